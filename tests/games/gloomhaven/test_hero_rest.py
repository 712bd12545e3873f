"""REST: short and long."""

import pytest

from questhall.games.gloomhaven.rules.combat.conditions import begin_turn
from questhall.games.gloomhaven.rules.heroes.cards import (
    cannot_lay_down,
    declare_rest,
    end_of_turn,
    lay_down,
    turn_of,
    use_half,
)
from questhall.games.gloomhaven.rules.heroes.damage import take_damage
from questhall.games.gloomhaven.rules.heroes.lasting import DAMAGED, end_round_bonuses
from questhall.games.gloomhaven.rules.heroes.rest import (
    begin_short_rest,
    call_off_rest,
    cannot_redraw,
    cannot_short_rest,
    end_short_rest,
    long_rest_turn,
    redraw,
    rest,
)
from questhall.games.gloomhaven.state import ShortRest
from questhall.kernel import Refused
from questhall.ledger import rule
from tests.games.gloomhaven.characters import BOTTOM, TOP, a_card, a_figure, a_hero, lasting, luck, why, zones


@rule("GH-REST-01")
def test_a_rest_needs_two_discards() -> None:
    assert why(cannot_short_rest(a_hero("abc", discard="d"))) == "GH-REST-01"
    assert cannot_short_rest(a_hero(discard="de")) is None
    with pytest.raises(Refused, match="GH-REST-01"):
        declare_rest(a_hero("abc", discard="d"))
    with pytest.raises(Refused, match="GH-REST-01"):
        begin_short_rest(a_hero("abc", discard="d"), luck())
    with pytest.raises(Refused, match="GH-REST-01"):
        rest(a_hero("abc", discard="d"), "d")


@rule("GH-REST-02", "GH-REST-04")
def test_a_rest_loses_one_card_and_brings_the_others_back() -> None:
    hero = a_hero("a", discard="bcd", lost="e")
    rest(hero, "c")
    assert zones(hero) == "abd///ce/"


@rule("GH-REST-02")
def test_only_a_discarded_card_can_be_the_price() -> None:
    hero = a_hero("a", discard="bc")
    with pytest.raises(Refused, match="GH-REST-02"):
        rest(hero, "a")
    assert zones(hero) == "a//bc//"


@rule("GH-REST-04")
def test_the_loss_of_a_short_rest_is_random_among_the_discards() -> None:
    drawn = {begin_short_rest(a_hero("a", discard="bcd"), luck(seed)).drawn for seed in range(30)}
    assert drawn == set("bcd")


@rule("GH-REST-04", "GH-REST-02")
def test_a_short_rest_ends_with_the_drawn_card_lost() -> None:
    hero = a_hero("a", discard="bcd")
    resting = begin_short_rest(hero, luck())
    assert zones(hero) == "a//bcd//"
    end_short_rest(hero, resting)
    assert hero.lost == [resting.drawn]
    assert (len(hero.hand), hero.discard) == (3, [])


@rule("GH-REST-05")
@pytest.mark.parametrize("seed", range(5))
def test_for_one_damage_the_drawn_card_is_kept_and_another_lost(seed: int) -> None:
    hero, figure = a_hero(discard="ab"), a_figure(4)
    resting = begin_short_rest(hero, luck(seed))
    kept = resting.drawn
    redraw(hero, figure, {}, luck(seed), resting)
    end_short_rest(hero, resting)
    assert (hero.hand, figure.hit_points) == ([kept], 3)
    assert hero.lost == ["b" if kept == "a" else "a"]


@rule("GH-REST-05")
def test_the_card_is_drawn_anew_once_only() -> None:
    hero, figure = a_hero(discard="abcd"), a_figure(4)
    resting = begin_short_rest(hero, luck())
    redraw(hero, figure, {}, luck(), resting)
    assert why(cannot_redraw(hero, resting)) == "GH-REST-05"
    with pytest.raises(Refused):
        redraw(hero, figure, {}, luck(), resting)
    assert figure.hit_points == 3


@rule("GH-REST-05", "GH-DMG-04")
def test_the_damage_of_a_new_draw_can_be_cancelled_like_any_other() -> None:
    hero, figure = a_hero("h", discard="abcd"), a_figure(1)
    resting = ShortRest("a")
    assert why(cannot_redraw(hero, resting, given="ab")) == "GH-REST-05"
    redraw(hero, figure, {}, luck(), resting, given="bc")
    assert (resting.drawn, figure.hit_points) == ("d", 1)
    end_short_rest(hero, resting)
    assert zones(hero) == "ah///bcd/"


@rule("GH-REST-05", "GH-ACTIVE-05")
def test_a_protection_must_soak_the_damage_of_a_new_draw() -> None:
    hero, figure = a_hero(discard="ab"), a_figure(4)
    hero.active = [lasting("f", lost=True, slots=(0, 0), trigger=DAMAGED)]
    resting = ShortRest("a")
    with pytest.raises(Refused, match="GH-ACTIVE-05"):
        redraw(hero, figure, {}, luck(), resting)
    redraw(hero, figure, {}, luck(), resting, by="f")
    assert (resting.drawn, figure.hit_points, hero.active[0].used) == ("b", 4, 1)


@rule("GH-REST-05", "GH-ACTIVE-04")
def test_a_protection_lost_with_its_last_slot_is_no_card_to_draw() -> None:
    hero, figure = a_hero(discard="a"), a_figure(4)
    hero.active = [lasting("f", slots=(0,), trigger=DAMAGED)]
    with pytest.raises(Refused, match="GH-REST-05"):
        redraw(hero, figure, {}, luck(), ShortRest("a"), by="f")
    assert zones(hero) == "//a//f"
    hero.active[0].slots = (0, 0)
    resting = ShortRest("a")
    redraw(hero, figure, {}, luck(), resting, by="f")
    assert resting.drawn == "f"


