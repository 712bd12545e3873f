"""Lines of sight: some corner to some corner, by a straight line that touches no wall, not even a wall's corner; and
always between neighbours with no wall between them.

Exact: corners lie on an integer lattice (a hex has its centre at x = 3q, y = q + 2r, so its corners are whole numbers
as well), and which hexes and edges a line touches depends only on where it starts within a hex and how far it goes.
That is worked out once per line shape; on a grid it becomes a bit mask to lay over the walls.
"""

from __future__ import annotations

from functools import cache

from questhall.hex.grid import DIRECTIONS, Grid, Hex

Point = tuple[int, int]

# Corner d and corner d + 1 bound the edge in direction d.
CORNERS: tuple[Point, ...] = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
EAST = 2  # x modulo 3 of a corner that is the east corner of some hex; the others are the west corner of one


def _overlap(a: int, b: int, centre: int, reach: int) -> bool:
    """Whether the span from a to b meets the span of this reach around the centre."""
    return min(a, b) <= centre + reach and max(a, b) >= centre - reach


def _touches_hex(start: Point, end: Point, centre: Point) -> bool:
    """Whether a segment whose straight line touches the hex does so itself, seen along the hex's three axes."""
    (ax, ay), (bx, by), (cx, cy) = start, end, centre
    return _overlap(ay, by, cy, 1) and _overlap(ax + ay, bx + by, cx + cy, 2) and _overlap(ax - ay, bx - by, cx - cy, 2)


def _side(a: Point, b: Point, c: Point) -> int:
    """Positive, negative or zero: c lies left of the line from a to b, right of it, or on it."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _between(a: Point, b: Point, c: Point) -> bool:
    """Whether c lies in the box of a and b."""
    return min(a[0], b[0]) <= c[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= c[1] <= max(a[1], b[1])


def _touches_edge(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether the segments ab and cd have a point in common, their ends included."""
    sides = _side(a, b, c), _side(a, b, d), _side(c, d, a), _side(c, d, b)
    if _opposite(sides[0], sides[1]) and _opposite(sides[2], sides[3]):
        return True
    ends = ((a, b, c), (a, b, d), (c, d, a), (c, d, b))
    return any(side == 0 and _between(*end) for side, end in zip(sides, ends, strict=True))


def _opposite(a: int, b: int) -> bool:
    return (a < 0 < b) or (b < 0 < a)


