"""MOVE and MONTRAP: where the monster may go and stop, and what it costs.

A cost is packed: negative hexes first, movement points second, so that the cheapest way is always the one with the
fewest negative hexes and, among those, the shortest.
"""

from __future__ import annotations

from questhall.games.gloomhaven.rules.ground.ground import Gait, Ground
from questhall.hex import BLOCKED, UNREACHED, costs_from, costs_to, pack

DIFFICULT_EXTRA = 1  # a difficult hex costs 2 points instead of 1


def _burden(ground: Ground, cell: int) -> int:
    """What a hex asks beyond the first point: a negative hex, a point for difficult terrain.

    GH-OVERLAY-14, GH-MONTRAP-01, GH-FOCUS-18
    """
    return pack(cell in ground.negative, DIFFICULT_EXTRA * (cell in ground.difficult))


def entry_prices(ground: Ground) -> list[int]:
    """The price of entering each cell on the way; allies may be passed, enemies and obstacles not.

    A flyer and a jumper pass over everything but walls.
    GH-MOVE-02, GH-MOVE-05, GH-MOVE-06, GH-MOVE-08, GH-FOCUS-12, GH-FOCUS-13, GH-FOCUS-16, GH-MONTRAP-04
    """
    prices = [1] * ground.grid.size
    if ground.gait is not Gait.WALK:
        return prices
    for cell in ground.negative | ground.difficult:
        prices[cell] += _burden(ground, cell)
    for cell in ground.obstacles.union(ground.enemies):
        prices[cell] = BLOCKED
    return prices


def landing_price(ground: Ground, cell: int) -> int:
    """What the last hex adds: the last hex of a jump counts as normal movement.  GH-MOVE-07, GH-MONTRAP-05"""
    return _burden(ground, cell) if ground.gait is Gait.JUMP else 0


def may_stop(ground: Ground, cell: int) -> bool:
    """Unoccupied, and no obstacle except for flyers; staying is always possible.

    GH-MOVE-04, GH-MOVE-07, GH-MOVE-08, GH-MOVE-12, GH-FOCUS-04
    """
    if cell == ground.monster:
        return True
    if cell in ground.allies or cell in ground.enemies:
        return False
    return ground.gait is Gait.FLY or cell not in ground.obstacles


class Travel:
    """Every hex the monster can get to and stop on, with the cost of the best way."""

    def __init__(self, ground: Ground) -> None:
        self._ground = ground
        self._prices = entry_prices(ground)
        ways = costs_from(ground.grid, ground.monster, self._prices)
        self.costs = {
            cell: ways[cell] + (landing_price(ground, cell) if cell != ground.monster else 0)
            for cell in ground.grid.cells
            if ways[cell] < UNREACHED and may_stop(ground, cell)
        }

    def rest(self, goal: int) -> list[int]:
        """The cost of the way that remains from every cell to the goal; landing there costs the same from all of them.

        GH-MONMOVE-12
        """
        return costs_to(self._ground.grid, goal, self._prices)
