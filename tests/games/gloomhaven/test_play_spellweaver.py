"""The Spellweaver's cards of level 1 and X, each half played from its printed words."""

import pytest

from questhall.games.gloomhaven.content.terms import Trap
from questhall.games.gloomhaven.rules.play.recovering import recoverable
from questhall.games.gloomhaven.rules.play.table import retaliations, shield_of
from questhall.games.gloomhaven.state import Lasting
from questhall.ledger import rule
from tests.games.gloomhaven.later import (
    active,
    cell,
    choose,
    holding,
    next_ability,
    strength,
    until_turn_of,
    with_discards,
    yet_to_act,
)
from tests.games.gloomhaven.play import Table, a_turn, rebuilt

TRAP = Trap(3)
GUARDS = [f"bandit-guard-{number}" for number in range(1, 7)]


def hit_points(table: Table, count: int) -> list[int]:
    return [table.hp(guard) for guard in GUARDS[:count]]


# Plain moves


@pytest.mark.parametrize(
    ("card", "farthest", "too_far"),
    [
        ("fire-orbs", "H11", "I11"),
        ("impaling-eruption", "I11", "J11"),
        ("reviving-ether", "I11", "J11"),
        ("crackling-air", "H11", "I11"),
        ("hardened-spikes", "H11", "I11"),
    ],
)
def test_a_move_goes_as_far_as_printed_and_the_card_is_discarded(card: str, farthest: str, too_far: str) -> None:
    table = a_turn("spellweaver", card, at="E11").do(f"bottom:{card}")
    assert f"go:{too_far}" not in table.options
    table.do(f"go:{farthest}")
    assert table.spot("spellweaver") == farthest
    assert table.hero().discard == [card]
    assert (table.hero().xp, active(table)) == (0, [])


@rule("GH-MOVE-06")
@pytest.mark.parametrize(
    ("card", "jumps"), [("impaling-eruption", False), ("reviving-ether", True), ("ride-the-wind", True)]
)
def test_only_a_jump_leaves_a_corner_over_enemies(card: str, jumps: bool) -> None:
    table = a_turn("spellweaver", card, at="E9", foes={"E10": "bandit-guard", "F9": "bandit-guard"})
    table.do(f"bottom:{card}")
    assert ("go:F10" in table.options) is jumps


# Heals


@rule("GH-HEAL-02")
@pytest.mark.parametrize(
    ("half", "card", "points", "near", "far"),
    [
        ("bottom", "freezing-nova", 4, "I11", "J11"),
        ("bottom", "mana-bolt", 3, "F11", "G11"),
        ("top", "aid-from-the-ether", 3, "H11", "I11"),
    ],
)
def test_a_heal_reaches_an_ally_in_range_or_the_spellweaver(
    half: str, card: str, points: int, near: str, far: str
) -> None:
    table = a_turn("spellweaver", card, at="E11", friends={near: "brute", far: "cragheart"}, hit_points=1)
    table.figure("brute").hit_points = 1
    table.do(f"{half}:{card}")
    assert table.options == ["heal:spellweaver", "heal:brute", "skip"]
    table.do("heal:brute")
    assert (table.hp("brute"), table.hp("spellweaver")) == (1 + points, 1)
    assert table.hero().xp == 0


# Fire Orbs


@rule("GH-ATK-11", "GH-XP-01")
def test_fire_orbs_attacks_three_targets_teaches_one_for_each_and_infuses_fire() -> None:
    foes = dict.fromkeys(("H10", "H11", "G10", "G12"), "bandit-guard 9")
    table = a_turn("spellweaver", "fire-orbs", at="E11", foes=foes).do("top:fire-orbs")
    for number, guard in enumerate(GUARDS[:3], 1):
        table.do(f"hit:{guard}")
        assert table.hero().xp == number
    assert hit_points(table, 4) == [6, 6, 6, 9]
    assert table.kind == "turn"
    assert table.hero().lost == ["fire-orbs"]
    table.do("end")
    assert strength(table, "fire") == 1


