"""ENDSCEN and GOAL: the round is played out, then everything is counted."""

from __future__ import annotations

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content import equipment
from questhall.games.gloomhaven.content.equipment import BattleGoal
from questhall.games.gloomhaven.content.scenarios import playable, scenario
from questhall.games.gloomhaven.rules.campaign.growth import gain_checkmarks
from questhall.games.gloomhaven.rules.campaign.quests import count_deed
from questhall.games.gloomhaven.rules.monsters.statistics import amount
from questhall.games.gloomhaven.rules.play.purse import counts_as_discarded
from questhall.games.gloomhaven.rules.play.table import at_stake, character
from questhall.games.gloomhaven.state import Finish, Hero, Homeward, M, World
from questhall.kernel import Result, Seat


def step_finish(m: M, task: Finish) -> None:
    """Coins become gold and XP are kept, won or lost; a victory gives bonus XP, checkmarks and rewards.

    GH-ENDSCEN-02, GH-ENDSCEN-03, GH-ENDSCEN-09, GH-ENDSCEN-10, GH-ENDSCEN-11, GH-ENDSCEN-12, GH-GOAL-02, GH-GOAL-03
    """
    w = m.state
    won = w.verdict == "won"
    m.tell(events.WON if won else events.FAILED, f"scenario-{w.scenario}")
    for seat, hero in enumerate(w.heroes):
        settle(m, seat, hero, won)
    if w.campaign:
        w.agenda = [Homeward()]
        return
    if won:
        reward(m)
    w.agenda = []
    w.over = True


def settle(m: M, seat: Seat, hero: Hero, won: bool) -> None:
    """GH-ENDSCEN-02, GH-ENDSCEN-03, GH-ENDSCEN-10, GH-EXH-06, GH-GOAL-04"""
    w = m.state
    gold = hero.coins * at_stake(w).gold
    xp = hero.xp + (at_stake(w).bonus_xp if won else 0)
    goal = equipment.goal(hero.goals.show(1)[0])
    checkmarks = goal.checkmarks if won and is_met(w, seat, goal) else 0
    hero.sheet.gold += gold
    hero.sheet.xp += xp
    gain_checkmarks(hero.sheet, checkmarks)
    if w.campaign and checkmarks:
        count_deed(hero.sheet, "checkmarks", checkmarks)
    m.tell(events.GOAL_SHOWN, seat, goal.id, checkmarks)
    m.tell(events.EARNED, seat, gold, xp, checkmarks)


def is_met(w: World, seat: Seat, goal: BattleGoal) -> bool:
    """Judged by the state at the end.  GH-GOAL-06"""
    have = counted(w, seat, goal.counts)
    letters = {"L": w.heroes[seat].sheet.level}
    if goal.least and have < amount(goal.least, len(w.heroes), letters):
        return False
    return not goal.most or have <= amount(goal.most, len(w.heroes), letters)


def counted(w: World, seat: Seat, what: str) -> int:
    """What a battle goal asks for, now; active cards belong to a pile, the exhausted keep their last hit points.

    GH-GOAL-06, GH-ACTIVE-08, GH-EXH-02, GH-EXH-06
    """
    hero = w.heroes[seat]
    own = character(w, seat)
    if what == "cards":
        return len(hero.hand) + len(counts_as_discarded(hero))
    if what == "xp":
        return hero.xp
    if what == "hit-points":
        return own.hit_points if own else hero.tally["last-hit-points"]
    if what == "missing":
        return own.most_hit_points - own.hit_points if own else hero.tally["last-missing"]
    return hero.tally.get(what, 0)


def reward(m: M) -> None:
    """What the scenario gives, and what it opens.  GH-ENDSCEN-12, GH-SCEN-04"""
    w = m.state
    page = scenario(w.scenario)
    for what in ("gold", "xp", "prosperity", "reputation"):
        if value := getattr(page.rewards, what):
            m.tell(events.REWARD, what, value)
    for design in page.rewards.designs:
        m.tell(events.REWARD, "design", design)
    for hero in w.heroes:
        hero.sheet.gold += page.rewards.gold
        hero.sheet.xp += page.rewards.xp
    for number in (*page.unlocks, *page.rewards.choose):
        w.memory[f"opens {number}"] = int(number in playable())
        m.tell(events.OPENS, f"scenario-{number}")


def result(w: World) -> Result:
    """A party wins or loses together; the score is what each has gained in XP.  GH-ENDSCEN-13"""
    won = w.verdict == "won"
    scores = [float(hero.xp + (at_stake(w).bonus_xp if won else 0)) for hero in w.heroes]
    return Result(list(range(len(w.heroes))) if won else [], scores)
