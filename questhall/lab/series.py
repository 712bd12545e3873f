"""A series of games between bots: who wins how often, how long games are, how fast they run."""

from __future__ import annotations

import time
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from statistics import mean, quantiles

import msgspec

from questhall.games import find_game
from questhall.kernel import Terms
from questhall.kernel.game import Value
from questhall.lab.kept import Kept, plan
from questhall.lab.playing import Ended, Progress, Sitting, bot_of, played


class Series(msgspec.Struct, frozen=True):
    """What to play: the bots sit down in turn, one seat further each game."""

    game: str
    bots: list[str]
    games: int
    seed: int = 0
    settings: dict[str, Value] = {}
    records: str = ""  # a folder that keeps the games
    homebrew: str = ""


class BotLine(msgspec.Struct):
    name: str
    wins: float
    share: float
    low: float
    high: float


class Spread(msgspec.Struct):
    """A distribution: the least, the quarters, the most, the mean."""

    least: float
    quarter: float
    median: float
    three_quarters: float
    most: float
    mean: float


class Summary(msgspec.Struct):
    games: int
    bots: list[BotLine]
    games_per_second: float
    decisions_per_second: float
    failures: list[str]
    length: Spread | None = None
    scores: list[Spread] = []


def play_series(
    series: Series, progress: Progress = lambda done: None, workers: int = 0, resume: Path | None = None
) -> Summary:
    """All games on all cores; `progress` is told how many more are done, `resume` names the file that keeps them."""
    started = time.perf_counter()
    before, games = all_played(series, progress, workers, resume)
    return summary(series, games, len(games) - before, time.perf_counter() - started)


def all_played(
    series: Series, progress: Progress = lambda done: None, workers: int = 0, resume: Path | None = None
) -> tuple[int, list[Ended]]:
    """How many games the file had already, and all of them in their order."""
    checked(series)
    kept = Kept(plan("series", series.game, series.bots, series.seed, series.settings, series.homebrew), resume)
    before = sum(number in kept.games for number in range(series.games))
    progress(before)
    try:
        for ended in played((sitting for sitting in sittings(series) if sitting.number not in kept.games), workers):
            kept.add(ended)
            progress(1)
    finally:
        kept.close()
    return before, [kept.games[number] for number in range(series.games)]


def checked(series: Series) -> Terms:
    """The series' terms; an unknown game, bot or setting is refused before anything runs."""
    game = find_game(series.game)
    for name in series.bots:
        bot_of(name, game)
    return game.terms(len(series.bots), series.homebrew, **series.settings)


def sittings(series: Series) -> Iterator[Sitting]:
    for number in range(series.games):
        order = seating(series, number)
        bots, seeds = [series.bots[which] for which in order], [1000 * number + which for which in order]
        before = (number, series.game, bots, seeds, series.seed + number, series.settings)
        yield Sitting(*before, series.records, series.homebrew)


def seating(series: Series, number: int) -> list[int]:
    """Which bot of the series sits in which seat."""
    count = len(series.bots)
    return [(seat + number) % count for seat in range(count)]


def by_bot(series: Series, game: Ended) -> list[int]:
    """In which seat each bot of the series sat."""
    order = seating(series, game.number)
    return sorted(range(len(order)), key=order.__getitem__)


def summary(series: Series, games: list[Ended], fresh: int, seconds: float) -> Summary:
    """The speed is that of the `fresh` games, which took these seconds."""
    good = [game for game in games if not game.failure]
    shares = [[game.shares[seat] for seat in by_bot(series, game)] for game in good]
    scores = [[game.scores[seat] for seat in by_bot(series, game)] for game in good]
    pace = fresh / len(games) / seconds
    return Summary(
        len(games),
        [bot_line(name, [row[at] for row in shares]) for at, name in enumerate(series.bots)],
        len(good) * pace,
        sum(game.decisions for game in good) * pace,
        [game.failure for game in games if game.failure],
        spread([game.decisions for game in good]) if good else None,
        [spread([row[at] for row in scores]) for at in range(len(series.bots))] if good else [],
    )


def bot_line(name: str, shares: list[float]) -> BotLine:
    wins, games = sum(shares), len(shares)
    low, high = wilson(wins, games)
    return BotLine(name, wins, wins / games if games else 0.0, low, high)


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % confidence interval of a share."""
    if not games:
        return 0.0, 1.0
    share, spread_ = wins / games, z * z / games
    middle = (share + spread_ / 2) / (1 + spread_)
    half = z * sqrt(share * (1 - share) / games + spread_ / (4 * games)) / (1 + spread_)
    return max(0.0, middle - half), min(1.0, middle + half)


def spread(values: list[int] | list[float]) -> Spread:
    low, middle, high = quantiles(values, n=4, method="inclusive") if len(values) > 1 else [float(values[0])] * 3
    return Spread(min(values), low, middle, high, max(values), mean(values))
