"""ROUND, LIMIT, ONCE: rounds of one player, and what is checked at their end."""

from __future__ import annotations

from questhall.games.prophecy.rules import markers
from questhall.ledger import rule
from tests.games.prophecy.positions import fall, keys, play, refusal, sheet, table

EIGHT = "sword axe hammer javelin dagger cutlass spear rapier"


@rule("PR-ROUND-01", "PR-ROUND-02")
def test_a_round_is_chance_card_turn_and_end() -> None:
    m = table("1 monk at village, gold 20\n2 druid at city\nnext: chance good-times")
    play(m, "stay", "done", then="move")
    assert sheet(m, 1).gold == 15 + 2
    assert sheet(m, 2).gold == 3 + 4
    assert m.state.past[-1] == "good-times"


@rule("PR-ROUND-05")
def test_rounds_go_clockwise() -> None:
    m = table("1 monk at village, gold 0\n2 druid at city\n3 scout at fortress\nturn: 2")
    play(m, "stay", "done?")
    assert m.asked[0].seat == 2
    play(m, "stay", "done?")
    assert m.asked[0].seat == 0


@rule("PR-ROUND-03")
def test_the_monk_walks_to_the_city_buys_the_dagger_and_repairs_the_axe_in_his_first_turn() -> None:
    m = table(
        """
        1 monk at monastery, gold 10, damaged war-axe
        2 druid at village
        city: ritual-dagger
        """
    )
    m.state.agenda[0].turns = 1  # type: ignore[union-attr]  # Peaceful Times was drawn
    play(m, "walk:city", "buy:ritual-dagger", "repair:war-axe", "done", then="move")
    assert (m.asked[0].seat, sheet(m).gold) == (0, 0)
    assert sheet(m).items == ["ritual-dagger", "war-axe"]


@rule("PR-ROUND-03", "PR-CREAT-03", "PR-CREAT-04", "PR-TURN-03", "PR-CARD-GOLEM-01", "PR-CARD-MOUNTAINGIANT-01")
def test_the_second_turn_of_the_monk_golem_first_then_the_giant() -> None:
    m = table(
        """
        1 monk at city, gold 1, will 3, items ritual-dagger war-axe crown-of-power, skills blessed-weapon prayer
        2 druid at village
        land: golem at plains-11, hidden mountain-giant at plains-11
        next: rare ring-of-concentration
        """
    )
    deck = len(m.state.chance)
    play(m, "ship:plains-11", then="fight")
    assert (sheet(m).gold, len(m.state.chance)) == (0, deck)
    play(m, "fight:golem:strength", "wield:war-axe", "enchant:blessed-weapon:war-axe")
    fall(m, "3-1")
    play(m, "roll", then="pray")
    assert sheet(m).damaged == ["war-axe"]
    assert sheet(m).xp == 6
    m.chance.force("die", 2, 4)
    play(m, "cast:prayer", then="fight")
    assert "ring-of-concentration" in sheet(m).items
    assert sheet(m).mana == 1
    fall(m, "2-3")
    play(m, "fight:mountain-giant:will", "pay:ritual-dagger:2")
    assert (sheet(m).health, sheet(m).wounds, sheet(m).mana) == (2, 2, 0)
    assert "mountain-giant" in m.state.land.cards
    assert m.asked[0].seat == 1


@rule("PR-ROUND-04", "PR-LIMIT-01", "PR-LIMIT-02", "PR-LIMIT-05")
def test_gold_and_experience_are_cut_to_fifteen_only_at_the_end_of_the_own_round() -> None:
    m = table("1 monk at village, gold 18, xp 17\n2 druid at city, gold 18, xp 18")
    assert sheet(m).gold == 18
    play(m, "stay", "done")
    assert (sheet(m, 1).gold, sheet(m, 1).xp) == (15, 15)
    assert (sheet(m, 2).gold, sheet(m, 2).xp) == (18, 18)


@rule("PR-LIMIT-05")
def test_surplus_gold_may_be_spent_before() -> None:
    m = table("1 monk at city, gold 18\n2 druid\ncity: great-sword")
    play(m, "stay", "buy:great-sword", "done")
    assert sheet(m).gold == 5


@rule("PR-LIMIT-03", "PR-ROUND-04", "PR-LIMIT-05")
def test_more_than_seven_items_are_discarded_by_choice_damaged_ones_count() -> None:
    m = table(f"1 monk at village, gold 0, items {EIGHT.replace(' rapier', '')}, damaged rapier\n2 druid at city")
    play(m, "stay", "done", then="limits")
    assert "discard:rapier" in keys(m)
    play(m, "discard:sword", then="move")
    assert "sword" in m.state.junk
    assert len(sheet(m).items) + len(sheet(m).damaged) == 7


