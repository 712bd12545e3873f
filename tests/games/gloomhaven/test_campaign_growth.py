"""CHAR, LVLUP, PERK: new characters, levels, perks."""

import pytest

from questhall.games.gloomhaven.content.components import LEVEL_X
from questhall.games.gloomhaven.rules.campaign.growth import (
    cannot_catch_up,
    cannot_create,
    cannot_learn,
    cannot_level_up,
    cannot_start_at,
    cannot_take_perk,
    create,
    gain_checkmarks,
    level_for,
    level_up,
    minimum_xp,
    modifier_cards,
    most_hit_points,
    must_level_up,
    still_to_learn,
    take_perk,
)
from questhall.games.gloomhaven.rules.combat.modifiers import standard_cards
from questhall.games.gloomhaven.rules.play.prepare import hand_limit
from questhall.games.gloomhaven.state import Hero, Party, Realm
from questhall.kernel import Refused
from questhall.ledger import rule
from tests.games.gloomhaven.characters import a_card, a_job, a_sheet, why

LEVELS = {"a": 1, "b": 1, "x": LEVEL_X, "c": 2, "d": 2, "e": 3, "f": 4, "g": 5, "h": 6, "i": 7, "j": 8, "k": 9}
CARDS = {name: a_card(name, level=level) for name, level in LEVELS.items()} | {"z": a_card("z")}
JOB = a_job(cards=tuple(LEVELS))
TOWN = Party("us")


def a_world(marks: int = 0, **more: object) -> Realm:
    return Realm(marks=marks, jobs=["brute"], **more)


@rule("GH-CHAR-05", "GH-CHAR-06", "GH-CHAR-10", "GH-CHAR-11")
def test_a_new_character_has_the_level_1_and_x_cards_30_gold_and_no_experience() -> None:
    sheet = create(a_world(), "Anna", JOB, CARDS)
    assert (sheet.level, sheet.gold, sheet.xp, sheet.unspent_perks) == (1, 30, 0, 0)
    assert sheet.pool == ["a", "b", "x"]


@rule("GH-CHAR-08", "GH-PROSP-04")
def test_a_new_character_starts_at_any_level_up_to_prosperity() -> None:
    world = a_world(marks=9)
    assert [cannot_start_at(world, level) is None for level in (0, 1, 2, 3, 4)] == [False, True, True, True, False]
    with pytest.raises(Refused, match="GH-CHAR-08"):
        create(world, "Anna", JOB, CARDS, level=4)


@rule("GH-CHAR-09", "GH-CHAR-10", "GH-CHAR-11")
def test_above_level_1_every_step_is_taken() -> None:
    sheet = create(a_world(marks=64), "Anna", JOB, CARDS, level=3)
    assert (sheet.level, sheet.gold, sheet.xp, sheet.unspent_perks) == (3, 60, 95, 2)
    assert why(cannot_catch_up(sheet, JOB, CARDS, "e")) == "GH-LVLUP-02"
    sheet.pool.append("c")
    assert cannot_catch_up(sheet, JOB, CARDS, "e") is None
    sheet.pool.append("e")
    assert still_to_learn(sheet, CARDS) == 0


@rule("GH-CHAR-10")
def test_starting_gold_by_level() -> None:
    golds = [create(a_world(marks=64), "Anna", JOB, CARDS, level=level).gold for level in range(1, 10)]
    assert golds == [30, 45, 60, 75, 90, 105, 120, 135, 150]


@rule("GH-CHAR-02", "GH-SEAL-02")
def test_only_available_classes_are_played() -> None:
    assert why(cannot_create(a_world(), a_job("sun"), 1)) == "GH-CHAR-02"
    assert cannot_create(Realm(jobs=["brute", "sun"]), a_job("sun"), 1) is None


@rule("GH-LVLUP-08", "GH-CHAR-11")
def test_experience_and_levels() -> None:
    assert [minimum_xp(level) for level in range(1, 10)] == [0, 45, 95, 150, 210, 275, 345, 420, 500]
    assert [level_for(xp) for xp in (0, 44, 45, 94, 95, 499, 500, 9999)] == [1, 1, 2, 2, 3, 8, 9, 9]
    full = a_sheet(level=9, xp=900)
    assert not must_level_up(full, TOWN)
    assert why(cannot_level_up(full, TOWN, a_world(64))) == "GH-LVLUP-08"
    with pytest.raises(Refused, match="GH-LVLUP-08"):
        level_up(a_world(64), TOWN, full, JOB, CARDS, "k")
    assert full.level == 9


@rule("GH-LVLUP-01")
def test_who_has_the_experience_must_level_up_in_town() -> None:
    sheet = a_sheet(xp=45, pool=list("abx"))
    assert must_level_up(sheet, TOWN)
    assert not must_level_up(a_sheet(xp=44), TOWN)
    assert not must_level_up(sheet, Party("us", location=4))
    assert why(cannot_level_up(sheet, Party("us", location=4), a_world())) == "GH-LVLUP-01"
    assert why(cannot_level_up(a_sheet(xp=44), TOWN, a_world())) == "GH-LVLUP-01"
    for poor, party in ((sheet, Party("us", location=4)), (a_sheet(xp=44, pool=list("abx")), TOWN)):
        with pytest.raises(Refused, match="GH-LVLUP-01"):
            level_up(a_world(), party, poor, JOB, CARDS, "c")
        assert poor.level == 1


