"""What gold is worth: nothing by itself, but it buys stars while there are markets to come."""

from __future__ import annotations

from questhall.games.rollplayer.rules.solo import GOLD_PER_STAR

COIN = (0.0, 0.14, 0.24, 0.3, 0.34, 0.37)  # stars per coin, by markets to come
NEXT, NEXT_PER_MARKET = 4, 0.6  # coins that surely find a card: one purchase, and a little for each market to come
LATER_PER_MARKET = 2  # coins beyond them that may still find one, at half their worth: income goes on
LATER = 0.5
IDLE = 0.03  # a coin that will hardly be spent, or breaks a tie


def coin(visits: int) -> float:
    return COIN[min(visits, len(COIN) - 1)]


def purse(gold: int, visits: int, per_coin: float, solo: bool) -> float:
    """Stars for a purse: what it will buy, and what gold itself scores with a trait or alone."""
    if solo:
        per_coin += 1 / GOLD_PER_STAR
    soon = min(gold, NEXT + NEXT_PER_MARKET * visits) if visits else 0
    later = min(gold - soon, LATER_PER_MARKET * visits)
    worth = coin(visits)
    bought = soon * max(worth, per_coin) + later * max(LATER * worth, per_coin)
    return bought + (gold - soon - later) * max(IDLE, per_coin)
