"""Several processes on one PostgreSQL: each table is leased by one at a time, the others follow its log and forward.

What is written to the log is announced with NOTIFY in the same transaction; a follower reads the new entries and shows
them to its own people.  What a follower's people say is left as mail for the owner.  When the owner's lease runs out,
a process with people at the table takes it over and goes on from the log: what was accepted is there, once.
"""

from __future__ import annotations

import contextlib
import math
import time
from typing import Any

import asyncpg
import msgspec
import structlog

from questhall.kernel import Refused
from questhall.table.agreement import from_bytes
from questhall.table.errands import Errands
from questhall.table.guests import Client
from questhall.table.ownership import Following, catch_up
from questhall.table.protocol import FromClient, FromServer, NotTaken
from questhall.table.room import Room
from questhall.table.schema import CHANNEL
from questhall.table.store import Store
from questhall.table.tokens import Who

log = structlog.get_logger()
QUIET = 2  # presence is said anew every so many rounds of tending
HEARING_SECONDS = 2.0  # until a line that says nothing is taken for cut
NOTE_BYTES = 7_500  # PostgreSQL carries notes of up to 8,000


class Letter(msgspec.Struct):
    """Something said at another process, for the owner of the table."""

    node: str
    client: int
    who: Who
    message: FromClient


class Reply(msgspec.Struct):
    """What the owner says to one client of another process."""

    client: int
    message: NotTaken


class Gossip(msgspec.Struct):
    """A message for everybody at a table, from another process."""

    node: str
    message: FromServer


