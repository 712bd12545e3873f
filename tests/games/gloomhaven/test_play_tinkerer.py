"""The Tinkerer's cards of level 1 and X, each half played from its printed words."""

import pytest

from questhall.games.gloomhaven.rules.play.table import shield_of
from questhall.games.gloomhaven.state import Lasting
from questhall.ledger import rule
from tests.games.gloomhaven.later import (
    active,
    cell,
    choose,
    covering,
    holding,
    next_ability,
    strength,
    until_turn_of,
    with_discards,
    yet_to_act,
)
from tests.games.gloomhaven.play import Table, a_turn, rebuilt

# Plain moves


@pytest.mark.parametrize(
    ("card", "farthest", "too_far"),
    [
        ("proximity-mine", "I11", "J11"),
        ("ink-bomb", "I11", "J11"),
        ("stun-shot", "I11", "J11"),
        ("potent-potables", "H11", "I11"),
    ],
)
def test_a_plain_move_goes_as_far_as_printed_and_the_card_is_discarded(card: str, farthest: str, too_far: str) -> None:
    table = a_turn("tinkerer", card, at="E11").do(f"bottom:{card}")
    assert f"go:{too_far}" not in table.options
    table.do(f"go:{farthest}")
    assert table.spot("tinkerer") == farthest
    assert table.hero().discard == [card]
    assert table.hero().xp == 0


# Proximity Mine


def mined() -> Table:
    """A corner with one way in: beside the Tinkerer stands an invisible friend, on the way in lies the mine."""
    table = a_turn("tinkerer", "proximity-mine", at="E9", foes={"H9": "bandit-guard 9"}, friends={"F9": "scoundrel"})
    table.figure("scoundrel").conditions["invisible"] = 1
    return yet_to_act(table, "bandit-guard-1").do("top:proximity-mine")


@rule("GH-OVERLAY-10")
def test_proximity_mine_is_laid_on_an_adjacent_empty_hex_and_is_lost() -> None:
    table = mined()
    assert table.options == ["trap:E10", "skip"]
    table.do("trap:E10")
    assert table.w.traps[cell(table, "E10")].damage == 6
    assert table.hero().lost == ["proximity-mine"]
    assert table.hero().xp == 0


@rule("GH-OVERLAY-05")
def test_an_enemy_springs_the_mine_for_six_damage_and_two_experience() -> None:
    table = mined().do("trap:E10", "end")
    assert table.spot("bandit-guard-1") == "E10"
    assert table.hp("bandit-guard-1") == 3
    assert table.hero().xp == 2
    assert not table.w.traps


def test_an_enemy_that_the_mine_kills_gives_its_experience_too() -> None:
    table = mined()
    table.figure("bandit-guard-1").hit_points = 6
    table.do("trap:E10", "end")
    assert not table.alive("bandit-guard-1")
    assert table.hero().xp == 2


def test_an_ally_on_the_mine_gives_no_experience() -> None:
    table = yet_to_act(a_turn("tinkerer", "proximity-mine", at="H11", friends={"H9": "scoundrel"}), "scoundrel")
    played = table.hero(1).played[0]
    table.do("top:proximity-mine", "trap:H10", "end", f"move:{played}", "step:H10", "take")
    assert table.hp("scoundrel") == 2
    assert table.hero().xp == 0


def test_a_pull_onto_the_mine_in_the_next_round_springs_it() -> None:
    table = a_turn("tinkerer", "proximity-mine", at="E11", foes={"H10": "bandit-guard 9 immobilize"})
    table = next_ability(holding(table, "hook-gun", "stun-shot"), "guard-1")
    table.do("top:proximity-mine", "trap:F10", "end")
    until_turn_of(choose(table, "hook-gun", "stun-shot"), "tinkerer")
    table.do("top:hook-gun", "hit:bandit-guard-1", "pull:G11", "pull:F10")
    assert table.told("sprang")[-1]["damage"] == 6
    assert table.hero().xp == 2


# Harmless Contraption


