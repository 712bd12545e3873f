"""ROUND, TURN, TIME, ACT: turns in order, then the time token."""

from __future__ import annotations

from questhall.games.runebound.events import ACT, REFRESHED, ROUND, TURN
from questhall.games.runebound.rules import M, scenario
from questhall.games.runebound.rules.order import alive
from questhall.games.runebound.state import LAST, Round, Story, Turn

REFRESH = (6, 12)  # RB-TIME-07
STORY = (3, 5, 8, 11)  # which four is recorded nowhere: ours


def step(m: M, task: Round) -> None:
    """Every player takes one turn, then the first player moves the time token.  RB-ROUND-01, RB-ROUND-02"""
    state = m.state
    if not task.seats:
        state.rounds += 1
        task.seats = alive(state)
        m.tell(ROUND, state.rounds, state.act, state.time)
    while task.step < len(task.seats):
        seat = task.seats[task.step]
        task.step += 1
        if seat not in state.eliminated:
            state.heroes[seat].used = []
            state.agenda.append(Turn(seat))
            m.tell(TURN, seat)
            return
    state.agenda = [Round()]
    advance(m)


def advance(m: M) -> None:
    """One space a round; the last of act 1 turns the token over, the last of act 2 ends the track.

    RB-TIME-02 to 04, RB-ACT-02, RB-ACT-03
    """
    state = m.state
    if state.time < LAST:
        state.time += 1
    elif state.act == 1:
        state.act, state.time = 2, 1
        m.tell(ACT, 2)
        scenario.end_of_act_one(m)
    else:
        scenario.end_of_act_two(m)
        return
    reached(m)


def reached(m: M) -> None:
    """A story card, then the gems, as the space shows.  RB-TIME-05, RB-TIME-06"""
    state = m.state
    if state.time in REFRESH:
        refresh(m)
    if state.time in STORY:
        state.agenda.append(Story())


def refresh(m: M) -> None:
    """All gems face up but those under a hero.  RB-TOKEN-05"""
    state = m.state
    held = [hero.at for hero in state.heroes]
    before = len(state.spent)
    state.spent = [cell for cell in state.spent if cell in held]
    m.tell(REFRESHED, before - len(state.spent))
