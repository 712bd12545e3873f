"""The Cragheart's cards of level 1 and X, each half played from its printed words."""

import pytest

from questhall.games.gloomhaven.rules.play.table import spot
from questhall.ledger import rule
from tests.games.gloomhaven.bandits import ATTACKING_GUARDS, FAR, SHOOTING_ARCHERS, guards, infused, left
from tests.games.gloomhaven.play import Table, a_turn, rebuilt

AROUND = ("H10", "I11", "I12", "H12", "G12", "G11")  # the hexes beside H11, one after another


def strength(table: Table, element: str) -> int:
    return {str(name): column for name, column in table.w.elements.columns.items()}[element]


def obstacles(table: Table) -> set[str]:
    """The hexes of all obstacles."""
    return {spot(table.w, cell) for token in table.w.obstacles for cell in token}


def next_laying(table: Table, *hexes: str) -> str:
    """A way to lay the area over all these hexes."""
    found = [
        key
        for key in table.options
        if key.startswith("lay:") and set(hexes) <= set(key.removeprefix("lay:").split("+"))
    ]
    assert found, (hexes, table.options)
    return found[0]


# Opposing Strike


@rule("GH-AREA-01", "GH-AREA-03")
def test_opposing_strike_hits_two_enemies_on_opposite_sides() -> None:
    table = a_turn("cragheart", "opposing-strike", foes=guards("H10", "H12"))
    table.do("top:opposing-strike", "lay:H10+H12", "hit:bandit-guard-1", "hit:bandit-guard-2")
    assert left(table, 2) == [6, 6]
    assert table.hero().xp == 1
    assert table.hero().discard == ["opposing-strike"]


def test_opposing_strike_cannot_hit_two_neighbours_of_each_other() -> None:
    table = a_turn("cragheart", "opposing-strike", foes=guards("H10", "I11"))
    table.do("top:opposing-strike")
    assert not any("H10" in key and "I11" in key for key in table.options)


@rule("GH-ACTIVE-04", "GH-XP-04", "GH-RETAL-01")
def test_opposing_strike_answers_six_melee_attacks_and_teaches_with_every_second() -> None:
    table = a_turn("cragheart", "opposing-strike", foes=guards(*AROUND), friends=FAR, hit_points=30)
    table.wake(ATTACKING_GUARDS).do("bottom:opposing-strike", "do")
    assert [each.card for each in table.hero().active] == ["opposing-strike"]
    taught = []
    table.do("end")
    while table.kind == "damage":
        taught.append(table.hero().xp)
        table.do("take")
    assert taught == [0, 1, 1, 2, 2, 3]
    assert left(table, 6) == [7] * 6
    assert table.hp("cragheart") == 30 - 6 * 2
    assert table.hero().lost == ["opposing-strike"]
    assert not table.hero().active


def test_opposing_strike_does_not_count_ranged_attacks() -> None:
    table = a_turn("cragheart", "opposing-strike", foes={"I11": "bandit-archer 9"}, hit_points=30)
    table.wake(SHOOTING_ARCHERS).do("bottom:opposing-strike", "do", "end").pass_all("cards")
    assert table.hp("cragheart") < 30
    assert table.hp("bandit-archer-1") == 9
    assert [each.used for each in table.hero().active] == [0]


def test_opposing_strike_stays_from_round_to_round() -> None:
    table = a_turn("cragheart", "opposing-strike")
    table.do("bottom:opposing-strike", "do", "end").pass_all("cards")
    assert [each.card for each in table.hero().active] == ["opposing-strike"]
    assert table.hero().xp == 0


# Crushing Grasp


def test_crushing_grasp_immobilizes_and_infuses_earth() -> None:
    table = a_turn("cragheart", "crushing-grasp", foes=guards("H10"))
    table.do("top:crushing-grasp", "hit:bandit-guard-1")
    assert left(table, 1) == [6]
    assert table.has("bandit-guard-1", "immobilize")
    assert infused(table) == ["earth"]
    assert table.hero().discard == ["crushing-grasp"]


