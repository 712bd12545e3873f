"""COND: conditions come, work, last and go, in a running match."""

import pytest

from questhall.games.gloomhaven.rules.combat.conditions import become_immune
from questhall.games.gloomhaven.state import Next, Turn
from questhall.ledger import rule
from tests.games.gloomhaven.play import Table, a_turn, rebuilt
from tests.games.gloomhaven.staging import (
    afflicted,
    end_of_turn,
    monster_curses,
    monsters_act,
    shielded,
    summoned,
    with_obstacles,
)

GUARD = "bandit-guard-1"
TIMED = ("immobilize", "disarm", "muddle", "invisible", "strengthen")


def turn_begins(table: Table) -> Table:
    """Seat 0 has its turn anew, from its first moment."""
    end_of_turn(table)
    table.w.agenda = [Next(), Turn(0)]
    return rebuilt(table)


@rule("GH-COND-01", "GH-COND-11", "GH-SHIELD-03", "GH-IX-04")
def test_a_wound_hurts_at_the_start_of_each_turn_and_stays() -> None:
    table = shielded(afflicted(a_turn("brute", "trample"), "brute", "wound"), "brute", 3)
    life = table.hp("brute")
    turn_begins(table).do("take")
    assert (table.hp("brute"), table.kind) == (life - 1, "turn")
    assert table.do("end").has("brute", "wound")


@rule("GH-IX-04", "GH-COND-12")
def test_the_wound_comes_before_the_heal_of_a_long_rest() -> None:
    table = afflicted(a_turn("brute", "trample", hit_points=5), "brute", "wound")
    hero = table.hero()
    hero.resting, hero.discard, hero.played = True, list(hero.played), []
    turn_begins(table).pass_all("long-rest")
    assert table.hp("brute") == 4
    table.do(table.options[0])
    assert (table.hp("brute"), table.has("brute", "wound")) == (6, False)


@rule("GH-COND-02", "GH-COND-11")
def test_a_monster_is_wounded_only_once() -> None:
    table = a_turn("brute", "spare-dagger", foes={"H9": "bandit-guard 20"})
    table.next_cards("brute", "rolling wound", "+0 wound").do("top:spare-dagger", f"hit:{GUARD}").inflict()
    assert list(table.figure(GUARD).conditions) == ["wound"]


@rule("GH-COND-03", "GH-SPECIAL-08")
@pytest.mark.parametrize("condition", ["poison", "wound", "immobilize", "disarm", "stun", "muddle", "curse"])
def test_an_obstacle_with_hit_points_gets_no_negative_condition(condition: str) -> None:
    table = a_turn("brute", "spare-dagger", foes={"H9": "bandit-guard 20"})
    table.figure(GUARD).kind = "objective"
    table.next_cards("brute", f"+0 {condition}").do("top:spare-dagger", f"hit:{GUARD}")
    assert (table.figure(GUARD).conditions, monster_curses(table)) == ({}, 0)


@rule("GH-COND-04", "GH-COND-06")
@pytest.mark.parametrize("condition", ["stun", "curse"])
def test_an_immune_figure_does_not_receive_the_condition(condition: str) -> None:
    table = a_turn("brute", "spare-dagger", foes={"H9": "bandit-guard 20"})
    table.figure(GUARD).immune = [condition]
    table.next_cards("monsters", "curse-monsters").next_cards("brute", f"+0 {condition}")
    table.do("top:spare-dagger", f"hit:{GUARD}")
    assert (table.figure(GUARD).conditions, monster_curses(table)) == ({}, 1)


@rule("GH-COND-05")
def test_who_becomes_immune_loses_the_condition() -> None:
    table = afflicted(a_turn("brute", "trample"), "brute", "poison", "muddle")
    become_immune(table.figure("brute"), "poison")
    assert list(table.figure("brute").conditions) == ["muddle"]


@rule("GH-COND-08")
def test_nobody_is_offered_to_drop_a_positive_condition() -> None:
    table = a_turn("brute", "trample", conditions="invisible strengthen")
    assert not [option for option in table.options if "invisible" in option or "strengthen" in option]


