"""Series in the lab: the same seed gives the same series, seats alternate, failures are told."""

from __future__ import annotations

from typing import Any

import pytest

from questhall import games
from questhall.kernel import Match, Refused
from questhall.lab import Series, play_series
from questhall.lab.series import play_one, wilson
from tests.kit.planted.bag import Bag, Table


def test_a_series_counts_every_game_once() -> None:
    done: list[int] = []
    summary = play_series(Series("lanterns", ["house", "random"], 60, seed=5), done.append, workers=2)
    assert summary.games == sum(done) == 60
    assert summary.bots[0].wins + summary.bots[1].wins == pytest.approx(60)
    assert summary.bots[0].low < summary.bots[0].share < summary.bots[0].high
    assert summary.failures == []
    assert summary.length is not None
    assert summary.length.least <= summary.length.median <= summary.length.most


def test_the_same_seed_gives_the_same_series_on_any_number_of_cores() -> None:
    one, two = (play_series(Series("bandits", ["random"] * 4, 30, seed=9), workers=workers) for workers in (1, 2))
    assert one.bots == two.bots
    assert one.scores == two.scores


def test_the_bots_change_seats() -> None:
    series = Series("tictactoe", ["random", "random"], 2)
    first, second = play_one(series, 0), play_one(series, 1)
    assert first.decisions
    assert second.decisions


def test_a_game_that_fails_is_told_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Trap(Bag):
        def charm(self, m: Match[Table], seat: int) -> None:
            raise KeyError("no such charm")

    real = games.catalogue()
    monkeypatch.setattr(games, "catalogue", lambda: {**real, "trap": Trap()})
    summary = play_series(Series("trap", ["random", "random"], 3, seed=40), workers=1)
    assert len(summary.failures) == 3
    assert "game 0 (seed 40)" in summary.failures[0]
    assert "no such charm" in summary.failures[0]


@pytest.mark.parametrize(
    ("series", "error", "told"),
    [
        (Series("chess", ["random"], 1), LookupError, "there is no game 'chess'"),
        (Series("lanterns", ["random", "genius"], 1), LookupError, "there is no bot 'genius'"),
        (Series("lanterns", ["random"], 1), Refused, "terms.players"),
    ],
)
def test_a_wrong_series_is_refused_before_anything_runs(series: Series, error: Any, told: str) -> None:
    with pytest.raises(error, match=told):
        play_series(series)


def test_the_confidence_interval_is_wilsons() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0, 0) == (0.0, 1.0)
