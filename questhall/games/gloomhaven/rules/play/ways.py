"""MOVE: where a figure can get with so many points, at what cost, and by which way."""

from __future__ import annotations

from questhall.games.gloomhaven.rules.ground.ground import Gait, Ground
from questhall.games.gloomhaven.rules.ground.movement import DIFFICULT_EXTRA, barred, burdens, stops
from questhall.games.gloomhaven.rules.play.table import floor, is_character_side, obstacle_mask, place, trap_mask
from questhall.games.gloomhaven.state import Figure, World
from questhall.hex.bits import Mask, flood
from questhall.kernel import Refusal

NO_ENEMIES: tuple[int, ...] = ()


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
        negative=trap_mask(w) | open_.hazards,
        difficult=open_.difficult,
        gait=gait,
    )


def gait_of(mover: Figure, jump: bool) -> Gait:
    """GH-MOVE-06, GH-MOVE-08"""
    if mover.flying:
        return Gait.FLY
    return Gait.JUMP if jump else Gait.WALK


class Ways:
    """All hexes that a figure can pass with so many points, each with the least harm and then the fewest points."""

    def __init__(self, ground: Ground, points: int, slow: bool = True) -> None:
        self.ground = ground
        self.points = points
        difficult, negative = burdens(ground)
        self._difficult, self._negative = (difficult if slow else 0), negative
        self.layers = list(flood(ground.board, ground.monster, barred(ground), self._difficult, negative, most=points))
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

    def cost(self, cell: int) -> tuple[int, int] | None:
        """Negative hexes and points to get to a cell, its own included."""
        bit = 1 << cell
        for negative, points, cells in self.layers:
            if cells & bit:
                return negative, points
        return None

    def to(self, goal: int) -> list[int]:
        """The hexes of the way, the goal last: the least harmful, then the shortest."""
        way = [goal]
        here = self.cost(goal)
        neighbours = self.ground.grid.neighbours
        while here is not None and way[-1] != self.ground.monster:
            cell = way[-1]
            before = (here[0] - (self._negative >> cell & 1), here[1] - 1 - (self._difficult >> cell & 1))
            step = next(each for each in neighbours[cell] if self.cost(each) == before)
            way.append(step)
            here = before
        return way[-2::-1]


def door_costs(w: World, ways: Ways, doors: list[int]) -> dict[int, tuple[int, int]]:
    """For each closed door that can be reached, the cell before it and the points it takes.  GH-DOOR-01"""
    whole = place(w).whole
    found: dict[int, tuple[int, int]] = {}
    for door in doors:
        for cell in whole.neighbours[door]:
            cost = ways.cost(cell)
            if cost is not None and cost[1] < ways.points and (door not in found or cost[1] + 1 < found[door][1]):
                found[door] = (cell, cost[1] + 1)
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