@rule("GH-ELEM-03")
def test_crushing_grasp_without_its_attack_infuses_nothing() -> None:
    table = a_turn("cragheart", "crushing-grasp", foes=guards("H10"))
    table.do("top:crushing-grasp", "skip")
    assert infused(table) == []


@rule("GH-ELEM-02", "GH-ELEM-04")
def test_earth_is_strong_from_the_end_of_the_turn_and_wanes_with_the_round() -> None:
    table = a_turn("cragheart", "crushing-grasp", foes=guards("H10"))
    table.do("top:crushing-grasp", "hit:bandit-guard-1")
    assert strength(table, "earth") == 0
    table.do("end").pass_all("cards")
    assert strength(table, "earth") == 1


@rule("GH-LOOT-01")
def test_crushing_grasp_loots_its_own_and_the_adjacent_hexes() -> None:
    table = a_turn("cragheart", "crushing-grasp").lay(coins={"H11": 1, "H10": 2, "H9": 4})
    table.do("bottom:crushing-grasp", "do")
    assert table.hero().coins == 3


# Avalanche


def test_avalanche_hits_two_enemies_side_by_side_and_is_lost() -> None:
    table = a_turn("cragheart", "avalanche", foes=guards("H10", "I11"))
    table.do("top:avalanche", "lay:H10+I11", "hit:bandit-guard-1", "hit:bandit-guard-2")
    assert left(table, 2) == [5, 5]
    assert table.hero().xp == 1
    assert table.hero().lost == ["avalanche"]


def test_avalanche_hits_one_more_with_earth_and_teaches_one_more() -> None:
    table = a_turn("cragheart", "avalanche", foes=guards("H10", "I11"), elements="earth")
    table.do("top:avalanche", "feed:earth", "lay:H10+I11", "hit:bandit-guard-1", "hit:bandit-guard-2")
    assert left(table, 2) == [4, 4]
    assert table.hero().xp == 2
    assert strength(table, "earth") == 0


@rule("GH-ELEM-06")
def test_avalanche_may_leave_earth_alone() -> None:
    table = a_turn("cragheart", "avalanche", foes=guards("H10"), elements="earth")
    table.do("top:avalanche", "pass")
    table.do(next(key for key in table.options if key.startswith("lay:")), "hit:bandit-guard-1")
    assert left(table, 1) == [5]
    assert table.hero().xp == 1
    assert strength(table, "earth") == 2


@rule("GH-OVERLAY-18")
def test_avalanche_makes_two_obstacles_beside_the_cragheart() -> None:
    table = a_turn("cragheart", "avalanche")
    table.do("bottom:avalanche", "obstacle:H10", "obstacle:G11")
    assert obstacles(table) == {"H10", "G11"}
    assert infused(table) == ["earth"]
    assert table.hero().discard == ["avalanche"]


@rule("GH-TERM-13")
def test_avalanche_needs_empty_hexes() -> None:
    table = a_turn("cragheart", "avalanche", foes=guards("H10")).lay(coins={"H12": 1}, traps="G11")
    table.do("bottom:avalanche")
    assert {key for key in table.options if key.startswith("obstacle:")} == {
        "obstacle:I11",
        "obstacle:I12",
        "obstacle:G12",
    }


@rule("GH-OVERLAY-17")
def test_avalanche_never_cuts_the_map() -> None:
    table = a_turn("cragheart", "avalanche", at="E9").lay(obstacles="F9")
    table.do("bottom:avalanche")
    assert "obstacle:E10" not in table.options


# Rumbling Advance


@rule("GH-HEAL-02")
def test_rumbling_advance_heals_an_ally_within_two_hexes() -> None:
    table = a_turn("cragheart", "rumbling-advance", friends={"H9": "scoundrel", "K13": "brute"})
    table.figure("scoundrel").hit_points = 2
    rebuilt(table).do("top:rumbling-advance")
    assert "heal:brute" not in table.options
    table.do("heal:scoundrel")
    assert table.hp("scoundrel") == 6
    assert infused(table) == ["earth"]
    assert table.hero().discard == ["rumbling-advance"]


