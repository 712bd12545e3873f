"""The end of a scenario: who did what, what it gave, what it opens."""

from __future__ import annotations

import msgspec

from questhall.games.gloomhaven.content import equipment
from questhall.games.gloomhaven.content.scenarios import scenario
from questhall.games.gloomhaven.rules.play.ending import is_met
from questhall.games.gloomhaven.rules.play.table import at_stake
from questhall.games.gloomhaven.state import World
from questhall.kernel import UNSEEN, Seat


class HeroSummary(msgspec.Struct):
    """What a character did in the scenario and takes home."""

    job: str
    exhausted: bool
    damage: int  # dealt to enemies, its summons' with it
    kills: int
    healed: int  # hit points given back, to others and itself
    suffered: int  # hit points lost
    coins: int
    gold: int  # what they are worth, with the scenario's reward
    treasures: int
    xp: int  # of its cards
    bonus_xp: int  # for the victory, with the scenario's reward
    goal: str  # the battle goal
    goal_met: bool
    checkmarks: int


class Summary(msgspec.Struct):
    """The end of a scenario."""

    won: bool
    given_up: bool
    rounds: int
    heroes: list[HeroSummary]
    opens: list[int]  # scenarios
    playable: list[int]  # those of them that can be played here
    rewards: dict[str, int]  # gold, xp, prosperity, reputation


def summary(view: World) -> Summary:
    """GH-ENDSCEN-02, GH-ENDSCEN-10, GH-ENDSCEN-12"""
    won = view.verdict == "won"
    page = scenario(view.scenario)
    opens = [*page.unlocks, *page.rewards.choose] if won else []
    kinds = ("gold", "xp", "prosperity", "reputation")
    return Summary(
        won,
        bool(view.memory.get("given up")),
        view.round,
        [hero_summary(view, seat, won) for seat in range(len(view.heroes))],
        opens,
        [number for number in opens if view.memory.get(f"opens {number}")],
        {kind: getattr(page.rewards, kind) for kind in kinds if won and getattr(page.rewards, kind)},
    )


def hero_summary(view: World, seat: Seat, won: bool) -> HeroSummary:
    hero, stake, given = view.heroes[seat], at_stake(view), scenario(view.scenario).rewards
    goal = hero.goals.cards[0] if hero.goals.cards else UNSEEN
    met = won and goal != UNSEEN and is_met(view, seat, equipment.goal(goal))
    return HeroSummary(
        job=hero.sheet.job,
        exhausted=hero.exhausted,
        damage=hero.tally.get("damage", 0),
        kills=hero.tally.get("kills", 0),
        healed=hero.tally.get("healed", 0),
        suffered=hero.tally.get("suffered", 0),
        coins=hero.coins,
        gold=hero.coins * stake.gold + (given.gold if won else 0),
        treasures=hero.tally.get("treasures", 0),
        xp=hero.xp,
        bonus_xp=stake.bonus_xp + given.xp if won else 0,
        goal=goal,
        goal_met=met,
        checkmarks=equipment.goal(goal).checkmarks if met else 0,
    )
