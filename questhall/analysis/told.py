"""What an analysis tells, as plain data: kept with the game, sent to clients, printed by `questhall analyse --json`."""

from __future__ import annotations

from typing import Literal

import msgspec

Verdict = Literal["best", "equal", "worse", "usual", "unasked"]


class Ground(msgspec.Struct):
    """One thing that the evaluation counts (`ground-NAME` in the game's words), and how much more of it the better
    answer brings on average."""

    name: str
    more: float


class Thought(msgspec.Struct):
    """One decision: what was answered, what the search would have answered, and what lies between them.

    `verdict`: the answer is the `best`; about `equal` (the difference is within the doubt); `worse` beyond doubt; the
    `usual` one of the house bot, which there was no time to compare; or the search was `unasked`, because only the
    chances were wanted.  `loss` is what the answer cost of the chance to win, `error` its standard error; `doubt` that
    of the seat's own chance.
    """

    step: int  # answers before it
    lap: int
    seat: int
    kind: str
    answer: str
    best: str
    verdict: Verdict
    loss: float
    error: float
    chances: list[float]  # of every seat, as the deciding one could know, after this answer
    doubt: float
    futures: int  # that each answer still in question has met
    compared: int  # answers
    grounds: list[Ground] = []


class Outcome(msgspec.Struct):
    """What chance brought after an answer: by seat what it gave of the chance to win, against what it would have given
    on average, and the share of what could have come that is worse.  `Luck` is made of `ranks` and `stakes`."""

    step: int
    gains: list[float]
    better_than: list[float]
    ranks: list[float]
    stakes: list[float]


class Moment(msgspec.Struct):
    """Chance at its kindest, or its unkindest, to a seat."""

    step: int
    gain: float
    better_than: float


class Luck(msgspec.Struct):
    """How kind chance was to a seat: better than in this share of such games.  `gained`: of the chance to win, in all;
    `counted`: how much of the figure comes from this game's outcomes, the rest is drawn by lot (docs/analysis.md)."""

    seat: int
    better_than: float
    gained: float
    outcomes: int
    counted: float
    best: list[Moment] = []
    worst: list[Moment] = []


class Turn(msgspec.Struct):
    """Where the game turned: a seat's chance before and after, and whether an answer or chance did it."""

    step: int
    seat: int
    before: float
    after: float
    by: Literal["answer", "chance", "others"]


class Analysis(msgspec.Struct):
    game: str
    players: int
    steps: int
    together: bool  # all win or lose together
    budget: float  # seconds of CPU time that were granted
    seconds: float  # ... and taken
    futures: int  # imagined, all told
    seats: list[int]  # whose decisions were thought about
    rewards: list[float]  # how it ended: 1 for who won, shared where several did
    decisions: list[Thought]
    turns: list[Turn]
    luck: list[Luck]
    outcomes: list[Outcome]
