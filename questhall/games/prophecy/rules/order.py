"""ROUND, TURN: whose round and turn it is, and who comes next."""

from __future__ import annotations

from collections.abc import Iterator

from questhall.games.prophecy.state import M, Round, Turn, World
from questhall.kernel import Seat


def clockwise(state: World, seat: Seat) -> Iterator[Seat]:
    """The other seats in order, the left neighbour first."""
    count = len(state.heroes)
    return ((seat + step) % count for step in range(1, count))


def turn_of(m: M) -> Turn | None:
    """The turn that is going on."""
    return next((task for task in reversed(m.state.agenda) if isinstance(task, Turn)), None)


def round_of(m: M) -> Round | None:
    return next((task for task in m.state.agenda if isinstance(task, Round)), None)
