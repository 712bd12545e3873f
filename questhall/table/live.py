"""A table in memory: a match that follows its log of entries, and what each viewer sees of it.

The same code runs where the table is owned and where it is only followed: `apply` takes entries in order, whoever
wrote them.
"""

from __future__ import annotations

import heapq
import time
import traceback
from collections import deque
from typing import Any

import msgspec

from questhall.games import find_game
from questhall.kernel import Choose, Face, Happened, Keep, Match, Picks, Refusal, Seat, commitment, mask, seal
from questhall.kernel.texts import Texts
from questhall.kernel.view import asked_of
from questhall.record import files as saves
from questhall.record.line import goes_on
from questhall.record.undo import taken_back
from questhall.table import course as courses
from questhall.table.agreement import Agreement, from_bytes, to_bytes
from questhall.table.course import by_days, fresh
from questhall.table.days import is_secret
from questhall.table.homebrew import told
from questhall.table.protocol import Asked, LogLine, PickFrom, Picture, SeatInfo
from questhall.table.schema import LogEntry, Row
from questhall.table.sent import sent

LED_HERE = 60  # events of the other game that a branch begins its log with
SKEW = 1.0  # seconds by which processes' clocks may differ unnoticed
REMEMBERED = 120  # entries a returning client can be told again
Told = tuple[LogEntry, list[Happened]]


class Crashed(Exception):
    """A fault inside the game; `report` is what a developer needs."""

    def __init__(self, report: str) -> None:
        super().__init__("the game crashed")
        self.report = report


