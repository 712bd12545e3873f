"""The Mindthief's cards of level 1 and X, each half played from its printed words."""

import pytest

from questhall.games.gloomhaven.content.terms import Retaliation
from questhall.games.gloomhaven.rules.play.table import place
from questhall.games.gloomhaven.state import Figure
from questhall.ledger import rule
from tests.games.gloomhaven.bandits import ATTACKING_GUARDS, FAR, guards, infused, left, next_turn
from tests.games.gloomhaven.play import Table, a_turn, rebuilt

AUGMENTS = ("feedback-loop", "the-minds-weakness", "parasitic-influence", "withering-claw")


def active(table: Table) -> list[str]:
    return [each.card for each in table.hero().active]


def a_swarm(table: Table, hex_: str) -> Table:
    """The Mindthief's rats of an earlier round."""
    table.activate("gnawing-horde", "top")
    cell = place(table.w).cells[hex_]
    swarm = Figure("summon", "rat-swarm", 6, 6, number=1, owner="mindthief", cell=cell, seat=0, card="gnawing-horde")
    swarm.acted = True
    table.w.figures.append(swarm)
    return rebuilt(table)


# Submissive Affliction


@rule("GH-COND-03")
@pytest.mark.parametrize(
    ("conditions", "damage"), [("", 2), ("muddle", 3), ("muddle wound stun", 5), ("strengthen", 2), ("poison", 4)]
)
def test_submissive_affliction_hits_harder_for_each_negative_condition(conditions: str, damage: int) -> None:
    table = a_turn("mindthief", "submissive-affliction", foes={"H10": f"bandit-guard 9 {conditions}"})
    table.do("top:submissive-affliction", "hit:bandit-guard-1")
    assert left(table, 1) == [9 - damage]
    assert table.hero().xp == 1
    assert table.hero().discard == ["submissive-affliction"]


def test_submissive_affliction_makes_an_enemy_attack_another_with_two_whatever_its_own_attack() -> None:
    table = a_turn("mindthief", "submissive-affliction", foes={"H9": "bandit-guard elite 9", "G9": "bandit-guard 9"})
    table.do("bottom:submissive-affliction", "target:bandit-guard-1", "hit:bandit-guard-2")
    assert table.hp("bandit-guard-2") == 7
    assert table.hero().xp == 0
    assert table.hero().discard == ["submissive-affliction"]


def test_the_forced_enemy_attacks_neither_characters_nor_itself() -> None:
    table = a_turn("mindthief", "submissive-affliction", foes=guards("H10", "H9"), friends={"G10": "scoundrel"})
    table.do("bottom:submissive-affliction", "target:bandit-guard-1")
    assert [key for key in table.options if key.startswith("hit:")] == ["hit:bandit-guard-2"]


@rule("GH-MONATK-04")
def test_the_forced_enemy_attacks_within_its_own_range() -> None:
    table = a_turn("mindthief", "submissive-affliction", foes={"H10": "bandit-archer", "F9": "bandit-guard 9"})
    table.do("bottom:submissive-affliction", "target:bandit-archer-1", "hit:bandit-guard-1")
    assert left(table, 1) == [7]


def test_a_forced_melee_enemy_reaches_only_its_neighbours() -> None:
    table = a_turn("mindthief", "submissive-affliction", foes=guards("H10", "F9"))
    table.do("bottom:submissive-affliction", "target:bandit-guard-1")
    assert "hit:bandit-guard-2" not in table.options


def test_only_enemies_within_five_hexes_are_forced() -> None:
    table = a_turn("mindthief", "submissive-affliction", at="K13", foes=guards("E9", "H10"), friends=FAR)
    table.do("bottom:submissive-affliction")
    assert "target:bandit-guard-1" not in table.options
    assert "target:bandit-guard-2" in table.options


