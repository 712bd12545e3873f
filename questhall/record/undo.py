"""Taking back: free to the last thing that came to light, beyond that by the table's policy."""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum
from typing import Any

import msgspec

from questhall.kernel.choice import Refusal, Seat
from questhall.kernel.events import Reveals
from questhall.kernel.journal import Keep
from questhall.kernel.match import Match
from questhall.record.files import replayed, saved


class Policy(Enum):
    """What holds for answers after which something came to light."""

    SOLO = "solo"  # allowed, and the game is marked as assisted
    ASK = "ask"  # every other person has to agree
    RATED = "rated"  # refused


class Undo(msgspec.Struct, frozen=True):
    """How one's last answer can be taken back: how many answers go, whose consent it needs, what it costs."""

    answers: int
    consent: list[Seat] = []
    assisted: bool = False


def undo(match: Match[Any], own: Collection[Seat], people: Collection[Seat], policy: Policy) -> Undo | Refusal:
    """Back to before the last answer of these seats.  `people`: every seat that a person plays."""
    journal = match.journal
    answers = [] if journal is None else journal.answers[journal.given_answers :]
    if journal is None or not answers:
        return Refusal("undo.nothing")
    back = next((n for n, (seat, _) in enumerate(reversed(answers), 1) if seat in own), None)
    if back is None:
        return Refusal("undo.not-yours")
    others = sorted(set(people) - set(own))
    if back == 1 and not journal.marks[-1] & (Reveals.CHANCE | Reveals.HIDDEN):
        return Undo(1)
    if policy is Policy.RATED:
        return Refusal("undo.rated")
    if others:
        return Undo(back, others) if policy is Policy.ASK else Refusal("undo.revealed")
    return Undo(back, assisted=True)


def taken_back(match: Match[Any], answers: int) -> Match[Any]:
    """The match before its last answers: the same dice lie ahead as lay then."""
    assert match.journal is not None
    record = saved(match)
    *_, before = replayed(match.game, record, keep=Keep.JOURNAL, answers=len(match.journal.answers) - answers)
    before.chance.settle(match.chance)
    before.assisted = match.assisted
    return before
