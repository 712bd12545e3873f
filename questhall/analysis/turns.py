"""Where a game turned: the widest steps of the graph that are no noise."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from typing import Literal

from questhall.analysis.told import Outcome, Thought, Turn

MOST = 6
WIDE = 0.06  # of the chance to win
SURE = 2.0  # standard errors
APART = 3  # steps between two turns
HALF = 0.5  # of a turn, that one cause explains


def turns(thoughts: Sequence[Thought], outcomes: Sequence[Outcome], rewards: Sequence[float]) -> list[Turn]:
    """The widest first to be found, told in the order of time."""
    by_step = {outcome.step: outcome for outcome in outcomes}
    found = sorted(
        (turn for before, after in pairwise(thoughts) if (turn := between(before, after, by_step.get(before.step)))),
        key=lambda turn: -abs(turn.after - turn.before),
    )
    kept: list[Turn] = []
    for turn in found:
        if len(kept) < MOST and all(abs(turn.step - other.step) >= APART for other in kept):
            kept.append(turn)
    return sorted(kept, key=lambda turn: turn.step)


def between(before: Thought, after: Thought, came: Outcome | None) -> Turn | None:
    """The seat whose chance changed most from one decision to the next, if it did so beyond doubt."""
    gaps = [now - then for now, then in zip(after.chances, before.chances, strict=True)]
    seat = max(range(len(gaps)), key=lambda at: abs(gaps[at]))
    wide = abs(gaps[seat])
    if wide < WIDE or wide < SURE * hypot(before.doubt, after.doubt):
        return None
    return Turn(after.step, seat, before.chances[seat], after.chances[seat], cause(gaps[seat], seat, after, came))


def cause(gap: float, seat: int, after: Thought, came: Outcome | None) -> Literal["answer", "chance", "others"]:
    """An answer that was worse beyond doubt, or what chance brought before it; else it is not known to one cause."""
    if after.seat == seat and after.verdict == "worse" and gap < 0 and after.loss >= HALF * -gap:
        return "answer"
    if came is not None and came.gains[seat] * gap > 0 and abs(came.gains[seat]) >= HALF * abs(gap):
        return "chance"
    return "others"