def test_fire_orbs_may_stop_after_one_target_and_reaches_three_hexes() -> None:
    foes = {"H10": "bandit-guard 9", "H11": "bandit-guard 9", "I11": "bandit-guard 9"}
    table = a_turn("spellweaver", "fire-orbs", at="E11", foes=foes).do("top:fire-orbs")
    assert table.why_not("hit:bandit-guard-3") == "GH-ATK-03"
    table.do("hit:bandit-guard-2", "stop")
    assert hit_points(table, 3) == [9, 6, 9]
    assert table.hero().xp == 1
    assert table.hero().lost == ["fire-orbs"]


@rule("GH-ELEM-08")
def test_fire_of_this_turn_cannot_be_used_before_it_ends() -> None:
    table = a_turn("spellweaver", "fire-orbs", "crackling-air", at="E11", foes={"H11": "bandit-guard 9"})
    table.do("top:fire-orbs", "hit:bandit-guard-1", "bottom:crackling-air", "skip")
    assert table.told("fed") == []
    assert active(table) == []


# Impaling Eruption


def test_impaling_eruption_attacks_the_target_and_all_enemies_on_the_path() -> None:
    foes = {"H9": "bandit-guard 9", "H10": "bandit-guard 9", "H11": "bandit-guard 9", "I11": "bandit-guard 9"}
    table = a_turn("spellweaver", "impaling-eruption", at="H12", foes=foes)
    table.do("top:impaling-eruption", "hit:bandit-guard-1")
    assert table.why_not("hit:bandit-guard-4") == "GH-ATK-11"
    table.do("hit:bandit-guard-2", "hit:bandit-guard-3")
    assert hit_points(table, 4) == [6, 6, 6, 9]
    assert table.hero().xp == 3
    assert table.hero().lost == ["impaling-eruption"]
    table.do("end")
    assert strength(table, "earth") == 1


def test_the_player_chooses_between_paths_of_impaling_eruption() -> None:
    foes = {"G11": "bandit-guard 9", "H11": "bandit-guard 9", "G12": "bandit-guard 9"}
    table = a_turn("spellweaver", "impaling-eruption", at="H12", foes=foes)
    table.do("top:impaling-eruption", "hit:bandit-guard-1")
    assert set(table.options) == {"path:H11", "path:G12"}
    table.do("path:G12", "hit:bandit-guard-3")
    assert hit_points(table, 3) == [6, 9, 6]
    assert table.hero().xp == 2


def test_impaling_eruption_reaches_four_hexes_and_one_alone() -> None:
    table = a_turn(
        "spellweaver", "impaling-eruption", at="E11", foes={"I11": "bandit-guard 9", "J11": "bandit-guard 9"}
    )
    table.do("top:impaling-eruption")
    assert table.why_not("hit:bandit-guard-2") == "GH-ATK-03"
    table.do("hit:bandit-guard-1")
    assert hit_points(table, 2) == [6, 9]
    assert table.hero().xp == 1
    assert table.kind == "turn"


def test_the_enemies_on_the_path_of_impaling_eruption_are_no_allies() -> None:
    table = a_turn(
        "spellweaver", "impaling-eruption", at="H12", foes={"H9": "bandit-guard 9"}, friends={"H10": "brute"}
    )
    most = table.hp("brute")
    table.do("top:impaling-eruption", "hit:bandit-guard-1")
    assert table.hp("brute") == most


# Reviving Ether


@rule("GH-RECOV-01", "GH-RECOV-05")
def test_reviving_ether_brings_back_all_lost_cards_but_no_discards_and_infuses_dark() -> None:
    table = a_turn("spellweaver", "reviving-ether")
    lost, gone = table.hero().hand[:2], table.hero().hand[2]
    with_discards(table, *lost, seat=0, pile="lost")
    with_discards(table, gone, seat=0)
    table.do("top:reviving-ether", "all")
    assert set(lost) <= set(table.hero().hand)
    assert table.hero().discard == [gone]
    assert table.hero().lost == ["reviving-ether"]
    assert table.hero().xp == 0
    table.do("end")
    assert strength(table, "dark") == 1


