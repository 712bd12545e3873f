"""STR, WILL, ECON and the vocabulary: markers on both sides, gold and experience."""

from __future__ import annotations

import pytest

from questhall.games.prophecy.rules import markers
from questhall.ledger import rule
from tests.games.prophecy.positions import fall, keys, play, refusal, sheet, table

ALONE = "1 monk at village\n2 druid at city"


@rule("PR-TERM-01", "PR-TERM-03", "PR-STR-01", "PR-STR-02", "PR-STR-11")
def test_losing_health_moves_a_red_marker_to_the_left_and_lowers_strength() -> None:
    m = table(ALONE)
    markers.wound(m, 0, 1)
    assert (sheet(m).health, sheet(m).wounds) == (3, 1)
    assert markers.strength(sheet(m)) == 3


@rule("PR-STR-03", "PR-STR-04", "PR-DEATH-01")
@pytest.mark.parametrize(("health", "lost", "lives"), [(1, 1, True), (0, 1, False), (1, 2, False)])
def test_zero_health_is_alive_a_further_loss_kills(health: int, lost: int, lives: bool) -> None:
    m = table(f"1 monk at village, strength {health}\n2 druid at city")
    markers.wound(m, 0, lost)
    assert bool(sheet(m).character) is lives
    assert ("monk" in m.state.fallen) is not lives


@rule("PR-STR-05", "PR-CARD-POTION-02")
def test_healing_cannot_exceed_the_markers_on_the_left() -> None:
    m = table("1 monk at village, strength 3, wounds 1\n2 druid at city")
    markers.heal(m, 0, 5)
    assert (sheet(m).health, sheet(m).wounds) == (4, 0)


@rule("PR-STR-06", "PR-STR-07", "PR-LIMIT-06")
def test_at_most_eight_red_markers_both_sides_together() -> None:
    m = table("1 monk at village, strength 5, wounds 2\n2 druid at city")
    markers.gain_strength(m, 0, 1)
    assert (sheet(m).health, sheet(m).wounds) == (6, 2)
    markers.gain_strength(m, 0, 1)
    assert sheet(m).health + sheet(m).wounds == 8


@rule("PR-STR-08")
def test_a_ninth_red_marker_heals_instead_if_needed() -> None:
    m = table("1 monk at village, strength 6, wounds 2\n2 druid at city")
    markers.gain_strength(m, 0, 1)
    assert (sheet(m).health, sheet(m).wounds) == (7, 1)
    m = table("1 monk at village, strength 8\n2 druid at city")
    markers.gain_strength(m, 0, 1)
    assert (sheet(m).health, sheet(m).wounds) == (8, 0)


@rule("PR-STR-09")
def test_losing_strength_returns_a_marker_to_the_bank() -> None:
    m = table(ALONE)
    markers.lose_strength(m, 0)
    assert (sheet(m).health, sheet(m).wounds) == (3, 0)


@rule("PR-STR-10", "PR-WILL-12", "PR-CARD-POWERPOTION-01")
def test_temporary_strength_and_will_add_no_markers_and_last_one_turn() -> None:
    m = table("1 monk at village, items potion-of-strength potion-of-concentration\n2 druid at city")
    play(m, "use:potion-of-strength", "use:potion-of-concentration")
    hero = sheet(m)
    assert (markers.strength(hero), hero.health) == (6, 4)
    assert (markers.will(hero), hero.mana) == (7, 4)
    play(m, "stay", "done")
    assert (markers.strength(sheet(m)), markers.will(sheet(m))) == (4, 4)


@rule("PR-STR-12", "PR-LOC-FORTRESS-01")
def test_a_price_in_health_may_be_paid_down_to_zero() -> None:
    m = play(table("1 monk at fortress, strength 1\n2 druid"), "train")
    assert (sheet(m).health, sheet(m).xp) == (0, 5)
    m = table("1 monk at fortress, strength 0\n2 druid")
    assert refusal(m, "train") == ("health", "PR-STR-12")


