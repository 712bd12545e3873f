"""Costly answers of tools, in a process of their own: one thought after another, and none for longer than its time."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager
from typing import TypeVar

import structlog
from limits import RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from questhall.kernel import Refusal, Refused
from questhall.table.workers import Workers

log = structlog.get_logger()
T = TypeVar("T")
SECONDS = 4  # for one thought
START_SECONDS = 60.0  # for a new worker on a busy machine
PER_MINUTE = 300  # thoughts of one address
WAITING = 12  # thoughts of one address that are not answered yet: two pages that are read from on a slow machine


class Thinker:
    """One worker, and one thought after another."""

    def __init__(self, seconds: int = SECONDS) -> None:
        self.seconds = seconds
        self._workers = Workers(1)
        self._turn = asyncio.Lock()

    async def think(self, work: Callable[..., T], *given: object) -> T:
        """What the work returns; a thought that takes too long is refused."""
        return await self._think(self.seconds, work, *given)

    async def think_first(self, work: Callable[..., T], *given: object) -> T:
        """A thought that has to read much before it can begin, of a game that this worker has not seen."""
        return await self._think(START_SECONDS, work, *given)

    async def _think(self, seconds: float, work: Callable[..., T], *given: object) -> T:
        async with self._turn:
            try:
                await self._workers.run(START_SECONDS, awake)
                return await self._workers.run(seconds, work, *given)
            except (TimeoutError, BrokenExecutor) as error:
                log.warning("thought given up", work=work.__name__, cause=type(error).__name__)
                raise Refused(Refusal("tool.too-long", numbers={"seconds": self.seconds})) from error
            except asyncio.CancelledError:
                self._workers.restart()
                raise


def awake() -> bytes:
    return b""


class Patience:
    """How much one address may ask: so many thoughts a minute, and so many at once."""

    def __init__(self, per_minute: int = PER_MINUTE, waiting: int = WAITING) -> None:
        self._rate = MovingWindowRateLimiter(MemoryStorage())
        self._per_minute = RateLimitItemPerMinute(per_minute)
        self._most = waiting
        self._waiting: Counter[str] = Counter()

    @contextmanager
    def of(self, address: str) -> Iterator[None]:
        if self._waiting[address] >= self._most or not self._rate.hit(self._per_minute, address):
            raise Refused(Refusal("http.too-often"))
        self._waiting[address] += 1
        try:
            yield
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]
