"""The Brute's cards of level 1 and X, each half played from its printed words."""

import pytest

from questhall.games.gloomhaven.content.terms import Retaliation
from questhall.ledger import rule
from tests.games.gloomhaven.play import Table, a_turn, rebuilt

FAR = {"E9": "scoundrel"}
AROUND = ("H10", "I11", "I12", "H12", "G12", "G11")  # H11


def taken(table: Table, times: int) -> Table:
    """So many hits are suffered in full."""
    return table.do(*["take"] * times)


# Trample


@rule("GH-FX-10")
def test_trample_pierces_two_points_of_shield() -> None:
    table = a_turn("brute", "trample", at="H11", foes={"H10": "bandit-guard elite 9"})
    assert table.figure("bandit-guard-1").shield == [1]
    table.do("top:trample", "hit:bandit-guard-1")
    assert table.hp("bandit-guard-1") == 6
    assert table.hero().discard == ["trample"]
    assert table.hero().xp == 0


@rule("GH-FX-10")
def test_trample_leaves_the_shield_that_two_points_do_not_pierce() -> None:
    table = a_turn("brute", "trample", at="H11", foes={"H10": "bandit-guard elite"}, level=7)
    assert table.figure("bandit-guard-1").shield == [3]
    table.do("top:trample", "hit:bandit-guard-1")
    assert table.hp("bandit-guard-1") == 14 - (3 - 1)


def test_trample_attacks_all_enemies_it_jumped_over_and_is_lost() -> None:
    table = a_turn("brute", "trample", at="H12", foes={"H11": "bandit-guard 9", "H10": "bandit-guard 9"})
    table.do("bottom:trample", "step:H11", "step:H10", "step:H9", "stop", "hit:bandit-guard-1", "hit:bandit-guard-2")
    assert (table.hp("bandit-guard-1"), table.hp("bandit-guard-2")) == (7, 7)
    assert table.hero().lost == ["trample"]
    assert table.hero().xp == 2


def test_trample_does_not_attack_an_enemy_that_it_only_passed_by() -> None:
    table = a_turn("brute", "trample", at="H12", foes={"H11": "bandit-guard 9", "I11": "bandit-guard 9"})
    table.do("bottom:trample", "step:H11", "step:H10", "stop", "hit:bandit-guard-1")
    assert table.kind == "turn"
    assert table.hp("bandit-guard-2") == 9


@rule("GH-TURN-04")
def test_trample_left_out_whole_is_discarded_without_experience() -> None:
    table = a_turn("brute", "trample", at="H12", foes={"H10": "bandit-guard"})
    table.do("bottom:trample", "skip")
    assert (table.hero().discard, table.hero().lost, table.hero().xp) == (["trample"], [], 0)


# Eye for an Eye


@rule("GH-RETAL-01")
def test_eye_for_an_eye_answers_each_adjacent_attack_and_teaches_each_time() -> None:
    foes = {"H10": "bandit-guard", "H12": "bandit-guard"}
    table = a_turn("brute", "eye-for-an-eye", foes=foes, friends=FAR, acts={"bandit-guard": "guard-5"})
    table.do("top:eye-for-an-eye", "do")
    assert [each.card for each in table.hero().active] == ["eye-for-an-eye"]
    assert table.hero().xp == 0
    taken(table.do("end"), 1)
    assert (table.hp("bandit-guard-1"), table.hp("bandit-guard-2"), table.hero().xp) == (4, 6, 1)
    taken(table, 1)
    assert (table.hp("bandit-guard-2"), table.hero().xp) == (4, 2)


def test_eye_for_an_eye_does_not_reach_a_ranged_attacker() -> None:
    table = a_turn(
        "brute", "eye-for-an-eye", foes={"H9": "bandit-archer"}, friends=FAR, acts={"bandit-archer": "archer-8"}
    )
    taken(table.do("top:eye-for-an-eye", "do", "end"), 1)
    assert (table.hp("brute"), table.hp("bandit-archer-1"), table.hero().xp) == (7, 5, 0)


@rule("GH-ACTIVE-07")
def test_eye_for_an_eye_ends_with_the_round_and_is_discarded() -> None:
    table = a_turn("brute", "eye-for-an-eye", foes={"E13": "bandit-guard"})
    table.do("top:eye-for-an-eye", "do", "end").pass_all("cards")
    assert table.hero().active == []
    assert "eye-for-an-eye" in table.hero().discard
    assert table.figure("brute").gifts == []


