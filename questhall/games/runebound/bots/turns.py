"""The own turn: of everything that can be done, what brings most per action point."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from questhall.games.runebound.bots import fights
from questhall.games.runebound.bots.goals import FIGHTS_AHEAD, Goals, courage
from questhall.games.runebound.bots.mind import Mind
from questhall.games.runebound.bots.power import POINT
from questhall.games.runebound.bots.prices import DRAW
from questhall.games.runebound.bots.routes import after_roll
from questhall.games.runebound.content.board import CELL, FACES, JOKER, KIND, TERRAIN
from questhall.games.runebound.content.cards import SKILLS
from questhall.games.runebound.rules.abilities import ABILITIES
from questhall.games.runebound.rules.attributes import value
from questhall.games.runebound.rules.growth import cannot_learn
from questhall.games.runebound.rules.movement import REST_DICE
from questhall.games.runebound.rules.once import MOVING

Options = Mapping[str, Any]
AT_HAND = 1.4  # what can be done here needs no way back later
IDLE = 0.004  # less than that an action point is not worth a move


def turn(mind: Mind, options: Options) -> str:
    """First what is free, then the best use of the next action point."""
    if free := first_of_all(mind, options):
        return free
    if "rise" in options:
        return "rise"
    if "roll" not in options:
        return "rest" if "rest" in options else "end"
    rate, key = max(plans(mind, options))
    if key.startswith(("step", "roll")) and (ability := hurried(mind, options)):
        return ability
    return key if rate > IDLE and key in options else "end"


def plans(mind: Mind, options: Options) -> list[tuple[float, str]]:
    """What the next action point can be used for, with what each brings per point."""
    goals = Goals(mind)
    return here(mind, goals, options) + aside(mind) + ways(mind, goals, options)


def first_of_all(mind: Mind, options: Options) -> str:
    """Skills that can be learned, abilities that cost little."""
    skills = [key for key in options if key.startswith("learn:")]
    if skills:
        best = max(skills, key=lambda key: mind.learning(key[6:]))
        if mind.learning(best[6:]) > 0:
            return best
    for key in options:
        if key.startswith("use:") and using(mind, options[key][1]) > 0:
            return key
    return ""


def using(mind: Mind, card: str) -> float:
    """An ability that does not move the hero: its effects less its price."""
    ability = ABILITIES["turn"][card]
    if ability.ops[0].startswith(MOVING):
        return 0.0
    cost = cheapest(mind) if ability.exert else 0.0
    if ability.ops[0].startswith("draw") and ability.exert:
        return 0.0
    return mind.effects(ability.ops) + mind.gold(-ability.gold) - cost - 0.005


def cheapest(mind: Mind) -> float:
    """The card that is missed least."""
    return min((mind.held(card) for card in mind.hand), default=1.0)


def hurried(mind: Mind, options: Options) -> str:
    """On the way: abilities that carry the hero further."""
    for key in options:
        if key.startswith("use:"):
            ability = ABILITIES["turn"][options[key][1]]
            if ability.ops[0].startswith(("step", "dice")) and (not ability.exert or cheapest(mind) < 0.7 * POINT):
                return key
    return ""


def here(mind: Mind, goals: Goals, options: Options) -> list[tuple[float, str]]:
    """What can be done on this space."""
    found = []
    for goal in goals.here():
        if goal.key not in options:
            continue
        if goal.key == "villain" and not fights.face_him(mind):
            found.append((9.0, "rest"))
        found.append((AT_HAND * goal.gain / goal.points, goal.key))
    waiting = [goal for goal in goals.here() if goal.points > mind.points]
    if waiting and not found:  # a gem waits for the next turn
        found.append((max(goal.gain / (goal.points + mind.points) for goal in waiting), "end"))
    return found


def aside(mind: Mind) -> list[tuple[float, str]]:
    """Resting in the wilderness, training."""
    found = [(training(mind), "train")]
    if mind.hero.wounds and mind.hero.at not in KIND:
        share = sum(1 for face in FACES if face & (TERRAIN[mind.hero.at] | JOKER)) / len(FACES)
        healed = min(mind.hero.wounds, REST_DICE * share)
        part = healed / mind.hero.wounds
        found.append((mind.healing(healed) + part * FIGHTS_AHEAD * courage(mind), "rest"))
    return found


def training(mind: Mind) -> float:
    """New cards: skills worth the trophies that wait for them, and something to exert with."""
    known = max((mind.learning(card) for card in mind.hand if cannot_learn(mind.hero, card) is None), default=0.0)
    limit = value(mind.hero, "hand")
    room = limit - len(mind.hand)
    return max(0.0, promised(mind, limit) - max(0.0, known)) + 0.5 * DRAW * room * mind.time


def promised(mind: Mind, cards: int) -> float:
    """The best skill among so many new cards, averaged over what may come."""
    if not mind.trophies:
        return 0.0
    gone = {*mind.state.used_skills, *mind.state.removed, *mind.hand}
    gone.update(card for hero in mind.state.heroes for card in hero.skills)
    gains = [
        max(0.0, mind.learning(card)) if cannot_learn(mind.hero, card) is None else 0.0
        for card in SKILLS
        if card not in gone
    ]
    total = 0.0
    for better, gain in enumerate(sorted(gains, reverse=True)):
        total += gain * (chance_below(better, len(gains), cards) - chance_below(better + 1, len(gains), cards))
    return total


def chance_below(better: int, every: int, cards: int) -> float:
    """That none of so many cards is among the better ones."""
    return (1 - better / every) ** cards


def ways(mind: Mind, goals: Goals, options: Options) -> list[tuple[float, str]]:
    """A roll by its exact odds, or one step without dice."""
    left = mind.points - 1
    found = [(after_roll(mind.hero, lambda cell: goals.rate(cell, 1, left)), "roll")]
    for key in options:
        if key.startswith("step:"):
            found.append((goals.rate(CELL[key[5:]], 1, left), key))
    return found
