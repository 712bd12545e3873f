"""Can a viewer tell apart two worlds that differ only in what it cannot see?"""

from __future__ import annotations

from itertools import zip_longest
from typing import Any, cast

import msgspec

from questhall.kernel.choice import Impossible, Refused, Seat
from questhall.kernel.events import Happened, Reveals
from questhall.kernel.journal import Keep
from questhall.kernel.match import Match, encode
from questhall.kernel.view import asked_of, view


class Traced(Match[Any]):
    """A match that also remembers the choices with one option: before which event, whose, which."""

    __slots__ = ("taken",)

    def __init__(self, *args: Any, **named: Any) -> None:
        self.taken: list[tuple[int, Seat, str]] = []
        super().__init__(*args, **named)

    def _taken(self, seat: Seat, key: str) -> None:
        self.taken.append((len(self.events), seat, key))


def world(match: Traced, state: Any, seat: Seat, said: str) -> Traced | None:
    """The match after an answer, from this state on; None where the state contradicts what was said before."""
    try:
        again = cast(Traced, match.rebuilt(match.since, state=state, keep=Keep.JOURNAL, outcomes=match.chance.log))
        again.answer(seat, said)
    except (Refused, Impossible):
        return None
    return again


def course(match: Traced, viewer: Seat) -> list[Any]:
    """What a viewer sees happen, with the choices that were taken for want of another, in order."""
    steps: list[Any] = [event.seen_by(1 << viewer) for event in match.events]
    for at, seat, key_ in reversed(match.taken):
        steps.insert(at, (seat, key_))
    return steps


def leaked(real: Traced, other: Traced, viewer: Seat) -> str:
    """Where a viewer could tell two worlds apart that differ only in what it cannot see; empty if nowhere.

    Worlds part by right where somebody is asked or has to do something else, or where an event says that it reveals.
    """
    courses = course(real, viewer), course(other, viewer)
    for a, b in zip_longest(*courses):
        if a == b:
            continue
        own = [step is None or (isinstance(step, tuple) and step[0] == viewer) for step in (a, b)]
        if all(own) and all(step or match.choice(viewer) for step, match in ((a, real), (b, other))):
            return f"its options: {a or 'more than one'} or {b or 'more than one'}"
        by_right = any(not isinstance(step, Happened) or step.reveals & Reveals.HIDDEN for step in (a, b))
        return "" if by_right else f"event {a.kind!r}: {difference(a, b)}"
    open_to_all = [[(choice.seat, choice.kind) for choice in match.asked] for match in (real, other)]
    if open_to_all[0] != open_to_all[1]:
        return ""
    seen = [(view(match.state, [viewer]), asked_of(match.asked, [viewer])) for match in (real, other)]
    if encode(seen[0][0]) != encode(seen[1][0]):
        return f"the view: {difference(seen[0][0], seen[1][0])}"
    options = [[sorted(choice.options) for choice in asked] for _, asked in seen]
    return f"its options: {difference(*options)}" if options[0] != options[1] else ""


def difference(a: Any, b: Any) -> str:
    """The first place where two things differ."""
    a, b = msgspec.to_builtins(a), msgspec.to_builtins(b)
    place = ""
    while type(a) is type(b) and isinstance(a, dict | list) and len(a) == len(b):
        keys = list(a) if isinstance(a, dict) else range(len(a))
        at = next((k for k in keys if (b.get(k) if isinstance(b, dict) else b[k]) != a[k]), None)
        if at is None:
            break
        place += f".{at}" if isinstance(a, dict) else f"[{at}]"
        a, b = a[at], b.get(at) if isinstance(b, dict) else b[at]
    return f"{place.lstrip('.') or 'value'}: {str(a)[:60]} or {str(b)[:60]}"
