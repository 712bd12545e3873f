"""ENDSCEN and GOAL: how a scenario ends and what everybody keeps, in running matches."""

from __future__ import annotations

import pytest

from questhall.games.gloomhaven.rules.play.table import place
from questhall.games.gloomhaven.state import Finish
from questhall.ledger import rule
from tests.games.gloomhaven.later import yet_to_act
from tests.games.gloomhaven.moments import at, attacked, copied, on_hex
from tests.games.gloomhaven.play import Table, a_turn, rebuilt
from tests.games.gloomhaven.test_play_exhaustion import FOE, fallen
from tests.games.gloomhaven.test_play_goals import with_goal

# Table T2 by hand: gold for a coin and bonus XP, by scenario level.
GOLD = [2, 2, 3, 3, 4, 4, 5, 6]
BONUS = [4, 6, 8, 10, 12, 14, 16, 18]


def last_enemy() -> Table:
    """One guard with one hit point is left in the whole scenario; the Scoundrel acts after the Brute."""
    table = a_turn("brute", "trample", foes={"H10": "bandit-guard 1"}, friends={"E13": "scoundrel"})
    table.w.rooms = list(range(len(place(table.w).rooms)))
    return yet_to_act(table, "scoundrel")


def kill(table: Table) -> Table:
    return table.do("attack:trample", "hit:bandit-guard-1").pass_all("turn")


def at_the_end(verdict: str, level: int = 1, coins: int = 0, xp: int = 0, goal: str = "") -> Table:
    """Everything is counted; the first hero has so many coins and XP."""
    table = a_turn("mindthief", level=level, friends={"E13": "scoundrel"})
    hero = table.hero()
    hero.coins, hero.xp, hero.sheet.gold = coins, xp, 0
    table.w.memory["coins"] = coins
    if goal:
        with_goal(table, goal)
    return at(table, Finish(), verdict=verdict)


# The last round


@rule("GH-ENDSCEN-01", "GH-ROUND-01", "GH-IX-50")
def test_the_round_is_played_out_after_the_goal_is_met() -> None:
    table = kill(last_enemy())
    assert (table.w.verdict, table.match.over, table.told("scenario-won")) == ("won", False, [])
    table.do("end")
    assert (table.kind, table.match.asked[0].seat) == ("turn", 1)
    table.do("end").pass_all("cards")
    assert (table.match.over, table.told("scenario-won")) == (True, [{"scenario": "scenario-1"}])


@rule("GH-IX-50", "GH-ENDSCEN-01", "GH-ENDSCEN-02")
def test_loot_of_the_turns_after_the_goal_counts() -> None:
    table = last_enemy()
    table.w.coins = {on_hex(table, "E13"): 3}
    gold = table.hero(1).sheet.gold
    kill(rebuilt(table)).do("end", "end").pass_all("cards")
    assert table.hero(1).sheet.gold - gold == 6


@rule("GH-ENDSCEN-01", "GH-IX-50", "GH-ENDSCEN-11")
def test_what_was_met_first_stands_even_if_all_are_exhausted_afterwards() -> None:
    table = a_turn("brute", foes=FOE)
    table.w.verdict = "won"
    table = fallen(rebuilt(table))
    table = attacked(copied(table), 99, whom="scoundrel").do("take")
    assert all(hero.exhausted for hero in table.w.heroes)
    assert (table.w.verdict, table.match.over) == ("won", True)


@rule("GH-ENDSCEN-04")
def test_coins_and_treasures_left_on_the_map_are_not_collected() -> None:
    table = last_enemy()
    table.w.coins, table.w.treasures = {on_hex(table, "K9"): 5}, {on_hex(table, "K10"): "67"}
    gold = table.hero().sheet.gold
    kill(rebuilt(table)).do("end", "end").pass_all("cards")
    assert table.match.over
    assert (table.hero().sheet.gold - gold, table.hero().coins, table.w.coins[on_hex(table, "K9")]) == (0, 0, 5)
    assert table.told("treasure") == []


