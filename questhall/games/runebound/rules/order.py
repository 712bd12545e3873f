"""TERM, TURN: turn order, and which turn and combat are going on."""

from __future__ import annotations

from questhall.games.runebound.rules import M
from questhall.games.runebound.state import Combat, Turn, World
from questhall.kernel import Seat


def alive(state: World) -> list[Seat]:
    """Seats still in the game, in turn order.  RB-TERM-06"""
    count = len(state.heroes)
    order = [(state.first + step) % count for step in range(count)]
    return [seat for seat in order if seat not in state.eliminated]


def turn_of(m: M) -> Turn | None:
    for task in m.state.agenda:
        if task.__class__ is Turn:
            return task
    return None


def combat_in(state: World) -> Combat:
    """The combat that is being fought: the last on the agenda."""
    for task in reversed(state.agenda):
        if task.__class__ is Combat:
            return task
    raise LookupError("no combat is going on")
