"""How tables stand, for the list of one's own: whose turn it is, what is asked, how it ended.

A table that is not in memory is read from its log and put away again: opening it would wake its bots.  What was read is
kept until the log grows or the agreement changes.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
import structlog

from questhall.kernel import Choose, Match
from questhall.kernel.texts import LANGUAGES, Texts
from questhall.record.files import BadFile
from questhall.table.agreement import from_bytes
from questhall.table.forms import Standing, Waiting
from questhall.table.live import LiveTable
from questhall.table.room import Room
from questhall.table.schema import LogEntry, Row
from questhall.table.store import Store

log = structlog.get_logger()
KEPT = 1_000  # tables
LATEST = 24  # of a guest's finished tables are told about; older ones are only listed


class Known(NamedTuple):
    of: tuple[int, bytes]  # the last entry, the agreement
    standing: Standing | None  # with every seat's questions; None where the log cannot be read


class Standings:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, Known] = OrderedDict()

    async def of(self, rows: Sequence[Row], rooms: dict[str, Room], guest: str) -> dict[str, Standing]:
        """How the tables of a guest stand, by their ids; those in memory as they are."""
        lately = latest(rows)
        seqs = await self._store.last_entries([row.id for row in lately if row.id not in rooms])
        told = {}
        for row in lately:
            room = rooms.get(row.id)
            whole = standing(room.table) if room else await self._read(row, seqs.get(row.id, row.snapshot_seq))
            if whole is not None:
                told[row.id] = seen_by(whole, from_bytes(row.detail).owned(guest))
        return told

    async def _read(self, row: Row, seq: int) -> Standing | None:
        known, now = self._known.get(row.id), (seq, row.detail)
        if known is None or known.of != now:
            entries = await self._store.entries(row.id, row.snapshot_seq)
            known = Known(now, await asyncio.to_thread(read, row, entries))
        self._known[row.id] = known
        self._known.move_to_end(row.id)
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
        return known.standing


def latest(rows: Sequence[Row]) -> list[Row]:
    """All that are being played, and the last that are over."""
    over = [row for row in rows if row.status == "over"]
    return [row for row in rows if row.status in ("waiting", "running")] + over[:LATEST]


def read(row: Row, entries: list[LogEntry]) -> Standing | None:
    try:
        return standing(LiveTable.loaded(row, entries))
    except (BadFile, msgspec.MsgspecError, LookupError, ValueError) as error:
        log.warning("a table cannot be read", table=row.id, cause=str(error))
        return None


def standing(table: LiveTable) -> Standing:
    """As the table itself knows it: with what is asked of every seat."""
    match, course = table.match, table.course
    assert match.journal is not None
    asked = match.asked if table.status == "running" else []
    return Standing(
        you=[],
        turn=sorted(choice.seat for choice in asked),
        asks=[waiting(match, choice) for choice in asked],
        moves=len(match.journal.answers),
        since=course.moved,
        winners=match.result.winners if match.result else [],
        scores=match.result.scores if match.result else [],
        ended=course.ended,
        paused=course.paused,
        together=len({match.game.team(match.terms, seat) for seat in range(match.terms.players)}) == 1,
    )


def seen_by(whole: Standing, seats: list[int]) -> Standing:
    """What those seats are asked, and nothing of what others are."""
    return msgspec.structs.replace(whole, you=seats, asks=[ask for ask in whole.asks if ask.seat in seats])


def waiting(match: Match[Any], choice: Choose) -> Waiting:
    view = match.view(choice.seat)
    said = {}
    for lang in LANGUAGES:
        texts = Texts(match.game, lang)
        note = match.game.face.note(view, choice, texts)
        said[lang] = " ".join(part for part in (texts.question(choice.kind), note) if part)
    return Waiting(choice.seat, choice.kind, said)