@rule("GH-HEAL-02")
def test_eye_for_an_eye_heals_oneself_or_an_adjacent_ally_and_infuses_earth() -> None:
    table = a_turn("brute", "eye-for-an-eye", friends={"H10": "scoundrel", "H9": "tinkerer"}, hit_points=5)
    table.do("bottom:eye-for-an-eye")
    assert set(table.options) == {"skip", "heal:brute", "heal:scoundrel"}
    table.do("heal:brute")
    assert table.hp("brute") == 7
    assert table.w.elements.coming == ["earth"]


@rule("GH-ELEM-02")
def test_eye_for_an_eye_makes_earth_strong_at_the_end_of_the_turn() -> None:
    table = a_turn(
        "brute", "eye-for-an-eye", foes={"H10": "bandit-guard"}, friends=FAR, acts={"bandit-guard": "guard-5"}
    )
    table.do("bottom:eye-for-an-eye", "heal:brute")
    assert table.w.elements.columns["earth"] == 0
    table.do("end")
    assert table.w.elements.columns["earth"] == 2


@rule("GH-ELEM-03")
def test_eye_for_an_eye_infuses_nothing_without_a_heal() -> None:
    table = a_turn("brute", "eye-for-an-eye")
    table.do("bottom:eye-for-an-eye", "skip")
    assert table.w.elements.coming == []


# Sweeping Blow


@rule("GH-AREA-03")
def test_sweeping_blow_attacks_the_enemies_on_three_hexes_in_a_row_beside_it() -> None:
    foes = {"G11": "bandit-guard 9", "H10": "bandit-guard 9", "I11": "bandit-guard 9", "H12": "bandit-guard 9"}
    table = a_turn("brute", "sweeping-blow", foes=foes)
    table.do("top:sweeping-blow", "lay:G11+H10+I11")
    assert "hit:bandit-guard-4" not in table.options
    table.do("hit:bandit-guard-1", "hit:bandit-guard-2", "hit:bandit-guard-3")
    assert [table.hp(f"bandit-guard-{number}") for number in (1, 2, 3, 4)] == [7, 7, 7, 9]
    assert table.hero().discard == ["sweeping-blow"]


@rule("GH-FX-04", "GH-FX-05")
def test_sweeping_blow_pushes_each_adjacent_enemy_a_hex_after_the_move() -> None:
    foes = {"H10": "bandit-guard", "I11": "bandit-guard", "H9": "bandit-guard"}
    table = a_turn("brute", "sweeping-blow", at="H12", foes=foes)
    table.do("bottom:sweeping-blow", "go:H11", "do")
    assert "push:H9" not in table.options
    table.do("push:G10", "push:J11")
    assert [table.spot(f"bandit-guard-{number}") for number in (1, 2, 3)] == ["G10", "J11", "H9"]
    assert (table.hp("bandit-guard-1"), table.hero().xp) == (6, 0)


def test_sweeping_blow_may_leave_one_enemy_where_it_is_and_push_the_other() -> None:
    table = a_turn("brute", "sweeping-blow", foes={"H10": "bandit-guard", "I11": "bandit-guard"})
    table.do("bottom:sweeping-blow", "skip", "do", "skip", "push:J10")
    assert (table.spot("bandit-guard-1"), table.spot("bandit-guard-2")) == ("H10", "J10")


# Provoking Roar


@rule("GH-FX-01")
def test_provoking_roar_disarms_its_target() -> None:
    table = a_turn(
        "brute", "provoking-roar", foes={"H10": "bandit-guard"}, friends=FAR, acts={"bandit-guard": "guard-5"}
    )
    table.do("top:provoking-roar", "hit:bandit-guard-1")
    assert table.hp("bandit-guard-1") == 4
    assert table.has("bandit-guard-1", "disarm")
    table.do("end").pass_all("cards")
    assert table.hp("brute") == 10


