"""Battles between characters: what an attack is worth, and what to do when attacked."""

from __future__ import annotations

import msgspec

from questhall.games.prophecy.bots import cards
from questhall.games.prophecy.bots.arms import armed, best_gear
from questhall.games.prophecy.bots.fights import chances
from questhall.games.prophecy.bots.mind import Mind
from questhall.games.prophecy.rules import duel, foes
from questhall.games.prophecy.rules.artifacts import artifacts
from questhall.games.prophecy.state import Battle, Side

NUISANCE = 1.2  # a rival with a wound more
PRIZE = 6.0  # a rival's artifact may be won
KILL = 9.0
IN_FINAL = 16.0


def attack(mind: Mind, rival: int, kind: str) -> float:
    """The worth of attacking somebody here."""
    hero, other = mind.hero, mind.state.heroes[rival]
    if mind.friend(rival):
        return -20.0
    cost = foes.will_cost(hero, len(artifacts(other))) if kind == "will" else 0
    if cost > hero.mana:
        return -50.0
    win, loss = outlook(mind, rival, kind, cost)
    if kind == "strength":
        counter = foes.will_cost(other, len(artifacts(hero)))
        if counter <= other.mana:
            turned = outlook(mind, rival, "will", 0, counter)
            win, loss = min((win, loss), turned, key=lambda chance: chance[0] - chance[1])
    return win * prize(mind, rival) - loss * stake(mind) + mind.mana(-cost)


def outlook(mind: Mind, rival: int, kind: str, cost: int, counter: int = 0) -> tuple[float, float]:
    """The chances to win and to lose, both with their best gear."""
    me = mind.with_hero(mana=mind.hero.mana - cost, spent=mind.hero.spent + cost) if cost else mind
    them = Mind(me.state, rival)
    if counter:
        them = them.with_hero(mana=them.hero.mana - counter)
    battle = Battle(mind.seat, kind, rival=rival, place=mind.hero.at)
    battle = armed(battle, best_gear(me, battle))
    theirs = Side(gear=list(best_gear(them, Battle(rival, kind, rival=mind.seat, place=mind.hero.at))))
    win, _, loss = chances(them, msgspec.structs.replace(battle, theirs=theirs))
    return win, loss


def prize(mind: Mind, rival: int) -> float:
    """What a victory brings: the loser gives Health or an item of the victor's choice."""
    other = mind.state.heroes[rival]
    if mind.state.final:
        return IN_FINAL
    belongings = other.items + other.damaged
    best = max((cards.value(item, mind.hero) for item in belongings), default=0.0)
    if not other.health:
        return min(KILL, best) + NUISANCE if belongings else KILL
    treasure = PRIZE * 0.5 * bool(artifacts(other)) + PRIZE * mind.nearly_king(rival)
    return NUISANCE + 0.3 * min(best, PRIZE) + treasure


def stake(mind: Mind) -> float:
    """What a defeat costs: the lesser of Health and the best item."""
    if mind.state.final:
        return IN_FINAL
    best = max((mind.card(item) for item in mind.hero.items + mind.hero.damaged), default=50.0)
    return min(best, -mind.health(-1))


def best_attack(mind: Mind, at: int) -> float:
    """The best attack on somebody in a location; 0 where none is worth it."""
    found = 0.0
    for rival in mind.rivals_at(at):
        victim = mind.state.heroes[rival]
        if not duel.safe(victim):
            found = max(found, *(attack(mind, rival, kind) for kind in duel.KINDS))
    return found