def decoyed() -> Table:
    table = a_turn("tinkerer", "harmless-contraption", at="E11", foes={"J10": "bandit-guard 9 stun"})
    return next_ability(table, "guard-5").do("top:harmless-contraption", "summon:F11")


@rule("GH-SUMMON-01", "GH-SUMMON-02", "GH-SUMMON-03")
def test_harmless_contraption_summons_a_decoy_of_six_hit_points_and_gives_two_experience() -> None:
    table = decoyed()
    assert table.spot("decoy-1") == "F11"
    assert table.hp("decoy-1") == 6
    assert active(table) == ["harmless-contraption"]
    assert table.hero().xp == 2


@rule("GH-SUMMON-05", "GH-SUMMON-08")
def test_the_decoy_moves_two_hexes_towards_the_enemy_from_the_next_round_on() -> None:
    table = decoyed().do("end")
    assert "decoy-1" not in [each["figure"] for each in table.told("turn")]
    until_turn_of(table, "decoy-1").do("there:H10")
    assert next(each for each in table.told("moved") if each["figure"] == "decoy-1")["hexes"] == 2


def test_the_decoy_does_not_attack_an_adjacent_enemy() -> None:
    table = a_turn("tinkerer", "harmless-contraption", at="E11", foes={"G11": "bandit-guard 9 stun"})
    next_ability(table, "guard-1").do("top:harmless-contraption", "summon:F11", "end")
    until_turn_of(table, "decoy-1")
    table.pass_all()
    assert "decoy-1" not in [each["attacker"] for each in table.told("aims")]
    assert table.hp("bandit-guard-1") == 9


@rule("GH-SUMMON-04")
def test_the_dead_decoy_takes_its_card_to_the_lost_pile() -> None:
    table = a_turn("tinkerer", "harmless-contraption", at="E11", foes={"G11": "bandit-guard 9"})
    yet_to_act(table, "bandit-guard-1").do("top:harmless-contraption", "summon:F11")
    table.figure("decoy-1").hit_points = 2
    table.do("end")
    assert not table.alive("decoy-1")
    assert active(table) == []
    assert "harmless-contraption" in table.hero().lost


@rule("GH-ACTIVE-09")
def test_the_decoy_leaves_when_its_owner_ends_the_card() -> None:
    table = decoyed().do("drop:harmless-contraption")
    assert not table.alive("decoy-1")
    assert table.hero().lost == ["harmless-contraption"]


@rule("GH-HEAL-01", "GH-HEAL-02")
@pytest.mark.parametrize(
    ("half", "card", "points", "near", "far"),
    [
        ("bottom", "harmless-contraption", 2, "H11", "I11"),
        ("top", "reinvigorating-elixir", 3, "H11", "I11"),
        ("top", "restorative-mist", 3, "H11", "I11"),
        ("top", "energizing-tonic", 5, "G11", "H11"),
        ("bottom", "reviving-shock", 5, "G11", "H11"),
    ],
)
def test_a_heal_reaches_an_ally_in_range_or_the_tinkerer(
    half: str, card: str, points: int, near: str, far: str
) -> None:
    friends = {near: "brute", far: "cragheart"}
    table = a_turn("tinkerer", card, at="E11", friends=friends, hit_points=1)
    table.figure("brute").hit_points = 1
    table.do(f"{half}:{card}")
    assert table.options == ["heal:tinkerer", "heal:brute", "skip"]
    table.do("heal:brute")
    assert (table.hp("brute"), table.hp("tinkerer")) == (1 + points, 1)


@pytest.mark.parametrize(("half", "card"), [("top", "energizing-tonic"), ("bottom", "reviving-shock")])
def test_a_heal_of_five_is_lost_and_gives_two_experience(half: str, card: str) -> None:
    table = a_turn("tinkerer", card, hit_points=1).do(f"{half}:{card}", "heal:tinkerer")
    assert table.hp("tinkerer") == 6
    assert table.hero().lost == [card]
    assert table.hero().xp == 2


@rule("GH-XP-02")
def test_a_heal_that_is_left_out_gives_nothing_and_is_discarded() -> None:
    table = a_turn("tinkerer", "energizing-tonic", hit_points=1).do("top:energizing-tonic", "skip")
    assert table.hero().discard == ["energizing-tonic"]
    assert table.hero().xp == 0