@rule("GH-MONATK-05")
def test_the_forced_attack_draws_from_the_monsters_deck() -> None:
    table = a_turn("mindthief", "submissive-affliction", foes=guards("H10", "H9")).next_cards("monsters", "+2")
    table.do("bottom:submissive-affliction", "target:bandit-guard-1", "hit:bandit-guard-2")
    assert left(table, 2) == [9, 5]
    assert [each["deck"] for each in table.told("modifier")] == ["monsters"]


@rule("GH-COND-15")
def test_a_disarmed_enemy_cannot_be_made_to_attack() -> None:
    table = a_turn("mindthief", "submissive-affliction", foes={"H10": "bandit-guard disarm", "H9": "bandit-guard"})
    table.do("bottom:submissive-affliction")
    assert "target:bandit-guard-1" not in table.options


@rule("GH-MONSTAT-07")
def test_the_forced_attack_has_the_traits_of_the_enemy() -> None:
    table = a_turn(
        "mindthief", "submissive-affliction", level=4, foes={"H9": "bandit-guard elite 9", "G9": "bandit-guard 9"}
    )
    table.do("bottom:submissive-affliction", "target:bandit-guard-1", "hit:bandit-guard-2")
    assert table.has("bandit-guard-2", "muddle")


def test_the_forced_enemy_attacks_one_other_even_if_it_is_used_to_two() -> None:
    table = a_turn(
        "mindthief",
        "submissive-affliction",
        foes={"H10": "living-bones", "H9": "bandit-guard 9", "I10": "bandit-guard 9"},
    )
    table.do("bottom:submissive-affliction", "target:living-bones-1", "hit:bandit-guard-1")
    assert table.kind == "turn"


@rule("GH-RETAL-01")
def test_the_forced_enemy_suffers_retaliation() -> None:
    table = a_turn("mindthief", "submissive-affliction", foes=guards("H10", "H9"))
    table.figure("bandit-guard-2").retaliate = [Retaliation(2)]
    rebuilt(table).do("bottom:submissive-affliction", "target:bandit-guard-1", "hit:bandit-guard-2")
    assert left(table, 2) == [7, 7]


# Into the Night


def test_into_the_night_loots_and_infuses_dark() -> None:
    table = a_turn("mindthief", "into-the-night").lay(coins={"H10": 2, "H9": 1})
    table.do("top:into-the-night", "do")
    assert table.hero().coins == 2
    assert infused(table) == ["dark"]
    assert table.hero().discard == ["into-the-night"]


@rule("GH-ELEM-03")
def test_into_the_night_infuses_nothing_where_nothing_is_looted() -> None:
    table = a_turn("mindthief", "into-the-night")
    table.do("top:into-the-night")
    assert infused(table) == []


@rule("GH-COND-29")
def test_into_the_night_hides_the_mindthief_till_the_end_of_its_next_turn() -> None:
    table = a_turn("mindthief", "into-the-night", foes=guards("H10"), friends=FAR).wake(ATTACKING_GUARDS)
    table.do("bottom:into-the-night", "do")
    assert table.has("mindthief", "invisible")
    table.do("end").pass_all("cards")
    assert table.has("mindthief", "invisible")
    assert not any(each["target"] == "mindthief" for each in table.told("hit"))


# Fearsome Blade


def test_fearsome_blade_pushes_three_hexes() -> None:
    table = a_turn("mindthief", "fearsome-blade", at="H12", foes=guards("H11"), friends=FAR)
    table.do("top:fearsome-blade", "hit:bandit-guard-1", "push:H10", "push:H9", "push:G9")
    assert table.spot("bandit-guard-1") == "G9"
    assert left(table, 1) == [7]
    assert table.hero().xp == 1
    assert table.hero().discard == ["fearsome-blade"]


@rule("GH-FX-03")
def test_fearsome_blade_need_not_push() -> None:
    table = a_turn("mindthief", "fearsome-blade", foes=guards("H10"))
    table.do("top:fearsome-blade", "hit:bandit-guard-1", "skip")
    assert table.spot("bandit-guard-1") == "H10"


