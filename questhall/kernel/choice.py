"""Decisions and refusals: what a rule asks of a seat, and how a rule says no."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, KeysView, Mapping, Sequence
from itertools import islice, permutations
from math import perm
from types import MappingProxyType
from typing import Any

import msgspec

Seat = int


class Refusal(msgspec.Struct, frozen=True):
    """Why not, as data: a reason code (its text is in Fluent), the rule behind it, the numbers."""

    reason: str
    rule: str = ""
    numbers: dict[str, int | str] = {}


class Refused(Exception):
    """An answer or terms that were not taken.  Nothing has changed; `refusal` says why, in words of `game` if given."""

    def __init__(self, refusal: Refusal, game: Any = None) -> None:
        self.refusal, self.game = refusal, game
        numbers = ", ".join(f"{name} {value}" for name, value in refusal.numbers.items())
        super().__init__(" ".join(filter(None, [refusal.reason, refusal.rule and f"[{refusal.rule}]", numbers])))


class RuleError(Exception):
    """A fault in a game's rules: the kernel was asked for something that cannot be."""


class Impossible(Exception):
    """An outcome that was forced or recorded cannot come up here: the world it is tried in is another one."""


NOTHING_TO_SAY: Mapping[str, Any] = MappingProxyType({})
NEVER = 1 << 62


class Choose(msgspec.Struct):
    """One decision of one seat: stable option keys, each with the value that the rule gets back.

    A key is a verb and its objects, `"buy:chain-helm"`; journal, wire, notation and texts use it.  A choice with one
    option is taken by the kernel, unless `always` says that being asked is itself information.

    What a seat `says` is no answer: the game hears it (`Game.heard`), everybody may know it, and the decision stays
    open.  So what may be said must not depend on what others cannot see.
    """

    seat: Seat
    kind: str
    options: Mapping[str, Any]
    always: bool = False
    secret: bool = False  # the answer stays this seat's own until a rule shows it
    refused: dict[str, Refusal] = {}
    base: int = 0  # how many answers the match had when it asked: names this decision
    says: Mapping[str, Any] = NOTHING_TO_SAY  # keys like those of options, each with the value that the game hears
    again: bool = False  # in a common decision: the answer may be changed as long as somebody else has not answered
    since: int = NEVER  # where whoever wants acts: from which base on this seat was asked the same

    def meant(self, base: int | None) -> bool:
        """Whether this decision is meant: others may have acted meanwhile where whoever wants does."""
        return base is None or base == self.base or self.since <= base < self.base

    def key_at(self, number: int) -> str:
        """The key of the n-th option, from 0; what is not listed is not listed for it."""
        options = self.options
        return options.key_at(number) if options.__class__ is Picks else list(options)[number]

    def signs(self, key: str) -> bool:
        """Whether this is said without deciding anything."""
        return key in self.says and key not in self.options


class Picks(Mapping[str, Any]):
    """Options that are not listed: so many different things in order, `"play:A:B"` with the value `("A", "B")`.

    `others` are options beside them, as a dict has them.  Things are ids: texts without a colon, each once.
    """

    __slots__ = ("count", "others", "things", "verb")

    def __init__(
        self, verb: str, things: Sequence[str], count: int = 2, others: Mapping[str, Any] | None = None
    ) -> None:
        self.verb, self.things, self.count, self.others = verb, tuple(things), count, others or {}
        if count < 1 or len(set(self.things)) < len(self.things) or any(":" in thing for thing in self.things):
            raise RuleError(f"picks of {count} of {self.things}: things must differ and have no colon")
        if any(key.partition(":")[0] == verb for key in self.others):
            raise RuleError(f"{verb!r} picks things; other options need another verb: {list(self.others)}")

    def __len__(self) -> int:
        return perm(len(self.things), self.count) + len(self.others)

    def __iter__(self) -> Iterator[str]:
        for picked in permutations(self.things, self.count):
            yield self.key(picked)
        yield from self.others

    def __contains__(self, key: object) -> bool:
        return key in self.others or (isinstance(key, str) and self.picked(key) is not None)

    def __getitem__(self, key: str) -> Any:
        if key in self.others:
            return self.others[key]
        picked = self.picked(key)
        if picked is None:
            raise KeyError(key)
        return picked

    def keys(self) -> KeysView[str]:
        return PicksKeys(self)

    def key(self, picked: Sequence[str]) -> str:
        """How picking these things, in this order, is said."""
        return ":".join((self.verb, *picked))

    def picked(self, key: str) -> tuple[str, ...] | None:
        """The things that a key picks; None where it is none of ours."""
        verb, *said = key.split(":")
        fits = verb == self.verb and len(said) == self.count == len(set(said))
        return tuple(said) if fits and all(thing in self.things for thing in said) else None

    def key_at(self, number: int) -> str:
        """The n-th key, in the order in which they would be listed."""
        ways = perm(len(self.things), self.count)
        if number >= ways:
            return next(islice(self.others, number - ways, None))
        left, picked = list(self.things), []
        for _ in range(self.count):
            ways //= len(left)
            at, number = divmod(number, ways)
            picked.append(left.pop(at))
        return self.key(picked)


class PicksKeys(KeysView[str]):
    """Two picks offer the same if they are of the same things; no pair is built to see it."""

    __slots__ = ()
    _mapping: Picks

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, PicksKeys):
            return super().__eq__(other)
        mine, its = self._mapping, other._mapping
        alike = (mine.verb, mine.count, set(mine.things)) == (its.verb, its.count, set(its.things))
        return alike and mine.others.keys() == its.others.keys()

    __hash__ = None  # type: ignore[assignment]  # like every view of keys


class Whoever(list[Choose]):
    """Everybody acts at once, in any order: an answer is taken alone, the rule gets `(seat, value)` and asks anew.

    `ready` are seats for which nobody waits and that may speak again all the same.
    """

    def __init__(self, asked: Iterable[Choose], ready: Iterable[Choose] = ()) -> None:
        super().__init__(asked)
        self.ready = list(ready)


Asked = Choose | list[Choose]
Flow = Generator[Asked, Any, None]
Ask = Generator[Asked, Any, Any]


def window(
    kind: str,
    seats: Iterable[Seat],
    usable: Callable[[Seat], dict[str, Any]],
    use: Callable[[Seat, Any], Flow | None],
) -> Flow:
    """A named point where seats with something usable may use it, in order, until each has passed.

    A seat with nothing usable is not asked.  After a use everybody is asked again, for much may have changed.
    """
    order = list(seats)
    passed: list[Seat] = []
    while waiting := [seat for seat in order if seat not in passed]:
        seat = waiting[0]
        options = usable(seat)
        used = (yield Choose(seat, kind, {"pass": None, **options})) if options else None
        if used is None:
            passed.append(seat)
            continue
        passed.clear()
        flow = use(seat, used)
        if flow is not None:
            yield from flow
