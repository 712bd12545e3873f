"""SPECIAL: allies on their way, and those that are only to be guarded: how they go, what they open, when it is lost."""

from __future__ import annotations

import pytest

from questhall.games.gloomhaven.content.terms import Trap
from questhall.games.gloomhaven.rules.play.escorting import remaining
from questhall.games.gloomhaven.rules.play.hurting import suffer
from questhall.games.gloomhaven.rules.play.table import allies, enemies, place, present
from questhall.games.gloomhaven.state import Next
from questhall.ledger import rule
from tests.games.gloomhaven.play import Table, rebuilt
from tests.games.gloomhaven.test_play_scenarios import leave_only, table_of
from tests.games.gloomhaven.tokens import away, hex_of, in_scenario, moved, round_ends, stands, turn_ends, turn_of


def walked(table: Table, id_: str, mark: str) -> tuple[int, int]:
    """How far it still is, before and after its turn."""
    before = remaining(table.w, mark)[present(table.w, id_).cell]
    turn_of(table, id_)
    return before[1], remaining(table.w, mark)[present(table.w, id_).cell][1]


@rule("GH-SPECIAL-09")
@pytest.mark.parametrize(("number", "who", "mark", "steps"), [(19, "hail-1", "b", 2), (38, "orchid-1", "shaman", 3)])
def test_an_ally_goes_its_way_each_round(number: int, who: str, mark: str, steps: int) -> None:
    table = in_scenario(number)
    moved(table, "brute", away(table, 3))
    before, after = walked(table, who, mark)
    assert before - after == steps


@rule("GH-SPECIAL-09", "GH-INIT-03")
def test_an_ally_acts_after_everybody_else() -> None:
    table = in_scenario(19)
    stands(table, "cultist", away(table, 3))
    for each in table.w.figures:
        each.acted = each.name not in ("cultist", "hail")
    table.w.agenda = [Next()]
    rebuilt(table).pass_all("cards")
    order = [event["figure"] for event in table.told("turn")]
    assert order[0].startswith("cultist")
    assert order[-1] == "hail-1"


@rule("GH-DOOR-01")
def test_hail_opens_the_door_on_her_way_and_what_is_behind_it_comes() -> None:
    table = in_scenario(19)
    leave_only(table)
    door = place(table.w).doors_ahead(tuple(table.w.rooms), ())[0]
    room = place(table.w).rooms[table.w.rooms[0]]
    beside = next(cell for cell in place(table.w).whole.neighbours[door] if room >> cell & 1)
    moved(table, "hail-1", place(table.w).spots[beside])
    turn_of(table, "hail-1")
    assert door in table.w.doors
    assert table.told("opened")[0]["figure"] == "hail-1"
    assert any(each.kind == "monster" for each in table.w.figures)


@rule("GH-OVERLAY-05")
def test_hail_springs_a_trap_only_where_there_is_no_other_way() -> None:
    table = in_scenario(19, rooms="all")
    at = present(table.w, "hail-1").cell
    table.w.traps = {cell: Trap(1) for cell in place(table.w).whole.neighbours[at]}
    turn_of(table, "hail-1")
    assert len(table.told("sprang")) == 1
    table = in_scenario(19, rooms="all")
    at = present(table.w, "hail-1").cell
    ways = remaining(table.w, "b")
    nearest = min(place(table.w).whole.neighbours[at], key=lambda cell: ways.get(cell, (9, 9)))
    table.w.traps = {nearest: Trap(1)}
    turn_of(table, "hail-1")
    assert not table.told("sprang")


@rule("GH-COND-14")
def test_an_immobilized_ally_stays() -> None:
    table = in_scenario(19)
    present(table.w, "hail-1").conditions = {"immobilize": 1}
    before, after = walked(table, "hail-1", "b")
    assert before == after


@rule("GH-SPECIAL-09", "GH-FOCUS-09")
def test_monsters_go_for_hail_and_she_is_an_ally() -> None:
    table = in_scenario(19)
    hail = present(table.w, "hail-1")
    cultist = stands(table, "cultist", away(table, 3))
    assert hail in allies(table.w, present(table.w, "brute"))
    assert hail in enemies(table.w, cultist)