class Leased:
    """The ownership of a process among others."""

    def __init__(self, store: Store, node: str, lease_seconds: float) -> None:
        self.node = node
        self._store, self._seconds = store, lease_seconds
        self._hall: Following  # from the start on
        self._listener: Any = None
        self._errands = Errands()
        self._rounds = 0
        self._renewed = -math.inf  # when the leases were last made sure of

    async def start(self, hall: Following) -> None:
        self._hall = hall
        await self._listen()

    async def _listen(self) -> None:
        url = self._store.engine.url.set(drivername="postgresql")
        self._listener = await asyncpg.connect(url.render_as_string(hide_password=False), timeout=HEARING_SECONDS)
        await self._listener.add_listener(CHANNEL, self._noted)

    async def _keep_listening(self) -> None:
        """A line that is cut is laid anew; what was said meanwhile is read up."""
        try:
            await self._listener.execute("SELECT 1", timeout=HEARING_SECONDS)
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError):
            self._listener.terminate()
            await self._listen()
            log.warning("listening again", node=self.node)
            for guest, times in (await self._store.signed_out()).items():
                self._hall.signed_out(guest, times)
            for room in self._hall.live():
                await self._read_all(room)

    async def _read_all(self, room: Room) -> None:
        if not room.owned:
            await self._follow(room)
        await self._read_agreement(room)
        await self._read_replies(room)
        if room.owned:
            await self._read_letters(room)

    async def close(self) -> None:
        self._errands.cancel()
        if self._listener is not None:
            with contextlib.suppress(Exception):
                await self._listener.close(timeout=2)
        await self._store.release(self.node)

    # -- hearing -------------------------------------------------------------------------------------------------

    def _noted(self, connection: Any, pid: int, channel: str, note: str) -> None:
        kind, table_id, rest = [*note.split(" ", 2), "", ""][:3]
        if kind == "signed-out":
            self._hall.signed_out(table_id, int(rest))
            return
        room = self._hall.find(table_id)
        if room is not None:
            self._errands.send(self._heard(kind, room, rest))

    async def _heard(self, kind: str, room: Room, rest: str) -> None:
        match kind:
            case "entry" if not room.owned:
                await self._follow(room)
            case "agreement":
                await self._read_agreement(room)
            case "mail" if rest == self.node:
                await self._read_replies(room)
            case "mail" if not rest and room.owned:
                await self._read_letters(room)
            case "here":
                self._hear_presence(room, rest)
            case "told":
                self._hear_gossip(room, rest)

    def _hear_presence(self, room: Room, rest: str) -> None:
        node, _, guests = rest.partition(" ")
        if node != self.node:
            room.elsewhere[node] = (time.monotonic(), set(guests.split()))
            self._hall.noticed(room)

    def _hear_gossip(self, room: Room, rest: str) -> None:
        gossip = msgspec.json.decode(rest, type=Gossip)
        if gossip.node != self.node:
            self._hall.relay(room, gossip.message)

    async def _follow(self, room: Room) -> None:
        """Read and apply what the owner has written."""
        before = room.table.seq, room.table.agreement.version
        await catch_up(self._store, room)
        if (room.table.seq, room.table.agreement.version) != before:
            self._hall.show_all(room)

    async def _read_agreement(self, room: Room) -> None:
        agreed = await self._store.agreement(room.table.id)
        if agreed is not None:
            room.table.agree(from_bytes(agreed))
            for guest in room.table.agreement.banned:
                self._hall.put_out(room, guest, "banned")
            self._hall.show_all(room)
            self._hall.wake(room)

    async def _read_letters(self, room: Room) -> None:
        for content in await self._store.collect(room.table.id, ""):
            letter = msgspec.json.decode(content, type=Letter)
            try:
                await self._hall.command(room, letter.who, letter.message)
            except Refused as refused:
                option = getattr(letter.message, "option", "")[:80]
                reply = Reply(letter.client, NotTaken(refused.refusal, option))
                await self._store.post(room.table.id, letter.node, msgspec.json.encode(reply))

    async def _read_replies(self, room: Room) -> None:
        for content in await self._store.collect(room.table.id, self.node):
            reply = msgspec.json.decode(content, type=Reply)
            for client in room.clients:
                if client.number == reply.client:
                    client.send(reply.message)

    # -- saying --------------------------------------------------------------------------------------------------

    async def forward(self, room: Room, client: Client, message: FromClient) -> None:
        letter = Letter(self.node, client.number, client.who, message)
        await self._store.post(room.table.id, "", msgspec.json.encode(letter))

    async def spread(self, room: Room, message: FromServer) -> None:
        note = msgspec.json.encode(Gossip(self.node, message)).decode()
        if len(note) < NOTE_BYTES:
            await self._store.notify(f"told {room.table.id} {note}")

    async def say_presence(self, room: Room) -> None:
        guests = " ".join(sorted(room.present()))[:7_000]
        await self._store.notify(f"here {room.table.id} {self.node} {guests}")

    # -- owning --------------------------------------------------------------------------------------------------

    async def take(self, table_id: str) -> bool:
        return await self._store.take(table_id, self.node, self._seconds)

    def sure(self, room: Room) -> bool:
        """A process that was frozen or cut off may have lost its tables without noticing."""
        return time.monotonic() - max(self._renewed, room.owned_at) < self._seconds

    async def regain(self, room: Room) -> None:
        pass  # another process may have taken it; whoever has it hears of what is said

    async def freshen(self, room: Room) -> None:
        if not room.owned or not self.sure(room):
            await self._follow(room)
            await self._read_agreement(room)

    async def tend(self) -> None:
        await self._keep_leases()
        await self._keep_listening()
        self._rounds += 1
        for room in self._hall.live():
            if not room.owned and room.clients:
                await self._take_over(room)
            if room.clients and self._rounds % QUIET == 0:
                await self.say_presence(room)

    async def _keep_leases(self) -> None:
        """What has gone to another process meanwhile is followed from now on."""
        before = time.monotonic()
        kept = await self._store.renew(self.node, self._seconds)
        self._renewed = before
        for room in self._hall.live():
            if room.owned and room.table.id not in kept and room.owned_at < before:
                room.owned = False
                log.warning("table lost", table=room.table.id, node=self.node)
                await self._follow(room)
                await self._read_agreement(room)

    async def _take_over(self, room: Room) -> None:
        """Own a table whose owner is gone: first catch up, then hear what was left for it."""
        if not await self.take(room.table.id):
            return
        await self._follow(room)
        room.owned, room.owned_at = True, time.monotonic()
        log.info("table taken over", table=room.table.id, node=self.node)
        await self._read_letters(room)
        self._hall.wake(room)
