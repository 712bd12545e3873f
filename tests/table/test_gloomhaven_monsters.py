"""Monsters' cards over HTTP: names, sheets, and numbers that the mind takes."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from questhall.games.gloomhaven.content import atlas, bestiary
from tests.table.served import Served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('monsters')}/hall.db") as served:
        yield served


def sheet(server: Served, type_: str) -> dict:  # type: ignore[type-arg]
    answer = httpx.get(f"{server.http}/api/gloomhaven/monsters/{type_}")
    assert answer.status_code == 200
    return answer.json()  # type: ignore[no-any-return]


def test_every_monster_of_every_map_can_be_chosen_by_its_name(server: Served) -> None:
    listed = httpx.get(f"{server.http}/api/gloomhaven/monsters").json()
    known = {one["type"]: one["names"] for one in listed}
    assert len(known) == len(listed) == len(bestiary.types())
    for number in atlas.numbers():
        for spots in httpx.get(f"{server.http}/api/gloomhaven/maps/{number}").json()["monsters"].values():
            assert all(known[spot["type"]] == spot["names"] for spot in spots)


def test_a_card_orders_what_statistics_and_card_say_together(server: Served) -> None:
    archer = sheet(server, "bandit-archer")
    level = archer["levels"]["elite"][5]
    assert (level["move"], level["range"], level["traits"]["en"]) == (4, 6, ["POISON"])
    at = [card["initiative"] for card in archer["cards"]].index(29)
    assert archer["cards"][at]["says"]["ru"] == ["Движение +0", "Атака -1, дальность +1, ПАРАЛИЧ"]
    assert level["orders"][at] == [{"move": 4, "jumping": False, "range": 7, "targets": 1, "aoe": []}]


def test_the_mind_takes_the_orders_of_every_card(server: Served) -> None:
    position = {"board": [[q, 0] for q in range(6)], "monster": [0, 0], "enemies": [{"hex": [5, 0], "initiative": 20}]}
    with httpx.Client(base_url=server.http) as client:
        for type_ in ("bandit-guard", "earth-demon", "ancient-artillery", "bandit-commander"):
            printed = sheet(server, type_)
            for levels in printed["levels"].values():
                for orders in (step for card in levels[7]["orders"] for step in card):
                    given = {**position, **orders, "flying": printed["flying"]}
                    answer = client.post("/api/gloomhaven/mind", json=given, timeout=60)
                    assert answer.status_code == 200, (type_, orders, answer.text)
                    assert answer.json()["options"]


@pytest.mark.parametrize("type_", ["nobody", "..%2Fareas", "bandit-guard.yaml"])
def test_a_monster_that_does_not_exist_is_refused(server: Served, type_: str) -> None:
    told = httpx.get(f"{server.http}/api/gloomhaven/monsters/{type_}")
    assert told.status_code == 404
