"""DMG: damage to characters, and the cards and bonuses that stop it."""

import pytest

from questhall.games.gloomhaven.rules.combat.conditions import begin_turn
from questhall.games.gloomhaven.rules.heroes.damage import (
    cannot_cancel,
    cannot_suffer,
    forced_protection,
    take_damage,
    ways_to_cancel,
)
from questhall.games.gloomhaven.rules.heroes.lasting import DAMAGED, drop
from questhall.games.gloomhaven.state import Hero
from questhall.kernel import Refused
from questhall.ledger import rule
from tests.games.gloomhaven.characters import a_figure, a_hero, an_item, lasting, why, zones


@rule("GH-DMG-01")
def test_damage_lowers_the_hit_points() -> None:
    hero, figure = a_hero("ab", discard="cd"), a_figure(8)
    take_damage(hero, figure, {}, 5)
    assert (figure.hit_points, zones(hero)) == (3, "ab//cd//")


@rule("GH-DMG-01")
@pytest.mark.parametrize(("given", "left"), [("a", "b//cd/a/"), ("cd", "ab///cd/")])
def test_a_hand_card_or_two_discards_cancel_all_damage(given: str, left: str) -> None:
    hero, figure = a_hero("ab", discard="cd"), a_figure(8)
    take_damage(hero, figure, {}, 50, given=given)
    assert (figure.hit_points, zones(hero)) == (8, left)


@rule("GH-DMG-01")
@pytest.mark.parametrize("given", ["c", "ab", "ac", "cde", "e", "cc", "aa"])
def test_no_other_cards_will_do(given: str) -> None:
    hero, figure = a_hero("ab", discard="cdf", lost="e"), a_figure(8)
    assert why(cannot_cancel(figure, hero, given)) == "GH-DMG-01"
    with pytest.raises(Refused):
        take_damage(hero, figure, {}, 3, given=given)
    assert (figure.hit_points, zones(hero)) == (8, "ab//cdf/e/")


@rule("GH-DMG-01")
def test_no_card_is_given_up_for_nothing() -> None:
    hero, figure = a_hero("ab"), a_figure(8)
    with pytest.raises(Refused, match="GH-DMG-01"):
        take_damage(hero, figure, {}, 0, given="a")
    assert zones(hero) == "ab////"


@rule("GH-DMG-01")
def test_every_way_to_cancel_is_offered() -> None:
    hero = a_hero("ab", discard="cde")
    assert sorted(map("".join, ways_to_cancel(hero))) == ["a", "b", "cd", "ce", "de"]


@rule("GH-DMG-03")
def test_hit_before_its_turn_with_nothing_else_to_give() -> None:
    hero = a_hero("", played="ab", discard="c")
    assert ways_to_cancel(hero) == []
    for cards in ("a", "b", "ab", "ac"):
        assert why(cannot_cancel(a_figure(), hero, cards)) == "GH-DMG-03"


@rule("GH-DMG-04")
def test_damage_of_a_wound_can_be_cancelled_like_any_other() -> None:
    hero, figure = a_hero("a"), a_figure(1, 10, "wound")
    take_damage(hero, figure, {}, begin_turn(figure), given="a")
    assert (figure.hit_points, zones(hero)) == (1, "///a/")


@rule("GH-DMG-05")
def test_a_summon_has_no_cards_to_give() -> None:
    hero, summon = a_hero("ab"), a_figure(2, 2, kind="summon", name="bear", owner="brute")
    assert why(cannot_cancel(summon, hero, "a")) == "GH-DMG-05"


@rule("GH-ACTIVE-08", "GH-IX-36")
def test_an_active_card_can_be_one_of_two_discards_and_its_effect_ends() -> None:
    hero, figure = a_hero(discard="a", active="b"), a_figure(5)
    take_damage(hero, figure, {}, 4, given="ab")
    assert (figure.hit_points, zones(hero)) == (5, "///ab/")


@rule("GH-ACTIVE-08")
def test_an_active_card_is_never_a_hand_card_and_a_lost_one_never_a_discard() -> None:
    hero = a_hero(discard="a", active="b")
    assert why(cannot_cancel(a_figure(), hero, "b")) == "GH-DMG-01"
    hero.active = [lasting("c", lost=True)]
    assert ways_to_cancel(hero) == []


def armoured(hand: str = "") -> Hero:
    hero = a_hero(hand)
    hero.active = [lasting("f", lost=True, slots=(0, 0), trigger=DAMAGED)]
    return hero


@rule("GH-ACTIVE-04", "GH-ACTIVE-05")
def test_the_frost_armour_cancels_two_instances_of_damage_and_is_lost() -> None:
    hero, figure = armoured("a"), a_figure(8)
    for left in ("a////f", "a///f/"):
        (source,) = forced_protection(hero, figure, {}, 3)
        with pytest.raises(Refused, match="GH-ACTIVE-05"):
            take_damage(hero, figure, {}, 3)
        take_damage(hero, figure, {}, 3, by=source)
        assert (figure.hit_points, zones(hero)) == (8, left)
    take_damage(hero, figure, {}, 3)
    assert figure.hit_points == 5


@rule("GH-ACTIVE-05", "GH-IX-35")
def test_the_armour_must_soak_the_one_damage_of_a_wound_too() -> None:
    hero, figure = armoured("a"), a_figure(8, 10, "wound")
    damage = begin_turn(figure)
    assert forced_protection(hero, figure, {}, damage) == ["f"]
    with pytest.raises(Refused, match="GH-ACTIVE-05"):
        take_damage(hero, figure, {}, damage, given="a")
    assert why(cannot_suffer(hero, figure, {}, damage)) == "GH-ACTIVE-05"


@rule("GH-ACTIVE-04")
def test_without_damage_no_slot_is_used() -> None:
    hero, figure = armoured(), a_figure(8)
    assert forced_protection(hero, figure, {}, 0) == []
    with pytest.raises(Refused, match="GH-ACTIVE-04"):
        take_damage(hero, figure, {}, 0, by="f")
    take_damage(hero, figure, {}, 0)
    assert (figure.hit_points, hero.active[0].used) == (8, 0)


@rule("GH-ACTIVE-09", "GH-ACTIVE-05")
def test_the_whole_card_may_be_dropped_beforehand() -> None:
    hero, figure = armoured(), a_figure(8)
    drop(hero, "f")
    assert zones(hero) == "///f/"
    take_damage(hero, figure, {}, 1)
    assert figure.hit_points == 7


@rule("GH-ITEM-09", "GH-IX-35")
def test_an_item_with_slots_soaks_a_wound_as_well() -> None:
    hero, figure = a_hero(items="7"), a_figure(8, 10, "wound")
    items = {7: an_item(7, slots=2, trigger=DAMAGED, symbol="rotate")}
    damage = begin_turn(figure)
    with pytest.raises(Refused, match="GH-ITEM-09"):
        take_damage(hero, figure, items, damage)
    take_damage(hero, figure, items, damage, by=7)
    assert (hero.equipment[0].used, hero.equipment[0].state) == (1, "ready")
    take_damage(hero, figure, items, damage, by=7)
    assert hero.equipment[0].state == "rotated"
    take_damage(hero, figure, items, damage)
    assert figure.hit_points == 7
