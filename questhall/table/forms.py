"""What goes over HTTP: bodies and answers.  The client's types are made from these."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from questhall.analysis import Analysis
from questhall.kernel.game import Value
from questhall.table.protocol import Asked, PackTold, SeatInfo, UndoPolicy


class Guest(msgspec.Struct):
    name: str


class GuestToken(msgspec.Struct):
    id: str
    name: str
    token: str


class DeviceCode(msgspec.Struct):
    """By this code another device becomes the same guest, once, until then."""

    code: str
    until: float


class DeviceClaim(msgspec.Struct, forbid_unknown_fields=True):
    code: str


class Played(msgspec.Struct):
    """A finished game of a guest; `counts` in the statistics, or not: broken off, or rivals at one screen."""

    table: str
    game: str
    at: float
    seats: list[str]  # names
    own: list[int]
    won: bool
    scores: list[float]
    bots: list[str]
    counts: bool
    ended: bool


class Tally(msgspec.Struct):
    """How often a game was played and won: all of it, with a thing of a kind (hero, card), or against a `bot`."""

    game: str
    kind: str
    thing: str
    played: int
    won: int


class Profile(msgspec.Struct):
    """What a guest has played here, and nothing else is known of them."""

    name: str
    games: list[Tally]
    things: list[Tally]
    bots: list[Tally]
    history: list[Played]


class Gone(msgspec.Struct):
    """What became of the tables of a guest who wished to be forgotten."""

    deleted: int  # nobody else sat there
    left: int  # they go on without them


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
    packs: list[str] = []  # of one's own cards, each a file as its author wrote it


class Waiting(msgspec.Struct):
    """A decision that a table waits for, told to its own seat alone: the question in every language."""

    seat: int
    kind: str
    says: dict[str, str]


class Standing(msgspec.Struct):
    """How a table stands, told to those who sit at it."""

    you: list[int]
    turn: list[int]  # seats that the game waits for
    asks: list[Waiting]  # what it asks of you
    moves: int  # answers so far
    since: float  # when the last thing happened
    winners: list[int] = []
    scores: list[float] = []
    ended: bool = False  # by those who were left, before its end
    paused: bool = False
    together: bool = False  # all win or lose together


class TableInfo(msgspec.Struct):
    """A table as the hall lists it; how it `stands` is told in the list of one's own."""

    id: str
    game: str
    status: str
    seats: list[SeatInfo]
    settings: dict[str, Value]
    public: bool
    seq: int
    created: float
    updated: float
    stands: Standing | None = None
    before: str = ""  # the table of the chapter before
    after: str = ""  # the table that goes on from here
    packs: list[dict[str, str]] = []  # what its own cards are called, by language


class GoOn(msgspec.Struct, forbid_unknown_fields=True):
    """The next chapter, with the same or other people."""

    seats: list[SeatWish]
    settings: dict[str, Value] = {}  # that are other than before


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
    line: dict[str, Value] | None = None  # the settings that begin a line of chapters, where there are any
    lesson: bool = False  # there are pages on how to play it
    homebrew: bool = False  # it takes packs of one's own cards


class ShelfCard(msgspec.Struct, omit_defaults=True):
    """A printed thing of the compendium: what it is called, its numbers, its words by language and part."""

    id: str
    names: dict[str, str]
    facts: dict[str, Any]
    words: dict[str, dict[str, list[str]]]
    rules: list[str]  # of the ledger, that it follows
    where: list[str] = []  # cards, places, or `where-NAME` in the game's words
    ours: list[str] = []  # values that Questhall designed
    closed: bool = False  # it lies open only because somebody asked for spoilers
    sheet: Any = None  # for its drawing


class Shelf(msgspec.Struct):
    """All things of one kind; `closed`: how many more there are that one reads only when they come up."""

    kind: str
    cards: list[ShelfCard]
    closed: int


class Compendium(msgspec.Struct):
    """Everything printed of a game, kind by kind, in all languages."""

    game: str
    spoilers: bool
    shelves: list[Shelf]


class PackWish(msgspec.Struct, forbid_unknown_fields=True):
    """A pack as its author wrote it, to be looked over."""

    text: str


class PackFault(msgspec.Struct):
    """What is wrong in a pack: the line, the word, and why."""

    line: int
    word: str
    cause: str


class Brought(msgspec.Struct):
    """What a table has brought, in the shape of what is printed: a client adds it to that."""

    names: dict[str, dict[str, str]]
    printed: Any
    packs: list[PackTold]
    texts: list[str]  # of the packs, for whoever wants to go on with them


class PackLooked(msgspec.Struct):
    """All that is wrong in a pack; or, where nothing is, its things, and the settings that it brings along."""

    faults: list[PackFault]
    game: str = ""
    pack: PackTold | None = None
    shelves: list[Shelf] = []
    brought: Brought | None = None
    settings: dict[str, Value] = {}