@rule("GH-RECOV-02")
def test_reviving_ether_may_take_back_an_active_card_with_the_lost_symbol() -> None:
    table = holding(a_turn("spellweaver", "reviving-ether", "mana-bolt"), "frost-armor")
    table.hero().hand.remove("frost-armor")
    table.hero().active = [Lasting("frost-armor", "persistent", True, (1, 1), half="bottom")]
    rebuilt(table).do("top:reviving-ether", "recover:frost-armor")
    assert "frost-armor" in table.hero().hand
    assert active(table) == []


@rule("GH-RECOV-03")
def test_reviving_ether_never_comes_back_from_the_lost_pile() -> None:
    table = a_turn("spellweaver", "reviving-ether", "flame-strike")
    with_discards(table, "fire-orbs", seat=0, pile="lost").do("top:reviving-ether", "skip")
    assert table.hero().discard == ["reviving-ether"]
    table = a_turn("spellweaver", "mana-bolt", "flame-strike")
    with_discards(table, "reviving-ether", "fire-orbs", seat=0, pile="lost")
    assert recoverable(table.hero(), "lost") == ["fire-orbs"]


def test_reviving_ether_may_be_recovered_as_long_as_it_is_only_discarded() -> None:
    table = a_turn("spellweaver", "reviving-ether", at="E11", items=(13,))
    table.do("bottom:reviving-ether", "go:F11", "item:item-13", "recover:reviving-ether")
    assert "reviving-ether" in table.hero().hand


def test_reviving_ether_without_lost_cards_does_nothing_and_is_discarded() -> None:
    table = a_turn("spellweaver", "reviving-ether").do("top:reviving-ether")
    assert table.hero().discard == ["reviving-ether"]
    assert table.told("infused") == []


# Freezing Nova


def test_freezing_nova_attacks_and_immobilizes_all_adjacent_enemies() -> None:
    foes = {"H10": "bandit-guard 9", "G12": "bandit-guard 9", "H9": "bandit-guard 9"}
    table = a_turn("spellweaver", "freezing-nova", at="H11", foes=foes)
    table.do("top:freezing-nova", "hit:bandit-guard-1", "hit:bandit-guard-2")
    assert hit_points(table, 3) == [7, 7, 9]
    assert [table.has(guard, "immobilize") for guard in GUARDS[:3]] == [True, True, False]
    assert table.hero().discard == ["freezing-nova"]


@rule("GH-ELEM-05")
def test_freezing_nova_with_ice_adds_one_to_each_attack() -> None:
    foes = {"H10": "bandit-guard 9", "G12": "bandit-guard 9"}
    table = a_turn("spellweaver", "freezing-nova", at="H11", foes=foes, elements="ice")
    table.do("top:freezing-nova", "feed:ice", "hit:bandit-guard-1", "hit:bandit-guard-2")
    assert hit_points(table, 2) == [6, 6]
    assert strength(table, "ice") == 0


@rule("GH-ELEM-06")
def test_freezing_nova_may_save_the_ice() -> None:
    table = a_turn("spellweaver", "freezing-nova", at="H11", foes={"H10": "bandit-guard 9"}, elements="ice")
    table.do("top:freezing-nova", "pass", "hit:bandit-guard-1")
    assert hit_points(table, 1) == [7]
    assert strength(table, "ice") == 2


def test_freezing_nova_is_melee_without_disadvantage() -> None:
    table = a_turn("spellweaver", "freezing-nova", at="H11", foes={"H10": "bandit-guard 9"})
    table.next_cards("spellweaver", "+1", "-1").do("top:freezing-nova", "hit:bandit-guard-1")
    assert hit_points(table, 1) == [6]


def test_the_heal_of_freezing_nova_is_lost_and_infuses_light() -> None:
    table = a_turn("spellweaver", "freezing-nova", hit_points=1).do("bottom:freezing-nova", "heal:spellweaver")
    assert table.hp("spellweaver") == 5
    assert table.hero().lost == ["freezing-nova"]
    table.do("end")
    assert strength(table, "light") == 1


# Mana Bolt, Frost Armor's top, Flame Strike


