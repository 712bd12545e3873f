"""For clients that draw the table: what is printed on the components, with sentences in both languages."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from questhall.games.prophecy.content.cards import (
    ARTIFACTS,
    CARDS,
    CHANCE,
    CHARACTERS,
    FOES,
    GUILD_OF,
    OPPORTUNITIES,
    RING,
    ChanceCard,
    Creature,
    OwnedCard,
)
from questhall.games.prophecy.face import gist, words
from questhall.games.prophecy.rules import markers, rounds
from questhall.games.prophecy.rules.board import DOORS
from questhall.games.prophecy.state import GUILDS
from questhall.kernel import Words
from questhall.kernel.texts import Texts


class Limits(msgspec.Struct):
    """At the end of a round, and of markers at any time."""

    gold: int
    xp: int
    items: int
    skills: int
    strength: int
    will: int


class PrintedPlace(msgspec.Struct):
    id: str
    terrain: str
    port: bool
    gate: bool
    safe: bool


class PrintedCharacter(msgspec.Struct):
    strength: int
    will: int
    guilds: tuple[str, ...]


class PrintedCard(msgspec.Struct):
    """An item or a skill."""

    deck: str
    guild: int
    price: int
    tags: list[str]
    hands: int
    spell: bool
    about: Words
    gist: list[gist.Mark]  # what it brings at a glance
    pays: dict[str, int]  # what its use costs


class PrintedFoe(msgspec.Struct):
    deck: str
    type: str
    strength: int
    will: int
    lives: int
    xp: int
    kinds: list[str]
    about: Words
    special: Words  # what marks and figures do not tell
    prize: dict[str, int]  # what a victory brings for certain, what a defeat costs
    loss: dict[str, int]


class PrintedOpportunity(msgspec.Struct):
    about: Words


class PrintedChance(msgspec.Struct):
    rule: str
    about: dict[str, list[str]]


class Printed(msgspec.Struct):
    ring: list[PrintedPlace]
    doors: list[tuple[int, ...]]
    guilds: tuple[str, ...]
    artifacts: list[str]
    limits: Limits
    characters: dict[str, PrintedCharacter]
    cards: dict[str, PrintedCard]
    foes: dict[str, PrintedFoe]
    opportunities: dict[str, PrintedOpportunity]
    chance: dict[str, PrintedChance]


def printed(texts: Sequence[Texts]) -> Printed:
    return Printed(
        ring=[PrintedPlace(place.id, place.terrain, place.port, place.gate, place.safe) for place in RING],
        doors=[DOORS[plane] for plane in sorted(DOORS)],
        guilds=GUILDS,
        artifacts=list(ARTIFACTS),
        limits=limits(),
        characters={who.id: PrintedCharacter(who.strength, who.will, who.guilds) for who in CHARACTERS.values()},
        cards={card.id: item_or_skill(card, texts) for card in CARDS.values()},
        foes={foe.id: creature(foe, texts) for foe in FOES.values()},
        opportunities={card.id: PrintedOpportunity(said(card.id, texts)) for card in OPPORTUNITIES.values()},
        chance={card.id: PrintedChance(card.rule, chance(card, texts)) for card in CHANCE.values()},
    )


def limits() -> Limits:
    """PR-LIMIT-01 to PR-LIMIT-04, PR-STR-07, PR-WILL-05"""
    purse = rounds.MOST_GOLD, rounds.MOST_XP
    return Limits(*purse, rounds.MOST_ITEMS, rounds.MOST_SKILLS, markers.MAX_RED, markers.MAX_BLUE)


def said(thing: str, texts: Sequence[Texts]) -> dict[str, str]:
    return {each.lang: words.about(thing, each) for each in texts}


def item_or_skill(card: OwnedCard, texts: Sequence[Texts]) -> PrintedCard:
    hands = 0 if not card.hand else 2 if "two-handed" in card.tags else 1
    guild = GUILD_OF.get(card.id, -1)
    values = card.deck, guild, card.price, sorted(card.tags), hands, card.spell
    return PrintedCard(*values, said(card.id, texts), gist.card(card), gist.price(card))


def creature(foe: Creature, texts: Sequence[Texts]) -> PrintedFoe:
    kinds = [kind for kind, _ in foe.kinds]
    values = foe.deck, foe.type, foe.strength, foe.will, foe.lives, foe.xp
    special = {each.lang: words.special(foe, each) for each in texts}
    return PrintedFoe(*values, kinds, said(foe.id, texts), special, gist.prize(foe), gist.loss(foe))


def chance(card: ChanceCard, texts: Sequence[Texts]) -> dict[str, list[str]]:
    """A gift's two halves, for the drawer and for the others; other rules are told by the client's own words."""
    return {each.lang: [words.gains(card.mine, each), words.gains(card.others, each)] for each in texts if card.mine}
