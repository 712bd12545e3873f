"""What both ways of searching share: a budget, and futures played on until somebody can judge them."""

from __future__ import annotations

import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection
from typing import Any, Generic, TypeVar

from questhall.kernel import Choose, Game, Match, RuleError, Seen
from questhall.kernel.tuning import Tuning

LONGEST = 20_000  # decisions in one imagined future
T = TypeVar("T", bound=Tuning)


class SearchBot(ABC, Generic[T]):
    """Thinks `seconds` by `clock`, or `iterations`, an answer, as the game tunes it."""

    def __init__(
        self,
        tuning: T,
        seconds: float = 0.3,
        iterations: int | None = None,
        seed: int = 0,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.tuning, self.seconds, self.iterations, self.clock = tuning, seconds, iterations, clock
        self.random = random.Random(seed)
        self.simulations = 0

    def answer(self, seen: Seen[Any]) -> str:
        kinds = self.tuning.kinds
        if kinds and seen.choice.kind not in kinds:
            return seen.game.house(seen) or next(iter(seen.choice.options))
        return self.think(seen)

    @abstractmethod
    def think(self, seen: Seen[Any]) -> str: ...

    def led(self, game: Game[Any]) -> bool:
        """Whether the house bot leads the way through the futures."""
        return self.tuning.house and type(game).house is not Game.house

    def goal(self, future: Match[Any]) -> int:
        """Where the horizon lies for futures that begin here, counted in the game's pace."""
        return (
            0
            if self.tuning.pace is None or self.tuning.horizon is None
            else self.tuning.pace(future.state) + self.tuning.horizon
        )

    def past_horizon(self, future: Match[Any], number: int, goal: int) -> bool:
        pace, horizon = self.tuning.pace, self.tuning.horizon
        if horizon is None:
            return False
        return number >= horizon if pace is None else pace(future.state) >= goal

    def play_on(self, future: Match[Any], seats: Collection[int], goal: int = 0) -> dict[int, float]:
        """To the end, or past the horizon to where the game can say how well these seats stand."""
        game, rnd, house = future.game, self.random.random, self.led(future.game)
        for number in range(LONGEST):
            if not future.asked:
                return dict(enumerate(future.rewards()))
            if self.past_horizon(future, number, goal):
                worth = {seat: game.evaluate(future.state, seat) for seat in seats}
                if None not in worth.values():
                    return worth  # type: ignore[return-value]  # a game that can say says it for every seat
            choice = future.asked[0]
            if house:
                future.answer(choice.seat, game.house(dreamt(future, choice)) or "")
                continue
            future.answer(choice.seat, choice.key_at(int(rnd() * len(choice.options))))
        raise RuleError(f"an imagined future of {game.id} does not end within {LONGEST} decisions")


def dreamt(future: Match[Any], choice: Choose) -> Seen[Any]:
    """A seat inside an imagined future: all of it is imagined, so nothing has to be kept from it."""

    def no_further(key: bytes) -> Match[Any]:
        raise RuleError("a house bot does not dream inside a dream")

    return Seen(future.game, future.terms, choice, lambda: future.state, no_further)
