"""The Cragheart's halves of levels 2 to 9 that are more than plain, each from its printed words."""

from typing import Any

import pytest

from questhall.games.gloomhaven.rules.play.table import retaliations, spot
from questhall.games.gloomhaven.state import Walk
from questhall.ledger import rule
from tests.games.gloomhaven.bandits import ATTACKING_GUARDS, guards, left, next_turn
from tests.games.gloomhaven.halves import AWAY, gone
from tests.games.gloomhaven.play import Table, a_turn


def rock(card: str, half: str, obstacles: str = "", **position: Any) -> Table:
    position.setdefault("friends", {AWAY: "brute"})
    return a_turn("cragheart", card, **position).lay(obstacles=obstacles).do(f"{half}:{card}")


def walk_of(table: Table) -> Walk:
    walk = table.w.agenda[-1]
    assert isinstance(walk, Walk)
    return walk


def obstacles(table: Table) -> set[str]:
    return {spot(table.w, cell) for token in table.w.obstacles for cell in token}


@rule("GH-OVERLAY-18", "GH-ATK-10")
def test_explosive_punch_destroys_an_obstacle_and_attacks_all_enemies_beside_it() -> None:
    table = rock("explosive-punch", "top", "H10", foes=guards("H9", "I10", "H12"))
    table.do("destroy:H10")
    assert "hit:bandit-guard-3" not in table.options
    table.do("hit:bandit-guard-1", "hit:bandit-guard-2")
    assert (left(table, 3), obstacles(table), gone(table)) == ([5, 5, 9], set(), "lost, 2 XP, earth")


def test_explosive_punch_without_an_obstacle_attacks_nobody() -> None:
    table = rock("explosive-punch", "top", foes=guards("H10"))
    assert (table.kind, left(table, 1), gone(table)) == ("turn", [9], "discard")


@rule("GH-AREA-03", "GH-HEAL-02")
def test_sentient_growth_strikes_an_area_and_heals_allies_in_it() -> None:
    friends = {"H11": "brute", "G9": "scoundrel"}
    table = a_turn("cragheart", "sentient-growth", at="E9", foes=guards("H10", "I11"), friends=friends)
    table.figure("brute").hit_points = table.figure("scoundrel").hit_points = 1
    table.do("top:sentient-growth")
    ways = [key for key in table.options if {"H10", "H11", "I11"} <= {*key.removeprefix("lay:").split("+")}]
    table.do(ways[0], "hit:bandit-guard-1", "hit:bandit-guard-2", "do")
    assert (left(table, 2), table.hp("brute"), table.hp("scoundrel")) == ([7, 7], 3, 1)
    assert gone(table) == "discard"


def test_sentient_growth_moves_heals_allies_beside_it_and_attacks_all_around() -> None:
    table = a_turn("cragheart", "sentient-growth", at="H12", foes=guards("H10", "I11"), friends={"G11": "brute"})
    table.figure("brute").hit_points = table.figure("cragheart").hit_points = 1
    table.do("bottom:sentient-growth")
    assert walk_of(table).points == 2
    table.do("go:H11", "do", "hit:bandit-guard-1", "hit:bandit-guard-2")
    assert (table.hp("brute"), table.hp("cragheart"), left(table, 2), gone(table)) == (2, 1, [8, 8], "discard")


@rule("GH-OVERLAY-18", "GH-OVERLAY-17", "GH-ELEM-05")
@pytest.mark.parametrize(("elements", "damage", "then"), [("", 2, "discard, 1 XP"), ("earth", 3, "discard, 2 XP")])
def test_clear_the_way_moves_an_obstacle_and_attacks_all_enemies_beside_it(
    elements: str, damage: int, then: str
) -> None:
    table = rock("clear-the-way", "top", "H10 G12+G13", foes=guards("K10", "J11", "G11"), elements=elements)
    assert set(table.options) == {"lift:H10", "skip", "forgo"}
    table.do("lift:H10")
    assert {"obstacle:J10", "obstacle:H9"} <= set(table.options)
    assert "obstacle:H10" not in table.options
    table.do("obstacle:J10", *(["feed:earth"] if elements else []))
    assert "hit:bandit-guard-3" not in table.options
    table.do("hit:bandit-guard-1", "hit:bandit-guard-2")
    assert (left(table, 3), gone(table)) == ([9 - damage, 9 - damage, 9], then)
    assert obstacles(table) == {"J10", "G12", "G13"}


