"""ENDSCEN and GOAL: how a scenario ends, and what is kept."""

import pytest

from questhall.games.gloomhaven.rules.combat.modifiers import add_cards, bless, curse, new_deck, standard_cards
from questhall.games.gloomhaven.rules.scenario.ending import (
    Course,
    decide,
    decks_afterwards,
    gives_rewards,
    is_over,
    settle,
)
from questhall.games.gloomhaven.rules.scenario.levels import stakes
from questhall.games.gloomhaven.rules.scenario.treasure import Spoils, TreasureList, loot_at_end_of_turn
from questhall.games.gloomhaven.state import Realm
from questhall.ledger import rule
from tests.games.gloomhaven.characters import a_figure, a_hero, luck, spent, zones
from tests.games.gloomhaven.fields import draw


@rule("GH-ENDSCEN-01", "GH-IX-50")
def test_the_round_is_played_out_after_the_goal_is_met() -> None:
    course, hero = Course(waiting=["brute", "tinkerer"]), a_hero("ab")
    decide(course, goal_met=True, heroes=[hero])
    assert not is_over(course)
    course.waiting.remove("tinkerer")
    assert not is_over(course)
    course.waiting.remove("brute")
    assert is_over(course)


@rule("GH-IX-50", "GH-ENDSCEN-01", "GH-ENDSCEN-02")
def test_loot_and_exhaustion_of_the_last_turns_count() -> None:
    course, hero, figure = Course(waiting=["brute"]), a_hero("ab"), a_figure(4, 10)
    decide(course, goal_met=True, heroes=[hero])
    drawn = draw("A . .", under={"A": "c"})
    listed = TreasureList(Realm(), {}, {})
    loot_at_end_of_turn(drawn.field, Spoils({drawn["A"]: 1}), drawn["A"], figure, hero, [hero], listed)
    spent(hero)
    course.waiting.clear()
    decide(course, goal_met=True, heroes=[hero])
    assert (course.verdict, hero.exhausted) == ("won", True)
    settle(hero, figure, stakes(1), course.verdict)
    assert hero.sheet.gold == 2


@rule("GH-ENDSCEN-04")
def test_coins_left_on_the_map_are_not_collected() -> None:
    hero, figure = a_hero("ab"), a_figure()
    drawn = draw("A . 1", under={"A": "c", "1": "c"})
    spoils = Spoils({drawn["A"]: 1, drawn["1"]: 3})
    loot_at_end_of_turn(drawn.field, spoils, drawn["A"], figure, hero, [hero], TreasureList(Realm(), {}, {}))
    settle(hero, figure, stakes(1), "won")
    assert (hero.sheet.gold, spoils.coins) == (2, {drawn["1"]: 3})


@rule("GH-ENDSCEN-01", "GH-EXH-05")
def test_what_was_met_first_stands() -> None:
    hero = a_hero("ab")
    undecided = Course()
    decide(undecided, goal_met=False, heroes=[hero])
    assert (undecided.verdict, is_over(undecided)) == ("", False)
    spent(hero)
    decide(undecided, goal_met=False, heroes=[hero])
    decide(undecided, goal_met=True, heroes=[hero])
    assert undecided.verdict == "lost"


def after(
    verdict: str, coins: int = 5, xp: int = 6, level: int = 3, checkmarks: int = 2, exhausted: bool = False
) -> tuple[int, int, int]:
    """Gold, XP and checkmarks after a scenario."""
    hero = a_hero("abc", xp=40, gold=1)
    hero.coins, hero.xp = coins, xp
    if exhausted:
        spent(hero)
    settle(hero, a_figure(3, 10), stakes(level), verdict, checkmarks)
    return hero.sheet.gold, hero.sheet.xp, hero.sheet.checkmarks


@rule("GH-ENDSCEN-02", "GH-ENDSCEN-03", "GH-ENDSCEN-09", "GH-ENDSCEN-10", "GH-GOAL-02")
def test_victory_gives_gold_for_coins_experience_bonus_and_checkmarks() -> None:
    assert after("won") == (16, 56, 2)


@rule("GH-IX-51", "GH-ENDSCEN-02", "GH-ENDSCEN-03", "GH-ENDSCEN-09", "GH-ENDSCEN-10", "GH-GOAL-03")
def test_defeat_keeps_coins_and_experience_and_gives_nothing_else() -> None:
    assert after("lost") == (16, 46, 0)


@rule("GH-ENDSCEN-11", "GH-EXH-06")
@pytest.mark.parametrize("verdict", ["won", "lost"])
def test_the_exhausted_share_alike(verdict: str) -> None:
    assert after(verdict, exhausted=True) == after(verdict)


@rule("GH-ENDSCEN-12", "GH-CAMP-05", "GH-SCEN-04", "GH-IX-51")
def test_the_storys_rewards_are_for_victories_in_the_campaign() -> None:
    given = [gives_rewards(verdict, mode) for verdict in ("won", "lost") for mode in ("campaign", "casual")]
    assert given == [True, False, False, False]


@rule("GH-ENDSCEN-05", "GH-ENDSCEN-06", "GH-ITEM-10", "GH-CARD-09")
def test_cards_items_and_hit_points_are_whole_again() -> None:
    hero, figure = a_hero("a", played="b", discard="c", lost="d", active="e", items="1 2"), a_figure(3, 10)
    hero.equipment[0].state, hero.equipment[1].state = "rotated", "used-up"
    hero.xp, hero.coins = 4, 1
    settle(hero, figure, stakes(0), "won")
    assert zones(hero) == "abcde////"
    assert [held.state for held in hero.equipment] == ["ready", "ready"]
    assert (figure.hit_points, hero.xp, hero.coins) == (10, 0, 0)


@rule("GH-ENDSCEN-07", "GH-MOD-12")
def test_bless_curse_and_added_cards_leave_every_deck() -> None:
    chance = luck()
    decks = {owner: new_deck(standard_cards(), owner, chance) for owner in ("brute", "monsters")}
    for owner, deck in decks.items():
        bless(decks, owner, 2, chance)
        curse(decks, owner, 3, chance)
        add_cards(deck, owner, ["-1"], chance)
    left = decks_afterwards(decks)
    assert {owner: sorted(cards) for owner, cards in left.items()} == dict.fromkeys(decks, sorted(standard_cards()))