@pytest.mark.parametrize("card", ["mana-bolt", "frost-armor"])
def test_an_attack_of_two_at_three_hexes_without_an_element_teaches_nothing(card: str) -> None:
    foes = {"H11": "bandit-guard 9", "I11": "bandit-guard 9"}
    table = a_turn("spellweaver", card, at="E11", foes=foes).do(f"top:{card}")
    assert table.why_not("hit:bandit-guard-2") == "GH-ATK-03"
    table.do("hit:bandit-guard-1")
    assert hit_points(table, 2) == [7, 9]
    assert table.hero().xp == 0
    assert table.hero().discard == [card]


@rule("GH-ELEM-13", "GH-XP-03")
@pytest.mark.parametrize("card", ["mana-bolt", "frost-armor"])
@pytest.mark.parametrize("element", ["fire", "light"])
def test_any_one_element_adds_one_damage_and_one_experience(card: str, element: str) -> None:
    table = a_turn("spellweaver", card, at="E11", foes={"H11": "bandit-guard 9"}, elements="fire light")
    table.do(f"top:{card}")
    assert table.options == ["feed:fire", "feed:light", "pass"]
    table.do(f"feed:{element}", "hit:bandit-guard-1")
    assert hit_points(table, 1) == [6]
    assert table.hero().xp == 1
    assert sorted(strength(table, each) for each in ("fire", "light")) == [0, 2]
    assert strength(table, element) == 0


@rule("GH-XP-03")
def test_an_element_for_an_attack_that_is_left_out_teaches_nothing() -> None:
    table = a_turn("spellweaver", "mana-bolt", at="E11", foes={"H11": "bandit-guard 9"}, elements="fire")
    table.do("top:mana-bolt", "feed:fire", "skip")
    assert table.hero().xp == 0


def test_the_bottom_of_mana_bolt_is_discarded() -> None:
    table = a_turn("spellweaver", "mana-bolt", hit_points=1).do("bottom:mana-bolt", "heal:spellweaver")
    assert table.hp("spellweaver") == 4
    assert table.hero().discard == ["mana-bolt"]


@pytest.mark.parametrize(("half", "damage"), [("top", 3), ("bottom", 2)])
def test_flame_strike_reaches_two_hexes(half: str, damage: int) -> None:
    foes = {"G11": "bandit-guard 9", "H11": "bandit-guard 9"}
    table = a_turn("spellweaver", "flame-strike", at="E11", foes=foes).do(f"{half}:flame-strike")
    assert table.why_not("hit:bandit-guard-2") == "GH-ATK-03"
    table.do("hit:bandit-guard-1")
    assert hit_points(table, 2) == [9 - damage, 9]
    assert not table.has("bandit-guard-1", "wound")
    assert table.hero().discard == ["flame-strike"]


def test_flame_strike_with_fire_wounds() -> None:
    table = a_turn("spellweaver", "flame-strike", at="E11", foes={"G11": "bandit-guard 9"}, elements="fire")
    table.do("top:flame-strike", "feed:fire", "hit:bandit-guard-1")
    assert hit_points(table, 1) == [6]
    assert table.has("bandit-guard-1", "wound")
    assert table.hero().xp == 0


def test_the_bottom_of_flame_strike_uses_no_fire() -> None:
    table = a_turn("spellweaver", "flame-strike", at="E11", foes={"G11": "bandit-guard 9"}, elements="fire")
    table.do("bottom:flame-strike", "hit:bandit-guard-1")
    assert strength(table, "fire") == 2
    assert not table.has("bandit-guard-1", "wound")


# Frost Armor


def armored() -> Table:
    foes = {"H10": "bandit-guard 9", "G11": "bandit-guard 9"}
    table = a_turn("spellweaver", "frost-armor", at="H11", foes=foes)
    return yet_to_act(table, "bandit-guard-1", "bandit-guard-2")


@rule("GH-ACTIVE-02", "GH-ACTIVE-04", "GH-XP-04")
def test_frost_armor_cancels_two_sources_of_damage_teaches_off_each_slot_and_is_lost() -> None:
    table = armored().do("bottom:frost-armor", "do")
    most = table.hp("spellweaver")
    assert (active(table), table.hero().xp) == (["frost-armor"], 0)
    table.do("end")
    assert table.hp("spellweaver") == most
    assert table.hero().xp == 2
    assert active(table) == []
    assert table.hero().lost == ["frost-armor"]
    assert [each["damage"] for each in table.told("protected")] == [2, 2]