@pytest.mark.parametrize(
    ("half", "card"),
    [("bottom", "harmless-contraption"), ("top", "reinvigorating-elixir"), ("top", "restorative-mist")],
)
def test_a_small_heal_is_discarded_without_experience(half: str, card: str) -> None:
    table = a_turn("tinkerer", card, hit_points=1).do(f"{half}:{card}", "heal:tinkerer")
    assert table.hero().discard == [card]
    assert table.hero().xp == 0


@rule("GH-COND-10")
def test_a_heal_of_a_poisoned_ally_only_takes_the_poison() -> None:
    table = a_turn("tinkerer", "restorative-mist", at="E11", friends={"F11": "brute"})
    table.figure("brute").hit_points = 1
    table.figure("brute").conditions["poison"] = 0
    table.do("top:restorative-mist", "heal:brute")
    assert table.hp("brute") == 1
    assert not table.has("brute", "poison")


# Flamethrower


@rule("GH-AREA-02", "GH-AREA-08")
def test_flamethrower_attacks_its_whole_area_wounds_and_infuses_fire() -> None:
    foes = {"H11": "bandit-guard 9", "G11": "bandit-guard 9", "I13": "bandit-guard 9"}
    table = a_turn("tinkerer", "flamethrower", at="H12", foes=foes, friends={"G12": "brute"})
    table.do("top:flamethrower")
    table.do(covering(table, "H11", "G12", "G11"), "hit:bandit-guard-1", "hit:bandit-guard-2")
    assert [table.hp(f"bandit-guard-{n}") for n in (1, 2, 3)] == [6, 6, 9]
    assert table.has("bandit-guard-1", "wound")
    assert table.has("bandit-guard-2", "wound")
    assert table.hp("brute") == table.figure("brute").most_hit_points
    assert table.hero().lost == ["flamethrower"]
    assert table.hero().xp == 2
    table.do("end")
    assert strength(table, "fire") == 1


@rule("GH-AREA-01")
def test_flamethrower_may_be_turned_and_mirrored() -> None:
    foes = {"H10": "bandit-guard 9", "I11": "bandit-guard 9", "G12": "bandit-guard 9", "H12": "bandit-guard 9"}
    table = a_turn("tinkerer", "flamethrower", at="H11", foes=foes).do("top:flamethrower")
    ways = {frozenset(key.removeprefix("lay:").split("+")) for key in table.options if key.startswith("lay:")}
    assert any({"H10", "I11"} < way and "I10" in way for way in ways)
    assert any({"G12", "H12"} < way and "G13" in way for way in ways)


def test_flamethrower_is_melee_and_draws_one_card_a_target_beside_it() -> None:
    table = a_turn("tinkerer", "flamethrower", at="H11", foes={"H10": "bandit-guard 9"})
    table.next_cards("tinkerer", "+2", "-2")
    table.do("top:flamethrower")
    table.do(covering(table, "H10"), "hit:bandit-guard-1")
    assert table.hp("bandit-guard-1") == 4


@rule("GH-ACTIVE-07", "GH-SHIELD-01")
def test_flamethrower_shields_its_owner_and_adjacent_allies_until_the_round_ends() -> None:
    friends = {"H10": "brute", "I11": "scoundrel", "E11": "cragheart"}
    table = a_turn("tinkerer", "flamethrower", at="H11", friends=friends).do("bottom:flamethrower", "do")
    shields = {each.id: shield_of(each) for each in table.w.figures}
    assert shields == {"tinkerer": 1, "brute": 1, "scoundrel": 1, "cragheart": 0}
    assert active(table) == ["flamethrower"]
    table.do("end")
    assert active(table) == []
    assert all(shield_of(each) == 0 for each in table.w.figures)
    assert "flamethrower" in table.hero().discard


def test_the_shield_of_flamethrower_lowers_an_attack_on_an_ally() -> None:
    table = a_turn("tinkerer", "flamethrower", at="H11", friends={"H10": "brute"}, foes={"H9": "bandit-guard"})
    most = table.hp("brute")
    yet_to_act(table, "bandit-guard-1").do("bottom:flamethrower", "do", "end", "take")
    assert table.hp("brute") == most - 1