def test_fearsome_blade_runs_four_hexes_and_attacks_and_is_lost() -> None:
    table = a_turn("mindthief", "fearsome-blade", at="H12", foes=guards("E9"), friends=FAR)
    table.do("bottom:fearsome-blade", "go:E10", "hit:bandit-guard-1")
    assert left(table, 1) == [7]
    assert table.hero().xp == 2
    assert table.hero().lost == ["fearsome-blade"]


# Augments


@pytest.mark.parametrize("card", AUGMENTS)
def test_an_augment_lies_in_the_active_area_and_teaches_one(card: str) -> None:
    table = a_turn("mindthief", card, foes=guards("H10"))
    table.do(f"top:{card}", "do", "hit:bandit-guard-1")
    assert active(table) == [card]
    assert table.hero().xp == 1
    table.do("end").pass_all("cards")
    assert active(table) == [card]


@pytest.mark.parametrize(("old", "new"), list(zip(AUGMENTS, (*AUGMENTS[1:], AUGMENTS[0]), strict=True)))
def test_an_augment_is_discarded_when_another_is_played(old: str, new: str) -> None:
    table = a_turn("mindthief", new, foes=guards("H10")).activate(old, "top")
    table.do(f"top:{new}", "do")
    assert active(table) == [new]
    assert table.hero().discard == [old]
    assert [each.card for each in table.figure("mindthief").gifts] == [new]


@rule("GH-TURN-04")
def test_an_augment_card_may_be_used_for_its_attack_alone() -> None:
    table = a_turn("mindthief", "feedback-loop", foes=guards("H10")).activate("the-minds-weakness", "top")
    table.do("top:feedback-loop", "skip", "hit:bandit-guard-1")
    assert left(table, 1) == [9 - 1 - 2]
    assert active(table) == ["the-minds-weakness"]
    assert table.hero().discard == ["feedback-loop"]


@pytest.mark.parametrize("card", AUGMENTS)
def test_an_augment_does_nothing_for_ranged_attacks(card: str) -> None:
    table = a_turn("mindthief", "empathetic-assault", at="H12", foes=guards("H9"), hit_points=2).activate(card, "top")
    table.do("top:empathetic-assault", "hit:bandit-guard-1")
    assert left(table, 1) == [5]
    assert table.hp("mindthief") == 2
    assert not table.figure("mindthief").shield
    assert set(table.figure("bandit-guard-1").conditions) == {"disarm"}


# Feedback Loop


def test_feedback_loop_shields_the_mindthief_with_its_own_attack() -> None:
    table = a_turn("mindthief", "feedback-loop", foes=guards("H10"), friends=FAR).wake(ATTACKING_GUARDS)
    table.do("top:feedback-loop", "do", "hit:bandit-guard-1")
    assert left(table, 1) == [8]
    table.do("end").pass_all("cards")
    assert [each["shield"] for each in table.told("hit") if each["target"] == "mindthief"] == [1]
    assert table.figure("mindthief").shield == []


def test_feedback_loop_shields_once_more_with_each_melee_attack_of_the_round() -> None:
    table = a_turn("mindthief", "scurry", "fearsome-blade", foes=guards("H10"), friends=FAR)
    table.activate("feedback-loop", "top")
    table.do("top:scurry", "skip", "hit:bandit-guard-1", "bottom:fearsome-blade", "skip", "hit:bandit-guard-1")
    assert table.figure("mindthief").shield == [1, 1]


@rule("GH-ATK-13")
def test_feedback_loop_shields_even_if_the_target_dies() -> None:
    table = a_turn("mindthief", "feedback-loop", foes=guards("H10", hp=1))
    table.do("top:feedback-loop", "do", "hit:bandit-guard-1")
    assert table.figure("mindthief").shield == [1]


def test_feedback_loop_muddles_whom_it_jumped_over_on_the_way_back() -> None:
    table = a_turn("mindthief", "feedback-loop", at="H12", foes=guards("H11", "K10"), friends=FAR)
    table.do("bottom:feedback-loop", "step:H11", "step:H10", "step:H11", "go:H12", "do")
    assert table.spot("mindthief") == "H12"
    assert table.has("bandit-guard-1", "muddle")
    assert not table.has("bandit-guard-2", "muddle")
    assert table.hero().discard == ["feedback-loop"]