def test_frost_armor_infuses_ice() -> None:
    table = a_turn("spellweaver", "frost-armor").do("bottom:frost-armor", "do", "end")
    assert strength(table, "ice") == 1


@rule("GH-ACTIVE-04")
def test_an_attack_without_damage_does_not_move_the_token_of_frost_armor() -> None:
    table = armored().next_cards("monsters", "null", "+0").do("bottom:frost-armor", "do", "end")
    assert table.hero().xp == 1
    assert active(table) == ["frost-armor"]
    assert table.hero().active[0].used == 1


@rule("GH-ACTIVE-03")
def test_frost_armor_lasts_beyond_the_round() -> None:
    table = a_turn("spellweaver", "frost-armor").do("bottom:frost-armor", "do", "end")
    assert table.w.round == 2
    assert active(table) == ["frost-armor"]


@rule("GH-ACTIVE-06", "GH-ACTIVE-09")
def test_frost_armor_that_its_owner_ends_is_lost_and_teaches_nothing() -> None:
    table = a_turn("spellweaver", "frost-armor").do("bottom:frost-armor", "do", "drop:frost-armor")
    assert table.hero().lost == ["frost-armor"]
    assert table.hero().xp == 0


@rule("GH-ACTIVE-05")
def test_frost_armor_must_be_used_for_a_wound() -> None:
    table = a_turn("spellweaver", "frost-armor")
    table.figure("spellweaver").conditions["wound"] = 0
    most = rebuilt(table).hp("spellweaver")
    table.do("bottom:frost-armor", "do", "end")
    until_turn_of(table, "spellweaver")
    assert table.hp("spellweaver") == most
    assert table.hero().xp == 1
    assert table.hero().active[0].used == 1


def test_frost_armor_cancels_the_damage_of_a_trap() -> None:
    table = a_turn("spellweaver", "frost-armor", "mana-bolt", at="H11")
    table.w.traps = {cell(table, "H10"): TRAP}
    most = rebuilt(table).hp("spellweaver")
    choose(table.do("bottom:frost-armor", "do", "end"), *table.hero().hand[:2])
    until_turn_of(table, "spellweaver")
    table.do(f"move:{table.hero().played[0]}", "step:H10")
    assert table.hp("spellweaver") == most
    assert table.hero().active[0].used == 1


def test_an_attack_cancelled_by_frost_armor_still_has_its_effects() -> None:
    table = a_turn("spellweaver", "frost-armor", at="H11", foes={"H9": "bandit-archer"})
    yet_to_act(table, "bandit-archer-1")
    table.w.abilities.decks["archer"].draw.put("archer-4", 0)
    table.w.abilities.decks["archer"].draw.take("archer-3")
    table.w.abilities.revealed["bandit-archer"] = "archer-3"
    rebuilt(table).do("bottom:frost-armor", "do", "end")
    assert table.has("spellweaver", "immobilize")
    assert table.hero().active[0].used == 1


# Ride the Wind


@rule("GH-LOOT-01")
def test_ride_the_wind_loots_adjacent_hexes() -> None:
    table = a_turn("spellweaver", "ride-the-wind", at="H11")
    table.w.coins = {cell(table, hex_): 1 for hex_ in ("H10", "G12", "H9")}
    rebuilt(table).do("top:ride-the-wind", "do")
    assert table.hero().coins == 2
    assert table.hero().discard == ["ride-the-wind"]


def test_ride_the_wind_jumps_eight_hexes_is_lost_and_infuses_air() -> None:
    table = a_turn("spellweaver", "ride-the-wind", at="E9").do("bottom:ride-the-wind", "step:F9", "step:E9")
    assert "go:K12" in table.options
    assert "go:K13" not in table.options
    table.do("go:K12")
    assert table.hero().lost == ["ride-the-wind"]
    assert table.hero().xp == 0
    table.do("end")
    assert strength(table, "air") == 1