def test_scenario_19_is_won_when_hail_ends_her_turn_beside_the_altar() -> None:
    table = in_scenario(19, rooms="all")
    altar = place(table.w).marked("b")[0]
    taken = {cell for token in table.w.obstacles for cell in token}
    beside = next(cell for cell in place(table.w).whole.neighbours[altar] if cell not in taken)
    moved(table, "hail-1", place(table.w).spots[beside])
    turn_ends(table, "brute")
    assert table.w.verdict == ""
    turn_ends(table, "hail-1")
    assert table.w.verdict == "won"


@rule("GH-ENDSCEN-01")
@pytest.mark.parametrize(("number", "who"), [(19, "hail-1"), (27, "hail-1"), (38, "orchid-1")])
def test_it_is_lost_when_the_one_to_be_guarded_dies(number: int, who: str) -> None:
    table = in_scenario(number)
    token = present(table.w, who)
    suffer(table.match, token, token.hit_points, "attack")
    assert table.told("died")[0]["figure"] == who
    assert table.w.verdict == "lost"


@pytest.mark.parametrize("level", [0, 3])
@pytest.mark.parametrize(("number", "who", "base", "step"), [(19, "hail-1", 4, 2), (38, "orchid-1", 6, 3)])
def test_an_allys_hit_points_grow_with_the_level(number: int, who: str, base: int, step: int, level: int) -> None:
    assert table_of("brute,tinkerer", number, level=level).hp(who) == base + step * level


# Spawns with doors


@rule("GH-SPECIAL-01", "GH-SPECIAL-03")
@pytest.mark.parametrize(
    ("party", "cultists", "spirits", "bones"),
    [
        ("brute,tinkerer", 1, 1, 1),
        ("brute,tinkerer,scoundrel", 2, 1, 2),
        ("brute,tinkerer,scoundrel,mindthief", 2, 2, 2),
    ],
)
def test_each_numbered_door_of_scenario_19_brings_somebody_once(
    party: str, cultists: int, spirits: int, bones: int
) -> None:
    table = table_of(party, 19)
    w = table.w
    coming = (("1", "cultist", cultists), ("2", "living-spirit", spirits), ("3", "living-bones", bones))
    for mark, type_, count in coming:
        open_up(table, mark)
        told = [event["figure"] for event in table.told("spawned")]
        assert len(told) == count
        assert {figure.rpartition("-")[0] for figure in told} == {type_}
        spawned = [each for each in w.figures if each.arrival == "spawned"]
        assert not any(each.came for each in spawned)
        leave_only(table)


def open_up(table: Table, mark: str) -> None:
    """The way to a door lies open, and it opens."""
    w, lair = table.w, place(table.w)
    door = lair.marked(mark)[0]
    near = [room for room in lair.behind[door] if room not in w.rooms]
    w.rooms += near[:-1] if len(near) > 1 else []
    w.unlocking, w.agenda = [door], [*w.agenda]
    rebuilt(table)
    while table.kind == "spawn":
        table.do("any")


# Holding out


@rule("GH-SPECIAL-01", "GH-SPECIAL-02")
@pytest.mark.parametrize(
    ("number", "types"),
    [
        (1, {"night-demon": "b"}),
        (2, {"wind-demon": "c"}),
        (3, {"frost-demon": "d", "sun-demon": "e"}),
        (4, {"earth-demon": "b", "flame-demon": "c"}),
        (9, {"frost-demon": "d", "sun-demon": "e"}),
        (10, {}),
    ],
)
def test_demons_come_at_the_end_of_each_round_of_scenario_27(number: int, types: dict[str, str]) -> None:
    table = in_scenario(27)
    round_ends(table, number)
    told = {event["figure"].rpartition("-")[0]: event["spot"] for event in table.told("spawned")}
    assert told == {type_: hex_of(table, mark) for type_, mark in types.items()}


@pytest.mark.parametrize("number", [27, 53])
def test_it_is_won_at_the_end_of_the_tenth_round(number: int) -> None:
    table = in_scenario(number)
    round_ends(table, 9)
    assert table.w.verdict == ""
    round_ends(table, 10)
    assert table.w.verdict == "won"
