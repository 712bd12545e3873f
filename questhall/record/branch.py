"""Playing on from a step of another game: the branch shares its past with that game, and nothing of what lies ahead."""

from __future__ import annotations

from typing import Any

import msgspec

from questhall.kernel.journal import Keep
from questhall.kernel.match import Match
from questhall.kernel.seen import Seats, imagine
from questhall.record.files import replayed, saved

MANY = 1_000  # guesses: a branch is made once, and must not fail for want of patience


def at_step(match: Match[Any], step: int) -> Match[Any]:
    """A recorded match as it was after so many answers of its journal."""
    *_, there = replayed(match.game, saved(match), keep=Keep.JOURNAL, answers=step)
    return there


def branched(match: Match[Any], step: int, own: Seats, key: bytes) -> Match[Any]:
    """The match after so many answers, as these seats may believe it to be, with a key of its own.

    What they could not see then is dealt anew, and every outcome from here on comes from the new key, so neither
    tells anything about the other.  Its journal begins at the boundary before the step: what was said and shown since
    is given, the proof starts behind it.  Of what the terms have sealed it keeps nothing.
    """
    there = at_step(match, step)
    branch = imagine(there, own, key, Keep.JOURNAL, tries=MANY).match
    journal = branch.journal
    assert journal is not None
    journal.given_answers = len(journal.answers)
    journal.given_outcomes = len(journal.outcomes) + len(branch.chance.log)
    branch.assisted = True
    branch.terms = msgspec.structs.replace(branch.terms, sealed="")
    return branch
