"""Answers to what can be wondered about: what a monster will do, what sees what, who could strike where."""

from __future__ import annotations

import msgspec

from questhall.games.gloomhaven.face.options.hints import Odds
from questhall.games.gloomhaven.position import Position
from questhall.hex import Hex
from questhall.hex.sight import Point
from questhall.kernel import Words


class Why(msgspec.Struct):
    """One reason of a monster, with the rules behind it and the hexes it is about."""

    rules: list[str]
    key: str
    cells: list[int]
    about: Words


class Step(msgspec.Struct, omit_defaults=True):
    """One action of a monster's turn."""

    kind: str  # move, attack, heal, shield, retaliate, summon, trap, loot, affect, suffer, open-door ...
    path: list[int] = []  # of a move, the hexes entered
    blows: list[Odds] = []  # of an attack, one a target (or more, where it strikes several times)
    figures: list[str] = []  # whom another action is for
    value: int = -1
    choice: bool = False  # several things are equal and players decide: this is the first of them
    nothing: bool = False  # it cannot do it: no focus, no target, held by a condition


class Course(msgspec.Struct, omit_defaults=True):
    """A monster's turn with one card, as it would be now."""

    card: str
    initiative: int
    focus: str = ""
    steps: list[Step] = []
    why: list[Why] = []
    ends: int = -1  # the cell where it stands afterwards
    dies: bool = False  # a wound, a trap or the answer to its move brings it down


class Target(msgspec.Struct):
    """Somebody whom a monster may attack."""

    figure: str
    cards: int  # with how many of the cards it may draw
    least: int  # damage, over these cards
    most: int
    mean: float  # on average, if one of these cards is drawn
    kill: float  # how likely it kills, over all the cards


class Intent(msgspec.Struct, tag="intent"):
    """What a monster or a summon will do, by the rules alone: with its card of the round, or before the reveal with
    every card that may still come."""

    figure: str
    known: bool  # its card lies open
    acted: bool  # it has had its turn in this round; the courses are those of the next
    certain: bool  # nobody acts before it and no choice is left to players: so it will be
    before: list[str]  # who acts before it: classes and types
    courses: list[Course]
    targets: list[Target]


class Glimpse(msgspec.Struct):
    """A line between two corners, in points of a lattice (a hex has its centre at x = 3q, y = q + 2r), with the wall
    hexes and the walls on edges that it touches."""

    start: Point
    end: Point
    walls: list[Hex]
    edges: list[tuple[Hex, Hex]]  # a hex, and the direction of its edge


class SightAnswer(msgspec.Struct, tag="sight"):
    """Whether two hexes see each other: the line by which they do, or the best of those that fail."""

    seen: bool
    adjacent: bool  # neighbours without a wall between them always see each other
    range: int  # counted around walls; -1: no way leads there
    lines: list[Glimpse]


class ReachAnswer(msgspec.Struct, tag="reach"):
    """Where a monster could end its move and what its attack could hit, over all cards that may come."""

    figure: str
    moves: list[int]
    hits: list[int]


class Attacker(msgspec.Struct):
    figure: str
    cards: int  # with how many of its cards it could attack somebody there
    of: int  # cards that may come; 1 once its card lies open
    acted: bool  # not in this round any more


class Threat(msgspec.Struct, tag="threat"):
    """The monsters that could attack a character on a hex, as far as range, sight and ways go."""

    cell: int
    attackers: list[Attacker]


class AreaAnswer(msgspec.Struct, tag="area"):
    """An area laid on a hex in one of its turns: the option that covers the same figures, or why there is none."""

    at: int
    turn: int
    cells: list[int]
    figures: list[str]
    key: str  # empty where it cannot lie there
    rule: str  # of the refusal
    reason: str  # the key of its sentence in the texts


class PositionAnswer(msgspec.Struct, tag="position"):
    """A monster's situation as the tool page reads it, with its first card that may come."""

    figure: str
    card: str
    position: Position


class Chronicle(msgspec.Struct, tag="chronicle"):
    """The story of the campaign so far, a sentence an entry, by language; a heading says where a chapter begins."""

    lines: dict[str, list[str]]


Answer = Intent | SightAnswer | ReachAnswer | Threat | AreaAnswer | PositionAnswer | Chronicle
