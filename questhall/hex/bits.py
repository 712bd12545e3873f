"""A grid as bit masks: cell c is bit c.  Sets of cells become one int, and a step of a whole set six shifts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

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


def spreading(steps: list[tuple[int, Mask]]) -> Callable[[Mask], Mask]:
    """All open cells one step from some, across no wall: three steps to higher cells, then three to lower ones."""
    (a, to_a), (b, to_b), (c, to_c), (d, to_d), (e, to_e), (f, to_f) = steps

    def spread(cells: Mask) -> Mask:
        return (
            (cells & to_a) << a
            | (cells & to_b) << b
            | (cells & to_c) << c
            | (cells & to_d) >> d
            | (cells & to_e) >> e
            | (cells & to_f) >> f
        )

    return spread


class BitBoard:
    """What a grid lets a set of cells reach.  Made once a grid; what is asked of it is remembered."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.open = mask_of(grid.cells)
        steps = sorted(grid.steps, reverse=True)  # three to higher cells, then three to lower ones
        self.spread = spreading(
            [
                (abs(step), mask_of(cell for cell in grid.cells if cell + step in grid.neighbours[cell]))
                for step in steps
            ]
        )
        self._rings: dict[int, list[Mask]] = {}
        self.tables: dict[tuple[object, ...], Mask] = {}  # what others have worked out from the grid alone

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
        for steps, ring in enumerate(self.rings(start)):
            if ring >> goal & 1:
                return steps
        return None


Layer = tuple[int, int, Mask]  # dear cells entered, points spent, the cells that cost just that


def flood(board: BitBoard, start: int, blocked: Mask = 0, slow: Mask = 0, dear: Mask = 0) -> Iterator[Layer]:
    """Where a walk from the start comes and what it costs, the cheapest first: few dear cells before few points.

    A slow cell costs two points, `blocked` ones are not entered.  Made step by step: who needs little pays little.
    """
    done, entered, heavy = 0, 0, slow | dear
    waiting = {0: 1 << start}
    while waiting:
        later: dict[int, Mask] = {}
        points = one = two = 0  # cells that are entered next, and those after them
        while waiting or one or two:
            points = points + 1 if one or two else min(waiting)
            here = (one | waiting.pop(points, 0)) & ~done
            one, two = two, 0
            if not here:
                continue
            yield entered, points, here
            done |= here
            around = board.spread(here) & ~(done | blocked)
            one |= around & ~heavy
            if around & heavy:
                two = around & slow & ~dear
                _add(later, points + 1, around & dear & ~slow)
                _add(later, points + 2, around & dear & slow)
        waiting, entered = later, entered + 1


def walks(board: BitBoard, start: int, most: int, blocked: Mask = 0, slow: Mask = 0, dear: Mask = 0) -> Iterator[Layer]:
    """Where a walk of at most so many points comes, the cheapest first: few dear cells before few points.

    A cell comes again with more dear cells where they make its walk shorter: from there it may lead farther.
    """
    paid, entered, heavy = [0] * (most + 1), 0, slow | dear  # cells that some walk of so many points has come to
    waiting = {0: 1 << start}
    while waiting:
        later: dict[int, Mask] = {}
        done = one = two = 0
        for points in range(min(waiting), most + 1):
            here = (one | waiting.get(points, 0)) & ~(done | paid[points])
            done |= here
            paid[points] |= done
            one, two = two, 0
            if not here:
                continue
            yield entered, points, here
            around = board.spread(here) & ~(done | blocked)
            one |= around & ~heavy
            if around & heavy and points < most:
                two = around & slow & ~dear
                _add(later, points + 1, around & dear & ~slow)
                if points + 1 < most:
                    _add(later, points + 2, around & dear & slow)
        waiting, entered = later, entered + 1


def flood_back(board: BitBoard, goal: int, blocked: Mask = 0, slow: Mask = 0, dear: Mask = 0) -> Iterator[Layer]:
    """From where a walk leads to the goal, and what it costs: prices are paid on entering a cell, the goal's included.

    A walk may begin on a blocked cell, but not pass one.
    """
    done, entered, heavy = 0, 0, slow | dear
    waiting = {0: 1 << goal}
    while waiting:
        later: dict[int, Mask] = {}
        points = one = two = 0
        while waiting or one or two:
            points = points + 1 if one or two else min(waiting)
            here = (one | waiting.pop(points, 0)) & ~done
            one, two = two, 0
            if not here:
                continue
            yield entered, points, here
            done |= here
            passed = here & ~blocked
            if plain := passed & ~heavy:
                one |= board.spread(plain) & ~done
            if passed & heavy:
                two = board.spread(passed & slow & ~dear) & ~done
                _add(later, points + 1, board.spread(passed & dear & ~slow) & ~done)
                _add(later, points + 2, board.spread(passed & dear & slow) & ~done)
        waiting, entered = later, entered + 1


def _add(level: dict[int, Mask], points: int, cells: Mask) -> None:
    if cells:
        level[points] = level.get(points, 0) | cells
