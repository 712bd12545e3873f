"""The market deck: the 1-dot cards first, a shuffled discard pile when all is gone.  RP-SETUP-18, RP-CLEAN-06"""

from __future__ import annotations

from questhall.games.rollplayer.events import RESHUFFLED
from questhall.games.rollplayer.state import World
from questhall.kernel import Match, Pile


def deck(m: Match[World]) -> Pile | None:
    """The pile to draw from; the discard pile becomes the deck when it is empty.  RP-CLEAN-06"""
    state = m.state
    if state.upper.cards:
        return state.upper
    if not state.lower.cards and state.discard:
        state.lower = Pile.of(state.discard, "market-2")
        state.discard = []
        state.lower.shuffle(m.chance, "reshuffle")
        m.tell(RESHUFFLED)
    return state.lower if state.lower.cards else None


def reveal(m: Match[World], count: int) -> list[str]:
    """The next cards of the deck, as many as there are."""
    cards = []
    for _ in range(count):
        pile = deck(m)
        if pile is not None:
            cards.append(pile.draw())
    return cards