def test_rumbling_advance_heals_the_cragheart_itself() -> None:
    table = a_turn("cragheart", "rumbling-advance", hit_points=3)
    table.do("top:rumbling-advance", "heal:cragheart")
    assert table.hp("cragheart") == 7


@rule("GH-TURN-04", "GH-IX-19")
def test_rumbling_advance_hurts_friend_and_foe_where_it_stops() -> None:
    table = a_turn("cragheart", "rumbling-advance", at="H12", foes=guards("H9", "K9"), friends={"G11": "scoundrel"})
    table.do("bottom:rumbling-advance", "go:H10", "take")
    assert left(table, 2) == [8, 9]
    assert table.hp("scoundrel") == 7
    assert table.hp("cragheart") == 10
    assert infused(table) == ["earth"]
    assert table.hero().discard == ["rumbling-advance"]


@rule("GH-TURN-04")
def test_rumbling_advance_hurts_its_allies_even_without_the_move() -> None:
    table = a_turn("cragheart", "rumbling-advance", friends={"H10": "scoundrel"})
    table.do("bottom:rumbling-advance", "skip")
    assert table.kind == "damage"
    table.do("take")
    assert table.hp("scoundrel") == 7


@rule("GH-COND-24")
def test_rumbling_advance_hurts_the_invisible() -> None:
    table = a_turn("cragheart", "rumbling-advance", foes={"H10": "bandit-guard 9 invisible"})
    table.do("bottom:rumbling-advance", "skip")
    assert left(table, 1) == [8]


# Massive Boulder


def test_massive_boulder_hurts_friend_and_foe_beside_its_target() -> None:
    table = a_turn(
        "cragheart", "massive-boulder", at="H12", foes=guards("H10", "G10", "K9"), friends={"H9": "scoundrel"}
    )
    table.do("top:massive-boulder", "hit:bandit-guard-1", "take")
    assert left(table, 3) == [6, 8, 9]
    assert table.hp("scoundrel") == 7
    assert infused(table) == ["earth"]
    assert table.hero().discard == ["massive-boulder"]


def test_massive_boulder_does_not_hurt_the_cragheart_beside_the_target() -> None:
    table = a_turn("cragheart", "massive-boulder", foes=guards("H10"))
    table.do("top:massive-boulder", "hit:bandit-guard-1")
    assert table.hp("cragheart") == 10


def test_massive_boulder_hurts_those_around_a_target_that_it_killed() -> None:
    table = a_turn("cragheart", "massive-boulder", at="H12", foes={"H10": "bandit-guard 3", "H9": "bandit-guard 9"})
    table.do("top:massive-boulder", "hit:bandit-guard-1")
    assert not table.alive("bandit-guard-1")
    assert table.hp("bandit-guard-2") == 8


@rule("GH-FX-11")
def test_massive_boulder_shakes_the_ground_around_an_added_target_too() -> None:
    table = a_turn("cragheart", "massive-boulder", at="H12", foes=guards("G10", "F9", "J10", "K10"))
    table.activate("backup-ammunition", "top")
    table.do("top:massive-boulder", "hit:bandit-guard-1", "hit:bandit-guard-3")
    assert left(table, 4) == [6, 8, 6, 8]


def test_massive_boulder_reaches_three_hexes() -> None:
    table = a_turn("cragheart", "massive-boulder", at="H12", foes=guards("H9", "K9"))
    table.do("top:massive-boulder")
    assert "hit:bandit-guard-1" in table.options
    assert table.why_not("hit:bandit-guard-2") == "GH-ATK-03"


def test_massive_boulder_moves_four_hexes() -> None:
    table = a_turn("cragheart", "massive-boulder", at="H12")
    table.do("bottom:massive-boulder", "go:E10")
    assert table.spot("cragheart") == "E10"


