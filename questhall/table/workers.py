"""Processes that think for the server.  They end with it, however it ends; one that thinks too long is killed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import TypeVar

from questhall.bots import processes

T = TypeVar("T")


class Workers:
    """Started when they are needed; after `restart` the next work starts new ones."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    async def run(self, seconds: float, work: Callable[..., T], *given: object) -> T:
        """What the work returns.  TimeoutError when it takes too long: then all are killed, and new ones come.

        BrokenProcessPool when a worker died, perhaps at somebody else's work: asking again is worth a try.
        """
        pool = self._started()
        running = asyncio.get_running_loop().run_in_executor(pool, work, *given)
        try:
            return await asyncio.wait_for(running, seconds)
        except TimeoutError:
            self._end(pool)
            raise TimeoutError(f"no answer within {seconds:g} s") from None
        except BrokenExecutor:
            self._end(pool)
            raise

    def _started(self) -> ProcessPoolExecutor:
        if self._closed:
            raise RuntimeError("the server is closing")
        if self._pool is None:
            self._pool = processes.start(self._count, "spawn")
        return self._pool

    def _end(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        processes.kill(pool)
        pool.shutdown(wait=False, cancel_futures=True)

    def restart(self) -> None:
        """Whatever they think of is given up."""
        if self._pool is not None:
            self._end(self._pool)

    def close(self) -> None:
        self._closed = True
        self.restart()
