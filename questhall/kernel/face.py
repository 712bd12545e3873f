"""How a game shows itself: names, the board as text and as a picture, what is printed, hints."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import msgspec

from questhall.kernel.choice import Choose, Seat
from questhall.kernel.state import State

if TYPE_CHECKING:
    from questhall.kernel.texts import Texts

S = TypeVar("S", bound=State)
Words = dict[str, str]  # the same in every language: {"en": ..., "ru": ...}


class Nothing(msgspec.Struct):
    """Of a game that has no hints, or nothing printed."""


class Face(Generic[S]):
    """A game without a face of its own is shown plainly.  `hints` and `printed` are typed: the client's types are
    made from their Structs, so these have no `omit_defaults`."""

    Hints: ClassVar[Any] = Nothing
    Printed: ClassVar[Any] = Nothing
    spelling: ClassVar[Mapping[str, Mapping[Any, str]]] = {}  # by field: the words for numbers of the state, as text
    headings: ClassVar[Collection[str]] = ()  # kinds of events that begin a part of the log: a round, a turn
    details: ClassVar[Collection[str]] = ()  # kinds of events that the terminal tells on `log` only

    def names(self) -> Mapping[str, Words]:
        """Names of cards and places by id, for options and events that mention them."""
        return {}

    def numbers(self) -> Mapping[str, int | str]:
        """Numbers of the rules that any sentence may use, `{ $discard-gold }`; so each stands in one place."""
        return {}

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

    def hints(self, view: S, seats: Sequence[Seat]) -> Any:
        """What the rules say about a view that its reader would otherwise have to work out: sums, odds, worths."""
        return self.Hints()

    @property
    def has_picture(self) -> bool:
        return type(self).picture is not Face.picture