@rule("GH-OVERLAY-07", "GH-OVERLAY-18", "GH-MOVE-06")
def test_clear_the_way_destroys_obstacles_and_disarms_traps_that_it_jumps_over() -> None:
    table = rock("clear-the-way", "bottom", "H11", at="H12", traps="H10 I10")
    assert (walk_of(table).points, walk_of(table).jump) == (5, True)
    table.do("step:H11", "step:H10", "step:H9", "stop")
    assert obstacles(table) == set()
    assert [spot(table.w, cell) for cell in table.w.traps] == ["I10"]
    assert (table.hp("cragheart"), table.hero().tally["traps"], gone(table)) == (10, 1, "lost, 2 XP")


@rule("GH-ELEM-05", "GH-XP-03")
@pytest.mark.parametrize(("elements", "damage", "then"), [("", 4, "lost, 1 XP"), ("earth", 8, "lost, 3 XP")])
def test_blunt_force_strikes_twice_as_hard_with_earth(elements: str, damage: int, then: str) -> None:
    table = rock("blunt-force", "top", foes=guards("H10"), elements=elements)
    table.do(*(["feed:earth"] if elements else []), "hit:bandit-guard-1")
    assert (left(table, 1), gone(table)) == ([9 - damage], then)


@rule("GH-RETAL-01")
def test_blunt_force_moves_two_and_answers_for_the_round() -> None:
    table = rock("blunt-force", "bottom", at="H12")
    assert walk_of(table).points == 2
    assert gone(table.do("go:H11", "do")) == "active, 1 XP"
    table = a_turn("cragheart", foes=guards("H10"), friends={AWAY: "brute"}).activate("blunt-force", "bottom")
    table.wake(ATTACKING_GUARDS).do("end").pass_all("cards")
    assert left(table, 1) == [8]


@rule("GH-OVERLAY-17", "GH-OVERLAY-18")
def test_rock_slide_drops_three_obstacles_in_range_and_hurts_once_whoever_stands_beside_them() -> None:
    friends = {"I10": "brute", "K9": "scoundrel"}
    table = a_turn("cragheart", "rock-slide", at="E9", foes=guards("G10", "H11", "K12"), friends=friends)
    table.do("top:rock-slide")
    assert "obstacle:I12" not in table.options
    assert "obstacle:G10" not in table.options
    table.do("obstacle:H10", "obstacle:G11", "obstacle:I11", "take")
    assert obstacles(table) == {"H10", "G11", "I11"}
    assert (left(table, 3), table.hp("brute"), table.hp("scoundrel"), table.hp("cragheart")) == ([7, 7, 9], 8, 8, 10)
    assert gone(table) == "discard, 1 XP, earth"


@rule("GH-MOVE-01", "GH-MOVE-02")
def test_rock_slide_runs_six_hexes_in_a_straight_line() -> None:
    table = rock("rock-slide", "bottom", at="H12", foes=guards("H10"))
    walk = walk_of(table)
    assert (walk.points, walk.straight) == (6, True)
    ends = {key.removeprefix("go:") for key in table.options if key.startswith("go:")}
    assert ends == {"H11", "G12", "F11", "E11", "G13", "I12", "J11", "K11", "I13"}
    assert not any(key.startswith("step:") for key in table.options)
    assert gone(table.do("go:K11")) == "discard"
    assert table.spot("cragheart") == "K11"


