"""What cards beside the board are worth in the rounds to come."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING

from questhall.games.rollplayer.board import STEP
from questhall.games.rollplayer.bots.situation import Situation
from questhall.games.rollplayer.content import CARDS, SETS
from questhall.games.rollplayer.content.notation import Power
from questhall.games.rollplayer.rules.scoring import pieces, set_bonus
from questhall.games.rollplayer.state import Hero

if TYPE_CHECKING:
    from questhall.games.rollplayer.bots.plan import Plan

PIECE_COST = 1.2  # stars that the gold for a piece of armour would bring elsewhere
LAST_CARD_SHARE = 0.3  # of the rounds in which one takes the highest initiative card
PURCHASES = 0.7  # a round
AGAIN = 0.3  # stars of an action done twice
RAISING = 0.15  # stars, a round to come, of dice that may count one more
USE = {  # stars that one use of a skill brings
    "set": 0.9,
    "raise": 0.45,
    "act": 0.35,
    "take": 0.3,
    "shift": 0.15,
    "reroll": 0.1,
    "search": 0.5,
    "negotiate": 0.5,
    "sleight_of_hand": 0.35,
    "move_silently": 0.35,
    "open_lock": 0.25,
    "diplomacy": 0.3,
}
STEPS_BACK = 0.2  # uses a round that the token can make good again


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
    worth = plan.coin * power.last_card * LAST_CARD_SHARE * rounds
    worth += plan.coin * power.filling * open_rows
    worth += AGAIN * power.after_filling * open_rows
    if power.discount:
        worth += plan.coin * PURCHASES * rounds * sum(power.discount.values()) / 4
    if power.goal_dice or power.goal_class_dice:
        worth += RAISING * min(rounds, 6)
    return worth


def skill_worth(plan: Plan, card: str) -> float:
    """A use a round, as long as the token has somewhere to go."""
    said = CARDS[card]
    use = USE[said.do.verb if said.do else said.effect]
    if said.do and said.do.verb == "act":
        use *= said.do.args[1]
    ready = 0 if card in plan.hero.used else 1
    return use * min(plan.free * 0.8 + 0.5 * ready, path(said.arrow, plan.hero.token) * 0.8 + STEPS_BACK * plan.free)


def path(arrow: str, token: int) -> int:
    """How often the token can follow the arrow."""
    if not arrow:
        return 2
    count = 0
    while (token := STEP[arrow][token]) >= 0:
        count += 1
    return count
