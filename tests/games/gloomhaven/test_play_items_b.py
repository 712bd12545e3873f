"""Items 8 to 14 and those that treasures give, each used at its moment."""

import pytest

from questhall.games.gloomhaven.rules.play.prepare import item_penalties
from questhall.games.gloomhaven.state import Held, Prepare
from questhall.ledger import rule
from tests.games.gloomhaven.later import choose, covering, next_ability, until_turn_of, with_discards, yet_to_act
from tests.games.gloomhaven.play import Table, a_turn, prepared, rebuilt


def state_of(table: Table, number: int) -> str:
    return next(each.state for each in table.hero().equipment if each.number == number)


# Heater Shield


def attacked(*items: int, foe: str = "bandit-guard") -> Table:
    table = a_turn("brute", at="H11", foes={"H10": foe}, items=items)
    return yet_to_act(table, "bandit-guard-1")


@rule("GH-ITEM-05", "GH-ITEM-12")
def test_heater_shield_takes_one_damage_off_an_attack_and_is_rotated() -> None:
    table = attacked(8)
    most = table.hp("brute")
    table.do("end", "item:item-8", "take")
    assert table.hp("brute") == most - 1
    assert state_of(table, 8) == "rotated"


def test_heater_shield_may_be_saved() -> None:
    table = attacked(8)
    most = table.hp("brute")
    table.do("end", "take")
    assert table.hp("brute") == most - 2
    assert state_of(table, 8) == "ready"


def test_a_rotated_heater_shield_is_not_offered_for_the_next_attack() -> None:
    table = a_turn("brute", at="H11", foes={"H10": "bandit-guard", "G11": "bandit-guard"}, items=(8,))
    yet_to_act(table, "bandit-guard-1", "bandit-guard-2").do("end", "item:item-8", "take")
    assert table.kind == "damage"
    assert "item:item-8" not in table.options


def test_heater_shield_is_offered_only_when_the_attack_damages() -> None:
    table = attacked(8).next_cards("monsters", "null").do("end")
    assert table.kind != "damage"
    assert state_of(table, 8) == "ready"


@rule("GH-SHIELD-03")
def test_heater_shield_does_not_help_against_a_wound() -> None:
    table = a_turn("brute", items=(8,))
    table.figure("brute").conditions["wound"] = 0
    rebuilt(table).do("end")
    choose(table, *table.hero().hand[:2])
    table.pass_all("damage")
    assert "item:item-8" not in table.options


@rule("GH-FX-10", "GH-SHIELD-02")
def test_pierce_that_the_other_shields_left_over_takes_the_heater_shield_too() -> None:
    table = a_turn("brute", at="H11", foes={"H10": "bandit-guard"}, items=(8,))
    table.w.decks["monsters"].draw.put("+0 pierce 3", 0)
    most = yet_to_act(table, "bandit-guard-1").hp("brute")
    table.do("end", "item:item-8", "take")
    assert table.hp("brute") == most - 2


@rule("GH-ITEM-17")
def test_a_stunned_character_cannot_use_heater_shield() -> None:
    table = attacked(8)
    table.figure("brute").conditions["stun"] = 2
    rebuilt(table)
    assert table.kind == "damage"
    assert "item:item-8" not in table.options


# Piercing Bow, War Hammer, Poison Dagger


@rule("GH-ITEM-06", "GH-ITEM-13")
def test_piercing_bow_ignores_all_shields_for_the_whole_ranged_action() -> None:
    foes = {"H11": "bandit-guard elite 9", "H10": "bandit-guard elite 9"}
    table = a_turn("spellweaver", "fire-orbs", at="E11", foes=foes, items=(9,))
    table.do("top:fire-orbs", "item:item-9", "hit:bandit-guard-1", "hit:bandit-guard-2")
    assert [table.hp("bandit-guard-1"), table.hp("bandit-guard-2")] == [6, 6]
    assert state_of(table, 9) == "used-up"


def test_piercing_bow_does_not_work_on_a_melee_attack() -> None:
    table = a_turn("brute", "trample", at="H11", foes={"H10": "bandit-guard elite 9"}, items=(9,)).do("top:trample")
    assert "item:item-9" not in table.options


