"""Lines of sight to be drawn: the line by which a hex is seen, or the lines that fail and the walls they touch."""

from __future__ import annotations

import msgspec

from questhall.hex import DIRECTIONS, Grid, Hex, Sight
from questhall.hex.sight import EAST, Point, touched_edges, touched_hexes

MISSES = 3  # failing lines told for a hex out of sight, each from another corner
TOUCHED = 12  # walls told for one line


class SightLine(msgspec.Struct, frozen=True):
    """A straight line between two corners, in points of a lattice: a hex has its centre at x = 3q, y = q + 2r.

    `walls` are the wall hexes it touches (all that is not board is wall), `thin_walls` the walls on edges.
    """

    start: Point
    end: Point
    walls: tuple[Hex, ...] = ()
    thin_walls: tuple[tuple[Hex, Hex], ...] = ()


class Glance(msgspec.Struct, frozen=True):
    """From a hex to another: the line that sees it or, out of sight, the lines that touch the fewest walls.

    `corners` counts the hex's corners that lie on no wall; there is no line at all when it or the start has none.
    """

    hex: Hex
    seen: bool
    corners: int
    lines: tuple[SightLine, ...]


def glances(grid: Grid, sight: Sight, start: int) -> tuple[Glance, ...]:
    """What the sight code says of every other open hex, with the corners it chose.  GH-LOS-02"""
    return tuple(glance(grid, sight, start, cell) for cell in grid.cells if cell != start)


def glance(grid: Grid, sight: Sight, start: int, cell: int) -> Glance:
    line = sight.line(start, cell)
    lines = (SightLine(*line),) if line else nearest_misses(grid, sight.corners(start), sight.corners(cell))
    return Glance(grid.hex(cell), line is not None, len(sight.corners(cell)), lines)


def nearest_misses(grid: Grid, starts: list[Point], ends: list[Point]) -> tuple[SightLine, ...]:
    """From each corner the line that touches the fewest walls; the best of them."""
    tried = [min((touching(grid, p, q) for q in ends), key=badness) for p in starts if ends]
    return tuple(sorted(tried, key=badness)[:MISSES])


def badness(line: SightLine) -> tuple[int, int]:
    """Walls touched, then the length."""
    (ax, ay), (bx, by) = line.start, line.end
    return len(line.walls) + len(line.thin_walls), (ax - bx) ** 2 + 3 * (ay - by) ** 2


def touching(grid: Grid, start: Point, end: Point) -> SightLine:
    """The line between two corners with the walls it touches."""
    (x, y), far = min(start, end), max(start, end)
    kind = x % 3
    column = (x - 2) // 3 if kind == EAST else (x + 2) // 3
    base, shape = (column, (y - column) // 2), (kind, far[0] - x, far[1] - y)
    hexes = [(base[0] + q, base[1] + r) for q, r in touched_hexes(*shape)]
    walls = tuple(hex_ for hex_ in hexes if not grid.holds(hex_))
    return SightLine(start, end, walls[:TOUCHED], thin_walls(grid, base, shape)[:TOUCHED])


def thin_walls(grid: Grid, base: Hex, shape: tuple[int, int, int]) -> tuple[tuple[Hex, Hex], ...]:
    """The walls on edges that a line of this shape touches."""
    if not grid.walls:
        return ()
    edges = (((base[0] + q, base[1] + r), direction) for q, r, direction in touched_edges(*shape))
    return tuple((hex_, DIRECTIONS[direction]) for hex_, direction in edges if is_wall(grid, hex_, direction))


def is_wall(grid: Grid, hex_: Hex, direction: int) -> bool:
    cell = grid.cell(hex_)
    return (cell, cell + grid.steps[direction]) in grid.walls
