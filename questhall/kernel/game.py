"""A game declares itself: players, settings, versions, events, texts; and gives its rules as steps."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple

import msgspec

from questhall.kernel.chance import seal
from questhall.kernel.choice import Flow, Refusal, Refused, Seat
from questhall.kernel.events import Event
from questhall.kernel.face import Face, S, Words
from questhall.kernel.shelf import Homebrew, Laid
from questhall.kernel.state import State
from questhall.kernel.tuning import Search, Tree

if TYPE_CHECKING:
    from questhall.kernel.chance import Chance
    from questhall.kernel.match import Match
    from questhall.kernel.seen import Seen

Value = bool | int | str


class Setting(msgspec.Struct, frozen=True):
    """A variant or an option of the table, with its legal values; the first is the default.

    A `free` one may have any value of the default's type: `values` are examples, and `Game.cannot_set_up` judges.
    """

    id: str
    name: Words
    values: tuple[Value, ...] = (False, True)
    free: bool = False

    def allows(self, value: Value) -> bool:
        same = [legal for legal in self.values if type(legal) is type(value)]
        return value in same or (self.free and type(value) is type(self.values[0]))


class Terms(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the players agree on before a game: how many they are, and the settings.

    A chapter of a longer story also says how things stand at its start: `opening` is open to all, of what is `sealed`
    only a hash is ever shown or sent.  Each is one canonical text, so that a chapter can be proved alone.
    """

    players: int
    settings: dict[str, Value] = {}
    opening: str = ""
    sealed: str = ""
    homebrew: str = ""  # what the table brought besides the box, whole, as its game reads it

    def __getitem__(self, setting: str) -> Value:
        return self.settings[setting]

    def shown(self, key: bytes) -> Terms:
        """As anybody may see them."""
        if not self.sealed:
            return self
        return msgspec.structs.replace(self, sealed=seal(key, self.sealed))


class Result(msgspec.Struct, frozen=True):
    """How a game ended: the seats that won (none: everybody lost, several: they share it), and the scores."""

    winners: list[Seat]
    scores: list[float]


class Daily(msgspec.Struct, frozen=True):
    """What one person plays as the challenge of a day: every seat is theirs."""

    players: int
    settings: dict[str, Value] = {}


class Count(NamedTuple):
    """Something that is counted, with the least and the most it may ever be."""

    name: str
    value: int
    least: int = 0
    most: int | None = None