def test_piercing_bow_cannot_be_used_after_the_first_attack_of_the_action() -> None:
    foes = {"H11": "bandit-guard elite 9", "H10": "bandit-guard elite 9"}
    table = a_turn("spellweaver", "fire-orbs", at="E11", foes=foes, items=(9,))
    table.do("top:fire-orbs", "hit:bandit-guard-1")
    assert "item:item-9" not in table.options


def test_war_hammer_stuns_all_targets_of_a_melee_action() -> None:
    foes = {"H10": "bandit-guard 9", "G12": "bandit-guard 9"}
    table = a_turn("spellweaver", "freezing-nova", at="H11", foes=foes, items=(10,))
    table.do("top:freezing-nova", "item:item-10", "hit:bandit-guard-1", "hit:bandit-guard-2")
    assert table.has("bandit-guard-1", "stun")
    assert table.has("bandit-guard-2", "stun")
    assert state_of(table, 10) == "used-up"


def test_war_hammer_works_on_a_melee_area_but_not_at_range() -> None:
    table = a_turn("tinkerer", "flamethrower", at="H12", foes={"G11": "bandit-guard 9"}, items=(10,))
    table.do("top:flamethrower")
    assert "item:item-10" in table.options
    table.do("item:item-10", covering(table, "G11"), "hit:bandit-guard-1")
    assert table.has("bandit-guard-1", "stun")
    table = a_turn("tinkerer", "stun-shot", at="H12", foes={"H11": "bandit-guard 9"}, items=(10,)).do("top:stun-shot")
    assert "item:item-10" not in table.options


@rule("GH-ITEM-14")
def test_poison_dagger_poisons_one_target_of_a_melee_action_and_is_rotated() -> None:
    foes = {"H10": "bandit-guard 9", "G12": "bandit-guard 9"}
    table = a_turn("spellweaver", "freezing-nova", at="H11", foes=foes, items=(11,))
    table.do("top:freezing-nova", "hit:bandit-guard-1", "pass", "hit:bandit-guard-2", "item:item-11")
    assert [table.has("bandit-guard-1", "poison"), table.has("bandit-guard-2", "poison")] == [False, True]
    assert [table.hp("bandit-guard-1"), table.hp("bandit-guard-2")] == [7, 7]
    assert state_of(table, 11) == "rotated"


def test_poison_dagger_is_not_offered_at_range() -> None:
    table = a_turn("tinkerer", "stun-shot", at="E11", foes={"G11": "bandit-guard 9"}, items=(11,))
    table.do("top:stun-shot", "hit:bandit-guard-1")
    assert not table.has("bandit-guard-1", "poison")
    assert state_of(table, 11) == "ready"


@rule("GH-REST-08", "GH-ITEM-05")
def test_a_long_rest_refreshes_the_poison_dagger_but_not_the_war_hammer() -> None:
    table = a_turn("brute", at="H11", items=(11, 10))
    table.hero().equipment[0].state, table.hero().equipment[1].state = "rotated", "used-up"
    with_discards(table, *table.hero().hand[:2], seat=0).do("end").pass_all("cards").do("rest")
    table.pass_all("long-rest").do(table.options[0])
    assert (state_of(table, 11), state_of(table, 10)) == ("ready", "used-up")


# Potions


@rule("GH-TURN-07", "GH-ITEM-06")
def test_minor_healing_potion_heals_its_owner_by_three_and_is_used_up() -> None:
    table = a_turn("brute", hit_points=2, items=(12,)).do("item:item-12", "do")
    assert table.hp("brute") == 5
    assert state_of(table, 12) == "used-up"
    assert table.why_not("item:item-12") == "GH-ITEM-06"


@rule("GH-COND-13")
def test_minor_healing_potion_cures_poison_instead_of_healing() -> None:
    table = a_turn("brute", hit_points=2, conditions="poison", items=(12,)).do("item:item-12", "do")
    assert table.hp("brute") == 2
    assert not table.has("brute", "poison")


