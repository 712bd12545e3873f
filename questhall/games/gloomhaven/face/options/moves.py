"""Moves and shoves: the way, what lies on it, who is adjacent at its end and who could strike there."""

from __future__ import annotations

from collections.abc import Iterable

from questhall.games.gloomhaven.face.options.hints import OptionHint, Peril, Way
from questhall.games.gloomhaven.face.reach import Threats
from questhall.games.gloomhaven.face.remarks import ways_of
from questhall.games.gloomhaven.rules.ground.ground import Gait
from questhall.games.gloomhaven.rules.play.moving import spent
from questhall.games.gloomhaven.rules.play.table import at_stake, closed_doors, enemies, floor
from questhall.games.gloomhaven.rules.play.treading import equal_ways
from questhall.games.gloomhaven.rules.play.ways import Ways, door_ways
from questhall.games.gloomhaven.state import Figure, Walk, World


class Going:
    """One move under way; what its ends have in common is worked out once."""

    def __init__(self, view: World, walk: Walk, mover: Figure) -> None:
        self.view, self.walk, self.mover = view, walk, mover
        found = ways_of(view, walk)
        assert found is not None
        self.ways: Ways = found
        self.foes = enemies(view, mover)
        self.threats = Threats(view, mover)
        self.doors = door_ways(view, self.ways, closed_doors(view)) if mover.kind == "character" else {}

    def tell(self, verb: str, cell: int, hint: OptionHint) -> None:
        if verb == "go":
            hint.way = self.to(cell)
        elif verb == "step":
            hint.way = self.step(cell)
        elif verb == "door":
            hint.way = self.door(cell)

    def to(self, cell: int) -> Way:
        """To an end within reach, by the least harmful way.  GH-MOVE-03"""
        path = self.first(cell)
        return self.way(path, spent(self.ways, path, True, self.walk.forced), True, 0)

    def first(self, cell: int) -> list[int]:
        """Of equal ways the one that is offered first."""
        return next(iter(equal_ways(self.view, self.ways, cell).values()))

    def step(self, cell: int) -> Way:
        """One hex, from which the move goes on."""
        points = spent(self.ways, [cell], False, self.walk.forced)
        return self.way([cell], points, False, self.walk.points - points)

    def door(self, cell: int) -> Way:
        """Onto a closed door, which ends or interrupts the move.  GH-DOOR-01"""
        door = self.doors[cell]
        way = self.way(self.first(cell), door.points, False, self.walk.points - door.points)
        way.opens = cell
        return way

    def reached(self, cells: Iterable[int]) -> dict[str, list[int]]:
        """By enemy, on which of these hexes it could still attack the mover in this round."""
        return self.threats.on(cells)

    def way(self, path: list[int], points: int, lands: bool, left: int) -> Way:
        end = path[-1]
        around = floor(self.view).grid.neighbours[end] if floor(self.view).grid.is_open[end] else ()
        mine = self.mover.kind == "character"
        return Way(
            path,
            points,
            left,
            perils=perils(self.view, self.trodden(path, lands)),
            coins=self.view.coins.get(end, 0) if mine else 0,
            treasure=self.view.treasures.get(end, "") if mine else "",
            beside=[each.id for each in self.foes if each.cell in around],
        )

    def trodden(self, path: list[int], lands: bool) -> list[int]:
        """The hexes on which the mover sets foot.  GH-MOVE-06, GH-MOVE-07, GH-MOVE-08"""
        gait = self.ways.ground.gait
        if gait is Gait.WALK:
            return path
        return path[-1:] if gait is Gait.JUMP and lands else []


def perils(view: World, path: list[int]) -> list[Peril]:
    """What strikes on these hexes.  GH-OVERLAY-05, GH-OVERLAY-09, GH-OVERLAY-11"""
    stake, hazards = at_stake(view), floor(view).hazard_cells
    found = []
    for cell in path:
        if trap := view.traps.get(cell):
            found.append(Peril(cell, "trap", stake.trap if trap.damage is None else trap.damage, trap.conditions))
        if cell in hazards:
            found.append(Peril(cell, "hazard", stake.hazard))
    return found


def shoved(view: World, target: Figure | None, cell: int) -> Way:
    """One hex of a push or pull.  GH-FX-05, GH-FX-06"""
    return Way([cell], perils=[] if target and target.flying else perils(view, [cell]))
