"""Bots run in processes of their own, with a time budget; one that hangs or raises is replaced and reported."""

from __future__ import annotations

import random
from concurrent.futures import BrokenExecutor
from typing import Any

import structlog

from questhall.bots import has_house, make_bot
from questhall.games import find_game
from questhall.kernel import Match
from questhall.record.files import load, to_bytes
from questhall.table.workers import Workers

log = structlog.get_logger()
FALLBACK_SECONDS = 2.0


def bot_answer(save: bytes, seat: int, name: str, seed: int) -> str:
    """In a worker: the bot gets what its seat may see, and nothing else."""
    match = load(save, find_game)
    return make_bot(name, match.game, seed).answer(match.seen(seat))


class BotPool:
    def __init__(self, workers: int, seconds: float) -> None:
        self._workers, self._seconds = Workers(workers), seconds

    async def answer(self, match: Match[Any], seat: int, name: str) -> str:
        """An option's key, always: from the bot, or from the fallback when the bot fails."""
        save, seed = to_bytes(match), random.getrandbits(32)
        choice = match.choice(seat)
        assert choice is not None
        fallback = "house" if has_house(match.game) else "random"
        for bot, seconds in ((name, self._seconds), (fallback, FALLBACK_SECONDS)):
            try:
                said = await self._ask(save, seat, bot, seed, seconds)
            except Exception as error:
                log.warning("bot replaced", game=match.game.id, bot=bot, cause=f"{type(error).__name__}: {error}"[:200])
                continue
            if said in choice.options:
                return said
        return next(iter(choice.options))

    async def _ask(self, save: bytes, seat: int, bot: str, seed: int, seconds: float) -> str:
        try:
            return await self._workers.run(seconds, bot_answer, save, seat, bot, seed)
        except BrokenExecutor:  # another bot's worker died, and this one's with it
            return await self._workers.run(seconds, bot_answer, save, seat, bot, seed)

    def close(self) -> None:
        self._workers.close()
