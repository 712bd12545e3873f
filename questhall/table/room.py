"""A live table with the people around it."""

from __future__ import annotations

import asyncio
import math
import time

from questhall.kernel import Seat
from questhall.record.undo import Undo
from questhall.table.guests import Client
from questhall.table.live import LiveTable
from questhall.table.protocol import About, AwayChoice, AwayQuestion, Presence

PRESENCE_SECONDS = 12.0  # until a process that says nothing of its guests is taken for gone


class Wish:
    """Somebody's wish, and whose consent it still needs; without anything to take back it is for a pause."""

    def __init__(
        self, number: int, seat: Seat, about: About, waiting: list[Seat], count: int, wanted: Undo | None
    ) -> None:
        self.number, self.seat, self.about, self.count, self.wanted = number, seat, about, count, wanted
        self.waiting = list(waiting)


class Room:
    """A live table with the people around it."""

    def __init__(self, table: LiveTable, created: float) -> None:
        self.table, self.created = table, created
        self.owned = True  # by this process; otherwise it only follows the log
        self.owned_at = time.monotonic()  # since when
        self.touched = -math.inf  # when it was last written down that something happens here
        self.elsewhere: dict[str, tuple[float, set[str]]] = {}  # guests at other processes, and when we heard
        self.clients: set[Client] = set()
        self.lock = asyncio.Lock()
        self.presence: Presence | None = None  # as it was last told
        self.pictures = 0  # drawn so far
        self.wish: Wish | None = None
        self.wishes = 0
        self.standin: asyncio.Task[None] | None = None  # answers for those who are not at the keyboard
        self.waiting_snapshot: tuple[bytes, bytes, int] | None = None  # the match, its course, the entry
        self.used = time.monotonic()
        self.gone: dict[Seat, float] = {}  # since when a person is away
        self.seen: set[Seat] = set()  # who was here since this process opened the table
        self.questions: list[AwayQuestion] = []  # as they were last told
        self.votes: dict[Seat, dict[str, AwayChoice]] = {}  # about a seat: what each guest has chosen
        self._known: dict[tuple[Seat, ...], dict[str, bytes]] = {}  # answers to what was wondered
        self._known_at = -1  # the entry of which they are true

    def answers_to(self, looking: list[Seat]) -> dict[str, bytes]:
        """What those who look from these seats have wondered about the table as it is now, by question."""
        if self._known_at != self.table.seq:
            self._known, self._known_at = {}, self.table.seq
        return self._known.setdefault(tuple(looking), {})

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
