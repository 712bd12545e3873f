"""Paths: cheapest ways over a grid, with a price for entering each cell.

A price is one int. Several cost orders share it: `pack(traps, points)` compares traps first and points second, and
packed prices still add up. Whatever the game counts first goes into the major part.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from heapq import heappop, heappush

from questhall.hex.grid import Grid

BLOCKED = -1
UNREACHED = 1 << 60
RADIX = 1 << 24

NO_SURCHARGE: Mapping[tuple[int, int], int] = {}


def pack(major: int, minor: int) -> int:
    """Two costs as one: the major one decides, the minor one breaks ties."""
    return major * RADIX + minor


def unpack(cost: int) -> tuple[int, int]:
    """The two costs of a packed one."""
    return divmod(cost, RADIX)


def costs_from(
    grid: Grid, start: int, entry: Sequence[int], crossing: Mapping[tuple[int, int], int] = NO_SURCHARGE
) -> list[int]:
    """The cheapest cost of walking from the start to every cell; UNREACHED where no way leads.

    `entry[cell]` is paid on entering a cell, BLOCKED forbids it. `crossing[a, b]` comes on top for the edge from a to b
    (a river, a road).
    """
    costs = [UNREACHED] * grid.size
    costs[start] = 0
    queue = [start]
    size = grid.size
    while queue:
        cost, cell = divmod(heappop(queue), size)
        if cost > costs[cell]:
            continue
        for next_ in grid.neighbours[cell]:
            price = entry[next_]
            if price == BLOCKED:
                continue
            reached = cost + price + (crossing.get((cell, next_), 0) if crossing else 0)
            if reached < costs[next_]:
                costs[next_] = reached
                heappush(queue, reached * size + next_)
    return costs


def costs_to(
    grid: Grid, goal: int, entry: Sequence[int], crossing: Mapping[tuple[int, int], int] = NO_SURCHARGE
) -> list[int]:
    """The cheapest cost of walking from every cell to the goal, the same prices as in `costs_from`.

    The cell a walk starts from may be one that could not be entered; the cells after it may not.
    """
    costs = [UNREACHED] * grid.size
    costs[goal] = 0
    queue = [goal]
    size = grid.size
    while queue:
        cost, cell = divmod(heappop(queue), size)
        if cost > costs[cell] or entry[cell] == BLOCKED:
            continue
        for previous in grid.neighbours[cell]:
            reached = cost + entry[cell] + (crossing.get((previous, cell), 0) if crossing else 0)
            if reached < costs[previous]:
                costs[previous] = reached
                heappush(queue, reached * size + previous)
    return costs


def steps_from(grid: Grid, start: int) -> list[int]:
    """Hexes counted from the start to every cell, around walls and through everything else."""
    steps = [UNREACHED] * grid.size
    steps[start] = 0
    frontier = [start]
    for cell in frontier:
        next_steps = steps[cell] + 1
        for next_ in grid.neighbours[cell]:
            if next_steps < steps[next_]:
                steps[next_] = next_steps
                frontier.append(next_)
    return steps


def hexes_within(grid: Grid, start: int, reach: int) -> dict[int, int]:
    """The open cells at most `reach` hexes away, counted around walls, with their distance."""
    found = {start: 0}
    frontier = [start]
    steps = 0
    while frontier and steps < reach:
        steps += 1
        frontier = _next_ring(grid, frontier, found, steps)
    return found


def _next_ring(grid: Grid, frontier: list[int], found: dict[int, int], steps: int) -> list[int]:
    """The cells first reached with one step more; they join the found ones."""
    ring = []
    for cell in frontier:
        for next_ in grid.neighbours[cell]:
            if next_ not in found:
                found[next_] = steps
                ring.append(next_)
    return ring
