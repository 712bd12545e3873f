"""SPECIAL: locked doors and what opens them, exits, damage that comes by itself, an altar that leaps."""

from __future__ import annotations

import pytest

from questhall.games.gloomhaven.content.dungeon import dungeon
from questhall.games.gloomhaven.rules.play.hurting import exhaust, suffer
from questhall.games.gloomhaven.rules.play.table import obstacle_cells, place, present, spot
from questhall.games.gloomhaven.rules.play.tokens import stand_tokens
from questhall.games.gloomhaven.state import EndRound, Walk
from questhall.ledger import rule
from tests.games.gloomhaven.moments import on_hex
from tests.games.gloomhaven.play import Table, rebuilt
from tests.games.gloomhaven.test_play_scenarios import leave_only, table_of
from tests.games.gloomhaven.tokens import (
    away,
    beside,
    hex_of,
    in_scenario,
    moved,
    round_begins,
    round_ends,
    special,
    stands,
    turn_ends,
    turn_of,
)

PARTIES = ("brute,tinkerer", "brute,tinkerer,scoundrel", "brute,tinkerer,scoundrel,mindthief")


def at_marks(table: Table, *marks: tuple[str, int]) -> None:
    """The characters stand on these marked hexes, one each."""
    for hero, (mark, number) in zip(table.w.heroes, marks, strict=False):
        present(table.w, hero.sheet.job).cell = place(table.w).marked(mark)[number]


def opened(table: Table, mark: str) -> bool:
    return all(cell in table.w.doors for cell in place(table.w).marked(mark))


# Plates


def in_shrine(party: str) -> Table:
    """Scenario 15 with the middle room open."""
    table = table_of(party, 15)
    w = table.w
    middle = next(at for at, room in enumerate(place(w).rooms) if room >> place(w).marked("c")[0] & 1)
    w.rooms = [*w.rooms, middle] if middle not in w.rooms else w.rooms
    leave_only(table)
    return table


@rule("GH-SPECIAL-04", "GH-SPECIAL-05")
def test_a_character_on_the_plate_opens_both_side_doors_when_a_turn_ends() -> None:
    table = in_shrine(PARTIES[0])
    assert set(place(table.w).marked("a")) <= set(table.w.locked)
    at_marks(table, ("c", 0))
    turn_ends(table, "tinkerer").pass_all("cards")
    assert opened(table, "a")
    assert not opened(table, "b")
    assert len(table.told("unlocked")) == 2


@rule("GH-SPECIAL-04", "GH-SPECIAL-05")
@pytest.mark.parametrize(
    ("party", "marks"),
    [
        (PARTIES[0], (("d", 0), ("d", 1))),
        (PARTIES[1], (("d", 0), ("e", 0), ("d", 1))),
        (PARTIES[2], (("d", 0), ("e", 0), ("d", 1), ("f", 0))),
    ],
)
def test_the_treasure_room_opens_when_every_character_stands_on_a_plate(
    party: str, marks: tuple[tuple[str, int], ...]
) -> None:
    table = in_shrine(party)
    table.w.rooms = [at for at in range(len(place(table.w).rooms)) if at != treasure_room(table)]
    at_marks(table, *marks[:-1])
    turn_ends(table, "tinkerer").pass_all("cards")
    assert not opened(table, "b")
    at_marks(table, *marks)
    turn_ends(table, "tinkerer").pass_all("cards")
    assert opened(table, "b")


def treasure_room(table: Table) -> int:
    cell = place(table.w).goal_treasures[0]
    return next(at for at, room in enumerate(place(table.w).rooms) if room >> cell & 1)


@rule("GH-SPECIAL-04")
@pytest.mark.parametrize(("number", "mark"), [(2, "a"), (4, "b"), (6, "c"), (8, "d")])
def test_doors_of_scenario_53_open_as_rounds_begin(number: int, mark: str) -> None:
    table = in_scenario(53)
    leave_only(table)
    round_begins(table, number - 1)
    assert not opened(table, mark)
    round_begins(table, number)
    assert opened(table, mark)
    assert any(each.kind == "monster" for each in table.w.figures)
    assert not table.w.abilities.revealed  # nobody knows what they will do before the pairs are chosen


