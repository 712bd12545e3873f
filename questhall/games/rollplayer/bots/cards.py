"""What cards beside the board are worth in the rounds to come."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING

from questhall.games.rollplayer.bots.chances import standing
from questhall.games.rollplayer.bots.situation import Situation
from questhall.games.rollplayer.content import CARDS, SETS
from questhall.games.rollplayer.content.grid import STEP
from questhall.games.rollplayer.content.notation import Power
from questhall.games.rollplayer.rules.scoring import pieces, set_bonus
from questhall.games.rollplayer.state import Hero

if TYPE_CHECKING:
    from questhall.games.rollplayer.bots.plan import Plan

PIECE_COST = 1.2  # stars that the gold for a piece of armour would bring elsewhere
LAST_CARD_SHARE = 0.3  # of the rounds in which one takes the highest initiative card
PURCHASES = 0.8  # a round
INCOME = 0.75  # of a coin at hand: gold to come adds to a purse that is rarely empty
AGAIN = 0.3  # stars of an action done twice
AFTER_DISCARD = 0.45  # stars of the action that a discard gives
DISCARDS = 0.25  # a round
RAISING = 0.2  # stars, a round to come, of dice that may count one more
USE = {  # stars that one use of a skill brings, the step of the token apart; averages of many games
    "set": 1.0,
    "raise": 0.3,
    "act": 0.5,
    "take": 0.5,
    "shift": 0.4,
    "reroll": 0.25,
    "search": 0.9,
    "negotiate": 0.9,
    "sleight_of_hand": 0.45,
    "move_silently": 0.3,
    "open_lock": 0.9,
}
STEPS_BACK = 0.15  # uses a round that the token can make good again
ACTIONS_WORTH = (0.0, 1.0, 1.6)  # by the number of actions: the second finds less to do
COPYING = 0.7  # of what a rival's skill would be worth to oneself


def armour_worth(around: Situation, hero: Hero) -> float:
    """Sets as they are, and what the pieces to come may add to a set begun."""
    rounds = hero.dice.count(0)
    worth = 0.0
    chance = around.chance_to_get(rounds) if rounds else 0.0
    for name, number in pieces(hero).items():
        stars = SETS[name].stars
        worth += stars[number] + set_bonus(hero, name)
        if chance:
            worth += growth(stars, number, around.coming(name), chance)
    return worth


def growth(stars: tuple[int, ...], number: int, coming: int, chance: float) -> float:
    """What more pieces of a set add beyond their price."""
    worth = 0.0
    for more in range(1, coming + 1):
        if number + more < len(stars):
            likely = comb(coming, more) * chance**more * (1 - chance) ** (coming - more)
            worth += likely * max(0.0, stars[number + more] - stars[number] - PIECE_COST * more)
    return worth


def weapon_worth(plan: Plan, power: Power) -> float:
    """What a weapon brings beyond what goals and armour already count."""
    dice, rounds = plan.hero.dice, plan.free
    open_rows = sum(not dice[row * 3 + 2] for row in range(6))
    income = INCOME * plan.coin
    worth = income * power.last_card * LAST_CARD_SHARE * rounds
    worth += income * power.filling * open_rows
    worth += AGAIN * power.after_filling * open_rows
    if power.after_discarding >= 0:
        worth += AFTER_DISCARD * DISCARDS * rounds
    if power.discount:
        worth += income * PURCHASES * rounds * sum(power.discount.values()) / 4
    if power.goal_dice or power.goal_class_dice:
        worth += RAISING * min(rounds, 6)
    return worth


def skill_worth(plan: Plan, card: str) -> float:
    """What its uses bring: every one moves the token too, to a better cell or away from a good one."""
    hero, said = plan.hero, CARDS[card]
    if not said.arrow:
        rivals = [other for rival in plan.around.rivals for other in rival.skills if CARDS[other].arrow]
        return COPYING * max([skill_worth(plan, other) for other in rivals], default=0.0)
    use = USE[said.do.verb if said.do else said.effect]
    if said.do and said.do.verb == "act":
        use *= ACTIONS_WORTH[said.do.args[1]]
    if said.do and said.do.verb == "take":
        use *= said.do.args[0]
    times = plan.free + (card not in hero.used)
    return follow_worth(plan, said.arrow, use, times) + use * STEPS_BACK * plan.free


def follow_worth(plan: Plan, arrow: str, use: float, times: int) -> float:
    """The best number of steps along an arrow, each with a use of the skill."""
    cells = standing(plan.cells, plan.steps(plan.hero.dice))
    token, best = plan.hero.token, 0.0
    for uses in range(1, times + 1):
        token = STEP[arrow][token]
        if token < 0:
            break
        best = max(best, cells[token] - cells[plan.hero.token] + use * uses)
    return best
