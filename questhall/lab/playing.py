"""Games between bots, played one after another or on all cores: the one loop and the one pool of the lab."""

from __future__ import annotations

import os
import time
import traceback
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from questhall.bots import Bot, HouseBot, make_bot, processes
from questhall.bots.plain import from_file
from questhall.games import find_game
from questhall.kernel import Game, Keep, Match
from questhall.kernel.game import Value
from questhall.record.files import save_file

BATCH = 20  # games at most that a worker plays before it reports
BATCH_SECONDS = 0.5  # and about so long, so that little is lost when a series of slow games is stopped

Progress = Callable[[int], None]


class Sitting(msgspec.Struct, frozen=True):
    """One game to play: which bot sits in which seat, and the seeds of dice and bots."""

    number: int
    game: str
    bots: list[str]
    seeds: list[int]
    dice: int
    settings: dict[str, Value] = {}
    records: str = ""  # the folder that keeps its recording
    homebrew: str = ""


class Ended(msgspec.Struct):
    """One game that was played: what each seat got out of it and ended with."""

    number: int
    shares: list[float] = []
    scores: list[float] = []
    accounts: list[dict[str, list[str]]] = []
    decisions: int = 0
    forced: int = 0
    seconds: float = 0.0
    failure: str = ""


def played(sittings: Iterable[Sitting], workers: int = 0) -> Generator[Ended, None, None]:
    """The games as they end, on all cores; on one worker in their order and in this process."""
    workers = workers or os.cpu_count() or 1
    if workers == 1:
        yield from map(play_one, sittings)
    else:
        yield from played_by_pool(iter(sittings), workers)


def played_by_pool(coming: Iterator[Sitting], workers: int) -> Generator[Ended, None, None]:
    """Two batches a worker are under way; the faster the games, the larger the batches."""
    pool = processes.start(workers)
    running: set[Future[list[Ended]]] = set()
    size = 1
    try:
        while True:
            while len(running) < 2 * workers and (batch := list(islice(coming, size))):
                running.add(pool.submit(play_batch, batch))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                games = future.result()
                size = batch_size(sum(game.seconds for game in games) / len(games))
                yield from games
    finally:
        stop(pool, running)


def bot_of(name: str, game: Game[Any], seed: int = 0, clock: Callable[[], float] = time.process_time) -> Bot:
    """A bot by its name, or one that a Python file brings; here alone: a table must not run files that guests name."""
    return HouseBot(from_file(name)) if name.endswith(".py") else make_bot(name, game, seed, clock)


def stop(pool: ProcessPoolExecutor, running: set[Future[list[Ended]]]) -> None:
    """Games that are still under way are nobody's wish any more: their workers are ended."""
    if running:
        processes.kill(pool)
    pool.shutdown(cancel_futures=True)


def batch_size(seconds: float) -> int:
    """How many games of that length make a batch."""
    return max(1, min(BATCH, int(BATCH_SECONDS / max(seconds, 1e-6))))


def play_batch(sittings: list[Sitting]) -> list[Ended]:
    return [play_one(sitting) for sitting in sittings]


def play_one(sitting: Sitting) -> Ended:
    """A game that fails is reported, not hidden: its number and the last lines of the traceback."""
    try:
        return play_out(sitting)
    except Exception:
        last = traceback.format_exc(limit=-3).strip()
        return Ended(sitting.number, failure=f"game {sitting.number} (seed {sitting.dice}): {last}")


def play_out(sitting: Sitting) -> Ended:
    """To the end.  Search bots think for so much CPU time: a busy machine must not make them weaker."""
    game = find_game(sitting.game)
    terms = game.terms(len(sitting.bots), sitting.homebrew, **sitting.settings)
    keep = Keep.JOURNAL if sitting.records else Keep.BOUNDARY
    match: Match[Any] = Match(game, terms, sitting.dice.to_bytes(16, "big", signed=True), keep)
    clock = time.process_time
    bots = [bot_of(name, game, seed, clock) for name, seed in zip(sitting.bots, sitting.seeds, strict=True)]
    started = clock()
    while match.asked:
        seat = match.asked[0].seat
        match.answer(seat, bots[seat].answer(match.seen(seat)))
    seconds = clock() - started
    if sitting.records:
        record(match, sitting)
    accounts = [
        {kind: list(things) for kind, things in game.account(match.state, seat).items()} for seat in range(len(bots))
    ]
    scores = game.result(match.state).scores
    return Ended(sitting.number, match.rewards(), scores, accounts, match.count, match.forced, seconds)


def record(match: Match[Any], sitting: Sitting) -> None:
    """`rollplayer-17.qh`: the game and the seed of its dice."""
    save_file(match, Path(sitting.records) / f"{match.game.id}-{sitting.dice}.qh", sitting.bots)
