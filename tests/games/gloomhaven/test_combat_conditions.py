"""COND and HEAL: conditions come, work, last and go; heals."""

from typing import get_args

import pytest

from questhall.games.gloomhaven.content.terms import CONDITIONS, Condition
from questhall.games.gloomhaven.rules.combat.conditions import (
    NEGATIVE,
    POSITIVE,
    AnyCondition,
    become_immune,
    begin_turn,
    cannot_perform,
    end_turn,
    is_immune,
    receive,
    receive_cards,
)
from questhall.games.gloomhaven.rules.combat.healing import heal
from questhall.games.gloomhaven.rules.combat.modifiers import CHARACTER_CURSE
from questhall.games.gloomhaven.state import Figure
from questhall.ledger import rule
from tests.games.gloomhaven.fights import brute, chance, counted, crate, decks, guard

TIMED: list[Condition] = ["immobilize", "disarm", "stun", "muddle", "invisible", "strengthen"]


def take_turn(fighter: Figure) -> None:
    begin_turn(fighter)
    end_turn(fighter)


@rule("GH-COND-03")
def test_every_condition_is_either_negative_or_positive() -> None:
    assert sorted([*NEGATIVE, *POSITIVE]) == sorted(get_args(AnyCondition))
    assert all(is_immune(crate(), condition) for condition in NEGATIVE)
    assert not any(is_immune(crate(), condition) for condition in POSITIVE)
    assert set(POSITIVE) == {"invisible", "strengthen", "bless"}


@rule("GH-COND-01")
@pytest.mark.parametrize("condition", ["poison", "wound"])
def test_poison_and_wound_stay_until_they_are_healed(condition: Condition) -> None:
    foe = guard()
    receive(foe, condition)
    for _ in range(5):
        take_turn(foe)
    assert condition in foe.conditions
    heal(foe, 1)
    assert condition not in foe.conditions


@rule("GH-COND-02")
def test_a_figure_has_a_condition_only_once() -> None:
    foe = guard()
    receive(foe, "wound")
    receive(foe, "wound")
    assert begin_turn(foe) == 1
    heal(foe, 1)
    assert begin_turn(foe) == 0


@rule("GH-COND-04")
@pytest.mark.parametrize("condition", CONDITIONS)
def test_an_immune_figure_does_not_receive_the_condition(condition: Condition) -> None:
    boss = guard(rank="boss", immune=[condition])
    assert not receive(boss, condition)
    assert boss.conditions == {}
    assert receive(guard(immune=[other for other in CONDITIONS if other != condition]), condition)


@rule("GH-COND-06")
def test_who_becomes_immune_to_curses_keeps_those_in_the_deck() -> None:
    hero, some = brute(), decks()
    receive_cards(hero, "curse", 2, some, chance())
    become_immune(hero, "curse")
    assert receive_cards(hero, "curse", 1, some, chance()) == 0
    assert counted(some["brute"])[CHARACTER_CURSE] == 2


@rule("GH-SPECIAL-08")
def test_an_obstacle_with_hit_points_gets_no_negative_condition() -> None:
    box = crate()
    assert not any(receive(box, condition) for condition in ("poison", "stun", "muddle"))


@rule("GH-COND-11", "GH-IX-04", "GH-SHIELD-03")
def test_a_wound_takes_one_hit_point_at_the_start_of_each_turn_whatever_the_shield() -> None:
    foe = guard(hit_points=3, shield=[4])
    receive(foe, "wound")
    for _ in range(3):
        assert begin_turn(foe) == 1
        end_turn(foe)
    assert begin_turn(guard()) == 0


@rule("GH-IX-04", "GH-COND-12")
def test_the_wound_comes_before_the_heal_of_a_long_rest() -> None:
    hero = brute(hit_points=5)
    receive(hero, "wound")
    hero.hit_points -= begin_turn(hero)
    heal(hero, 2)
    assert hero.hit_points == 6
    assert hero.conditions == {}


@rule("GH-COND-10", "GH-IX-03")
def test_a_heal_on_a_poisoned_figure_removes_the_poison_only() -> None:
    hero = brute(hit_points=3, conditions={"poison": 0})
    assert heal(hero, 4) == 0
    assert (hero.hit_points, hero.conditions) == (3, {})


