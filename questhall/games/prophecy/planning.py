"""For those who plan, bots and hints: where one can get to and at what cost, from a seat's view of the state alone."""

from __future__ import annotations

import msgspec

from questhall.games.prophecy.rules import markers, movement
from questhall.games.prophecy.rules.common import has
from questhall.games.prophecy.rules.routes import FAR
from questhall.games.prophecy.state import NOWHERE, Hero, World
from questhall.kernel import Seat


class Way(msgspec.Struct, frozen=True):
    """How to get somewhere in one movement: the option to choose and what it costs."""

    key: str
    gold: int = 0
    mana: int = 0


def reachable(state: World, seat: Seat) -> dict[int, Way]:
    """Every location in reach of one movement, each by the cheapest way.  PR-MOVE-01"""
    hero = state.heroes[seat]
    found = {hero.at: Way("stay")}
    if state.field != NOWHERE:  # PR-FINAL-12
        return found
    for key, (how, goal) in movement.affordable(hero).items():
        prefer(found, goal, Way(key, markers.due(hero, movement.fare(hero, how))))
    if has(hero, "sail-any"):
        for key, (_, goal) in FAR[hero.at]:
            prefer(found, goal, Way(key))
    for key, (_, (name, goal)) in movement.carried(hero):
        act = movement.movement(name)
        price = movement.price_of(hero, act)
        if markers.cannot_pay(hero, price) is None:
            prefer(found, goal, Way(key, mana=sum(amount for coin, amount in price if coin == "mana")))
    return found


def prefer(found: dict[int, Way], goal: int, way: Way) -> None:
    old = found.get(goal)
    if old is None or way.gold + way.mana < old.gold + old.mana:
        found[goal] = way


def steps_to(state: World, seat: Seat, goal: int) -> int:
    """How many locations away on foot, the shorter way round."""
    hero: Hero = state.heroes[seat]
    apart = (goal - hero.at) % 20
    return min(apart, 20 - apart)
