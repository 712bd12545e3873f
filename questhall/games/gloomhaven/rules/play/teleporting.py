"""MOVE: from one hex to another without a way between them."""

from __future__ import annotations

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content.actions import Teleport
from questhall.games.gloomhaven.rules.combat.conditions import cannot_perform
from questhall.games.gloomhaven.rules.ground.ground import Gait
from questhall.games.gloomhaven.rules.play.deeds import did, skipped
from questhall.games.gloomhaven.rules.play.entering import enter
from questhall.games.gloomhaven.rules.play.table import floor, spot
from questhall.games.gloomhaven.rules.play.ways import cannot_stand
from questhall.games.gloomhaven.state import Act, Figure, M
from questhall.kernel import Choose, Flow


def teleport(m: M, act: Act, actor: Figure, action: Teleport) -> Flow:
    """To any hex of the open rooms that nobody holds; where the figure comes down it is as if it had walked there.

    GH-MOVE-04, GH-OVERLAY-05, GH-TURN-04
    """
    w = m.state
    if cannot_perform(actor, "move"):
        skipped(act)
        return
    free = [
        cell for cell in floor(w).grid.cells if cell != actor.cell and cannot_stand(w, actor, cell, Gait.JUMP) is None
    ]
    cell = yield Choose(act.seat, "teleport", {**{f"go:{spot(w, each)}": each for each in free}, "skip": None})
    if cell is None:
        skipped(act)
        return
    act.start, act.path = actor.cell, [cell]
    m.tell(events.TELEPORTED, actor.id, spot(w, cell))
    yield from enter(m, actor, cell, True)
    did(act)