@rule("GH-COND-09", "GH-IX-01")
def test_an_attack_on_a_poisoned_enemy_has_one_more_before_the_card_and_the_shield() -> None:
    # Attack 2 on a poisoned target with Shield 1 and a double card: (2 + 1) x 2 - 1.
    table = a_turn("brute", "provoking-roar", foes={"H10": "bandit-guard 20"}).next_cards("brute", "x2")
    shielded(afflicted(table, GUARD, "poison"), GUARD, 1).do("top:provoking-roar", f"hit:{GUARD}")
    assert table.told("hit")[0]["damage"] == 5


@rule("GH-COND-09")
def test_poison_does_not_help_an_attack_of_ones_own_side() -> None:
    table = a_turn("mindthief", "submissive-affliction", foes={"H10": "bandit-guard 9", "H9": "bandit-guard 9"})
    afflicted(table, "bandit-guard-2", "poison")
    table.do("bottom:submissive-affliction", f"target:{GUARD}", "hit:bandit-guard-2")
    assert table.told("hit")[0]["bonus"] == 0


@rule("GH-COND-14")
def test_the_immobilized_do_not_move_and_do_attack() -> None:
    table = a_turn("brute", "grab-and-go", "trample", foes={"H10": "bandit-guard 9"}, conditions="immobilize")
    table.do("bottom:grab-and-go")
    assert (table.kind, table.spot("brute")) == ("turn", "H11")
    assert table.do("top:trample", f"hit:{GUARD}").hp(GUARD) == 6


@rule("GH-COND-15")
def test_the_disarmed_do_not_attack_and_do_move() -> None:
    table = a_turn("brute", "trample", "grab-and-go", foes={"H10": "bandit-guard 9"}, conditions="disarm")
    assert table.do("top:trample").kind == "turn"
    assert table.do("bottom:grab-and-go", "go:H12").spot("brute") == "H12"


@rule("GH-COND-16", "GH-COND-17", "GH-IX-32")
def test_the_stunned_do_nothing_and_discard_their_cards() -> None:
    table = a_turn("brute", "trample", "grab-and-go", foes={"H10": "bandit-guard 9"}, conditions="stun", items=(5,))
    assert (table.hero().discard, table.hp(GUARD)) == (["trample", "grab-and-go"], 9)
    assert table.kind != "turn", "there was nothing to choose"


@rule("GH-COND-16")
def test_a_stunned_monster_does_nothing_and_is_free_again_after_its_turn() -> None:
    table = afflicted(a_turn("brute", "trample", foes={"H10": "bandit-guard"}), GUARD, "stun")
    monsters_act(table, "guard-5", GUARD)
    assert (table.told("hit"), table.has(GUARD, "stun")) == ([], False)


@rule("GH-COND-14", "GH-COND-15", "GH-COND-16", "GH-COND-18", "GH-COND-24", "GH-COND-27", "GH-COND-29", "GH-IX-31")
@pytest.mark.parametrize("condition", TIMED)
def test_received_outside_its_turn_a_condition_ends_with_the_coming_turn(condition: str) -> None:
    table = afflicted(a_turn("brute", "trample"), "brute", condition)  # type: ignore[arg-type]  # a condition
    assert turn_begins(table).has("brute", condition)
    assert not table.do("end").has("brute", condition)


@rule("GH-COND-29", "GH-IX-31", "GH-COND-24")
def test_received_in_its_own_turn_a_condition_lasts_through_the_following_one() -> None:
    table = a_turn("mindthief", "into-the-night", foes={"H10": "bandit-guard"})
    table.do("bottom:into-the-night")
    table.do(*[option for option in table.options if option == "do"])
    assert table.do("end").has("mindthief", "invisible")


@rule("GH-COND-30", "GH-COND-02")
def test_a_condition_received_again_starts_its_time_anew() -> None:
    table = afflicted(a_turn("brute", "spare-dagger", foes={"H9": "bandit-guard 20"}), "brute", "strengthen")
    turn_begins(table.next_cards("brute", "+0 strengthen", "+0")).do("top:spare-dagger", f"hit:{GUARD}", "end")
    assert table.has("brute", "strengthen")


