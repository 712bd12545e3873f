"""How a game goes beside its moves: clocks, pauses, vacations, and who plays for whom.

All of it follows the table's log, so that a restart knows it; it is kept beside every snapshot.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from questhall.kernel import Seat
from questhall.table.forms import Clock
from questhall.table.schema import LogEntry

DAY = 86_400.0  # a clock of a day or more: the game goes by days
VACATION = 30 * DAY  # in all, of one seat in one game

Kind = Literal[
    "begin",  # all are seated and the first player is present: clocks run
    "gone",  # alone with bots one has left: no clock runs
    "here",  # and is back
    "flag",  # a clock has run out
    "wait",  # the others wait: it starts anew
    "mind",  # the others let a bot play on
    "back",  # the person has returned to a seat that a bot minded
    "pause",
    "resume",
    "vacation",
    "end",  # the others end the game
    "standing",  # a standing answer begins or ends; told to nobody
]
FOR_A_PERSON = ("bot", "skip")  # the name of an answer that was given for an absent person


class Played(msgspec.Struct):
    """An answer given for an absent person: its entry, and how many answers came before it."""

    seq: int
    before: int


class Course(msgspec.Struct):
    spent: list[float]  # seconds on each seat's clock
    vacation: list[float]  # seconds that each seat has left of it
    moved: float = 0.0  # until when time is counted
    begun: bool = False
    paused: bool = False
    ended: bool = False
    gone: list[Seat] = []
    resting: list[Seat] = []  # on vacation
    out: list[Seat] = []  # whose clock ran out
    minded: list[Seat] = []
    played: dict[Seat, list[Played]] = {}
    standing: dict[str, str] = {}  # answers given without asking, by seat and kind of decision

    def follow(self, entry: LogEntry, asked: list[Seat], clock: Clock | None, answers: int) -> None:
        """Take the next entry: who was asked until it came, and how many answers had been given."""
        if entry.kind == "say":
            return
        self._count(entry, asked)
        match entry.kind:
            case "answer":
                self._answered(entry, clock, answers)
            case "undo":
                self._took_back(answers - int(entry.text.partition(" ")[0]))
            case "begin":
                self.begun = True
            case "gone" | "here":
                self.gone = with_(self.gone, entry.seat, entry.kind == "gone")
            case "flag":
                self.out = with_(self.out, entry.seat)
            case "mind":
                self.minded = with_(self.minded, entry.seat)
            case "wait" | "back":
                self._anew(entry.seat)
            case "pause" | "resume":
                self.paused = entry.kind == "pause"
            case "vacation":
                self.resting = with_(self.resting, entry.seat, entry.text == "on")
            case "end":
                self.ended = True
            case "standing":
                self._stand(entry)

    def _count(self, entry: LogEntry, asked: list[Seat]) -> None:
        forgiven = entry.kind == "gone" and entry.text == "restart"
        for seat in asked if not forgiven else ():
            self.spent[seat] += self.running(seat, entry.at)
        for seat in self.resting:
            self.vacation[seat] -= min(self.vacation[seat], self._since(entry.at))
        self.moved = entry.at

    def _since(self, now: float) -> float:
        return max(0.0, now - self.moved) if self.moved else 0.0

    def ticks(self, seat: Seat) -> bool:
        """Whether the clock of a seat runs while it is asked."""
        resting = seat in self.resting and self.vacation[seat] > 0
        return self.begun and not self.paused and not self.ended and seat not in self.gone and not resting

    def running(self, seat: Seat, now: float) -> float:
        """What an asked seat has used since the last entry; a vacation covers what it can."""
        if not self.begun or self.paused or self.ended or seat in self.gone:
            return 0.0
        covered = self.vacation[seat] if seat in self.resting else 0.0
        return max(0.0, self._since(now) - covered)

    def _answered(self, entry: LogEntry, clock: Clock | None, answers: int) -> None:
        seat = entry.seat
        if clock is not None:
            self.spent[seat] -= clock.increment
        if entry.name in FOR_A_PERSON:
            self.played = {**self.played, seat: [*self.played.get(seat, []), Played(entry.seq, answers)]}
            return
        self.played = {one: told for one, told in self.played.items() if one != seat}
        self.out = with_(self.out, seat, False)

    def _stand(self, entry: LogEntry) -> None:
        kind, _, option = entry.text.partition(" ")
        key = standing_key(entry.seat, kind)
        others = {one: said for one, said in self.standing.items() if one != key}
        self.standing = {**others, key: option} if option else others

    def _took_back(self, left: int) -> None:
        """What was taken back was not played for anybody."""
        kept = {seat: [one for one in told if one.before < left] for seat, told in self.played.items()}
        self.played = {seat: told for seat, told in kept.items() if told}

    def _anew(self, seat: Seat) -> None:
        """The seat is its person's, with a full clock where it had run out."""
        if seat in self.out:
            self.spent[seat] = 0.0
        self.out, self.minded = with_(self.out, seat, False), with_(self.minded, seat, False)


def standing_key(seat: Seat, kind: str) -> str:
    return f"{seat} {kind}"


def with_(seats: list[Seat], seat: Seat, there: bool = True) -> list[Seat]:
    """The seats with this one, or without it."""
    return sorted({*seats, seat}) if there else [one for one in seats if one != seat]


def by_days(clock: Clock | None) -> bool:
    """Whether people play over days and need not be here at the same time."""
    return clock is not None and clock.seconds >= DAY


def fresh(seats: int, moved: float = 0.0) -> Course:
    return Course([0.0] * seats, [VACATION] * seats, moved)


def to_bytes(course: Course) -> bytes:
    return msgspec.msgpack.encode(course)


def from_bytes(data: bytes) -> Course:
    return msgspec.msgpack.decode(data, type=Course)
