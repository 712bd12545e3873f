"""Who stands how well in the middle of a game: what search needs to cut its futures short."""

from __future__ import annotations

import math

from questhall.games.rollplayer.bots.plan import Plan
from questhall.games.rollplayer.bots.situation import Situation
from questhall.games.rollplayer.state import Table
from questhall.kernel import Seat

SPREAD, SPREAD_PER_ROUND = 1.5, 0.25  # stars of difference that make a rival's chance small; the later the fewer
SOLO_GOOD = 50.0


def worth(state: Table, seat: Seat) -> float:
    """The stars that a seat may expect at the end."""
    return Plan(Situation(state, seat), state.heroes[seat]).worth


def round_begins(state: Table) -> bool:
    """The dice of the round are rolled and nobody has taken one."""
    return state.round > 0 and (0 not in state.pool or bool(state.hand)) and not any(hero.card for hero in state.heroes)


def evaluate(state: Table, seat: Seat) -> float | None:
    """The chance of winning, from the stars to be expected; known where a round begins or the game is over.

    In the middle of a round some have had their die or their purchase and others have not: no fair comparison.
    """
    heroes = state.heroes
    if not state.over and not round_begins(state):
        return None
    own = worth(state, seat)
    if len(heroes) == 1:
        return min(1.0, max(0.0, own / SOLO_GOOD))
    spread = SPREAD + SPREAD_PER_ROUND * heroes[seat].dice.count(0)
    better = sum(math.exp((worth(state, rival) - own) / spread) for rival in range(len(heroes)) if rival != seat)
    return 1.0 / (1.0 + better)