@rule("PR-LIMIT-07", "PR-ARTIFACT-01", "PR-ARTIFACT-02")
def test_artifacts_count_for_the_limit_but_cannot_be_discarded() -> None:
    m = table(f"1 monk at village, gold 0, items {EIGHT.replace(' rapier', '')} astral-sword\n2 druid at city")
    play(m, "stay", "done", then="limits")
    assert refusal(m, "discard:astral-sword") == ("artifact", "PR-LIMIT-07")


@rule("PR-LIMIT-04")
def test_at_most_seven_skills_stay() -> None:
    skills = "toughness duelling stealth haggling meditation prayer curse exorcism"
    m = play(table(f"1 monk at village, gold 0, skills {skills}\n2 druid at city"), "stay", then="limits")
    play(m, "forget:toughness")
    assert len(sheet(m).skills) == 7


@rule("PR-ONCE-01", "PR-CARD-COUNTERFEIT-01")
def test_once_per_round_means_once_for_both_turns() -> None:
    m = table("1 monk at village, skills counterfeiting, gold 5\n2 druid at city")
    m.state.agenda[0].turns = 1  # type: ignore[union-attr]
    play(m, "use:counterfeiting", "horse:thieves-guild", "done?", then="move")
    assert (m.asked[0].seat, sheet(m).gold) == (0, 5)
    assert refusal(m, "use:counterfeiting") == ("once-a-round", "PR-ONCE-01")


@rule("PR-ONCE-01", "PR-CARD-MAGICRING-01")
def test_the_ring_of_magical_forces_helps_one_spell_of_a_round_with_two_turns() -> None:
    m = table("1 monk at forest-3, skills stamina, items ring-of-magical-forces\n2 druid at city")
    m.state.agenda[0].turns = 1  # type: ignore[union-attr]
    play(m, "go:stamina:monastery", "done?")
    assert sheet(m).mana == 4
    play(m, "go:stamina:mountains-9")
    assert sheet(m).mana == 3


@rule("PR-ONCE-02", "PR-CARD-TIMELOOP-02")
def test_time_loop_works_once_in_two_rounds() -> None:
    m = table("1 monk at enchanted-wilderness, will 8, skills time-loop\n2 druid at city, gold 0")
    play(m, "cast:time-loop")
    assert refusal(m, "cast:time-loop") == ("loop", "PR-ONCE-02")
    play(m, "stay", "done?", "stay", "done?", "stay", "done?", then="move")
    assert m.asked[0].seat == 0
    assert refusal(m, "cast:time-loop") == ("loop", "PR-ONCE-02")
    play(m, "stay", "done?", "stay", "done?", then="move")
    assert "cast:time-loop" in keys(m)


@rule("PR-CARD-TIMELOOP-01")
def test_time_loop_and_peaceful_times_make_three_turns() -> None:
    m = table("1 monk at village, gold 0\n2 druid at city, skills time-loop, gold 0\nnext: chance peaceful-times")
    play(m, "stay", then="move")
    play(m, "cast:time-loop", "stay", then="move")
    play(m, "stay", then="move")
    assert m.asked[0].seat == 1
    play(m, "stay")
    assert m.asked[0].seat == 0


@rule("PR-ROUND-06", "PR-FINAL-01", "PR-TERM-18")
def test_the_game_goes_on_until_somebody_has_four_artifacts() -> None:
    held = "astral-sword mirrored-shield banner-of-hope"
    m = table(f"1 monk at forest-3, items {held}\n2 druid at city\ndropped: royal-cape at forest-3")
    assert not m.over
    play(m, "stay", "take-artifact:royal-cape")
    assert m.over
    assert m.result is not None
    assert m.result.winners == [0]


@rule("PR-CARD-CONCRING-01", "PR-CARD-CONCRING-02")
def test_the_ring_of_concentration_restores_a_mana_unless_a_spell_was_cast() -> None:
    start = "1 monk at village, gold 0, will 2, spent 2, items ring-of-concentration, skills stamina\n2 druid at city"
    quiet = play(table(start), "stay", "done")
    assert sheet(quiet).mana == 3
    spell = play(table(start), "go:stamina:forest-17")
    assert sheet(spell).mana == 1
    item = play(table(start.replace("items ", "items flying-carpet ")), "go:flying-carpet:forest-17")
    assert sheet(item).mana == 2 - 1 + 1


@rule("PR-CARD-CONCRING-02")
def test_mana_paid_for_a_will_battle_does_not_stop_the_ring() -> None:
    m = table(
        "1 monk at forest-3, items ring-of-concentration\n2 druid\nland: old-pirate at forest-3, bear at forest-3"
    )
    play(fall(m, "1-6"), "stay", "fight:old-pirate:will")
    assert (sheet(m).mana, sheet(m).spent) == (3, 1)


@rule("PR-STR-01")
def test_the_helper_reads_strength_from_the_right_side_only() -> None:
    m = table("1 monk at village, strength 2, wounds 2\n2 druid at city")
    assert markers.strength(sheet(m)) == 2
