"""How well the party stands: rounds it can still fight against rounds it still needs."""

from __future__ import annotations

from math import exp

from questhall.games.gloomhaven.bots.mind import DAMAGE_A_ROUND, ROUNDS_A_ROOM, rounds_left
from questhall.games.gloomhaven.rules.play.purse import counts_as_discarded
from questhall.games.gloomhaven.rules.play.table import character, living, place, shield_of
from questhall.games.gloomhaven.state import World
from questhall.kernel import Seat

CLOSE_CALL = 5.0  # rounds to spare that make victory likely
SHIELD = 2  # points of life that a point of shield is worth
SPENT = 0.35  # how much a character counts whose life is nearly gone


def rounds(w: World) -> int:
    """The pace of search."""
    return w.round


def standing(w: World, seat: Seat) -> float:
    """0 to 1, the same for all: they win or lose together."""
    if w.verdict:
        return float(w.verdict == "won")
    seats = living(w)
    if not seats:
        return 0.0
    spare = strength_left(w, seats) - work_left(w)
    return 1 / (1 + exp(-spare / (CLOSE_CALL * len(w.heroes))))


def strength_left(w: World, seats: list[Seat]) -> float:
    """Turns the party has left, those of the nearly fallen counted less."""
    total = 0.0
    for seat in seats:
        hero, own = w.heroes[seat], character(w, seat)
        hand = len(hero.hand) + len(hero.played) + len([card for card in hero.chosen if card != "rest"])
        health = own.hit_points / own.most_hit_points if own else 0.0
        total += rounds_left(hand, len(counts_as_discarded(hero))) * (SPENT + (1 - SPENT) * health)
    return total


def work_left(w: World) -> float:
    """Turns that the enemies in sight and the closed rooms will take."""
    life = sum(e.hit_points + SHIELD * shield_of(e) for e in w.figures if e.kind in ("monster", "objective"))
    closed = len(place(w).rooms) - len(w.rooms)
    return life / DAMAGE_A_ROUND + ROUNDS_A_ROOM * len(w.heroes) * closed