@rule("GH-OVERLAY-14", "GH-OVERLAY-15")
def test_rock_slide_stops_at_an_obstacle() -> None:
    table = rock("rock-slide", "bottom", "J11", at="H12")
    assert "go:I12" in table.options
    assert "go:K11" not in table.options


@rule("GH-RETAL-02")
def test_kinetic_assault_answers_from_three_hexes_away_for_the_round_and_is_lost() -> None:
    table = rock("kinetic-assault", "bottom").do("do")
    ((back, _),) = retaliations(table.figure("cragheart"))
    assert (back.damage, back.range, gone(table)) == (3, 3, "active, 2 XP")
    assert "kinetic-assault" in table.do("end").pass_all("cards").hero().lost


@rule("GH-ATK-12", "GH-OVERLAY-18", "GH-BOSS-02")
def test_petrify_kills_a_normal_enemy_in_range_and_leaves_an_obstacle_there() -> None:
    foes = {"I10": "bandit-guard", "I12": "bandit-guard", "H10": "bandit-guard elite"}
    table = rock("petrify", "top", at="E9", foes=foes)
    assert set(table.options) == {"target:bandit-guard-1", "skip", "forgo"}
    table.do("target:bandit-guard-1", "obstacle:I10")
    assert (table.alive("bandit-guard-1"), obstacles(table), gone(table)) == (False, {"I10"}, "lost, 2 XP, earth")


@rule("GH-ACTIVE-04", "GH-ACTIVE-05", "GH-OVERLAY-18")
def test_stone_pummel_breaks_an_adjacent_obstacle_for_three_more_on_the_next_four_melee_attacks() -> None:
    assert gone(rock("stone-pummel", "bottom").do("do")) == "active"
    table = a_turn("cragheart", "kinetic-assault", foes=guards("H10"), friends={AWAY: "brute"})
    table.activate("stone-pummel", "bottom").lay(obstacles="G11 I11").do("top:kinetic-assault", "skip")
    table.do("hit:bandit-guard-1", "destroy:I11")
    assert (left(table, 1), obstacles(table)) == ([9 - 4 - 3], {"G11"})
    assert (table.hero().active[0].used, table.hero().xp) == (1, 1)


def test_stone_pummel_waits_where_there_is_no_obstacle_and_for_shots() -> None:
    table = a_turn("cragheart", "kinetic-assault", "massive-boulder", foes=guards("H10", "H9"), friends={AWAY: "brute"})
    table.activate("stone-pummel", "bottom").do("top:kinetic-assault", "skip", "hit:bandit-guard-1")
    assert (left(table, 1), table.hero().active[0].used) == ([5], 0)
    table = a_turn("cragheart", "massive-boulder", foes=guards("H9"), friends={AWAY: "brute"})
    table.activate("stone-pummel", "bottom").lay(obstacles="I11").do("top:massive-boulder", "hit:bandit-guard-1")
    assert (left(table, 1), obstacles(table)) == ([6], {"I11"})


@rule("GH-AREA-02", "GH-ELEM-05", "GH-COND-07")
@pytest.mark.parametrize(("elements", "damage", "then"), [("", 4, "lost"), ("earth", 6, "lost, 2 XP, ")])
def test_cataclysm_strikes_six_hexes_and_holds_friend_and_foe_there(elements: str, damage: int, then: str) -> None:
    table = rock(
        "cataclysm", "top", at="H12", foes=guards("H11", "H10", "K12"), friends={"I11": "brute"}, elements=elements
    )
    table.do(*(["feed:earth"] if elements else []))
    way = {"H11", "H10", "I11"}
    lays = [key for key in table.options if way <= {*key.removeprefix("lay:").split("+")}]
    assert max(len(key.removeprefix("lay:").split("+")) for key in lays) == 6
    table.do(lays[0], "hit:bandit-guard-1", "hit:bandit-guard-2")
    assert left(table, 3) == [9 - damage, 9 - damage, 9]
    held = [table.has(name, "immobilize") for name in ("bandit-guard-1", "bandit-guard-2", "brute", "bandit-guard-3")]
    assert (held, gone(table)) == ([True, True, True, False], then.strip(", "))