@rule("GH-SPECIAL-04")
def test_a_locked_door_of_scenario_53_is_a_wall_till_then() -> None:
    table = in_scenario(53)
    leave_only(table)
    door = place(table.w).marked("a")[0]
    room = place(table.w).rooms[table.w.rooms[0]]
    near = next(cell for cell in place(table.w).whole.neighbours[door] if room >> cell & 1)
    moved(table, "brute", spot(table.w, near))
    table.w.agenda = [*table.w.agenda, Walk("brute", 0, 3)]
    assert f"door:{spot(table.w, door)}" not in rebuilt(table).options


# Doors with hit points


@rule("GH-SPECIAL-04", "GH-SPECIAL-06", "GH-SPECIAL-12")
def test_a_door_of_scenario_29_opens_when_it_is_destroyed() -> None:
    table = table_of("brute,tinkerer", 29)
    leave_only(table)
    doors = [each for each in table.w.figures if each.name == "door"]
    assert sorted(each.cell for each in doors) == sorted(place(table.w).marked("a"))
    assert {each.hit_points for each in doors} == {4 + 1}
    rooms = len(table.w.rooms)
    suffer(table.match, doors[0], 5, "attack", present(table.w, "brute"))
    assert table.w.unlocking == [doors[0].cell]
    rebuilt(table)
    assert len(table.w.rooms) == rooms + 1
    assert any(each.kind == "monster" for each in table.w.figures)


def test_a_door_with_hit_points_can_be_struck_from_beside_it_and_not_walked_through() -> None:
    table = in_scenario(29, "brute", "trample")
    door = next(each for each in table.w.figures if each.name == "door")
    moved(table, "brute", beside(table, spot(table.w, door.cell)))
    table.do("top:trample")
    assert f"hit:{door.id}" in table.options


# Exits


@rule("GH-ENDSCEN-01")
@pytest.mark.parametrize("number", [25, 37])
def test_it_is_won_when_every_character_stands_on_the_exit(number: int) -> None:
    table = in_scenario(number, rooms="all")
    at_marks(table, ("a", 0))
    turn_ends(table, "brute")
    assert table.w.verdict == ""
    at_marks(table, ("a", 0), ("a", 1))
    turn_ends(table, "brute")
    assert table.w.verdict == "won"


@rule("GH-ENDSCEN-01", "GH-EXH-01")
@pytest.mark.parametrize("number", [25, 33, 37])
def test_exhausted_on_the_exit_counts_and_elsewhere_loses(number: int) -> None:
    table = in_scenario(number, rooms="all")
    table.w.memory["goals looted"] = len(place(table.w).goal_treasures)
    at_marks(table, ("a", 0), ("a", 1))
    exhaust(table.match, 1)
    assert table.w.verdict == "won"
    table = in_scenario(number, rooms="all")
    at_marks(table, ("a", 0))
    exhaust(table.match, 1)
    assert table.w.verdict == "lost"


def test_scenario_33_is_left_with_all_its_treasures() -> None:
    table = in_scenario(33, rooms="all")
    at_marks(table, ("a", 0), ("a", 1))
    turn_ends(table, "brute")
    assert table.w.verdict == ""
    table.w.memory["goals looted"] = len(place(table.w).goal_treasures)
    turn_ends(table, "brute")
    assert table.w.verdict == "won"


@rule("GH-SPECIAL-01", "GH-SPECIAL-02")
def test_savvas_come_once_the_treasury_is_open_and_once_it_is_empty() -> None:
    table = in_scenario(33, rooms="all")
    round_ends(table, 3)
    (told,) = table.told("spawned")
    assert told["figure"].startswith("savvas-lavaflow")
    round_ends(table, 4)
    assert not table.told("spawned")
    table.w.memory["goals looted"] = len(place(table.w).goal_treasures)
    round_ends(table, 5)
    (told,) = table.told("spawned")
    assert told["figure"].startswith("savvas-icestorm")


@rule("GH-SPECIAL-05")
def test_the_treasury_of_scenario_33_opens_when_all_stand_on_plates() -> None:
    table = table_of(PARTIES[0], 33)
    leave_only(table)
    room = next(at for at, cells in enumerate(place(table.w).rooms) if cells >> place(table.w).goal_treasures[0] & 1)
    table.w.rooms = [at for at in range(len(place(table.w).rooms)) if at != room]
    at_marks(table, ("c", 0))
    turn_ends(table, "brute").pass_all("cards")
    assert not opened(table, "1")
    at_marks(table, ("c", 0), ("c", 3))
    turn_ends(table, "brute").pass_all("cards")
    assert opened(table, "1")


