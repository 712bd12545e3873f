"""Series in the lab: the same seed gives the same series, seats alternate, failures are told."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest

from questhall import games
from questhall.kernel import Match, Refused
from questhall.lab import Series, play_series, playing
from questhall.lab.report import balance, page
from questhall.lab.series import sittings, wilson
from questhall.record.files import BadFile
from tests.kit.planted.bag import Bag, Table


class Trap(Bag):
    """A game that breaks as soon as somebody wants a charm."""

    def charm(self, m: Match[Table], seat: int) -> None:
        raise KeyError("no such charm")


@pytest.fixture
def trap(monkeypatch: pytest.MonkeyPatch) -> None:
    real = games.catalogue()
    monkeypatch.setattr(games, "catalogue", lambda: {**real, "trap": Trap()})


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
    first, second = sittings(Series("lanterns", ["house", "random"], 2, seed=6))
    assert (first.bots, first.dice) == (["house", "random"], 6)
    assert (second.bots, second.dice) == (["random", "house"], 7)


@pytest.mark.usefixtures("trap")
def test_a_game_that_fails_is_told_with_its_seed() -> None:
    summary = play_series(Series("trap", ["random", "random"], 3, seed=40), workers=1)
    assert len(summary.failures) == 3
    assert "game 0 (seed 40)" in summary.failures[0]
    assert "no such charm" in summary.failures[0]


@pytest.mark.usefixtures("trap")
def test_a_game_that_fails_in_a_report_is_told_and_not_counted() -> None:
    report = balance(Series("trap", ["random", "random"], 3, seed=40), workers=1)
    assert report.games == 0
    assert "game 2 (seed 42)" in report.failures[2]
    assert "3 of 3 games failed and are not counted" in page(report)


def test_negative_seeds_work_in_series_and_report() -> None:
    series = Series("lanterns", ["house", "random"], 4, seed=-2)
    assert play_series(series, workers=1).failures == []
    assert balance(series, workers=1).failures == []


@pytest.mark.parametrize("run", [play_series, balance])
def test_search_bots_think_by_cpu_time(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    clocks, real = [], playing.make_bot

    def make_bot(name: str, game: Any, seed: int, clock: Any) -> Any:
        clocks.append(clock)
        return real(name, game, seed, clock)

    monkeypatch.setattr(playing, "make_bot", make_bot)
    run(Series("tictactoe", ["search:1", "random"], 1), workers=1)
    assert set(clocks) == {time.process_time}


def test_a_series_stopped_in_the_middle_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    series, file = Series("lanterns", ["house", "random"], 20, seed=8), tmp_path / "series.jsonl"
    whole = play_series(series, resume=file, workers=2)
    lines = file.read_bytes().splitlines(keepends=True)
    assert len(lines) == 21
    file.write_bytes(b"".join(lines[:8]) + lines[8][:30])  # the machine went down while it wrote
    done: list[int] = []
    again = play_series(series, done.append, workers=2, resume=file)
    assert done == [7] + [1] * 13
    assert (again.bots, again.scores, again.length) == (whole.bots, whole.scores, whole.length)
    assert sorted(json.loads(line)["number"] for line in file.read_text().splitlines()[1:]) == list(range(20))


def test_a_kept_series_can_be_made_longer_and_reported(tmp_path: Path) -> None:
    file, done = tmp_path / "series.jsonl", list[int]()
    play_series(Series("lanterns", ["house", "random"], 4), workers=1, resume=file)
    report = balance(Series("lanterns", ["house", "random"], 6), done.append, workers=1, resume=file)
    assert (report.games, done) == (6, [4, 1, 1])


@pytest.mark.usefixtures("trap")
def test_a_game_that_failed_is_played_again(tmp_path: Path) -> None:
    file, done = tmp_path / "series.jsonl", list[int]()
    series = Series("trap", ["random", "random"], 2)
    play_series(series, workers=1, resume=file)
    assert len(play_series(series, done.append, workers=1, resume=file).failures) == 2
    assert done == [0, 1, 1]


@pytest.mark.parametrize(
    ("there", "told"),
    [
        (Series("lanterns", ["house", "random"], 1, seed=1), "another series: seed is 1, not 0"),
        (Series("lanterns", ["random", "random"], 1), r"bots is \['random', 'random'\], not \['house', 'random'\]"),
        (Series("bandits", ["house", "random"], 1), "game is 'bandits', not 'lanterns'"),
    ],
)
def test_games_of_another_series_are_not_mixed_in(there: Series, told: str, tmp_path: Path) -> None:
    file = tmp_path / "series.jsonl"
    play_series(there, workers=1, resume=file)
    with pytest.raises(BadFile, match=told):
        play_series(Series("lanterns", ["house", "random"], 1), workers=1, resume=file)


def test_a_file_of_somebody_else_is_not_written_to(tmp_path: Path) -> None:
    file = tmp_path / "thesis.txt"
    file.write_text("Chapter one\n")
    with pytest.raises(BadFile, match=r"thesis.txt: line 1: refusing to write to it: not a lab file"):
        play_series(Series("lanterns", ["house", "random"], 1), resume=file)
    assert file.read_text() == "Chapter one\n"


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
