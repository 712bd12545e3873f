"""Class abilities with a rule of their own.  The bard's second purchase is in `rules/market.py`."""

from __future__ import annotations

from questhall.games.rollplayer.events import ATTUNED
from questhall.games.rollplayer.state import Attune, World
from questhall.kernel import Choose, Flow, Match


def attune(m: Match[World], top: Attune) -> Flow:
    """The druid may add a card of the discard pile to the market.  RP-CARD-DRUID-01, RP-CARD-DRUID-02, RP-SOLO-15"""
    state = m.state
    state.agenda.pop()
    cards = {f"attune:{card}": card for card in state.discard}
    card = yield Choose(top.seat, "druid.attune", {"skip": None, **cards})
    if card is not None:
        state.discard.remove(card)
        state.market.append(card)
        m.tell(ATTUNED, top.seat, card)
