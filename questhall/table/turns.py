"""Who waits longest comes next, guest by guest: twenty tables of one guest do not keep another's one table waiting."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """So many places; whoever finds none waits for a turn."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def of(self, guest: str) -> AsyncIterator[None]:
        await self._wait(guest)
        try:
            yield
        finally:
            self._leave()

    async def _wait(self, guest: str) -> None:
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(guest, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._leave()
            raise

    def _leave(self) -> None:
        """The place goes to the guest whose turn it is; that guest comes last then."""
        while self._waiting:
            guest, line = self._waiting.popitem(last=False)
            turn = line.popleft()
            if line:
                self._waiting[guest] = line
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