def test_feedback_loop_muddles_nobody_if_it_ends_elsewhere() -> None:
    table = a_turn("mindthief", "feedback-loop", at="H12", foes=guards("H11"), friends=FAR)
    table.do("bottom:feedback-loop", "step:H11", "step:H10", "stop")
    assert table.kind == "turn"
    assert not table.has("bandit-guard-1", "muddle")


def test_feedback_loop_muddles_nobody_if_it_does_not_move() -> None:
    table = a_turn("mindthief", "feedback-loop", at="H12", foes=guards("H11"), friends=FAR)
    table.do("bottom:feedback-loop", "skip")
    assert table.kind == "turn"


# Gnawing Horde


@rule("GH-SUMMON-01", "GH-SUMMON-02", "GH-SUMMON-03")
def test_gnawing_horde_summons_a_swarm_of_rats() -> None:
    table = a_turn("mindthief", "gnawing-horde")
    table.do("top:gnawing-horde", "summon:H10")
    swarm = table.figure("rat-swarm-1")
    assert (swarm.hit_points, table.spot("rat-swarm-1")) == (6, "H10")
    assert active(table) == ["gnawing-horde"]
    assert table.hero().xp == 2


@rule("GH-SUMMON-06")
def test_the_rats_attack_for_two_and_poison() -> None:
    table = a_turn("mindthief", "gnawing-horde", foes={"H9": "bandit-guard 9 stun"}, friends=FAR)
    next_turn(table.do("top:gnawing-horde", "summon:H10", "end"))
    hits = [each for each in table.told("hit") if each["attacker"] == "rat-swarm-1"]
    assert [(each["target"], each["damage"]) for each in hits] == [("bandit-guard-1", 2)]
    assert table.has("bandit-guard-1", "poison")
    assert "mindthief" in {each["deck"] for each in table.told("modifier")}


@rule("GH-SUMMON-08")
def test_the_rats_do_not_act_in_the_round_they_came() -> None:
    table = a_turn("mindthief", "gnawing-horde", foes=guards("H9"), friends=FAR)
    table.do("top:gnawing-horde", "summon:H10", "end").pass_all("cards")
    assert left(table, 1) == [9]


@rule("GH-SUMMON-04")
def test_the_card_of_dead_rats_is_lost() -> None:
    table = a_swarm(a_turn("mindthief", "scurry", foes=guards("H9"), friends=FAR), "H10")
    table.figure("rat-swarm-1").hit_points = 1
    table.wake(ATTACKING_GUARDS).do("end").pass_all("cards")
    assert not table.alive("rat-swarm-1")
    assert table.hero().lost == ["gnawing-horde"]
    assert not active(table)


@rule("GH-SUMMON-01")
def test_without_an_empty_hex_no_rats_come_and_nothing_is_lost() -> None:
    table = a_turn("mindthief", "gnawing-horde").lay(obstacles="H10 I11 I12 H12 G12 G11")
    table.do("top:gnawing-horde")
    assert table.hero().discard == ["gnawing-horde"]
    assert table.hero().xp == 0


def test_gnawing_horde_moves_four_hexes() -> None:
    table = a_turn("mindthief", "gnawing-horde", at="H12", friends=FAR)
    table.do("bottom:gnawing-horde", "go:E10")
    assert table.spot("mindthief") == "E10"
    assert table.hero().discard == ["gnawing-horde"]


# The Mind's Weakness


def test_the_minds_weakness_adds_two_to_its_own_attack_and_later_ones() -> None:
    table = a_turn("mindthief", "the-minds-weakness", "fearsome-blade", foes=guards("H10"), friends=FAR)
    table.do("top:the-minds-weakness", "do", "hit:bandit-guard-1")
    assert left(table, 1) == [6]
    table.do("bottom:fearsome-blade", "skip", "hit:bandit-guard-1")
    assert left(table, 1) == [2]


