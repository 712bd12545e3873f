"""How well the party stands: the chance to win as the house bot's games tell it."""

from __future__ import annotations

from math import exp

from questhall.games.gloomhaven.bots.mind import rounds_left
from questhall.games.gloomhaven.content.terms import Side
from questhall.games.gloomhaven.rules.play.purse import counts_as_discarded
from questhall.games.gloomhaven.rules.play.table import character, living, place, shield_of
from questhall.games.gloomhaven.state import World
from questhall.kernel import Seat

# By logistic regression over 700 games of house bots (scenarios 1, 3, 5, 8 and 14, easy to hard, 2 to 4 characters),
# scenario and level held apart; what is counted is divided by the number of characters.
A_ROUND, HEALTH = 0.26, 1.05  # of a character's rounds that its cards still give, of its hit points as a share
ENEMY_LIFE, CLOSED_ROOM = -0.23, -2.3  # a hit point of enemies in sight, a room that is still closed
SHIELD = 0.35  # how much longer an enemy lives for every point of shield
EXPERIENCE = 0.05  # a victory is worth more with it
AT_EASE = 1.5


def rounds(w: World) -> int:
    """The pace of search."""
    return w.round


def standing(w: World, seat: Seat) -> float:
    """0 to 1, the same for all: they win or lose together."""
    if w.verdict:
        return float(w.verdict == "won")
    if not living(w):
        return 0.0
    balance = strength_left(w) + work_left(w)
    return 1 / (1 + exp(-AT_EASE - balance / len(w.heroes)))


WEIGHTS = {"rounds": A_ROUND, "health": 0.1, "enemies": ENEMY_LIFE, "rooms": CLOSED_ROOM, "experience": EXPERIENCE}


def grounds(w: World, seat: Seat) -> dict[str, float]:
    """What the party's chance is made of, in the things that one counts at the table."""
    foes = [each for each in w.figures if each.side is Side.MONSTERS]
    return {
        "rounds": sum(rounds_of(w, seat) for seat in living(w)),
        "health": sum(own.hit_points for seat in living(w) if (own := character(w, seat))),
        "enemies": sum(each.hit_points for each in foes),
        "rooms": len(place(w).rooms) - len(w.rooms),
        "experience": sum(hero.xp for hero in w.heroes),
    }


def rounds_of(w: World, seat: Seat) -> float:
    """The rounds that a character's cards still give."""
    hero = w.heroes[seat]
    hand = len(hero.hand) + len(hero.played) + len([card for card in hero.chosen if card != "rest"])
    return rounds_left(hand, len(counts_as_discarded(hero)))


def strength_left(w: World) -> float:
    """The rounds that the party's cards still give, its health, and what it has learned."""
    total = 0.0
    for seat in living(w):
        own = character(w, seat)
        total += A_ROUND * rounds_of(w, seat)
        total += HEALTH * own.hit_points / own.most_hit_points if own else 0.0
    return total + EXPERIENCE * sum(hero.xp for hero in w.heroes)


def work_left(w: World) -> float:
    """The enemies in sight and the closed rooms."""
    foes = [each for each in w.figures if each.side is Side.MONSTERS]
    life = sum(each.hit_points * (1 + SHIELD * shield_of(each)) for each in foes)
    closed = len(place(w).rooms) - len(w.rooms)
    return ENEMY_LIFE * life + CLOSED_ROOM * len(w.heroes) * closed
