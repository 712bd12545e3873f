"""Taking back: free to the last thing that came to light, beyond that by the table's policy.

Where everybody acts in any order, one's own step is taken out alone, if the others' later steps do not lean on it.
"""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum
from typing import Any

import msgspec

from questhall.kernel.choice import Refusal, Seat
from questhall.kernel.events import Happened, Reveals
from questhall.kernel.journal import Answer, Keep
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
    given_again: int = 0  # so many of them are others' own steps, which stand


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
    if back > 1 and stand_alone(match, back):
        return Undo(back, given_again=back - 1)
    if policy is Policy.RATED:
        return Refusal("undo.rated")
    if others:
        return Undo(back, others) if policy is Policy.ASK else Refusal("undo.revealed")
    return Undo(back, assisted=True)


def stand_alone(match: Match[Any], back: int) -> bool:
    """Whether the last answers were each a step of its own, in any order, so that the first of them can be left out.

    Nothing came to light meanwhile, and without the first the others are still legal and do the very same.
    """
    journal = match.journal
    assert journal is not None
    if not match.in_any_order or any(mark & (Reveals.CHANCE | Reveals.HIDDEN) for mark in journal.marks[-back:]):
        return False
    first = len(journal.answers) - back
    told: list[list[Happened]] = []
    heard = 0
    for number, there in enumerate(replayed(match.game, saved(match), keep=Keep.JOURNAL)):
        if number >= first and not there.in_any_order:
            return False
        if number > first:
            told.append(there.events[heard:])
        heard = len(there.events)
    return told[1:] == given_again(match, back)


def given_again(match: Match[Any], back: int) -> list[list[Happened]] | None:
    """What the others' steps do without the first of the last answers; None where one is not legal any more."""
    again = taken_back(match, back)
    told: list[list[Happened]] = []
    for seat, said in later_answers(match, back):
        if not again.in_any_order or again.cannot_answer(seat, said):
            return None
        heard = len(again.events)
        again.answer(seat, said)
        told.append(again.events[heard:])
    return told if again.in_any_order else None


def later_answers(match: Match[Any], back: int) -> list[Answer]:
    assert match.journal is not None
    return match.journal.answers[len(match.journal.answers) - back + 1 :]


def left_out(match: Match[Any], back: int) -> Match[Any]:
    """The match without the first of its last answers: what the others did since stands, and is told again."""
    again = taken_back(match, back)
    again.events = []
    for seat, said in later_answers(match, back):
        again.answer(seat, said)
    return again


def undone(match: Match[Any], wanted: Undo) -> Match[Any]:
    """The match as the undo leaves it."""
    return left_out(match, wanted.answers) if wanted.given_again else taken_back(match, wanted.answers)


def taken_back(match: Match[Any], answers: int) -> Match[Any]:
    """The match before its last answers: the same dice lie ahead as lay then."""
    assert match.journal is not None
    record = saved(match)
    *_, before = replayed(match.game, record, keep=Keep.JOURNAL, answers=len(match.journal.answers) - answers)
    before.chance.settle(match.chance)
    before.assisted = match.assisted
    return before