class PackKind(msgspec.Struct):
    """A kind of thing that a game takes, and an entry to begin with."""

    id: str
    name: dict[str, str]
    example: str


class PackShop(msgspec.Struct):
    """What a game takes; a pack with one thing of each kind; the packs of the house."""

    game: str
    kinds: list[PackKind]
    example: str
    packs: list[str]


class EventInfo(msgspec.Struct):
    """A kind of event: the rule behind it, and which of its fields hold a seat."""

    rule: str
    seats: list[str]


class Printed(msgspec.Struct):
    """Names of cards and places by id, what is printed on components, events by kind, for verbs of options that name a
    player which of their objects does (from 0), and the numbers of the rules that sentences use.  `parts`: what is
    printed and becomes known as a game goes on, by name; a client adds to it what its table tells."""

    names: dict[str, dict[str, str]]
    printed: Any
    events: dict[str, EventInfo]
    seat_parts: dict[str, int]
    numbers: dict[str, int | str]
    parts: dict[str, Any] = {}


class SeatChoice(msgspec.Struct, forbid_unknown_fields=True):
    seat: int


ChatPolicy = Literal["seats", "all"]  # who may speak: seats and invited watchers, or everybody
HostDoes = (
    Literal["mute", "unmute", "invite", "uninvite", "kick", "ban", "unban"]
    | Literal["chat-seats", "chat-all", "one-seat", "many-seats"]
)


class HostWish(msgspec.Struct, forbid_unknown_fields=True):
    """What a host does, about the table or about one person of `People`."""

    do: HostDoes
    who: str = ""


class Person(msgspec.Struct):
    alias: str  # of this person at this table
    name: str
    seats: list[int]
    here: bool = False
    muted: bool = False
    invited: bool = False  # to speak without a seat
    banned: bool = False


class People(msgspec.Struct):
    """Those at a table besides its host, and what they may do."""

    chat: ChatPolicy
    many_seats: bool
    people: list[Person]


class BranchWish(msgspec.Struct, forbid_unknown_fields=True):
    step: int
    seats: list[SeatWish]


class ReplayStep(msgspec.Struct):
    """A recorded game at one step, seen by a seat or all open.  `parts` lie open then; `printed` is what is printed of
    those that one does not say to have."""

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
    parts: list[str] = []
    printed: dict[str, Any] = {}


class LessonPart(msgspec.Struct):
    """Words as HTML, or a picture: a position of that name, and what one sees there."""

    html: str = ""
    name: str = ""
    words: str = ""


class LessonSection(msgspec.Struct):
    """A heading and what stands below it; the opening has none."""

    title: str
    parts: list[LessonPart]


class LessonPage(msgspec.Struct):
    """How to play a game."""

    game: str
    lang: str
    title: str
    sections: list[LessonSection]


class Invitation(msgspec.Struct):
    """A link for friends, and its QR code by rows, dark modules as 1; both empty where only this machine is reached."""

    link: str
    rows: list[str]


class TalePoint(msgspec.Struct):
    """What every seat had come to where a round began, or at the end."""

    step: int
    lap: int
    sums: list[int]


class TaleTurn(msgspec.Struct):
    """A step after which the game stood otherwise: whose, by how much, and what was told of it, most telling first."""

    step: int
    lap: int
    seat: int
    gain: int
    events: list[dict[str, Any]]


class TaleFeat(msgspec.Struct):
    """Something to smile at: message `feat-NAME` of the game's texts says it with `$count` and `$thing`."""

    name: str
    count: int
    thing: str = ""


class Tale(msgspec.Struct):
    """How a finished game went, for its end scene.  `standing` and `course` are empty where the game does not count."""

    laps: int
    steps: int
    seconds: int  # from the making of the table to the last move
    standing: list[dict[str, int]]  # by seat: what it came to, by source
    course: list[TalePoint]
    turns: list[TaleTurn]
    feats: list[list[TaleFeat]]  # by seat, the most remarkable first; empty where the game counts none


class Analysed(msgspec.Struct):
    """How far the analysis of a finished game is, of so many steps, and what it found; `yours`: asked for by you."""

    state: Literal["none", "waiting", "running", "done", "failed"]
    done: int
    steps: int
    yours: bool = False
    analysis: Analysis | None = None


class ChallengeScore(msgspec.Struct):
    """An attempt that is done; its table is told when the day is over."""

    name: str
    won: bool
    score: float
    moves: int
    you: bool
    table: str = ""


class Challenge(msgspec.Struct):
    """A game's challenge of a day: what its dice are sealed with, and when the day is over their key."""

    game: str
    day: str
    ends: float
    over: bool
    players: int
    settings: dict[str, Value]
    commitment: str
    key: str
    table: str  # of your attempt
    state: Literal["", "open", "done", "void"]
    board: list[ChallengeScore]


class ChallengeWish(msgspec.Struct, forbid_unknown_fields=True):
    game: str


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