@rule("GH-ELEM-05")
@pytest.mark.parametrize(("elements", "points"), [("", 3), ("earth", 6)])
def test_cataclysm_moves_twice_as_far_with_earth(elements: str, points: int) -> None:
    table = rock("cataclysm", "bottom", at="H12", elements=elements).do(*(["feed:earth"] if elements else []))
    assert walk_of(table).points == points
    assert gone(table.do("go:H11")) == "discard"


@rule("GH-OVERLAY-17", "GH-OVERLAY-18", "GH-ATK-10")
def test_meteor_falls_on_three_hexes_and_strikes_all_enemies_around() -> None:
    table = rock("meteor", "top", at="E12", foes=guards("H10", "G10", "K10"))
    places = [{*key.removeprefix("obstacle:").split("+")} for key in table.options if key.startswith("obstacle:")]
    assert all(len(each) == 3 for each in places)
    assert {"G11", "H11", "G12"} in places
    assert not any({"H10"} <= each or {"I11"} <= each for each in places)
    table.do(next(key for key in table.options if {*key.removeprefix("obstacle:").split("+")} == {"G11", "H11", "G12"}))
    assert [len(token) for token in table.w.obstacles] == [3]
    assert "hit:bandit-guard-3" not in table.options
    table.do("hit:bandit-guard-1", "hit:bandit-guard-2")
    assert (left(table, 3), table.has("bandit-guard-1", "immobilize"), gone(table)) == (
        [5, 5, 9],
        True,
        "lost, 2 XP, earth",
    )


@rule("GH-FX-05", "GH-FX-07")
def test_brutal_momentum_hurts_for_each_hex_that_a_wall_stops() -> None:
    table = rock("brutal-momentum", "top", at="E10", foes=guards("E9"))
    table.do("hit:bandit-guard-1")
    assert (left(table, 1), table.spot("bandit-guard-1"), gone(table)) == ([9 - 3 - 4], "E9", "discard, 2 XP")


@rule("GH-FX-05", "GH-FX-07")
def test_brutal_momentum_hurts_for_the_rest_of_a_push_that_an_obstacle_stops() -> None:
    table = rock("brutal-momentum", "top", "H9 G9 I9", at="H12", foes=guards("H11"))
    table.do("hit:bandit-guard-1", "push:H10")
    if table.kind == "shove":
        table.do("crash:H10")
    assert (left(table, 1), table.spot("bandit-guard-1"), gone(table)) == ([9 - 3 - 2], "H10", "discard, 1 XP")


def test_brutal_momentum_pushes_two_hexes_where_nothing_is_in_the_way() -> None:
    table = rock("brutal-momentum", "top", at="H12", foes=guards("H11")).do("hit:bandit-guard-1", "push:H10", "push:H9")
    assert (left(table, 1), table.spot("bandit-guard-1"), gone(table)) == ([6], "H9", "discard")


@rule("GH-ELEM-09", "GH-ACTIVE-07")
@pytest.mark.parametrize(("elements", "damage", "then"), [("", 4, "active"), ("earth", 5, "active, 1 XP")])
def test_brutal_momentum_sharpens_ranged_attacks_for_the_round(elements: str, damage: int, then: str) -> None:
    table = a_turn(
        "cragheart", "massive-boulder", "brutal-momentum", foes=guards("H9"), friends={AWAY: "brute"}, elements=elements
    )
    table.do("bottom:brutal-momentum", *(["feed:earth"] if elements else []), "do")
    assert gone(table) == then
    table.do("top:massive-boulder", "hit:bandit-guard-1")
    assert left(table, 1) == [9 - damage]