@rule("GH-ACTIVE-10")
def test_provoking_roar_draws_a_melee_attack_on_an_adjacent_ally_whatever_its_range() -> None:
    friends = {"G11": "scoundrel"}
    table = a_turn(
        "brute", "provoking-roar", foes={"F10": "bandit-guard"}, friends=friends, acts={"bandit-guard": "guard-2"}
    )
    taken(table.do("bottom:provoking-roar", "do", "end"), 1)
    assert (table.hp("brute"), table.hp("scoundrel")) == (8, 8)
    assert table.has("brute", "poison")
    assert not table.has("scoundrel", "poison")


def test_provoking_roar_draws_a_ranged_attack_on_an_adjacent_ally() -> None:
    friends = {"G11": "scoundrel"}
    table = a_turn(
        "brute", "provoking-roar", foes={"E9": "bandit-archer"}, friends=friends, acts={"bandit-archer": "archer-8"}
    )
    taken(table.do("bottom:provoking-roar", "do", "end"), 1)
    assert (table.hp("brute"), table.hp("scoundrel")) == (7, 8)


def test_provoking_roar_draws_each_attack_of_an_action_on_several_adjacent_allies() -> None:
    friends = {"G11": "scoundrel", "G12": "tinkerer"}
    foes = {"F11": "living-bones"}
    table = a_turn("brute", "provoking-roar", foes=foes, friends=friends, acts={"living-bones": "living-bones-4"})
    taken(table.do("bottom:provoking-roar", "do", "end"), 2)
    assert (table.hp("brute"), table.hp("scoundrel"), table.hp("tinkerer")) == (8, 8, 8)


def test_provoking_roar_leaves_attacks_on_an_ally_that_is_not_adjacent() -> None:
    friends = {"F10": "scoundrel"}
    table = a_turn(
        "brute", "provoking-roar", foes={"E10": "bandit-guard"}, friends=friends, acts={"bandit-guard": "guard-2"}
    )
    taken(table.do("bottom:provoking-roar", "do", "end"), 1)
    assert (table.hp("brute"), table.hp("scoundrel")) == (10, 6)


@rule("GH-ACTIVE-07")
def test_provoking_roar_lasts_for_the_round() -> None:
    table = a_turn("brute", "provoking-roar", friends={"G11": "scoundrel"}, foes={"E13": "bandit-guard"})
    table.do("bottom:provoking-roar", "do")
    assert [each.card for each in table.hero().active] == ["provoking-roar"]
    table.do("end").pass_all("cards")
    assert table.hero().active == []
    assert "provoking-roar" in table.hero().discard


# Overwhelming Assault


@rule("GH-CARD-07", "GH-XP-01")
def test_overwhelming_assault_strikes_hard_and_is_lost() -> None:
    table = a_turn("brute", "overwhelming-assault", foes={"H10": "bandit-guard 9"})
    table.do("top:overwhelming-assault", "hit:bandit-guard-1")
    assert table.hp("bandit-guard-1") == 3
    assert (table.hero().lost, table.hero().xp) == (["overwhelming-assault"], 2)


def test_overwhelming_assault_pushes_one_adjacent_enemy_two_hexes() -> None:
    table = a_turn("brute", "overwhelming-assault", at="H12", foes={"H10": "bandit-guard", "I11": "bandit-guard"})
    table.do("bottom:overwhelming-assault", "go:H11")
    assert set(table.options) == {"skip", "target:bandit-guard-1", "target:bandit-guard-2"}
    table.do("target:bandit-guard-2", "push:J11", "push:K12")
    assert (table.spot("bandit-guard-1"), table.spot("bandit-guard-2")) == ("H10", "K12")
    assert table.hero().discard == ["overwhelming-assault"]


# Grab and Go


@rule("GH-LOOT-01")
def test_grab_and_go_loots_its_own_and_all_adjacent_hexes() -> None:
    table = a_turn("brute", "grab-and-go", coins={"H11": 1, "H10": 2, "I12": 1, "H9": 1})
    table.do("top:grab-and-go", "do")
    assert table.hero().coins == 4
    assert len(table.w.coins) == 1


@rule("GH-MOVE-01", "GH-MOVE-04")
def test_grab_and_go_moves_up_to_four_hexes() -> None:
    table = a_turn("brute", "grab-and-go", at="H12", foes={"H9": "bandit-guard"})
    table.do("bottom:grab-and-go")
    assert table.why_not("go:H9") == "GH-MOVE-02"
    assert "go:E9" not in table.options  # five hexes away
    table.do("go:F9")
    assert table.spot("brute") == "F9"
    assert table.hero().discard == ["grab-and-go"]


