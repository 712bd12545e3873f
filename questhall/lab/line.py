"""Lines of chapters between bots, each played on from chapter to chapter as people would."""

from __future__ import annotations

import hashlib
import os
import time
import traceback
from collections.abc import Callable
from concurrent.futures import as_completed
from typing import Any

import msgspec

from questhall.bots import Bot, make_bot, processes
from questhall.games import catalogue, find_game
from questhall.kernel import Keep, Match
from questhall.kernel.game import Value
from questhall.kernel.texts import Texts
from questhall.record import line


class Chapter(msgspec.Struct):
    """How a chapter ended."""

    number: int
    shares: list[float]
    scores: list[float]
    accounts: list[dict[str, list[str]]]
    decisions: int
    seconds: float


class Story(msgspec.Struct):
    """One line of chapters: its seed, what came of it, and the story it tells."""

    seed: int
    chapters: list[Chapter] = []
    chronicle: list[str] = []
    failure: str = ""


class Wanted(msgspec.Struct, frozen=True):
    """What to play."""

    game: str
    bots: list[str]
    chapters: int
    seed: int = 0
    settings: dict[str, Value] = {}
    lang: str = "en"


def games_with_lines() -> list[str]:
    """The games whose matches are chapters of something longer."""
    return [game.id for game in catalogue().values() if game.line is not None]


def play_lines(wanted: Wanted, lines: int = 1, progress: Callable[[int], None] = lambda done: None) -> list[Story]:
    """So many stories with seeds that follow each other, on all cores; `progress` hears of chapters."""
    seeds = range(wanted.seed, wanted.seed + lines)
    if lines == 1:
        return [told(wanted, wanted.seed, progress)]
    with processes.start(os.cpu_count() or 1) as pool:
        running = {pool.submit(told, wanted, seed): seed for seed in seeds}
        found: dict[int, Story] = {}
        for future in as_completed(running):
            found[running[future]] = future.result()
            progress(wanted.chapters)
    return [found[seed] for seed in seeds]


def told(wanted: Wanted, seed: int, progress: Callable[[int], None] = lambda done: None) -> Story:
    """A story that breaks off is reported, not hidden: how far it came, and the last lines of the traceback."""
    story = Story(seed)
    try:
        play_on(wanted, story, progress)
    except Exception:
        last = traceback.format_exc(limit=-3).strip()
        story.failure = f"seed {seed}, chapter {len(story.chapters) + 1}: {last}"
    return story


def play_on(wanted: Wanted, story: Story, progress: Callable[[int], None]) -> None:
    game = find_game(wanted.game)
    clock = time.process_time
    bots = [make_bot(name, game, story.seed * 100 + seat, clock) for seat, name in enumerate(wanted.bots)]
    match: Match[Any] = Match(game, line.begun(game, len(bots), **wanted.settings), key(story.seed, 1), Keep.BOUNDARY)
    while True:
        story.chapters.append(played(match, bots, len(story.chapters) + 1))
        progress(1)
        if len(story.chapters) == wanted.chapters or game.sequel(match.state) is None:
            break
        match = line.next_match(match, key(story.seed, len(story.chapters) + 1), keep=Keep.BOUNDARY)
    story.chronicle = list(game.face.chronicle(match.state, Texts(game, wanted.lang)))


def played(match: Match[Any], bots: list[Bot], number: int) -> Chapter:
    """A chapter to its end."""
    started = time.process_time()
    while match.asked:
        seat = match.asked[0].seat
        match.answer(seat, bots[seat].answer(match.seen(seat)))
    game, seats = match.game, range(len(bots))
    accounts = [{kind: list(things) for kind, things in game.account(match.state, seat).items()} for seat in seats]
    scores = game.result(match.state).scores
    return Chapter(number, match.rewards(), scores, accounts, match.count, time.process_time() - started)


def key(seed: int, number: int) -> bytes:
    """Of a chapter: its own."""
    return hashlib.blake2b(f"{seed} {number}".encode(), digest_size=16).digest()
