"""Bots run in processes of their own, with a time budget; one that hangs or raises is replaced and reported.

Each worker thinks for one table at a time, and its time counts from when it begins: a bot that
hangs costs nobody else's.
"""

from __future__ import annotations

import random
from collections import deque
from concurrent.futures import BrokenExecutor
from typing import Any

import structlog

from questhall.bots import has_house, make_bot
from questhall.games import find_game
from questhall.kernel import Laid, Match
from questhall.record.files import load, to_bytes
from questhall.table.thinking import START_SECONDS
from questhall.table.turns import Turns
from questhall.table.workers import Workers

log = structlog.get_logger()
FALLBACK_SECONDS = 2.0
HELD: deque[Laid | None] = deque(maxlen=8)  # in a worker: what tables brought is not read anew for every answer


def prepared(game: str) -> None:
    """In a worker: it has read the game."""
    find_game(game)


def bot_answer(save: bytes, seat: int, name: str, seed: int) -> str:
    """In a worker: the bot gets what its seat may see, and nothing else."""
    match = load(save, find_game)
    HELD.append(match.laid)
    return make_bot(name, match.game, seed).answer(match.seen(seat))


class BotPool:
    def __init__(self, workers: int, seconds: float) -> None:
        self._workers = [Workers(1) for _ in range(workers)]
        self._free, self._turns = list(self._workers), Turns(workers)
        self._seconds = seconds

    async def answer(self, match: Match[Any], seat: int, name: str, guest: str = "") -> str:
        """An option's key, always: from the bot, or from the fallback when the bot fails.  `guest` keeps the table."""
        choice = match.choice(seat)
        assert choice is not None
        options = choice.options
        async with self._turns.of(guest):
            worker = self._free.pop()
            try:
                said = await self._thought(worker, match, seat, name)
            finally:
                self._free.append(worker)
        return said if said in options else next(iter(options))

    async def _thought(self, worker: Workers, match: Match[Any], seat: int, name: str) -> str:
        save, seed, choice = to_bytes(match), random.getrandbits(32), match.choice(seat)
        fallback = "house" if has_house(match.game) else "random"
        for bot, seconds in ((name, self._seconds), (fallback, FALLBACK_SECONDS)):
            try:
                said = await self._ask(worker, match.game.id, seconds, save, seat, bot, seed)
            except Exception as error:
                log.warning("bot replaced", game=match.game.id, bot=bot, cause=f"{type(error).__name__}: {error}"[:200])
                continue
            if choice is not None and said in choice.options:
                return said
        return ""

    async def _ask(self, worker: Workers, game: str, seconds: float, *asked: object) -> str:
        try:
            await worker.run(START_SECONDS, prepared, game)
        except BrokenExecutor:  # it died since it last thought
            await worker.run(START_SECONDS, prepared, game)
        return await worker.run(seconds, bot_answer, *asked)

    def close(self) -> None:
        for worker in self._workers:
            worker.close()
