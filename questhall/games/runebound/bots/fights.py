"""Combats before and during: is it worth fighting, going on, hunting, facing the villain?"""

from __future__ import annotations

from questhall.games.runebound.bots import power
from questhall.games.runebound.bots.mind import Mind
from questhall.games.runebound.bots.prices import pain
from questhall.games.runebound.bots.routes import gait, ways_to
from questhall.games.runebound.content.board import CITY, distance
from questhall.games.runebound.content.cards import CARDS
from questhall.games.runebound.odds.duel import forecast
from questhall.games.runebound.odds.duel.forecast import Duellist, Prospect
from questhall.games.runebound.rules import outcome
from questhall.games.runebound.rules.enemies import enemy_life
from questhall.games.runebound.rules.wounds import defeated, life
from questhall.games.runebound.state import LAST, MARGATH, POINTS, Combat, Hero
from questhall.kernel import Seat

DEFEAT = 0.03  # the turn or so that a defeated hero loses
SURE = 0.9  # with that chance nobody waits
LATE, HASTE = 2, 0.1  # with fewer rounds to spare than that, each of them is worth so much less of a chance
ON_TIME = 2.0  # rounds in hand, for bad dice and a rest on the way
RIVALRY = 0.4  # how much a rival's own chance presses
MARCH = 0.9  # rounds that a space of his march gives for sure


def enemy(mind: Mind, card: str) -> Duellist:
    return forecast.enemy_duellist(card, enemy_life(mind.state, card, mind.seat), mind.state.act)


def foreseen(mind: Mind, card: str, healed: bool = False) -> Prospect:
    """How a combat with this enemy would go, as the hero is now or after a rest."""
    return forecast.forecast(power.of(mind.hero), enemy(mind, card), 0 if healed else mind.hero.wounds)


def worth(mind: Mind, card: str, healed: bool = False) -> float:
    """What meeting this enemy brings: reward and trophy, wounds, defeat."""
    key = (card, healed)
    if key not in mind.fights:
        mind.fights[key] = result(mind, foreseen(mind, card, healed), spoils(mind, card))
    return mind.fights[key]


def spoils(mind: Mind, card: str) -> float:
    """Reward and trophy; of a story quest its outcome."""
    found = CARDS[card]
    if found.deck == "story":
        return mind.effects(found.outcomes[0].ops)
    return mind.effects(found.reward) + mind.trophy


def result(mind: Mind, fight: Prospect, gain: float) -> float:
    most, now = life(mind.hero), mind.hero.wounds
    beaten = DEFEAT + pain(most, most) - pain(now, most)
    return fight.win * (gain + mind.wounds(fight.wounds)) - (1 - fight.win) * beaten


def going_on(mind: Mind, combat: Combat) -> float:
    """What another round is worth, against leaving now."""
    if combat.card:
        theirs, gain = enemy(mind, combat.card), spoils(mind, combat.card)
        left = theirs.fighter.life - combat.wounds
    else:
        other = next(side.seat for side in combat.sides if side.seat != mind.seat)
        theirs = power.of(mind.state.heroes[other])
        gain, left = 0.05, power.health(mind.state.heroes[other])
    shares = forecast.paces(power.of(mind.hero), theirs)
    fight = forecast.race(*shares, power.health(mind.hero), max(1, left))
    return result(mind, fight._replace(win=forecast.sharper(fight.win)), gain)


def hunting(mind: Mind, other: Seat) -> float:
    """Corbin's challenge, for his bounty."""
    rival: Hero = mind.state.heroes[other]
    if defeated(rival):
        return 0.0
    theirs = power.of(rival)._replace(opening=0)
    shares = forecast.paces(power.of(mind.hero), theirs)
    fight = forecast.race(*shares, power.health(mind.hero), power.health(rival))
    return result(mind, fight, mind.effects(outcome.BOUNTY))


# -- the villain ---------------------------------------------------------------------------------------------------


def rounds_left(mind: Mind) -> float:
    """Until the heroes have lost."""
    state = mind.state
    track = LAST - state.time + (LAST if state.act == 1 else 0)
    if state.scenario != MARGATH:
        return track
    start = state.villain if state.villain >= 0 else power.lair(state.scenario)
    way = distance(start, CITY["tamalir"])
    return track + max(0.0, MARCH * (way - 2))


def way_to_villain(mind: Mind) -> float:
    """In turns."""
    speed, dry = gait(mind.hero)
    return ways_to(mind.state.villain, speed, dry)[mind.hero.at] / POINTS


def time_for_villain(mind: Mind) -> bool:
    """Whether to go now: the chance is good enough for the time that is left, or a rival will be faster."""
    if mind.state.villain < 0:
        return False
    chance = power.against_villain(mind.state, mind.hero, 0).win
    spare = rounds_left(mind) - way_to_villain(mind) - ON_TIME - 0.7 * (mind.hero.wounds > 2)
    wanted = SURE - HASTE * max(0.0, LATE - spare)
    rivals = [other for seat, other in enumerate(mind.state.heroes) if seat != mind.seat and other.at >= 0]
    threat = max((power.against_villain(mind.state, other, other.wounds).win for other in rivals), default=0.0)
    return spare <= 0 or chance >= wanted * (1 - RIVALRY * threat)


def face_him(mind: Mind) -> bool:
    """On his space: now, or rest first?"""
    now = power.against_villain(mind.state, mind.hero, mind.hero.wounds).win
    healed = power.against_villain(mind.state, mind.hero, max(0, mind.hero.wounds - 3)).win
    return healed - now < 0.05 or rounds_left(mind) <= 0.5