# Warding Strength


@rule("GH-FX-05")
def test_warding_strength_pushes_its_target_two_hexes() -> None:
    table = a_turn("brute", "warding-strength", foes={"H10": "bandit-guard"})
    table.do("top:warding-strength", "hit:bandit-guard-1", "push:I10")
    assert "push:H10" not in table.options
    assert "stop" not in table.options  # in full or not at all
    table.do("push:J9")
    assert (table.spot("bandit-guard-1"), table.hp("bandit-guard-1")) == ("J9", 3)


@rule("GH-FX-03")
def test_the_push_of_warding_strength_can_be_left_out() -> None:
    table = a_turn("brute", "warding-strength", foes={"H10": "bandit-guard"})
    table.do("top:warding-strength", "hit:bandit-guard-1", "skip")
    assert (table.spot("bandit-guard-1"), table.kind) == ("H10", "turn")


@rule("GH-RETAL-03")
@pytest.mark.parametrize(("push", "suffered"), [(("push:H9",), 0), (("skip", "take"), 2)], ids=["pushed", "left"])
def test_an_enemy_that_warding_strength_pushes_away_does_not_retaliate(push: tuple[str, ...], suffered: int) -> None:
    table = a_turn("brute", "warding-strength", foes={"H10": "bandit-guard"}, friends=FAR)
    table.figure("bandit-guard-1").retaliate = [Retaliation(2)]
    rebuilt(table).do("top:warding-strength", "hit:bandit-guard-1", *push).pass_all("turn")
    assert table.hp("brute") == 10 - suffered


@rule("GH-ACTIVE-05")
def test_warding_strength_is_used_even_if_a_card_is_given_up_for_the_rest() -> None:
    foes = {"H10": "bandit-guard"}
    table = a_turn("brute", "warding-strength", foes=foes, friends=FAR, acts={"bandit-guard": "guard-5"})
    table.do("bottom:warding-strength", "do", "end", "lose:skewer")
    assert (table.hp("brute"), table.hero().active[0].used) == (10, 1)


@rule("GH-ACTIVE-04", "GH-XP-04")
def test_warding_strength_lowers_six_hits_and_every_second_slot_teaches() -> None:
    foes = dict.fromkeys(AROUND, "bandit-guard")
    table = a_turn("brute", "warding-strength", foes=foes, friends=FAR, acts={"bandit-guard": "guard-5"})
    table.do("bottom:warding-strength", "do", "end")
    learned, left = [], []
    for _ in AROUND:
        learned.append(table.hero().xp)
        table.do("take")
        left.append(table.hp("brute"))
    assert learned == [0, 1, 1, 2, 2, 3]
    assert left == [9, 8, 7, 6, 5, 4]
    assert table.hero().active == []
    assert "warding-strength" in table.hero().lost


@rule("GH-ACTIVE-03")
def test_warding_strength_stays_over_the_end_of_the_round() -> None:
    table = a_turn("brute", "warding-strength", foes={"E13": "bandit-guard"})
    table.do("bottom:warding-strength", "do", "end").pass_all("cards")
    assert [each.card for each in table.hero().active] == ["warding-strength"]
    assert table.hero().xp == 0


@rule("GH-SHIELD-03")
def test_warding_strength_does_nothing_against_a_trap() -> None:
    table = a_turn("brute", "grab-and-go", "sweeping-blow", traps="H10").activate("warding-strength", "bottom")
    table.do("bottom:grab-and-go", "go:H10", "take")
    assert table.hp("brute") == 7
    assert table.hero().active[0].used == 0


@rule("GH-ACTIVE-04")
def test_an_attack_that_does_no_damage_uses_no_slot_of_warding_strength() -> None:
    table = a_turn(
        "brute", "warding-strength", foes={"H10": "bandit-guard"}, friends=FAR, acts={"bandit-guard": "guard-5"}
    )
    table.next_cards("monsters", "null").do("bottom:warding-strength", "do", "end").pass_all("cards")
    assert (table.hp("brute"), table.hero().active[0].used) == (10, 0)


