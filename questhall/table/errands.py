"""Work that goes on beside a request: kept, so that it is neither forgotten nor left behind."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any


class Errands:
    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def send(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def cancel(self) -> None:
        for task in list(self._tasks):
            task.cancel()
