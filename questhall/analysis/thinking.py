"""One decision thought about: the answer given against its rivals, over the same imagined futures."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from math import hypot
from typing import Any

import msgspec

from questhall.analysis.futures import Futures, house_answer, rivals
from questhall.analysis.told import Ground, Thought, Verdict
from questhall.kernel import Seen

FEWEST, MOST = 8, 96  # futures an answer
CHANCES_ONLY = 12  # futures where nothing is to be compared
DOUBT = 2.5  # standard errors by which an answer has to be better
WORTH_A_WORD = 0.015  # of the chance to win: less is about equal
EVALUATION = 0.01  # how far the evaluation at the end of a future may be wrong about a difference (a standard error)
SETTLED = 0.004  # a standard error that is small enough
MOST_GROUNDS, LEAST_GROUND = 3, 0.05

Clock = Callable[[], float]


class Thinker:
    """Thinks about one decision after another; what it learned of the last one saves time at the next."""

    def __init__(self, clock: Clock, seed: bytes) -> None:
        self.clock, self.seed = clock, seed
        self.spent, self.futures = 0.0, 0
        self.before: Thought | None = None  # of the decision before, if nothing came between

    def think(self, seen: Seen[Any], step: int, said: str, wanted: bool, until: float) -> Thought:
        """At least a few futures; more as long as there is time and doubt."""
        began = self.clock()
        futures = Futures(seen, hashlib.blake2b(step.to_bytes(4, "big"), key=self.seed, digest_size=16).digest())
        keys = rivals(seen, said) if wanted else [said]
        usual = len(keys) > 1 and said == house_answer(seen)
        if usual and until - began < FEWEST * len(keys) * self.each():
            keys = [said]
        else:
            usual = False
        same = self.before is not None and self.before.seat == seen.seat and said == house_answer(seen)
        if len(keys) == 1 and self.before is not None and same:
            return self.carried(self.before, seen, step, said, "usual" if usual else "best" if wanted else "unasked")
        alone_ = len(keys) == 1
        alive = alone(futures, said, until, self.clock) if alone_ else compared(futures, keys, said, until, self.clock)
        self.spent, self.futures = self.spent + self.clock() - began, self.futures + futures.count()
        best = max(alive, key=futures.mean)
        loss, spread = futures.ahead(best, said)
        error = hypot(spread, EVALUATION) if best != said else 0.0
        verdict: Verdict = judged(best == said, loss, error, doubt_of(seen))
        if not wanted or usual:
            verdict = "usual" if wanted else "unasked"
        return Thought(
            step=step,
            lap=seen.game.face.lap(seen.state),
            seat=seen.seat,
            kind=seen.choice.kind,
            answer=said,
            best=best,
            verdict=verdict,
            loss=max(0.0, loss),
            error=error,
            chances=futures.chances(said),
            doubt=futures.doubt(said),
            futures=len(futures.runs[said]),
            compared=len(keys),
            grounds=reasons(futures, best, said) if verdict == "worse" else [],
        )

    def each(self) -> float:
        """Seconds for one future, as far as is known."""
        return self.spent / self.futures if self.futures else 0.0

    def carried(self, before: Thought, seen: Seen[Any], step: int, said: str, verdict: Verdict) -> Thought:
        """Nothing came between, and the answer is the one that futures go on with: the chances are what they were."""
        lap = seen.game.face.lap(seen.state)
        told = {"step": step, "lap": lap, "kind": seen.choice.kind, "answer": said, "best": said, "verdict": verdict}
        return msgspec.structs.replace(before, **told, loss=0.0, error=0.0, futures=0, compared=1, grounds=[])


def doubt_of(seen: Seen[Any]) -> float:
    """A game that is loud asks for more."""
    return max(DOUBT, getattr(seen.game.search, "doubt", DOUBT))


def alone(futures: Futures, said: str, until: float, clock: Clock) -> list[str]:
    for number in range(CHANCES_ONLY):
        if number >= FEWEST // 2 and clock() >= until:
            break
        futures.run(said)
    return [said]


def compared(futures: Futures, keys: list[str], said: str, until: float, clock: Clock) -> list[str]:
    """Whoever is behind the leader beyond doubt drops out; the answer given stays, it is what is judged."""
    alive = list(keys)
    for number in range(MOST):
        if number >= FEWEST and (clock() >= until or settled(futures, alive, said)):
            break
        for key in alive:
            futures.run(key)
        if number + 1 >= FEWEST:
            alive = still_in_question(futures, alive, said)
    return alive


def still_in_question(futures: Futures, alive: list[str], said: str) -> list[str]:
    leader = max(alive, key=futures.mean)
    gaps = {key: futures.ahead(leader, key) for key in alive}
    return [key for key in alive if key in (leader, said) or gaps[key][0] <= DOUBT * gaps[key][1]]


def settled(futures: Futures, alive: list[str], said: str) -> bool:
    """Nothing is left that more futures could tell."""
    return all(futures.ahead(key, said)[1] <= SETTLED for key in alive if key != said)


def judged(best: bool, loss: float, error: float, doubt: float) -> Verdict:
    if best:
        return "best"
    return "worse" if loss >= WORTH_A_WORD and loss > doubt * error else "equal"


def reasons(futures: Futures, best: str, said: str) -> list[Ground]:
    """What the better answer brings more and less of, the weightiest first."""
    weights = futures.seen.game.grounds_weigh
    more = futures.grounds(best, said)
    ranked = sorted(more, key=lambda name: -abs(more[name] * weights.get(name, 1.0)))
    return [Ground(name, round(more[name], 2)) for name in ranked if abs(more[name]) >= LEAST_GROUND][:MOST_GROUNDS]
