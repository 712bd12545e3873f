"""The Gloomhaven tool's API: the same answers as the modules behind it, and bad positions refused by their field."""

from __future__ import annotations

import itertools
import json
import random
from typing import Any

import httpx
import msgspec
import pytest

from questhall.games.gloomhaven.content import atlas
from questhall.games.gloomhaven.face.reasons import spoken
from questhall.games.gloomhaven.position import read_positions
from questhall.games.gloomhaven.rules.mind.options import think
from questhall.games.gloomhaven.tool.sight import touching
from questhall.hex import Grid, Sight, distance
from tests.table.served import Served

ROW = [[q, 0] for q in range(7)]
CORRIDOR: dict[str, Any] = {
    "board": ROW,
    "monster": [0, 0],
    "enemies": [{"hex": [6, 0], "initiative": 12}],
    "move": 3,
}


def mind(server: Served, position: Any, lang: str = "en") -> httpx.Response:
    return httpx.post(f"{server.http}/api/gloomhaven/mind?lang={lang}", json=position, timeout=60)


def ground(server: Served, position: Any, hex_: Any) -> httpx.Response:
    return httpx.post(f"{server.http}/api/gloomhaven/ground", json={"position": position, "hex": hex_}, timeout=60)


def served_map(server: Served, number: int) -> Any:
    return httpx.get(f"{server.http}/api/gloomhaven/maps/{number}").json()


def map_position(sheet: Any, characters: str, **card: Any) -> dict[str, Any]:
    """The map as a position: the first monster acts, heroes stand on the first start hexes."""
    first, *others = [spot["hex"] for spot in sheet["monsters"][characters]]
    fields = ("board", "walls", "thin_walls", "obstacles", "traps", "hazards", "difficult")
    starts = [hex_ for hex_ in sheet["starts"] if hex_ not in [first, *others]][:2]
    heroes = [{"hex": hex_, "initiative": 10 * at} for at, hex_ in enumerate(starts)]
    return {
        **{field: sheet[field] for field in fields},
        "monster": first,
        "monsters": others,
        "enemies": heroes,
        **card,
    }


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("card", [{"move": 2}, {"move": 3, "range": 3, "targets": 2}, {"move": 4, "flying": True}])
def test_the_mind_is_the_engines(server: Served, lang: Any, card: dict[str, Any]) -> None:
    position = map_position(served_map(server, 1), "4", **card)
    told = mind(server, position, lang)
    read = read_positions(msgspec.json.encode(position))
    assert not isinstance(read, list)
    assert told.status_code == 200
    assert told.json() == json.loads(msgspec.json.encode(spoken(think(read), lang)))


def test_reasons_come_with_rules_in_the_asked_language(server: Served) -> None:
    hall = {**CORRIDOR, "board": [[q, r] for q in range(7) for r in (-1, 0, 1)]}  # a row one hex wide sees nothing
    english, russian = (mind(server, hall, lang).json()["why"] for lang in ("en", "ru"))
    assert [reason["rules"] for reason in english] == [reason["rules"] for reason in russian]
    assert english[0]["text"].startswith("Focus [6, 0]")
    assert russian[0]["text"].startswith("Цель [6, 0]")


@pytest.mark.parametrize(
    ("change", "cause"),
    [
        ({"monster": [9, 9]}, "monster: [9, 9] is not on the board"),
        ({"enemies": [{"hex": [0, 0]}]}, "enemies[0].hex: [0, 0] already holds monster"),
        ({"move": "far"}, "move: expected int, got str"),
        ({"colour": 1}, "colour: unknown field"),
        ({"targets": 7}, "targets: 7 is more than 6 (6 = all in range)"),
        ({"board": [[q, r] for q in range(21) for r in range(20)]}, "board: more than 400"),
        ({"aoe": [[q, r] for q in range(5) for r in range(5)]}, "aoe: more than 20"),
        ({"traps": [[1, 0]] * 401}, "traps: more than 400"),
        ({"move": 101}, "move: 101 is more than 100"),
        ({"range": 101}, "range: 101 is more than 100"),
    ],
)
def test_a_bad_position_is_refused_by_its_field(server: Served, change: dict[str, Any], cause: str) -> None:
    bad = {**CORRIDOR, **change}
    for told in (mind(server, bad), ground(server, bad, [1, 0])):
        assert told.status_code == 400
        assert (told.json()["reason"], told.json()["numbers"]) == ("gloomhaven.position", {"cause": cause})


def test_one_position_at_a_time_and_only_so_large(server: Served) -> None:
    assert mind(server, [CORRIDOR]).json()["numbers"] == {"cause": "position: expected object, got array"}
    address = f"{server.http}/api/gloomhaven/mind"
    assert httpx.post(address, content=b"{" * 9).json()["reason"] == "http.malformed"
    assert httpx.post(address, content=b"[" * 60_000).status_code == 400
    assert httpx.post(address, content=b" " * 70_000).status_code == 413


