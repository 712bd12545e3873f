"""What gold is worth: nothing by itself, but it buys stars while there are markets to come."""

from __future__ import annotations

from questhall.games.rollplayer.rules.solo import GOLD_PER_STAR

COIN = (0.0, 0.14, 0.24, 0.3, 0.34, 0.37)  # stars per coin, by markets to come
SPENDABLE = 3  # coins that one market can take
IDLE = 0.03  # a coin that will hardly be spent, or breaks a tie


def coin(visits: int) -> float:
    return COIN[min(visits, len(COIN) - 1)]


def purse(gold: int, visits: int, per_coin: float, solo: bool) -> float:
    """Stars for a purse: what it will buy, and what gold itself scores with a trait or alone."""
    if solo:
        per_coin += 1 / GOLD_PER_STAR
    spent = min(gold, SPENDABLE * visits)
    return spent * max(coin(visits), per_coin) + (gold - spent) * max(IDLE, per_coin)