@rule("GH-TERM-02")
def test_the_shield_of_flamethrower_reaches_an_adjacent_decoy_too() -> None:
    table = a_turn("tinkerer", "flamethrower", "harmless-contraption", at="H11")
    table.do("top:harmless-contraption", "summon:H10", "bottom:flamethrower", "do")
    assert shield_of(table.figure("decoy-1")) == 1


# Hook Gun


@rule("GH-FX-06")
def test_hook_gun_attacks_two_and_pulls_two_hexes() -> None:
    table = a_turn("tinkerer", "hook-gun", at="H12", foes={"H9": "bandit-guard 9"})
    table.do("top:hook-gun", "hit:bandit-guard-1", "pull:H10")
    assert table.hp("bandit-guard-1") == 7
    assert table.spot("bandit-guard-1") == "H11"
    assert table.hero().discard == ["hook-gun"]


@rule("GH-FX-03")
def test_hook_gun_need_not_pull() -> None:
    table = a_turn("tinkerer", "hook-gun", at="H12", foes={"H9": "bandit-guard 9"})
    table.do("top:hook-gun", "hit:bandit-guard-1", "skip")
    assert table.spot("bandit-guard-1") == "H9"


@rule("GH-ATK-03")
def test_hook_gun_reaches_three_hexes() -> None:
    table = a_turn("tinkerer", "hook-gun", at="E11", foes={"H11": "bandit-guard 9", "I11": "bandit-guard 9"})
    table.do("top:hook-gun")
    assert "hit:bandit-guard-1" in table.options
    assert table.why_not("hit:bandit-guard-2") == "GH-ATK-03"


@rule("GH-ATK-13")
def test_hook_gun_does_not_pull_the_dead() -> None:
    table = a_turn("tinkerer", "hook-gun", at="H12", foes={"H9": "bandit-guard 2"})
    table.do("top:hook-gun", "hit:bandit-guard-1")
    assert not table.alive("bandit-guard-1")
    assert table.kind == "turn"


def coins(table: Table, *hexes: str) -> Table:
    table.w.coins = {cell(table, hex_): 1 for hex_ in hexes}
    return rebuilt(table)


@rule("GH-LOOT-01")
def test_hook_gun_loots_two_hexes_around_is_lost_and_gives_one_experience() -> None:
    table = coins(a_turn("tinkerer", "hook-gun", at="H11"), "H9", "I11", "F10", "K11")
    table.do("bottom:hook-gun", "do")
    assert table.hero().coins == 3
    assert set(table.w.coins) == {cell(table, "K11")}
    assert table.hero().lost == ["hook-gun"]
    assert table.hero().xp == 1


def test_hook_gun_without_anything_to_loot_is_discarded_without_experience() -> None:
    table = a_turn("tinkerer", "hook-gun", at="H11").do("bottom:hook-gun")
    assert table.hero().discard == ["hook-gun"]
    assert table.hero().xp == 0


# Ink Bomb and Net Shooter


@rule("GH-AREA-04", "GH-AREA-03")
def test_ink_bomb_needs_one_hex_in_range_and_teaches_one_for_each_target() -> None:
    foes = {"H11": "bandit-guard 9", "I11": "bandit-guard 9", "I12": "bandit-guard 9"}
    table = a_turn("tinkerer", "ink-bomb", at="E11", foes=foes).do("top:ink-bomb")
    table.do(covering(table, "H11", "I11", "I12"), "hit:bandit-guard-1")
    assert table.hero().xp == 1
    table.do("hit:bandit-guard-2", "hit:bandit-guard-3")
    assert [table.hp(f"bandit-guard-{n}") for n in (1, 2, 3)] == [5, 5, 5]
    assert table.hero().xp == 3
    assert table.hero().lost == ["ink-bomb"]
    table.do("end")
    assert strength(table, "dark") == 1


