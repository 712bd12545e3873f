"""One client at a table: what waits to be sent to it, and how fast it may talk."""

from __future__ import annotations

import asyncio
import itertools
import time

import msgspec

from questhall.kernel import Seat
from questhall.table.agreement import Agreement
from questhall.table.protocol import Bye, FromServer, Picture
from questhall.table.settings import Limits
from questhall.table.tokens import Who

_numbers = itertools.count(1)


class Client:
    """A connection.  Messages are queued; a reader that falls too far behind is sent away and may come back."""

    def __init__(self, who: Who, table: str, limits: Limits, changes: bool = False) -> None:
        self.number = next(_numbers)
        self.who, self.table, self.limits = who, table, limits
        self.changes = changes  # what changed is enough
        self.shown: Picture | None = None  # the last picture sent, on which the next change builds
        self.parts: set[str] = set()  # of what is printed, told so far
        self.since = 0
        self.looks: Seat | None = None
        self.outgoing: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.closing = False
        self._allowance, self._heard = float(limits.burst), time.monotonic()

    def looking(self, agreement: Agreement, asked: list[Seat]) -> list[Seat]:
        """The seat one looks from.  With several of one's own: the chosen one, else the one that is asked."""
        own = agreement.owned(self.who.id)
        if len(own) < 2:
            return own
        if self.looks in own:
            return [self.looks]
        return [next((seat for seat in asked if seat in own), own[0])]

    def send(self, message: FromServer) -> None:
        self.send_encoded(msgspec.json.encode(message))

    def send_encoded(self, data: bytes) -> None:
        if self.closing:
            return
        if self.outgoing.qsize() >= self.limits.unsent_messages:
            self.close("slow-reader", again=True)
            return
        self.outgoing.put_nowait(data)

    def close(self, reason: str, again: bool = False) -> None:
        if not self.closing:
            self.closing = True
            while not self.outgoing.empty():
                self.outgoing.get_nowait()
            self.outgoing.put_nowait(msgspec.json.encode(Bye(reason, again)))
            self.outgoing.put_nowait(None)

    def may_talk(self) -> bool:
        """A bucket that fills with time: bursts are fine, floods are not."""
        now = time.monotonic()
        gained = (now - self._heard) * self.limits.messages_per_second
        self._allowance = min(float(self.limits.burst), self._allowance + gained)
        self._heard = now
        if self._allowance < 1:
            return False
        self._allowance -= 1
        return True
