"""MOVE, OVERLAY and DOOR: which way a move takes between traps, in running matches and beside a naive twin."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from questhall.games.gloomhaven.rules.ground.ground import Gait
from questhall.games.gloomhaven.rules.play.table import floor, spot
from questhall.games.gloomhaven.rules.play.ways import Ways, ground_under
from questhall.games.gloomhaven.state import Walk
from questhall.hex.bits import cells_of
from questhall.ledger import rule
from tests.games.gloomhaven.moments import at, copied, on_hex
from tests.games.gloomhaven.play import Table, a_turn

FOUR = "grab-and-go"  # a move of four hexes
FAR = {"E13": "scoundrel"}
Costs = dict[int, int]  # the fewest negative hexes, by the points that a way takes


def moving(start: str, traps: str) -> Table:
    """The Brute is to move four hexes."""
    return a_turn("brute", FOUR, at=start, traps=traps, friends=FAR).do(f"bottom:{FOUR}")


# Doors


@rule("GH-DOOR-01", "GH-MOVE-03")
def test_the_way_to_a_door_goes_around_a_trap_where_the_points_suffice() -> None:
    table = moving("E10", "G9")
    table.do("door:H8")
    assert (table.spot("brute"), table.told("sprang"), table.kind) == ("H8", [], "turn")


@rule("GH-DOOR-01", "GH-OVERLAY-05")
def test_a_door_is_reached_through_a_trap_where_no_other_way_is_short_enough() -> None:
    table = moving("E10", "G9 G10").do("door:H8", "take")
    assert (table.spot("brute"), [each["spot"] for each in table.told("sprang")]) == ("H8", ["G9"])


@rule("GH-MOVE-03", "GH-OVERLAY-05")
def test_between_equal_ways_over_different_traps_the_mover_chooses() -> None:
    table = a_turn("brute", FOUR, at="H11", traps="G11 G12", friends=FAR).do(f"move:{FOUR}", "go:F11")
    assert (table.kind, table.match.asked[0].seat, table.options) == ("way", 0, ["spring:G11", "spring:G12"])
    table.do("spring:G12", "take")
    assert (table.spot("brute"), [spot(table.w, cell) for cell in table.w.traps]) == ("F11", ["G11"])


# Ends


@rule("GH-MOVE-01", "GH-MOVE-12", "GH-OVERLAY-05")
def test_a_hex_that_only_a_short_way_through_a_trap_reaches_can_be_chosen() -> None:
    table = moving("K11", "I12 G11")
    assert "go:G13" in table.options
    table.do("go:G13", "take")
    assert (table.spot("brute"), [each["spot"] for each in table.told("sprang")]) == ("G13", ["I12"])


@rule("GH-MOVE-03")
def test_a_hex_that_a_clean_way_reaches_is_reached_by_it() -> None:
    table = moving("K11", "I12").do("go:H12")
    assert (table.spot("brute"), table.told("sprang")) == ("H12", [])


def naive_costs(ways: Ways, goal_points: int) -> dict[int, Costs]:
    """Point by point: the least harm with which each hex is reached by walks of just so many points."""
    ground = ways.ground
    walks = ground.gait is Gait.WALK
    blocked = {*ground.enemies, *cells_of(ground.obstacles)} if walks else set[int]()
    found: dict[int, Costs] = {ground.monster: {0: 0}}
    for points in range(goal_points):
        for cell in [cell for cell, costs in found.items() if points in costs]:
            for next_ in ground.grid.neighbours[cell]:
                if next_ in blocked:
                    continue
                price = 1 + (walks and ground.difficult >> next_ & 1)
                harm = found[cell][points] + (walks and ground.negative >> next_ & 1)
                if points + price <= goal_points:
                    costs = found.setdefault(next_, {})
                    costs[points + price] = min(harm, costs.get(points + price, 99))
    return found


def random_walks(count: int, seed: int = 0) -> Iterator[tuple[Table, Walk, Ways]]:
    """The Brute somewhere in the first room among traps, obstacles and others, to walk, jump or fly."""
    rng = random.Random(seed)
    blank = a_turn("brute", FOUR, friends={"E13": "scoundrel", "F12": "tinkerer"})
    cells = [cell for cell in floor(blank.w).grid.cells if spot(blank.w, cell) not in ("E13", "F12")]
    for _ in range(count):
        table = copied(blank)
        table.w.traps, table.w.obstacles = {}, []
        start, *others = rng.sample(cells, 9)
        table.figure("brute").cell = start
        table.figure("brute").flying = rng.random() < 0.1
        names = [spot(table.w, cell) for cell in others]
        traps = rng.randint(0, 6)
        walk = Walk("brute", 0, rng.randint(1, 6), jump=rng.random() < 0.2)
        table.lay(obstacles=" ".join(names[traps:7]), traps=" ".join(names[:traps]))
        table = at(table, walk)
        mover = table.figure("brute")
        gait = Gait.FLY if mover.flying else Gait.JUMP if walk.jump else Gait.WALK
        yield table, walk, Ways(ground_under(table.w, mover, gait), walk.points)


@rule("GH-MOVE-01", "GH-MOVE-02", "GH-MOVE-04")
def test_the_ends_of_a_move_are_those_of_the_naive_twin() -> None:
    for table, walk, ways in random_walks(300):
        costs = naive_costs(ways, walk.points)
        above = ways.ground.gait is Gait.FLY
        taken = {each.cell for each in table.w.figures} | set(cells_of(0 if above else ways.ground.obstacles))
        expected = {spot(table.w, cell) for cell in costs if cell not in taken}
        assert {key.removeprefix("go:") for key in table.options if key.startswith("go:")} == expected


@rule("GH-MOVE-03")
def test_every_end_is_reached_with_the_least_harm_of_all_ways_that_are_short_enough() -> None:
    for _, walk, ways in random_walks(300, seed=1):
        costs = naive_costs(ways, walk.points)
        for negative, cells in ways.ends():
            for cell in cells_of(cells):
                assert negative == min(costs[cell].values())
                way = ways.to(cell)
                walks = ways.ground.gait is Gait.WALK
                assert sum(ways.ground.negative >> each & 1 for each in way if walks) == negative
                assert len(way) == min(points for points, harm in costs[cell].items() if harm == negative)


@pytest.mark.parametrize("start", ["K11", "G13"])
def test_a_move_that_must_end_beside_an_obstacle_finds_every_hex_within_reach(start: str) -> None:
    table = a_turn("brute", FOUR, at=start).lay(obstacles="H9")
    table = at(copied(table), Walk("brute", 0, 6, by_obstacle=True))
    around = {spot(table.w, cell) for cell in floor(table.w).grid.neighbours[on_hex(table, "H9")]}
    assert {key.removeprefix("go:") for key in table.options if key.startswith("go:")} == around


# Who sprang it


@rule("GH-OVERLAY-05", "GH-TERM-15", "GH-GOAL-06")
def test_the_commander_has_the_kill_when_a_forced_enemy_walks_into_a_trap() -> None:
    foes = {"H9": "bandit-guard 1"}
    table = a_turn("mindthief", "frozen-mind", at="H11", foes=foes, traps="G9", friends=FAR)
    table.do("bottom:frozen-mind", "target:bandit-guard-1", "go:G9")
    assert table.told("died") == [{"figure": "bandit-guard-1", "by": "mindthief"}]
    assert (table.hero().tally["kills"], table.hero(1).tally.get("kills")) == (1, None)


@rule("GH-OVERLAY-05", "GH-TERM-15")
def test_a_summon_that_its_owner_leads_into_a_trap_is_nobodys_kill() -> None:
    table = a_turn("mindthief", "gnawing-horde", traps="H9", friends=FAR).do("top:gnawing-horde", "summon:H10")
    table = at(copied(table), Walk("rat-swarm-1", 0, 2))
    table.figure("rat-swarm-1").hit_points = 1
    table.do("go:H9")
    assert table.told("died") == [{"figure": "rat-swarm-1", "by": "nobody"}]
