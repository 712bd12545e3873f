"""For clients that draw the table: what is printed on the components, with sentences in both languages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from questhall.games.prophecy import wording
from questhall.games.prophecy.cards import (
    ARTIFACTS,
    CARDS,
    CHANCE,
    CHARACTERS,
    FOES,
    GUILD_OF,
    OPPORTUNITIES,
    RING,
    Card,
    ChanceCard,
    Creature,
)
from questhall.games.prophecy.rules import markers, rounds
from questhall.games.prophecy.rules.board import DOORS
from questhall.games.prophecy.state import GUILDS, World
from questhall.kernel import Game
from questhall.kernel.texts import LANGUAGES, Texts

LIMITS = {
    "gold": rounds.MOST_GOLD,
    "xp": rounds.MOST_XP,
    "items": rounds.MOST_ITEMS,
    "skills": rounds.MOST_SKILLS,
    "strength": markers.MAX_RED,
    "will": markers.MAX_BLUE,
}


@cache
def printed(game: Game[World]) -> Mapping[str, Any]:
    texts = [Texts(game, lang) for lang in LANGUAGES]
    return {
        "ring": [
            {"id": place.id, "terrain": place.terrain, "port": place.port, "gate": place.gate, "safe": place.safe}
            for place in RING
        ],
        "doors": [DOORS[plane] for plane in sorted(DOORS)],
        "guilds": GUILDS,
        "artifacts": list(ARTIFACTS),
        "limits": LIMITS,
        "characters": {
            who.id: {"strength": who.strength, "will": who.will, "guilds": who.guilds} for who in CHARACTERS.values()
        },
        "cards": {card.id: item_or_skill(card, texts) for card in CARDS.values()},
        "foes": {foe.id: creature(foe, texts) for foe in FOES.values()},
        "opportunities": {card.id: {"about": said(card.id, texts)} for card in OPPORTUNITIES.values()},
        "chance": {card.id: {"rule": card.rule, "about": chance(card, texts)} for card in CHANCE.values()},
    }


def said(thing: str, texts: Sequence[Texts]) -> dict[str, str]:
    return {each.lang: wording.describe(thing, each) for each in texts}


def item_or_skill(card: Card, texts: Sequence[Texts]) -> dict[str, Any]:
    return {
        "deck": card.deck,
        "guild": GUILD_OF.get(card.id, -1),
        "price": card.price,
        "tags": sorted(card.tags),
        "hands": 0 if not card.hand else 2 if "two-handed" in card.tags else 1,
        "spell": card.spell,
        "about": said(card.id, texts),
    }


def creature(foe: Creature, texts: Sequence[Texts]) -> dict[str, Any]:
    return {
        "deck": foe.deck,
        "type": foe.type,
        "strength": foe.strength,
        "will": foe.will,
        "lives": foe.lives,
        "xp": foe.xp,
        "kinds": [kind for kind, _ in foe.kinds],
        "about": said(foe.id, texts),
    }


def chance(card: ChanceCard, texts: Sequence[Texts]) -> dict[str, list[str]]:
    """A gift's two halves, for the drawer and for the others; other rules are told by the client's own words."""
    return {
        each.lang: [wording.gains(card.mine, each), wording.gains(card.others, each)] for each in texts if card.mine
    }
