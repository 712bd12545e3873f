"""Open-loop information-set Monte Carlo tree search over imagined futures, for any game.

Each iteration imagines a future that the seat can believe in, walks down the tree of answers by UCB (counting how often
an answer was available at all), tries one new answer, plays on, and remembers how well every seat did.  Seats that are
asked together choose without seeing each other, in the tree as at the table.
"""

from __future__ import annotations

import random
import time
from math import log, sqrt
from typing import Any

from questhall.kernel import Choose, Game, Match, RuleError, Seen

LONGEST = 20_000  # decisions in one imagined future


class Answered:
    """What is known of one answer: how often it could be given, was given, and what it brought."""

    __slots__ = ("available", "total", "visits")

    def __init__(self) -> None:
        self.available = self.visits = 0
        self.total = 0.0


class Node:
    """A point in the tree: per asked seat the answers known, and where each joint answer leads."""

    __slots__ = ("answers", "children")

    def __init__(self) -> None:
        self.answers: dict[int, dict[str, Answered]] = {}
        self.children: dict[Any, Node] = {}


class SearchBot:
    """`seconds` or `iterations` an answer; futures are played on at random, or with `house` by the house bot.

    With a `horizon` a future is cut off after so many decisions and judged by the game's own evaluation.
    """

    def __init__(
        self,
        seconds: float = 0.3,
        iterations: int | None = None,
        seed: int = 0,
        house: bool = False,
        horizon: int | None = None,
        exploration: float = 0.7,
    ) -> None:
        self.seconds, self.iterations, self.house = seconds, iterations, house
        self.horizon, self.exploration = horizon, exploration
        self.random = random.Random(seed)
        self.simulations = 0

    def answer(self, seen: Seen[Any]) -> str:
        answers = self.search(seen).answers[seen.seat]
        return max(answers, key=lambda key: answers[key].visits)

    def search(self, seen: Seen[Any]) -> Node:
        """The tree after the budget is spent; at least one simulation per option."""
        root = Node()
        ends = time.perf_counter() + self.seconds
        done, least = 0, len(seen.choice.options)
        while done < self.iterations if self.iterations else done < least or time.perf_counter() < ends:
            self.simulate(root, seen.imagine(self.random.randbytes(16)))
            done += 1
        self.simulations += done
        return root

    def simulate(self, root: Node, future: Match[Any]) -> None:
        path, node, new = [], root, False
        while future.asked and not new:
            joint = []
            choices = future.asked
            for choice in choices:
                table = node.answers.setdefault(choice.seat, {})
                key, first = self.pick(table, choice)
                path.append((choice.seat, table[key]))
                joint.append(key)
                new = new or first
            for choice, key in zip(choices, joint, strict=True):
                future.answer(choice.seat, key)
            node = node.children.setdefault(joint[0] if len(joint) == 1 else tuple(joint), Node())
        rewards = self.play_on(future)
        for seat, answered in path:
            answered.visits += 1
            answered.total += rewards[seat]

    def pick(self, table: dict[str, Answered], choice: Choose) -> tuple[str, bool]:
        """An answer never tried before, or the one with the highest bound."""
        fresh, best, best_key = [], -1.0, ""
        for key in choice.options:
            known = table.get(key)
            if known is None:
                fresh.append(key)
                continue
            known.available += 1
            if fresh:
                continue
            bound = known.total / known.visits + self.exploration * sqrt(log(known.available + 1) / known.visits)
            if bound > best:
                best, best_key = bound, key
        if not fresh:
            return best_key, False
        key = fresh[int(self.random.random() * len(fresh))]
        table[key] = Answered()
        table[key].available = 1
        return key, True

    def play_on(self, future: Match[Any]) -> list[float]:
        """To the end, or to the horizon where the game can say who stands how well."""
        game, rnd = future.game, self.random.random
        house = self.house and type(game).house is not Game.house
        for number in range(LONGEST):
            if not future.asked:
                return future.rewards()
            if number == self.horizon:
                worth = [game.evaluate(future.state, seat) for seat in range(future.terms.players)]
                if worth[0] is not None:
                    return worth  # type: ignore[return-value]  # a game that can say says it for every seat
            choice = future.asked[0]
            if house:
                future.answer(choice.seat, game.house(dreamt(future, choice)) or "")
                continue
            keys = list(choice.options)
            future.answer(choice.seat, keys[int(rnd() * len(keys))])
        raise RuleError(f"an imagined future of {game.id} does not end within {LONGEST} decisions")


def dreamt(future: Match[Any], choice: Choose) -> Seen[Any]:
    """A seat inside an imagined future: all of it is imagined, so nothing has to be kept from it."""

    def no_further(key: bytes) -> Match[Any]:
        raise RuleError("a house bot does not dream inside a dream")

    return Seen(future.game, future.terms, choice, lambda: future.state, no_further)
