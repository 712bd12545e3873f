"""Seeded runs of a simulated server find nothing, and find each of ten faults that are planted into the server."""

from __future__ import annotations

import itertools
import json
import os
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from questhall.kernel import Match
from questhall.table import course
from questhall.table.agreement import to_bytes
from questhall.table.live import LiveTable
from questhall.table.ownership import Alone
from questhall.table.room import Room
from questhall.table.rooms import Rooms
from questhall.table.schema import LogEntry
from questhall.table.scribe import Scribe
from questhall.table.stage import Drawing
from questhall.table.standins import Standins
from questhall.table.store import Sheet
from tests.table.simulation import EVENTS, Found, play

ROOT = Path(__file__).parent.parent.parent
KEPT = ROOT / ".bench" / "simulation.json"
RUNS, FAULT_RUNS = 10_000, 1_000
Plant = Callable[[pytest.MonkeyPatch], None]


def told_before_durable(patch: pytest.MonkeyPatch) -> None:
    async def write(self: Any, room: Room, kind: str, seat: int, text: str = "", name: str = "") -> None:
        table = room.table
        entry = LogEntry(table.id, table.seq + 1, kind, seat, text, name, table.now())
        table.apply(entry)
        self._stage.show_all(room)
        await self._append(room, entry)
        await self._snapshot(room)

    patch.setattr(Scribe, "write", write)


def trusts_a_failed_write(patch: pytest.MonkeyPatch) -> None:
    async def append(self: Any, room: Room, entry: LogEntry) -> None:
        await self._store.append(entry, self._node)

    patch.setattr(Scribe, "_append", append)


def snapshot_ahead(patch: pytest.MonkeyPatch) -> None:
    true = LiveTable.loaded.__func__  # type: ignore[attr-defined]

    def loaded(cls: Any, row: Any, entries: list[LogEntry]) -> LiveTable:
        return true(cls, row, [one for one in entries if one.seq != row.snapshot_seq + 1 or not row.snapshot_seq])

    patch.setattr(LiveTable, "loaded", classmethod(loaded))


def agreed_before_durable(patch: pytest.MonkeyPatch) -> None:
    async def change(self: Any, room: Room, wanted: Any) -> None:
        table, agreement = room.table, room.table.agreement
        wanted(agreement)
        agreement.version += 1
        sheet = Sheet(to_bytes(agreement), table.status_under(agreement), agreement.host, agreement.guests())
        await self._store.change_detail(table.id, lambda detail: sheet)

    patch.setattr(Rooms, "change_agreement", change)


def course_forgotten(patch: pytest.MonkeyPatch) -> None:
    true = course.to_bytes
    patch.setattr(course, "to_bytes", lambda kept: true(course.fresh(len(kept.spent))))


def clock_on_the_wall(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(LiveTable, "now", lambda self: time.time())


def bots_that_sleep(patch: pytest.MonkeyPatch) -> None:
    true, number = Standins.wake, itertools.count()

    def wake(self: Any, room: Room) -> None:
        if next(number) % 3:
            true(self, room)

    patch.setattr(Standins, "wake", wake)


def answers_that_come_late(patch: pytest.MonkeyPatch) -> None:
    true = Match.cannot_answer
    patch.setattr(Match, "cannot_answer", lambda self, seat, option, base=None: true(self, seat, option))


def pictures_skipped(patch: pytest.MonkeyPatch) -> None:
    true, number = Drawing.show, itertools.count()

    def show(self: Any, client: Any) -> None:
        queued = client.outgoing.qsize()
        true(self, client)
        if next(number) % 50 == 49 and client.outgoing.qsize() > queued:
            client.outgoing._queue.pop()

    patch.setattr(Drawing, "show", show)


def taken_again_without_reading(patch: pytest.MonkeyPatch) -> None:
    async def regain(self: Any, room: Room) -> None:
        room.owned = True

    patch.setattr(Alone, "regain", regain)


PLANTED: list[Plant] = [
    *(told_before_durable, trusts_a_failed_write, snapshot_ahead, agreed_before_durable, course_forgotten),
    *(clock_on_the_wall, bots_that_sleep, answers_that_come_late, pictures_skipped, taken_again_without_reading),
]


def found_after(most: int) -> int:
    """The number of runs until one finds something; 0 where none does."""
    for seed in range(most):
        try:
            play(seed)
        except Exception:
            return seed + 1
    return 0


def test_seeded_runs_find_nothing() -> None:
    counts = Counter[str]()
    for seed in range(8):
        counts += play(seed)
    assert counts["crashes"] > 10
    assert counts["jump"] > 10


def test_a_run_can_be_had_again() -> None:
    assert play(11) == play(11)


@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: plant.__name__)
def test_a_planted_fault_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    runs = found_after(FAULT_RUNS)
    print(f"{plant.__name__}: found in run {runs}")
    assert runs


@pytest.mark.soak
def test_ten_thousand_runs_find_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    """Goes on where it stopped; `rm .bench/simulation.json` begins anew."""
    kept = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {"next": 0, "seconds": 0.0, "counts": {}}
    KEPT.parent.mkdir(exist_ok=True)
    while kept["next"] < RUNS:
        started = time.perf_counter()
        try:
            counts = play(kept["next"])
        except Found as found:
            raise AssertionError(f"python -m tests.table.simulation {kept['next']}: {found}") from found
        kept["counts"] = dict(Counter(kept["counts"]) + counts)
        kept["next"] += 1
        kept["seconds"] += time.perf_counter() - started
        if kept["next"] % 50 == 0:
            part = KEPT.with_suffix(".part")
            part.write_text(json.dumps(kept), encoding="utf-8")
            os.replace(part, KEPT)
            with capsys.disabled():
                print(f"{kept['next']} of {RUNS} runs of {EVENTS} events, {kept['seconds']:.0f} s", flush=True)
    with capsys.disabled():
        print(kept)
