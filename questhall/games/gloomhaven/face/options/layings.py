"""Areas: every turn and mirror image of a pattern, where it may lie, whom it covers, and which option that is."""

from __future__ import annotations

from questhall.games.gloomhaven.content.actions import Attack, Kill
from questhall.games.gloomhaven.face.options.hints import Laying
from questhall.games.gloomhaven.face.remarks import action_of, attack_of
from questhall.games.gloomhaven.rules.play.attacking import areas_of, foes, layings
from questhall.games.gloomhaven.rules.play.table import figure, floor
from questhall.games.gloomhaven.state import Act, Figure, World
from questhall.hex.areas import turns

TURNS = 12  # six, and six of the mirror image


def laid_now(view: World, act: Act) -> Areas | None:
    """The area that is to be laid: of an attack, or of a kill, which covers figures as an attack does.  GH-ATK-12"""
    actor, action = figure(view, act.figure), action_of(act)
    attack = Attack(area=action.area) if isinstance(action, Kill) else attack_of(act)
    return Areas(view, act, actor, attack) if actor and attack and attack.area else None


class Areas:
    """The ways to lay the area of one attack."""

    def __init__(self, view: World, act: Act, actor: Figure, attack: Attack) -> None:
        assert attack.area is not None
        self.view, self.act, self.actor, self.attack = view, act, actor, attack
        self.grid = floor(view).grid
        self.area, self.melee = attack.area, attack.area.melee
        height = self.grid.height
        self.shapes = [[dq * height + dr for dq, dr in shape] for shape in turns(self.area.hexes)]

    def cells(self, at: int, turn: int) -> list[int]:
        """The open cells that the area covers there."""
        is_open, size = self.grid.is_open, self.grid.size
        return sorted(cell for step in self.shapes[turn] if 0 <= (cell := at + step) < size and is_open[cell])

    def lying(self, cells: list[int]) -> Laying:
        """Where the pattern's origin lies when it covers just these cells, and how it is turned."""
        wanted = sorted(cells)
        for turn in range(TURNS):
            places = [self.actor.cell] if self.melee else [wanted[0] - step for step in self.shapes[turn]]
            for at in places:
                if self.cells(at, turn) == wanted:
                    return Laying(at, turn)
        raise LookupError(f"no way to lay {self.attack.area} on {wanted}")

    def covered(self, cells: list[int]) -> list[str]:
        """Whom the attack is made on: enemies in sight; others there are no targets.  GH-AREA-03, GH-AREA-05"""
        seen = floor(self.view).seen_from(self.actor.cell)
        there = [each for each in foes(self.view, self.act, self.actor) if each.cell in cells and seen >> each.cell & 1]
        return [each.id for each in there if "invisible" not in each.conditions or each.side is self.actor.side]

    def legal(self, cells: list[int]) -> bool:
        """Whether the area may lie there.  GH-AREA-04"""
        return frozenset(cells) in areas_of(self.view, self.act, self.actor, self.attack)

    def key(self, cells: list[int]) -> str:
        """The option that covers the same figures; empty where there is none."""
        taken = {each.cell for each in self.view.figures}
        wanted = taken.intersection(cells)
        for key, area in layings(self.view, self.act, self.actor, self.attack):
            if isinstance(area, frozenset) and taken.intersection(area) == wanted:
                return key
        return ""
