"""How a game shows itself: names, the board as text and as a picture, what is printed, hints."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import msgspec

from questhall.kernel.choice import Choose, Seat
from questhall.kernel.events import Happened
from questhall.kernel.state import State

if TYPE_CHECKING:
    from questhall.kernel.texts import Texts

S = TypeVar("S", bound=State)
Words = dict[str, str]  # the same in every language: {"en": ..., "ru": ...}
Fact = int | str | bool | tuple[int, ...] | tuple[str, ...]
WHOLE = "text"  # the words of a component that are not printed on a part of their own


class Nothing(msgspec.Struct):
    """Of a game that has no hints, or nothing printed, or nothing in parts."""


class Component(msgspec.Struct, frozen=True):
    """A printed thing with all that is read on it: what a compendium lists, a card shows, an editor previews."""

    kind: str
    id: str
    names: Words
    facts: Mapping[str, Fact] = {}  # numbers and plain words as they are printed
    words: Mapping[str, Sequence[str]] = {}  # sentences in one language, by the part they stand on: top, bottom
    origin: tuple[str, ...] = ()  # values that Questhall designed; `house`: all of them
    sealed: bool = False  # nobody reads it before it is drawn
    locked: bool = False  # a line of chapters opens it as it goes on
    where: tuple[str, ...] = ()  # what it belongs to or is met in: other components, places, `where-NAME` in words


Content = Mapping[str, Callable[[], Sequence[Component]]]


class Face(Generic[S]):
    """A game without a face of its own is shown plainly.  `hints`, `printed`, `part` and `wonder` are typed: the
    client's types are made from their Structs.  One with `omit_defaults` promises only its fields without a default."""

    Hints: ClassVar[Any] = Nothing
    Printed: ClassVar[Any] = Nothing
    Part: ClassVar[Any] = Nothing
    Answer: ClassVar[Any] = Nothing
    unsent: ClassVar[frozenset[tuple[type, str]]] = frozenset()  # fields of the state that clients get in another form
    brief: ClassVar[frozenset[tuple[type, str]]] = (
        frozenset()
    )  # fields left out of what is sent while they are as usual
    spelling: ClassVar[Mapping[str, Mapping[Any, str]]] = {}  # by field: the words for numbers of the state, as text
    headings: ClassVar[Collection[str]] = ()  # kinds of events that begin a part of the log: a round, a turn
    rules: ClassVar[Mapping[str, str]] = {}  # by kind of decision: the line of the ledger that it follows
    details: ClassVar[Collection[str]] = ()  # kinds of events that the terminal tells on `log` only
    followed: ClassVar[
        Mapping[str, tuple[str, ...]]
    ] = {}  # by kind of component, or `kind/type`: the rules that all of them follow
    milestones: ClassVar[
        Mapping[str, int]
    ] = {}  # kinds of events that say how a game turned, and their weight in points

    feats: ClassVar[
        Mapping[str, int]
    ] = {}  # what makes people smile when it is over (message `feat-NAME`), and from how many on it is worth telling

    def names(self) -> Mapping[str, Words]:
        """Names of cards and places by id, for options and events that mention them."""
        return {}

    def about(self, thing: str, texts: Texts) -> str:
        """The words on a card, for whoever asks for it by name; empty where a thing has none."""
        return ""

    def numbers(self) -> Mapping[str, int | str]:
        """Numbers of the rules that any sentence may use, `{ $discard-gold }`; so each stands in one place."""
        return {}

    def content(self, texts: Texts) -> Content:
        """Every printed component by kind, the kinds in the order in which a reader meets them, the words in the
        language of the texts.  Messages `content-KIND`, `fact-NAME` and `part-NAME` say what they are called; a
        fact whose message is empty is for drawings alone."""
        return {}

    def sheet(self, component: Component) -> Any:
        """What a client needs to draw a component as at the table, where its facts are not enough."""
        return None

    def board(self, view: S, texts: Texts) -> str:
        """The position as text, for the terminal and bug reports."""
        return ""

    def pages(self, view: S, texts: Texts) -> Mapping[str, Callable[[], str]]:
        """What the terminal can show beside the board, by the word that calls it up; a second word for the same page
        has the same value."""
        return {}

    def remarks(self, view: S, choice: Choose, texts: Texts) -> Mapping[str, str]:
        """What the rules say of options before one is taken: reach, odds, what a card does.  By the option's key, or by
        the thing where several are picked; what needs no remark is left out."""
        return {}

    def note(self, view: S, choice: Choose, texts: Texts) -> str:
        """What a question is about, where its sentence cannot say it: how much damage, which card, points left."""
        return ""

    def players(self, view: S, texts: Texts) -> Mapping[Seat, str]:
        """What to call seats whose players have no names: by the character, the colour."""
        return {}

    def picture(self, view: S, texts: Texts) -> str:
        """The board as an SVG document; empty where the game has none."""
        return ""

    def printed(self, texts: Sequence[Texts]) -> Any:
        """What is printed on the components, for clients that draw them; sentences in all these languages."""
        return self.Printed()

    def guarded(self, printed: Any) -> Any:
        """What is printed without what would spoil a surprise: who wants that asks for it, others get it in parts."""
        return printed

    def spoils(self, thing: str) -> bool:
        """Whether the name of a thing is kept from clients until a part that lies open names it (`named`)."""
        return False

    def parts(self, view: S) -> Sequence[str]:
        """Names of what is printed and not for all to know from the start, as rooms of a dungeon: those that lie open
        in this view.  Cheap: it is asked for with every picture."""
        return ()

    def part(self, view: S, name: str) -> Any:
        """One of these parts, the same whenever it is asked for; clients get it once, when they first may know it."""
        raise LookupError(name)

    def sent(self, view: S) -> S:
        """The view as clients get it: without what lies ready on the table for later and gives away what is closed."""
        return view

    def hints(self, view: S, seats: Sequence[Seat], asked: Sequence[Choose] = ()) -> Any:
        """What the rules say about a view that its reader would otherwise have to work out: sums, odds, worths.
        `asked`: the open decisions as these seats see them, options only their own."""
        return self.Hints()

    def wonder(self, view: S, question: str) -> Any:
        """The answer to a question about a view that would be too dear for every picture: "what will it do?"  It is a
        verb and its objects, `intent:bandit-guard-1`; None where there is no such question."""
        return None

    def lap(self, state: S) -> int:
        """Which round it is, from 1; 0 before the first, and where a game has none.  By these its course is told."""
        return 0

    def standing(self, state: S, seat: Seat) -> Mapping[str, int]:
        """What a seat has come to, by source: the end of a game tells it, by source and as the sums of every round.
        Empty where that cannot be said."""
        return {}

    def counted(self, told: Sequence[Happened], state: S) -> Sequence[Mapping[str, int]]:
        """The feats of a finished game by seat, from all that was told of it; `slain:wolf` is the feat `slain` of a
        thing."""
        return ()

    def chronicle(self, view: S, texts: Texts) -> Sequence[str]:
        """Of a line of chapters: the story so far, a sentence an entry."""
        return ()

    @property
    def has_picture(self) -> bool:
        return type(self).picture is not Face.picture