def _rows(start: Point, dx: int, dy: int, q: int) -> range:
    """The rows of column q whose hexes are touched by the endless line (for an upright one: that it could touch)."""
    x, y = start
    if dx == 0:
        return range((y - q - 1) // 2, (y + dy - q + 1) // 2 + 1)
    reach = max(2 * abs(dy), dx + abs(dy))
    middle = dx * (y - q) + dy * (3 * q - x)
    return range(-((reach - middle) // (2 * dx)), (middle + reach) // (2 * dx) + 1)


@cache
def touched_hexes(kind: int, dx: int, dy: int) -> tuple[Hex, ...]:
    """The hexes that a line touches; it starts at the east (or west) corner of hex (0, 0) and runs eastward."""
    start = (2, 0) if kind == EAST else (-2, 0)
    end = (start[0] + dx, dy)
    columns = range(start[0] // 3, (end[0] + 2) // 3 + 1)
    return tuple(
        (q, r) for q in columns for r in _rows(start, dx, dy, q) if _touches_hex(start, end, (3 * q, q + 2 * r))
    )


@cache
def touched_edges(kind: int, dx: int, dy: int) -> tuple[tuple[int, int, int], ...]:
    """The edges that the same line touches, as hex and direction 0, 1 or 2."""
    start = (2, 0) if kind == EAST else (-2, 0)
    end = (start[0] + dx, dy)
    found = set()
    for q, r in touched_hexes(kind, dx, dy):
        cx, cy = 3 * q, q + 2 * r
        corners = [(cx + x, cy + y) for x, y in CORNERS]
        sides = [_side(start, end, corner) for corner in corners]
        for direction in range(6):
            onward = (direction + 1) % 6
            crossed = sides[direction] * sides[onward] <= 0
            if crossed and _touches_edge(start, end, corners[direction], corners[onward]):
                found.add(edge_name(q, r, direction))
    return tuple(sorted(found))


def edge_name(q: int, r: int, direction: int) -> tuple[int, int, int]:
    """An edge by the one of its two hexes from which its direction is 0, 1 or 2."""
    if direction < 3:
        return q, r, direction
    dq, dr = DIRECTIONS[direction]
    return q + dq, r + dr, direction - 3


class Sight:
    """Who sees whom on one grid."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self._wall_cells = (1 << grid.size) - 1 - sum(1 << cell for cell in grid.cells)
        self._wall_edges = sum(1 << bit for bit in self._edge_bits())
        self._hex_masks: dict[tuple[int, int, int], tuple[int, int]] = {}
        self._edge_masks: dict[tuple[int, int, int], tuple[int, int]] = {}
        self._corners: dict[int, list[Point]] = {}
        self._seen: dict[tuple[int, int], bool] = {}
        self._known: dict[int, tuple[int, int]] = {}  # by cell: the cells that were looked at, and those that see it

    def _edge_bits(self) -> set[int]:
        steps = self.grid.steps
        return {a * 3 + steps.index(b - a) for a, b in self.grid.walls if b - a in steps[:3]}

    def sees(self, a: int, b: int) -> bool:
        """Whether there is a line of sight between two open cells."""
        pair = (a, b) if a < b else (b, a)
        known = self._seen.get(pair)
        if known is None:
            known = self._seen[pair] = self.line(a, b) is not None
        return known

    def seen_among(self, cell: int, cells: int) -> int:
        """Those of some open cells (as bits) that a cell sees; what was looked at once is remembered."""
        looked, seen = self._known.get(cell, (0, 0))
        if new := cells & ~looked:
            rest = new
            while rest:
                low = rest & -rest
                rest ^= low
                if self.sees(cell, low.bit_length() - 1):
                    seen |= low
            self._known[cell] = looked | new, seen
        return seen & cells

    def line(self, a: int, b: int) -> tuple[Point, Point] | None:
        """Two corners that see each other, in lattice points, or nothing.

        Neighbours without a wall between them always do: at the least along the edge they share.
        """
        for p in self.corners(a):
            for q in self.corners(b):
                if self.clear(p, q):
                    return p, q
        return self._edge_between(a, b) if b in self.grid.neighbours[a] else None

    def _edge_between(self, a: int, b: int) -> tuple[Point, Point]:
        one, other = ({(3 * q + x, q + 2 * r + y) for x, y in CORNERS} for q, r in (self.grid.hex(a), self.grid.hex(b)))
        start, end = sorted(one & other)
        return start, end

    def corners(self, cell: int) -> list[Point]:
        """The corners of a cell that lie on no wall: the only ones a line may use."""
        known = self._corners.get(cell)
        if known is None:
            q, r = self.grid.hex(cell)
            points = [(3 * q + x, q + 2 * r + y) for x, y in CORNERS]
            known = self._corners[cell] = [point for point in points if self.clear(point, point)]
        return known

    def clear(self, p: Point, q: Point) -> bool:
        """Whether the straight line between two lattice corners touches no wall."""
        if q < p:
            p, q = q, p
        x, y = p
        kind = x % 3
        column = (x - 2) // 3 if kind == EAST else (x + 2) // 3
        base = self.grid.cell((column, (y - column) // 2))
        shape = (kind, q[0] - x, q[1] - y)
        low, mask = self._hex_masks.get(shape) or self._hex_mask(shape)
        if self._wall_cells >> (base + low) & mask:
            return False
        if not self._wall_edges:
            return True
        low, mask = self._edge_masks.get(shape) or self._edge_mask(shape)
        return not self._wall_edges >> (3 * base + low) & mask

    def _hex_mask(self, shape: tuple[int, int, int]) -> tuple[int, int]:
        height = self.grid.height
        mask = _mask([q * height + r for q, r in touched_hexes(*shape)])
        self._hex_masks[shape] = mask
        return mask

    def _edge_mask(self, shape: tuple[int, int, int]) -> tuple[int, int]:
        height = self.grid.height
        mask = _mask([3 * (q * height + r) + direction for q, r, direction in touched_edges(*shape)])
        self._edge_masks[shape] = mask
        return mask

    def table(self) -> dict[int, list[int]]:
        """For every open cell the other cells it sees."""
        marks, seen = self._corner_table()
        found = {}
        for cell in self.grid.cells:
            view = 0
            for corner in self.corners(cell):
                view |= seen[corner]
            beside = self.grid.neighbours[cell]
            found[cell] = [
                other for other in self.grid.cells if (marks[other] & view or other in beside) and other != cell
            ]
        return found

    def _corner_table(self) -> tuple[dict[int, int], dict[Point, int]]:
        """The corners of every cell, and the corners that every corner sees, as bits."""
        points = sorted({corner for cell in self.grid.cells for corner in self.corners(cell)})
        bit = {point: 1 << index for index, point in enumerate(points)}
        seen = dict(bit)
        for index, p in enumerate(points):
            for q in points[index + 1 :]:
                if self.clear(p, q):
                    seen[p] |= bit[q]
                    seen[q] |= bit[p]
        marks = {cell: sum(bit[corner] for corner in self.corners(cell)) for cell in self.grid.cells}
        return marks, seen


def _mask(offsets: list[int]) -> tuple[int, int]:
    """Offsets as the lowest one and a bit mask counted from it."""
    low = min(offsets)
    return low, sum(1 << (offset - low) for offset in offsets)