def test_ink_bomb_cannot_be_laid_out_of_range() -> None:
    table = a_turn("tinkerer", "ink-bomb", at="E11", foes={"J11": "bandit-guard 9"}).do("top:ink-bomb")
    assert table.kind == "turn"
    assert table.hero().discard == ["ink-bomb"]
    assert table.hero().xp == 0
    assert table.told("infused") == []


@rule("GH-ATK-05", "GH-ADV-15")
def test_ink_bomb_has_disadvantage_on_an_adjacent_target_only() -> None:
    foes = {"H10": "bandit-guard 9", "H9": "bandit-guard 9"}
    table = a_turn("tinkerer", "ink-bomb", at="H11", foes=foes).next_cards("tinkerer", "+1", "-1", "+1", "-1")
    table.do("top:ink-bomb")
    table.do(covering(table, "H10", "H9"), "hit:bandit-guard-1", "hit:bandit-guard-2")
    assert (table.hp("bandit-guard-1"), table.hp("bandit-guard-2")) == (6, 4)


def test_net_shooter_immobilizes_all_it_covers_and_teaches_one_for_each() -> None:
    foes = {"H11": "bandit-guard 9", "I11": "bandit-guard 9"}
    table = a_turn("tinkerer", "net-shooter", at="E11", foes=foes).do("top:net-shooter")
    table.do(covering(table, "H11", "I11"), "hit:bandit-guard-1", "hit:bandit-guard-2")
    assert [table.hp(f"bandit-guard-{n}") for n in (1, 2)] == [6, 6]
    assert table.has("bandit-guard-1", "immobilize")
    assert table.has("bandit-guard-2", "immobilize")
    assert table.hero().xp == 2
    assert table.hero().lost == ["net-shooter"]


def test_net_shooter_immobilizes_one_adjacent_enemy_then_moves_two() -> None:
    foes = {"E10": "bandit-guard 9", "F10": "bandit-guard 9", "H10": "bandit-guard 9"}
    table = a_turn("tinkerer", "net-shooter", at="E11", foes=foes).do("bottom:net-shooter")
    assert table.options == ["target:bandit-guard-1", "target:bandit-guard-2", "skip", "forgo"]
    table.do("target:bandit-guard-2")
    assert [table.has(f"bandit-guard-{n}", "immobilize") for n in (1, 2, 3)] == [False, True, False]
    assert table.hp("bandit-guard-2") == 9
    assert "go:G12" in table.options
    assert "go:H12" not in table.options
    table.do("go:G12")
    assert table.hero().discard == ["net-shooter"]
    assert table.hero().xp == 0


@rule("GH-TURN-04")
def test_net_shooter_moves_without_anybody_to_immobilize() -> None:
    table = a_turn("tinkerer", "net-shooter", at="E11").do("bottom:net-shooter", "go:G11")
    assert table.spot("tinkerer") == "G11"


# Attacks at range


@pytest.mark.parametrize(
    ("half", "card", "damage", "near", "far"),
    [
        ("top", "stun-shot", 1, "H11", "I11"),
        ("top", "enhancement-field", 3, "H11", "I11"),
        ("top", "toxic-bolt", 2, "H11", "I11"),
        ("bottom", "toxic-bolt", 5, "G11", "H11"),
    ],
)
def test_an_attack_at_range_hits_one_target(half: str, card: str, damage: int, near: str, far: str) -> None:
    foes = {near: "bandit-guard 9", far: "bandit-guard 9"}
    table = a_turn("tinkerer", card, at="E11", foes=foes).do(f"{half}:{card}")
    assert table.why_not("hit:bandit-guard-2") == "GH-ATK-03"
    table.do("hit:bandit-guard-1")
    assert table.hp("bandit-guard-1") == 9 - damage
    assert table.kind == "turn"


def test_stun_shot_stuns_and_is_discarded() -> None:
    table = a_turn("tinkerer", "stun-shot", at="E11", foes={"H11": "bandit-guard"})
    table.do("top:stun-shot", "hit:bandit-guard-1")
    assert table.has("bandit-guard-1", "stun")
    assert table.hero().discard == ["stun-shot"]


