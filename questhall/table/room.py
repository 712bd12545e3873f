"""A live table with the people around it."""

from __future__ import annotations

import asyncio
import time

from questhall.kernel import Seat
from questhall.kernel.undo import Undo
from questhall.table.guests import Client
from questhall.table.live import LiveTable
from questhall.table.protocol import Presence

PRESENCE_SECONDS = 12.0  # until a process that says nothing of its guests is taken for gone


class Wish:
    """Somebody's wish to take back, and whose consent it still needs."""

    def __init__(self, number: int, seat: Seat, wanted: Undo, count: int) -> None:
        self.number, self.seat, self.wanted, self.count = number, seat, wanted, count
        self.waiting = list(wanted.consent)


class Room:
    """A live table with the people around it."""

    def __init__(self, table: LiveTable, created: float) -> None:
        self.table, self.created = table, created
        self.owned = True  # by this process; otherwise it only follows the log
        self.elsewhere: dict[str, tuple[float, set[str]]] = {}  # guests at other processes, and when we heard
        self.clients: set[Client] = set()
        self.lock = asyncio.Lock()
        self.presence: Presence | None = None  # as it was last told
        self.wish: Wish | None = None
        self.wishes = 0
        self.standin: asyncio.Task[None] | None = None  # answers for those who are not at the keyboard
        self.waiting_snapshot: tuple[bytes, int] | None = None
        self.used = time.monotonic()
        self.gone: dict[Seat, float] = {}  # since when a person is away

    def busy(self) -> bool:
        """Whether it has to stay in memory."""
        answering = self.standin is not None and not self.standin.done()
        return bool(self.clients) or self.lock.locked() or answering

    def present(self) -> set[str]:
        """Guests connected to this process."""
        return {client.who.id for client in self.clients if client.who.id}

    def here(self) -> set[str]:
        """Guests connected anywhere."""
        heard = time.monotonic() - PRESENCE_SECONDS
        return self.present().union(*(guests for at, guests in self.elsewhere.values() if at > heard))
