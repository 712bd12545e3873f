"""ENDSCEN: the round is played out, then everything is counted."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from questhall.games.gloomhaven.rules.campaign.death import everybody_exhausted
from questhall.games.gloomhaven.rules.campaign.growth import gain_checkmarks
from questhall.games.gloomhaven.rules.combat.modifiers import after_scenario
from questhall.games.gloomhaven.rules.scenario.levels import Stakes
from questhall.games.gloomhaven.state import Decks, Figure, Hero, Mode, Verdict


class Course(msgspec.Struct):
    """How a scenario stands: what was decided, and who has not acted yet in this round."""

    verdict: Verdict = ""
    waiting: list[str] = []


def decide(course: Course, goal_met: bool, heroes: Sequence[Hero]) -> None:
    """The condition that is met first stands; the round goes on all the same.  GH-ENDSCEN-01, GH-EXH-05"""
    if course.verdict:
        return
    if goal_met:
        course.verdict = "won"
    elif everybody_exhausted(heroes):
        course.verdict = "lost"


def is_over(course: Course) -> bool:
    """Decided, and everybody has acted this round.  GH-ENDSCEN-01, GH-ROUND-01, GH-IX-50"""
    return bool(course.verdict) and not course.waiting


def settle(hero: Hero, figure: Figure, stakes: Stakes, verdict: Verdict, checkmarks: int = 0) -> None:
    """Coins become gold and XP are kept, won or lost, exhausted or not; only victory gives bonus XP and the checkmarks
    of a goal that was met. Cards, items and hit points are as before the scenario.

    GH-ENDSCEN-02, GH-ENDSCEN-03, GH-ENDSCEN-05, GH-ENDSCEN-06, GH-ENDSCEN-09, GH-ENDSCEN-10, GH-ENDSCEN-11,
    GH-EXH-06, GH-GOAL-02, GH-GOAL-03, GH-IX-51
    """
    hero.sheet.gold += hero.coins * stakes.gold
    hero.sheet.xp += hero.xp
    if verdict == "won":
        hero.sheet.xp += stakes.bonus_xp
        gain_checkmarks(hero.sheet, checkmarks)
    hero.coins = hero.xp = 0
    hero.sheet.played += 1
    _tidy_up(hero, figure)


def _tidy_up(hero: Hero, figure: Figure) -> None:
    """GH-ENDSCEN-05, GH-ENDSCEN-06, GH-ITEM-10"""
    hero.hand += [*hero.played, *hero.discard, *hero.lost, *(lasting.card for lasting in hero.active)]
    hero.played, hero.discard, hero.lost, hero.active = [], [], [], []
    refresh_all(hero)
    figure.hit_points = figure.most_hit_points


def refresh_all(hero: Hero) -> None:
    """Between scenarios nothing stays used up.  GH-ITEM-10, GH-ENDSCEN-05"""
    hero.sheet.used_on_the_road = []
    for each in hero.equipment:
        each.state, each.used = "ready", 0


def decks_afterwards(decks: Decks) -> dict[str, list[str]]:
    """Every deck without bless, curse and added cards.  GH-ENDSCEN-07"""
    return {owner: after_scenario(deck) for owner, deck in decks.items()}


def gives_rewards(verdict: Verdict, mode: Mode) -> bool:
    """The story's rewards and new scenarios: for a victory in the campaign.

    GH-ENDSCEN-12, GH-SCEN-04, GH-CAMP-05, GH-IX-51
    """
    return verdict == "won" and mode == "campaign"
