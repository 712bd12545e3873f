"""Open-loop information-set Monte Carlo tree search over imagined futures, for any game.

Each iteration imagines a future that the seat can believe in, walks down the tree of answers by UCB (counting how often
an answer was available at all), tries one new answer, plays on, and remembers how well every seat did.  Seats that are
asked together choose without seeing each other, in the tree as at the table.

The own answers meet the same futures: what is tried for the n-th time gets the n-th imagined deal and dice, so that
answers are told apart by what they do rather than by their luck.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any

from questhall.bots.search import SearchBot, dreamt
from questhall.kernel import Choose, Match, Seen, Tree


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


class TreeBot(SearchBot[Tree]):
    """Where the house bot leads, simulations are dear and good: its answer is the first to be tried at every point
    below the root, another one only after `patience` visits each; and the answer with the best average is given, the
    house bot's own if none is better by `trust`.
    """

    def think(self, seen: Seen[Any]) -> str:
        answers = self.search(seen).answers[seen.seat]
        if not self.led(seen.game):
            return max(answers, key=lambda key: answers[key].visits)
        return self.best_on_average(answers, seen.game.house(seen) or "")

    def best_on_average(self, answers: dict[str, Answered], usual: str) -> str:
        """Among those tried at least half as often as any; what is usual has a small advantage."""
        most = max(known.visits for known in answers.values())
        tried = {key: known.total / known.visits for key, known in answers.items() if known.visits * 2 >= most}
        return max(tried, key=lambda key: tried[key] + (self.tuning.trust if key == usual else 0.0))

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
        return self.pick(table, choice, only=known if visits < self.tuning.patience * len(known) else None)

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
            bound = known.total / known.visits + self.tuning.exploration * sqrt(log(known.available + 1) / known.visits)
            if bound > best:
                best, best_key = bound, key
        if not fresh:
            return best_key
        key = fresh[int(self.random.random() * len(fresh))]
        table[key] = Answered()
        return key
