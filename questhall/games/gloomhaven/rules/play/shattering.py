"""OVERLAY: obstacles and traps that go with a move or an attack."""

from __future__ import annotations

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.rules.play.purse import count
from questhall.games.gloomhaven.rules.play.table import floor, spot
from questhall.games.gloomhaven.rules.play.tokens import breakable_obstacles
from questhall.games.gloomhaven.state import Act, Figure, M, World
from questhall.kernel import Ask, Choose, Seat


def obstacles_beside(w: World, actor: Figure) -> list[list[int]]:
    """The obstacles of which a hex is adjacent."""
    around = floor(w).grid.neighbours[actor.cell]
    return [token for token in breakable_obstacles(w) if any(cell in around for cell in token)]


def shatter(m: M, seat: Seat, actor: Figure) -> Ask:
    """An adjacent obstacle is destroyed for a bonus; whether there was one.  GH-ACTIVE-05, GH-OVERLAY-18"""
    w = m.state
    near = obstacles_beside(w, actor)
    if not near:
        return False
    token = near[0]
    if len(near) > 1:
        token = yield Choose(seat, "destroy", {f"destroy:{spot(w, each[0])}": each for each in near})
    w.obstacles.remove(token)
    m.tell(events.SMASHED, actor.id, spot(w, token[0]))
    return True


def clear_way(m: M, act: Act, mover: Figure) -> None:
    """Obstacles and traps of the hexes that a move has passed are gone.  GH-OVERLAY-07, GH-OVERLAY-18"""
    w = m.state
    passed = {cell for cell in act.path if cell != mover.cell}
    for token in [token for token in breakable_obstacles(w) if passed.intersection(token)]:
        w.obstacles.remove(token)
        m.tell(events.SMASHED, mover.id, spot(w, token[0]))
    for cell in sorted(passed.intersection(w.traps)):
        del w.traps[cell]
        count(w.heroes[mover.seat], "traps")
        m.tell(events.TRAP_DISARMED, mover.id, spot(w, cell))