# Damage that comes by itself


@pytest.mark.parametrize(("open_", "hurt"), [(False, 0), (True, 3 + 1)])
def test_whoever_stays_in_the_first_cave_of_scenario_47_is_hurt_once_the_door_is_open(open_: bool, hurt: int) -> None:
    table = in_scenario(47, rooms="all" if open_ else "")
    before = table.hp("brute")
    round_ends_hurt(table)
    assert before - table.hp("brute") == hurt


def round_ends_hurt(table: Table) -> None:
    """The round ends, and whoever is hurt takes it."""
    table.w.agenda = [EndRound()]
    rebuilt(table)
    while table.kind == "damage":
        table.do("take")


def test_whoever_has_left_the_cave_is_not() -> None:
    table = in_scenario(47, rooms="all")
    inside = place(table.w).tile_mask("M1a")
    cell = next(cell for cell in place(table.w).spots if inside >> cell & 1)
    moved(table, "brute", spot(table.w, cell))
    before = table.hp("brute")
    round_ends_hurt(table)
    assert table.hp("brute") == before


# The altar of scenario 21


def demon(table: Table) -> str:
    return stands(table, "prime-demon", away(table, 3)).id


@rule("GH-BOSS-05", "GH-SPECIAL-06")
def test_nothing_harms_the_prime_demon_and_it_dies_with_its_altar() -> None:
    table = in_scenario(21, rooms="all")
    boss = present(table.w, demon(table))
    altar = present(table.w, "altar-1")
    assert altar.hit_points == boss.hit_points
    suffer(table.match, boss, 50, "attack", present(table.w, "brute"))
    assert boss.hit_points == boss.most_hit_points
    assert table.told("warded") == [{"figure": boss.id}]
    suffer(table.match, altar, altar.hit_points, "attack", present(table.w, "brute"))
    assert not table.alive(boss.id)
    assert table.w.verdict == "won"


@rule("GH-BOSS-03")
@pytest.mark.parametrize(
    ("number", "party", "rank"),
    [(1, PARTIES[0], "normal"), (1, PARTIES[1], "elite"), (2, PARTIES[1], "normal"), (2, PARTIES[2], "elite")],
)
def test_the_altar_leaps_and_calls_the_demon_of_the_place(number: int, party: str, rank: str) -> None:
    spare = [dungeon(21).spots[cell] for cell in dungeon(21).starts[1:]]
    friends = dict(zip(spare, party.split(",")[1:], strict=False))
    table = in_scenario(21, rooms="all", friends=friends)
    boss = demon(table)
    for mark, type_ in (("a", "frost-demon"), ("b", "wind-demon")):
        special(table, "prime-demon", number)
        turn_of(table, boss)
        altar = present(table.w, "altar-1")
        assert spot(table.w, altar.cell) == hex_of(table, mark)
        assert altar.cell in obstacle_cells(table.w)
        called = [each for each in table.w.figures if each.name == type_]
        assert [each.rank for each in called] == [rank]
        assert called[0].came == table.w.round
        table.w.round += 1


@rule("GH-SPECIAL-01")
def test_whoever_stands_where_the_altar_lands_makes_room() -> None:
    table = in_scenario(21, rooms="all")
    boss = demon(table)
    moved(table, "brute", hex_of(table, "a"))
    table.w.coins = {on_hex(table, hex_of(table, "a")): 2}
    special(table, "prime-demon", 1)
    turn_of(table, boss)
    assert table.spot("brute") != hex_of(table, "a")
    assert on_hex(table, hex_of(table, "a")) not in table.w.coins
    assert sum(table.w.coins.values()) == 2


def test_the_altar_opens_the_room_it_leaps_to() -> None:
    table = in_scenario(21)
    w, lair = table.w, place(table.w)
    start = lair.marked("f")[0]
    room = next(at for at, cells in enumerate(lair.rooms) if cells >> start & 1)
    goal = next(at for at, cells in enumerate(lair.rooms) if cells >> lair.marked("a")[0] & 1)
    w.rooms = [*w.rooms, room]
    w.figures = [each for each in w.figures if each.name != "altar"]
    stand_tokens(table.match, [room])
    boss = demon(table)
    special(table, "prime-demon", 1)
    turn_of(table, boss)
    assert goal in w.rooms
    assert any(each.name == "night-demon" for each in w.figures)
