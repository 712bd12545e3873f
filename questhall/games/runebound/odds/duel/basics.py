"""Small words of the duel: who decides, what follows, tokens weighed and spent."""

from __future__ import annotations

from typing import Any

from questhall.games.runebound.odds.duel.arena import Arena
from questhall.games.runebound.odds.duel.position import DuelTask, Position, Sided
from questhall.games.runebound.odds.duel.tokens import SYMBOL, VALUE, Pool, parts, with_, without

DuelMove = tuple[Any, ...]
Moves = list[tuple[DuelMove, Position]]
Chances = list[tuple[float, Position]]
CHANCE = -1
Settled = float | list[Any] | Position  # the end; who decides (CHANCE: nobody) and what can follow; or on to another
LIKING = {"K": 3.0, "P": 3.0, "M": 3.0, "S": 2.0, "H": 2.0, "D": 2.0, "A": 1.5, "-": 0.0}


def liking(token: int) -> float:
    """A rough worth of what a token shows."""
    low = token & 255
    return LIKING[SYMBOL[low]] * max(1, VALUE[low])


def distinct(pool: Pool) -> list[int]:
    return list(dict.fromkeys(pool))


def spending(arena: Arena, side: Sided, tokens: list[int]) -> Sided:
    """These tokens of the pool are spent, with the doubles under them."""
    pool = side.pool
    for token in tokens:
        pool = without(pool, token)
    if not arena.spent:
        return side._replace(pool=pool)
    return side._replace(pool=pool, spent=with_(side.spent, *(part for token in tokens for part in parts(token))))


def cast(number: int, ops: Any, x: int = 1, attack: bool = True) -> DuelTask:
    """An ability about to take effect."""
    return ("cast", number, ops, x, attack, 0)