@rule("GH-ITEM-17")
def test_a_stunned_character_drinks_nothing() -> None:
    table = a_turn("brute", conditions="stun", hit_points=2, items=(12,))
    assert table.told("used-item") == []
    assert state_of(table, 12) == "ready"


@rule("GH-RECOV-01")
def test_minor_stamina_potion_recovers_two_discards_the_first_card_of_this_turn_among_them() -> None:
    table = a_turn("brute", "trample", at="E11", items=(13,))
    old = table.hero().hand[:2]
    with_discards(table, *old, seat=0).do("attack:trample", "item:item-13", "recover:trample", f"recover:{old[0]}")
    assert table.hero().discard == [old[1]]
    assert {"trample", old[0]} <= set(table.hero().hand)
    assert state_of(table, 13) == "used-up"
    assert table.kind == "turn"


def test_minor_stamina_potion_may_recover_one_card_only_and_no_lost_one() -> None:
    table = a_turn("brute", items=(13,))
    gone, other, lost = table.hero().hand[:3]
    with_discards(table, gone, other, seat=0)
    with_discards(table, lost, seat=0, pile="lost").do("item:item-13")
    assert f"recover:{lost}" not in table.options
    table.do(f"recover:{gone}", "stop")
    assert table.hero().discard == [other]


def test_minor_power_potion_adds_one_to_every_attack_of_the_action() -> None:
    foes = {"H10": "bandit-guard 9", "G12": "bandit-guard 9"}
    table = a_turn("spellweaver", "freezing-nova", "flame-strike", at="H11", foes=foes, items=(14,))
    table.do("top:freezing-nova", "item:item-14", "hit:bandit-guard-1", "hit:bandit-guard-2")
    assert [table.hp("bandit-guard-1"), table.hp("bandit-guard-2")] == [6, 6]
    assert state_of(table, 14) == "used-up"
    table.do("bottom:flame-strike", "hit:bandit-guard-1")
    assert table.hp("bandit-guard-1") == 4


def test_minor_power_potion_works_at_range_too() -> None:
    table = a_turn("tinkerer", "stun-shot", at="E11", foes={"G11": "bandit-guard 9"}, items=(14,))
    table.do("top:stun-shot", "item:item-14", "hit:bandit-guard-1")
    assert table.hp("bandit-guard-1") == 7


@rule("GH-ITEM-15")
def test_several_items_may_better_one_action() -> None:
    table = a_turn("brute", "trample", at="H11", foes={"H10": "bandit-guard 9"}, items=(10, 11, 14))
    table.do("top:trample", "item:item-10", "item:item-14", "hit:bandit-guard-1", "item:item-11")
    assert table.hp("bandit-guard-1") == 5
    assert table.has("bandit-guard-1", "stun")
    assert table.has("bandit-guard-1", "poison")


# Horned Helm


def running(*steps: str, foe: str = "H12") -> Table:
    table = a_turn("brute", "trample", "sweeping-blow", at="E11", foes={foe: "bandit-guard 9"}, items=(107,))
    return table.do("bottom:trample", *steps)


@pytest.mark.parametrize(("end", "damage"), [("I12", 3), ("G12", 2)])
def test_horned_helm_adds_one_to_a_melee_attack_after_four_hexes(end: str, damage: int) -> None:
    table = running(f"go:{end}").do("attack:sweeping-blow", "hit:bandit-guard-1")
    assert table.hp("bandit-guard-1") == 9 - damage


def test_horned_helm_helps_the_next_melee_attack_only() -> None:
    foes = {"H10": "bandit-guard 9", "G12": "bandit-guard 9"}
    table = a_turn("spellweaver", "freezing-nova", "impaling-eruption", at="I13", foes=foes, items=(107,))
    table.do("bottom:impaling-eruption", "step:I12", "step:I11", "step:I12", "go:H11")
    table.do("top:freezing-nova", "hit:bandit-guard-1", "hit:bandit-guard-2")
    assert [table.hp("bandit-guard-1"), table.hp("bandit-guard-2")] == [6, 7]


