"""Pictures painted in a process beside the server: a second of work that nobody's game waits for."""

from __future__ import annotations

from questhall.table import result
from questhall.table.thinking import Patience, Thinker

SECONDS = 30  # for one picture, on a busy machine
PER_MINUTE, WAITING = 30, 4  # pictures of one address


class Painter:
    def __init__(self) -> None:
        self._thinker = Thinker(SECONDS)
        self._patience = Patience(PER_MINUTE, WAITING)

    async def painted(self, address: str, picture: str) -> bytes:
        with self._patience.of(address):
            return await self._thinker.think(result.png, picture)
