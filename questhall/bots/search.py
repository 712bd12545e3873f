"""Open-loop information-set Monte Carlo tree search over imagined futures, for any game.

Each iteration imagines a future that the seat can believe in, walks down the tree of answers by UCB (counting how often
an answer was available at all), tries one new answer, plays on, and remembers how well every seat did.  Seats that are
asked together choose without seeing each other, in the tree as at the table.

The own answers meet the same futures: what is tried for the n-th time gets the n-th imagined deal and dice, so that
answers are told apart by what they do rather than by their luck.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Collection
from math import log, sqrt
from typing import Any

from questhall.bots.race import race
from questhall.kernel import Choose, Game, Match, RuleError, Seen

LONGEST = 20_000  # decisions in one imagined future


class Answered:
    """What is known of one answer: how often it could be given, was given, and what it brought."""

    __slots__ = ("available", "total", "visits")

    def __init__(self) -> None:
        self.available = 1
        self.visits = 0
        self.total = 0.0


class Node:
    """A point in the tree: per asked seat the answers known, and where each joint answer leads."""

    __slots__ = ("answers", "children")

    def __init__(self) -> None:
        self.answers: dict[int, dict[str, Answered]] = {}
        self.children: dict[Any, Node] = {}


class SearchBot:
    """`seconds` by `clock`, or `iterations`, an answer; futures are played on at random, with `house` by the house bot.

    With a `horizon` a future is cut off after so many decisions, as soon as the game's own evaluation can judge it.

    Where the house bot leads, simulations are dear and good: its answer is the first to be tried at every point below
    the root, another one only after `patience` visits each; and the answer with the best average is given, the house
    bot's own if none is better by `trust`.

    With `kinds` only these kinds of decisions are thought about, the others are the house bot's.

    With a `shortlist` (a game's own: the answers worth a thought, the usual one first) no tree is grown: those few race
    through the same futures, at most `futures` of them, see race.py.  With a `pace` (a game's own count, say of rounds)
    the horizon is counted in it, from the decision on, rather than in decisions.
    """

    def __init__(
        self,
        seconds: float = 0.3,
        iterations: int | None = None,
        seed: int = 0,
        house: bool = False,
        horizon: int | None = None,
        exploration: float = 0.7,
        patience: int = 10,
        trust: float = 0.01,
        shortlist: Callable[[Seen[Any]], list[str]] | None = None,
        pace: Callable[[Any], int] | None = None,
        doubt: float = 1.5,
        futures: int = 1_000_000,
        kinds: Collection[str] = (),
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.seconds, self.iterations, self.house = seconds, iterations, house
        self.horizon, self.exploration = horizon, exploration
        self.patience, self.trust, self.clock = patience, trust, clock
        self.shortlist, self.pace, self.doubt, self.futures = shortlist, pace, doubt, futures
        self.kinds = kinds
        self.random = random.Random(seed)
        self.simulations = 0

    def answer(self, seen: Seen[Any]) -> str:
        if self.kinds and seen.choice.kind not in self.kinds:
            return seen.game.house(seen) or next(iter(seen.choice.options))
        if self.shortlist is not None:
            return self.raced(seen, self.shortlist(seen))
        answers = self.search(seen).answers[seen.seat]
        if not self.led(seen.game):
            return max(answers, key=lambda key: answers[key].visits)
        return self.best_on_average(answers, seen.game.house(seen) or "")

    def best_on_average(self, answers: dict[str, Answered], usual: str) -> str:
        """Among those tried at least half as often as any; what is usual has a small advantage."""
        most = max(known.visits for known in answers.values())
        tried = {key: known.total / known.visits for key, known in answers.items() if known.visits * 2 >= most}
        return max(tried, key=lambda key: tried[key] + (self.trust if key == usual else 0.0))

    def led(self, game: Game[Any]) -> bool:
        """Whether the house bot leads the way through the futures."""
        return self.house and type(game).house is not Game.house

    def search(self, seen: Seen[Any]) -> Node:
        """The tree after the budget is spent; at least one simulation per option."""
        root = Node()
        table = root.answers[seen.seat] = {}
        futures: list[bytes] = []
        ends = self.clock() + self.seconds
        done, least = 0, len(seen.choice.options)
        while done < self.iterations if self.iterations else done < least or self.clock() < ends:
            said = self.pick(table, seen.choice)
            if table[said].visits == len(futures):
                futures.append(self.random.randbytes(16))
            self.simulate(root, seen.imagine(futures[table[said].visits]), {seen.seat: said})
            done += 1
        self.simulations += done
        return root

    def raced(self, seen: Seen[Any], keys: list[str]) -> str:
        """The best of a short list; nothing is begun that may not end within the budget if it takes twice the mean."""
        futures: list[bytes] = []
        started = self.clock()

        def run(key: str, number: int) -> float:
            if number == len(futures):
                futures.append(self.random.randbytes(16))
            future = seen.imagine(futures[number])
            goal = self.goal(future)
            future.answer(seen.seat, key)
            self.simulations += 1
            return self.play_on(future, {seen.seat}, goal)[seen.seat]

        def more(done: int, coming: int) -> bool:
            if self.iterations:
                return done < self.iterations
            spent = self.clock() - started
            return not done or spent + 2 * coming * spent / done < self.seconds

        return race(keys, run, more, self.doubt, self.trust, self.futures)

    def goal(self, future: Match[Any]) -> int:
        """Where the horizon lies for futures that begin here, counted in the game's pace."""
        return 0 if self.pace is None or self.horizon is None else self.pace(future.state) + self.horizon

    def past_horizon(self, future: Match[Any], number: int, goal: int) -> bool:
        if self.horizon is None:
            return False
        return number >= self.horizon if self.pace is None else self.pace(future.state) >= goal

    def simulate(self, root: Node, future: Match[Any], given: dict[int, str]) -> None:
        """One future, down the tree as far as it is known; `given` are answers already chosen at the root."""
        path, node, new, goal = [], root, False, self.goal(future)
        while future.asked and not new:
            asked, joint = future.asked, []
            for choice in asked:
                table = node.answers.setdefault(choice.seat, {})
                key = given.pop(choice.seat, "") or self.next_answer(table, future, choice)
                path.append((choice.seat, table[key]))
                joint.append(key)
                new = new or not table[key].visits
            for choice, key in zip(asked, joint, strict=True):
                future.answer(choice.seat, key)
            node = node.children.setdefault(joint[0] if len(joint) == 1 else tuple(joint), Node())
        rewards = self.play_on(future, {seat for seat, _ in path}, goal)
        for seat, answered in path:
            answered.visits += 1
            answered.total += rewards[seat]

    def next_answer(self, table: dict[str, Answered], future: Match[Any], choice: Choose) -> str:
        """Where the house bot leads, its answer first and others only now and then; otherwise all alike."""
        if not self.led(future.game):
            return self.pick(table, choice)
        known = [key for key in choice.options if key in table]
        if not known:
            usual = future.game.house(dreamt(future, choice)) or ""
            table[usual] = Answered()
            return usual
        visits = sum(table[key].visits for key in known)
        return self.pick(table, choice, only=known if visits < self.patience * len(known) else None)

    def pick(self, table: dict[str, Answered], choice: Choose, only: list[str] | None = None) -> str:
        """An answer never tried before, or the one with the highest bound."""
        fresh, best, best_key = [], -1.0, ""
        for key in choice.options if only is None else only:
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
            return best_key
        key = fresh[int(self.random.random() * len(fresh))]
        table[key] = Answered()
        return key

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
            keys = list(choice.options)
            future.answer(choice.seat, keys[int(rnd() * len(keys))])
        raise RuleError(f"an imagined future of {game.id} does not end within {LONGEST} decisions")


def dreamt(future: Match[Any], choice: Choose) -> Seen[Any]:
    """A seat inside an imagined future: all of it is imagined, so nothing has to be kept from it."""

    def no_further(key: bytes) -> Match[Any]:
        raise RuleError("a house bot does not dream inside a dream")

    return Seen(future.game, future.terms, choice, lambda: future.state, no_further)
