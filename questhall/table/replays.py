"""Steps and proofs of recorded games: played again beside the loop, and known the next time."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeVar

from questhall.kernel import Match
from questhall.record import branch as branches
from questhall.table.live import LiveTable

T = TypeVar("T")
KEPT = 64  # of each
AT_ONCE = 2  # for everybody: playing again takes the loop's time too


class Replays:
    def __init__(self) -> None:
        self._known: OrderedDict[tuple[object, ...], Any] = OrderedDict()
        self._busy: dict[tuple[object, ...], asyncio.Future[Any]] = {}
        self._places = asyncio.Semaphore(AT_ONCE)

    async def step(self, table: LiveTable, step: int) -> Match[Any]:
        """The recorded match after so many answers; not to be changed."""
        assert table.match.journal is not None
        key = (table.id, "step", step, hash(tuple(table.match.journal.answers[:step])))  # others after taking back
        return await self.known(key, lambda: branches.at_step(table.match, step))

    async def known(self, key: tuple[object, ...], work: Callable[[], T]) -> T:
        """What the work gives, done once however many ask."""
        if key in self._known:
            self._known.move_to_end(key)
            found: T = self._known[key]
            return found
        if key not in self._busy:
            task = self._busy[key] = asyncio.ensure_future(self._done(work))
            task.add_done_callback(lambda _: self._busy.pop(key, None))
        told: T = await asyncio.shield(self._busy[key])
        self._known[key] = told
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
        return told

    async def _done(self, work: Callable[[], T]) -> T:
        async with self._places:
            return await asyncio.to_thread(work)