def test_a_monster_that_stun_shot_hit_loses_its_turn() -> None:
    table = a_turn("tinkerer", "stun-shot", at="H11", foes={"H9": "bandit-guard"})
    yet_to_act(table, "bandit-guard-1").do("top:stun-shot", "hit:bandit-guard-1", "end")
    assert table.told("stunned") == [{"figure": "bandit-guard-1"}]
    assert table.spot("bandit-guard-1") == "H9"


def test_toxic_bolt_poisons_and_infuses_earth() -> None:
    table = a_turn("tinkerer", "toxic-bolt", at="E11", foes={"H11": "bandit-guard"})
    table.do("top:toxic-bolt", "hit:bandit-guard-1")
    assert table.has("bandit-guard-1", "poison")
    assert table.hero().discard == ["toxic-bolt"]
    assert table.hero().xp == 0
    table.do("end")
    assert strength(table, "earth") == 1


@rule("GH-ELEM-03")
def test_toxic_bolt_without_a_target_infuses_nothing() -> None:
    table = a_turn("tinkerer", "toxic-bolt", at="E11").do("top:toxic-bolt", "end")
    assert strength(table, "earth") == 0


def test_the_bottom_of_toxic_bolt_is_lost_and_gives_two_experience() -> None:
    table = a_turn("tinkerer", "toxic-bolt", at="E11", foes={"G11": "bandit-guard 9"})
    table.do("bottom:toxic-bolt", "hit:bandit-guard-1")
    assert not table.has("bandit-guard-1", "poison")
    assert table.hero().lost == ["toxic-bolt"]
    assert table.hero().xp == 2


@rule("GH-ATK-11", "GH-ATK-10")
def test_reviving_shock_attacks_two_different_targets_within_three() -> None:
    foes = {"H10": "bandit-guard 9", "H11": "bandit-guard 9", "G11": "bandit-guard 9", "I11": "bandit-guard 9"}
    table = a_turn("tinkerer", "reviving-shock", at="E11", foes=foes)
    table.do("top:reviving-shock", "hit:bandit-guard-1")
    assert table.why_not("hit:bandit-guard-1") == "GH-ATK-10"
    assert table.why_not("hit:bandit-guard-4") == "GH-ATK-03"
    table.do("hit:bandit-guard-2")
    assert [table.hp(f"bandit-guard-{n}") for n in (1, 2, 3, 4)] == [7, 7, 9, 9]
    assert table.kind == "turn"
    assert table.hero().discard == ["reviving-shock"]


# Reinvigorating Elixir, Restorative Mist, Energizing Tonic


def spent_friend(card: str, at: str = "H10", elements: str = "") -> Table:
    table = a_turn("tinkerer", card, at="H11", friends={at: "scoundrel", "E9": "brute"}, elements=elements)
    return with_discards(table, *table.hero(1).hand[:3])


@rule("GH-RECOV-01", "GH-RECOV-05")
def test_reinvigorating_elixir_lets_an_adjacent_ally_recover_all_its_discards() -> None:
    table = spent_friend("reinvigorating-elixir")
    table.do("bottom:reinvigorating-elixir")
    assert table.options == ["target:scoundrel", "skip"]
    table.do("target:scoundrel")
    assert table.match.asked[0].seat == 1
    table.do("all")
    assert table.hero(1).discard == []
    assert len(table.told("recovered")[0]["cards"]) == 3
    assert table.hero().lost == ["reinvigorating-elixir"]
    assert table.hero().xp == 2


def test_the_ally_may_decline_the_elixir() -> None:
    table = spent_friend("reinvigorating-elixir")
    table.do("bottom:reinvigorating-elixir", "target:scoundrel", "skip")
    assert len(table.hero(1).discard) == 3


def test_reinvigorating_elixir_is_for_an_adjacent_ally_only() -> None:
    table = spent_friend("reinvigorating-elixir", at="H9").do("bottom:reinvigorating-elixir")
    assert table.kind == "turn"
    assert table.hero().discard == ["reinvigorating-elixir"]


