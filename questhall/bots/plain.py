"""The two bots that do not think ahead: random, and the game's own house bot."""

from __future__ import annotations

import random
from typing import Any

from questhall.kernel import Seen


class RandomBot:
    """Any option, all equally likely."""

    def __init__(self, seed: int = 0) -> None:
        self.random = random.Random(seed)

    def answer(self, seen: Seen[Any]) -> str:
        return seen.choice.key_at(self.random.randrange(len(seen.choice.options)))


class HouseBot:
    """The game's readable heuristics."""

    def answer(self, seen: Seen[Any]) -> str:
        key = seen.game.house(seen)
        if key not in seen.choice.options and not seen.choice.signs(key or ""):
            raise LookupError(f"the house bot of {seen.game.id} answers {key!r} to {seen.choice.kind!r}: not an option")
        return str(key)
