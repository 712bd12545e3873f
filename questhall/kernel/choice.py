"""Decisions and refusals: what a rule asks of a seat, and how a rule says no."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from typing import Any

import msgspec

Seat = int


class Refusal(msgspec.Struct, frozen=True):
    """Why not, as data: a reason code (its text is in Fluent), the rule behind it, the numbers."""

    reason: str
    rule: str = ""
    numbers: dict[str, int | str] = {}


class Refused(Exception):
    """An answer that was not taken.  Nothing has changed; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        numbers = ", ".join(f"{name} {value}" for name, value in refusal.numbers.items())
        super().__init__(" ".join(filter(None, [refusal.reason, refusal.rule and f"[{refusal.rule}]", numbers])))


class RuleError(Exception):
    """A fault in a game's rules: the kernel was asked for something that cannot be."""


class Impossible(Exception):
    """An outcome that was forced or recorded cannot come up here: the world it is tried in is another one."""


class Choose(msgspec.Struct):
    """One decision of one seat: stable option keys, each with the value that the rule gets back.

    A key is a verb and its objects, `"buy:chain-helm"`; journal, wire, notation and texts use it.  A choice with one
    option is taken by the kernel, unless `always` says that being asked is itself information.
    """

    seat: Seat
    kind: str
    options: dict[str, Any]
    always: bool = False
    secret: bool = False  # the answer stays this seat's own until a rule shows it
    refused: dict[str, Refusal] = {}
    base: int = 0  # how many answers the match had when it asked: names this decision


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
