"""Printed things by id, and what a table brings along.

Things of one's own (`homebrew`) have ids that no printed thing has, and that follow from what they say: so they can lie
beside the printed ones for every table of a process at once, and go when the last table that plays with them goes.
Whoever looks something up on a shelf finds both; whoever walks along it sees what is in the box.
"""

from __future__ import annotations

import weakref
from collections import Counter
from collections.abc import Callable, Hashable, ItemsView, Iterable, Iterator, KeysView, Mapping, ValuesView
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar, cast

if TYPE_CHECKING:
    from questhall.kernel.face import Words

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")
W = TypeVar("W")


class Taken(ValueError):
    """Another table plays with another thing of the same id; it would take a forged pack."""


class Shelf(dict[K, V]):
    """What is printed, by id."""

    def __init__(self, printed: Mapping[K, V] | None = None) -> None:
        super().__init__(printed or {})
        self._box = dict(printed or {})
        self._users: Counter[K] = Counter()
        self._followers: list[Callable[[K, V | None], None]] = []

    def __hash__(self) -> int:  # type: ignore[override]  # a shelf is a place
        return id(self)

    # -- walking along it

    def of(self, laid: Laid | None) -> Mapping[K, V]:
        """What this table has brought, in its order."""
        return cast("Mapping[K, V]", laid.things.get(self, {})) if laid else {}

    def with_(self, laid: Laid | None) -> list[K]:
        """The ids in the box and then those that this table has brought."""
        return [*self._box, *self.of(laid)]

    def _open(self) -> Mapping[K, V]:
        laid = ALONE.get()
        return self._box if laid is None else self.of(laid)

    def __iter__(self) -> Iterator[K]:
        return iter(self._open())

    def __len__(self) -> int:
        return len(self._open())

    def keys(self) -> KeysView[K]:  # type: ignore[override]  # of whichever mapping is walked along
        return self._open().keys()

    def values(self) -> ValuesView[V]:  # type: ignore[override]
        return self._open().values()

    def items(self) -> ItemsView[K, V]:  # type: ignore[override]
        return self._open().items()

    # -- what follows from it, for whoever looks something up

    def each(self, make: Callable[[V], W | None]) -> dict[K, W]:
        """Something about every thing; None where there is nothing to say."""
        found: dict[K, W] = {}

        def follow(thing: K, value: V | None) -> None:
            made = None if value is None else make(value)
            if made is None:
                found.pop(thing, None)
            else:
                found[thing] = made

        self.followed(follow)
        return found

    def where(self, test: Callable[[V], object]) -> set[K]:
        """The things of which something is true."""
        found: set[K] = set()

        def follow(thing: K, value: V | None) -> None:
            (found.add if value is not None and test(value) else found.discard)(thing)

        self.followed(follow)
        return found

    def followed(self, follow: Callable[[K, V | None], None]) -> None:
        """Told of every thing that is here or is brought, and, without its value, when it goes."""
        self._followers.append(follow)
        for thing, value in dict.items(self):
            follow(thing, value)

    # -- bringing something

    def bring(self, thing: K, value: V) -> None:
        if super().get(thing, value) != value or thing in self._box:
            raise Taken(str(thing))
        self._users[thing] += 1
        if self._users[thing] == 1:
            self[thing] = value
            for follow in self._followers:
                follow(thing, value)

    def take_away(self, thing: K) -> None:
        self._users[thing] -= 1
        if self._users[thing] <= 0:
            del self._users[thing]
            self.pop(thing, None)
            for follow in self._followers:
                follow(thing, None)


class Joined(Shelf[K, V]):
    """Several shelves as one."""

    def __init__(self, *parts: Mapping[K, V]) -> None:
        super().__init__({thing: value for part in parts for thing, value in part.items()})
        self._parts = [part for part in parts if isinstance(part, Shelf)]
        for part in self._parts:
            part.followed(self._follow)

    def of(self, laid: Laid | None) -> Mapping[K, V]:
        return {thing: value for part in self._parts for thing, value in part.of(laid).items()}

    def _follow(self, thing: K, value: V | None) -> None:
        if thing in self._box:
            return
        if value is None:
            self.pop(thing, None)
        else:
            self[thing] = value
        for follow in self._followers:
            follow(thing, value)


NAMES: Shelf[str, Words] = Shelf()  # of all that tables have brought


class PackInfo(NamedTuple):
    """What a table is told of a pack."""

    name: Words
    about: Words
    by: str
    things: int


class Laid:
    """What a table has brought, as long as somebody holds this."""

    __slots__ = ("__weakref__", "packs", "things")

    def __init__(self, packs: Iterable[PackInfo], brought: Iterable[tuple[Shelf[Any, Any], Any, Any]]) -> None:
        self.packs = tuple(packs)
        self.things: dict[Shelf[Any, Any], dict[Any, Any]] = {}
        weakref.finalize(self, taken_away, self.things)
        for shelf, thing, value in brought:
            shelf.bring(thing, value)
            self.things.setdefault(shelf, {})[thing] = value

    @property
    def names(self) -> Mapping[str, Words]:
        return NAMES.of(self)


def taken_away(things: dict[Shelf[Any, Any], dict[Any, Any]]) -> None:
    for shelf, brought in things.items():
        for thing in brought:
            shelf.take_away(thing)


class Homebrew(Protocol):
    """How a game reads what a table brings: the text that stands in the terms of its matches."""

    def lay(self, text: str) -> Laid: ...


ALONE: ContextVar[Laid | None] = ContextVar("alone", default=None)


@contextmanager
def alone(laid: Laid) -> Iterator[None]:
    """Whoever walks along a shelf meantime sees what this table has brought, and nothing else."""
    before = ALONE.set(laid)
    try:
        yield
    finally:
        ALONE.reset(before)


def is_alone() -> bool:
    """Whether what a table has brought is looked at by itself."""
    return ALONE.get() is not None
