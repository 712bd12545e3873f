"""MOVE and MONTRAP: the way that a move takes; of equally good ones that spring different traps somebody chooses."""

from __future__ import annotations

from collections.abc import Iterator

from questhall.games.gloomhaven.rules.ground.ground import Gait
from questhall.games.gloomhaven.rules.play.ambiguous import decider, either
from questhall.games.gloomhaven.rules.play.table import closed_doors, place, spot, trap_mask
from questhall.games.gloomhaven.rules.play.ways import Cost, Ways, door_ways, ways_over
from questhall.games.gloomhaven.state import M, World
from questhall.kernel import Ask, Choose, Seat

NamedWays = dict[str, list[int]]  # by the traps that they spring, as options call them


def own_way(m: M, seat: Seat, ways: Ways, goal: int) -> Ask:
    """Whoever moves a figure chooses between its ways.  GH-MOVE-03"""
    found = equal_ways(m.state, ways, goal)
    return (yield Choose(seat, "way", found)) if len(found) > 1 else next(iter(found.values()))


def monsters_way(m: M, ways: Ways, goal: int) -> Ask:
    """The players choose between the ways of a figure that nobody leads.  GH-MONTRAP-02, GH-AMBIG-01"""
    found, seat = equal_ways(m.state, ways, goal), decider(m.state)
    if len(found) == 1 or seat < 0:
        return next(iter(found.values()))
    return (yield either(seat, "monster-way", found))


def equal_ways(w: World, ways: Ways, goal: int) -> NamedWays:
    """The best ways to a hex or onto a closed door, one for all that spring the same traps."""
    traps = trap_mask(w) if ways.ground.gait is Gait.WALK else 0
    named: NamedWays = {}
    for before, cost, rest in last_hexes(w, ways, goal):
        found = ways_over(ways, before, traps, cost) if cost[0] else [(frozenset[int](), ways.at_cost(before, cost))]
        for sprung, way in found:
            names = "+".join(spot(w, cell) for cell in sorted(sprung))
            named.setdefault(f"spring:{names or 'none'}", [*way, *rest])
    return dict(sorted(named.items()))


def last_hexes(w: World, ways: Ways, goal: int) -> Iterator[tuple[int, Cost, list[int]]]:
    """Where the ways lead at what cost, and what they go on to: a closed door is no hex of the open rooms."""
    if goal in closed_doors(w):
        door = door_ways(w, ways, [goal])[goal]
        for cell in place(w).whole.neighbours[goal]:
            if door.cost in ways.costs(cell):
                yield cell, door.cost, [goal]
    elif (cost := ways.cost(goal)) is not None:
        yield goal, cost, []
