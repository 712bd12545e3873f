"""Several processes on one PostgreSQL: each table is owned by one at a time, the others follow its log and forward.

What is written to the log is announced with NOTIFY in the same transaction; a follower reads the new entries and shows
them to its own people.  What a follower's people say is left as mail for the owner.  When the owner's lease runs out,
a process with people at the table takes it over and goes on from the log: what was accepted is there, once.
"""

from __future__ import annotations

import contextlib
import time
from typing import Any

import asyncpg
import msgspec
import structlog

from questhall.kernel import Refused
from questhall.table.guests import Client
from questhall.table.hall import Hall
from questhall.table.protocol import FromClient, FromServer, NotTaken
from questhall.table.room import Room
from questhall.table.sheet import from_bytes
from questhall.table.store import CHANNEL
from questhall.table.tokens import Who

log = structlog.get_logger()
QUIET = 2  # presence is said anew every so many rounds of tending


class Letter(msgspec.Struct):
    """Something said at another process, for the owner of the table."""

    node: str
    client: int
    who: Who
    message: FromClient


class Answer(msgspec.Struct):
    """What the owner says to one client of another process."""

    client: int
    message: NotTaken


class Gossip(msgspec.Struct):
    """A message for everybody at a table, from another process."""

    node: str
    message: FromServer


class Cluster(Hall):
    """A hall among others."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self._listener: Any = None
        self._rounds = 0

    async def start(self) -> None:
        url = self.store.engine.url.set(drivername="postgresql")
        self._listener = await asyncpg.connect(url.render_as_string(hide_password=False))
        await self._listener.add_listener(CHANNEL, self._noted)

    async def close(self) -> None:
        if self._listener is not None:
            with contextlib.suppress(Exception):
                await self._listener.close(timeout=2)
        await super().close()

    # -- hearing -------------------------------------------------------------------------------------------------

    def _noted(self, connection: Any, pid: int, channel: str, note: str) -> None:
        kind, table_id, rest = [*note.split(" ", 2), "", ""][:3]
        room = self.rooms.get(table_id)
        if room is not None:
            self._spawn(self._heard(kind, room, rest))

    async def _heard(self, kind: str, room: Room, rest: str) -> None:
        if kind == "entry" and not room.owned:
            await self.follow(room)
        elif kind == "sheet":
            await self.read_sheet(room)
        elif kind == "mail":
            if rest == self.node:
                await self.read_answers(room)
            elif not rest and room.owned:
                await self.read_letters(room)
        elif kind == "here":
            node, _, guests = rest.partition(" ")
            if node != self.node:
                room.elsewhere[node] = (time.monotonic(), set(guests.split()))
                self.tell_presence(room)
        elif kind == "told":
            gossip = msgspec.json.decode(rest, type=Gossip)
            if gossip.node != self.node:
                self.tell(room, gossip.message)

    async def follow(self, room: Room) -> None:
        """Read and apply what the owner has written."""
        async with room.lock:
            for entry in await self.store.entries(room.table.id, room.table.seq):
                if entry.seq == room.table.seq + 1:
                    room.table.apply(entry)
        self.show_all(room)

    async def read_sheet(self, room: Room) -> None:
        found = await self.store.load(room.table.id)
        if found is not None:
            room.table.sheet = from_bytes(found[0].detail)
            room.table.settle()
            self.show_all(room)
            self.wake(room)

    async def read_letters(self, room: Room) -> None:
        for content in await self.store.collect(room.table.id, ""):
            letter = msgspec.json.decode(content, type=Letter)
            try:
                await self.command(room, letter.who, letter.message)
            except Refused as refused:
                option = getattr(letter.message, "option", "")[:80]
                answer = Answer(letter.client, NotTaken(refused.refusal, option))
                await self.store.post(room.table.id, letter.node, msgspec.json.encode(answer))

    async def read_answers(self, room: Room) -> None:
        for content in await self.store.collect(room.table.id, self.node):
            answer = msgspec.json.decode(content, type=Answer)
            for client in room.clients:
                if client.number == answer.client:
                    client.send(answer.message)

    # -- saying --------------------------------------------------------------------------------------------------

    async def obey(self, room: Room, client: Client, message: FromClient) -> None:
        """What changes a table that another process owns is left for that one."""
        local = type(message).__name__ in ("Look", "Explain", "Ping", "Hello")
        if room.owned or local:
            try:
                await super().obey(room, client, message)
                return
            except Refused as refused:
                if refused.refusal.reason != "table.moved":
                    raise
        letter = Letter(self.node, client.number, client.who, message)
        await self.store.post(room.table.id, "", msgspec.json.encode(letter))

    async def spread(self, room: Room, message: Any) -> None:
        note = msgspec.json.encode(Gossip(self.node, message)).decode()
        if len(note) < 7_500:
            await self.store.notify(f"told {room.table.id} {note}")

    async def say_presence(self, room: Room) -> None:
        guests = " ".join(sorted(room.present()))[:7_000]
        await self.store.notify(f"here {room.table.id} {self.node} {guests}")

    async def enter(self, room: Room, client: Client, since: int) -> None:
        await super().enter(room, client, since)
        await self.say_presence(room)

    def leave(self, room: Room, client: Client) -> None:
        super().leave(room, client)
        self._spawn(self.say_presence(room))

    # -- owning --------------------------------------------------------------------------------------------------

    async def tend_once(self) -> None:
        await super().tend_once()
        self._rounds += 1
        for room in list(self.rooms.values()):
            if not room.owned and room.clients:
                await self.take_over(room)
            if room.clients and self._rounds % QUIET == 0:
                await self.say_presence(room)

    async def take_over(self, room: Room) -> None:
        """Own a table whose owner is gone: first catch up, then hear what was left for it."""
        if not await self.store.take(room.table.id, self.node, self.settings.lease_seconds):
            return
        await self.follow(room)
        room.owned = True
        log.info("table taken over", table=room.table.id, node=self.node)
        await self.read_letters(room)
        self.wake(room)