@rule("GH-REST-05")
def test_nothing_is_drawn_again_where_no_other_card_is_left() -> None:
    hero = a_hero(discard="a", active="b")
    assert why(cannot_redraw(hero, ShortRest("a", ("b",)))) == "GH-REST-05"
    assert cannot_redraw(hero, ShortRest("a")) is None
    assert why(cannot_redraw(hero, ShortRest("a"), given="ab")) == "GH-REST-05"


@rule("GH-REST-06", "GH-REST-07")
def test_a_declared_rest_is_the_turn_at_99() -> None:
    hero = a_hero("ab", discard="cd")
    declare_rest(hero)
    assert turn_of(hero, {}).initiative == 99
    long_rest_turn(hero, a_figure(), "d")
    assert zones(hero) == "abc///d/"
    assert cannot_lay_down(hero, "a", "b") is None  # in the next round
    with pytest.raises(Refused, match="GH-REST-06"):
        long_rest_turn(a_hero(discard="ab"), a_figure(), "a")


@rule("GH-REST-08", "GH-ITEM-05", "GH-ITEM-06")
def test_a_long_rest_refreshes_rotated_items_only() -> None:
    hero = a_hero(discard="abcd", items="1 2")
    hero.equipment[0].state, hero.equipment[1].state = "rotated", "used-up"
    declare_rest(hero)
    long_rest_turn(hero, a_figure(), "b")
    assert [item.state for item in hero.equipment] == ["ready", "used-up"]
    assert zones(hero) == "acd///b/"


@rule("GH-REST-08", "GH-IX-04")
def test_the_turn_of_a_wounded_character_that_rests() -> None:
    hero, figure = a_hero(discard="abcd"), a_figure(5, 10, "wound")
    declare_rest(hero)
    take_damage(hero, figure, {}, begin_turn(figure))
    assert figure.hit_points == 4
    long_rest_turn(hero, figure, "d")
    assert (figure.hit_points, figure.conditions, zones(hero)) == (6, {}, "abc///d/")


@rule("GH-REST-08")
def test_poison_takes_up_the_heal_of_a_rest() -> None:
    hero, figure = a_hero(discard="ab"), a_figure(5, 10, "poison")
    declare_rest(hero)
    long_rest_turn(hero, figure, "a")
    assert (figure.hit_points, figure.conditions) == (5, {})


@rule("GH-REST-10", "GH-REST-01")
def test_a_rest_whose_discards_were_given_up_is_no_rest() -> None:
    hero, figure = a_hero("a", discard="bc"), a_figure(3)
    assert not call_off_rest(a_hero("a"))  # none was declared
    declare_rest(hero)
    assert not call_off_rest(hero)
    take_damage(hero, figure, {}, 2, given="bc")
    assert call_off_rest(hero)
    assert (zones(hero), hero.resting, figure.hit_points) == ("a///bc/", False, 3)


@rule("GH-ACTIVE-08", "GH-REST-01", "GH-IX-36")
def test_active_cards_count_for_a_rest_and_may_stay_in_play() -> None:
    hero = a_hero("a", discard="b", active="c")
    assert cannot_short_rest(hero) is None
    rest(hero, "b", stay="c")
    assert zones(hero) == "a///b/c"
    other = a_hero("a", discard="b", active="c")
    rest(other, "b")
    assert zones(other) == "ac///b/"


@rule("GH-ACTIVE-08", "GH-REST-01")
def test_active_cards_with_the_lost_symbol_do_not_count_for_a_rest() -> None:
    hero = a_hero("a", discard="b")
    hero.active = [lasting("c", lost=True)]
    assert why(cannot_short_rest(hero)) == "GH-REST-01"


@rule("GH-REST-02", "GH-ACTIVE-08")
def test_one_of_the_cards_must_be_there_to_lose() -> None:
    hero = a_hero("a", active="bc")
    assert why(cannot_short_rest(hero, stay="bc")) == "GH-REST-02"
    assert cannot_short_rest(hero, stay="b") is None


@rule("GH-REST-04", "GH-ACTIVE-08")
def test_a_discarded_card_cannot_be_kept_out_of_the_draw() -> None:
    # Only active cards stay in play; whoever names a discard all the same may lose it.
    drawn = {begin_short_rest(a_hero(discard="ab", active="c"), luck(seed), stay="ac").drawn for seed in range(30)}
    assert drawn == set("ab")


@rule("GH-REST-03")
def test_a_short_rest_takes_no_turn_and_nobody_must_take_it() -> None:
    rests, goes_on = a_hero("abef", discard="cd"), a_hero("abef", discard="cd")
    for hero in (rests, goes_on):
        lay_down(hero, "a", "b")
        use_half(hero, a_figure(), a_card("a"), TOP, [0])
        use_half(hero, a_figure(), a_card("b"), BOTTOM, [0])
        end_of_turn(hero)
    end_short_rest(rests, begin_short_rest(rests, luck()))
    assert (len(rests.hand), len(rests.discard), len(rests.lost)) == (5, 0, 1)
    for hero in (rests, goes_on):
        assert cannot_lay_down(hero, "e", "f") is None
    assert zones(goes_on) == "ef//abcd//"


@rule("GH-ENDROUND-04", "GH-ENDROUND-05")
def test_round_bonuses_are_discarded_before_short_rests() -> None:
    hero = a_hero(discard="a")
    hero.active = [lasting("b", "round"), lasting("c", "round", lost=True), lasting("d")]
    end_round_bonuses(hero)
    assert zones(hero) == "//ab/c/d"
    rest(hero, "a", stay="d")
    assert zones(hero) == "b///ac/d"
