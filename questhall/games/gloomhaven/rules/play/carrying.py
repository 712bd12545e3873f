"""SPECIAL: a thing that one character carries: who holds it, how it changes hands, where it must be brought."""

from __future__ import annotations

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content.scenarios import scenario
from questhall.games.gloomhaven.rules.play import verdicts
from questhall.games.gloomhaven.rules.play.table import character, spot
from questhall.games.gloomhaven.state import Figure, M, World
from questhall.hex.bits import Mask, cells_of
from questhall.kernel import Choose, Flow, Seat

NOBODY: Seat = -1


def thing(w: World) -> str:
    """What is to be brought somewhere; empty in most scenarios."""
    return scenario(w.scenario).goal.bring[0]


def choose_bearer(m: M) -> Flow:
    """One character holds it from the start, as the players like.  GH-SETUP-02"""
    w = m.state
    if thing(w):
        options = {f"bearer:{hero.sheet.job}": seat for seat, hero in enumerate(w.heroes)}
        take_over(m, (yield Choose(0, "bearer", options)))


def take_over(m: M, seat: Seat) -> None:
    m.state.bearer = seat
    m.tell(events.CARRIES, seat, thing(m.state))


def is_in_reach(w: World, looter: Figure, cells: Mask) -> bool:
    """Another character holds it there.  GH-LOOT-01"""
    holder = character(w, w.bearer) if thing(w) else None
    return holder is not None and holder is not looter and bool(cells >> holder.cell & 1)


def hand_over(m: M, looter: Figure) -> Flow:
    """A Loot ability may take it from somebody in range.  GH-LOOT-01"""
    if (yield Choose(looter.seat, "hand-over", {"do": True, "skip": False})):
        take_over(m, looter.seat)


def pick_up(m: M, looter: Figure, cells: Mask) -> bool:
    """It lies there like a treasure, for its holder was exhausted.  GH-LOOT-03, GH-LOOT-05"""
    w = m.state
    found = [cell for cell in cells_of(cells) if thing(w) and w.treasures.get(cell) == thing(w)]
    for cell in found:
        del w.treasures[cell]
        take_over(m, looter.seat)
    return bool(found)


def let_fall(m: M, own: Figure) -> None:
    """Its exhausted holder leaves it on its hex.  GH-EXH-01"""
    w = m.state
    if thing(w) and w.bearer == own.seat:
        w.bearer = NOBODY
        w.treasures[own.cell] = thing(w)
        m.tell(events.DROPPED, own.seat, thing(w), spot(w, own.cell))


def note_way(m: M, mover: Figure) -> None:
    """Its holder has come beside the mark: that is enough.  GH-ENDSCEN-01"""
    w = m.state
    holds = thing(w) and mover.kind == "character" and mover.seat == w.bearer
    if holds and verdicts.is_beside(w, mover, scenario(w.scenario).goal.bring[1]):
        w.memory[verdicts.BROUGHT] = 1
        verdicts.judge(m)
