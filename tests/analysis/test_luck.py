"""How kind chance was: uniform over games, whatever was decided in them and however luck feeds on itself."""

from __future__ import annotations

from itertools import pairwise

import pytest

from questhall.analysis.luck import Worlds, beaten, lot, ranked, whole
from questhall.analysis.told import Luck, Outcome
from questhall.kernel import Keep
from questhall.record.files import replayed, saved
from tests.analysis.wager import GAME, THROWS, Purse, played
from tests.analysis.wager import Match as WagerMatch

GAMES = 400
CRITICAL = 1.95  # of Kolmogorov and Smirnov, times the root of the number of games: one series in a thousand is beyond


def outcomes_of(match: WagerMatch[Purse]) -> list[Outcome]:
    save, found, worlds = saved(match), list[Outcome](), None
    assert save.journal is not None
    for step, there in enumerate(replayed(GAME, save, keep=Keep.BOUNDARY)):
        if worlds is not None:
            found.append(worlds.outcome(there))
        if step < len(save.journal.answers):
            worlds = Worlds.imagined(there, step, *save.journal.answers[step], save.key)
    return found


def luck_of(match: WagerMatch[Purse], usual: float = THROWS) -> Luck:
    return whole(outcomes_of(match), 0, usual, match.key)


def farthest_from_uniform(shares: list[float]) -> float:
    """How far the distribution of these shares is from an even one, at its widest."""
    count, row = len(shares), sorted(shares)
    return max(max((at + 1) / count - share, share - at / count) for at, share in enumerate(row))


@pytest.mark.parametrize("usual", [3.0, 7.0, 30.0], ids=["longer than usual", "as usual", "shorter than usual"])
def test_luck_is_uniform_over_games_though_luck_raises_the_stakes(usual: float) -> None:
    shares = [luck_of(played("s", seed), usual).better_than for seed in range(GAMES)]
    assert farthest_from_uniform(shares) * GAMES**0.5 < CRITICAL


def test_luck_is_uniform_though_the_player_stops_when_it_is_good() -> None:
    """What is decided after good throws must not make the throws look better."""

    def cautious(seed: int) -> WagerMatch[Purse]:
        first = played("sh", seed)
        return first if first.state.gold > 0 else played("s", seed)

    shares = [luck_of(cautious(seed)).better_than for seed in range(GAMES)]
    assert farthest_from_uniform(shares) * GAMES**0.5 < CRITICAL


def test_a_game_that_only_lost_its_throws_was_unlucky_and_one_that_won_them_lucky() -> None:
    matches = [played("s", seed) for seed in range(60)]
    by_gold = sorted(matches, key=lambda match: match.state.gold)
    assert luck_of(by_gold[0]).better_than < 0.2 < 0.8 < luck_of(by_gold[-1]).better_than
    assert luck_of(by_gold[0]).gained < 0 < luck_of(by_gold[-1]).gained


def test_where_nothing_is_thrown_nothing_is_counted() -> None:
    told = luck_of(played("h", 1))
    assert (told.outcomes, told.gained, told.counted) == (0, 0.0, 0.0)


def test_most_of_the_figure_comes_from_the_game_where_it_is_as_long_as_usual() -> None:
    assert all(luck_of(played("s", seed)).counted > 0.6 for seed in range(20))


def test_a_rank_is_uniform_even_among_equals() -> None:
    ranks = [ranked(1.0, [1.0] * 9, lot(b"tie", at)) for at in range(GAMES)]
    assert farthest_from_uniform(ranks) * GAMES**0.5 < CRITICAL
    assert ranked(2.0, [1.0, 1.0, 3.0], 0.5) == pytest.approx(2.5 / 4)


def test_the_share_that_is_worse_counts_equals_half() -> None:
    assert beaten(2.0, [1.0, 2.0, 3.0, 1.0]) == pytest.approx(2.5 / 4)


def test_the_kindest_and_the_unkindest_moments_are_told_in_their_order() -> None:
    told = luck_of(played("s", 5))
    for moments in (told.best, [*reversed(told.worst)]):
        assert all(one.gain >= other.gain for one, other in pairwise(moments))
    assert all(one.gain > 0 for one in told.best)
    assert all(one.gain < 0 for one in told.worst)
