"""How far a monster's arm reaches: where its move could end, and what its attack could hit from there.

It is reach, not intent: what it will do says `wonder.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from questhall.games.gloomhaven.content.actions import Action
from questhall.games.gloomhaven.rules.combat.conditions import cannot_perform
from questhall.games.gloomhaven.rules.ground.ground import Ground
from questhall.games.gloomhaven.rules.ground.movement import Travel
from questhall.games.gloomhaven.rules.mind.attack import AttackReach
from questhall.games.gloomhaven.rules.mind.orders import Orders
from questhall.games.gloomhaven.rules.monsters.thought import orders_for
from questhall.games.gloomhaven.rules.monsters.turn import aims_of
from questhall.games.gloomhaven.rules.play.beasts import actions_for
from questhall.games.gloomhaven.rules.play.rounds import is_waiting
from questhall.games.gloomhaven.rules.play.table import enemies, floor, values
from questhall.games.gloomhaven.rules.play.thinking import ground_for, section_for
from questhall.games.gloomhaven.state import Beast, Figure, World
from questhall.hex.bits import Mask


class Arm:
    """One monster with the actions of one card: each attack with the cells from which it could be made."""

    def __init__(self, view: World, actor: Figure, actions: Sequence[Action], without: Figure | None = None) -> None:
        self.view, self.actor = view, actor
        self.moves: Mask = 1 << actor.cell
        self.attacks: list[tuple[Ground, Orders, Mask]] = []
        base, of = values(view, actor), section_for(view, actor)
        for move, attack in aims_of(actions):
            orders = orders_for(base, of, move, attack)
            if cannot_perform(actor, "move"):
                orders = replace(orders, move=0)
            ground = ground_without(view, actor, orders, without)
            ends = 0
            for _, points, cells in Travel(ground).layers():
                ends |= cells if points <= orders.move else 0
            self.moves |= ends
            if attack and not cannot_perform(actor, "attack"):
                self.attacks.append((ground, orders, ends))

    def hits(self, cell: int) -> bool:
        """Whether an enemy on that hex could be attacked."""
        return any(self.spots(ground, orders, cell) & ends & ~(1 << cell) for ground, orders, ends in self.attacks)

    def spots(self, ground: Ground, orders: Orders, cell: int) -> Mask:
        """From where.  GH-ATK-03, GH-ATK-04, GH-AREA-04, GH-LOS-01"""
        if orders.aoe:
            aimed = AttackReach(replace_enemy(ground, cell), orders)
            return aimed.seeing(aimed.spots(0), 0)
        return ground.board.within(cell, max(1, orders.range)) & floor(self.view).seen_from(cell)

    def hit_cells(self) -> Mask:
        """Every cell on which an enemy could be attacked."""
        found: Mask = 0
        for cell in floor(self.view).grid.cells:
            found |= self.hits(cell) << cell
        return found


def ground_without(view: World, actor: Figure, orders: Orders, without: Figure | None) -> Ground:
    """The table as the monster sees it, one figure lifted off it."""
    if without is None:
        return ground_for(view, actor, orders.jumping)[0]
    here = view.figures
    view.figures = [each for each in here if each is not without]
    ground = ground_for(view, actor, orders.jumping)[0]
    view.figures = here
    return ground


def replace_enemy(ground: Ground, cell: int) -> Ground:
    """The same ground with one enemy, on that hex."""
    return Ground(
        *(ground.grid, ground.sight, ground.board, ground.monster, ground.allies, (cell,), (0.0,)),
        *(ground.obstacles, ground.negative, ground.difficult, ground.gait, ground.muddled),
    )


class Threats:
    """The enemies of a figure that still act in this round and could attack it, hex by hex."""

    def __init__(self, view: World, of: Figure) -> None:
        self.of = of
        waiting = [each for each in enemies(view, of) if each.kind == "monster" and is_waiting(view, each)]
        arms = [(each.id, arm_of(view, each, of)) for each in waiting]
        self.arms = [(id_, arm) for id_, arm in arms if arm.attacks]

    def on(self, cells: Iterable[int]) -> dict[str, list[int]]:
        """By enemy, those of some hexes on which it could attack the figure."""
        if "invisible" in self.of.conditions:
            return {}
        wanted = list(cells)
        found = {id_: [cell for cell in wanted if arm.hits(cell)] for id_, arm in self.arms}
        return {id_: hits for id_, hits in found.items() if hits}


def arm_of(view: World, actor: Figure, without: Figure | None = None) -> Arm:
    """With its card of this round."""
    return Arm(view, actor, actions_for(view, Beast(actor.id), actor), without)
