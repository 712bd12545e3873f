"""Bots: they get a seat's view and its decision, and give an option's key."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Protocol

from questhall.bots.plain import HouseBot, RandomBot
from questhall.bots.race import RaceBot
from questhall.bots.search import SearchBot
from questhall.bots.tree import TreeBot
from questhall.kernel import Game, Race, Seen

__all__ = ["Bot", "HouseBot", "RaceBot", "RandomBot", "SearchBot", "TreeBot", "default_bot", "make_bot"]

KINDS = "random, house, search, search:MILLISECONDS, or bot (the game's own choice)"


class Bot(Protocol):
    def answer(self, seen: Seen[Any]) -> str: ...


def has_house(game: Game[Any]) -> bool:
    return type(game).house is not Game.house


def default_bot(game: Game[Any]) -> str:
    """The house bot where the game has one, search otherwise."""
    return "house" if has_house(game) else "search:100"


def make_bot(name: str, game: Game[Any], seed: int = 0, clock: Callable[[], float] = time.perf_counter) -> Bot:
    """A bot by its name: `random`, `house`, `search`, `search:100` (milliseconds an answer by `clock`), `bot`."""
    kind, _, budget = (default_bot(game) if name == "bot" else name).partition(":")
    if kind == "random" and not budget:
        return RandomBot(seed)
    if kind == "house" and not budget:
        if not has_house(game):
            raise LookupError(f"{game.id} has no house bot; there are {KINDS}")
        return HouseBot()
    if kind == "search" and (not budget or is_count(budget)):
        return thinking(game, int(budget or 300) / 1000, seed, clock)
    raise LookupError(f"there is no bot {name!r}; there are {KINDS}")


def is_count(text: str) -> bool:
    """A whole number above 0 in plain digits, of a length that can be meant."""
    return text.isascii() and text.isdigit() and len(text) <= 12 and int(text) > 0


def thinking(game: Game[Any], seconds: float, seed: int, clock: Callable[[], float] = time.perf_counter) -> Bot:
    """The search bot as the game tunes it: a race where the game has a short list, a tree otherwise."""
    if isinstance(game.search, Race):
        return RaceBot(game.search, seconds, seed=seed, clock=clock)
    return TreeBot(game.search, seconds, seed=seed, clock=clock)
