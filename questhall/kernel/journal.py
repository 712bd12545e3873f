"""How much a match remembers of itself."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from enum import IntEnum
from functools import cache
from typing import Any

import msgspec

from questhall.kernel.choice import Seat
from questhall.kernel.face import S
from questhall.kernel.game import Game

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
    given_answers: int = 0  # of a branch: taken over from the other game, as were ...
    given_outcomes: int = 0  # ... so many outcomes, which its own key does not give


@cache
def decoder(state: type[Any]) -> Callable[[bytes], Any]:
    """Made once per game: a clone is little more than one call of it."""
    return msgspec.msgpack.Decoder(state).decode


def decoded(game: Game[S], boundary: bytes) -> S:
    return decoder(game.state)(boundary)  # type: ignore[no-any-return]  # game.state is S


def digest(boundary: bytes) -> bytes:
    """Of a boundary's state: two games that agree here agree in everything."""
    return hashlib.blake2b(boundary, digest_size=8).digest()
