"""Race, class, and the dice one starts with."""

from __future__ import annotations

from functools import cache

from questhall.games.rollplayer.bots.dice import placement_worth
from questhall.games.rollplayer.bots.plan import Plan
from questhall.games.rollplayer.bots.situation import Situation
from questhall.games.rollplayer.content import JOBS
from questhall.games.rollplayer.content.board import ROWS
from questhall.games.rollplayer.state import Hero, World

ABILITY = {  # stars that a class ability brings over a game, roughly
    "cleric": 0.6,
    "paladin": 0.8,
    "druid": 1.0,
    "ranger": 0.4,
    "monk": 0.7,
    "bard": 0.8,
    "rogue": 1.0,
    "thief": 1.5,
    "sorcerer": 0.8,
    "wizard": 0.6,
    "warrior": 1.0,
    "barbarian": 0.8,
}

URGENT = 2.0  # how much what a die would lose counts beside what it gains


@cache
def suits(race: str, job: str) -> float:
    """How well a race serves the goals of a class, and what the class can do."""
    hero = Hero(race=race, job=job)
    plan = Plan(Situation(World(heroes=[hero, hero]), 0), hero)
    return plan.rows_worth(hero.dice, plan.tables(plan.repair(hero.dice))) + ABILITY.get(job, 0.7)


def race_worth(around: Situation, race: str) -> float:
    """The class comes later: a race that serves most of them."""
    taken = {JOBS[hero.job].colour for hero in around.state.heroes if hero.job}
    jobs = [job.id for job in JOBS.values() if job.colour not in taken]
    return sum(suits(race, job) for job in jobs) / len(jobs)


def class_worth(around: Situation, job: str) -> float:
    return suits(around.me.race, job)


def start(around: Situation) -> tuple[int, int]:
    """The die that loses most if its best row goes to another: it is placed first."""
    plan = Plan(around, around.me)
    rows = [row for row in range(ROWS) if not around.me.dice[row * 3 + 2]]
    best = (-1e9, 0, 0)
    for die in dict.fromkeys(around.state.hand):
        worths = sorted(((placement_worth(plan, die, row, act=False), row) for row in rows), reverse=True)
        regret = worths[0][0] - worths[min(1, len(worths) - 1)][0]
        best = max(best, (URGENT * regret + worths[0][0], die, worths[0][1]))
    return best[1], best[2]
