"""Writing a table's log: an entry is durable before anybody sees what comes of it."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import structlog

from questhall.kernel import Refusal, Refused, Seat
from questhall.record import files as saves
from questhall.table import course as courses
from questhall.table.live import Crashed
from questhall.table.metrics import Metrics
from questhall.table.protocol import Frozen
from questhall.table.room import Room
from questhall.table.schema import LogEntry, Lost
from questhall.table.stage import Stage
from questhall.table.store import AWAY, Store

log = structlog.get_logger()
RETRIES = (0.1, 0.5, 0.0)  # seconds until a snapshot is tried again
TOUCHED_SECONDS = 60.0  # that a table is in use is written down so often


class Scribe:
    def __init__(self, store: Store, node: str, snapshot_every: int, metrics: Metrics, stage: Stage) -> None:
        self._store, self._node, self._snapshot_every = store, node, snapshot_every
        self._metrics, self._stage = metrics, stage

    async def write(self, room: Room, kind: str, seat: Seat, text: str = "", name: str = "") -> None:
        """Write the entry, then let the table follow it.  A game that crashes on it is frozen."""
        table = room.table
        entry = LogEntry(table.id, table.seq + 1, kind, seat, text, name, table.now())
        await self._append(room, entry)
        try:
            table.apply(entry)
        except Crashed as crash:
            await self._freeze(room, crash)
            raise Refused(Refusal("table.frozen")) from crash
        await self._snapshot(room)

    async def _append(self, room: Room, entry: LogEntry) -> None:
        started = time.perf_counter()
        try:
            await self._store.append(entry, self._node)
        except Lost:
            room.owned = False
            raise Refused(Refusal("table.moved")) from None
        except Exception:
            room.owned = False  # whether it is in the log nobody knows: the table is taken again, and catches up
            raise
        self._metrics.append_seconds.observe(time.perf_counter() - started)
        self._metrics.entries.labels(entry.kind).inc()

    async def _freeze(self, room: Room, crash: Crashed) -> None:
        report = await self._store.report(room.table.id, crash.report)
        self._metrics.frozen.inc()
        log.error("table frozen", table=room.table.id, game=room.table.match.game.id, report=report)
        await self._stage.tell_everywhere(room, Frozen(report))

    async def _snapshot(self, room: Room) -> None:
        """Every so many entries, and when the status changes; one snapshot back, so that reloading tells a story."""
        table = room.table
        values: dict[str, Any] = {}
        if table.seq % self._snapshot_every == 0:
            previous = room.waiting_snapshot
            room.waiting_snapshot = (saves.to_bytes(table.match), courses.to_bytes(table.course), table.seq)
            if previous is not None:
                values |= {"snapshot": previous[0], "course": previous[1], "snapshot_seq": previous[2]}
        fresh = time.monotonic() - room.touched < TOUCHED_SECONDS
        if table.status == "over" or values or not fresh:
            room.touched = time.monotonic()
            await self._keep(table.id, status=table.status, updated=time.time(), **values)

    async def _keep(self, table_id: str, **values: Any) -> None:
        """The entry is durable already: what is only there to load quicker must not undo that it was taken."""
        for pause in RETRIES:
            try:
                await self._store.update(table_id, **values)
                return
            except AWAY as error:
                log.warning("snapshot not written", table=table_id, cause=type(error).__name__)
                await asyncio.sleep(pause)
