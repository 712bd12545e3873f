"""A grid as bit masks: cell c is bit c.  Sets of cells become one int, and a step of a whole set six shifts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from questhall.hex.grid import Grid

Mask = int


def mask_of(cells: Iterable[int]) -> Mask:
    found = 0
    for cell in cells:
        found |= 1 << cell
    return found


def cells_of(mask: Mask) -> Iterator[int]:
    """The cells of a mask, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class BitBoard:
    """What a grid lets a set of cells reach.  Made once a grid; what is asked of it is remembered."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.open = mask_of(grid.cells)
        self._up: list[tuple[int, Mask]] = []
        self._down: list[tuple[int, Mask]] = []
        for step in grid.steps:
            ways = mask_of(cell for cell in grid.cells if cell + step in grid.neighbours[cell])
            (self._up if step > 0 else self._down).append((abs(step), ways))
        self._rings: dict[int, list[Mask]] = {}

    def spread(self, cells: Mask) -> Mask:
        """All open cells one step from these, across no wall."""
        found = 0
        for step, ways in self._up:
            found |= (cells & ways) << step
        for step, ways in self._down:
            found |= (cells & ways) >> step
        return found

    def rings(self, cell: int) -> list[Mask]:
        """The cells at most 0, 1, 2 ... steps from a cell, around walls and through everything else."""
        known = self._rings.get(cell)
        if known is None:
            known = self._rings[cell] = list(self._widen(1 << cell))
        return known

    def _widen(self, reached: Mask) -> Iterator[Mask]:
        while True:
            yield reached
            wider = reached | self.spread(reached)
            if wider == reached:
                return
            reached = wider

    def within(self, cell: int, reach: int) -> Mask:
        rings = self.rings(cell)
        return rings[min(reach, len(rings) - 1)] if reach >= 0 else 0

    def steps(self, start: int, goal: int) -> int | None:
        """Hexes counted between two cells; None where no way leads."""
        bit = 1 << goal
        return next((steps for steps, ring in enumerate(self.rings(start)) if ring & bit), None)


Layer = tuple[int, int, Mask]  # dear cells entered, points spent, the cells that cost just that


def flood(
    board: BitBoard, start: int, blocked: Mask = 0, slow: Mask = 0, dear: Mask = 0, most: int = 10**6
) -> Iterator[Layer]:
    """Where a walk from the start comes and what it costs, the cheapest first: few dear cells before few points.

    A slow cell costs two points, `blocked` ones are not entered.  Made step by step: who needs little pays little.
    No way of more than `most` points is followed.
    """
    done, plain, entered = 0, ~(slow | dear), 0
    level: dict[int, Mask] = {0: 1 << start}
    later: dict[int, Mask] = {}
    while level:
        points = min(level)
        here = level.pop(points) & ~done
        if here:
            yield entered, points, here
            done |= here
            around = board.spread(here) & ~done & ~blocked if points < most else 0
            if around:
                _add(level, points + 1, around & plain)
                _add(later, points + 1, around & dear & ~slow)
                if points + 1 < most:
                    _add(level, points + 2, around & slow & ~dear)
                    _add(later, points + 2, around & dear & slow)
        if not level:
            level, later, entered = later, {}, entered + 1


def flood_back(board: BitBoard, goal: int, blocked: Mask = 0, slow: Mask = 0, dear: Mask = 0) -> Iterator[Layer]:
    """From where a walk leads to the goal, and what it costs: prices are paid on entering a cell, the goal's included.

    A walk may begin on a blocked cell, but not pass one.
    """
    done, entered = 0, 0
    level: dict[int, Mask] = {0: 1 << goal}
    later: dict[int, Mask] = {}
    plain = ~(slow | dear)
    while level:
        points = min(level)
        here = level.pop(points) & ~done
        if here:
            yield entered, points, here
            done |= here
            passed = here & ~blocked
            for kind, price, into in (
                (passed & plain, 1, level),
                (passed & slow & ~dear, 2, level),
                (passed & dear & ~slow, 1, later),
                (passed & dear & slow, 2, later),
            ):
                if kind:
                    _add(into, points + price, board.spread(kind) & ~done)
        if not level:
            level, later, entered = later, {}, entered + 1


def _add(level: dict[int, Mask], points: int, cells: Mask) -> None:
    if cells:
        level[points] = level.get(points, 0) | cells