@rule("GH-FX-10")
def test_an_attack_pierces_the_shield_of_warding_strength() -> None:
    table = a_turn(
        "brute", "warding-strength", foes={"H10": "bandit-guard"}, friends=FAR, acts={"bandit-guard": "guard-5"}
    )
    table.next_cards("monsters", "+0 pierce 1").do("bottom:warding-strength", "do", "end", "take")
    assert table.hp("brute") == 8
    assert table.hero().active[0].used == 1


# Shield Bash


def test_shield_bash_stuns_and_is_lost() -> None:
    table = a_turn("brute", "shield-bash", foes={"H10": "bandit-guard"}, friends=FAR, acts={"bandit-guard": "guard-5"})
    table.do("top:shield-bash", "hit:bandit-guard-1")
    assert (table.hp("bandit-guard-1"), table.has("bandit-guard-1", "stun")) == (2, True)
    assert (table.hero().lost, table.hero().xp) == (["shield-bash"], 2)
    table.do("end").pass_all("cards")
    assert table.hp("brute") == 10


@rule("GH-SHIELD-01")
def test_shield_bash_shields_against_every_attack_of_the_round() -> None:
    foes = {"H10": "bandit-guard", "H12": "bandit-guard"}
    table = a_turn("brute", "shield-bash", foes=foes, friends=FAR, acts={"bandit-guard": "guard-5"})
    taken(table.do("bottom:shield-bash", "do", "end"), 2)
    assert table.hp("brute") == 8
    table.pass_all("cards")
    assert table.hero().active == []
    assert "shield-bash" in table.hero().discard


# Leaping Cleave


def test_leaping_cleave_attacks_two_hexes_side_by_side() -> None:
    foes = {"G11": "bandit-guard", "H10": "bandit-guard", "I11": "bandit-guard"}
    table = a_turn("brute", "leaping-cleave", foes=foes)
    table.do("top:leaping-cleave")
    assert not [key for key in table.options if key.startswith("lay:") and key.count("+") != 1]
    table.do("lay:G11+H10", "hit:bandit-guard-1", "hit:bandit-guard-2")
    assert [table.hp(f"bandit-guard-{number}") for number in (1, 2, 3)] == [3, 3, 6]
    assert (table.hero().xp, table.hero().discard) == (1, ["leaping-cleave"])


@rule("GH-MOVE-06")
def test_leaping_cleave_jumps_over_an_enemy_and_infuses_air() -> None:
    table = a_turn(
        "brute", "leaping-cleave", at="H12", foes={"H11": "bandit-guard", "G12": "bandit-guard"}, traps="H10"
    )
    table.do("bottom:leaping-cleave", "step:H11", "step:H10", "go:H9")
    assert table.spot("brute") == "H9"
    assert table.hp("brute") == 10
    assert table.w.elements.coming == ["air"]


@rule("GH-MOVE-07")
def test_leaping_cleave_springs_the_trap_it_lands_on() -> None:
    table = a_turn("brute", "leaping-cleave", at="H12", traps="H10")
    table.do("bottom:leaping-cleave", "go:H10", "take")
    assert table.hp("brute") == 7


@rule("GH-MOVE-06", "GH-OVERLAY-14")
def test_leaping_cleave_passes_difficult_hexes_at_no_extra_cost() -> None:
    table = a_turn("brute", "leaping-cleave", at="K8", friends={"J7": "scoundrel"}, scenario=6)
    table.do("bottom:leaping-cleave", "step:L9", "step:M9", "go:N10")
    assert table.spot("brute") == "N10"


@rule("GH-MOVE-07", "GH-OVERLAY-14")
def test_leaping_cleave_pays_for_a_difficult_hex_it_lands_on() -> None:
    table = a_turn("brute", "leaping-cleave", at="K8", friends={"J7": "scoundrel"}, scenario=6)
    table.do("bottom:leaping-cleave", "step:L9", "step:M9")
    assert "stop" in table.options  # with the last point
    table.do("stop")
    assert table.spot("brute") == "M9"


@rule("GH-OVERLAY-11")
def test_leaping_cleave_suffers_hazardous_terrain_where_it_lands() -> None:
    table = a_turn("brute", "leaping-cleave", at="G13", friends={"H14": "scoundrel"}, scenario=3)
    table.do("bottom:leaping-cleave", "step:F14", "stop", "take")
    assert table.hp("brute") == 9


# Spare Dagger