class Game(ABC, Generic[S]):
    """The declaration of a game.  Everything else in the house works from this alone."""

    id: ClassVar[str]
    name: ClassVar[Words]
    players: ClassVar[range]
    settings: ClassVar[tuple[Setting, ...]] = ()
    rules_version: ClassVar[int] = 1  # raised when a recorded game would go another way
    format: ClassVar[int] = 1  # raised when the shape of the state changes
    migrations: ClassVar[Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {}  # from format n to n + 1
    state: ClassVar[type[State]]
    events: ClassVar[tuple[Event, ...]] = ()
    seat_parts: ClassVar[Mapping[str, int]] = {}  # verbs of options that name a player: which of their objects, from 0
    idle: ClassVar[tuple[str, ...]] = ("pass",)  # options by which the rules let a player do nothing
    line: ClassVar[Mapping[str, Value] | None] = None  # settings that begin a line of chapters, where there are any
    daily: ClassVar[Daily | None] = None  # the challenge of the day, where the game has one
    search: ClassVar[Search] = Tree()  # how the search bot is tuned for this game
    chance: ClassVar[tuple[float, float]] = (1.0, 0.0)  # an evaluation's log-odds as those of winning: slope and offset
    grounds_weigh: ClassVar[Mapping[str, float]] = {}  # 1 where nothing is said
    face: ClassVar[Face[Any]] = Face()
    texts: ClassVar[Path]  # the folder with en.ftl and ru.ftl
    homebrew: ClassVar[Homebrew | None] = None  # how it reads what a table brings, where it takes anything

    @abstractmethod
    def new(self, terms: Terms) -> S:
        """The table before the first shuffle, with the first thing to do on its agenda."""

    @abstractmethod
    def step(self, m: Match[S]) -> Flow | None:
        """Do the top of the agenda: one action, one placement.  Without a question no generator is needed."""

    @abstractmethod
    def result(self, state: S) -> Result:
        """Of a game that is over."""

    def sequel(self, state: S) -> Terms | None:
        """The terms of the chapter that follows a game that is over, with as many players unless others come.

        What nobody may know beyond the end goes into the sealed part, without the order in which it lies: the next
        chapter shuffles it with its own key, so that the key of this one tells nothing about that one.
        """
        return None

    def laid(self, terms: Terms) -> Laid | None:
        """What the table has brought, ready to be played with as long as this is held."""
        if not terms.homebrew:
            return None
        if self.homebrew is None:
            raise Refused(Refusal("terms.no-homebrew", numbers={"game": self.id}), self)
        return self.homebrew.lay(terms.homebrew)

    def going_on(
        self, state: S, players: int | None = None, settings: Mapping[str, Value] | None = None, homebrew: str = ""
    ) -> Terms:
        """Checked terms of the sequel, perhaps with another number of players and other settings."""
        terms = self.sequel(state) if state.over else None
        if terms is None:
            raise Refused(Refusal("terms.no-sequel", numbers={"game": self.id}), self)
        terms = msgspec.structs.replace(terms, homebrew=homebrew)
        count = terms.players if players is None else players
        if count not in self.players:
            low, high = self.players[0], self.players[-1]
            raise Refused(Refusal("terms.players", numbers={"players": count, "low": low, "high": high}), self)
        checked = self.terms(count, homebrew, **{**terms.settings, **settings}) if settings else terms
        terms = msgspec.structs.replace(terms, players=count, settings=checked.settings)
        if refusal := self.cannot_set_up(terms):
            raise Refused(refusal, self)
        return terms

    def heard(self, m: Match[S], seat: Seat, sign: Any) -> None:
        """What a seat said while it was asked (`Choose.says`): write it down, tell it.  The decision stays open, so
        nothing that was offered may depend on it."""

    def components(self, state: S) -> Mapping[str, int]:
        """How many there are of each thing that must neither vanish nor appear; compared at every boundary."""
        return {}

    def counts(self, state: S) -> Iterable[Count]:
        """What is counted (gold, health, tokens): never below its least or above its most; looked at every boundary."""
        return ()

    def team(self, terms: Terms, seat: Seat) -> int:
        """Seats of one team win and see together only as far as the rules say; by default each is alone."""
        return seat

    def resample(self, state: S, seats: Collection[Seat], chance: Chance) -> None:
        """What these seats cannot see beyond the cards of piles: sampled anew, in place."""

    def unseen(self, state: S) -> Mapping[str, Sequence[str]]:
        """The cards that lie in no pile face up, by kind of pile, where `components` does not count card by card: a
        seat's position as text is dealt from them."""
        return {}

    def evaluate(self, state: S, seat: Seat) -> float | None:
        """How well a seat stands, 0 to 1, where the game can say; search stops its futures early with it."""
        return None

    def grounds(self, state: S, seat: Seat) -> Mapping[str, float]:
        """What the evaluation counts for a seat, by ground (message `ground-NAME`): an analysis says by these why an
        answer is better.  `grounds_weigh` says how much one of each weighs beside the others."""
        return {}

    def house(self, seen: Seen[S]) -> str | None:
        """The house bot's answer, where the game has one."""
        return None

    def account(self, state: S, seat: Seat) -> Mapping[str, Sequence[str]]:
        """What a seat ended with, by kind (`{"card": [...]}`): balance reports count who won with what."""
        return {}

    def usual(self, setting: Setting, laid: Laid | None) -> Value:
        """What a setting is where nobody says anything."""
        return setting.values[0]

    def brings(self, setting: Setting, value: Value, laid: Laid | None) -> bool:
        """Whether a setting may have this value because the table has brought what it names."""
        return False

    def cannot_set_up(self, terms: Terms) -> Refusal | None:
        """Settings that do not go together."""
        return None

    def implied(self, settings: Mapping[str, Value]) -> int | None:
        """How many play, where the settings say it."""
        return None

    def terms(self, players: int | None = None, homebrew: str = "", /, **settings: Value) -> Terms:
        """Checked terms, with defaults for what is not said."""
        count = (self.implied(settings) or self.players[0]) if players is None else players
        known = {setting.id: setting for setting in self.settings}
        laid = self.laid(Terms(count, homebrew=homebrew))  # held until the terms are judged
        refusal = None
        if count not in self.players:
            low, high = self.players[0], self.players[-1]
            refusal = Refusal("terms.players", numbers={"players": count, "low": low, "high": high})
        for name, value in settings.items():
            if name not in known:
                refusal = Refusal("terms.unknown-setting", numbers={"setting": name})
            elif not (known[name].allows(value) or self.brings(known[name], value, laid)):
                legal_values = ", ".join(map(str, known[name].values))
                refusal = Refusal("terms.value", numbers={"setting": name, "value": str(value), "legal": legal_values})
        agreed = {name: settings.get(name, self.usual(setting, laid)) for name, setting in known.items()}
        terms = Terms(count, agreed, homebrew=homebrew)
        refusal = refusal or self.cannot_set_up(terms)
        if refusal:
            raise Refused(refusal, self)
        return terms
