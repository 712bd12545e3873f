"""MONMOVE: how a monster that cannot attack this turn comes nearer."""

from __future__ import annotations

from questhall.games.gloomhaven.rules.ground.movement import Travel
from questhall.hex.bits import Mask, cells_of


def approach(travel: Travel, goal: int, move: int) -> set[int]:
    """The hexes within this turn's move that leave the least way to the goal, reached with the fewest points.

    Negative hexes count alike now and later, and before all else; a move that brings it no nearer is not made.
    GH-MONMOVE-02, GH-MONMOVE-09, GH-MONMOVE-11, GH-MONMOVE-12, GH-MONTRAP-03, GH-IX-43, GH-IX-60
    """
    within = travel.towards(goal, move)
    reached: Mask = 0
    for _, _, cells in within:
        reached |= cells
    best: tuple[int, int, int] | None = None
    ends: Mask = 0
    for negative_left, points_left, around in travel.rest(goal):
        if best is not None and negative_left > best[0]:
            break
        if not around & reached:
            continue
        for negative, points, cells in within:
            worth = (negative + negative_left, points_left, points)
            if cells & around and (best is None or worth <= best):
                ends = cells & around | (ends if worth == best else 0)
                best = worth
    return set(cells_of(ends))
