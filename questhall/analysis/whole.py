"""A whole game analysed: decision by decision in parts, which workers can take turns at, then put together."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Collection, Sequence
from typing import Any

import msgspec

from questhall.analysis.luck import Worlds, whole
from questhall.analysis.thinking import Clock, Thinker
from questhall.analysis.told import Analysis, Outcome, Thought
from questhall.analysis.turns import turns
from questhall.analysis.usual import usual_outcomes
from questhall.kernel import Game, Keep, Match, Seat
from questhall.record.files import Saved, replayed

BUDGET = 30.0  # seconds of CPU time for a game
PART = 6  # decisions at a time: a worker is free for somebody else soon


class Part(msgspec.Struct):
    """What was found out about some of the steps."""

    thoughts: list[Thought]
    outcomes: list[Outcome]
    futures: int = 0
    seconds: float = 0.0


class Pace:
    """The steps in parts, each with its share of what is left of the budget."""

    def __init__(self, steps: int, budget: float = BUDGET) -> None:
        self.steps, self.left, self.done = steps, budget, 0

    def next(self) -> tuple[int, int, float] | None:
        """From which step to which, and how many seconds of CPU time; None at the end."""
        if self.done >= self.steps:
            return None
        last = min(self.done + PART, self.steps)
        return self.done, last, max(0.0, self.left) * (last - self.done) / (self.steps - self.done)

    def took(self, last: int, seconds: float) -> None:
        self.done, self.left = last, self.left - seconds


def seed_of(key: bytes) -> bytes:
    """The futures of an analysis have nothing to do with the game's own dice."""
    return hashlib.blake2b(b"analysis", key=key, digest_size=16).digest()


def part_of(
    game: Game[Any],
    save: Saved,
    steps: tuple[int, int],
    wanted: Collection[Seat],
    seconds: float,
    clock: Clock = time.process_time,
) -> Part:
    """The decisions from one step to before another; those of the wanted seats are compared with their rivals."""
    assert save.journal is not None
    first, last = steps
    seed, began, part = seed_of(save.key), clock(), Part([], [])
    thinker, worlds = Thinker(clock, seed), None
    for step, there in enumerate(replayed(game, save, keep=Keep.BOUNDARY, answers=last)):
        if worlds is not None:
            part.outcomes.append(worlds.outcome(there))
            worlds = None
        if not first <= step < last:
            continue
        seat, said = save.journal.answers[step]
        choice = there.choice(seat)
        if choice is None or said not in choice.options:
            continue  # a sign, or a change of mind
        worlds = Worlds.imagined(there, step, seat, said, seed)
        until = clock() + (began + seconds - clock()) / (last - step)
        found = thinker.think(there.seen(seat), step, said, seat in wanted, until)
        part.thoughts.append(found)
        thinker.before = found if worlds is None and found.verdict != "worse" else None
    part.seconds = clock() - began
    part.futures = thinker.futures
    return part


def put_together(
    game: Game[Any], save: Saved, rewards: list[float], wanted: Collection[Seat], budget: float, parts: Sequence[Part]
) -> Analysis:
    """The analysis of a game whose steps were all looked at."""
    assert save.journal is not None
    thoughts = [one for part in parts for one in part.thoughts]
    outcomes = [one for part in parts for one in part.outcomes]
    seats = range(save.terms.players)
    usual = usual_outcomes(game, save.terms, seed_of(save.key), time.process_time)
    return Analysis(
        game=game.id,
        players=save.terms.players,
        steps=len(save.journal.answers),
        together=len({game.team(save.terms, seat) for seat in seats}) == 1,
        budget=budget,
        seconds=round(sum(part.seconds for part in parts), 2),
        futures=sum(part.futures for part in parts),
        seats=sorted(wanted),
        rewards=rewards,
        decisions=thoughts,
        turns=turns(thoughts, outcomes, rewards),
        luck=[whole(outcomes, seat, usual, seed_of(save.key)) for seat in seats],
        outcomes=outcomes,
    )


def analysed(
    match: Match[Any],
    save: Saved,
    wanted: Collection[Seat] | None = None,
    budget: float = BUDGET,
    progress: Callable[[int], None] = lambda done: None,
) -> Analysis:
    """The whole game, here and now."""
    assert save.journal is not None
    seats = range(save.terms.players) if wanted is None else wanted
    pace, parts = Pace(len(save.journal.answers), budget), list[Part]()
    while (coming := pace.next()) is not None:
        first, last, seconds = coming
        parts.append(part_of(match.game, save, (first, last), seats, seconds))
        pace.took(last, parts[-1].seconds)
        progress(last - first)
    return put_together(match.game, save, match.rewards(), seats, budget, parts)
