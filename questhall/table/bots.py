"""Bots run in processes of their own, with a time budget; one that hangs or raises is replaced and reported."""

from __future__ import annotations

import asyncio
import multiprocessing
import random
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import structlog

from questhall.bots import has_house, make_bot
from questhall.games import find_game
from questhall.kernel import Match
from questhall.kernel.files import load, to_bytes

log = structlog.get_logger()
FALLBACK_SECONDS = 2.0


def bot_answer(save: bytes, seat: int, name: str, seed: int) -> str:
    """In a worker: the bot gets what its seat may see, and nothing else."""
    match = load(save, find_game)
    return make_bot(name, match.game, seed).answer(match.seen(seat))


class BotPool:
    def __init__(self, workers: int, seconds: float) -> None:
        self.workers, self.seconds = workers, seconds
        self.replaced = 0
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    def pool(self) -> ProcessPoolExecutor:
        if self._closed:
            raise RuntimeError("the server is closing")
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, mp_context=multiprocessing.get_context("spawn"))
        return self._pool

    async def answer(self, match: Match[Any], seat: int, name: str) -> str:
        """An option's key, always: from the bot, or from the fallback when the bot fails."""
        save, seed = to_bytes(match), random.getrandbits(32)
        choice = match.choice(seat)
        assert choice is not None
        fallback = "house" if has_house(match.game) else "random"
        for bot, seconds in ((name, self.seconds), (fallback, FALLBACK_SECONDS)):
            try:
                said = await self.ask(save, seat, bot, seed, seconds)
            except Exception as error:
                self.replaced += 1
                log.warning("bot replaced", game=match.game.id, bot=bot, cause=f"{type(error).__name__}: {error}"[:200])
                continue
            if said in choice.options:
                return said
        return next(iter(choice.options))

    async def ask(self, save: bytes, seat: int, bot: str, seed: int, seconds: float) -> str:
        loop = asyncio.get_running_loop()
        for attempt in (1, 2):
            pool = self.pool()
            try:
                return await asyncio.wait_for(loop.run_in_executor(pool, bot_answer, save, seat, bot, seed), seconds)
            except TimeoutError:
                self.restart(pool)
                raise TimeoutError(f"no answer within {seconds:g} s") from None
            except BrokenProcessPool:  # another bot's worker died, and this one's with it
                self.restart(pool)
                if attempt == 2:
                    raise
        raise RuntimeError("not reached")

    def restart(self, pool: ProcessPoolExecutor) -> None:
        """Hung workers are killed; the next question starts new ones."""
        if self._pool is pool:
            self._pool = None
        for process in list((getattr(pool, "_processes", None) or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        self._closed = True
        if self._pool is not None:
            self.restart(self._pool)
