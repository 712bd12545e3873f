"""The live tables of one process: opened once, kept while they are used, and all of them in the store."""

from __future__ import annotations

import asyncio
import secrets
import time
import traceback
from collections.abc import Callable
from typing import NamedTuple
from weakref import WeakValueDictionary

import msgspec
import structlog

from questhall.kernel import Refusal, Refused, Seat
from questhall.record.files import BadFile
from questhall.table.agreement import Agreement, from_bytes, to_bytes
from questhall.table.forgetting import silenced
from questhall.table.live import LiveTable
from questhall.table.metrics import Metrics
from questhall.table.ownership import Ownership
from questhall.table.room import Room
from questhall.table.schema import Row
from questhall.table.store import Sheet, Store

UNREADABLE = (BadFile, msgspec.MsgspecError, Refused, LookupError, ValueError, TypeError)  # of a row that was damaged
log = structlog.get_logger()


class Making(NamedTuple):
    """What holds for a new table."""

    lease_seconds: float
    tables_per_guest: int


class Rooms:
    """`opened` is told of every table that comes to life."""

    def __init__(self, store: Store, ownership: Ownership, metrics: Metrics, opened: Callable[[Room], None]) -> None:
        self._store, self._ownership, self._metrics, self._opened = store, ownership, metrics, opened
        self._rooms: dict[str, Room] = {}
        self._making: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # of each guest, one at a time
        self._opening: dict[str, asyncio.Task[Room | None]] = {}

    def live(self) -> list[Room]:
        return list(self._rooms.values())

    def find(self, table_id: str) -> Room | None:
        """The room of a table that is in memory."""
        return self._rooms.get(table_id)

    async def open(self, table_id: str) -> Room | None:
        """The room of a table, loaded once however many ask for it at the same time."""
        room = self._rooms.get(table_id)
        if room is not None:
            room.used = time.monotonic()
            return room
        task = self._opening.get(table_id)
        if task is None:
            task = self._opening[table_id] = asyncio.create_task(self._load(table_id))
            task.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> Room | None:
        found = await self._store.load(table_id)
        if found is None:
            return None
        row, entries = found
        try:
            room = Room(LiveTable.loaded(row, entries), row.created)
        except UNREADABLE as error:
            await self._set_aside(row, f"table {table_id} cannot be read: {error!r}\n{traceback.format_exc()}")
            raise Refused(Refusal("table.unreadable")) from error
        if room.table.fault:
            await self._set_aside(row, room.table.fault)
        room.owned = await self._ownership.take(table_id)
        room.owned_at = time.monotonic()
        if room.owned and room.table.parted:
            fresh = room.table.row(row.created, time.time())
            log.warning("rules have changed: the table goes on from an earlier move", table=table_id)
            await self._store.update(
                table_id, snapshot=fresh.snapshot, course=fresh.course, snapshot_seq=fresh.snapshot_seq
            )
        return self._keep(room)

    async def _set_aside(self, row: Row, report: str) -> None:
        """A table with a fault stands still and is reported, once; the others go on."""
        if row.status != "frozen":
            self._metrics.frozen.inc()
            log.error("table frozen", table=row.id, game=row.game, report=await self._store.report(row.id, report))

    def _keep(self, room: Room) -> Room:
        self._rooms[room.table.id] = room
        self._metrics.tables.set(len(self._rooms))
        self._opened(room)
        return room

    async def create(self, game_id: str, agreement: Agreement, terms: Making, start: LiveTable | None = None) -> Room:
        """A new table, durable before anybody hears of it; refused where its host has too many."""
        async with self._making.setdefault(agreement.host, asyncio.Lock()):
            if agreement.host and await self._store.hosted(agreement.host) >= terms.tables_per_guest:
                raise Refused(Refusal("table.too-many", numbers={"limit": terms.tables_per_guest}))
            return await self._make(game_id, agreement, terms, start)

    async def _make(self, game_id: str, agreement: Agreement, terms: Making, start: LiveTable | None) -> Room:
        table = start or LiveTable.new(new_id(), game_id, agreement, secrets.token_bytes(16))
        now = table.now()
        row = table.row(now, now)
        row.owner, row.lease_until = self._ownership.node, now + terms.lease_seconds
        await self._store.create(row, agreement.guests())
        table.course.moved = now
        log.info("table created", table=table.id, game=game_id)
        return self._keep(Room(table, now))

    async def change_agreement(self, room: Room, change: Callable[[Agreement], None]) -> None:
        """`change` works on the latest agreement and may refuse; memory follows when it is durable."""
        agreed: list[Agreement] = []

        def changed(detail: bytes) -> Sheet:
            agreement = from_bytes(detail)
            change(agreement)
            agreement.version += 1
            agreed.append(agreement)
            status = room.table.status_under(agreement)
            return Sheet(to_bytes(agreement), status, agreement.host, agreement.guests())

        try:
            await self._store.change_detail(room.table.id, changed)
        except Refused:
            raise
        except Exception:
            room.owned = False  # whether it was written nobody knows: the table is taken again, as it is kept
            raise
        room.table.agree(agreed[-1])

    async def silence(self, room: Room, seats: list[Seat]) -> None:
        """What was said from these seats is gone, here and in the store."""
        async with self._store.begin() as connection:
            await connection.execute(silenced(room.table.id, seats))
        for entry, _ in room.table.said:
            if entry.seat in seats:
                entry.text = entry.name = ""

    def drop(self, room: Room) -> None:
        """A table that is deleted."""
        self._rooms.pop(room.table.id, None)

    def forget_idle(self, seconds: float) -> None:
        """Tables that nobody looks at leave memory; they are all in the store."""
        for room in self.live():
            if not room.busy() and time.monotonic() - room.used > seconds:
                del self._rooms[room.table.id]
        self._metrics.tables.set(len(self._rooms))


def new_id() -> str:
    """A table's id is also its link: long enough that nobody guesses it."""
    return secrets.token_urlsafe(9)