@rule("GH-ATK-03")
def test_spare_dagger_attacks_up_to_three_hexes_away() -> None:
    table = a_turn("brute", "spare-dagger", at="H12", foes={"H9": "bandit-guard", "G9": "bandit-guard"})
    table.do("top:spare-dagger")
    assert table.why_not("hit:bandit-guard-2") == "GH-ATK-03"
    table.do("hit:bandit-guard-1")
    assert (table.hp("bandit-guard-1"), table.hero().xp) == (3, 1)


@rule("GH-ATK-05")
def test_spare_dagger_has_disadvantage_against_an_adjacent_enemy() -> None:
    table = a_turn("brute", "spare-dagger", foes={"H10": "bandit-guard"}).next_cards("brute", "+1", "-1")
    table.do("top:spare-dagger", "hit:bandit-guard-1")
    assert table.hp("bandit-guard-1") == 4


def test_spare_dagger_gives_a_second_melee_attack_as_a_bottom() -> None:
    table = a_turn("brute", "spare-dagger", "trample", foes={"H10": "bandit-guard 9", "H9": "bandit-guard"})
    table.do("top:trample", "hit:bandit-guard-1", "bottom:spare-dagger")
    assert table.why_not("hit:bandit-guard-2") == "GH-ATK-03"
    table.do("hit:bandit-guard-1")
    assert (table.hp("bandit-guard-1"), table.hero().xp) == (4, 0)


# Skewer


@rule("GH-AREA-08")
def test_skewer_attacks_two_hexes_in_a_line() -> None:
    foes = {"H11": "bandit-guard", "H10": "bandit-guard", "H9": "bandit-guard"}
    table = a_turn("brute", "skewer", at="H12", foes=foes)
    table.do("top:skewer", "lay:H10+H11", "hit:bandit-guard-1", "hit:bandit-guard-2")
    assert [table.hp(f"bandit-guard-{number}") for number in (1, 2, 3)] == [3, 3, 6]
    assert (table.hero().xp, table.hero().discard) == (1, ["skewer"])


@rule("GH-ELEM-05")
def test_skewer_uses_air_for_more_damage_and_pierce() -> None:
    table = a_turn("brute", "skewer", at="H12", foes={"H10": "bandit-guard elite"}, elements="air")
    table.do("top:skewer", "feed:air", "lay:H10+H11", "hit:bandit-guard-1")
    assert table.hp("bandit-guard-1") == 9 - 4
    assert table.w.elements.columns["air"] == 0


@rule("GH-ELEM-06")
def test_skewer_may_leave_air_where_it_is() -> None:
    table = a_turn("brute", "skewer", at="H12", foes={"H10": "bandit-guard elite"}, elements="air")
    table.do("top:skewer", "pass", "lay:H10+H11", "hit:bandit-guard-1")
    assert table.hp("bandit-guard-1") == 9 - 2
    assert table.w.elements.columns["air"] == 2


@rule("GH-ELEM-08")
def test_skewer_cannot_use_the_air_of_the_same_turn() -> None:
    table = a_turn("brute", "skewer", "leaping-cleave", at="H12", foes={"H10": "bandit-guard"})
    table.do("bottom:leaping-cleave", "go:H11", "top:skewer")
    assert table.w.elements.coming == ["air"]
    assert table.kind == "attack"


def test_skewer_moves_six_hexes_and_is_lost() -> None:
    table = a_turn("brute", "skewer", at="E13", foes={"E9": "bandit-guard"})
    table.do("bottom:skewer", "go:K12")
    assert (table.spot("brute"), table.hero().lost, table.hero().xp) == ("K12", ["skewer"], 1)


# Balanced Measure


def test_balanced_measure_strikes_with_the_hexes_moved_this_turn() -> None:
    table = a_turn("brute", "balanced-measure", "grab-and-go", at="H12", foes={"H9": "bandit-guard"})
    table.do("bottom:grab-and-go", "go:G10", "top:balanced-measure", "hit:bandit-guard-1")
    assert table.hp("bandit-guard-1") == 6 - 3
    assert (table.hero().xp, table.hero().discard) == (1, ["grab-and-go", "balanced-measure"])


def test_balanced_measure_strikes_with_nothing_before_the_move() -> None:
    table = a_turn("brute", "balanced-measure", foes={"H10": "bandit-guard"})
    table.do("top:balanced-measure", "hit:bandit-guard-1")
    assert (table.hp("bandit-guard-1"), table.hero().xp) == (6, 1)


