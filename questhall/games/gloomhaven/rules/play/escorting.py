"""SPECIAL: a numbered ally on its way to a mark, through doors, and through traps where there is no other way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content.actions import Escort
from questhall.games.gloomhaven.content.dungeon import Dungeon
from questhall.games.gloomhaven.rules.combat.conditions import cannot_perform
from questhall.games.gloomhaven.rules.ground.ground import Gait
from questhall.games.gloomhaven.rules.play.ambiguous import decider, either
from questhall.games.gloomhaven.rules.play.entering import enter, open_door
from questhall.games.gloomhaven.rules.play.table import closed_doors, figure, obstacle_mask, place, spot, trap_mask
from questhall.games.gloomhaven.rules.play.treading import monsters_way
from questhall.games.gloomhaven.rules.play.ways import Cost, Ways, door_ways, ground_under
from questhall.games.gloomhaven.state import Figure, M, World
from questhall.hex.bits import BitBoard, Mask, cells_of, flood_back
from questhall.kernel import Ask, Flow

FAR: Cost = (99, 999)


class Leg(NamedTuple):
    """A hex or a closed door within reach: what is left to the mark from there, and the way."""

    left: Cost
    cell: int
    is_door: bool
    points: int


def go_towards(m: M, actor: Figure, action: Escort) -> Flow:
    """As near to the mark as its points allow; behind a door that it opens it goes on.

    GH-SPECIAL-09, GH-DOOR-01, GH-MONMOVE-12, GH-AMBIG-01
    """
    w = m.state
    points = action.points
    while points > 0 and figure(w, actor.id) is actor and not cannot_perform(actor, "move"):
        ways = Ways(ground_under(w, actor, Gait.WALK), points)
        leg = yield from best_leg(m, actor, ways, action.mark)
        if leg is None:
            return
        points -= leg.points
        yield from go(m, actor, ways, leg)
        if not leg.is_door:
            return


def best_leg(m: M, actor: Figure, ways: Ways, mark: str) -> Ask:
    """The one that leaves least to go; of equally good ones the players choose.  GH-AMBIG-01"""
    w = m.state
    rest = remaining(w, mark)
    here = rest.get(actor.cell, FAR)
    found = [leg for leg in legs(w, ways, rest) if leg.left < here]
    best = min((leg.left for leg in found), default=FAR)
    equal = [leg for leg in found if leg.left == best]
    if len(equal) > 1 and (seat := decider(w, actor.id)) >= 0:
        return (yield either(seat, "monster", {f"there:{spot(w, leg.cell)}": leg for leg in equal}))
    return equal[0] if equal else None


def legs(w: World, ways: Ways, rest: dict[int, Cost]) -> Iterator[Leg]:
    """Every hex where it may stop, every closed door; traps on the way count like those that are left."""
    for negative, cells in ways.ends():
        for cell in cells_of(cells):
            cost, left = ways.cost(cell), rest.get(cell, FAR)
            yield Leg((left[0] + negative, left[1]), cell, False, cost[1] if cost else 0)
    for door, way in door_ways(w, ways, closed_doors(w)).items():
        left = rest.get(door, FAR)
        yield Leg((left[0] + way.cost[0], left[1]), door, True, way.points)


def remaining(w: World, mark: str) -> dict[int, Cost]:
    """How far every hex of the map is from the mark, closed rooms as they are drawn; figures do not count."""
    dungeon = place(w)
    open_ = dungeon.open_cells(tuple(w.rooms), tuple(w.doors))
    goal = dungeon.marked(mark)[0]
    hazard, slow = dungeon.lasting_terrain
    blocked = (obstacle_mask(w) | closed(dungeon, "obstacle", open_) | locked(w)) & ~(1 << goal)
    dear = trap_mask(w) | closed(dungeon, "trap", open_) | hazard
    found: dict[int, Cost] = {}
    for negative, points, cells in flood_back(BitBoard(dungeon.whole), goal, blocked, slow, dear):
        for cell in cells_of(cells):
            found.setdefault(cell, (negative, points))
    return found


def closed(dungeon: Dungeon, kind: str, open_: Mask) -> Mask:
    """What the map shows where nobody has been."""
    return dungeon.terrain(kind) & ~open_


def locked(w: World) -> Mask:
    return sum(1 << cell for cell in set(w.locked))


def go(m: M, actor: Figure, ways: Ways, leg: Leg) -> Flow:
    """Hex by hex, the least harmful way.  GH-MOVE-03, GH-DOOR-01"""
    w = m.state
    way = yield from monsters_way(m, ways, leg.cell)
    for cell in way:
        yield from enter(m, actor, cell, True, None)
        if figure(w, actor.id) is not actor or cannot_perform(actor, "move"):
            break
    m.tell(events.MOVED, actor.id, spot(w, actor.cell), len(way))
    if leg.is_door and figure(w, actor.id) is actor and actor.cell == leg.cell:
        yield from open_door(m, actor, leg.cell)
