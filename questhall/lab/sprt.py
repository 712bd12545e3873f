"""When a duel is decided: the sequential probability ratio test on pairs of games, as testers of chess engines use it.

Both games of a pair have the same seed and swapped seats, so their results hang together, and the pair is what is
counted: its score x is the share of the two games that A won, one of 0, 1/4, 1/2, 3/4, 1 (and what lies between where
several seats share a victory).  With n(x) pairs of each score, N in all, the generalised log-likelihood ratio is

    LLR = sum over x of n(x) * log(p1(x) / p0(x))

where p0 and p1 are the distributions of highest likelihood whose mean is H0's and H1's share s:

    p(x) = (n(x) / N) / (1 + t * (x - s)),   t being the root of   sum over x of n(x) * (x - s) / (1 + t * (x - s)) = 0

The test stops and takes H1 as soon as LLR >= log((1 - beta) / alpha), and H0 as soon as LLR <= log(beta / (1 - alpha)).
If H0 is true, H1 is taken wrongly in about alpha of the duels; if H1 is true, H0 in about beta of them.  (Wald's test;
made general for unknown distributions in Michel Van den Bergh's "A practical introduction to the GSPRT".)  A thousandth
of a pair is put on 0 and on 1, so that there is a distribution of every mean after the first pair already.

>>> decide([1.0] * 100, Hypotheses())
Decision(verdict='h1', pairs=31, llr=2.954605523598217)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from math import log
from typing import Literal

import msgspec

PRIOR = 1e-3  # pairs that A lost, and that A won, before the first is played
STEPS = 60  # of the search for the root; it ends sooner as a rule
CLOSE = 1e-12

Verdict = Literal["h0", "h1", "undecided"]


class Hypotheses(msgspec.Struct, frozen=True):
    """A's share of the games if it is no better, and if it is better; how often either may be taken wrongly."""

    h0: float = 0.5
    h1: float = 0.55
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not 0 < self.h0 < self.h1 < 1:
            raise ValueError(f"H0 and H1 need 0 < h0 < h1 < 1, not {self.h0:g} and {self.h1:g}")
        for name, rate in (("alpha", self.alpha), ("beta", self.beta)):
            if not 0 < rate < 0.5:
                raise ValueError(f"{name} needs to be between 0 and 0.5, not {rate:g}")

    def bounds(self) -> tuple[float, float]:
        """Of the log-likelihood ratio: at or below the first H0 is taken, at or above the second H1."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)


class Decision(msgspec.Struct, frozen=True):
    """What the test says after so many pairs."""

    verdict: Verdict
    pairs: int
    llr: float


class Trial:
    """The test while it runs: pair after pair, until it is decided."""

    def __init__(self, hypotheses: Hypotheses) -> None:
        self.hypotheses = hypotheses
        self.counts: Counter[float] = Counter()
        self.now = Decision("undecided", 0, 0.0)

    def add(self, score: float) -> Decision:
        """One more pair, of which A won this share."""
        self.counts[round(score, 9)] += 1
        llr = log_likelihood_ratio(self.counts, self.hypotheses)
        low, high = self.hypotheses.bounds()
        verdict: Verdict = "h1" if llr >= high else "h0" if llr <= low else "undecided"
        self.now = Decision(verdict, self.now.pairs + 1, llr)
        return self.now


def decide(scores: Iterable[float], hypotheses: Hypotheses) -> Decision:
    """The decision on a list of pair scores, at the first pair that allows one."""
    trial = Trial(hypotheses)
    for score in scores:
        if trial.add(score).verdict != "undecided":
            break
    return trial.now


def log_likelihood_ratio(counts: Mapping[float, float], hypotheses: Hypotheses) -> float:
    """How much likelier the scores are under H1 than under H0, as a logarithm."""
    known = {0.0: PRIOR, 1.0: PRIOR}
    for score, count in counts.items():
        known[score] = known.get(score, 0.0) + count
    low, high = hypotheses.h0, hypotheses.h1
    tilt0, tilt1 = tilt(known, low), tilt(known, high)
    return sum(
        count * log((1 + tilt0 * (score - low)) / (1 + tilt1 * (score - high))) for score, count in known.items()
    )


def tilt(counts: Mapping[float, float], mean: float) -> float:
    """The root t by which the counts become the likeliest distribution of that mean: Newton's steps, kept inside."""
    away = [(count, score - mean) for score, count in counts.items()]
    low, high = -1 / (1 - mean), 1 / mean  # between them every probability is positive
    at = 0.0
    for _ in range(STEPS):
        value = sum(count * off / (1 + at * off) for count, off in away)
        slope = sum(count * (off / (1 + at * off)) ** 2 for count, off in away)
        low, high = (at, high) if value > 0 else (low, at)
        step = at + value / slope
        step = step if low < step < high else (low + high) / 2
        if abs(step - at) < CLOSE:
            break
        at = step
    return at