def test_balanced_measure_moves_as_far_as_it_has_done_damage_this_turn() -> None:
    foes = {"H10": "bandit-guard elite", "I11": "bandit-guard"}
    table = a_turn("brute", "balanced-measure", "sweeping-blow", foes=foes)
    table.do("top:sweeping-blow", "lay:G11+H10+I11", "hit:bandit-guard-1", "hit:bandit-guard-2")
    table.do("bottom:balanced-measure")  # 1 and 2 points of damage
    assert "go:E10" in table.options
    assert "go:E9" not in table.options


def test_balanced_measure_does_not_move_before_any_damage() -> None:
    table = a_turn("brute", "balanced-measure", foes={"H10": "bandit-guard"})
    table.do("bottom:balanced-measure")
    assert (table.kind, table.spot("brute"), table.hero().discard) == ("turn", "H11", ["balanced-measure"])


def test_balanced_measure_does_not_count_what_was_done_before_the_turn() -> None:
    table = a_turn(
        "brute", "eye-for-an-eye", foes={"H10": "bandit-guard"}, friends=FAR, acts={"bandit-guard": "guard-5"}
    )
    table.do("top:eye-for-an-eye", "do", "end", "take").pass_all("cards")
    assert table.hp("bandit-guard-1") == 4
    table.do("play:balanced-measure:skewer").to_turn()
    table.do("bottom:balanced-measure")
    assert table.kind == "turn"


# Wall of Doom


@rule("GH-ACTIVE-07", "GH-RETAL-06")
def test_wall_of_doom_shields_and_answers_for_the_round_and_is_lost() -> None:
    foes = {"H10": "bandit-guard", "H12": "bandit-guard elite"}
    table = a_turn("brute", "wall-of-doom", foes=foes, friends=FAR, acts={"bandit-guard": "guard-5"})
    table.do("top:wall-of-doom", "do", "do")
    assert (table.hero().xp, [each.card for each in table.hero().active]) == (2, ["wall-of-doom"])
    taken(table.do("end"), 1)
    assert table.hp("brute") == 10 - 1  # elite 3, normal 2
    assert (table.hp("bandit-guard-1"), table.hp("bandit-guard-2")) == (4, 7)
    table.pass_all("cards")
    assert table.hero().active == []
    assert table.hero().lost == ["wall-of-doom"]


def test_wall_of_doom_makes_all_attacks_of_the_round_stronger() -> None:
    table = a_turn("brute", "wall-of-doom", "sweeping-blow", foes={"H10": "bandit-guard", "I11": "bandit-guard"})
    table.do("bottom:wall-of-doom", "do", "top:sweeping-blow", "lay:G11+H10+I11")
    table.do("hit:bandit-guard-1", "hit:bandit-guard-2")
    assert (table.hp("bandit-guard-1"), table.hp("bandit-guard-2")) == (3, 3)
    table.do("end").pass_all("cards")
    assert table.hero().active == []
    assert "wall-of-doom" in table.hero().discard
    assert table.figure("brute").gifts == []


# Ending a bonus


@rule("GH-ACTIVE-09")
def test_a_bonus_can_be_ended_early_and_its_card_goes_where_its_symbol_says() -> None:
    table = a_turn("brute", "shield-bash", "wall-of-doom", foes={"H10": "bandit-guard"}, friends=FAR)
    table.do("bottom:shield-bash", "do", "top:wall-of-doom", "do", "do")
    table.do("drop:shield-bash", "drop:wall-of-doom")
    assert (table.hero().discard, table.hero().lost) == (["shield-bash"], ["wall-of-doom"])
    assert table.figure("brute").gifts == []


@rule("GH-SHIELD-02", "GH-ACTIVE-05")
def test_shields_of_several_cards_add_up_and_a_slot_is_used_only_for_what_is_left() -> None:
    table = a_turn(
        "brute", "shield-bash", foes={"H10": "bandit-guard elite"}, friends=FAR, acts={"bandit-guard": "guard-5"}
    )
    table.activate("warding-strength", "bottom").do("bottom:shield-bash", "do", "end", "take")
    assert table.hp("brute") == 10 - (3 - 1 - 1)
    assert table.hero().active[0].used == 1
