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
EventDeck = Literal["road", "city"]

LEVEL_X = 0  # the letter instead of a level: open from the start.  GH-CHAR-06


class HeroAction(msgspec.Struct, frozen=True):
    """A line of a card that bears enhancements.  GH-ENH-07"""

    kind: str  # move, attack, heal, loot, shield, suffer (own damage), lose (own cards), condition ...
    value: int = 0
    on: Affected = "enemies"
    conditions: tuple[str, ...] = ()
    range: int = 0
    targets: int = 1
    pattern: int = 0  # hexes of its area
    jump: bool = False
    infuse: tuple[str, ...] = ()


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
    about: Mapping[str, str] = {}  # of a class from a box, in a sentence

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
    requires: tuple[tuple[str, ...], ...] = ()  # ways to be allowed; each needs all of its achievements
    treasures: tuple[Treasure, ...] = ()
    in_town: bool = False  # on the enlarged map of Gloomhaven.  GH-MAP-06


class Onset(msgspec.Struct, frozen=True):
    """What every character of the party starts the next scenario with.  GH-EVENT-19, GH-SETUP-06"""

    damage: int = 0
    discard: int = 0  # cards of the hand
    conditions: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()  # that enter the modifier deck: curse, bless, -1


NO_ONSET = Onset()


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
    together: int = 0  # gold that the members share.  GH-EVENT-11
    random_designs: int = 0
    events: tuple[tuple[EventDeck, int], ...] = ()  # added to their decks.  GH-EVENT-17
    onset: Onset = NO_ONSET
    uses_up: Literal["", "each", "together"] = ""  # a small item stays used up through the next scenario.  GH-EVENT-21
    either: tuple[Reward, ...] = ()  # the party chooses one of these