@rule("GH-LVLUP-02", "GH-LVLUP-03", "GH-LVLUP-04")
def test_a_level_brings_a_card_a_perk_and_hit_points() -> None:
    sheet = a_sheet(xp=47, pool=list("abx"))
    level_up(a_world(), TOWN, sheet, JOB, CARDS, "c")
    assert (sheet.level, sheet.pool[-1], sheet.unspent_perks, sheet.xp) == (2, "c", 1, 47)
    assert most_hit_points(sheet, JOB) == 12


@rule("GH-LVLUP-02")
@pytest.mark.parametrize("card", ["e", "a", "z"])
def test_a_card_above_the_new_level_an_owned_one_or_a_foreign_one_cannot_be_learned(card: str) -> None:
    assert why(cannot_learn(a_sheet(pool=list("abx")), JOB, CARDS, card)) == "GH-LVLUP-02"


@rule("GH-LVLUP-02")
def test_a_card_of_an_earlier_level_may_be_learned_later() -> None:
    assert cannot_learn(a_sheet(level=4, pool=list("abx")), JOB, CARDS, "d") is None


@rule("GH-LVLUP-05")
def test_the_hand_limit_does_not_grow() -> None:
    sheet = a_sheet(xp=45, pool=list("abx"))
    level_up(a_world(), TOWN, sheet, JOB, CARDS, "c")
    assert (hand_limit(Hero(a_sheet(level=1))), hand_limit(Hero(a_sheet(level=9)))) == (10, 10)


@rule("GH-LVLUP-06", "GH-PROSP-04")
def test_a_character_may_rise_to_the_prosperity_level() -> None:
    world, sheet = a_world(marks=15), a_sheet(level=2, xp=60, pool=list("abxc"))
    for card in "de":
        assert cannot_level_up(sheet, TOWN, world) is None
        level_up(world, TOWN, sheet, JOB, CARDS, card)
    assert (sheet.level, sheet.xp, sheet.unspent_perks) == (4, 150, 2)
    assert why(cannot_level_up(sheet, TOWN, world)) == "GH-LVLUP-01"


@rule("GH-LVLUP-07")
def test_experience_for_several_levels_takes_them_one_by_one() -> None:
    sheet = a_sheet(xp=150, pool=list("abx"))
    for card in "cef":
        assert must_level_up(sheet, TOWN)
        level_up(a_world(), TOWN, sheet, JOB, CARDS, card)
    assert not must_level_up(sheet, TOWN)
    assert (sheet.level, sheet.unspent_perks, sheet.xp) == (4, 3, 150)


@rule("GH-PERK-01", "GH-PERK-02", "GH-MOD-03")
def test_a_perk_changes_the_modifier_deck() -> None:
    sheet = a_sheet(unspent_perks=2)
    assert modifier_cards(sheet, JOB) == standard_cards()
    take_perk(sheet, JOB, "swap")
    deck = modifier_cards(sheet, JOB)
    assert (deck.count("-1"), deck.count("+1"), len(deck)) == (4, 6, 20)
    take_perk(sheet, JOB, "drop")
    deck = modifier_cards(sheet, JOB)
    assert (deck.count("-1"), len(deck)) == (2, 18)
    assert why(cannot_take_perk(sheet, JOB, "stun")) == "GH-PERK-01"
    assert why(cannot_take_perk(a_sheet(unspent_perks=1), JOB, "of another class")) == "GH-PERK-01"


@rule("GH-PERK-03")
def test_a_perk_is_taken_as_often_as_it_has_boxes() -> None:
    sheet = a_sheet(unspent_perks=3)
    take_perk(sheet, JOB, "stun")
    take_perk(sheet, JOB, "stun")
    assert modifier_cards(sheet, JOB).count("rolling stun") == 2
    assert why(cannot_take_perk(sheet, JOB, "stun")) == "GH-PERK-03"
    with pytest.raises(Refused, match="GH-PERK-03"):
        take_perk(sheet, JOB, "stun")
    assert sheet.unspent_perks == 1


@rule("GH-PERK-05", "GH-PERK-06")
def test_three_checkmarks_give_a_perk_and_the_rest_counts_on() -> None:
    sheet = a_sheet(checkmarks=2)
    assert gain_checkmarks(sheet, 2) == 1
    assert (sheet.checkmarks, sheet.unspent_perks) == (4, 1)
    assert gain_checkmarks(sheet, 1) == 0
    assert gain_checkmarks(sheet, 1) == 1


@rule("GH-PERK-07")
def test_checkmarks_give_six_perks_at_most() -> None:
    sheet = a_sheet()
    assert sum(gain_checkmarks(sheet, 2) for _ in range(20)) == 6
    assert sheet.unspent_perks == 6


@rule("GH-PERK-08", "GH-RETIRE-07", "GH-RETIRE-08", "GH-VAR-SOLO-04")
def test_retired_predecessors_of_the_same_line_give_a_perk_each() -> None:
    world = a_world(retirements={"left": 2, "right": 1})
    perks = [create(world, "Anna", JOB, CARDS, line=line).unspent_perks for line in ("left", "right", "new")]
    assert perks == [2, 1, 0]