def test_a_hex_that_is_no_floor_is_refused(server: Served) -> None:
    told = ground(server, CORRIDOR, [0, 5])
    assert (told.status_code, told.json()["numbers"]) == (400, {"cause": "hex: [0, 5] is not on the floor"})
    assert ground(server, CORRIDOR, "here").status_code == 400


def test_sight_is_that_of_the_map(server: Served) -> None:
    scenario = atlas.load(1)
    grid = Grid(scenario.hexes, scenario.thin_walls)
    start = min(scenario.starts)
    seen = {grid.hex(cell) for cell in Sight(grid).table()[grid.cell(start)]}
    told = ground(server, map_position(served_map(server, 1), "2"), list(start)).json()
    assert {tuple(hex_) for hex_ in told["visible"]} == seen


def test_a_seen_hex_comes_with_the_line_that_sees_it(server: Served) -> None:
    scenario = atlas.load(1)
    grid = Grid(scenario.hexes, scenario.thin_walls)
    sight = Sight(grid)
    start = min(scenario.starts)
    told = ground(server, map_position(served_map(server, 1), "2"), list(start)).json()
    assert len(told["glances"]) == len(scenario.hexes) - 1
    for one in told["glances"]:
        lines = [(tuple(line["start"]), tuple(line["end"])) for line in one["lines"]]
        assert one["seen"] is (one["hex"] in told["visible"])
        assert [sight.clear(*line) for line in lines] == ([True] if one["seen"] else [False] * len(lines))
        assert all(line[0] in sight.corners(grid.cell(start)) for line in lines)
        assert all(line[1] in sight.corners(grid.cell(tuple(one["hex"]))) for line in lines)


def edge(wall: Any) -> list[tuple[int, int]]:
    """The two hexes beside a wall."""
    (q, r), (dq, dr) = wall
    return [(q, r), (q + dq, r + dr)]


def test_a_failing_line_names_the_walls_it_touches(server: Served) -> None:
    """Given a wall hex, or thin walls, between two hexes; then the lines between them touch just that."""
    hall = [[q, r] for q in range(-3, 6) for r in range(-4, 5)]
    walled = {"board": hall, "walls": [[1, 0]], "monster": [0, 0]}
    behind = next(one for one in ground(server, walled, [0, 0]).json()["glances"] if one["hex"] == [2, 0])
    assert not behind["seen"]
    assert len(behind["lines"]) == 3
    assert all(line["walls"] == [[1, 0]] and line["thin_walls"] == [] for line in behind["lines"])
    fence = [[[0, r], step] for r in range(-1, 2) for step in ([1, 0], [1, -1])]
    fenced = {"board": hall, "thin_walls": fence, "monster": [0, 0]}
    beyond = next(one for one in ground(server, fenced, [0, 0]).json()["glances"] if one["hex"] == [1, 0])
    assert not beyond["seen"]
    assert all(line["walls"] == [] and line["thin_walls"] for line in beyond["lines"])
    edges = [frozenset(edge(wall)) for wall in fence]
    assert all(frozenset(edge(wall)) in edges for line in beyond["lines"] for wall in line["thin_walls"])


def test_a_hex_with_a_wall_at_each_corner_sees_its_neighbour_and_nobody_else(server: Served) -> None:
    told = ground(server, {**CORRIDOR, "enemies": []}, [0, 0]).json()
    assert (told["corners"], told["visible"]) == ([], [[1, 0]])
    assert [one["hex"] for one in told["glances"] if one["lines"]] == [[1, 0]]


@pytest.mark.parametrize("number", [1, 3, 43])
def test_the_walls_a_line_touches_are_none_just_when_the_line_is_clear(number: int) -> None:
    scenario = atlas.load(number)
    grid = Grid(scenario.hexes, scenario.thin_walls)
    sight = Sight(grid)
    rng = random.Random(number)
    corners = sorted({corner for cell in grid.cells for corner in sight.corners(cell)})
    clear = 0
    for _ in range(800):
        p, q = rng.choice(corners), rng.choice(corners)
        line = touching(grid, p, q)
        assert sight.clear(p, q) is not bool(line.walls or line.thin_walls)
        clear += sight.clear(p, q)
    assert 0 < clear < 800


def test_movement_costs_points_and_ends_on_free_hexes(server: Served) -> None:
    position = {**CORRIDOR, "difficult": [[1, 0]], "monsters": [[2, 0]]}
    reached = {"hex": [1, 0], "cost": 2, "negative": 0, "path": [[0, 0], [1, 0]]}
    assert ground(server, position, [0, 0]).json()["reachable"] == [reached]
    jumping = ground(server, {**position, "jumping": True}, [0, 0]).json()["reachable"]
    assert [(one["hex"], one["cost"]) for one in jumping] == [([1, 0], 2), ([3, 0], 3)]


