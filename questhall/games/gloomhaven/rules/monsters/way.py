"""MONTRAP and MOVE: the way by which a monster gets to the hex it has chosen.

The mind names the hex; on the way there the monster may have to suffer traps and hazardous terrain.
"""

from __future__ import annotations

from questhall.games.gloomhaven.position import Position
from questhall.games.gloomhaven.rules.ground.ground import read_ground
from questhall.games.gloomhaven.rules.ground.movement import burdens, entry_prices
from questhall.hex import Hex, costs_from

Way = tuple[Hex, ...]
Met = tuple[int, ...]  # the negative hexes of a way, in order


def ways_to(position: Position, end: Hex) -> list[Way]:
    """The cheapest ways to a hex: fewest negative hexes, then fewest points. Ways that meet the same negative hexes are
    as good as one; of several the players choose.

    GH-MONTRAP-02, GH-MONTRAP-05, GH-MOVE-06, GH-MOVE-08, GH-AMBIG-01
    """
    ground = read_ground(position)
    grid, prices = ground.grid, entry_prices(ground)
    costs = costs_from(grid, ground.monster, prices)
    _, minded = burdens(ground)
    known: dict[int, dict[Met, tuple[int, ...]]] = {ground.monster: {(): ()}}

    def ways(cell: int) -> dict[Met, tuple[int, ...]]:
        if cell not in known:
            found: dict[Met, tuple[int, ...]] = {}
            for before in grid.neighbours[cell]:
                if costs[before] + prices[cell] == costs[cell]:
                    for met, way in ways(before).items():
                        found.setdefault((*met, cell) if minded >> cell & 1 else met, (*way, cell))
            known[cell] = found
        return known[cell]

    return sorted(tuple(map(grid.hex, way)) for way in ways(grid.cell(end)).values())