def test_the_minds_weakness_wounds() -> None:
    table = a_turn("mindthief", "the-minds-weakness", foes=guards("H10"))
    table.do("bottom:the-minds-weakness", "hit:bandit-guard-1")
    assert left(table, 1) == [8]
    assert table.has("bandit-guard-1", "wound")
    assert table.hero().discard == ["the-minds-weakness"]
    assert table.hero().xp == 0


# Parasitic Influence


def test_parasitic_influence_heals_with_each_melee_attack() -> None:
    table = a_turn("mindthief", "parasitic-influence", "fearsome-blade", foes=guards("H10"), hit_points=1)
    table.do("top:parasitic-influence", "do", "hit:bandit-guard-1")
    assert table.hp("mindthief") == 3
    assert left(table, 1) == [8]
    table.do("bottom:fearsome-blade", "skip", "hit:bandit-guard-1")
    assert table.hp("mindthief") == 5


@rule("GH-COND-10")
def test_parasitic_influence_only_cures_a_poisoned_mindthief() -> None:
    table = a_turn("mindthief", "parasitic-influence", foes=guards("H10"), hit_points=1, conditions="poison")
    table.do("top:parasitic-influence", "do", "hit:bandit-guard-1")
    assert table.hp("mindthief") == 1
    assert not table.has("mindthief", "poison")


@rule("GH-TERM-15")
def test_parasitic_influence_moves_an_enemy_one_hex_as_its_player_wills() -> None:
    table = a_turn("mindthief", "parasitic-influence", foes=guards("H9")).lay(traps="G9")
    table.do("bottom:parasitic-influence", "target:bandit-guard-1")
    assert {key for key in table.options if key.startswith("step:")} == set()
    table.do("go:G9")
    assert table.spot("bandit-guard-1") == "G9"
    assert left(table, 1) == [6]
    assert table.hero().tally["traps"] == 1
    assert table.hero().discard == ["parasitic-influence"]


@rule("GH-TERM-15", "GH-COND-14")
@pytest.mark.parametrize("condition", ["immobilize", "stun"])
def test_parasitic_influence_cannot_move_who_cannot_move(condition: str) -> None:
    table = a_turn("mindthief", "parasitic-influence", foes={"H9": f"bandit-guard {condition}"})
    table.do("bottom:parasitic-influence")
    assert table.kind == "turn"


def test_parasitic_influence_reaches_four_hexes() -> None:
    table = a_turn("mindthief", "parasitic-influence", at="K13", foes=guards("F9", "H10"), friends=FAR)
    table.do("bottom:parasitic-influence")
    assert "target:bandit-guard-1" not in table.options
    assert "target:bandit-guard-2" in table.options


def test_an_enemy_made_to_move_goes_through_its_friends_but_not_through_characters() -> None:
    table = a_turn("mindthief", "parasitic-influence", at="H10", foes=guards("H9"), friends={"G9": "scoundrel"})
    table.do("bottom:parasitic-influence", "target:bandit-guard-1")
    assert "go:G9" not in table.options
    assert "go:H10" not in table.options


@rule("GH-OVERLAY-26")
def test_an_enemy_made_to_move_opens_no_door() -> None:
    table = a_turn("mindthief", "parasitic-influence", foes=guards("H9"))
    table.do("bottom:parasitic-influence", "target:bandit-guard-1")
    assert not any(key.startswith("door:") for key in table.options)


# Scurry


def test_scurry_moves_and_attacks_with_one_half() -> None:
    table = a_turn("mindthief", "scurry", at="H12", foes=guards("G9"), friends=FAR)
    table.do("top:scurry", "go:H9", "hit:bandit-guard-1")
    assert left(table, 1) == [8]
    assert table.hero().discard == ["scurry"]
    assert table.hero().xp == 0


