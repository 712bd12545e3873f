"""The hall of one process: its live tables, who sits at them, and the process's own work."""

from __future__ import annotations

import asyncio
import os
import secrets
import time
from collections.abc import Callable
from typing import Any

import structlog

from questhall.kernel import Seat
from questhall.table.bots import BotPool
from questhall.table.guests import Client
from questhall.table.live import LiveTable
from questhall.table.metrics import Metrics
from questhall.table.protocol import UndoAsked
from questhall.table.room import Room
from questhall.table.settings import Settings
from questhall.table.sheet import Sheet, from_bytes, to_bytes
from questhall.table.store import Store
from questhall.table.talk import Talk

log = structlog.get_logger()


class Hall(Talk):
    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.store, self.settings, self.metrics = store, settings, metrics
        self.node = settings.node or f"{os.getpid()}-{secrets.token_hex(4)}"
        self.rooms: dict[str, Room] = {}
        self.pool = BotPool(max(1, (os.cpu_count() or 2) // 2), settings.bot_seconds)
        self._opening: dict[str, asyncio.Task[Room | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # -- rooms ---------------------------------------------------------------------------------------------------

    async def open(self, table_id: str) -> Room | None:
        """The room of a table, loaded once however many ask for it at the same time."""
        room = self.rooms.get(table_id)
        if room is not None:
            room.used = time.monotonic()
            return room
        task = self._opening.get(table_id)
        if task is None:
            task = self._opening[table_id] = asyncio.create_task(self._load(table_id))
            task.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> Room | None:
        found = await self.store.load(table_id)
        if found is None:
            return None
        row, entries = found
        room = Room(LiveTable.loaded(row, entries), row.created)
        room.owned = await self.store.take(table_id, self.node, self.settings.lease_seconds)
        self.rooms[table_id] = room
        self.metrics.tables.set(len(self.rooms))
        self.wake(room)
        return room

    async def create(self, game_id: str, sheet: Sheet, start: LiveTable | None = None) -> Room:
        """A new table, durable before anybody hears of it."""
        table = start or LiveTable.new(new_id(), game_id, sheet, secrets.token_bytes(16))
        now = time.time()
        row = table.row(now, now)
        row.owner, row.lease_until = self.node, now + self.settings.lease_seconds
        await self.store.create(row)
        room = self.rooms[table.id] = Room(table, now)
        table.moved = now
        self.metrics.tables.set(len(self.rooms))
        log.info("table created", table=table.id, game=game_id)
        self.wake(room)
        return room

    def forget_idle(self, seconds: float) -> None:
        """Tables that nobody looks at leave memory; they are all in the store."""
        for table_id, room in list(self.rooms.items()):
            busy = room.clients or room.lock.locked() or (room.bots is not None and not room.bots.done())
            if not busy and time.monotonic() - room.used > seconds:
                del self.rooms[table_id]
        self.metrics.tables.set(len(self.rooms))

    # -- clients -------------------------------------------------------------------------------------------------

    async def enter(self, room: Room, client: Client, since: int) -> None:
        async with room.lock:
            room.clients.add(client)
            client.since = since
            for seat in room.table.sheet.owned(client.who.id):
                room.gone.pop(seat, None)
                room.table.minded.discard(seat)
            self.show(room, client)
            if room.wish is not None:
                client.send(UndoAsked(room.wish.number, room.wish.seat, room.wish.waiting))
        self.tell_presence(room, client)

    def leave(self, room: Room, client: Client) -> None:
        room.clients.discard(client)
        room.used = time.monotonic()
        here = room.here()
        for seat in room.table.sheet.owned(client.who.id):
            if client.who.id not in here:
                room.gone[seat] = time.monotonic()
                self.later(self.settings.mind_after, room, seat)
        self.tell_presence(room)

    def later(self, seconds: float, room: Room, seat: Seat) -> None:
        """A vacated seat is minded by a bot after a while, and handed back when its person returns."""

        async def mind() -> None:
            await asyncio.sleep(seconds)
            if seat in room.gone and room.table.sheet.seats[seat].kind == "person":
                room.table.minded.add(seat)
                self.tell_presence(room)
                self.wake(room)

        self._spawn(mind())

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- the process's own work ----------------------------------------------------------------------------------

    async def start(self) -> None:
        """Before the doors open."""

    async def tend(self) -> None:
        """Leases, clocks, idle tables; until cancelled."""
        while True:
            await asyncio.sleep(self.settings.lease_seconds / 4)
            try:
                await self.tend_once()
            except Exception:
                log.exception("tending failed")

    async def tend_once(self) -> None:
        await self.store.renew(self.node, self.settings.lease_seconds)
        self.forget_idle(120)
        for room in list(self.rooms.values()):
            if room.table.sheet.clock is not None and room.table.status == "running":
                self.wake(room)

    async def change_sheet(self, room: Room, change: Callable[[Sheet], None]) -> None:
        """Change seats or policy; `change` works on the latest sheet and may refuse."""
        table = room.table

        def changed(detail: bytes) -> tuple[bytes, str]:
            sheet = from_bytes(detail)
            change(sheet)
            table.sheet = sheet
            table.settle()
            return to_bytes(sheet), table.status

        await self.store.change_detail(table.id, changed)
        self.show_all(room)
        self.wake(room)

    async def close(self) -> None:
        """Tell everybody to come back later, and let go of every table."""
        for room in list(self.rooms.values()):
            for client in list(room.clients):
                client.close("restart", again=True)
            if room.bots is not None:
                room.bots.cancel()
        for task in list(self._tasks):
            task.cancel()
        self.pool.close()
        await self.store.release(self.node)


def new_id() -> str:
    """A table's id is also its link: long enough that nobody guesses it."""
    return secrets.token_urlsafe(9)
