"""MOVE: where a figure can get with so many points, at what cost, and by which way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from questhall.games.gloomhaven.rules.ground.ground import Gait, Ground
from questhall.games.gloomhaven.rules.ground.movement import DIFFICULT_EXTRA, barred, burdens, stops
from questhall.games.gloomhaven.rules.play.purse import ignores
from questhall.games.gloomhaven.rules.play.table import floor, is_character_side, obstacle_mask, place, trap_mask
from questhall.games.gloomhaven.state import Figure, World
from questhall.hex.bits import Mask, walks
from questhall.kernel import Refusal

NO_ENEMIES: tuple[int, ...] = ()
Cost = tuple[int, int]  # negative hexes, then points


def ground_under(w: World, mover: Figure, gait: Gait) -> Ground:
    """The table as a figure that moves under a player's control sees it.  GH-MOVE-02, GH-MOVE-08"""
    open_ = floor(w)
    side = mover.side
    friends, foes = 0, []
    for each in w.figures:
        if each is mover:
            continue
        if each.side is side:
            friends |= 1 << each.cell
        else:
            foes.append(each.cell)
    return Ground(
        grid=open_.grid,
        sight=open_.sight,
        board=open_.board,
        monster=mover.cell,
        allies=friends,
        enemies=tuple(foes),
        initiatives=(),
        obstacles=obstacle_mask(w),
        negative=trap_mask(w) | (0 if ignores(w, mover, "hazard") else open_.hazards),
        difficult=0 if ignores(w, mover, "difficult") else open_.difficult,
        gait=gait,
    )


def gait_of(mover: Figure, jump: bool) -> Gait:
    """GH-MOVE-06, GH-MOVE-08"""
    if mover.flying:
        return Gait.FLY
    return Gait.JUMP if jump else Gait.WALK


class Ways:
    """All hexes that a figure can pass with so many points, each with the least harm and then the fewest points.

    Where more harm makes a way shorter, that way is known too: farther hexes may be reached by it alone.
    """

    def __init__(self, ground: Ground, points: int, slow: bool = True) -> None:
        self.ground = ground
        self.points = points
        difficult, negative = burdens(ground)
        self._difficult, self._negative = (difficult if slow else 0), negative
        self.layers = list(walks(ground.board, ground.monster, points, barred(ground), self._difficult, negative))
        self._at = {(harm, price): cells for harm, price, cells in self.layers}
        self.stops: Mask = stops(ground) & ~(1 << ground.monster)

    def ends(self) -> list[tuple[int, Mask]]:
        """Negative hexes met, and the cells where a move may end that meets so many; the cheapest first."""
        found: list[tuple[int, Mask]] = []
        seen: Mask = 0
        for negative, points, cells in self.layers:
            here = cells & self.stops & ~seen
            if self.ground.gait is Gait.JUMP:
                here = self._landing(here, points)
            if here:
                seen |= here
                found.append((negative, here))
        return found

    def _landing(self, cells: Mask, points: int) -> Mask:
        """The last hex of a jump is normal movement: no obstacle, and a difficult one costs a point more.

        GH-MOVE-07
        """
        cells &= ~self.ground.obstacles
        return cells if points + DIFFICULT_EXTRA <= self.points else cells & ~self.ground.difficult

    def reached(self) -> Mask:
        """Every cell that can be passed."""
        found: Mask = 0
        for _, _, cells in self.layers:
            found |= cells
        return found

    def costs(self, cell: int) -> Iterator[Cost]:
        """What the ways to a cell ask, its own price included: the least harmful first, then shorter ones."""
        return ((negative, points) for negative, points, cells in self.layers if cells >> cell & 1)

    def cost(self, cell: int) -> Cost | None:
        """Those of the least harmful way."""
        return next(self.costs(cell), None)

    def to(self, goal: int) -> list[int]:
        """The hexes of the way, the goal last: the least harmful, then the shortest."""
        cost = self.cost(goal)
        assert cost is not None
        return self.at_cost(goal, cost)

    def at_cost(self, goal: int, cost: Cost) -> list[int]:
        """The hexes of a way that costs just that."""
        way = [goal]
        while way[-1] != self.ground.monster:
            before = self.before(way[-1], cost)
            way.append(next(self.steps_before(way[-1], before)))
            cost = before
        return way[-2::-1]

    def before(self, cell: int, cost: Cost) -> Cost:
        """What a way has cost before its last hex."""
        return cost[0] - (self._negative >> cell & 1), cost[1] - 1 - (self._difficult >> cell & 1)

    def steps_before(self, cell: int, cost: Cost) -> Iterator[int]:
        """The hexes beside a cell to which a way leads at that cost."""
        there = self._at.get(cost, 0)
        return (each for each in self.ground.grid.neighbours[cell] if there >> each & 1)


Over = dict[frozenset[int], list[int]]  # ways by the marked hexes that they cross


def ways_over(ways: Ways, goal: int, marked: Mask, cost: Cost | None = None) -> list[tuple[frozenset[int], list[int]]]:
    """The best ways to a hex, or those of a cost, one for every set of marked hexes that such a way crosses."""
    known: dict[tuple[int, Cost], Over] = {(ways.ground.monster, (0, 0)): {frozenset(): []}}

    def over(cell: int, cost: Cost) -> Over:
        if (cell, cost) not in known:
            own = frozenset([cell] if marked >> cell & 1 else [])
            found: Over = {}
            before = ways.before(cell, cost)
            for step in ways.steps_before(cell, before):
                for crossed, way in over(step, before).items():
                    found.setdefault(crossed | own, [*way, cell])
            known[cell, cost] = found
        return known[cell, cost]

    best = cost or ways.cost(goal)
    return list(over(goal, best).items()) if best is not None else []


class DoorWay(NamedTuple):
    """A way onto a closed door: the cell before it, what the way there costs, and the points of the whole."""

    before: int
    cost: Cost
    points: int


def door_ways(w: World, ways: Ways, doors: list[int]) -> dict[int, DoorWay]:
    """For each closed door that can be reached the least harmful way, then the shortest.  GH-DOOR-01, GH-MOVE-03"""
    whole = place(w).whole
    found: dict[int, DoorWay] = {}
    for door in doors:
        costs = [(cost, cell) for cell in whole.neighbours[door] for cost in ways.costs(cell) if cost[1] < ways.points]
        if costs:
            cost, cell = min(costs)
            found[door] = DoorWay(cell, cost, cost[1] + 1)
    return found


def cannot_stand(w: World, mover: Figure, cell: int, gait: Gait) -> Refusal | None:
    """Why a move cannot end on a hex that it could pass.  GH-MOVE-04, GH-MOVE-07, GH-OVERLAY-15"""
    other = next((each for each in w.figures if each.cell == cell and each is not mover), None)
    if other is not None:
        friendly = is_character_side(other) is is_character_side(mover)
        return Refusal("way.occupied" if friendly else "way.enemy", "GH-MOVE-04" if friendly else "GH-MOVE-02")
    if gait is not Gait.FLY and obstacle_mask(w) >> cell & 1:
        return Refusal("way.obstacle", "GH-OVERLAY-15")
    return None