def test_scurry_loots_two_hexes_around_and_is_lost() -> None:
    table = a_turn("mindthief", "scurry").lay(coins={"H9": 1, "H11": 1, "E11": 1})
    table.do("bottom:scurry", "do")
    assert table.hero().coins == 2
    assert table.hero().xp == 1
    assert table.hero().lost == ["scurry"]


@rule("GH-XP-02")
def test_scurry_without_loot_is_discarded() -> None:
    table = a_turn("mindthief", "scurry")
    table.do("bottom:scurry")
    assert table.hero().discard == ["scurry"]
    assert table.hero().xp == 0


# Perverse Edge


@rule("GH-XP-03")
@pytest.mark.parametrize(("conditions", "damage", "xp"), [("", 3, 0), ("wound", 5, 1), ("wound muddle stun", 9, 3)])
def test_perverse_edge_hits_harder_and_teaches_for_each_negative_condition(
    conditions: str, damage: int, xp: int
) -> None:
    table = a_turn("mindthief", "perverse-edge", foes={"H10": f"bandit-guard 12 {conditions}"})
    table.do("top:perverse-edge", "hit:bandit-guard-1")
    assert left(table, 1) == [12 - damage]
    assert table.hero().xp == xp
    assert table.hero().lost == ["perverse-edge"]


def test_perverse_edge_stuns_at_two_hexes_and_infuses_ice() -> None:
    table = a_turn("mindthief", "perverse-edge", foes=guards("H9"))
    table.do("bottom:perverse-edge", "hit:bandit-guard-1")
    assert left(table, 1) == [8]
    assert table.has("bandit-guard-1", "stun")
    assert infused(table) == ["ice"]
    assert table.hero().xp == 1
    assert table.hero().discard == ["perverse-edge"]


# Empathetic Assault


def test_empathetic_assault_disarms_from_afar_and_is_lost() -> None:
    table = a_turn("mindthief", "empathetic-assault", at="H12", foes=guards("E9", "K13"), friends=FAR)
    table.do("top:empathetic-assault", "hit:bandit-guard-1")
    assert left(table, 2) == [5, 9]
    assert table.has("bandit-guard-1", "disarm")
    assert infused(table) == ["ice"]
    assert table.hero().xp == 2
    assert table.hero().lost == ["empathetic-assault"]


def test_empathetic_assault_moves_two_hexes_and_heals_itself() -> None:
    table = a_turn("mindthief", "empathetic-assault", at="H12", friends={"H9": "scoundrel"}, hit_points=1)
    table.do("bottom:empathetic-assault", "go:H10")
    assert not any("scoundrel" in key for key in table.options)
    table.do("do")
    assert (table.spot("mindthief"), table.hp("mindthief")) == ("H10", 3)
    assert table.hero().discard == ["empathetic-assault"]


# Withering Claw


@rule("GH-COND-09")
def test_withering_claw_muddles_and_poisons_after_its_own_attack() -> None:
    table = a_turn("mindthief", "withering-claw", "fearsome-blade", foes=guards("H10"))
    table.do("top:withering-claw", "do", "hit:bandit-guard-1")
    assert left(table, 1) == [8]
    assert set(table.figure("bandit-guard-1").conditions) == {"muddle", "poison"}
    table.do("bottom:fearsome-blade", "skip", "hit:bandit-guard-1")
    assert left(table, 1) == [8 - 3]


def test_withering_claw_immobilizes_a_neighbour_and_moves_away() -> None:
    table = a_turn("mindthief", "withering-claw", at="H12", foes=guards("H11", "G12", "H9"), friends=FAR)
    table.do("bottom:withering-claw")
    assert "target:bandit-guard-3" not in table.options
    table.do("target:bandit-guard-1", "go:J10")
    assert table.has("bandit-guard-1", "immobilize")
    assert not table.has("bandit-guard-2", "immobilize")
    assert table.spot("mindthief") == "J10"
    assert table.hero().discard == ["withering-claw"]


# Possession


