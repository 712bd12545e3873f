"""Playing together: who opens the next door and when, what signs to give, whose signs to heed."""

from __future__ import annotations

from questhall.games.gloomhaven.bots.mind import Mind
from questhall.games.gloomhaven.rules.play.purse import counts_as_discarded
from questhall.games.gloomhaven.rules.play.table import character
from questhall.kernel import Seat

STURDY = {"brute": 4.0, "cragheart": 2.5, "scoundrel": 1.0, "mindthief": 1.0}  # who likes to go first, in hit points
FULL_HAND = 5  # cards with which a door may be opened
PATIENCE = 4  # rounds without a fight, for every open room
FIT = 0.6  # of the hit points
GATHERED = 7  # hexes from the door


def opener(mind: Mind) -> Seat:
    """Who opens the next door: whoever says so, else the sturdiest near it."""
    for seat in mind.living():
        if mind.w.heroes[seat].sign == "door":
            return seat
    ways = mind.door_ways(mind.door) if mind.door >= 0 else {}

    def fitness(seat: Seat) -> float:
        own = character(mind.w, seat)
        if own is None:
            return -99.0
        resting = mind.w.heroes[seat].resting
        ready = 8.0 * is_ready(mind, seat) - 20.0 * resting
        return own.hit_points + STURDY.get(own.name, 0.0) - 0.4 * ways.get(own.cell, 30) + ready

    return max(mind.living(), key=lambda seat: (fitness(seat), -seat))


def is_ready(mind: Mind, seat: Seat) -> bool:
    """Enough cards for a fight, or no rest that would bring more."""
    hero = mind.w.heroes[seat]
    hand = len(hero.hand) + len(hero.chosen) + len(hero.played)
    discards = len(counts_as_discarded(hero))
    return hand >= min(FULL_HAND, hand + discards - 2)


def wants_rest(mind: Mind) -> bool:
    """Between fights: a rest that brings cards back before the door is opened."""
    hero, me = mind.hero, mind.me
    discards = len(counts_as_discarded(hero))
    if discards < 2:
        return False
    if mind.door >= 0 and len(hero.hand) >= 2 and mind.door_ways(mind.door).get(me.cell, 0) > GATHERED:
        return False
    if not is_ready(mind, mind.seat):
        return True
    hurt = me.hit_points <= FIT * me.most_hit_points
    return hurt and discards >= 3 and mind.rounds_of(hero) > mind.rounds_needed + 3


def all_ready(mind: Mind) -> bool:
    """Most have cards, all are near the door; or it has taken too long already."""
    if mind.hero.tally.get("quiet-rounds", 0) > PATIENCE * len(mind.w.rooms):
        return True
    ways = mind.door_ways(mind.door)
    ready, seats = 0, mind.living()
    for seat in seats:
        own = character(mind.w, seat)
        if own is not None and ways.get(own.cell, 99) > GATHERED:
            return False
        ready += is_ready(mind, seat)
    return ready == len(seats)


def may_open(mind: Mind) -> bool:
    """Whether this seat opens the door now: it is its turn to, nobody is left to fight, and all are ready."""
    if mind.door < 0 or not mind.quiet or opener(mind) != mind.seat:
        return False
    return mind.hero.sign == "door"


def sign(mind: Mind, lead: int) -> str:
    """What the others should know of my round: the door, a need, or when I act."""
    me = mind.me
    if mind.quiet and mind.door >= 0 and opener(mind) == mind.seat and all_ready(mind) and lead:
        return "door"
    if 2 * me.hit_points < me.most_hit_points:
        return "heal"
    return "late" if not lead or lead > 60 else "early" if lead <= 30 else "middle"