@rule("GH-OVERLAY-18", "GH-ELEM-05", "GH-XP-03")
@pytest.mark.parametrize(("elements", "damage", "then"), [("", 6, "lost, 2 XP"), ("earth", 8, "lost, 3 XP")])
def test_rocky_end_breaks_all_obstacles_around_and_strikes_for_two_a_hex(elements: str, damage: int, then: str) -> None:
    table = rock("rocky-end", "top", "G12 I13+I12 K12", foes=guards("H10", hp=20), elements=elements)
    table.do(*(["feed:earth"] if elements else []), "do", "hit:bandit-guard-1")
    assert (left(table, 1), gone(table)) == ([20 - damage], then)
    assert obstacles(table) == (set() if elements else {"K12"})


@rule("GH-MOVE-01")
def test_rocky_end_moves_six_to_a_hex_beside_an_obstacle() -> None:
    table = rock("rocky-end", "bottom", "E9", at="H12")
    assert walk_of(table).points == 6
    ends = {key.removeprefix("go:") for key in table.options if key.startswith("go:")}
    assert ends == {"E10", "F9"}
    assert not any(key.startswith("step:") for key in table.options)
    assert gone(table.do("go:F9")) == "discard"


@rule("GH-ACTIVE-03", "GH-ACTIVE-04")
def test_lumbering_bash_heals_at_the_start_of_the_next_five_turns() -> None:
    table = rock("lumbering-bash", "bottom").do("do", "end")
    assert table.hero().active[0].used == 0
    next_heal(table)
    assert table.hero().active[0].used == 1
    assert {"heal:cragheart", "skip"} <= set(table.options)
    table.do("heal:cragheart")
    assert table.kind == "turn"
    assert table.hero().xp == 1


def next_heal(table: Table) -> Table:
    """On to the next decision of the Cragheart within its turn."""
    table.pass_all("cards")
    while not (table.kind == "heal" and table.match.asked[0].seat == 0):
        idle = [key for key in ("pass", "skip", "stop", "end", "take") if key in table.options]
        table.do((idle or table.options)[0])
    return table


def test_lumbering_bash_is_lost_after_five_turns() -> None:
    table = a_turn("cragheart", friends={AWAY: "brute"}).activate("lumbering-bash", "bottom", used=4)
    next_turn(table.do("end"))
    assert "lumbering-bash" in table.hero().lost


@rule("GH-FX-11", "GH-DMG-01")
def test_blind_destruction_hurts_all_beside_the_target_as_much_as_the_target_itself() -> None:
    foes = {"I10": "bandit-guard elite 9", "I11": "bandit-guard 9", "K12": "bandit-guard 9"}
    table = rock("blind-destruction", "top", at="E9", foes=foes, friends={"I9": "brute"})
    table.do("hit:bandit-guard-1", "take")
    assert (left(table, 3), table.hp("brute"), gone(table)) == ([6, 6, 9], 7, "discard")


def test_blind_destruction_hurts_once_all_beside_the_hexes_that_it_enters() -> None:
    table = rock("blind-destruction", "bottom", at="H12", foes=guards("G11", "K10"), friends={"I10": "brute"})
    assert walk_of(table).points == 4
    table.do("step:H11", "step:H10", "stop", "take")
    assert (left(table, 2), table.hp("brute"), table.hp("cragheart")) == ([7, 9], 8, 10)
    assert gone(table) == "discard, earth"


@rule("GH-OVERLAY-18", "GH-XP-01")
def test_pulverize_pushes_its_targets_into_obstacles() -> None:
    table = rock("pulverize", "top", "H10", at="H12", foes=guards("H11", "I12"))
    table.do("hit:bandit-guard-1", "push:H10")
    while table.kind == "shove":
        table.do(next(key for key in table.options if key.startswith(("push", "stop"))))
    table.do("stop" if "stop" in table.options else "end")
    assert (left(table, 1), obstacles(table)) == ([9 - 3 - 2], set())
    assert (table.hero().lost, table.hero().xp) == (["pulverize"], 1)
