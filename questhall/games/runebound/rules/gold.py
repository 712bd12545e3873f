"""COIN, GAIN: gold and story tokens come and go."""

from __future__ import annotations

from questhall.games.runebound.events import GOLD, PAID, TOKENS
from questhall.games.runebound.rules import M
from questhall.kernel import Seat


def gain_gold(m: M, seat: Seat, amount: int) -> None:
    """From and to an unlimited supply; nobody falls below none.  RB-GAIN-02, RB-COIN-02, RB-LIMIT-01"""
    hero = m.state.heroes[seat]
    if amount >= 0:
        hero.gold += amount
        m.tell(GOLD, seat, amount)
    else:
        lost = min(hero.gold, -amount)
        hero.gold -= lost
        m.tell(PAID, seat, lost)


def gain_tokens(m: M, seat: Seat, amount: int) -> None:
    hero = m.state.heroes[seat]
    hero.tokens = max(0, hero.tokens + amount)
    m.tell(TOKENS, seat, amount)
