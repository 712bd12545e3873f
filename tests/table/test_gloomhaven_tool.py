"""The Gloomhaven tool's API: the same answers as the modules behind it, and bad positions refused by their field."""

from __future__ import annotations

import json
from typing import Any

import httpx
import msgspec
import pytest

from questhall.games.gloomhaven import maps
from questhall.games.gloomhaven.commands import answer
from questhall.games.gloomhaven.mind import think
from questhall.games.gloomhaven.position import read_positions
from questhall.hex import Grid, Sight
from tests.table.served import Served

ROW = [[q, 0] for q in range(7)]
CORRIDOR: dict[str, Any] = {
    "board": ROW,
    "monster": [0, 0],
    "enemies": [{"hex": [6, 0], "initiative": 12}],
    "move": 3,
}


def mind(server: Served, position: Any, lang: str = "en") -> httpx.Response:
    return httpx.post(f"{server.http}/api/gloomhaven/mind?lang={lang}", json=position)


def ground(server: Served, position: Any, hex_: Any) -> httpx.Response:
    return httpx.post(f"{server.http}/api/gloomhaven/ground", json={"position": position, "hex": hex_})


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
    assert told.json() == json.loads(msgspec.json.encode(answer(think(read), lang)))


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
    scenario = maps.load(1)
    grid = Grid(scenario.hexes, scenario.thin_walls)
    start = min(scenario.starts)
    seen = {grid.hex(cell) for cell in Sight(grid).table()[grid.cell(start)]}
    told = ground(server, map_position(served_map(server, 1), "2"), list(start)).json()
    assert {tuple(hex_) for hex_ in told["visible"]} == seen


def test_movement_costs_points_and_ends_on_free_hexes(server: Served) -> None:
    position = {**CORRIDOR, "difficult": [[1, 0]], "monsters": [[2, 0]]}
    assert ground(server, position, [0, 0]).json()["reachable"] == [{"hex": [1, 0], "cost": 2, "negative": 0}]
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


def test_a_hero_walks_among_heroes_and_not_through_monsters(server: Served) -> None:
    position = {**CORRIDOR, "monster": [5, 0], "enemies": [{"hex": [1, 0]}, {"hex": [2, 0]}], "move": 9}
    reached = ground(server, position, [1, 0]).json()["reachable"]
    assert [one["hex"] for one in reached] == [[0, 0], [3, 0], [4, 0]]


def test_all_maps_are_served_and_each_is_a_position(server: Served) -> None:
    with httpx.Client(base_url=server.http) as client:
        listed = client.get("/api/gloomhaven/maps").json()
        assert [one["number"] for one in listed] == maps.numbers()
        assert len(listed) == 94
        assert all(one["names"]["en"] and one["names"]["ru"] for one in listed)
        for one in listed:
            sheet = client.get(f"/api/gloomhaven/maps/{one['number']}").json()
            floor = {tuple(hex_) for hex_ in sheet["board"]} - {tuple(hex_) for hex_ in sheet["walls"]}
            assert floor == maps.load(one["number"]).hexes
            assert {tuple(hex_) for hex_ in sheet["doors"]} <= floor
            for characters in ("2", "3", "4"):
                if sheet["monsters"][characters]:
                    read_positions(msgspec.json.encode(map_position(sheet, characters)))


@pytest.mark.parametrize("number", ["0", "55", "96", "one", "²"])
def test_there_is_no_other_map(server: Served, number: str) -> None:
    told = httpx.get(f"{server.http}/api/gloomhaven/maps/{number}")
    assert (told.status_code, told.json()["reason"]) == (404, "gloomhaven.no-such-map")
