"""Small words that every chapter uses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from questhall.games.prophecy.content.cards import ARTIFACTS, CARDS, RING
from questhall.games.prophecy.content.notation import FLAGS
from questhall.games.prophecy.state import Hero, Round, Turn, World
from questhall.kernel import Match, Seat

M: TypeAlias = Match[World]
NAMES = [place.id for place in RING]
GIVERS = {flag: frozenset(card.id for card in CARDS.values() if flag in card.text.flags) for flag in FLAGS}


def hero_of(m: M, seat: Seat) -> Hero:
    return m.state.heroes[seat]


def alive(state: World) -> list[Seat]:
    """Seats with a character on the board."""
    return [seat for seat, hero in enumerate(state.heroes) if hero.character]


def clockwise(state: World, seat: Seat) -> Iterator[Seat]:
    """The other seats in order, the left neighbour first."""
    count = len(state.heroes)
    return ((seat + step) % count for step in range(1, count))


def artifacts(hero: Hero) -> list[str]:
    return [item for item in hero.items if item in ARTIFACTS]


def has(hero: Hero, flag: str) -> bool:
    """Whether a skill or a sound item gives this."""
    givers = GIVERS[flag]
    return not givers.isdisjoint(hero.skills) or not givers.isdisjoint(hero.items)


def turn_of(m: M) -> Turn | None:
    """The turn that is going on."""
    return next((task for task in reversed(m.state.agenda) if isinstance(task, Turn)), None)


def round_of(m: M) -> Round | None:
    return next((task for task in m.state.agenda if isinstance(task, Round)), None)


def open_at(state: World, at: int) -> list[str]:
    """Face-up adventures there."""
    land = state.land
    return [
        card for card, spot, seen in zip(land.cards, state.spots, land.seen, strict=True) if spot == at and seen == -1
    ]
