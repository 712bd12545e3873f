"""What a scenario page says beside goal and map, as plain data: who comes when, which doors open how, what stands there
with hit points, what works all the time.  `notation/scenario_rules.py` reads the words.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from questhall.games.gloomhaven.content.scenario_map import Ranks
from questhall.games.gloomhaven.content.terms import Element

Moment = Literal["start", "end"]  # of a round
TokenKind = Literal["ally", "guarded", "objective"]
Crowd = Literal["characters", "monsters", "demons", "everybody"]  # characters: with their summons
DEMON = "demon"  # how the types of demons end
GOALS = "goals"  # in the place of a door: every goal treasure is looted


class Spawn(msgspec.Struct, frozen=True):
    """Monsters that come by themselves: when a door opens, once something is done, or in some rounds.

    GH-SPECIAL-01, GH-SPECIAL-02, GH-SPECIAL-03
    """

    type: str
    ranks: Ranks
    mark: str
    moment: Moment | Literal["door"]
    rounds: Literal["", "every", "odd", "even"] = ""
    numbers: tuple[int, ...] = ()  # of rounds
    until: str = ""  # the mark of a door, once it is open no more
    after: str = ""  # the mark of a door, before it is open not yet
    once: str = ""  # the mark of a door, or `goals`: a single time


class Snare(msgspec.Struct, frozen=True):
    """Damage traps that appear on every hex of a mark when a door opens."""

    mark: str
    door: str


class Token(msgspec.Struct, frozen=True):
    """A numbered token with hit points on every hex of a mark.

    ally: it fights for the characters and may act; guarded: monsters attack it, it is nobody's ally; objective: an
    obstacle that the characters attack.  GH-SPECIAL-06, GH-SPECIAL-08, GH-SPECIAL-09
    """

    kind: TokenKind
    name: str
    mark: str  # none: a boss lays it
    hit_points: str  # a formula with C and L
    opens: bool = False  # it is a locked door, open once it is destroyed
    move: int = 0
    towards: str = ""  # the mark it goes to
    like: str = ""  # the boss whose hit points it has


class Plates(msgspec.Struct, frozen=True):
    """A mark whose pressure plates count for parties of at least so many."""

    mark: str
    least: int = 2


class Opening(msgspec.Struct, frozen=True):
    """What opens the locked doors of a mark: a character on a plate, all of them on plates, or a round's beginning.

    GH-SPECIAL-04, GH-SPECIAL-05
    """

    door: str
    plate: str = ""
    all_on: tuple[Plates, ...] = ()
    round: int = 0


class Influence(msgspec.Struct, frozen=True):
    """What works on a crowd as long as a token of that name stands, or for each that is not destroyed."""

    crowd: Crowd
    token: str
    each: bool = False
    within: int = 0  # hexes around it; 0: everywhere
    hit_points: int = 0
    attack: int = 0
    move_halves: int = 0
    range_halves: int = 0  # of ranged attacks
    advantage: bool = False
    disadvantage: bool = False
    heal: int = 0  # at the start of their turns
    suffer: int = 0


class Toll(msgspec.Struct, frozen=True):
    """Damage that comes by itself."""

    crowd: Crowd
    damage: str  # a formula with C and L
    moment: Literal["start of rounds", "end of rounds", "end of turns"]
    tile: str = ""  # only there
    after: str = ""  # the mark of a door
    first: int = 1  # round


class Tide(msgspec.Struct, frozen=True):
    """Elements that are set anew at the start of every round."""

    strong: tuple[Element, ...]
    inert: tuple[Element, ...]


class Defeat(msgspec.Struct, frozen=True):
    """What loses the scenario beside exhaustion of all."""

    dies: str = ""  # any token of that name
    exhausted_off: str = ""  # a character, elsewhere than on that mark


class Goal(msgspec.Struct, frozen=True):
    """What wins the scenario; all of it must hold."""

    enemies: Literal["", "all", "revealed"] = ""  # none is left, with every room open or as far as rooms are
    kills: dict[str, str] = {}  # by type, or types joined by + ("enemies": any), a formula with C and L
    reveal: tuple[str, ...] = ()  # tiles
    doors: bool = False  # every door is open
    loot: Literal["", "any", "ability"] = ""  # every goal treasure is looted; by Loot abilities alone
    plates: tuple[Plates, ...] = ()
    destroy: tuple[str, ...] = ()  # every token of these names
    escort: tuple[str, str] = ("", "")  # a token, and the mark beside which it must end its turn
    escape: str = ""  # the mark on which all characters must stand, or have been exhausted
    survive: int = 0  # rounds
    bring: tuple[str, str] = ("", "")  # a thing that somebody carries, and the mark beside which it must come


Rule = Influence | Toll | Tide
