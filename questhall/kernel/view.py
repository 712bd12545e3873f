"""One redaction for all: what players, spectators, replays, bots and learners get to see of a state."""

from __future__ import annotations

import types
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from questhall.kernel.choice import Choose, Seat
from questhall.kernel.state import EVERYBODY, NOBODY, TOLD, UNSEEN, Pile, SeenBy, State, mask

T = TypeVar("T", bound=msgspec.Struct)
Blot = Callable[[Any, int, "Seat | None"], Any]  # (value, the viewer's seats, the owner around it) -> what they see


def view(state: T, seats: Iterable[Seat] = ()) -> T:
    """A copy in which everything these seats may not see is blotted out."""
    seen = copied(state)
    blot = blotter(type(state))
    own = mask(seats)
    return seen if blot is None else blot(seen, own | TOLD if own and told_openly(state) else own, None)


def told_openly(state: msgspec.Struct) -> bool:
    """Players among themselves; who only watches is told nothing."""
    return isinstance(state, State) and state.told_openly()


def copied(state: T) -> T:
    return msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=type(state))


def asked_of(asked: Iterable[Choose], seats: Iterable[Seat]) -> list[Choose]:
    """The open decisions as these seats see them: who is asked what, options only their own."""
    own = set(seats)
    return [
        choice if choice.seat in own else Choose(choice.seat, choice.kind, {}, base=choice.base) for choice in asked
    ]


def piles(value: Any) -> Iterator[Pile]:
    """Every pile below, in the order of the fields."""
    if isinstance(value, Pile):
        yield value
    elif isinstance(value, msgspec.Struct):
        for field in pile_fields(type(value)):
            yield from piles(getattr(value, field))
    elif isinstance(value, list | tuple):
        for item in value:
            yield from piles(item)
    elif isinstance(value, dict):
        for item in value.values():
            yield from piles(item)


@cache
def pile_fields(struct: type[msgspec.Struct]) -> tuple[str, ...]:
    """The fields below which a pile can lie."""
    return tuple(name for name, hint in hints(struct).items() if holds(hint, Pile, frozenset({struct})))


def hints(struct: type[msgspec.Struct]) -> dict[str, Any]:
    return {name: hint for name, hint in get_type_hints(struct, include_extras=True).items() if name in fields(struct)}


def fields(struct: type[msgspec.Struct]) -> tuple[str, ...]:
    return struct.__struct_fields__


def holds(hint: Any, wanted: type, seen: frozenset[type]) -> bool:
    """Whether a value of this type can contain the wanted one."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        below = seen | {hint}
        return hint is wanted or (hint not in seen and any(holds(h, wanted, below) for h in hints(hint).values()))
    return any(holds(arg, wanted, seen) for arg in get_args(hint))


def blot_pile(pile: Pile, seats: int, owner: Seat | None) -> Pile:
    """What the viewer has not seen is unknown, and so is who else has."""
    for at, seen in enumerate(pile.seen):
        if not (seen & seats or seen == EVERYBODY):
            pile.cards[at], pile.seen[at] = UNSEEN, NOBODY
    return pile


def blot_out(value: Any, seats: int, owner: Seat | None) -> Any:
    """Lists keep their length, a text becomes "?", a group of things becomes empty, anything else None."""
    if isinstance(value, list):
        return [UNSEEN if isinstance(item, str) else None for item in value]
    if isinstance(value, dict):
        return {}
    return UNSEEN if isinstance(value, str) else None


def blot_for_others(value: Any, seats: int, owner: Seat | None) -> Any:
    own = owner is not None and seats >> owner & 1
    return value if own or seats & TOLD else blot_out(value, seats, owner)


@cache
def blotter(hint: Any) -> Blot | None:
    """How to blot a value of this type; None where nothing in it is ever hidden."""
    if get_origin(hint) is Annotated:
        inner, *marks = get_args(hint)
        if SeenBy.HIDDEN in marks:
            return blot_out
        if SeenBy.OWNER in marks:
            return blot_for_others
        return per_seat(inner) if SeenBy.PER_SEAT in marks else blotter(inner)
    if hint is Pile:
        return blot_pile
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return struct_blotter(hint)
    if get_origin(hint) in (Union, types.UnionType):
        return union_blotter(get_args(hint))
    if get_origin(hint) in (list, dict, tuple):
        return each(
            get_origin(hint), blotter(get_args(hint)[-1] if get_args(hint)[-1] is not ... else get_args(hint)[0])
        )
    return None


def struct_blotter(struct: type[msgspec.Struct]) -> Blot | None:
    plan = [(name, blot) for name, hint in hints(struct).items() if (blot := blotter(hint)) is not None]
    owned = "seat" in fields(struct)

    def blot_struct(value: Any, seats: int, owner: Seat | None) -> Any:
        if owner is None and owned:
            owner = value.seat
        for name, blot in plan:
            setattr(value, name, blot(getattr(value, name), seats, owner))
        return value

    return blot_struct if plan else None


def union_blotter(members: tuple[Any, ...]) -> Blot | None:
    plan = {member: blot for member in members if isinstance(member, type) and (blot := blotter(member)) is not None}

    def blot_member(value: Any, seats: int, owner: Seat | None) -> Any:
        blot = plan.get(type(value))
        return value if blot is None else blot(value, seats, owner)

    return blot_member if plan else None


def each(container: Any, blot: Blot | None) -> Blot | None:
    if blot is None:
        return None

    def blot_each(value: Any, seats: int, owner: Seat | None) -> Any:
        if container is dict:
            return {key: blot(item, seats, owner) for key, item in value.items()}
        return container(blot(item, seats, owner) for item in value)

    return blot_each


def per_seat(hint: Any) -> Blot | None:
    blot = blotter(get_args(hint)[0])
    if blot is None:
        return None

    def blot_per_seat(value: Any, seats: int, owner: Seat | None) -> Any:
        return [blot(item, seats, seat) for seat, item in enumerate(value)]

    return blot_per_seat
