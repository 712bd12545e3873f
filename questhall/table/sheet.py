"""What a table agreed on besides the game itself: seats, policy, clock.  Kept beside the match."""

from __future__ import annotations

import msgspec

from questhall.kernel import Seat, Terms
from questhall.table.protocol import Clock, SeatKind, UndoPolicy


class SeatSheet(msgspec.Struct):
    kind: SeatKind
    guest: str = ""
    name: str = ""
    bot: str = ""


class Sheet(msgspec.Struct):
    seats: list[SeatSheet]
    terms: Terms
    host: str
    public: bool = False
    undo: UndoPolicy = "ask"
    clock: Clock | None = None
    rematch: str = ""

    def owned(self, guest: str) -> list[Seat]:
        """The seats of a guest; several where people share one screen."""
        return [at for at, seat in enumerate(self.seats) if seat.kind == "person" and guest and seat.guest == guest]

    def people(self) -> list[Seat]:
        return [at for at, seat in enumerate(self.seats) if seat.kind == "person"]

    def open(self) -> list[Seat]:
        return [at for at, seat in enumerate(self.seats) if seat.kind == "open"]


def to_bytes(sheet: Sheet) -> bytes:
    return msgspec.msgpack.encode(sheet)


def from_bytes(data: bytes) -> Sheet:
    return msgspec.msgpack.decode(data, type=Sheet)
