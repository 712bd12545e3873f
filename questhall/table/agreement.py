"""What a table agreed on besides the game itself: seats, policy, clock.  Kept beside the match."""

from __future__ import annotations

import msgspec

from questhall.kernel import Seat, Terms
from questhall.table.forms import ChatPolicy, Clock
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
    before: str = ""  # the table whose sequel this one is
    after: str = ""  # the table that goes on from this one
    chat: ChatPolicy = "seats"
    many_seats: bool = False  # a guest may take several
    invited: dict[str, str] = {}  # watchers who may speak, by guest: their names
    muted: dict[str, str] = {}
    banned: dict[str, str] = {}
    daily: str = ""  # the day whose challenge this is
    version: int = 0  # counts its changes, so that an older one never takes the place of a newer

    def owned(self, guest: str) -> list[Seat]:
        """The seats of a guest; several where people share one screen."""
        return [at for at, seat in enumerate(self.seats) if seat.kind == "person" and guest and seat.guest == guest]

    def pass_on(self, guest: str) -> None:
        """A host who has left every seat is host no more; the next person is."""
        if guest == self.host and not self.owned(guest):
            self.host = next((seat.guest for seat in self.seats if seat.kind == "person"), "")

    def guests(self) -> set[str]:
        """Everybody who has a part in it: who sits there, and the host."""
        return {guest for guest in (self.host, *(seat.guest for seat in self.seats)) if guest}

    def people(self) -> list[Seat]:
        return [at for at, seat in enumerate(self.seats) if seat.kind == "person"]

    def open(self) -> list[Seat]:
        return [at for at, seat in enumerate(self.seats) if seat.kind == "open"]


def to_bytes(agreement: Agreement) -> bytes:
    return msgspec.msgpack.encode(agreement)


def from_bytes(data: bytes) -> Agreement:
    return msgspec.msgpack.decode(data, type=Agreement)