# Backup Ammunition


def test_backup_ammunition_lies_in_the_active_area_without_xp_of_its_own() -> None:
    table = a_turn("cragheart", "backup-ammunition")
    table.do("top:backup-ammunition", "do", "end").pass_all("cards")
    assert [each.card for each in table.hero().active] == ["backup-ammunition"]
    assert table.hero().xp == 0


@rule("GH-FX-11", "GH-ACTIVE-04", "GH-XP-04")
@pytest.mark.parametrize("used", [0, 1, 2, 3])
def test_backup_ammunition_adds_a_target_to_each_of_four_ranged_actions(used: int) -> None:
    table = a_turn("cragheart", "earthen-clod", at="H12", foes=guards("H9", "G9", "I9"))
    table.activate("backup-ammunition", "top", used)
    table.do("top:earthen-clod", "hit:bandit-guard-1", "hit:bandit-guard-2")
    assert left(table, 3) == [7, 7, 9]
    assert table.kind == "turn"
    assert table.hero().xp == 1
    assert table.hero().lost == (["backup-ammunition"] if used == 3 else [])


@rule("GH-ACTIVE-05")
def test_backup_ammunition_is_used_up_even_if_nobody_else_is_in_range() -> None:
    table = a_turn("cragheart", "earthen-clod", at="H12", foes=guards("H9")).activate("backup-ammunition", "top")
    table.do("top:earthen-clod", "hit:bandit-guard-1")
    assert [each.used for each in table.hero().active] == [1]
    assert table.hero().xp == 1


def test_backup_ammunition_adds_nothing_to_a_melee_attack() -> None:
    table = a_turn("cragheart", "crushing-grasp", foes=guards("H10", "I11")).activate("backup-ammunition", "top")
    table.do("top:crushing-grasp", "hit:bandit-guard-1")
    assert table.kind == "turn"
    assert [each.used for each in table.hero().active] == [0]


@rule("GH-FX-11")
def test_backup_ammunition_adds_one_enemy_outside_an_area() -> None:
    table = a_turn("cragheart", "forceful-storm", at="H12", foes=guards("H10", "H11", "F11"))
    table.activate("backup-ammunition", "top")
    table.do("top:forceful-storm")
    table.do(next_laying(table, "H10", "H11"), "hit:bandit-guard-1", "hit:bandit-guard-2", "hit:bandit-guard-3")
    assert left(table, 3) == [6, 6, 6]
    assert table.has("bandit-guard-3", "disarm")


def test_backup_ammunition_moves_three_hexes() -> None:
    table = a_turn("cragheart", "backup-ammunition", at="H12")
    table.do("bottom:backup-ammunition", "go:H9")
    assert table.spot("cragheart") == "H9"
    assert table.hero().discard == ["backup-ammunition"]


# Rock Tunnel


@rule("GH-OVERLAY-18")
def test_rock_tunnel_destroys_a_whole_adjacent_obstacle() -> None:
    table = a_turn("cragheart", "rock-tunnel").lay(obstacles="H10+H9 K9")
    table.do("top:rock-tunnel")
    assert "destroy:K9" not in table.options
    table.do("destroy:H10")
    assert obstacles(table) == {"K9"}
    assert table.hero().xp == 1
    assert table.hero().discard == ["rock-tunnel"]


@rule("GH-XP-02")
def test_rock_tunnel_without_an_obstacle_teaches_nothing() -> None:
    table = a_turn("cragheart", "rock-tunnel")
    table.do("top:rock-tunnel")
    assert table.hero().xp == 0


@rule("GH-MOVE-06")
def test_rock_tunnel_immobilizes_the_enemies_it_jumped_over_and_is_lost() -> None:
    table = a_turn("cragheart", "rock-tunnel", at="H12", foes=guards("H11", "G10"), friends={"H10": "scoundrel"})
    table.do("bottom:rock-tunnel", "step:H11", "step:H10", "step:H9", "stop", "do")
    assert table.has("bandit-guard-1", "immobilize")
    assert not table.has("bandit-guard-2", "immobilize")
    assert not table.has("scoundrel", "immobilize")
    assert table.hero().xp == 1
    assert table.hero().lost == ["rock-tunnel"]