class LiveTable:
    def __init__(self, table_id: str, agreement: Agreement, match: Match[Any], seq: int, status: str) -> None:
        self.id, self.agreement, self.match, self.seq, self.status = table_id, agreement, match, seq, status
        self.commitment = commitment(match.key)
        self.told: deque[Told] = deque(maxlen=REMEMBERED)
        self.said: deque[Told] = deque(maxlen=REMEMBERED)  # chat, which never pushes out what happened
        self.course = fresh(len(agreement.seats))
        self.parted = False  # from its log: it wants a new snapshot before anything else is written
        self.fault = ""  # what kept it from following its log to the end
        self._time = (time.time(), time.monotonic())

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
    def branched(cls, table_id: str, agreement: Agreement, match: Match[Any], before: list[Happened]) -> LiveTable:
        """A table that goes on from another: its log begins with what led there."""
        match.events = []
        table = cls(table_id, agreement, match, 0, "waiting")
        table.told.append((LogEntry(table_id, 0, "start", -1, ""), before[-LED_HERE:]))
        table.settle()
        return table

    @classmethod
    def loaded(cls, row: Row, entries: list[LogEntry]) -> LiveTable:
        """From its snapshot and what came after.  Where the game's rules have changed since and an answer is not legal
        any more, the game goes on from there: a mended rule costs a few moves at most, never a game.
        """
        save = saves.read(row.snapshot, f"table {row.id}")
        table = cls._from(row, save)
        for at, entry in enumerate(entries):
            try:
                table.apply(entry)
            except Exception as error:
                before = cls.loaded(row, entries[:at])
                before.seq, before.parted = entries[-1].seq, save.rules_version != before.match.game.rules_version
                if not before.parted:
                    before.freeze(error.report if isinstance(error, Crashed) else traceback.format_exc())
                return before
        table.set_time(max(time.time(), table.course.moved))
        return table

    def freeze(self, report: str) -> None:
        """It stands still where it can still be seen."""
        self.status, self.fault = "frozen", report

    # -- time ----------------------------------------------------------------------------------------------------

    def now(self) -> float:
        """The table's own time: it runs evenly, whatever is done to the clock of the machine."""
        at, since = self._time
        return at + time.monotonic() - since

    def set_time(self, at: float) -> None:
        self._time = (at, time.monotonic())

    @classmethod
    def _from(cls, row: Row, save: saves.Saved) -> LiveTable:
        match = saves.restored(save, find_game, f"table {row.id}")
        table = cls(row.id, from_bytes(row.detail), match, row.snapshot_seq, row.status)
        table.course = courses.from_bytes(row.course) if row.course else fresh(len(table.agreement.seats), row.created)
        return table

    def row(self, created: float, now: float) -> Row:
        agreement = to_bytes(self.agreement)
        snapshot = saves.to_bytes(self.match)
        return Row(
            *(self.id, self.match.game.id, self.status, self.agreement.public, created, now),
            *(agreement, snapshot, self.seq),
            host=self.agreement.host,
            course=courses.to_bytes(self.course),
        )

    # -- following the log ---------------------------------------------------------------------------------------

    def apply(self, entry: LogEntry) -> None:
        """Take the next entry.  Crashed when the game itself fails on it."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"table {self.id} is at {self.seq}; entry {entry.seq} does not follow")
        self.seq = entry.seq
        if abs(entry.at - self.now()) > SKEW:  # another process wrote it, whose clock goes otherwise
            self.set_time(entry.at)
        self._follow(entry)
        if entry.kind == "answer":
            self._answer(entry)
        elif entry.kind == "undo":
            answers, _, assisted = entry.text.partition(" ")
            self.match = taken_back(self.match, int(answers))
            self.match.assisted |= assisted == "assisted"
        happened, self.match.events = self.match.events if entry.kind == "answer" else [], []
        if entry.kind != "standing":  # what somebody will answer is nobody else's business
            (self.said if entry.kind == "say" else self.told).append((entry, happened))
        self.settle()

    def _answer(self, entry: LogEntry) -> None:
        try:
            self.match.answer(entry.seat, entry.text)
        except Exception as error:
            self.status = "frozen"
            raise Crashed(self.report(entry)) from error

    def _follow(self, entry: LogEntry) -> None:
        assert self.match.journal is not None
        asked = [choice.seat for choice in self.match.asked]
        clock = self.agreement.clock if self._decides(entry) else None
        self.course.follow(entry, asked, clock, len(self.match.journal.answers))

    def _decides(self, entry: LogEntry) -> bool:
        """Only what closes a decision earns time: neither a sign nor another answer than before."""
        choice = self.match.choice(entry.seat)
        return choice is not None and not choice.signs(entry.text)

    def agree(self, agreement: Agreement) -> None:
        """From now on the table holds to this, unless it knows a later one."""
        if agreement.version < self.agreement.version:
            return
        self.agreement = agreement
        self.settle()

    def settle(self) -> None:
        self.status = self.status_under(self.agreement)

    @property
    def keeps_its_key(self) -> bool:
        """As long as it runs, its line may go on, or others may still play the same dice."""
        return self.status != "over" or goes_on(self.match) or is_secret(self.agreement.daily)

    @property
    def goes_on(self) -> bool:
        """Whether a chapter may follow that nobody has begun."""
        match = self.match
        return match.over and not self.agreement.after and match.game.sequel(match.state) is not None

    def status_under(self, agreement: Agreement) -> str:
        if self.status == "frozen":
            return self.status
        over = self.match.over or self.course.ended
        return "over" if over else "waiting" if agreement.open() else "running"

    def report(self, entry: LogEntry) -> str:
        """Seed, journal, traceback and position: all it takes to see the fault again."""
        match = self.match
        assert match.journal is not None
        try:
            position = match.game.face.board(match.state, Texts(match.game, "en"))
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
        asked = self.status == "running" and self.match.choice(seat) is not None
        used = self.course.running(seat, now) if asked else 0.0
        return self.agreement.clock.seconds - self.course.spent[seat] - used

    def seats(self, here: set[str], now: float) -> list[SeatInfo]:
        return [self.seat(at, here, now) for at in range(len(self.agreement.seats))]

    def seat(self, at: Seat, here: set[str], now: float) -> SeatInfo:
        chair, course = self.agreement.seats[at], self.course
        asked = self.status == "running" and self.match.choice(at) is not None
        return SeatInfo(
            kind=chair.kind,
            name=chair.name,
            here=chair.kind == "bot" or chair.guest in here,
            minded=at in course.minded,
            bot=chair.bot,
            clock=self.left(at, now),
            ticking=self.agreement.clock is not None and asked and course.ticks(at),
            out=at in course.out,
            vacation=at in course.resting,
        )

    def entry(self, entry: LogEntry, events: list[Happened], looking: list[Seat]) -> LogLine:
        """An entry as seats see it: whose answer it was, and the events they may know."""
        seats = mask(looking)
        seen = [msgspec.to_builtins(event.seen_by(seats)) for event in events]
        text = "" if entry.kind == "answer" else entry.text.partition(" ")[0] if entry.kind == "undo" else entry.text
        return LogLine(entry.seq, entry.kind, entry.seat, entry.name, text, seen)

    def lines(self, looking: list[Seat], since: int) -> list[LogLine]:
        """What is new to somebody who knows everything up to `since`."""
        all_ = heapq.merge(self.told, self.said, key=lambda one: one[0].seq)
        return [self.entry(entry, told, looking) for entry, told in all_ if entry.seq > since or not since]

    def played_for(self, seats: list[Seat]) -> list[int]:
        """Answers that were given for these seats while their person was away."""
        return sorted(one.seq for seat in seats for one in self.course.played.get(seat, []))

    def asked(self, looking: list[Seat]) -> list[Asked]:
        """What is open, and what these seats may still change."""
        changeable = [choice for seat in looking if (choice := self.match.changeable(seat))]
        return [
            *(asked(choice) for choice in asked_of(self.match.asked, looking)),
            *(asked(choice, answered=True) for choice in changeable),
        ]

    def picture(self, guest: str, looking: list[Seat], here: set[str], now: float, number: int = 0) -> Picture:
        """All but the entries, which differ by what a viewer knows already."""
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
            view=sent(match.game.face.sent(view), match.game.face.unsent, match.game.face.brief),
            hints=match.game.face.hints(view, looking, asked_of(match.asked, looking)),
            asked=self.asked(looking) if self.status == "running" else [],
            entries=[],
            commitment=self.commitment,
            undo=self.agreement.undo,
            host=bool(guest) and guest == self.agreement.host,
            assisted=match.assisted,
            key="" if self.keeps_its_key else match.key.hex(),
            winners=result.winners if result else [],
            scores=result.scores if result else [],
            rematch=self.agreement.rematch,
            sealed=seal(match.key, match.terms.sealed),
            before=self.agreement.before,
            after=self.agreement.after,
            goes_on=self.goes_on,
            paused=self.course.paused,
            ended=self.course.ended,
            by_days=by_days(self.agreement.clock),
            played=self.played_for(self.agreement.owned(guest)),
            number=number,
            parts=list(match.game.face.parts(view)),
            packs=told(match.laid),
        )

    def printed(self, looking: list[Seat], names: list[str]) -> dict[str, Any]:
        """What is printed of these parts, which lie open to these seats."""
        return parts_of(self.match.game.face, view_of(self.match, looking), names)

    def reasons(self, seat: Seat) -> dict[str, Refusal]:
        choice = self.match.explained().choice(seat)
        return choice.refused if choice else {}


def asked(choice: Choose, answered: bool = False) -> Asked:
    """A decision as it is sent: things to pick from instead of every way to pick them."""
    options = choice.options
    picks = PickFrom(options.verb, list(options.things), options.count) if isinstance(options, Picks) else None
    listed = list(options.others if isinstance(options, Picks) else options)
    return Asked(choice.seat, choice.kind, choice.base, listed, picks, list(choice.says), answered)


def parts_of(face: Face[Any], view: Any, names: list[str]) -> dict[str, Any]:
    return {name: face.part(view, name) for name in names}


def view_of(match: Match[Any], looking: list[Seat]) -> Any:
    """What these seats may see, without the kernel's own bookkeeping of dice."""
    seen = match.view(*looking)
    seen.counters = {}
    return seen
