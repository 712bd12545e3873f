"""The wire: what clients say and hear, as tagged Structs.  The client's types are made from these."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from questhall.kernel import Refusal
from questhall.kernel.game import Value

SeatKind = Literal["person", "open", "bot"]
UndoPolicy = Literal["solo", "ask", "rated"]


class Wire(msgspec.Struct, tag_field="type", omit_defaults=False, forbid_unknown_fields=True):
    """A message."""


# -- what a client says ------------------------------------------------------------------------------------------


class Hello(Wire, tag="hello"):
    """The first word: which table, who, and the last entry seen."""

    table: str
    token: str = ""
    since: int = 0


class Act(Wire, tag="act"):
    """An answer to the decision that was asked at `base`."""

    seat: int
    base: int
    option: str


class UndoWish(Wire, tag="undo"):
    seat: int


class Consent(Wire, tag="consent"):
    """To somebody's wish to take back."""

    wish: int
    agree: bool


class Say(Wire, tag="say"):
    text: str


class Look(Wire, tag="look"):
    """Which of one's own seats one looks from (several people at one screen)."""

    seat: int


class Standing(Wire, tag="standing"):
    """Answer every decision of this kind with this option while it is offered; an empty option ends it."""

    seat: int
    kind: str
    option: str = ""


class Explain(Wire, tag="explain"):
    """Why is something not offered?"""

    seat: int


class Ping(Wire, tag="ping"):
    pass


FromClient = Hello | Act | UndoWish | Consent | Say | Look | Standing | Explain | Ping


# -- what a client hears -----------------------------------------------------------------------------------------


class SeatInfo(msgspec.Struct):
    kind: SeatKind
    name: str = ""
    here: bool = False
    minded: bool = False  # a bot answers for the absent person
    bot: str = ""
    clock: float | None = None  # seconds left


class Asked(msgspec.Struct):
    """An open decision; options are given only to its own seat."""

    seat: int
    kind: str
    base: int
    options: list[str] = []


class Entry(msgspec.Struct):
    """One thing that happened at the table, as this viewer sees it."""

    seq: int
    kind: str  # answer, undo, say
    seat: int = -1
    name: str = ""
    text: str = ""
    events: list[dict[str, Any]] = []


class Picture(Wire, tag="picture"):
    """The whole table as this viewer sees it; sent first, and again whenever it changes."""

    table: str
    game: str
    seq: int
    players: int
    settings: dict[str, Value]
    status: str
    seats: list[SeatInfo]
    you: list[int]
    looking: list[int]
    view: Any
    hints: Any  # what the game works out for this view: sums, odds, worths, the score sheet
    asked: list[Asked]
    entries: list[Entry]
    commitment: str
    undo: UndoPolicy = "ask"
    host: bool = False
    assisted: bool = False
    key: str = ""  # of the dice, shown when the game is over
    winners: list[int] = []
    scores: list[float] = []
    rematch: str = ""


class Presence(Wire, tag="presence"):
    seats: list[SeatInfo]
    watching: int


class NotTaken(Wire, tag="refused"):
    """Something was not done, and why; nothing has changed."""

    refusal: Refusal
    option: str = ""


class UndoAsked(Wire, tag="undo-asked"):
    wish: int
    seat: int
    waiting: list[int]


class UndoEnded(Wire, tag="undo-ended"):
    wish: int
    done: bool


class Reasons(Wire, tag="reasons"):
    seat: int
    base: int
    refused: dict[str, Refusal]


class Frozen(Wire, tag="frozen"):
    """The game crashed; it is kept with a report, and the other tables go on."""

    report: str


class Bye(Wire, tag="bye"):
    """The server closes this connection; `again` says whether coming back makes sense."""

    reason: str
    again: bool = False


class Pong(Wire, tag="pong"):
    pass


FromServer = Picture | Presence | NotTaken | UndoAsked | UndoEnded | Reasons | Frozen | Bye | Pong


# -- HTTP ---------------------------------------------------------------------------------------------------------


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
    id: str
    name: dict[str, str]
    values: list[Value]


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
