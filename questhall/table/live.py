"""A table in memory: a match that follows its log of entries, and what each viewer sees of it.

The same code runs where the table is owned and where it is only followed: `apply` takes entries in order, whoever
wrote them.
"""

from __future__ import annotations

import traceback
from collections import deque
from typing import Any

import msgspec

from questhall.games import find_game
from questhall.kernel import Happened, Keep, Match, Refusal, Seat, commitment, mask
from questhall.kernel import files as saves
from questhall.kernel.texts import Texts
from questhall.kernel.undo import taken_back
from questhall.kernel.view import asked_of
from questhall.table.agreement import Agreement, from_bytes, to_bytes
from questhall.table.protocol import Asked, LogLine, Picture, SeatInfo
from questhall.table.schema import LogEntry, Row

REMEMBERED = 120  # entries a returning client can be told again


class Crashed(Exception):
    """A fault inside the game; `report` is what a developer needs."""

    def __init__(self, report: str) -> None:
        super().__init__("the game crashed")
        self.report = report


class LiveTable:
    def __init__(self, table_id: str, agreement: Agreement, match: Match[Any], seq: int, status: str) -> None:
        self.id, self.agreement, self.match, self.seq, self.status = table_id, agreement, match, seq, status
        self.commitment = commitment(match.key)
        self.told: deque[tuple[LogEntry, list[Happened]]] = deque(maxlen=REMEMBERED)
        self.spent = [0.0] * len(agreement.seats)  # seconds on each seat's clock
        self.moved = 0.0  # when the last entry came
        self.minded: set[Seat] = set()
        self.standing: dict[tuple[Seat, str], str] = {}

    @classmethod
    def new(cls, table_id: str, game_id: str, agreement: Agreement, key: bytes) -> LiveTable:
        game = find_game(game_id)
        match = Match(game, agreement.terms, key, Keep.JOURNAL)
        table = cls(table_id, agreement, match, 0, "waiting")
        opening, match.events = match.events, []
        table.told.append((LogEntry(table_id, 0, "start", -1, ""), opening))
        table.settle()
        return table

    @classmethod
    def loaded(cls, row: Row, entries: list[LogEntry]) -> LiveTable:
        """From its snapshot and what came after."""
        match = saves.load(row.snapshot, find_game, f"table {row.id}")
        table = cls(row.id, from_bytes(row.detail), match, row.snapshot_seq, row.status)
        table.moved = row.created
        for entry in entries:
            table.apply(entry)
        return table

    def row(self, created: float, now: float) -> Row:
        agreement = to_bytes(self.agreement)
        snapshot = saves.to_bytes(self.match)
        return Row(
            *(self.id, self.match.game.id, self.status, self.agreement.public, created, now),
            *(agreement, snapshot, self.seq),
            host=self.agreement.host,
        )

    # -- following the log ---------------------------------------------------------------------------------------

    def apply(self, entry: LogEntry) -> None:
        """Take the next entry.  Crashed when the game itself fails on it."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"table {self.id} is at {self.seq}; entry {entry.seq} does not follow")
        self.seq = entry.seq
        self._count_time(entry)
        if entry.kind == "answer":
            self._answer(entry)
        elif entry.kind == "undo":
            answers, _, assisted = entry.text.partition(" ")
            self.match = taken_back(self.match, int(answers))
            self.match.assisted |= assisted == "assisted"
        happened, self.match.events = self.match.events if entry.kind == "answer" else [], []
        self.told.append((entry, happened))
        self.settle()

    def _answer(self, entry: LogEntry) -> None:
        try:
            self.match.answer(entry.seat, entry.text)
        except Exception as error:
            self.status = "frozen"
            raise Crashed(self.report(entry)) from error

    def _count_time(self, entry: LogEntry) -> None:
        if entry.kind == "say":
            return
        if self.moved:
            for choice in self.match.asked:
                self.spent[choice.seat] += max(0.0, entry.at - self.moved)
        if entry.kind == "answer" and self.agreement.clock is not None:
            self.spent[entry.seat] -= self.agreement.clock.increment
        self.moved = entry.at

    def agree(self, agreement: Agreement) -> None:
        """From now on the table holds to this."""
        self.agreement = agreement
        self.settle()

    def settle(self) -> None:
        self.status = self.status_under(self.agreement)

    def status_under(self, agreement: Agreement) -> str:
        if self.status == "frozen":
            return self.status
        return "over" if self.match.over else "waiting" if agreement.open() else "running"

    def report(self, entry: LogEntry) -> str:
        """Seed, journal, traceback and position: all it takes to see the fault again."""
        match = self.match
        assert match.journal is not None
        try:
            position = match.game.board(match.state, Texts(match.game, "en"))
        except Exception as error:
            position = f"(cannot be drawn: {error!r})"
        return "\n".join(
            [
                f"game {match.game.id}, rules version {match.game.rules_version}, table {self.id}, entry {entry.seq}",
                f"terms {msgspec.json.encode(self.agreement.terms).decode()}",
                f"key {match.key.hex()}",
                f"answers {msgspec.json.encode(match.journal.answers).decode()}",
                f"failed on seat {entry.seat} answering {entry.text!r}",
                traceback.format_exc().strip(),
                position,
            ]
        )

    # -- what a viewer sees --------------------------------------------------------------------------------------

    def left(self, seat: Seat, now: float) -> float | None:
        """Seconds on a seat's clock."""
        if self.agreement.clock is None:
            return None
        running = self.moved and self.status == "running" and self.match.choice(seat) is not None
        return self.agreement.clock.seconds - self.spent[seat] - (max(0.0, now - self.moved) if running else 0.0)

    def seats(self, here: set[str], now: float) -> list[SeatInfo]:
        return [
            SeatInfo(
                *(seat.kind, seat.name, seat.kind == "bot" or seat.guest in here, at in self.minded, seat.bot),
                self.left(at, now),
            )
            for at, seat in enumerate(self.agreement.seats)
        ]

    def entry(self, entry: LogEntry, events: list[Happened], looking: list[Seat]) -> LogLine:
        """An entry as seats see it: whose answer it was, and the events they may know."""
        seats = mask(looking)
        seen = [msgspec.to_builtins(event.seen_by(seats)) for event in events]
        text = entry.text if entry.kind == "say" else ""
        return LogLine(entry.seq, entry.kind, entry.seat, entry.name, text, seen)

    def asked(self, looking: list[Seat]) -> list[Asked]:
        return [
            Asked(choice.seat, choice.kind, choice.base, list(choice.options))
            for choice in asked_of(self.match.asked, looking)
        ]

    def picture(self, guest: str, looking: list[Seat], since: int, here: set[str], now: float) -> Picture:
        match = self.match
        result = match.result
        view = view_of(match, looking)
        return Picture(
            table=self.id,
            game=match.game.id,
            seq=self.seq,
            players=match.terms.players,
            settings=match.terms.settings,
            status=self.status,
            seats=self.seats(here, now),
            you=self.agreement.owned(guest),
            looking=looking,
            view=view,
            hints=match.game.hints(view, looking),
            asked=self.asked(looking) if self.status == "running" else [],
            entries=[self.entry(entry, told, looking) for entry, told in self.told if entry.seq > since or not since],
            commitment=self.commitment,
            undo=self.agreement.undo,
            host=bool(guest) and guest == self.agreement.host,
            assisted=match.assisted,
            key=match.key.hex() if match.over else "",
            winners=result.winners if result else [],
            scores=result.scores if result else [],
            rematch=self.agreement.rematch,
        )

    def reasons(self, seat: Seat) -> dict[str, Refusal]:
        choice = self.match.explained().choice(seat)
        return choice.refused if choice else {}


def view_of(match: Match[Any], looking: list[Seat]) -> Any:
    """What these seats may see, without the kernel's own bookkeeping of dice."""
    seen = match.view(*looking)
    seen.counters = {}
    return seen
