"""The bots that do not think ahead: random, the game's own house bot, and one that somebody else wrote."""

from __future__ import annotations

import random
import runpy
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from questhall.kernel import Seen


class RandomBot:
    """Any option, all equally likely."""

    def __init__(self, seed: int = 0) -> None:
        self.random = random.Random(seed)

    def answer(self, seen: Seen[Any]) -> str:
        return seen.choice.key_at(self.random.randrange(len(seen.choice.options)))


House = Callable[[Seen[Any]], str]


class HouseBot:
    """The game's readable heuristics, or another function of a view and its decision."""

    def __init__(self, house: House | None = None) -> None:
        self.house = house

    def answer(self, seen: Seen[Any]) -> str:
        key = self.house(seen) if self.house else seen.game.house(seen)
        if key not in seen.choice.options and not seen.choice.signs(key or ""):
            raise LookupError(f"the house bot of {seen.game.id} answers {key!r} to {seen.choice.kind!r}: not an option")
        return str(key)


@cache
def from_file(path: str) -> House:
    """The function `house(seen)` of a Python file: a bot in the making, or one of long ago."""
    if not Path(path).exists():
        raise LookupError(f"{path}: no Python file")
    found: House | None = runpy.run_path(path).get("house")
    if found is None or not callable(found):
        raise LookupError(f"{path}: has no function house(seen) that gives an option's key")
    return found