@rule("GH-COND-12", "GH-IX-03")
def test_a_heal_on_a_wounded_figure_works_in_full() -> None:
    hero = brute(hit_points=3, conditions={"wound": 0})
    assert heal(hero, 4) == 4
    assert (hero.hit_points, hero.conditions) == (7, {})


@rule("GH-COND-13", "GH-IX-03")
def test_a_heal_removes_poison_and_wound_together_and_restores_nothing() -> None:
    hero = Figure("character", "brute", 3, 8, conditions={"poison": 0, "wound": 0, "muddle": 1})
    assert heal(hero, 4) == 0
    assert (hero.hit_points, hero.conditions) == (3, {"muddle": 1})
    assert heal(hero, 4) == 4
    assert hero.hit_points == 7


@rule("GH-HEAL-04")
def test_hit_points_never_rise_above_the_maximum() -> None:
    hero = brute(hit_points=8)
    assert heal(hero, 5) == 2
    assert hero.hit_points == 10


@rule("GH-HEAL-05")
@pytest.mark.parametrize("condition", ["poison", "wound"])
def test_a_heal_removes_poison_and_wound_also_at_full_hit_points(condition: Condition) -> None:
    hero = brute(hit_points=10, conditions={condition: 0})
    heal(hero, 2)
    assert hero.conditions == {}


FORBIDDEN = {
    "immobilize": {"move"},
    "disarm": {"attack"},
    "stun": {"move", "attack", "other", "item"},
    "muddle": set(),
    "poison": set(),
}


@rule("GH-COND-14", "GH-COND-15", "GH-COND-16")
@pytest.mark.parametrize("condition", FORBIDDEN)
def test_what_a_condition_forbids(condition: Condition) -> None:
    hero = brute(conditions={condition: 1})
    refused = {deed for deed in ("move", "attack", "other", "item", "rest") if cannot_perform(hero, deed)}
    assert refused == FORBIDDEN[condition]


@rule("GH-COND-14", "GH-COND-15", "GH-COND-16", "GH-COND-18", "GH-COND-24", "GH-COND-27", "GH-COND-29", "GH-IX-31")
@pytest.mark.parametrize("condition", TIMED)
def test_received_outside_its_turn_a_condition_ends_with_the_coming_turn(condition: Condition) -> None:
    foe = guard()
    receive(foe, condition)
    begin_turn(foe)
    assert condition in foe.conditions
    assert end_turn(foe) == [condition]
    assert foe.conditions == {}


@rule("GH-COND-14", "GH-COND-15", "GH-COND-16", "GH-COND-18", "GH-COND-24", "GH-COND-27", "GH-COND-29", "GH-IX-31")
@pytest.mark.parametrize("condition", TIMED)
def test_received_in_its_own_turn_a_condition_ends_with_the_following_turn(condition: Condition) -> None:
    hero = brute()
    begin_turn(hero)
    receive(hero, condition)
    assert end_turn(hero) == []
    assert condition in hero.conditions, "for the rest of round 1"
    begin_turn(hero)
    assert condition in hero.conditions
    assert end_turn(hero) == [condition]


@rule("GH-COND-29")
def test_a_monster_stunned_before_its_turn_loses_that_turn_and_stunned_after_it_the_next() -> None:
    early, late = guard(1), guard(2)
    take_turn(late)
    for foe in (early, late):
        receive(foe, "stun")
        begin_turn(foe)
        assert cannot_perform(foe, "attack")
        end_turn(foe)
        assert not cannot_perform(foe, "attack")


@rule("GH-COND-30", "GH-COND-02")
def test_a_condition_received_again_starts_its_time_anew() -> None:
    foe = guard()
    receive(foe, "stun")
    begin_turn(foe)
    receive(foe, "stun")
    assert end_turn(foe) == []
    receive(foe, "stun")
    take_turn(foe)
    assert foe.conditions == {}


@rule("GH-COND-30")
def test_other_conditions_keep_their_own_time() -> None:
    foe = guard()
    receive(foe, "muddle")
    begin_turn(foe)
    receive(foe, "disarm")
    receive(foe, "poison")
    assert end_turn(foe) == ["muddle"]
    assert set(foe.conditions) == {"disarm", "poison"}
