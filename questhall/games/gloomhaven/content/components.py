"""What the characters' components print, as plain data: ability cards, items, classes, rewards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

Half = Literal["top", "bottom"]
Affected = Literal["enemies", "allies", "self"]
Duration = Literal["", "persistent", "round"]
Slot = Literal["head", "body", "legs", "hand", "two-hands", "small"]
ItemSymbol = Literal["", "rotate", "use-up"]

LEVEL_X = 0  # the letter instead of a level: open from the start.  GH-CHAR-06


class HeroAction(msgspec.Struct, frozen=True):
    """One instruction inside an ability.  GH-TERM-06"""

    kind: str  # move, attack, heal, loot, shield, suffer (own damage), lose (own cards), condition ...
    value: int = 0
    on: Affected = "enemies"
    conditions: tuple[str, ...] = ()
    range: int = 0
    targets: int = 1
    pattern: int = 0  # hexes of its area
    jump: bool = False
    infuse: tuple[str, ...] = ()


class Ability(msgspec.Struct, frozen=True):
    """One half of a card: its actions in printed order, and the symbols beside them.  GH-TERM-05"""

    actions: tuple[HeroAction, ...]
    xp: int = 0
    xp_if: Mapping[str, int] = {}  # by printed condition
    lost: bool = False
    lasting: Duration = ""
    slots: tuple[int, ...] = ()  # the XP printed on each
    trigger: str = ""  # what moves the token on
    helps: Affected = "self"  # whom a lasting effect serves


class HeroCard(msgspec.Struct, frozen=True):
    """An ability card of a class."""

    id: str
    initiative: int
    top: Ability
    bottom: Ability
    level: int = 1
    no_recovery: bool = False

    def half(self, half: Half) -> Ability:
        """The ability on that half."""
        return self.top if half == "top" else self.bottom


class Item(msgspec.Struct, frozen=True):
    """An item card.  GH-ITEM-01"""

    number: int
    cost: int
    slot: Slot
    copies: int = 2
    symbol: ItemSymbol = ""
    slots: int = 0
    trigger: str = ""
    actions: tuple[HeroAction, ...] = ()
    changes_attack: bool = False
    penalty: int = 0
    no_refresh: bool = False


class Perk(msgspec.Struct, frozen=True):
    """One line of a class's perk list: what it takes from the modifier deck and what it puts in."""

    boxes: int = 1
    removes: tuple[str, ...] = ()
    adds: tuple[str, ...] = ()
    ignores_items: bool = False
    ignores_scenario: bool = False


class Job(msgspec.Struct, frozen=True):
    """A class: its mat, its cards and its perks.  GH-CHAR-01"""

    name: str
    hand_limit: int
    hit_points: tuple[int, ...]  # at level 1, 2 ...
    cards: tuple[str, ...] = ()
    perks: Mapping[str, Perk] = {}
    unlock_event: int = 0  # 0: one of the six starting classes.  GH-CHAR-03
    retirement_event: int = 0

    def perk_id(self, name: str) -> str:
        """What options and the log call a line of the perk list: `perk-brute-3`."""
        return f"perk-{self.name}-{list(self.perks).index(name) + 1}"


class Treasure(msgspec.Struct, frozen=True):
    """A treasure token: numbered, or (without a number) one whose rules the scenario tells.  GH-OVERLAY-20"""

    number: int = 0
    story: str = ""


class Scenario(msgspec.Struct, frozen=True):
    """What the campaign knows of a scenario; links may name the town.  GH-SCEN-01, GH-TRAVEL-04"""

    number: int
    links: tuple[int, ...] = ()
    requires: tuple[str, ...] = ()
    treasures: tuple[Treasure, ...] = ()
    in_town: bool = False  # on the enlarged map of Gloomhaven.  GH-MAP-06


class Reward(msgspec.Struct, frozen=True):
    """What a treasure, an event or a scenario gives (or takes, below 0)."""

    gold: int = 0
    xp: int = 0
    checkmarks: int = 0
    item: int = 0
    design: int = 0
    reputation: int = 0
    prosperity: int = 0
    scenarios: tuple[int, ...] = ()
    party_achievements: tuple[str, ...] = ()
    achievements: tuple[str, ...] = ()
    each: bool = False  # gold, XP and checkmarks for every character, not for one


HeroCards = Mapping[str, HeroCard]
Items = Mapping[int, Item]
