"""What goes over HTTP: bodies and answers.  The client's types are made from these."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from questhall.kernel.game import Value
from questhall.table.protocol import Asked, SeatInfo, UndoPolicy


class Guest(msgspec.Struct):
    name: str


class GuestToken(msgspec.Struct):
    id: str
    name: str
    token: str


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who shall sit here: me, somebody who comes, or a bot."""

    kind: Literal["me", "open", "bot"]
    bot: str = "bot"


class Clock(msgspec.Struct, forbid_unknown_fields=True):
    seconds: float
    increment: float = 0.0


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    seats: list[SeatWish]
    settings: dict[str, Value] = {}
    public: bool = False
    undo: UndoPolicy = "ask"
    clock: Clock | None = None


class TableInfo(msgspec.Struct):
    id: str
    game: str
    status: str
    seats: list[SeatInfo]
    settings: dict[str, Value]
    public: bool
    seq: int
    created: float
    updated: float


class SettingInfo(msgspec.Struct):
    """A `free` setting takes any value of the first one's kind; the values are examples."""

    id: str
    name: dict[str, str]
    values: list[Value]
    free: bool = False


class GameInfo(msgspec.Struct):
    id: str
    name: dict[str, str]
    players: list[int]
    settings: list[SettingInfo]
    bots: list[str]


class EventInfo(msgspec.Struct):
    """A kind of event: the rule behind it, and which of its fields hold a seat."""

    rule: str
    seats: list[str]


class Printed(msgspec.Struct):
    """Names of cards and places by id, what is printed on components, events by kind, for verbs of options that name a
    player which of their objects does (from 0), and the numbers of the rules that sentences use."""

    names: dict[str, dict[str, str]]
    printed: Any
    events: dict[str, EventInfo]
    seat_parts: dict[str, int]
    numbers: dict[str, int | str]


class SeatChoice(msgspec.Struct, forbid_unknown_fields=True):
    seat: int


class BranchWish(msgspec.Struct, forbid_unknown_fields=True):
    step: int
    seats: list[SeatWish]


class ReplayStep(msgspec.Struct):
    """A recorded game at one step, seen by a seat or all open."""

    table: str
    game: str
    you: list[int]  # the seats one had in it
    step: int
    steps: int
    view: Any
    hints: Any
    asked: list[Asked]
    events: list[dict[str, Any]]
    answer: tuple[int, str] | None
    commitment: str
    key: str


class Proof(msgspec.Struct):
    answers: int
    outcomes: int
    states: int
    commitment: str
    key: str


class Problem(msgspec.Struct):
    """Why a request was not done."""

    reason: str
    rule: str = ""
    numbers: dict[str, Value] = {}