def test_ride_the_wind_springs_no_trap_on_the_way_but_one_at_its_end() -> None:
    table = a_turn("spellweaver", "ride-the-wind", at="H12")
    table.w.traps = {cell(table, "H11"): TRAP, cell(table, "H10"): TRAP}
    rebuilt(table).do("bottom:ride-the-wind", "step:H11", "step:H10", "stop", "take")
    assert [each["spot"] for each in table.told("sprang")] == ["H10"]


# Crackling Air


def crackling(elements: str, *answers: str) -> Table:
    foes = dict.fromkeys(("H10", "H11", "G12"), "bandit-guard 9")
    table = a_turn("spellweaver", "crackling-air", "flame-strike", at="F11", foes=foes, elements=elements)
    holding(table, "fire-orbs", "mana-bolt")
    return table.do("top:crackling-air", *answers)


@rule("GH-ACTIVE-04", "GH-XP-04")
def test_crackling_air_adds_one_to_four_attacks_and_teaches_off_the_second_and_fourth_slot() -> None:
    table = crackling("", "do")
    table.do("bottom:flame-strike", "hit:bandit-guard-1")
    assert hit_points(table, 1) == [6]
    assert (table.hero().xp, table.hero().active[0].used) == (0, 1)
    table.do("end")
    until_turn_of(choose(table, "fire-orbs", "mana-bolt"), "spellweaver")
    table.do("top:fire-orbs")
    seen = []
    for guard in GUARDS[:3]:
        before = table.hp(guard)
        table.do(f"hit:{guard}")
        assert before - table.hp(guard) == 4
        seen.append(table.hero().xp)
    assert seen == [2, 3, 5]  # one for each target of Fire Orbs, one off the second and the fourth slot
    assert active(table) == []
    assert "crackling-air" in table.hero().lost


@rule("GH-ELEM-05")
def test_crackling_air_with_air_adds_two_instead() -> None:
    table = crackling("air", "feed:air", "do").do("bottom:flame-strike", "hit:bandit-guard-1")
    assert hit_points(table, 1) == [5]
    assert strength(table, "air") == 0


def test_crackling_air_may_save_the_air() -> None:
    table = crackling("air", "pass", "do").do("bottom:flame-strike", "hit:bandit-guard-1")
    assert hit_points(table, 1) == [6]
    assert strength(table, "air") == 2


@rule("GH-ACTIVE-07", "GH-RETAL-01")
def test_crackling_air_moves_three_and_with_fire_retaliates_two_until_the_round_ends() -> None:
    table = a_turn("spellweaver", "crackling-air", at="E11", foes={"I11": "bandit-guard 9"}, elements="fire")
    yet_to_act(table, "bandit-guard-1")
    table.do("bottom:crackling-air", "go:H11", "feed:fire", "do")
    assert active(table) == ["crackling-air"]
    table.do("end", "take")
    assert table.hp("bandit-guard-1") == 7
    assert active(table) == []
    assert "crackling-air" in table.hero().discard
    assert all(not retaliations(each) for each in table.w.figures)


# Hardened Spikes


def spikes(elements: str, *answers: str) -> Table:
    friends = {"H10": "brute", "E9": "cragheart"}
    table = a_turn(
        "spellweaver", "hardened-spikes", at="H11", friends=friends, foes={"H9": "bandit-guard 9"}, elements=elements
    )
    return yet_to_act(table, "bandit-guard-1").do("top:hardened-spikes", *answers)


def test_hardened_spikes_gives_retaliate_two_to_its_owner_and_adjacent_allies() -> None:
    table = spikes("", "do")
    damage = {each.id: sum(source.damage for source, _ in retaliations(each)) for each in table.w.figures}
    assert damage == {"spellweaver": 2, "brute": 2, "cragheart": 0, "bandit-guard-1": 0}
    assert active(table) == ["hardened-spikes"]
    assert table.hero().xp == 2