@rule("GH-COND-24")
def test_an_invisible_enemy_is_no_target() -> None:
    table = afflicted(
        a_turn("brute", "trample", foes={"H10": "bandit-guard", "G11": "bandit-guard"}), GUARD, "invisible"
    )
    assert table.do("top:trample").why_not(f"hit:{GUARD}") == "GH-COND-24"


@rule("GH-COND-24", "GH-IX-09", "GH-FOCUS-14")
def test_monsters_do_not_focus_the_invisible() -> None:
    table = a_turn("brute", "trample", foes={"H10": "bandit-guard"}, friends={"E9": "scoundrel"})
    monsters_act(afflicted(table, "brute", "invisible"), "guard-5", GUARD)
    assert [event["focus"] for event in table.told("focus")] == ["scoundrel"]


@rule("GH-COND-24")
def test_damage_without_a_target_reaches_the_invisible() -> None:
    table = a_turn("cragheart", "rumbling-advance", foes={"H10": "bandit-guard 9"})
    afflicted(table, GUARD, "invisible").do("bottom:rumbling-advance", "skip").pass_all()
    assert table.hp(GUARD) == 8


@rule("GH-COND-25")
def test_invisibility_changes_nothing_between_allies() -> None:
    table = a_turn("tinkerer", "restorative-mist", friends={"H10": "brute"})
    assert "heal:brute" in afflicted(table, "brute", "invisible").do("top:restorative-mist").options


@rule("GH-COND-26", "GH-IX-09")
def test_an_invisible_character_bars_the_way_like_an_obstacle() -> None:
    # With obstacles on G10 and I10 the only way down from H9 leads over H10.
    table = a_turn("brute", "trample", at="H10", foes={"H9": "bandit-guard"}, friends={"H12": "scoundrel"})
    with_obstacles(table, "G10", "I10", "G9", "I9")
    monsters_act(afflicted(table, "brute", "invisible"), "guard-5", GUARD)
    assert (table.spot(GUARD), len(table.told("no-focus"))) == ("H9", 1)


@rule("GH-IX-33", "GH-DMG-02", "GH-FX-02")
def test_cards_given_up_cancel_the_damage_and_not_the_condition() -> None:
    table = a_turn("brute", "trample", foes={"H10": "bandit-guard"}).next_cards("monsters", "+0 wound")
    life = table.hp("brute")
    monsters_act(table, "guard-5", GUARD)
    table.do(next(option for option in table.options if option.startswith("lose:")))
    assert (table.hp("brute"), table.has("brute", "wound")) == (life, True)


@rule("GH-COND-07", "GH-MONATK-06")
def test_a_condition_on_a_monsters_attack_reaches_its_target() -> None:
    table = a_turn("brute", "trample", foes={"H10": "bandit-guard"})
    monsters_act(table, "guard-2", GUARD).do("take")
    assert table.has("brute", "poison")


@rule("GH-IX-05", "GH-COND-15", "GH-FOCUS-03")
def test_a_disarmed_archer_walks_up_to_its_focus() -> None:
    table = afflicted(a_turn("brute", "trample", at="H12", foes={"H9": "bandit-archer"}), "bandit-archer-1", "disarm")
    monsters_act(table, "archer-4", "bandit-archer-1").pass_all("cards")
    assert (table.spot("bandit-archer-1"), table.told("hit")) == ("H11", [])


@rule("GH-COND-21", "GH-IX-16")
def test_a_summons_curse_goes_into_its_summoners_deck() -> None:
    table = a_turn("mindthief", foes={"H10": "bandit-guard"}, friends={"K13": "brute"}, at="E13")
    summoned(table, "rat-swarm", "gnawing-horde", "H11").next_cards("monsters", "+0 curse 2")
    monsters_act(table, "guard-5", GUARD)
    assert table.w.decks["mindthief"].draw.cards.count("curse-characters") == 2
