"""Playing together: who opens the next door and when, what signs to give, whose signs to heed."""

from __future__ import annotations

from math import ceil

from questhall.games.gloomhaven.bots import errands, goals
from questhall.games.gloomhaven.bots.mind import Mind
from questhall.games.gloomhaven.rules.play.purse import counts_as_discarded
from questhall.games.gloomhaven.rules.play.table import character
from questhall.hex.bits import mask_of
from questhall.kernel import Seat

STURDY = {
    "brute": 4.0,
    "cragheart": 2.5,
    "sun": 4.0,
    "eclipse": 1.0,
    "scoundrel": 1.0,
    "mindthief": 1.0,
}  # who likes to go first, in hit points
STRIDE = 4  # hexes a round
WAITING = 5.0  # what a round is worth that all wait until the door opens
FULL_HAND = 4  # cards with which a door may be opened
PATIENCE = 1  # rounds without a fight, for every open room
FIT = 0.6  # of the hit points
GATHERED = 7  # hexes from the door
NEAR = 2  # hexes to loot that is worth the way
SPARE = 3  # rounds
EARLY, LATE = 30, 60  # initiative
SLOTS = {"early": 0, "middle": 1, "late": 2}
IN_ORDER = 0.3  # what it is worth that whoever is in front acts first


def opener(mind: Mind) -> Seat:
    """Who opens the next door: whoever says so, another before me; else the sturdiest near it."""
    claims = [seat for seat in mind.living() if mind.w.heroes[seat].sign == "door"]
    if claims:
        return min(claims, key=lambda seat: (seat == mind.seat, seat))
    ways = mind.door_ways(mind.door) if mind.door >= 0 else {}

    def fitness(seat: Seat) -> float:
        own = character(mind.w, seat)
        if own is None:
            return -99.0
        resting = mind.w.heroes[seat].resting
        ready = 8.0 * is_ready(mind, seat) - 20.0 * resting
        keen = goals.door(mind) if seat == mind.seat else 0.0
        rounds = ceil(ways.get(own.cell, 30) / STRIDE)
        return own.hit_points + STURDY.get(own.name, 0.0) - WAITING * rounds + ready + keen

    return max(mind.living(), key=lambda seat: (fitness(seat), -seat))


def is_ready(mind: Mind, seat: Seat) -> bool:
    """Enough cards for a fight, or no rest that would bring more."""
    hero = mind.w.heroes[seat]
    hand = len(hero.hand) + len(hero.chosen) + len(hero.played)
    discards = len(counts_as_discarded(hero))
    return hand >= max(2, min(FULL_HAND, hand + discards - 2))


def wants_rest(mind: Mind) -> bool:
    """Between fights: a rest that brings cards back before the door is opened."""
    hero, me = mind.hero, mind.me
    discards = len(counts_as_discarded(hero))
    if discards < 2:
        return False
    if errands.needs_rest(mind):
        return True
    if mind.door >= 0 and len(hero.hand) >= 2 and mind.door_ways(mind.door).get(me.cell, 0) > GATHERED:
        return False
    if not is_ready(mind, mind.seat):
        return True
    hurt = me.hit_points <= FIT * me.most_hit_points
    return hurt and discards >= 3 and mind.rounds_of(hero) > mind.rounds_needed + 3


def all_ready(mind: Mind) -> bool:
    """Most have cards, all are near the door; or it has taken too long already, or somebody walks on without us."""
    if errands.wards(mind) or mind.hero.tally.get("quiet-rounds", 0) > PATIENCE * len(mind.w.rooms) or is_late(mind):
        return True
    ways = mind.door_ways(mind.door)
    ready, seats = 0, mind.living()
    for seat in seats:
        own = character(mind.w, seat)
        if own is not None and ways.get(own.cell, 99) > GATHERED:
            return False
        ready += is_ready(mind, seat)
    return ready == len(seats)


def is_late(mind: Mind) -> bool:
    """Nobody has more rounds left than it will take: waiting for others only burns cards."""
    return max(mind.rounds_of(mind.w.heroes[seat]) for seat in mind.living()) <= mind.rounds_needed


def wants_loot(mind: Mind) -> bool:
    """Between fights, with rounds to spare: something lies near that is nearest to me and nobody has claimed."""
    w = mind.w
    lying = mask_of((*w.coins, *w.treasures))
    spare = mind.rounds_of(mind.hero) - mind.rounds_needed
    if not lying or not mind.quiet or spare < SPARE or goals.coin(mind) < 0:
        return False
    if any(hero.sign == "loot" for hero in w.heroes):
        return False
    ways = mind.way_map(lying)
    others = [ways.get(each.cell, 99) for each in mind.friends if each.kind == "character"]
    return ways.get(mind.me.cell, 99) <= min((NEAR, *others))


def opens_next(mind: Mind) -> bool:
    """Nothing else is to be done, and it is my turn to open the door."""
    return mind.quiet and mind.door >= 0 and not errands.busy(mind) and opener(mind) == mind.seat and all_ready(mind)


def may_open(mind: Mind) -> bool:
    """Whether this seat opens the door now: it is its turn to, nobody is left to fight, and all are ready."""
    if mind.door < 0 or not mind.quiet or errands.busy(mind) or opener(mind) != mind.seat:
        return False
    return mind.hero.sign == "door"


def sign(mind: Mind, lead: int) -> str:
    """What the others should know of my round: the door, a need, or when I act."""
    me = mind.me
    if lead and opens_next(mind):
        return "door"
    if 2 * me.hit_points < me.most_hit_points:
        return "heal"
    if lead and wants_loot(mind):
        return "loot"
    return slot(lead)


def slot(initiative: int) -> str:
    """When somebody acts, as it is said at the table."""
    return "late" if not initiative or initiative > LATE else "early" if initiative <= EARLY else "middle"


def in_order(mind: Mind, initiative: int) -> float:
    """Whoever is nearer to the fight or the door should act first, so that nobody stands in another's way: the times
    that others told are heeded."""
    goals_ = mask_of(each.cell for each in mind.foes) if mind.foes else 0
    ways = mind.way_map(goals_) if goals_ else mind.door_ways(mind.door) if mind.door >= 0 else {}
    mine, own = SLOTS[slot(initiative)], ways.get(mind.me.cell, 99)
    total = 0.0
    for each in mind.friends:
        told = SLOTS.get(mind.w.heroes[each.seat].sign) if each.kind == "character" else None
        if told is None or ways.get(each.cell, 99) == own:
            continue
        in_front = ways.get(each.cell, 99) < own
        total -= IN_ORDER * ((mine < told) if in_front else (mine > told))
    return total
