"""Positions as small text maps.

Hexes stand in columns, one character wide; a line of text is half a hex high. The six neighbours of M are numbered:

       . 1 .
      . 6 2 .
       . M .
      . 5 3 .
       . 4 .

    .  floor        #  wall hex         (blank)  no board, so wall as well
    M  the monster  m  other monsters   A B C D..  enemies, initiative 10, 20, 30, ...
    o  obstacle     t  trap    h  hazard    d  difficult terrain
    1 2 3 ..        floor hexes with a name for the expectation (`under` may lay an overlay beneath any name)

What is expected reads `1:AB 2:A 3`: move to 1 and attack A and B, or to 2 and attack A, or to 3 without an attack.
"""

from __future__ import annotations

import textwrap
from typing import Any

import msgspec

from questhall.games.gloomhaven.position import Enemy, Position, problems
from questhall.games.gloomhaven.rules.mind.options import Thought, think
from questhall.hex import Hex

KINDS = {"o": "obstacles", "t": "traps", "h": "hazards", "d": "difficult", "#": "walls", "m": "monsters"}
ENEMIES = "ABCDEFGHIJKL"

Names = dict[str, Hex]


def read_map(text: str) -> dict[Hex, str]:
    """The characters of a text map by their hex; the lowest line has y 0 or 1, columns count from the left."""
    lines = textwrap.dedent(text).strip("\n").rstrip().split("\n")
    found = {(q, y): mark for y, line in enumerate(reversed(lines)) for q, mark in enumerate(line) if mark != " "}
    shift = sum(next(iter(found))) % 2
    for q, y in found:
        assert (q + y + shift) % 2 == 0, f"the map is not staggered at column {q}, line {y} from below"
    return {(q, (y + shift - q) // 2): mark for (q, y), mark in found.items()}


def read_position(
    text: str, under: dict[str, str] | None = None, thin: str = "", **card: Any
) -> tuple[Position, Names]:
    """A position from a text map, and the hexes of its names."""
    marks = read_map(text)
    named = [(mark, hex_) for hex_, mark in marks.items() if mark == "M" or mark.isdigit() or mark in ENEMIES]
    names = dict(named)
    assert len(names) == len(named), "a name stands twice on the map"
    lists: dict[str, list[Hex]] = {field: [] for field in KINDS.values()}
    for hex_, mark in marks.items():
        for kind in (mark, *(under or {}).get(mark, "")):
            if kind in KINDS:
                lists[KINDS[kind]].append(hex_)
    card.setdefault("enemies", _enemies(names, card.pop("initiative", {})))
    card.setdefault("aoe", read_area(card.pop("area", "")))
    fields = {"board": sorted(marks), "monster": names["M"], "thin_walls": _thin(thin, names), **lists, **card}
    position = msgspec.convert(fields, Position)
    assert not list(problems(position)), list(problems(position))
    return position, names


def _enemies(names: Names, initiative: dict[str, float]) -> list[Enemy]:
    order = {mark: 10 * (index + 1) for index, mark in enumerate(ENEMIES)} | initiative
    return [Enemy(names[mark], order[mark]) for mark in ENEMIES if mark in names]


def _thin(text: str, names: Names) -> list[tuple[Hex, Hex]]:
    """Walls on edges: `1|2` is one between the hexes named 1 and 2."""
    pairs = [(names[wall[0]], names[wall[2]]) for wall in text.split()]
    return [(a, (b[0] - a[0], b[1] - a[1])) for a, b in pairs]


def read_area(text: str) -> list[Hex]:
    """An area as offsets: x are its hexes, M the monster's own; without an M any hex will do as origin."""
    if not text.strip():
        return []
    marks = read_map(text)
    origin = next((hex_ for hex_, mark in marks.items() if mark == "M"), min(marks))
    return [(q - origin[0], r - origin[1]) for (q, r), mark in marks.items() if mark == "x"]


Outcome = set[tuple[str, str]]


def outcome(thought: Thought, names: Names) -> Outcome:
    """The options of a thought in names; a hex without a name shows its coordinates."""
    called = {hex_: name for name, hex_ in names.items()}
    return {
        (called.get(option.hex, str(option.hex)), "".join(sorted(called[foe] for foe in option.attacks)))
        for option in thought.options
    }


def expected(text: str) -> Outcome:
    """`1:AB 2` as a set of hexes and attacks."""
    parts = (part.partition(":") for part in text.split())
    return {(name, attacks) for name, _, attacks in parts}


def check(text: str, expect: str, focus: str | None = None, **card: Any) -> Thought:
    """The monster of the map does exactly what is expected; with `focus`, these are its possible focuses."""
    position, names = read_position(text, **card)
    thought = think(position)
    does = outcome(thought, names)
    assert does == expected(expect), f"it does {sorted(does)}, not {sorted(expected(expect))}"
    if focus is not None:
        assert sorted(thought.focus) == sorted(names[name] for name in focus), f"its focus is {thought.focus}"
    return thought
