"""Which process a table belongs to, and how the processes on one database speak with each other."""

from __future__ import annotations

import contextlib
from typing import Protocol

from questhall.kernel import Refusal, Refused
from questhall.table.agreement import from_bytes
from questhall.table.guests import Client
from questhall.table.live import Crashed
from questhall.table.protocol import FromClient, FromServer
from questhall.table.room import Room
from questhall.table.store import Store
from questhall.table.tokens import Who


class Following(Protocol):
    """What an ownership asks of its own hall when it hears from another."""

    def live(self) -> list[Room]: ...

    def find(self, table_id: str) -> Room | None: ...

    def show_all(self, room: Room) -> None: ...

    def relay(self, room: Room, message: FromServer) -> None: ...

    def noticed(self, room: Room) -> None: ...

    def put_out(self, room: Room, guest: str, reason: str) -> None: ...

    def signed_out(self, guest: str, times: int) -> None: ...

    def wake(self, room: Room) -> None: ...

    async def command(self, room: Room, who: Who, message: FromClient) -> None: ...


class Ownership(Protocol):
    """A table is written by one process at a time: its owner."""

    node: str

    async def start(self, hall: Following) -> None: ...

    async def take(self, table_id: str) -> bool:
        """Own a table that is free; otherwise it can only be followed."""

    def sure(self, room: Room) -> bool:
        """Whether a table that was one's own certainly still is."""

    async def regain(self, room: Room) -> None:
        """Own a table again that was lost by a writing that failed, where nobody else can have it."""

    async def freshen(self, room: Room) -> None:
        """Before somebody new looks at a table that may be another's: what was written there meanwhile."""

    async def tend(self) -> None:
        """Every little while: keep what one owns."""

    async def close(self) -> None: ...

    async def spread(self, room: Room, message: FromServer) -> None:
        """Tell the people of the other processes."""

    async def say_presence(self, room: Room) -> None:
        """Tell the other processes who is here."""

    async def forward(self, room: Room, client: Client, message: FromClient) -> None:
        """Leave what a client says to the owner of the table."""


async def catch_up(store: Store, room: Room) -> None:
    """Read and apply what is in the log, and what was agreed."""
    agreed = await store.agreement(room.table.id)
    if agreed is not None:
        room.table.agree(from_bytes(agreed))
    async with room.lock:
        for entry in await store.entries(room.table.id, room.table.seq):
            if entry.seq == room.table.seq + 1 and room.table.status != "frozen":
                with contextlib.suppress(Crashed):  # it stands still now; who wrote the entry reports it
                    room.table.apply(entry)


class Alone:
    """One process has its database for itself: every table is its own, and there is nobody to tell."""

    def __init__(self, store: Store, node: str) -> None:
        self.node = node
        self._store = store
        self._hall: Following  # from the start on

    async def start(self, hall: Following) -> None:
        self._hall = hall

    async def take(self, table_id: str) -> bool:
        return True

    def sure(self, room: Room) -> bool:
        return True

    async def freshen(self, room: Room) -> None:
        pass

    async def tend(self) -> None:
        """A table whose last writing failed is taken again, with what did come into the log."""
        for room in self._hall.live():
            await self.regain(room)

    async def regain(self, room: Room) -> None:
        if not room.owned:
            await catch_up(self._store, room)
            room.owned = True
            self._hall.show_all(room)
            self._hall.wake(room)

    async def close(self) -> None:
        pass

    async def spread(self, room: Room, message: FromServer) -> None:
        pass

    async def say_presence(self, room: Room) -> None:
        pass

    async def forward(self, room: Room, client: Client, message: FromClient) -> None:
        raise Refused(Refusal("table.moved"))
