"""Cells: a board of axial hexes laid out as ints, with its neighbours and the walls on its edges."""

from __future__ import annotations

from collections.abc import Iterable

Hex = tuple[int, int]

# Counter-clockwise from the upper right; direction d and direction d + 3 are opposite.
DIRECTIONS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))

# Room around the board, so that sight lines and neighbours never leave the layout.
MARGIN = 2


def neighbour(hex_: Hex, direction: int) -> Hex:
    """The hex next to this one in one of the six directions."""
    dq, dr = DIRECTIONS[direction]
    return hex_[0] + dq, hex_[1] + dr


def distance(a: Hex, b: Hex) -> int:
    """Hexes between two hexes on open ground, walls left aside."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def ring(centre: Hex, radius: int) -> list[Hex]:
    """The hexes at exactly this distance, in order around the centre."""
    if radius == 0:
        return [centre]
    q, r = centre[0], centre[1] - radius
    found = []
    for dq, dr in DIRECTIONS:
        for _ in range(radius):
            found.append((q, r))
            q, r = q + dq, r + dr
    return found


class Grid:
    """Open hexes and the walls between them; everything that is not an open hex is wall.

    A cell is an int: columns of `height` cells, so that a step in a direction always adds the same number.
    `neighbours[cell]` are the open cells one step away with no wall between.  Grids with the same `frame` of hexes
    number their cells alike, whatever of it is open.
    """

    def __init__(
        self,
        hexes: Iterable[Hex],
        walls: Iterable[tuple[Hex, Hex]] = (),
        margin: int = MARGIN,
        frame: Iterable[Hex] = (),
    ) -> None:
        opened = sorted(set(hexes))
        if not opened:
            raise ValueError("a grid needs at least one hex")
        self._lay_out(sorted({*opened, *frame}), margin)
        self.cells = [self.cell(hex_) for hex_ in opened]
        self.is_open = [False] * self.size
        for cell in self.cells:
            self.is_open[cell] = True
        self.walls = self._edges(walls)
        self.neighbours: list[tuple[int, ...]] = [()] * self.size
        for cell in self.cells:
            self.neighbours[cell] = self._steps(cell)

    def _lay_out(self, hexes: list[Hex], margin: int) -> None:
        rows = [r for _, r in hexes]
        self.left, self.bottom = hexes[0][0] - margin, min(rows) - margin
        self.height = max(rows) - min(rows) + 1 + 2 * margin
        self.width = hexes[-1][0] - hexes[0][0] + 1 + 2 * margin
        self.size = self.width * self.height
        self.steps = tuple(dq * self.height + dr for dq, dr in DIRECTIONS)

    def _edges(self, walls: Iterable[tuple[Hex, Hex]]) -> frozenset[tuple[int, int]]:
        """Walls on edges as pairs of cells, both ways round; those away from every open hex do not matter."""
        edges = set()
        for a, b in walls:
            if distance(a, b) != 1:
                raise ValueError(f"no edge between {a} and {b}")
            if self.holds(a) or self.holds(b):
                edges |= {(self.cell(a), self.cell(b)), (self.cell(b), self.cell(a))}
        return frozenset(edges)

    def _steps(self, cell: int) -> tuple[int, ...]:
        is_open, walls = self.is_open, self.walls
        around = [cell + step for step in self.steps if is_open[cell + step]]
        return tuple([next_ for next_ in around if (cell, next_) not in walls] if walls else around)

    def cell(self, hex_: Hex) -> int:
        """The cell of a hex on the board or in the margin around it."""
        return (hex_[0] - self.left) * self.height + hex_[1] - self.bottom

    def hex(self, cell: int) -> Hex:
        """The hex of a cell."""
        column, row = divmod(cell, self.height)
        return column + self.left, row + self.bottom

    def holds(self, hex_: Hex) -> bool:
        """Whether this is an open hex of the board."""
        column, row = hex_[0] - self.left, hex_[1] - self.bottom
        return 0 <= column < self.width and 0 <= row < self.height and self.is_open[column * self.height + row]

    def adjacent(self, a: int, b: int) -> bool:
        """Whether two open cells touch with no wall between them."""
        return b in self.neighbours[a]
