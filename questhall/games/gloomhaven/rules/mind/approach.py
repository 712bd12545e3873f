"""MONMOVE: how a monster that cannot attack this turn comes nearer."""

from __future__ import annotations

from questhall.games.gloomhaven.rules.ground.movement import Travel
from questhall.hex import UNREACHED, unpack


def approach(travel: Travel, goal: int, move: int) -> set[int]:
    """The hexes within this turn's move that leave the least way to the goal, reached with the fewest points.

    Negative hexes count alike now and later, and before all else; a move that brings it no nearer is not made.
    GH-MONMOVE-02, GH-MONMOVE-09, GH-MONMOVE-11, GH-MONMOVE-12, GH-MONTRAP-03, GH-IX-43, GH-IX-60
    """
    rest = travel.rest(goal)
    ends: dict[tuple[int, int, int], set[int]] = {}
    for cell, cost in travel.costs.items():
        negative, points = unpack(cost)
        if points <= move and rest[cell] < UNREACHED:
            negative_left, points_left = unpack(rest[cell])
            ends.setdefault((negative + negative_left, points_left, points), set()).add(cell)
    return ends[min(ends)]
