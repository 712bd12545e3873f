"""A line of chapters at the server: going on once, with whom one likes, over restarts, and into another house."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kernel.caravan import WARES
from tests.table.served import CARAVAN, Player, Served

ME = {"kind": "me"}


def house(folder: Path) -> Served:
    return Served(f"sqlite+aiosqlite:///{folder / 'questhall.db'}", games=CARAVAN)


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with house(tmp_path_factory.mktemp("hall")) as served:
        yield served


def first_journey(ann: Player) -> str:
    table = ann.table("caravan", "me", "me", settings={"line": True})
    assert ann.connect(table).play_out()["status"] == "over"
    ann.close()
    return table


def go_on(player: Player, table: str, *seats: dict[str, str]) -> str:
    told = player.post(f"/api/tables/{table}/go-on", {"seats": list(seats)})
    assert told.status_code == 201, told.text
    return str(told.json()["id"])


def test_a_finished_chapter_offers_to_go_on_once(hall: Served) -> None:
    ann = hall.guest()
    first = first_journey(ann)
    assert ann.picture["goes_on"]
    assert not ann.picture["after"]
    second = go_on(ann, first, ME, ME, ME)
    assert ann.get(f"/api/tables/{second}").json()["before"] == first
    refused = ann.post(f"/api/tables/{first}/go-on", {"seats": [ME, ME]})
    assert (refused.status_code, refused.json()["reason"]) == (409, "table.goes-on-already")
    assert refused.json()["numbers"]["table"] == second
    assert [one["id"] for one in ann.get(f"/api/tables/{second}/line").json()] == [first, second]
    there = ann.connect(second).picture
    assert len(there["seats"]) == 3
    assert there["before"] == first
    ann.play_out()
    told = ann.post(f"/api/tables/{second}/go-on", {"seats": [ME, ME]}).json()
    assert told["reason"] == "terms.no-sequel"


def test_a_running_chapter_and_strangers_are_refused(hall: Served) -> None:
    ann, eve = hall.guest(), hall.guest("Eve")
    table = ann.table("caravan", "me", "me", settings={"line": True})
    assert ann.post(f"/api/tables/{table}/go-on", {"seats": [ME, ME]}).json()["reason"] == "table.running"
    assert eve.post(f"/api/tables/{table}/go-on", {"seats": [ME, ME]}).json()["reason"] == "table.not-your-seat"


def test_a_chapter_is_not_played_twice(hall: Served) -> None:
    ann = hall.guest()
    assert ann.post(f"/api/tables/{first_journey(ann)}/rematch").json()["reason"] == "table.one-line"


def test_the_sealed_part_never_goes_over_the_wire(hall: Served) -> None:
    ann, eve = hall.guest(), hall.guest("Eve")
    second = go_on(ann, first_journey(ann), ME, ME)
    eve.connect(second)
    assert len(eve.picture["sealed"]) == 64
    assert not any(f'"{ware}"' in text for text in eve.bytes for ware in WARES)


def test_a_chapter_lives_on_after_a_kill(tmp_path: Path) -> None:
    with house(tmp_path) as hall:
        ann = hall.guest()
        first = first_journey(ann)
        hall.kill()
        hall.start()
        second = go_on(ann, first, ME, ME)
        ann.connect(second).act()
        ann.close()
        hall.kill()
        hall.start()
        assert ann.connect(second).play_out()["status"] == "over"


def test_an_exported_line_goes_on_in_another_house(hall: Served, tmp_path: Path) -> None:
    ann = hall.guest()
    first = first_journey(ann)
    data = ann.get(f"/api/tables/{first}/export").content
    with house(tmp_path) as other:
        bob = other.guest("Bob")
        taken = bob.send_file("/api/lines", data)
        assert taken.status_code == 201, taken.text
        second = go_on(bob, taken.json()["id"], ME, ME)
        assert bob.connect(second).play_out()["status"] == "over"
        damaged = bob.send_file("/api/lines", data[:-3])
        assert damaged.json()["reason"] == "table.bad-file"


def test_ones_own_step_is_taken_out_and_what_others_did_since_stands(hall: Served) -> None:
    ann, bob = hall.guest(), hall.guest("Bob")
    table = ann.table("caravan", "me", "open", settings={"line": True})
    bob.post(f"/api/tables/{table}/join", {"seat": 1})
    ann.connect(table).act("camel")
    bob.connect(table).act("camel")
    while ann.picture["seq"] < bob.picture["seq"]:
        ann.until("picture")
    ann.send({"type": "undo", "seat": 0})
    while [trader["camels"] for trader in ann.picture["view"]["traders"]] != [0, 1]:
        ann.until("picture")
    assert [trader["coins"] for trader in ann.picture["view"]["traders"]] == [3, 2]
    assert not ann.picture["assisted"]
    told = [entry["kind"] for entry in ann.connect(table).picture["entries"]]
    assert told[-3:] == ["answer", "undo", "answer"]