def test_possession_lets_an_adjacent_ally_attack_with_six() -> None:
    table = a_turn("mindthief", "possession", foes=guards("H9"), friends={"H10": "scoundrel", "K13": "brute"})
    table.next_cards("scoundrel", "+1").do("top:possession")
    assert "target:brute" not in table.options
    table.do("target:scoundrel")
    assert table.match.asked[0].seat == 1
    table.do("hit:bandit-guard-1")
    assert left(table, 1) == [2]
    assert [each["deck"] for each in table.told("modifier")] == ["scoundrel"]
    assert table.hero().xp == 2
    assert table.hero().lost == ["possession"]


def test_the_ally_may_decline_possession() -> None:
    table = a_turn("mindthief", "possession", foes=guards("H9"), friends={"H10": "scoundrel"})
    table.do("top:possession", "target:scoundrel", "skip")
    assert left(table, 1) == [9]


@rule("GH-SUMMON-02")
def test_possessed_rats_attack_with_six_and_poison() -> None:
    table = a_swarm(a_turn("mindthief", "possession", foes=guards("H9"), friends=FAR), "H10")
    table.do("top:possession", "target:rat-swarm-1", "hit:bandit-guard-1")
    assert left(table, 1) == [3]
    assert table.has("bandit-guard-1", "poison")
    assert [each["deck"] for each in table.told("modifier")] == ["mindthief"]


def test_possession_gives_the_ally_none_of_the_mindthiefs_augment() -> None:
    table = a_turn("mindthief", "possession", foes=guards("H9"), friends={"H10": "scoundrel"})
    table.activate("the-minds-weakness", "top").do("top:possession", "target:scoundrel", "hit:bandit-guard-1")
    assert left(table, 1) == [3]


@rule("GH-TERM-15")
def test_possession_lets_an_ally_within_three_hexes_move_four() -> None:
    table = a_turn("mindthief", "possession", at="H12", friends={"H9": "scoundrel", "E9": "brute"})
    table.do("bottom:possession")
    assert "target:brute" not in table.options
    table.do("target:scoundrel")
    assert table.match.asked[0].seat == 1
    table.do("go:E11")
    assert table.spot("scoundrel") == "E11"
    assert table.hero().discard == ["possession"]


def test_rats_granted_a_move_go_four_hexes_under_their_players_will() -> None:
    table = a_swarm(a_turn("mindthief", "possession", at="H12", friends=FAR), "H11")
    table.do("bottom:possession", "target:rat-swarm-1")
    assert table.match.asked[0].seat == 0
    table.do("go:E10")
    assert table.spot("rat-swarm-1") == "E10"


# Frigid Apparition


def test_frigid_apparition_stuns_with_ice() -> None:
    table = a_turn("mindthief", "frigid-apparition", foes=guards("H10"), elements="ice")
    table.do("top:frigid-apparition", "feed:ice", "hit:bandit-guard-1")
    assert left(table, 1) == [6]
    assert table.has("bandit-guard-1", "stun")
    assert table.hero().xp == 1
    assert table.hero().discard == ["frigid-apparition"]


def test_frigid_apparition_without_ice_only_hurts() -> None:
    table = a_turn("mindthief", "frigid-apparition", foes=guards("H10"))
    table.do("top:frigid-apparition", "hit:bandit-guard-1")
    assert left(table, 1) == [6]
    assert not table.has("bandit-guard-1", "stun")
    assert table.hero().xp == 0


def test_frigid_apparition_runs_and_stuns_one_neighbour_and_is_lost() -> None:
    table = a_turn(
        "mindthief", "frigid-apparition", at="H12", foes=guards("E9", "F9", "K9"), friends={"K13": "scoundrel"}
    )
    table.do("bottom:frigid-apparition", "go:E10")
    assert "target:bandit-guard-3" not in table.options
    table.do("target:bandit-guard-1")
    assert table.has("bandit-guard-1", "stun")
    assert not table.has("bandit-guard-2", "stun")
    assert table.hero().xp == 1
    assert table.hero().lost == ["frigid-apparition"]