def test_horned_helm_does_not_help_a_ranged_attack() -> None:
    table = a_turn("tinkerer", "stun-shot", "proximity-mine", at="E11", foes={"K11": "bandit-guard 9"}, items=(107,))
    table.do("bottom:proximity-mine", "go:I11", "top:stun-shot", "hit:bandit-guard-1")
    assert table.hp("bandit-guard-1") == 8


def test_horned_helm_counts_the_hexes_of_its_owners_turn_only() -> None:
    table = a_turn("brute", at="H11", items=(107,)).do("end")
    table.hero().moved = 4  # an ally made it move
    until_turn_of(choose(table, *table.hero().hand[:2]), "brute")
    assert table.hero().moved == 0


# Second Skin


def dressed(*items: int) -> list[str]:
    """The deck of a Brute who wears these items, once the scenario is set up."""
    match = prepared("brute,scoundrel")
    match.state.heroes[0].equipment = [Held(number) for number in items]
    item_penalties(match, Prepare("modifiers"))
    return match.state.decks["brute"].draw.cards


def test_second_skin_takes_two_minus_ones_out_of_its_owners_deck() -> None:
    assert dressed().count("-1") - dressed(101).count("-1") == 2
    assert len(dressed()) - len(dressed(101)) == 2


# Ring of Skulls


def skeleton() -> Table:
    table = a_turn("brute", at="E11", foes={"H11": "bandit-guard 9 immobilize"}, items=(123,))
    return next_ability(table, "guard-1").do("item:item-123", "summon:F11")


@rule("GH-SUMMON-02")
def test_ring_of_skulls_summons_a_skeleton_of_three_hit_points_and_is_used_up() -> None:
    table = skeleton()
    assert table.hp("skeleton-1") == 3
    assert table.spot("skeleton-1") == "F11"
    assert state_of(table, 123) == "used-up"
    assert table.hero().active == []


@rule("GH-SUMMON-05", "GH-SUMMON-08")
def test_the_skeleton_moves_two_and_attacks_for_two_before_its_owners_next_turn() -> None:
    table = skeleton().do("end")
    assert table.told("hit") == []
    until_turn_of(table, "brute")
    hit = next(each for each in table.told("hit") if each["attacker"] == "skeleton-1")
    assert (hit["value"], hit["target"]) == (2, "bandit-guard-1")


@rule("GH-SUMMON-04")
def test_the_skeleton_dies_at_three_damage() -> None:
    table = a_turn("brute", at="E11", foes={"G11": "bandit-guard"}, items=(123,))
    yet_to_act(table, "bandit-guard-1").next_cards("monsters", "+1").do("item:item-123", "summon:F11", "end")
    assert not table.alive("skeleton-1")


def test_ring_of_skulls_without_an_empty_hex_beside_its_owner_stays_ready() -> None:
    foes = {"E10": "bandit-guard", "F9": "bandit-guard"}
    table = a_turn("brute", at="E9", foes=foes, items=(123,))
    assert table.why_not("item:item-123") == "GH-SUMMON-01"
    assert state_of(table, 123) == "ready"


# Items and cards together


@rule("GH-ATK-06", "GH-ACTIVE-04")
def test_heater_shield_may_save_a_slot_of_frost_armor() -> None:
    table = a_turn("spellweaver", "frost-armor", at="H11", foes={"H10": "bandit-guard"}, items=(8,))
    yet_to_act(table, "bandit-guard-1").next_cards("monsters", "-1").do("bottom:frost-armor", "do", "end")
    assert table.options == ["take", "item:item-8", "never:item-8"]
    table.do("item:item-8")
    assert table.hero().active[0].used == 0
    assert table.hp("spellweaver") == table.figure("spellweaver").most_hit_points


@rule("GH-ACTIVE-05")
def test_frost_armor_takes_what_the_heater_shield_leaves() -> None:
    table = a_turn("spellweaver", "frost-armor", at="H11", foes={"H10": "bandit-guard"}, items=(8,))
    yet_to_act(table, "bandit-guard-1").do("bottom:frost-armor", "do", "end", "item:item-8")
    assert table.hero().active[0].used == 1
    assert table.hp("spellweaver") == table.figure("spellweaver").most_hit_points