# Unstable Upheaval


def test_unstable_upheaval_hits_all_adjacent_enemies_and_hurts_adjacent_allies() -> None:
    table = a_turn("cragheart", "unstable-upheaval", foes=guards("H10", "I11", "H9"), friends={"G11": "scoundrel"})
    table.do("top:unstable-upheaval", "hit:bandit-guard-1", "hit:bandit-guard-2", "take")
    assert left(table, 3) == [6, 6, 9]
    assert table.hp("scoundrel") == 6
    assert table.hero().xp == 1
    assert table.hero().lost == ["unstable-upheaval"]


def test_unstable_upheaval_reaches_two_hexes_with_earth_and_stays_melee() -> None:
    table = a_turn("cragheart", "unstable-upheaval", foes=guards("H10", "H9", "K9"), elements="earth")
    table.activate("backup-ammunition", "top")
    table.do("top:unstable-upheaval", "feed:earth", "hit:bandit-guard-1", "hit:bandit-guard-2")
    assert table.kind == "turn"
    assert left(table, 3) == [6, 6, 9]
    assert table.hero().xp == 2
    assert [each.used for each in table.hero().active] == [0]


def test_unstable_upheaval_with_earth_still_hurts_only_adjacent_allies() -> None:
    table = a_turn("cragheart", "unstable-upheaval", foes=guards("H9"), friends={"G10": "scoundrel"}, elements="earth")
    table.do("top:unstable-upheaval", "feed:earth", "hit:bandit-guard-1")
    assert table.hp("scoundrel") == 8


@rule("GH-TURN-04")
def test_unstable_upheaval_hurts_its_allies_even_if_it_attacks_nobody() -> None:
    table = a_turn("cragheart", "unstable-upheaval", foes=guards("H10"), friends={"G11": "scoundrel"})
    table.do("top:unstable-upheaval", "skip", "take")
    assert table.hp("scoundrel") == 6
    assert table.hero().lost == ["unstable-upheaval"]


@rule("GH-ACTIVE-07", "GH-ACTIVE-10")
def test_unstable_upheaval_hurts_all_allies_and_shields_them_for_the_round() -> None:
    table = a_turn(
        "cragheart",
        "unstable-upheaval",
        foes={"J11": "bandit-guard 9", "G11": "bandit-guard 9"},
        friends={"K11": "scoundrel"},
    )
    table.wake("guard-8").do("bottom:unstable-upheaval", "take", "do")
    assert table.hp("scoundrel") == 7
    assert table.hero().xp == 2
    table.do("end").pass_all("cards")
    hits = {each["target"]: each["shield"] for each in table.told("hit")}
    assert hits == {"scoundrel": 2, "cragheart": 0}
    assert table.hero().lost == ["unstable-upheaval"]
    assert not table.hero().active


@rule("GH-TURN-04")
def test_unstable_upheaval_hurts_all_allies_without_asking() -> None:
    table = a_turn("cragheart", "unstable-upheaval", friends={"K9": "scoundrel"})
    table.do("bottom:unstable-upheaval")
    assert (table.kind, table.match.asked[0].seat) == ("damage", 1)


# Crater


def test_crater_pushes_two_hexes_with_earth() -> None:
    table = a_turn("cragheart", "crater", at="H12", foes=guards("H11"), elements="earth")
    table.do("top:crater", "feed:earth", "hit:bandit-guard-1", "push:H10", "push:H9")
    assert table.spot("bandit-guard-1") == "H9"
    assert left(table, 1) == [6]
    assert table.hero().xp == 1
    assert table.hero().discard == ["crater"]


def test_crater_pushes_nobody_without_earth() -> None:
    table = a_turn("cragheart", "crater", at="H12", foes=guards("H9"))
    table.do("top:crater", "hit:bandit-guard-1")
    assert table.spot("bandit-guard-1") == "H9"
    assert table.hero().xp == 0