@rule("GH-RECOV-02", "GH-ACTIVE-08")
def test_the_elixir_may_take_back_an_active_card_that_counts_as_discarded() -> None:
    table = a_turn("tinkerer", "reinvigorating-elixir", at="H11", friends={"H10": "spellweaver"})
    table.hero(1).hand.remove("mana-bolt")
    table.hero(1).active = [Lasting("mana-bolt", "round")]
    rebuilt(table).do("bottom:reinvigorating-elixir", "target:spellweaver", "all")
    assert "mana-bolt" in table.hero(1).hand
    assert active(table, 1) == []


def test_restorative_mist_moves_two_then_heals_all_adjacent_allies_but_not_its_owner() -> None:
    friends = {"H10": "brute", "G11": "scoundrel", "J12": "cragheart"}
    table = a_turn("tinkerer", "restorative-mist", at="I12", friends=friends, hit_points=1)
    for name in friends.values():
        table.figure(name).hit_points = 1
    table.do("bottom:restorative-mist")
    assert {"go:H11", "go:G12"} <= set(table.options)
    assert "go:F11" not in table.options
    table.do("go:H11", "do")
    assert [table.hp(name) for name in ("brute", "scoundrel", "cragheart", "tinkerer")] == [2, 2, 1, 1]
    assert table.hero().discard == ["restorative-mist"]


def test_restorative_mist_heals_without_a_move() -> None:
    table = a_turn("tinkerer", "restorative-mist", at="H11", friends={"H10": "brute"})
    table.figure("brute").hit_points = 1
    table.do("bottom:restorative-mist", "skip", "do")
    assert table.hp("brute") == 2


def test_energizing_tonic_moves_six_is_lost_and_gives_one_experience() -> None:
    table = a_turn("tinkerer", "energizing-tonic", at="E9").do("bottom:energizing-tonic")
    assert "go:K12" in table.options
    assert "go:K13" not in table.options
    table.do("go:K12")
    assert table.hero().lost == ["energizing-tonic"]
    assert table.hero().xp == 1


@rule("GH-XP-02")
def test_energizing_tonic_that_moves_nobody_teaches_nothing() -> None:
    table = a_turn("tinkerer", "energizing-tonic", at="E9").do("bottom:energizing-tonic", "skip")
    assert table.hero().xp == 0
    assert table.hero().discard == ["energizing-tonic"]


# Enhancement Field


@rule("GH-ACTIVE-07", "GH-ACTIVE-10")
def test_enhancement_field_adds_one_to_the_owner_and_an_adjacent_ally_in_this_round() -> None:
    foes = {"H10": "bandit-guard 9", "I10": "bandit-guard 9"}
    table = a_turn("tinkerer", "enhancement-field", "stun-shot", at="H11", foes=foes, friends={"I11": "scoundrel"})
    yet_to_act(table, "scoundrel").do("bottom:enhancement-field", "do", "attack:stun-shot", "hit:bandit-guard-1")
    assert table.hp("bandit-guard-1") == 6
    assert active(table) == ["enhancement-field"]
    table.do("end", f"attack:{table.hero(1).played[0]}", "hit:bandit-guard-2")
    assert table.hp("bandit-guard-2") == 6
    table.do("end")
    assert active(table) == []
    assert set(table.hero().discard) == {"enhancement-field", "stun-shot"}
    assert all(not each.gifts for each in table.w.figures)


def test_enhancement_field_does_not_help_an_ally_that_stood_apart() -> None:
    table = a_turn(
        "tinkerer", "enhancement-field", at="H11", foes={"H9": "bandit-guard 9"}, friends={"I9": "scoundrel"}
    )
    yet_to_act(table, "scoundrel").do("bottom:enhancement-field", "do", "end")
    table.do(f"attack:{table.hero(1).played[0]}", "hit:bandit-guard-1")
    assert table.hp("bandit-guard-1") == 7


# Volatile Concoction