@rule("GH-ACTIVE-07", "GH-RETAL-03")
def test_an_enemy_that_attacks_an_ally_with_hardened_spikes_is_hurt_and_the_card_is_lost_with_the_round() -> None:
    table = spikes("", "do").do("end", "take")
    assert table.hp("bandit-guard-1") == 7
    assert active(table) == []
    assert "hardened-spikes" in table.hero().lost
    assert all(not retaliations(each) for each in table.w.figures)


def test_hardened_spikes_with_earth_adds_one() -> None:
    table = spikes("earth", "feed:earth", "do").do("end", "take")
    assert table.hp("bandit-guard-1") == 6


def test_hardened_spikes_moves_three_and_with_ice_shields_its_owner_by_two() -> None:
    table = a_turn("spellweaver", "hardened-spikes", at="E11", friends={"H12": "brute"}, elements="ice")
    table.do("bottom:hardened-spikes", "go:H11", "feed:ice", "do")
    assert {each.id: shield_of(each) for each in table.w.figures} == {"spellweaver": 2, "brute": 0}
    assert active(table) == ["hardened-spikes"]
    table.do("end")
    assert active(table) == []
    assert "hardened-spikes" in table.hero().discard
    assert shield_of(table.figure("spellweaver")) == 0


def test_hardened_spikes_shields_with_ice_even_without_a_move() -> None:
    table = a_turn("spellweaver", "hardened-spikes", at="E11", elements="ice")
    table.do("bottom:hardened-spikes", "skip", "feed:ice", "do")
    assert shield_of(table.figure("spellweaver")) == 2


# Aid from the Ether


def mystic(foe: str = "bandit-guard 9 immobilize") -> Table:
    table = a_turn("spellweaver", "aid-from-the-ether", at="E11", foes={"I11": foe})
    return next_ability(table, "guard-1").do("bottom:aid-from-the-ether", "summon:F11")


@rule("GH-SUMMON-02", "GH-SUMMON-03")
def test_aid_from_the_ether_summons_a_mystic_ally_of_two_hit_points_and_gives_two_experience() -> None:
    table = mystic()
    assert table.hp("mystic-ally-1") == 2
    assert active(table) == ["aid-from-the-ether"]
    assert table.hero().xp == 2


@rule("GH-SUMMON-05", "GH-SUMMON-06", "GH-SUMMON-08")
def test_the_mystic_ally_moves_two_and_attacks_three_at_two_hexes_from_the_next_round_on() -> None:
    table = mystic().do("end")
    assert table.told("hit") == []
    until_turn_of(table, "spellweaver")
    turns = [each["figure"] for each in table.told("turn")]
    assert turns.index("mystic-ally-1") == turns.index("spellweaver") - 1
    hit = next(each for each in table.told("hit") if each["attacker"] == "mystic-ally-1")
    assert (hit["value"], hit["target"]) == (3, "bandit-guard-1")
    assert table.told("modifier")[-1]["deck"] == "spellweaver"
    moved = next(each for each in table.told("moved") if each["figure"] == "mystic-ally-1")
    assert moved["hexes"] <= 2


@rule("GH-SUMMON-04", "GH-DMG-05")
def test_the_dead_mystic_ally_takes_its_card_to_the_lost_pile() -> None:
    table = a_turn("spellweaver", "aid-from-the-ether", at="E11", foes={"G11": "bandit-guard 9"})
    yet_to_act(table, "bandit-guard-1").do("bottom:aid-from-the-ether", "summon:F11", "end")
    assert not table.alive("mystic-ally-1")
    assert active(table) == []
    assert "aid-from-the-ether" in table.hero().lost


def test_crackling_air_does_not_help_the_mystic_ally() -> None:
    table = a_turn(
        "spellweaver", "crackling-air", "aid-from-the-ether", at="E11", foes={"H11": "bandit-guard 9 immobilize"}
    )
    next_ability(table, "guard-1").do("top:crackling-air", "do", "bottom:aid-from-the-ether", "summon:F11", "end")
    until_turn_of(table, "spellweaver")
    hit = next(each for each in table.told("hit") if each["attacker"] == "mystic-ally-1")
    assert (hit["value"], hit["bonus"]) == (3, 0)
    assert table.hero().active[0].used == 0