def test_crater_hurts_all_around_before_and_after_its_jump() -> None:
    table = a_turn("cragheart", "crater", at="H12", foes=guards("H11", "H9"), friends={"G12": "scoundrel"})
    table.do("bottom:crater", "take", "go:H10")
    assert left(table, 2) == [7, 8]
    assert table.hp("scoundrel") == 7
    assert table.hero().xp == 1
    assert table.hero().lost == ["crater"]


def test_crater_with_earth_hurts_more_only_after_its_jump() -> None:
    table = a_turn("cragheart", "crater", at="H12", foes=guards("H11", "H9"), friends=FAR, elements="earth")
    table.do("bottom:crater", "go:H10", "feed:earth")
    assert left(table, 2) == [6, 7]
    assert table.hero().xp == 2


# Dirt Tornado


@rule("GH-AREA-07", "GH-COND-07")
def test_dirt_tornado_muddles_friend_and_foe_in_its_seven_hexes() -> None:
    table = a_turn("cragheart", "dirt-tornado", at="H12", foes=guards("H9", "G9", "K13"), friends={"H10": "scoundrel"})
    table.do("top:dirt-tornado")
    table.do(next_laying(table, "H9", "G9", "H10"), "hit:bandit-guard-1", "hit:bandit-guard-2")
    assert left(table, 3) == [8, 8, 9]
    assert [table.has(f"bandit-guard-{number}", "muddle") for number in (1, 2, 3)] == [True, True, False]
    assert table.has("scoundrel", "muddle")
    assert table.hp("scoundrel") == 8
    assert table.hero().xp == 0
    assert table.hero().discard == ["dirt-tornado"]


def test_dirt_tornado_hits_one_more_with_earth() -> None:
    table = a_turn("cragheart", "dirt-tornado", at="H12", foes=guards("H9"), elements="earth")
    table.do("top:dirt-tornado", "feed:earth")
    table.do(next_laying(table, "H9"), "hit:bandit-guard-1")
    assert left(table, 1) == [7]
    assert table.hero().xp == 1


@rule("GH-TURN-04")
def test_dirt_tornado_muddles_an_ally_without_asking() -> None:
    table = a_turn("cragheart", "dirt-tornado", at="H12", foes=guards("H9"), friends={"H10": "scoundrel"})
    table.do("top:dirt-tornado")
    table.do(next_laying(table, "H9", "H10"), "hit:bandit-guard-1")
    assert table.kind == "turn"
    assert table.has("scoundrel", "muddle")


@rule("GH-AREA-04")
def test_dirt_tornado_needs_only_one_hex_within_two() -> None:
    table = a_turn("cragheart", "dirt-tornado", at="H12", foes=guards("F9", "E9"))
    table.do("top:dirt-tornado")
    assert any("F9" in key for key in table.options)


def test_dirt_tornado_moves_three_hexes() -> None:
    table = a_turn("cragheart", "dirt-tornado", at="H12")
    table.do("bottom:dirt-tornado", "go:H9")
    assert table.spot("cragheart") == "H9"


# Earthen Clod


def test_earthen_clod_immobilizes_with_earth() -> None:
    table = a_turn("cragheart", "earthen-clod", at="H12", foes=guards("E9"), elements="earth")
    table.do("top:earthen-clod", "feed:earth", "hit:bandit-guard-1")
    assert left(table, 1) == [7]
    assert table.has("bandit-guard-1", "immobilize")
    assert table.hero().xp == 1
    assert table.hero().discard == ["earthen-clod"]


def test_earthen_clod_without_earth_only_hurts() -> None:
    table = a_turn("cragheart", "earthen-clod", at="H12", foes=guards("E9"))
    table.do("top:earthen-clod", "hit:bandit-guard-1")
    assert left(table, 1) == [7]
    assert not table.has("bandit-guard-1", "immobilize")
    assert table.hero().xp == 0


