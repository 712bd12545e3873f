"""A race: a few answers meet the same imagined futures, and the slow ones drop out.

Where futures are dear and chance is loud, a tree cannot be filled.  Then it is better to compare few answers in pairs:
future n is the same deal and the same dice for each of them, so what tells them apart is what they do.  An answer that
is behind the leader beyond doubt leaves; the leader must be ahead of the usual answer beyond doubt to be given.

A game that can say how far it thinks an answer behind the usual one gives the race a prior: few loud futures do not
outweigh what its heuristics know then, and many of them do.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import Any, NamedTuple

from questhall.bots.search import SearchBot
from questhall.kernel import Race, Seen

LEAST = 6  # futures before anybody drops out
Run = Callable[[str, int], float]  # how well an answer does in the n-th future


class Prior(NamedTuple):
    """How far behind the usual answer a game thinks each of them, and how far that may be wrong (a standard error)."""

    behind: Mapping[str, float]
    error: float

    def weighed(self, key: str, results: list[float], usual: list[float]) -> float:
        """How far ahead of the usual answer it is by both, each counted by what one can rely on it."""
        ahead, error = difference(results, usual)
        if min(len(results), len(usual)) < LEAST:
            return -self.behind[key]
        doubt, own = error * error, self.error * self.error
        return (ahead * own - self.behind[key] * doubt) / (own + doubt)


def race(
    keys: Sequence[str],
    run: Run,
    more: Callable[[int, int], bool],
    doubt: float = 1.5,
    trust: float = 0.0,
    most: int = 1_000_000,
    prior: Prior | None = None,
) -> str:
    """The best of these answers; the first is the usual one, given unless another is better by `trust` beyond doubt.

    `more` is asked before every future, with the number of runs so far and of those that come now.  Doubt is counted in
    standard errors of the difference: more of it keeps answers in the race longer and leaves the usual one less often.
    After `most` futures the race is over.  With a `prior` what the futures showed is weighed against it.
    """
    results: dict[str, list[float]] = {key: [] for key in keys}
    alive, done = list(keys), 0
    for number in range(most):
        if len(alive) == 1 or not more(done, len(alive)):
            break
        for key in alive:
            results[key].append(run(key, number))
        done += len(alive)
        if number + 1 >= LEAST:
            alive = still_running(alive, results, doubt)
    if prior is not None and len(keys) > 1:
        found = {key: prior.weighed(key, results[key], results[keys[0]]) for key in keys[1:]}
        best = max(found, key=found.__getitem__)
        return best if found[best] > trust else keys[0]
    leader = max(alive, key=lambda key: sum(results[key]) / max(1, len(results[key])))
    ahead, error = difference(results[leader], results[keys[0]])
    return leader if ahead > trust + doubt * error else keys[0]


def still_running(alive: list[str], results: dict[str, list[float]], doubt: float) -> list[str]:
    """Those who are not behind the leader beyond doubt."""
    leader = max(alive, key=lambda key: sum(results[key]))
    found = []
    for key in alive:
        ahead, error = difference(results[leader], results[key])
        if key == leader or ahead <= doubt * error:
            found.append(key)
    return found


def difference(one: list[float], other: list[float]) -> tuple[float, float]:
    """The mean difference over the futures that both have met, and its standard error."""
    pairs = [a - b for a, b in zip(one, other, strict=False)]
    count = len(pairs)
    if count < 2:
        return 0.0, 0.0
    mean = sum(pairs) / count
    spread = sum((gap - mean) ** 2 for gap in pairs) / (count - 1)
    return mean, sqrt(spread / count)


class RaceBot(SearchBot[Race]):
    """No tree is grown: a short list of answers races through the same futures."""

    def think(self, seen: Seen[Any]) -> str:
        """The best of a short list; nothing is begun that may not end within the budget if it takes twice the mean."""
        tuning, futures = self.tuning, list[bytes]()
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

        keys = tuning.shortlist(seen)
        prior = Prior(tuning.behind(seen), tuning.error) if tuning.behind and len(keys) > 1 else None
        return race(keys, run, more, tuning.doubt, tuning.trust, tuning.futures, prior)
