"""SKILL, EXERT: skill cards into the hand and out of it."""

from __future__ import annotations

from questhall.games.runebound.events import DISCARDED, DREW, EXERTED
from questhall.games.runebound.rules import M
from questhall.games.runebound.rules.decks import top_skill
from questhall.games.runebound.rules.limits import settle
from questhall.kernel import Choose, Seat
from questhall.kernel.choice import Ask


def draw_skills(m: M, seat: Seat, count: int) -> None:
    """Drawn together; the hand is then cut to its limit.  RB-DRAW-03, RB-DRAW-04, RB-SKILL-03"""
    hand = m.state.heroes[seat].hand
    drawn = []
    for _ in range(count):
        card = top_skill(m)
        if card is None:
            break
        hand.put(card, 1 << seat)
        drawn.append(card)
    m.tell(DREW, seat, len(drawn), drawn, to=1 << seat)
    settle(m, seat)


def discard_skill(m: M, seat: Seat, card: str) -> None:
    """From hand, face up on the pile.  RB-DRAW-05"""
    m.state.used_skills.append(m.state.heroes[seat].hand.take(card))
    m.tell(DISCARDED, seat, card)


def exert(m: M, seat: Seat) -> Ask:
    """Discard one card from hand; learned skills do not serve.  RB-EXERT-01, RB-EXERT-02"""
    hand = m.state.heroes[seat].hand.cards
    card = yield Choose(seat, "exert", {f"exert:{card}": card for card in hand})
    m.state.used_skills.append(m.state.heroes[seat].hand.take(card))
    m.tell(EXERTED, seat, card)
    return card
