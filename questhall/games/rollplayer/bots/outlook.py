"""Who stands how well in the middle of a game: what search needs to cut its futures short."""

from __future__ import annotations

import math

from questhall.games.rollplayer.bots.plan import PROVED, Plan
from questhall.games.rollplayer.bots.situation import Situation
from questhall.games.rollplayer.state import World
from questhall.kernel import Seat

SPREAD, SPREAD_PER_ROUND = 1.9, 0.15  # stars of difference that make a rival's chance small; the later the fewer
SOLO_GOOD = 50.0
PARTS = {  # what a star of the plan became in 4,000 games of house bots: with no free slot, and more for each one
    "rows": (0.91, -0.008),
    "dice": (0.94, -0.010),
    "story": (0.97, -0.013),
    "standing": PROVED["standing"],
    "armour": PROVED["armour"],
    "traits": PROVED["traits"],
    "weapons": (1.59, 0.014),
    "skills": PROVED["skills"],
    "purse": (1.62, -0.034),
}


def worth(state: World, seat: Seat) -> float:
    """The stars that a seat may expect at the end; before that, each part of the plan by what it proved to be worth."""
    plan = Plan(Situation(state, seat), state.heroes[seat], trusted=False)
    if state.over:
        return plan.worth
    return sum(proved(plan))


def grounds(state: World, seat: Seat) -> dict[str, float]:
    """The stars to be expected, by what they come from."""
    plan = Plan(Situation(state, seat), state.heroes[seat], trusted=False)
    return dict(zip(PARTS, proved(plan), strict=True))


def proved(plan: Plan) -> list[float]:
    """Each part of a plan by what it proved to be worth."""
    return [(now + each * plan.free) * stars for (now, each), stars in zip(PARTS.values(), parts(plan), strict=True)]


def parts(plan: Plan) -> tuple[float, ...]:
    """The stars of a plan by what they come from, in the order of `PARTS`."""
    hero, dice = plan.hero, plan.hero.dice
    return (
        plan.rows_worth(dice, plan.tables(plan.repair(dice))),
        plan.dice_worth(dice),
        plan.story_worth(dice),
        plan.standing_worth(hero.token, plan.steps(dice)),
        plan.armour_worth(),
        plan.traits_worth(),
        plan.weapons_worth(),
        plan.skills_worth(),
        plan.purse_worth(hero.gold),
    )


def round_begins(state: World) -> bool:
    """The dice of the round are rolled and nobody has taken one."""
    return state.round > 0 and (0 not in state.pool or bool(state.hand)) and not any(hero.card for hero in state.heroes)


def evaluate(state: World, seat: Seat) -> float | None:
    """The chance of winning, from the stars to be expected; known where a round begins or the game is over.

    In the middle of a round some have had their die or their purchase and others have not: no fair comparison.
    """
    heroes = state.heroes
    if not state.over and not round_begins(state):
        return None
    own = worth(state, seat)
    if len(heroes) == 1:
        return min(1.0, max(0.0, own / SOLO_GOOD))
    spread = SPREAD + SPREAD_PER_ROUND * heroes[seat].dice.count(0)
    better = sum(math.exp((worth(state, rival) - own) / spread) for rival in range(len(heroes)) if rival != seat)
    return 1.0 / (1.0 + better)
