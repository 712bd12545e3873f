"""How much a match remembers of itself."""

from __future__ import annotations

from enum import IntEnum

import msgspec

from questhall.kernel.choice import Seat

Answer = tuple[Seat, str]
Outcome = tuple[str, int, bool]  # stream, value, whether nobody was shown it


class Keep(IntEnum):
    """How much a match remembers of itself."""

    NOTHING = 0  # a future thrown away after use: cannot be cloned
    BOUNDARY = 1  # can be cloned and saved
    JOURNAL = 2  # remembers every answer and tells events: undo, replay, proof


class Journal(msgspec.Struct):
    """All that was said since `start`: enough to play the game again and to notice when it goes another way."""

    start: bytes
    rules_version: int
    first: int = 0  # how many answers the match had at the start
    answers: list[Answer] = []
    outcomes: list[Outcome] = []
    hashes: dict[int, bytes] = {}  # of the last boundary before the n-th answer
    marks: list[int] = []  # what came to light after each answer, as Reveals
