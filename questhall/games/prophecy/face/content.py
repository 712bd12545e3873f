"""Every printed component with its numbers and words: `questhall content prophecy`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, partial

from msgspec.structs import replace

from questhall.games.prophecy.content.cards import (
    ARTIFACTS,
    CHANCE,
    CHARACTERS,
    COMMON,
    CREATURES,
    GUARDIANS,
    HERE,
    OPPORTUNITIES,
    RARE,
    RING,
    SKILLS,
    ChanceCard,
    Character,
    Creature,
    Opportunity,
    OwnedCard,
    Place,
)
from questhall.games.prophecy.face import words
from questhall.games.prophecy.state import GUILDS
from questhall.kernel import WHOLE, Component, Content, Fact
from questhall.kernel.texts import Texts
from questhall.kit.content import origins

FILES = ("chance", "common", "rare", "artifacts", "skills", "creatures", "guardians", "opportunities")
# What all things of a kind follow; the words of a card lead to more.
FOLLOWED = {
    "characters": ("PR-CHAR-05", "PR-CHAR-07", "PR-CHAR-10"),
    "places": ("PR-LOC-WILD-01", "PR-OPP-01"),
    "common": ("PR-ITEM-03", "PR-OPP-14", "PR-LIMIT-03"),
    "rare": ("PR-ITEM-03", "PR-OPP-14", "PR-LIMIT-03"),
    "artifacts": ("PR-ASTRAL-08", "PR-ARTIFACT-01", "PR-ARTIFACT-02"),
    "skills": ("PR-OPP-07", "PR-OPP-08", "PR-SKILL-01"),
    "creatures": ("PR-CREAT-02", "PR-CREAT-06", "PR-CREAT-08"),
    "guardians": ("PR-ASTRAL-04", "PR-GUARD-01"),
    "opportunities": ("PR-OPP-01", "PR-OPP-05"),
    "chance": ("PR-COMP-07",),
}
GOODS_OF = {"common": ("places/village",), "rare": ("places/city",), "artifacts": ("planes",)}  # PR-CHANCE-GOODS-03
OWNED: Mapping[str, Mapping[str, OwnedCard]] = {"common": COMMON, "rare": RARE, "artifacts": ARTIFACTS}
FOES: Mapping[str, Mapping[str, Creature]] = {"creatures": CREATURES, "guardians": GUARDIANS}


def content(texts: Texts) -> Content:
    """Characters and the world, then what one owns, then what waits there."""
    return {
        "characters": lambda: [character(each, texts) for each in CHARACTERS.values()],
        "places": lambda: [place(each) for each in RING],
        **{kind: partial(owned, kind, cards.values(), texts) for kind, cards in OWNED.items()},
        "skills": partial(owned, "skills", SKILLS.values(), texts),
        **{kind: partial(foes, kind, cards.values(), texts) for kind, cards in FOES.items()},
        "opportunities": lambda: [opportunity(each, texts) for each in OPPORTUNITIES.values()],
        "chance": lambda: [chance(each, texts) for each in CHANCE.values()],
    }


@cache
def ours() -> dict[str, tuple[str, ...]]:
    return origins(*(HERE / f"{name}.yaml" for name in FILES))


def character(found: Character, texts: Texts) -> Component:
    facts: dict[str, Fact] = {"strength": found.strength, "will": found.will, "guilds": found.guilds, "sex": found.sex}
    guilds = tuple(f"places/{guild}" for guild in found.guilds)
    return Component("characters", found.id, found.name, facts, where=guilds)


def place(found: Place) -> Component:
    facts: dict[str, Fact] = {
        "terrain": found.terrain,
        "port": found.port,
        "gate": found.gate,
        "safe": found.safe,
        "planes": tuple(f"plane-{plane + 1}" for plane in found.planes),
    }
    where = tuple(f"plane-{plane + 1}" for plane in found.planes)
    return Component("places", found.id, found.name, facts, where=where)


def owned(kind: str, cards: Iterable[OwnedCard], texts: Texts) -> list[Component]:
    return [item_or_skill(kind, card, texts) for card in cards]


def item_or_skill(kind: str, card: OwnedCard, texts: Texts) -> Component:
    """Items cost gold, skills experience."""
    facts: dict[str, Fact] = {"price": card.price} if kind != "skills" else {"experience": card.price}
    if card.deck in GUILDS:
        facts["guild"] = card.deck
    where = (f"places/{card.deck}",) if card.deck in GUILDS else GOODS_OF[kind]
    return worded(Component(kind, card.id, card.name, facts, where=where), texts)


def foes(kind: str, cards: Iterable[Creature], texts: Texts) -> list[Component]:
    return [creature(kind, foe, texts) for foe in cards]


def creature(kind: str, foe: Creature, texts: Texts) -> Component:
    """Its type, home and prize stand in its words."""
    facts: dict[str, Fact] = {"strength": foe.strength, "will": foe.will, "lives": foe.lives, "experience": foe.xp}
    if kind == "guardians":
        facts["deck"] = foe.deck
    where = ("planes",) if kind == "guardians" else wild(foe.home)
    return worded(Component(kind, foe.id, foe.name, facts, where=where), texts)


def wild(home: str) -> tuple[str, ...]:
    """Where adventure cards lie, and the terrain where this one is stronger.  PR-LOC-WILD-01"""
    return ("wild", f"home-{home}") if home else ("wild",)


def opportunity(card: Opportunity, texts: Texts) -> Component:
    return worded(Component("opportunities", card.id, card.name, where=wild(card.home)), texts)


def chance(card: ChanceCard, texts: Texts) -> Component:
    """A gift has two halves, for the drawer and for the others; the other cards are told by their rule."""
    gift = {"mine": words.gains(card.mine, texts), "others": words.gains(card.others, texts)} if card.mine else {}
    said = texts.say(f"pr-chance-{card.rule}", **gift)
    facts: dict[str, Fact] = {"copies": card.count, "first": card.first}
    return Component(
        "chance", card.id, card.name, facts, {WHOLE: [said]}, ours().get(card.id, ()), where=("chance-deck",)
    )


def worded(found: Component, texts: Texts) -> Component:
    """With what the card says, and what of it is ours."""
    said = {WHOLE: [words.about(found.id, texts)]}
    return replace(found, words=said, origin=ours().get(found.id, ()))