@rule("PR-TERM-02", "PR-WILL-01", "PR-WILL-02", "PR-WILL-13")
def test_a_spell_of_two_mana_lowers_will_by_two_until_restored() -> None:
    m = table("1 monk at village, skills miraculous-healing, wounds 1\n2 druid at city")
    play(m, "instead:miraculous-healing")
    assert (sheet(m).mana, sheet(m).spent, markers.will(sheet(m))) == (2, 2, 2)
    markers.restore(m, 0, 2)
    assert markers.will(sheet(m)) == 4


@rule("PR-WILL-03")
def test_restoring_cannot_exceed_the_markers_on_the_left() -> None:
    m = table("1 monk at village, will 3, spent 1\n2 druid at city")
    markers.restore(m, 0, 4)
    assert (sheet(m).mana, sheet(m).spent) == (4, 0)


@rule("PR-WILL-04", "PR-WILL-05", "PR-WILL-06", "PR-LIMIT-06")
def test_at_most_ten_blue_markers_then_a_restore_instead() -> None:
    m = table("1 monk at village, will 7, spent 2\n2 druid at city")
    markers.gain_will(m, 0, 1)
    assert (sheet(m).mana, sheet(m).spent) == (8, 2)
    markers.gain_will(m, 0, 1)
    assert (sheet(m).mana, sheet(m).spent) == (9, 1)


@rule("PR-WILL-07", "PR-BATTLE-12")
def test_mana_cannot_be_spent_beyond_what_is_there() -> None:
    m = play(table("1 monk at forest-3, will 1\n2 druid\nland: old-pirate at forest-3, ghost at forest-3"), "stay")
    assert "fight:old-pirate:strength" in keys(m)
    assert refusal(m, "fight:old-pirate:will") == ("mana", "PR-WILL-07")


@rule("PR-WILL-08", "PR-WILL-09", "PR-CREAT-10")
def test_mana_taken_beyond_zero_has_no_further_effect() -> None:
    m = table("1 monk at plains-8, will 1\n2 druid\nland: mountain-giant at plains-8")
    play(fall(m, "1-6"), "stay", then="move")
    assert (sheet(m).mana, sheet(m).spent, sheet(m).health) == (0, 1, 3)
    assert markers.will(sheet(m)) == 0
    assert sheet(m).character == "monk"


@rule("PR-WILL-10", "PR-SPELL-03")
def test_mana_pays_for_spells_will_battles_and_magic_items() -> None:
    carpet = play(table("1 monk at forest-3, items flying-carpet\n2 druid"), "go:flying-carpet:monastery")
    assert sheet(carpet).mana == 3
    spell = play(table("1 monk at forest-3, skills stamina\n2 druid"), "go:stamina:village")
    assert sheet(spell).mana == 3
    will = table("1 monk at forest-3\n2 druid\nland: old-pirate at forest-3, bear at forest-3")
    play(fall(will, "1-6"), "stay", "fight:old-pirate:will")
    assert sheet(will).mana == 2


@rule("PR-WILL-11")
def test_losing_will_returns_a_marker_to_the_bank() -> None:
    m = table(ALONE)
    markers.lose_will(m, 0)
    assert (sheet(m).mana, sheet(m).spent) == (3, 0)


@rule("PR-TERM-04", "PR-ECON-01", "PR-ECON-02")
def test_gold_comes_from_the_bank_and_goes_back() -> None:
    m = play(table("1 monk at village, gold 3\n2 druid at city"), "horse:thieves-guild")
    assert sheet(m).gold == 2
    m = play(table("1 monk at city, gold 3\n2 druid"), "work")
    assert sheet(m).gold == 5


@rule("PR-ECON-03", "PR-OPP-08")
def test_experience_pays_for_skills() -> None:
    m = play(
        table("1 mercenary at fortress, xp 5\n2 druid\noffers: crushing-weapons"), "stay", "learn:crushing-weapons"
    )
    assert (sheet(m).xp, sheet(m).gold, sheet(m).skills) == (1, 3, ["crushing-weapons"])