# What is kept


@rule("GH-ENDSCEN-02", "GH-LEVEL-04")
@pytest.mark.parametrize("level", range(8))
@pytest.mark.parametrize("verdict", ["won", "lost"])
def test_coins_become_gold_by_the_level_won_or_lost(verdict: str, level: int) -> None:
    assert at_the_end(verdict, level, coins=5).hero().sheet.gold == 5 * GOLD[level]


@rule("GH-ENDSCEN-03", "GH-ENDSCEN-10", "GH-IX-51", "GH-LEVEL-04")
@pytest.mark.parametrize("level", range(8))
def test_experience_is_kept_and_a_victory_adds_the_bonus_of_the_level(level: int) -> None:
    assert at_the_end("won", level, xp=7).hero().sheet.xp == 7 + BONUS[level]
    assert at_the_end("lost", level, xp=7).hero().sheet.xp == 7


@rule("GH-ENDSCEN-09", "GH-GOAL-02", "GH-GOAL-03", "GH-IX-51")
@pytest.mark.parametrize(("verdict", "checkmarks"), [("won", 2), ("lost", 0)])
def test_only_a_victory_gives_checkmarks_for_a_goal_that_is_met(verdict: str, checkmarks: int) -> None:
    assert at_the_end(verdict, goal="purist").hero().sheet.checkmarks == checkmarks


@rule("GH-ENDSCEN-11", "GH-EXH-06")
@pytest.mark.parametrize("verdict", ["won", "lost"])
def test_the_exhausted_share_alike(verdict: str) -> None:
    def kept(exhausted: bool) -> tuple[int, int, int]:
        table = a_turn("mindthief", friends={"E13": "scoundrel"})
        hero = table.hero()
        hero.coins, hero.xp, hero.exhausted = 5, 6, exhausted
        table.w.memory["coins"] = 5
        with_goal(table, "purist")
        if exhausted:
            table.w.figures = [each for each in table.w.figures if each.id != "mindthief"]
            hero.tally |= {"last-hit-points": 1, "last-missing": 5}
        table = at(table, Finish(), verdict=verdict)
        return table.hero().sheet.gold, table.hero().sheet.xp, table.hero().sheet.checkmarks

    assert kept(exhausted=True) == kept(exhausted=False)


@rule("GH-ENDSCEN-13")
def test_the_experience_gained_measures_everybodys_success() -> None:
    table = at_the_end("won", level=2, xp=9)
    assert table.match.result is not None
    assert (table.match.result.winners, table.match.result.scores) == ([0, 1], [17, 8])
    table = at_the_end("lost", level=2, xp=9)
    assert table.match.result is not None
    assert (table.match.result.winners, table.match.result.scores) == ([], [9, 0])


@rule("GH-GOAL-04")
def test_a_goal_is_secret_until_the_scenario_is_over() -> None:
    table = last_enemy()
    goal = table.hero().goals.cards[0]
    assert (table.match.view(0).heroes[0].goals.cards, table.match.view(1).heroes[0].goals.cards) == ([goal], ["?"])
    kill(table).do("end")
    assert table.told("goal-shown") == []
    table.do("end").pass_all("cards")
    assert [each["goal"] for each in table.told("goal-shown") if each["seat"] == 0] == [goal]


@rule("GH-GOAL-06")
def test_a_goal_is_judged_by_the_state_at_the_end() -> None:
    """The Plunderer's treasure is taken after the last enemy has fallen."""
    for treasure, checkmarks in (("H11", 1), ("K10", 0)):
        table = last_enemy()
        with_goal(table, "plunderer")
        table.w.treasures = {on_hex(table, treasure): "67"}
        kill(rebuilt(table)).do("end", "end").pass_all("cards")
        assert table.hero().sheet.checkmarks == checkmarks, treasure
