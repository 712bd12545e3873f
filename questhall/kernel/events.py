"""Events tell what happened, as data.  The client renders them; the engine never writes a sentence."""

from __future__ import annotations

from enum import IntFlag
from typing import Any

import msgspec

from questhall.kernel.state import EVERYBODY


class Reveals(IntFlag):
    """What an event lets out: undo is free back to the last of these."""

    NOTHING = 0
    CHANCE = 1  # a random outcome
    HIDDEN = 2  # hidden information was shown to somebody
    DECISION = 4  # another player decided after it


class Event:
    """A kind of event, declared once: `DREW = Event("drew", "seat", secret="card", reveals=Reveals.HIDDEN)`.

    Secret fields reach only the seats given with `to`; for everybody else the text's `.unseen` attribute is used.
    `rule` is the line of the ledger that a reader of the log is shown.  A field called `seat`, or marked `rival:seat`,
    holds a seat: readers are told the player's name.
    """

    __slots__ = ("fields", "kind", "open", "reveals", "rule", "seats", "secret")

    def __init__(
        self, kind: str, fields: str = "", secret: str = "", reveals: Reveals = Reveals.NOTHING, rule: str = ""
    ) -> None:
        self.kind, self.reveals, self.rule = kind, reveals, rule
        self.open, self.secret = names_of(fields), names_of(secret)
        self.fields = self.open + self.secret
        marked = f"{fields} {secret}".split()
        self.seats = tuple(field.partition(":")[0] for field in marked if field == "seat" or field.endswith(":seat"))


def names_of(fields: str) -> tuple[str, ...]:
    return tuple(field.partition(":")[0] for field in fields.split())


class Happened(msgspec.Struct, omit_defaults=True):
    """One event as it is kept and sent."""

    kind: str
    data: dict[str, Any] = {}
    secret: dict[str, Any] = {}
    to: int = EVERYBODY  # mask of the seats that get the secret part
    reveals: int = 0
    unseen: bool = False  # a secret part was taken out for this viewer

    def seen_by(self, seats: int) -> Happened:
        """What a viewer with these seats gets."""
        if not self.secret:
            return self
        if self.to & seats or self.to == EVERYBODY:
            return Happened(self.kind, {**self.data, **self.secret}, reveals=self.reveals)
        return Happened(self.kind, self.data, reveals=self.reveals, unseen=True)


def happened(event: Event, values: tuple[Any, ...], to: int) -> Happened:
    if len(values) != len(event.fields):
        raise TypeError(f"event {event.kind!r} takes {event.fields}, got {values!r}")
    split = len(event.open)
    return Happened(
        event.kind,
        dict(zip(event.open, values[:split], strict=True)),
        dict(zip(event.secret, values[split:], strict=True)),
        to,
        int(event.reveals),
    )


def nobody_listens(event: Event, *values: Any, to: int = EVERYBODY) -> None:
    """What `tell` is while nobody listens: next to nothing."""
