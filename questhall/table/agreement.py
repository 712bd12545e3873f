"""What a table agreed on besides the game itself: seats, policy, clock.  Kept beside the match."""

from __future__ import annotations

import msgspec

from questhall.kernel import Seat, Terms
from questhall.table.forms import Clock
from questhall.table.protocol import SeatKind, UndoPolicy


class Chair(msgspec.Struct):
    """Who sits in a seat."""

    kind: SeatKind
    guest: str = ""
    name: str = ""
    bot: str = ""


class Agreement(msgspec.Struct):
    seats: list[Chair]
    terms: Terms
    host: str
    public: bool = False
    undo: UndoPolicy = "ask"
    clock: Clock | None = None
    rematch: str = ""

    def owned(self, guest: str) -> list[Seat]:
        """The seats of a guest; several where people share one screen."""
        return [at for at, seat in enumerate(self.seats) if seat.kind == "person" and guest and seat.guest == guest]

    def pass_on(self, guest: str) -> None:
        """A host who has left every seat is host no more; the next person is."""
        if guest == self.host and not self.owned(guest):
            self.host = next((seat.guest for seat in self.seats if seat.kind == "person"), "")

    def people(self) -> list[Seat]:
        return [at for at, seat in enumerate(self.seats) if seat.kind == "person"]

    def open(self) -> list[Seat]:
        return [at for at, seat in enumerate(self.seats) if seat.kind == "open"]


def to_bytes(agreement: Agreement) -> bytes:
    return msgspec.msgpack.encode(agreement)


def from_bytes(data: bytes) -> Agreement:
    return msgspec.msgpack.decode(data, type=Agreement)
