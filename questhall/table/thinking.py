"""Costly answers of tools, in a process of their own: one thought after another, and none for longer than its time."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import TypeVar

import structlog
from limits import RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from questhall.kernel import Refusal, Refused

log = structlog.get_logger()
T = TypeVar("T")
SECONDS = 4  # for one thought
START_SECONDS = 60.0  # for a new worker on a busy machine
PER_MINUTE = 300  # thoughts of one address
WAITING = 6  # thoughts of one address that are not answered yet


class Thinker:
    """A worker that is started when it is needed, and killed when it thinks for too long."""

    def __init__(self, seconds: int = SECONDS) -> None:
        self.seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        self._turn = asyncio.Lock()

    async def think(self, work: Callable[..., T], *given: object) -> T:
        """What the work returns; a thought that takes too long is refused."""
        async with self._turn:
            try:
                await self._run(START_SECONDS, awake)
                return await self._run(self.seconds, work, *given)
            except (TimeoutError, BrokenProcessPool) as error:
                self.close()
                log.warning("thought given up", work=work.__name__, cause=type(error).__name__)
                raise Refused(Refusal("tool.too-long", numbers={"seconds": self.seconds})) from error
            except asyncio.CancelledError:
                self.close()
                raise

    async def _run(self, seconds: float, work: Callable[..., T], *given: object) -> T:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=leave_with_parent)
        running = asyncio.get_running_loop().run_in_executor(self._pool, work, *given)
        return await asyncio.wait_for(running, seconds)

    def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((getattr(pool, "_processes", None) or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)


def awake() -> bytes:
    return b""


def leave_with_parent() -> None:
    """In the worker: the server may end without a word, and nobody would ask any more."""
    parent = multiprocessing.parent_process()

    def leave() -> None:
        if parent is not None:
            parent.join()
        os._exit(0)

    threading.Thread(target=leave, daemon=True).start()


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