def test_a_trap_is_walked_around_when_the_move_is_long_enough(server: Served) -> None:
    position = {**CORRIDOR, "board": [*ROW, [0, 1], [1, 1], [2, 1]], "traps": [[1, 0]], "enemies": []}
    costs = {
        move: {tuple(one["hex"]): (one["cost"], one["negative"]) for one in reached["reachable"]}
        for move in (2, 3)
        for reached in [ground(server, {**position, "move": move}, [0, 0]).json()]
    }
    assert costs[2][2, 0] == (2, 1)
    assert costs[3][2, 0] == (3, 0)


def test_the_way_is_told_hex_by_hex_around_trap_and_thin_wall(server: Served) -> None:
    position = {**CORRIDOR, "board": [*ROW, [0, 1], [1, 1], [2, 1]], "enemies": [], "traps": [[1, 0]]}
    ways = {
        move: {tuple(one["hex"]): one["path"] for one in ground(server, given, [0, 0]).json()["reachable"]}
        for move in (2, 3)
        for given in [{**position, "move": move}]
    }
    assert ways[2][2, 0] == [[0, 0], [1, 0], [2, 0]]
    assert ways[3][2, 0] == [[0, 0], [0, 1], [1, 1], [2, 0]]
    walled = {**position, "move": 9, "traps": [], "thin_walls": [[[0, 0], [1, 0]]]}
    around = {tuple(one["hex"]): one["path"] for one in ground(server, walled, [0, 0]).json()["reachable"]}
    assert around[1, 0] == [[0, 0], [0, 1], [1, 0]]


@pytest.mark.parametrize("number", [1, 3, 40])
def test_every_way_of_a_map_is_as_long_as_its_cost_and_leads_from_neighbour_to_neighbour(
    server: Served, number: int
) -> None:
    position = map_position(served_map(server, number), "4", move=6)
    told = ground(server, position, position["monster"]).json()["reachable"]
    assert told
    difficult = {tuple(hex_) for hex_ in position["difficult"]}
    for one in told:
        path = [tuple(hex_) for hex_ in one["path"]]
        assert (path[0], path[-1]) == (tuple(position["monster"]), tuple(one["hex"]))
        assert all(distance(a, b) == 1 for a, b in itertools.pairwise(path))
        assert sum(2 if hex_ in difficult else 1 for hex_ in path[1:]) == one["cost"]


def test_a_monster_gets_to_each_of_its_options_by_a_told_way(server: Served) -> None:
    position = map_position(served_map(server, 1), "4", move=3, range=3)
    ends = {tuple(option["hex"]) for option in mind(server, position).json()["options"]}
    reached = {tuple(one["hex"]) for one in ground(server, position, position["monster"]).json()["reachable"]}
    assert ends - {tuple(position["monster"])} <= reached


def test_a_hero_walks_among_heroes_and_not_through_monsters(server: Served) -> None:
    position = {**CORRIDOR, "monster": [5, 0], "enemies": [{"hex": [1, 0]}, {"hex": [2, 0]}], "move": 9}
    reached = ground(server, position, [1, 0]).json()["reachable"]
    assert [one["hex"] for one in reached] == [[0, 0], [3, 0], [4, 0]]


def test_all_maps_are_served_and_each_is_a_position(server: Served) -> None:
    with httpx.Client(base_url=server.http) as client:
        listed = client.get("/api/gloomhaven/maps").json()
        assert [one["number"] for one in listed] == atlas.numbers()
        assert len(listed) == 94
        assert all(one["names"]["en"] and one["names"]["ru"] for one in listed)
        for one in listed:
            sheet = client.get(f"/api/gloomhaven/maps/{one['number']}").json()
            floor = {tuple(hex_) for hex_ in sheet["board"]} - {tuple(hex_) for hex_ in sheet["walls"]}
            assert floor == atlas.load(one["number"]).hexes
            assert {tuple(hex_) for hex_ in sheet["doors"]} <= floor
            for characters in ("2", "3", "4"):
                if sheet["monsters"][characters]:
                    read_positions(msgspec.json.encode(map_position(sheet, characters)))


@pytest.mark.parametrize("number", ["0", "55", "96", "one", "²"])
def test_there_is_no_other_map(server: Served, number: str) -> None:
    told = httpx.get(f"{server.http}/api/gloomhaven/maps/{number}")
    assert (told.status_code, told.json()["reason"]) == (404, "gloomhaven.no-such-map")