def test_earthen_clod_heals_within_three_hexes() -> None:
    table = a_turn("cragheart", "earthen-clod", at="H12", friends={"H9": "scoundrel", "E9": "brute"})
    table.figure("scoundrel").hit_points = 1
    rebuilt(table).do("bottom:earthen-clod")
    assert "heal:brute" not in table.options
    table.do("heal:scoundrel")
    assert table.hp("scoundrel") == 3


# Heaving Swing


def test_heaving_swing_pushes_one_hex() -> None:
    table = a_turn("cragheart", "heaving-swing", foes=guards("H10"))
    table.do("top:heaving-swing", "hit:bandit-guard-1", "push:H9")
    assert table.spot("bandit-guard-1") == "H9"
    assert left(table, 1) == [6]
    assert table.hero().xp == 0
    assert table.hero().discard == ["heaving-swing"]


@rule("GH-OVERLAY-18")
def test_heaving_swing_breaks_an_obstacle_with_its_target() -> None:
    table = a_turn("cragheart", "heaving-swing", foes=guards("H10")).lay(obstacles="H9")
    table.do("top:heaving-swing", "hit:bandit-guard-1", "push:H9")
    assert obstacles(table) == set()
    assert table.spot("bandit-guard-1") == "H9"
    assert left(table, 1) == [4]
    assert table.hero().xp == 1


def test_heaving_swing_need_not_break_an_obstacle() -> None:
    table = a_turn("cragheart", "heaving-swing", foes=guards("H10")).lay(obstacles="H9")
    table.do("top:heaving-swing", "hit:bandit-guard-1", "skip")
    assert obstacles(table) == {"H9"}
    assert left(table, 1) == [6]


def test_heaving_swing_breaks_an_obstacle_with_a_flyer_too() -> None:
    table = a_turn("cragheart", "heaving-swing", foes=guards("H10")).lay(obstacles="H9")
    table.figure("bandit-guard-1").flying = True
    rebuilt(table).do("top:heaving-swing", "hit:bandit-guard-1", "push:H9")
    assert obstacles(table) == set()
    assert left(table, 1) == [4]


@rule("GH-MOVE-04")
def test_heaving_swing_cannot_push_into_an_obstacle_with_a_flyer_on_it() -> None:
    table = a_turn("cragheart", "heaving-swing", foes=guards("H10", "H9")).lay(obstacles="H9")
    table.figure("bandit-guard-2").flying = True
    rebuilt(table).do("top:heaving-swing", "hit:bandit-guard-1")
    assert "push:H9" not in table.options


def test_heaving_swing_adds_one_to_ranged_attacks_of_this_round() -> None:
    table = a_turn("cragheart", "earthen-clod", "heaving-swing", at="H12", foes=guards("H9"))
    table.do("bottom:heaving-swing", "do", "top:earthen-clod", "hit:bandit-guard-1")
    assert left(table, 1) == [6]
    table.do("end").pass_all("short-rest")
    assert sorted(table.hero().discard) == ["earthen-clod", "heaving-swing"]
    assert table.figure("cragheart").gifts == []


def test_heaving_swing_adds_nothing_to_melee_attacks() -> None:
    table = a_turn("cragheart", "crushing-grasp", "heaving-swing", foes=guards("H10"))
    table.do("bottom:heaving-swing", "do", "top:crushing-grasp", "hit:bandit-guard-1")
    assert left(table, 1) == [6]


# Forceful Storm


def test_forceful_storm_disarms_and_teaches_for_each_enemy() -> None:
    table = a_turn("cragheart", "forceful-storm", at="H12", foes=guards("H9", "G10", "K13"))
    table.do("top:forceful-storm")
    table.do(next_laying(table, "H9", "G10"), "hit:bandit-guard-1")
    assert table.hero().xp == 1
    table.do("hit:bandit-guard-2")
    assert table.hero().xp == 2
    assert left(table, 3) == [6, 6, 9]
    assert table.has("bandit-guard-1", "disarm")
    assert table.has("bandit-guard-2", "disarm")
    assert infused(table) == ["air"]
    assert table.hero().lost == ["forceful-storm"]


