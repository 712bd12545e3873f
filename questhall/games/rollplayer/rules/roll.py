"""ROLL: the roll phase, and the order of dice on the initiative cards."""

from __future__ import annotations

from itertools import pairwise

from questhall.games.rollplayer.content.dice import DIE
from questhall.games.rollplayer.events import POOL, ROLLED, ROUND
from questhall.games.rollplayer.rules.bag import draw_die, roll_die
from questhall.games.rollplayer.state import Arrange, DiceTurn, Roll, World
from questhall.kernel import Choose, Flow, Match, Seat


def roll_phase(m: Match[World], top: Roll) -> Flow | None:
    """The first player rolls one die per initiative card.  RP-ROLL-01, RP-ROLL-04, RP-SOLO-07"""
    state = m.state
    state.round += 1
    m.tell(ROUND, state.round, state.first)
    state.hand = [roll_die(m, draw_die(m)) for _ in state.pool]
    m.tell(ROLLED, state.first, [DIE[die] for die in state.hand])
    state.agenda[-1] = DiceTurn(state.first)
    arrange_or_ask(m, state.first, list(range(1, len(state.pool) + 1)))
    return None


def arrange_or_ask(m: Match[World], seat: Seat, cards: list[int]) -> None:
    """Put the dice in hand on these cards; only equal values of different colours need a word."""
    state = m.state
    dice = sorted(state.hand, key=face)
    if any(one % 10 == other % 10 and one != other for one, other in pairwise(dice)):
        state.agenda.append(Arrange(seat, cards))
        return
    for card, die in zip(cards, dice, strict=True):
        state.pool[card - 1] = die
    state.hand = []
    m.tell(POOL, [DIE[die] for die in state.pool if die])


def arrange(m: Match[World], top: Arrange) -> Flow:
    """Ascending order; among equal values the seat chooses.  RP-ROLL-02, RP-ROLL-03"""
    state = m.state
    left = sorted(state.hand, key=face)
    for card in top.cards:
        equal = {f"put:{DIE[die]}:{card}": die for die in left if die % 10 == left[0] % 10}
        die = (yield Choose(top.seat, "pool.arrange", equal)) if len(equal) > 1 else left[0]
        left.remove(die)
        state.pool[card - 1] = die
    state.hand = []
    m.tell(POOL, [DIE[die] for die in state.pool if die])
    state.agenda.pop()


def rearrange(m: Match[World], seat: Seat) -> None:
    """After a skill: the unchosen dice are sorted again, the user in the first player's place.

    RP-CARD-INTIMIDATE-01, RP-CARD-INTIMIDATE-02, RP-CARD-PERSUASION-02
    """
    state = m.state
    cards = [card for card, die in enumerate(state.pool, 1) if die]
    state.hand = [state.pool[card - 1] for card in cards]
    for card in cards:
        state.pool[card - 1] = 0
    arrange_or_ask(m, seat, cards)


def face(die: int) -> int:
    return die % 10
