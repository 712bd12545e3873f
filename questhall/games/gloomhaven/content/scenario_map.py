"""Scenario maps: what lies on the table when a Gloomhaven scenario begins.

Hexes are axial ``(q, r)`` on flat-top columns, r growing upward.
`notation/maps.py` reads the text notation, `atlas.py` the files.
"""

from collections.abc import Iterator
from functools import cached_property
from typing import Literal, get_args

import msgspec

from questhall.hex import DIRECTIONS, Hex

Edge = tuple[Hex, Hex]
Lang = Literal["en", "ru"]
PassageKind = Literal["door", "corridor", "breakable-wall"]
GroundKind = Literal["obstacle", "trap", "hazard", "difficult", "treasure", "coin", "plate", "wall", "mark"]
Rank = Literal["none", "normal", "elite", "boss"]
Ranks = tuple[Rank, Rank, Rank]

GROUND_KINDS: tuple[GroundKind, ...] = get_args(GroundKind)


class MapError(ValueError):
    """A map that cannot be read, or a scenario that has none."""


class Tile(msgspec.Struct, frozen=True):
    """One map tile (GH-TERM-10: its border is a wall)."""

    sign: str
    name: str
    hexes: tuple[Hex, ...]


class Passage(msgspec.Struct, frozen=True):
    """A door, corridor or breakable wall hex; `tile` is the sign of the tile it lies on, if any."""

    sign: str
    kind: PassageKind
    name: str
    hex: Hex
    tile: str = ""
    marks: tuple[str, ...] = ()


class GroundPiece(msgspec.Struct, frozen=True):
    """An overlay token, or a printed mark on the bare floor. `value`: treasure number, "goal" or coins."""

    sign: str
    kind: GroundKind
    name: str
    hexes: tuple[Hex, ...]
    value: str = ""
    marks: tuple[str, ...] = ()


class MonsterSpot(msgspec.Struct, frozen=True):
    """A monster's hex with its label for 2, 3 and 4 characters (GH-SCEN-05, GH-SCEN-06)."""

    sign: str
    name: str
    hex: Hex
    ranks: Ranks

    def rank(self, characters: int) -> Rank:
        """The label that counts for this many characters."""
        if not 2 <= characters <= 4:
            raise MapError(f"monster labels exist for 2, 3 and 4 characters, not for {characters}")
        return self.ranks[characters - 2]


class ScenarioMap(msgspec.Struct, frozen=True, dict=True):
    """A whole scenario map, all rooms laid out."""

    number: int
    names: dict[Lang, str]
    tiles: tuple[Tile, ...]
    passages: tuple[Passage, ...]
    ground: tuple[GroundPiece, ...]
    starts: tuple[Hex, ...]
    monsters: tuple[MonsterSpot, ...]
    doubts: tuple[str, ...] = ()
    extra_walls: tuple[Edge, ...] = ()
    removed_walls: tuple[Edge, ...] = ()

    @cached_property
    def wall_hexes(self) -> frozenset[Hex]:
        """Tile hexes that a wall overlay fills: nobody stands there or sees through."""
        return frozenset(h for piece in self.ground if piece.kind == "wall" for h in piece.hexes)

    @cached_property
    def hexes(self) -> frozenset[Hex]:
        """Every hex a figure could stand on: tiles, doors and corridors; all else is wall."""
        laid = {h for tile in self.tiles for h in tile.hexes} | {passage.hex for passage in self.passages}
        return frozenset(laid) - self.wall_hexes

    @cached_property
    def tile_of(self) -> dict[Hex, Tile]:
        """The tile under each hex; hexes between the tiles are missing."""
        return {h: tile for tile in self.tiles for h in tile.hexes}

    @cached_property
    def thin_walls(self) -> frozenset[Edge]:
        """Walls between neighbours: tile borders without door or corridor (GH-TERM-10, GH-OVERLAY-04)."""
        return frozenset({*self.tile_borders, *self.extra_walls} - set(self.removed_walls))

    @cached_property
    def tile_borders(self) -> frozenset[Edge]:
        """Edges where full hexes of two tiles face each other, doors and corridors left out."""
        tile_of, bridged = self.tile_of, {passage.hex for passage in self.passages}
        facing = (edge(h, n) for h in tile_of for n in neighbours(h) if n in tile_of and tile_of[h] is not tile_of[n])
        return frozenset(pair for pair in facing if not bridged & set(pair))

    @cached_property
    def marks(self) -> dict[str, tuple[Hex, ...]]:
        """Printed letters, numbers and objective tokens with their hexes."""
        found: dict[str, list[Hex]] = {}
        for piece in self.ground:
            for mark in piece.marks:
                found.setdefault(mark, []).extend(piece.hexes)
        for passage in self.passages:
            for mark in passage.marks:
                found.setdefault(mark, []).append(passage.hex)
        return {mark: tuple(sorted(hexes)) for mark, hexes in sorted(found.items())}

    def monsters_for(self, characters: int) -> list[tuple[MonsterSpot, Rank]]:
        """The monsters set up for this many characters (GH-SCEN-05)."""
        return [(spot, rank) for spot in self.monsters if (rank := spot.rank(characters)) != "none"]

    def rooms(self) -> list[frozenset[Hex]]:
        """Tiles joined by corridors, parted by doors and breakable walls, which belong to no room (GH-TERM-16)."""
        barred = {passage.hex for passage in self.passages if passage.kind != "corridor"}
        return connected(self.hexes - barred, self.thin_walls)


def neighbours(h: Hex) -> Iterator[Hex]:
    """The six hexes around a hex, walls not asked."""
    return ((h[0] + q, h[1] + r) for q, r in DIRECTIONS)


def edge(a: Hex, b: Hex) -> Edge:
    """The border between two neighbours, the same from both sides."""
    return (a, b) if a < b else (b, a)


def connected(hexes: frozenset[Hex], walls: frozenset[Edge]) -> list[frozenset[Hex]]:
    """Split hexes into parts that hang together without crossing a wall."""
    left, parts = set(hexes), []
    while left:
        part, border = set[Hex](), [min(left)]
        while border:
            here = border.pop()
            part.add(here)
            border += [n for n in neighbours(here) if n in left and n not in part and edge(here, n) not in walls]
        left -= part
        parts.append(frozenset(part))
    return parts