def test_forceful_storm_adds_two_to_melee_attacks_of_this_round() -> None:
    table = a_turn("cragheart", "crushing-grasp", "forceful-storm", foes=guards("H10"))
    table.do("bottom:forceful-storm", "do", "top:crushing-grasp", "hit:bandit-guard-1")
    assert left(table, 1) == [4]
    table.do("end").pass_all("short-rest")
    assert sorted(table.hero().discard) == ["crushing-grasp", "forceful-storm"]
    assert table.figure("cragheart").gifts == []


def test_forceful_storm_adds_nothing_to_ranged_attacks() -> None:
    table = a_turn("cragheart", "earthen-clod", "forceful-storm", at="H12", foes=guards("H9"))
    table.do("bottom:forceful-storm", "do", "top:earthen-clod", "hit:bandit-guard-1")
    assert left(table, 1) == [7]


# Nature's Lift


def test_natures_lift_heals_two_figures_within_three_hexes() -> None:
    table = a_turn("cragheart", "natures-lift", at="H12", friends={"H9": "scoundrel", "E9": "brute"}, hit_points=5)
    table.figure("scoundrel").hit_points = 1
    rebuilt(table).do("top:natures-lift")
    assert "heal:brute" not in table.options
    table.do("heal:scoundrel", "heal:cragheart")
    assert (table.hp("scoundrel"), table.hp("cragheart")) == (3, 7)
    assert table.hero().discard == ["natures-lift"]


@rule("GH-ACTIVE-04", "GH-XP-04")
@pytest.mark.parametrize(("used", "xp"), [(0, 0), (1, 1), (2, 0), (3, 1), (4, 0), (5, 1)])
def test_natures_lift_uses_air_for_two_more_hexes_of_range(used: int, xp: int) -> None:
    table = a_turn("cragheart", "massive-boulder", at="H12", foes=guards("E9"), elements="air")
    table.activate("natures-lift", "bottom", used)
    table.do("top:massive-boulder", "hit:bandit-guard-1")
    assert left(table, 1) == [6]
    assert strength(table, "air") == 0
    assert table.hero().xp == xp
    assert table.hero().lost == (["natures-lift"] if used == 5 else [])


def test_natures_lift_does_nothing_without_air() -> None:
    table = a_turn("cragheart", "massive-boulder", at="H12", foes=guards("H9", "E9")).activate("natures-lift", "bottom")
    table.do("top:massive-boulder")
    assert table.why_not("hit:bandit-guard-2") == "GH-ATK-03"
    table.do("hit:bandit-guard-1")
    assert [each.used for each in table.hero().active] == [0]


@rule("GH-ACTIVE-05")
def test_natures_lift_uses_air_even_where_the_range_would_do() -> None:
    table = a_turn("cragheart", "massive-boulder", at="H12", foes=guards("H9"), elements="air")
    table.activate("natures-lift", "bottom").do("top:massive-boulder", "hit:bandit-guard-1")
    assert strength(table, "air") == 0
    assert [each.used for each in table.hero().active] == [1]


def test_the_last_slot_of_natures_lift_serves_the_whole_attack_action() -> None:
    table = a_turn("cragheart", "massive-boulder", at="H12", foes=guards("E9", "K9"), elements="air")
    table.activate("natures-lift", "bottom", 5).activate("backup-ammunition", "top")
    table.do("top:massive-boulder", "hit:bandit-guard-1", "hit:bandit-guard-2")
    assert left(table, 2) == [6, 6]


def test_natures_lift_is_played_into_the_active_area() -> None:
    table = a_turn("cragheart", "natures-lift")
    table.do("bottom:natures-lift", "do", "end").pass_all("cards")
    assert [(each.card, each.lost) for each in table.hero().active] == [("natures-lift", True)]
