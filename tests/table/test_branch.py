"""Branches at a real server: the seat is kept, nothing is given away, nobody branches a shared game."""

from __future__ import annotations

from tests.table.served import Served

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


def branch(guest, table: str, step: int, seats: list[dict[str, str]]):  # type: ignore[no-untyped-def]
    return guest.post(f"/api/tables/{table}/branch", {"step": step, "seats": seats})


def test_nobody_branches_or_replays_while_a_seat_is_open(server: Served) -> None:
    ann = server.guest("Ann")
    table = ann.post("/api/tables", {"game": "lanterns", "seats": [ME, OPEN]}).json()["id"]
    assert branch(ann, table, 0, [ME, BOT]).json()["reason"] == "table.not-over"
    assert ann.get(f"/api/tables/{table}/replay").json()["reason"] == "table.not-over"


def test_nobody_branches_or_replays_while_others_play(server: Served) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.post("/api/tables", {"game": "lanterns", "seats": [ME, OPEN]}).json()["id"]
    assert bob.post(f"/api/tables/{table}/join", {"seat": 1}).status_code == 200
    for guest in (ann, bob):
        assert branch(guest, table, 0, [ME, BOT]).json()["reason"] == "table.not-over"
        assert guest.get(f"/api/tables/{table}/replay").status_code == 403


def test_alone_one_branches_ones_running_game_in_ones_own_seat_only(server: Served) -> None:
    ann = server.guest("Ann")
    table = ann.post("/api/tables", {"game": "lanterns", "seats": [ME, BOT, BOT]}).json()["id"]
    assert branch(ann, table, 0, [BOT, ME, BOT]).json()["reason"] == "table.keep-your-seat"
    made = branch(ann, table, 0, [ME, BOT, BOT])
    assert made.status_code == 201, made.json()
    commitment = ann.connect(table).picture["commitment"]
    branched = ann.connect(made.json()["id"])
    assert branched.picture["commitment"] != commitment
    assert branched.picture["you"] == [0]
    assert branched.play_out()["status"] == "over"
    key = ann.get(f"/api/tables/{made.json()['id']}/proof").json()["key"]
    assert key != ann.connect(table).play_out()["key"]
