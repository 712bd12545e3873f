"""Everything printed on components, read once from content/*.yaml; faults are told with file, line and word."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from questhall.games.prophecy.content import notation
from questhall.games.prophecy.content.notation import Gain, Text
from questhall.games.prophecy.state import GUILDS
from questhall.kernel import Joined, Shelf, Words
from questhall.kit.content import BadWord, C, cards

HERE = Path(__file__).parent
Price = tuple[tuple[str, int], ...]


class Place(msgspec.Struct, forbid_unknown_fields=True, frozen=True, dict=True):
    id: str
    name: Words
    terrain: str  # plains, forest, mountains, guild, city, village, enchanted
    port: bool = False
    gate: bool = False
    safe: bool = False
    planes: tuple[int, ...] = ()

    @cached_property
    def civilised(self) -> bool:
        return self.terrain in ("guild", "city", "village")

    @cached_property
    def wild(self) -> bool:
        return self.terrain in ("plains", "forest", "mountains")

    def has(self, feature: str) -> bool:
        if feature == "port":
            return self.port
        return self.civilised if feature == "civilised" else self.terrain == feature


class Character(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    name: Words
    strength: int
    will: int
    guilds: tuple[str, str]
    sex: str


class ChanceCard(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    name: Words
    count: int = 1
    first: tuple[int, int] = (0, 0)  # copies in the first edition: for all, and more for 4-5 players
    rule: str = ""  # terrain, guild, goods, gift or a name of its own
    mine: tuple[Gain, ...] = ()
    others: tuple[Gain, ...] = ()


class OwnedCard(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True, dict=True):
    """An item, an artifact or a skill."""

    id: str
    name: Words
    deck: str  # common, rare, artifact, or the guild of a skill
    price: int = 0  # gold for an item, experience for a skill
    tags: frozenset[str] = frozenset()
    text: Text = Text()
    effect: str = ""  # a function in effects/

    @cached_property
    def hand(self) -> bool:
        return bool(self.tags & {"weapon", "shield", "held"})

    @cached_property
    def spell(self) -> bool:
        return any(act.spell for act in self.text.activations)


class Creature(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True, dict=True):
    id: str
    name: Words
    deck: str = "adventure"
    type: str = ""
    strength: int = 0
    will: int = 0
    lives: int = 1
    xp: int = 0
    kinds: tuple[tuple[str, Price], ...] = ()  # kinds of battle and what each costs
    reward: tuple[Gain, ...] = ()
    loss: tuple[Gain, ...] = (Gain("lose-health", 1),)
    before: tuple[Gain, ...] = ()
    home: str = ""  # where it is stronger ...
    home_strength: int = 0  # ... and by how much
    home_will: int = 0
    home_loss: tuple[Gain, ...] = ()
    rules: frozenset[str] = frozenset()  # rules of its own, by name


class Opportunity(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True, dict=True):
    id: str
    name: Words
    price: Price = ()
    gains: tuple[Gain, ...] = ()
    home: str = ""
    home_gains: tuple[Gain, ...] = ()
    test: str = ""  # strength or will: die + value must reach
    reach: int = 0
    fail: tuple[Gain, ...] = ()
    effect: str = ""  # a function in effects/


RULES = {
    *(
        "optional",
        "no-spells",
        "fist-fight",
        "margin",
        "damage-weapon",
        "destroy-weapon",
        "bleed",
        "riddle",
        "rob-item",
    ),
    *("rob-gold", "rob-best", "twice-health", "ambush", "by-kind", "treasure-die", "refusable", "half-health"),
    *("drain-each", "weapon-of-choice", "burn-scrolls", "likes-men", "likes-women"),
}
SECOND_KIND: Price = (("usual", 1),)  # the mana that the rules ask for it, see rules/foes.py
ORDERS = {
    "shadow": (("shadow", ()),),
    "both": (("both", ()),),
    "vampire": (("two-part", ()),),
    "will-first": (("will", ()), ("strength", SECOND_KIND)),
    "shapeless": (("strength", (("mana", 4),)), ("will", (("health", 2),))),
}


def read(name: str, make: Callable[[dict[str, Any]], C], **more: Any) -> dict[str, C]:
    """All cards of a file by id, made by a function of one entry."""
    return cards(HERE / f"{name}.yaml", make, **more)


def card(entry: dict[str, Any]) -> OwnedCard:
    """An item or a skill."""
    text = notation.parsed(str(entry.pop("text", "")))
    tags = frozenset(str(entry.pop("is", "")).split())
    made: OwnedCard = msgspec.convert({**entry, "tags": tags}, OwnedCard, strict=False)
    return msgspec.structs.replace(made, text=text)


def creature(entry: dict[str, Any]) -> Creature:
    parts = {
        key: notation.gains(str(entry.pop(key))) for key in ("reward", "loss", "before", "home_loss") if key in entry
    }
    rules = frozenset(str(entry.pop("rules", "")).split())
    if rules - RULES:
        raise BadWord(min(rules - RULES), "no such rule of a creature")
    order = entry.pop("order", "")
    if order and order not in ORDERS:
        raise BadWord(order, f"expected one of {', '.join(ORDERS)}")
    made: Creature = msgspec.convert(entry, Creature, strict=False)
    return msgspec.structs.replace(made, rules=rules, kinds=ORDERS[order] if order else kinds_of(made), **parts)


def kinds_of(made: Creature) -> tuple[tuple[str, Price], ...]:
    """Strength only, Will only, or Strength first and Will for mana.  PR-BATTLE-03, PR-BATTLE-04, PR-BATTLE-06"""
    if not made.will:
        return (("strength", ()),)
    return (("strength", ()), ("will", SECOND_KIND)) if made.strength else (("will", ()),)


def opportunity(entry: dict[str, Any]) -> Opportunity:
    cost, base = notation.price(str(entry.pop("text", "")))
    home = notation.gains(str(entry.pop("home_text", "")))
    fail = notation.gains(str(entry.pop("fail", "")))
    made: Opportunity = msgspec.convert(entry, Opportunity, strict=False)
    return msgspec.structs.replace(made, price=cost, gains=base, home_gains=home, fail=fail)


def chance_card(entry: dict[str, Any]) -> ChanceCard:
    mine, others = notation.gains(str(entry.pop("mine", ""))), notation.gains(str(entry.pop("others", "")))
    made: ChanceCard = msgspec.convert(entry, ChanceCard, strict=False)
    return msgspec.structs.replace(made, mine=mine, others=others)


def as_place(entry: dict[str, Any]) -> Place:
    return msgspec.convert(entry, Place, strict=False)


def as_character(entry: dict[str, Any]) -> Character:
    return msgspec.convert(entry, Character, strict=False)


RING: tuple[Place, ...] = tuple(read("ring", as_place).values())
SPOT: dict[str, int] = {place.id: at for at, place in enumerate(RING)}
CHARACTERS: dict[str, Character] = read("characters", as_character)
CHANCE: dict[str, ChanceCard] = read("chance", chance_card)
CREATURES: Shelf[str, Creature] = Shelf(read("creatures", creature))
GUARDIANS: dict[str, Creature] = read("guardians", creature)
FOES: Shelf[str, Creature] = Joined(CREATURES, GUARDIANS)
OPPORTUNITIES: Shelf[str, Opportunity] = Shelf(read("opportunities", opportunity))
COMMON: Shelf[str, OwnedCard] = Shelf(read("common", card, deck="common"))
RARE: Shelf[str, OwnedCard] = Shelf(read("rare", card, deck="rare"))
ARTIFACTS: dict[str, OwnedCard] = read("artifacts", card, deck="artifact")
ITEMS: Shelf[str, OwnedCard] = Joined(COMMON, RARE, ARTIFACTS)
SKILLS: Shelf[str, OwnedCard] = Shelf(read("skills", card))
CARDS: Shelf[str, OwnedCard] = Joined(ITEMS, SKILLS)
GUILD_OF: dict[str, int] = SKILLS.each(lambda skill: GUILDS.index(skill.deck))
GUILD_AT: dict[int, int] = {SPOT[guild]: number for number, guild in enumerate(GUILDS)}
