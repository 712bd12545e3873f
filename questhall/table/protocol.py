"""The wire: what clients say and hear, as tagged Structs.  The client's types are made from these."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from questhall.kernel import Refusal
from questhall.kernel.game import Value

SeatKind = Literal["person", "open", "bot"]
UndoPolicy = Literal["solo", "ask", "rated"]
About = Literal["undo", "played", "pause"]  # what somebody wishes: back a move, back what was played for them, a pause
AwayChoice = Literal["wait", "bot", "pause", "skip", "end"]


PROTOCOL = 1  # raised when a page of before would misunderstand a message


class Wire(msgspec.Struct, tag_field="type", omit_defaults=False, forbid_unknown_fields=True):
    """A message."""


# -- what a client says ------------------------------------------------------------------------------------------


class Hello(Wire, tag="hello"):
    """The first word: which table, who, and the last entry seen.  With `changes` every picture after the first is sent
    as what changed; without it each is sent whole.  A `protocol` of another version is turned away; 0 does not say."""

    table: str
    token: str = ""
    since: int = 0
    changes: bool = False
    protocol: int = 0


class Redraw(Wire, tag="redraw"):
    """A change did not fit: the whole picture once more, with the entries after this one."""

    since: int = 0


class Act(Wire, tag="act"):
    """An answer to the decision that was asked at `base`."""

    seat: int
    base: int
    option: str


class UndoWish(Wire, tag="undo"):
    seat: int


class TakeBackPlayed(Wire, tag="take-back-played"):
    """Take back what was played for me while I was away."""

    seat: int


class PauseWish(Wire, tag="pause"):
    """Let the table rest: clocks stand still, nobody answers."""

    seat: int


class Resume(Wire, tag="resume"):
    seat: int


class Vacation(Wire, tag="vacation"):
    """In games by days: my clock stands still while I am on vacation."""

    seat: int
    on: bool


class AboutAway(Wire, tag="about-away"):
    """What to do about a seat whose person is away or out of time."""

    seat: int
    choice: AwayChoice


class Consent(Wire, tag="consent"):
    """To somebody's wish."""

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


class Wonder(Wire, tag="wonder"):
    """A question about what one sees, in the words of the game (`Face.wonder`), at the entry `base`; `id` is given back
    with the answer."""

    id: int
    base: int
    question: str


class Ping(Wire, tag="ping"):
    pass


FromClient = (
    Hello
    | Redraw
    | Act
    | UndoWish
    | TakeBackPlayed
    | PauseWish
    | Resume
    | Vacation
    | AboutAway
    | Consent
    | Say
    | Look
    | Standing
    | Explain
    | Wonder
    | Ping
)


# -- what a client hears -----------------------------------------------------------------------------------------


class SeatInfo(msgspec.Struct):
    kind: SeatKind
    name: str = ""
    here: bool = False
    minded: bool = False  # a bot answers for the absent person
    bot: str = ""
    clock: float | None = None  # seconds left
    ticking: bool = False  # the clock runs now
    out: bool = False  # the clock has run out
    vacation: bool = False


class PickFrom(msgspec.Struct):
    """Options that are not listed: so many different things in order, said as `verb:thing:thing`."""

    verb: str
    things: list[str]
    count: int


class Asked(msgspec.Struct):
    """An open decision; options and signs are given only to its own seat.  With `picks` the options are those beside
    them.  Whoever has `answered` may answer again until the others have, and is told so alone."""

    seat: int
    kind: str
    base: int
    options: list[str] = []
    picks: PickFrom | None = None
    says: list[str] = []
    answered: bool = False


class LogLine(msgspec.Struct):
    """One thing that happened at the table, as this viewer sees it."""

    seq: int
    kind: str  # answer, undo, say, and those of questhall.table.course
    seat: int = -1
    name: str = ""
    text: str = ""  # what was said; of an undo, how many answers it took back
    events: list[dict[str, Any]] = []


class PackTold(msgspec.Struct):
    """A pack of somebody's own cards with which a table plays."""

    name: dict[str, str]
    about: dict[str, str]
    by: str
    things: int


class Picture(Wire, tag="picture"):
    """The whole table as this viewer sees it; sent first, and again whenever it changes.  `number` names it among the
    pictures of its table."""

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
    entries: list[LogLine]
    commitment: str
    undo: UndoPolicy = "ask"
    host: bool = False
    assisted: bool = False
    key: str = ""  # of the dice, shown when the game is over
    winners: list[int] = []
    scores: list[float] = []
    rematch: str = ""
    sealed: str = ""  # the hash of the sealed part of the terms
    before: str = ""  # the table of the chapter before
    after: str = ""  # the table that goes on from here
    goes_on: bool = False  # a chapter may follow, and none does yet
    paused: bool = False
    ended: bool = False  # by those who were left, before its end
    by_days: bool = False
    played: list[int] = []  # entries: answers given for your seats while you were away, until you answer again
    number: int = 0
    parts: list[str] = []  # of what is printed: those that lie open; their contents are told once, before
    packs: list[PackTold] = []  # that the table has brought: what they add to what is printed is asked for once


class Parts(Wire, tag="parts"):
    """What is printed of these parts of the table, by name; each is told once, as soon as this viewer may know it."""

    parts: dict[str, Any]


class Changed(Wire, tag="changed"):
    """The next picture, as a patch (`questhall.table.patch`) of the one numbered `base`; its entries are whole."""

    base: int
    patch: Any
    entries: list[LogLine]


class Presence(Wire, tag="presence"):
    seats: list[SeatInfo]
    watching: int


class NotTaken(Wire, tag="refused"):
    """Something was not done, and why; nothing has changed."""

    refusal: Refusal
    option: str = ""


class WishAsked(Wire, tag="wish-asked"):
    """Somebody wishes something that needs the consent of these seats."""

    wish: int
    seat: int
    about: About
    waiting: list[int]


class WishEnded(Wire, tag="wish-ended"):
    wish: int
    about: About
    done: bool


class AwayQuestion(msgspec.Struct):
    """A seat holds up the game: what the others may choose, and which seats have chosen what."""

    seat: int
    why: Literal["away", "clock"]
    choices: list[AwayChoice]
    chosen: dict[str, list[int]] = {}


class Away(Wire, tag="away"):
    """Every seat about which the others have to decide."""

    questions: list[AwayQuestion]


class Reasons(Wire, tag="reasons"):
    seat: int
    base: int
    refused: dict[str, Refusal]


class Answered(Wire, tag="answered"):
    """To what somebody wondered: the game's answer about the table at that entry, None where it has none; or why there
    is no answer."""

    id: int
    base: int
    answer: Any = None
    refusal: Refusal | None = None


class Frozen(Wire, tag="frozen"):
    """The game crashed; it is kept with a report, and the other tables go on."""

    report: str


class Bye(Wire, tag="bye"):
    """The server closes this connection; `again` says whether coming back makes sense."""

    reason: str
    again: bool = False


class Pong(Wire, tag="pong"):
    pass


FromServer = (
    Picture
    | Changed
    | Parts
    | Presence
    | NotTaken
    | WishAsked
    | WishEnded
    | Away
    | Reasons
    | Answered
    | Frozen
    | Bye
    | Pong
)
