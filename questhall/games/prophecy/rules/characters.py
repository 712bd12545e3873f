"""CHAR: the characters of the players."""

from __future__ import annotations

from questhall.games.prophecy.state import Hero, M, World
from questhall.kernel import Seat


def hero_of(m: M, seat: Seat) -> Hero:
    return m.state.heroes[seat]


def alive(state: World) -> list[Seat]:
    """Seats with a character on the board."""
    return [seat for seat, hero in enumerate(state.heroes) if hero.character]
