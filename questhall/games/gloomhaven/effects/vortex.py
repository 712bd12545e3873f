"""Black Hole: everybody around a hex is pulled towards it, whoever stands there; other pulls go to the attacker."""

from __future__ import annotations

from questhall.games.gloomhaven.content.actions import Gather
from questhall.games.gloomhaven.rules.ground.forced import Force
from questhall.games.gloomhaven.rules.play.deeds import did, skipped
from questhall.games.gloomhaven.rules.play.shoving import move_by_force
from questhall.games.gloomhaven.rules.play.table import distance, enemies, figure, floor, is_hidden, spot
from questhall.games.gloomhaven.state import Act, Figure, M
from questhall.hex.bits import cells_of
from questhall.kernel import Choose, Flow


def gather(m: M, act: Act, actor: Figure, action: Gather) -> Flow:
    """A hex in range and sight; then each enemy within so many hexes of it, as its player chooses.

    GH-FX-04, GH-FX-06, GH-LOS-04
    """
    w = m.state
    reach = floor(w).board.within(actor.cell, action.range) & floor(w).seen_from(actor.cell)
    foes = [each for each in enemies(w, actor) if not is_hidden(w, actor, each)]
    useful = [
        cell for cell in cells_of(reach) if any(0 < distance(w, cell, each.cell) <= action.within for each in foes)
    ]
    options = {f"centre:{spot(w, cell)}": cell for cell in useful}
    centre = (yield Choose(act.seat, "vortex", {**options, "skip": None})) if options else None
    if centre is None:
        skipped(act)
        return
    near = [each for each in foes if 0 < distance(w, centre, each.cell) <= action.within]
    for each in sorted(near, key=lambda each: distance(w, centre, each.cell)):
        if figure(w, each.id) is each:
            yield from move_by_force(m, act.seat, actor, each, Force.PULL, action.pull, centre=centre)
    did(act)
