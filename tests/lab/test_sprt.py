"""The sequential test: its ratio where it can be worked out by hand, and its error rates on bots of known strength."""

from __future__ import annotations

import random
from collections import Counter
from math import exp, log

import pytest

from questhall.lab.sprt import Hypotheses, decide, log_likelihood_ratio

SCORES = (0.0, 0.25, 0.5, 0.75, 1.0)
SHAPES = {
    "every pair is taken or shared": (1, 0, 2, 0, 1),
    "most pairs are shared": (1, 2, 14, 2, 1),
    "lopsided": (1, 0, 0, 3, 0),
}
DUELS = 300


def of_strength(shape: str, share: float) -> list[float]:
    """How likely each pair score is between bots of this shape, the first of which wins exactly this share."""
    low, high, weights = -50.0, 50.0, [0.0]
    for _ in range(80):
        middle = (low + high) / 2
        weights = [weight * exp(middle * score) for weight, score in zip(SHAPES[shape], SCORES, strict=True)]
        mean = sum(weight * score for weight, score in zip(weights, SCORES, strict=True)) / sum(weights)
        low, high = (middle, high) if mean < share else (low, middle)
    return weights


def verdicts(shape: str, share: float, hypotheses: Hypotheses) -> Counter[str]:
    rng, weights = random.Random(5), of_strength(shape, share)
    duels = (rng.choices(SCORES, weights, k=3_000) for _ in range(DUELS))
    return Counter(decide(scores, hypotheses).verdict for scores in duels)


def tolerated(rate: float) -> float:
    """Three standard errors above the promised rate."""
    return DUELS * rate + 3 * (DUELS * rate * (1 - rate)) ** 0.5


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("hypotheses", [Hypotheses(0.5, 0.58), Hypotheses(0.5, 0.6, alpha=0.02, beta=0.2)])
def test_wrong_decisions_stay_within_the_promised_rates(shape: str, hypotheses: Hypotheses) -> None:
    no_better = verdicts(shape, hypotheses.h0, hypotheses)
    better = verdicts(shape, hypotheses.h1, hypotheses)
    assert no_better["h1"] <= tolerated(hypotheses.alpha)
    assert better["h0"] <= tolerated(hypotheses.beta)
    assert no_better["undecided"] == better["undecided"] == 0


def test_the_usual_hypotheses_keep_their_rates() -> None:
    shape = "most pairs are shared"
    assert verdicts(shape, 0.5, Hypotheses())["h1"] <= tolerated(0.05)
    assert verdicts(shape, 0.55, Hypotheses())["h0"] <= tolerated(0.05)


def test_what_lies_beyond_the_hypotheses_is_hardly_ever_decided_wrongly() -> None:
    shape = "every pair is taken or shared"
    assert verdicts(shape, 0.4, Hypotheses(0.5, 0.58))["h1"] <= 1
    assert verdicts(shape, 0.7, Hypotheses(0.5, 0.58))["h0"] <= 1


def test_pairs_that_are_won_or_lost_give_walds_ratio() -> None:
    by_hand = 30 * log(0.55 / 0.5) + 12 * log(0.45 / 0.5)
    assert log_likelihood_ratio({1.0: 30, 0.0: 12}, Hypotheses()) == pytest.approx(by_hand, abs=1e-3)


def test_the_mirrored_scores_give_the_mirrored_ratio() -> None:
    scores = {0.0: 3, 0.25: 5, 0.5: 20, 0.75: 9, 1.0: 6}
    mirrored = {1 - score: count for score, count in scores.items()}
    ratio = log_likelihood_ratio(scores, Hypotheses(0.45, 0.55))
    assert ratio > 0
    assert log_likelihood_ratio(mirrored, Hypotheses(0.45, 0.55)) == pytest.approx(-ratio)


def test_too_few_pairs_decide_nothing() -> None:
    decision = decide([1.0] * 5, Hypotheses())
    assert (decision.verdict, decision.pairs) == ("undecided", 5)


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"h0": 0.6}, "H0 and H1 need 0 < h0 < h1 < 1, not 0.6 and 0.55"),
        ({"alpha": 0.0}, "alpha needs to be between 0 and 0.5, not 0"),
        ({"beta": 0.7}, "beta needs to be between 0 and 0.5, not 0.7"),
    ],
)
def test_hypotheses_without_sense_are_refused(wrong: dict[str, float], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        Hypotheses(**wrong)