def test_volatile_concoction_lays_a_poison_trap_of_two_damage() -> None:
    table = a_turn("tinkerer", "volatile-concoction", at="E9", foes={"H9": "bandit-guard"}, friends={"F9": "scoundrel"})
    table.figure("scoundrel").conditions["invisible"] = 1
    yet_to_act(table, "bandit-guard-1").do("top:volatile-concoction", "trap:E10")
    assert table.hero().discard == ["volatile-concoction"]
    table.do("end")
    assert table.hp("bandit-guard-1") == 4
    assert table.has("bandit-guard-1", "poison")
    assert table.hero().xp == 0


def test_volatile_concoction_lets_an_ally_within_two_recover_one_card() -> None:
    table = spent_friend("volatile-concoction", at="H9")
    first = table.hero(1).discard[0]
    table.do("bottom:volatile-concoction", "target:scoundrel", f"recover:{first}")
    assert first in table.hero(1).hand
    assert len(table.hero(1).discard) == 2
    assert table.kind == "turn"
    assert table.hero().discard == ["volatile-concoction"]


@rule("GH-ELEM-05")
def test_volatile_concoction_with_ice_gives_back_two_cards_instead() -> None:
    table = spent_friend("volatile-concoction", at="H9", elements="ice")
    one, other, _ = table.hero(1).discard
    table.do("bottom:volatile-concoction", "feed:ice", "target:scoundrel", f"recover:{one}", f"recover:{other}")
    assert len(table.hero(1).discard) == 1
    assert strength(table, "ice") == 0
    assert table.kind == "turn"


@rule("GH-ELEM-06")
def test_ice_need_not_be_used_for_volatile_concoction() -> None:
    table = spent_friend("volatile-concoction", at="H9", elements="ice")
    table.do("bottom:volatile-concoction", "pass", "target:scoundrel", f"recover:{table.hero(1).discard[0]}")
    assert len(table.hero(1).discard) == 2
    assert strength(table, "ice") == 2


def test_volatile_concoction_does_not_reach_three_hexes() -> None:
    table = spent_friend("volatile-concoction", at="F9").do("bottom:volatile-concoction")
    assert table.kind == "turn"


# Potent Potables


@rule("GH-ACTIVE-04", "GH-XP-04")
def test_potent_potables_adds_two_to_four_heal_actions_and_teaches_off_the_second_and_fourth_slot() -> None:
    table = a_turn("tinkerer", "potent-potables", "harmless-contraption", hit_points=1)
    holding(table, "reinvigorating-elixir", "restorative-mist", "energizing-tonic", "reviving-shock", "net-shooter")
    table.do("top:potent-potables", "do", "bottom:harmless-contraption", "heal:tinkerer", "end")
    assert table.hp("tinkerer") == 5
    seen = [table.hero().xp]
    for card, half in (("reinvigorating-elixir", "top"), ("restorative-mist", "top"), ("reviving-shock", "bottom")):
        spare = next(each for each in table.hero().hand if each not in ("restorative-mist", "reviving-shock", card))
        choose(table, card, spare)
        until_turn_of(table, "tinkerer")
        table.figure("tinkerer").hit_points = 1
        table.do(f"{half}:{card}", "heal:tinkerer")
        seen.append(table.hero().xp)
        if card != "reviving-shock":
            assert active(table) == ["potent-potables"]
            assert table.hp("tinkerer") == 6
        table.do("end")
    assert seen == [0, 1, 1, 4]
    assert active(table) == []
    assert set(table.hero().lost) == {"potent-potables", "reviving-shock"}


def test_potent_potables_counts_a_heal_of_several_allies_as_one_action() -> None:
    friends = {"H10": "brute", "I11": "scoundrel"}
    table = a_turn("tinkerer", "potent-potables", "restorative-mist", at="H11", friends=friends)
    for name in friends.values():
        table.figure(name).hit_points = 1
    table.do("top:potent-potables", "do", "bottom:restorative-mist", "skip", "do")
    assert [table.hp(name) for name in friends.values()] == [4, 4]
    assert table.hero().active[0].used == 1


def test_potent_potables_strengthens_a_healing_potion_too() -> None:
    table = a_turn("tinkerer", "potent-potables", hit_points=1, items=(12,))
    table.do("top:potent-potables", "do", "item:item-12", "do")
    assert table.hp("tinkerer") == 6
    assert table.hero().active[0].used == 1
