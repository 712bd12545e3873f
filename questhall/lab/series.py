"""A series of games between bots: who wins how often, how long games are, how fast they run."""

from __future__ import annotations

import os
import time
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from statistics import mean, quantiles
from typing import Any

import msgspec

from questhall.bots import make_bot
from questhall.games import find_game
from questhall.kernel import Match, Terms
from questhall.kernel.game import Value

BATCH = 20  # games a worker plays before it reports


class Series(msgspec.Struct, frozen=True):
    """What to play: the bots sit down in turn, one seat further each game."""

    game: str
    bots: list[str]
    games: int
    seed: int = 0
    settings: dict[str, Value] = {}


class Played(msgspec.Struct):
    """One game: what each bot of the series got out of it."""

    number: int
    shares: list[float]
    scores: list[float]
    decisions: int = 0
    forced: int = 0
    seconds: float = 0.0
    failure: str = ""


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


def play_series(series: Series, progress: Callable[[int], None] = lambda done: None, workers: int = 0) -> Summary:
    """All games on all cores; `progress` is told how many more are done."""
    checked(series)
    started = time.perf_counter()
    played: list[Played] = []
    for batch in run_batches(series, workers or os.cpu_count() or 1):
        played += batch
        progress(len(batch))
    return summary(series, played, time.perf_counter() - started)


def checked(series: Series) -> Terms:
    """The series' terms; an unknown game, bot or setting is refused before anything runs."""
    game = find_game(series.game)
    for name in series.bots:
        make_bot(name, game)
    return game.terms(len(series.bots), **series.settings)


def run_batches(series: Series, workers: int) -> Iterator[list[Played]]:
    size = max(1, min(BATCH, series.games // (4 * workers) or 1))
    starts = range(0, series.games, size)
    if workers == 1 or series.games == 1:
        yield from (play_batch(series, start, size) for start in starts)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(play_batch, [series] * len(starts), starts, [size] * len(starts))


def play_batch(series: Series, start: int, size: int) -> list[Played]:
    return [play_one(series, number) for number in range(start, min(start + size, series.games))]


def play_one(series: Series, number: int) -> Played:
    """A game that fails is reported, not hidden: its number and the error's last lines."""
    count = len(series.bots)
    order = [(seat + number) % count for seat in range(count)]  # which bot of the series sits in which seat
    try:
        return played_out(series, number, order)
    except Exception:
        last = traceback.format_exc(limit=-3).strip()
        return Played(number, [0.0] * count, [], failure=f"game {number} (seed {series.seed + number}): {last}")


def played_out(series: Series, number: int, order: list[int]) -> Played:
    game = find_game(series.game)
    key = (series.seed + number).to_bytes(16, "big", signed=True)
    match: Match[Any] = Match(game, checked(series), key)
    clock = time.process_time  # a busy machine must not make bots weaker
    bots = [make_bot(series.bots[which], game, 1000 * number + which, clock) for which in order]
    started = time.process_time()
    while match.asked:
        seat = match.asked[0].seat
        match.answer(seat, bots[seat].answer(match.seen(seat)))
    seconds = time.process_time() - started
    rewards, scores = match.rewards(), match.game.result(match.state).scores
    by_bot = sorted(range(len(order)), key=order.__getitem__)
    return Played(
        *(number, [rewards[seat] for seat in by_bot], [scores[seat] for seat in by_bot]),
        *(match.count, match.forced, seconds),
    )


def summary(series: Series, played: list[Played], seconds: float) -> Summary:
    good = [game for game in played if not game.failure]
    lines = [bot_line(name, [game.shares[at] for game in good]) for at, name in enumerate(series.bots)]
    decisions = sum(game.decisions for game in good)
    return Summary(
        *(
            len(played),
            lines,
            len(good) / seconds,
            decisions / seconds,
            [game.failure for game in played if game.failure],
        ),
        spread([game.decisions for game in good]) if good else None,
        [spread([game.scores[at] for game in good]) for at in range(len(series.bots))] if good else [],
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
