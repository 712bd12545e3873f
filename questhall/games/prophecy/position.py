"""A position of Prophecy as text, both ways: for tests, the terminal and bug reports.  Places are written by name."""

from __future__ import annotations

from questhall.games import find_game
from questhall.games.prophecy.content.cards import RING
from questhall.games.prophecy.state import World
from questhall.kernel import Match, Seat
from questhall.kit import position

PLACES = {number: place.id for number, place in enumerate(RING)}
SPELLING = {"at": PLACES, "field": PLACES, "spots": PLACES}


def written(match: Match[World], *seats: Seat) -> str:
    """The position as these seats see it; all of it where nobody is named."""
    return position.written(match, list(seats) or None)


def read(text: str) -> Match[World]:
    """A match that goes on from a written position."""
    return position.read(text, find_game)
