"""The race: few answers, the same futures for each, and the usual answer unless another is better beyond doubt."""

from __future__ import annotations

import random
import time
from typing import Any

from examples.lanterns import GAME as LANTERNS
from questhall.bots.race import LEAST, Prior, RaceBot, Run, difference, race
from questhall.kernel import Match, Race, Seen

KEY = bytes(16)


def loud(worth: dict[str, float], seed: int = 1, noise: float = 1.0) -> tuple[list[tuple[str, int]], Run]:
    """Futures that shake every answer alike; what ran is noted."""
    shaken = [random.Random(seed + number).gauss(0, noise) for number in range(1000)]
    own = random.Random(seed)
    ran: list[tuple[str, int]] = []

    def run(key: str, number: int) -> float:
        ran.append((key, number))
        return worth[key] + shaken[number] + own.gauss(0, 0.05)

    return ran, run


def test_answers_meet_the_same_futures_so_a_small_gain_shows_through_loud_luck() -> None:
    ran, run = loud({"usual": 0.0, "better": 0.1})
    assert race(["usual", "better"], run, lambda done, coming: done < 60) == "better"
    numbers = [number for key, number in ran if key == "usual"]
    assert numbers == list(range(len(numbers)))


def test_without_a_clear_gain_the_usual_answer_is_given() -> None:
    given = []
    for seed in range(30):
        _, run = loud({"usual": 0.0, "same": 0.0}, seed)
        given.append(race(["usual", "same"], run, lambda done, coming: done < 40, doubt=3.0))
    assert given.count("usual") >= 28


def test_a_gain_below_the_trust_is_not_worth_leaving_the_usual_answer() -> None:
    _, run = loud({"usual": 0.0, "better": 0.1})
    assert race(["usual", "better"], run, lambda done, coming: done < 60, trust=0.2) == "usual"


def test_who_is_behind_beyond_doubt_drops_out_and_the_race_ends_when_one_is_left() -> None:
    ran, run = loud({"usual": 0.5, "bad": -1.0, "worse": -2.0})
    assert race(["usual", "bad", "worse"], run, lambda done, coming: done < 10_000) == "usual"
    assert len(ran) == 3 * LEAST


def test_the_race_is_over_after_so_many_futures() -> None:
    ran, run = loud({"usual": 0.0, "same": 0.0})
    race(["usual", "same"], run, lambda done, coming: True, doubt=100.0, most=9)
    assert len(ran) == 2 * 9


def test_a_prior_weighs_what_few_loud_futures_show_against_what_the_game_knows() -> None:
    """An answer that the game thinks far behind is not given for a small gain in a few futures, but for a large one."""

    def given(behind: float, gain: float) -> str:
        _, run = loud({"usual": 0.0, "other": gain}, noise=0.5)
        shaken = random.Random(3)
        prior = Prior({"usual": 0.0, "other": behind}, error=0.02)
        keys = ["usual", "other"]
        return race(keys, lambda key, n: run(key, n) + shaken.gauss(0, 0.1), lambda done, _: done < 40, prior=prior)

    assert given(behind=0.05, gain=0.03) == "usual"
    assert given(behind=0.0, gain=0.2) == "other"
    assert given(behind=0.05, gain=0.6) == "other"


def test_with_too_few_futures_the_prior_alone_speaks() -> None:
    prior = Prior({"usual": 0.0, "other": 0.01}, error=0.02)
    assert prior.weighed("other", [1.0] * (LEAST - 1), [0.0] * (LEAST - 1)) == -0.01


def test_no_time_at_all_leaves_the_usual_answer() -> None:
    assert race(["usual", "other"], lambda key, number: 1.0, lambda done, coming: False) == "usual"


def test_the_difference_is_taken_over_common_futures() -> None:
    assert difference([1.0, 2.0, 9.0], [0.0, 1.0]) == (1.0, 0.0)
    mean, error = difference([1.0, 3.0], [0.0, 0.0])
    assert (mean, error) == (2.0, 1.0)


def first_options(seen: Seen[Any]) -> list[str]:
    return list(seen.choice.options)[:3]


def test_a_search_bot_with_a_short_list_races_within_it_and_its_budget() -> None:
    match = Match(LANTERNS, LANTERNS.terms(2), KEY)
    seen = match.seen(match.asked[0].seat)
    bot = RaceBot(Race(house=True, shortlist=first_options), iterations=30, seed=1)
    assert bot.answer(seen) in first_options(seen)
    assert 0 < bot.simulations <= 32
    quick = RaceBot(Race(house=True, shortlist=first_options), seconds=0.05, seed=1)
    started = time.process_time()
    quick.answer(seen)
    assert time.process_time() - started < 0.5


def test_a_list_of_one_costs_no_thought() -> None:
    match = Match(LANTERNS, LANTERNS.terms(2), KEY)
    seen = match.seen(match.asked[0].seat)
    bot = RaceBot(Race(house=True, shortlist=lambda seen: list(seen.choice.options)[1:2]), iterations=30)
    assert bot.answer(seen) == list(seen.choice.options)[1]
    assert bot.simulations == 0


def taken(state: Any) -> int:
    """A pace for the lanterns: how many cards have left the deck."""
    return 100 - len(state.deck)


def test_a_horizon_in_the_games_own_pace_is_counted_from_the_decision() -> None:
    looks: list[int] = []

    class Watched(type(LANTERNS)):  # type: ignore[misc]  # the class of the game
        def evaluate(self, state: Any, seat: int) -> float:
            looks.append(taken(state))
            return 0.5

    match: Match[Any] = Match(Watched(), LANTERNS.terms(2), KEY)
    seen = match.seen(match.asked[0].seat)
    RaceBot(Race(house=True, horizon=2, pace=taken, shortlist=first_options), iterations=6).answer(seen)
    assert looks
    assert min(looks) == taken(match.state) + 2
