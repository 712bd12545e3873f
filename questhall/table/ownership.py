"""Which process a table belongs to, and how the processes on one database speak with each other."""

from __future__ import annotations

from typing import Protocol

from questhall.kernel import Refusal, Refused
from questhall.table.guests import Client
from questhall.table.protocol import FromClient, FromServer
from questhall.table.room import Room
from questhall.table.tokens import Who


class Following(Protocol):
    """What an ownership asks of its own hall when it hears from another."""

    def live(self) -> list[Room]: ...

    def find(self, table_id: str) -> Room | None: ...

    def show_all(self, room: Room) -> None: ...

    def relay(self, room: Room, message: FromServer) -> None: ...

    def noticed(self, room: Room) -> None: ...

    def wake(self, room: Room) -> None: ...

    async def command(self, room: Room, who: Who, message: FromClient) -> None: ...


class Ownership(Protocol):
    """A table is written by one process at a time: its owner."""

    node: str

    async def start(self, hall: Following) -> None: ...

    async def take(self, table_id: str) -> bool:
        """Own a table that is free; otherwise it can only be followed."""

    async def tend(self) -> None:
        """Every little while: keep what one owns."""

    async def close(self) -> None: ...

    async def spread(self, room: Room, message: FromServer) -> None:
        """Tell the people of the other processes."""

    async def say_presence(self, room: Room) -> None:
        """Tell the other processes who is here."""

    async def forward(self, room: Room, client: Client, message: FromClient) -> None:
        """Leave what a client says to the owner of the table."""


class Alone:
    """One process has its database for itself: every table is its own, and there is nobody to tell."""

    def __init__(self, node: str) -> None:
        self.node = node

    async def start(self, hall: Following) -> None:
        pass

    async def take(self, table_id: str) -> bool:
        return True

    async def tend(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def spread(self, room: Room, message: FromServer) -> None:
        pass

    async def say_presence(self, room: Room) -> None:
        pass

    async def forward(self, room: Room, client: Client, message: FromClient) -> None:
        raise Refused(Refusal("table.moved"))
