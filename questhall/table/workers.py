"""Processes that think for the server.  They end with it, however it ends; one that thinks too long is killed."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import TypeVar

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
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._count, mp_context=context, initializer=leave_with_parent)
        return self._pool

    def _end(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        for process in list((getattr(pool, "_processes", None) or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def restart(self) -> None:
        """Whatever they think of is given up."""
        if self._pool is not None:
            self._end(self._pool)

    def close(self) -> None:
        self._closed = True
        self.restart()


def leave_with_parent() -> None:
    """In the worker: the server may end without a word, and nobody would ask any more."""
    parent = multiprocessing.parent_process()

    def leave() -> None:
        if parent is not None:
            parent.join()
        os._exit(0)

    threading.Thread(target=leave, daemon=True).start()
