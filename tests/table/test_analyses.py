"""Analyses at the server: thought through beside it, kept with the game, for everybody with the link; and stopped."""

from __future__ import annotations

import time
from typing import Any

from tests.table.served import PATIENCE, Player, Served

TALK = {"burst": 100_000, "messages_per_second": 100_000.0}


def finished(server: Served, game: str = "lanterns") -> tuple[Player, str]:
    ann = server.guest("Ann")
    table = ann.table(game, "me", "random")
    ann.connect(table).play_out()
    ann.close()
    return ann, table


def told_when(player: Player, table: str, state: str) -> dict[str, Any]:
    """The analysis once it is in this state."""
    ends = time.monotonic() + 4 * PATIENCE
    while time.monotonic() < ends:
        told: dict[str, Any] = player.get(f"/api/tables/{table}/analysis").json()
        if told["state"] == state:
            return told
        time.sleep(0.1)
    raise AssertionError(f"not {state}: {told}")


def test_a_finished_game_is_analysed_once_and_told_to_all(server: Served) -> None:
    ann, table = finished(server)
    assert ann.get(f"/api/tables/{table}/analysis").json()["state"] == "none"
    asked = ann.post(f"/api/tables/{table}/analysis").json()
    assert (asked["state"], asked["yours"]) in [("waiting", True), ("running", True)]
    done = told_when(server.guest("Eve"), table, "done")
    analysis = done["analysis"]
    steps = ann.get(f"/api/tables/{table}/replay?step=0").json()["steps"]
    assert analysis["steps"] == steps
    assert len(analysis["decisions"]) == steps
    assert all(len(one["chances"]) == 2 for one in analysis["decisions"])
    assert [one["seat"] for one in analysis["luck"]] == [0, 1]
    assert ann.post(f"/api/tables/{table}/analysis").json()["state"] == "done"


def test_a_running_game_is_not_analysed(server: Served) -> None:
    ann = server.guest("Ann")
    table = ann.table("lanterns", "me", "open")
    assert ann.get(f"/api/tables/{table}/analysis").json()["reason"] == "table.not-over"
    assert ann.post(f"/api/tables/{table}/analysis").json()["reason"] == "table.not-over"


def test_whoever_asked_may_stop_and_nobody_else(sqlite_url: str) -> None:
    with Served(sqlite_url, limits={"analysis_seconds": 10_000.0, **TALK}) as server:
        ann, table = finished(server)
        eve = server.guest("Eve")
        ann.post(f"/api/tables/{table}/analysis")
        eve.post(f"/api/tables/{table}/analysis/stop")
        assert told_when(ann, table, "running")["yours"]
        ann.post(f"/api/tables/{table}/analysis/stop")
        assert not told_when(ann, table, "none")["yours"]
        ann.post(f"/api/tables/{table}/analysis")
        assert told_when(ann, table, "running")["yours"]


def test_a_second_guest_waits_for_the_same_and_it_goes_on_without_the_first(sqlite_url: str) -> None:
    with Served(sqlite_url, limits={"analysis_seconds": 10_000.0, **TALK}) as server:
        ann, table = finished(server)
        eve = server.guest("Eve")
        ann.post(f"/api/tables/{table}/analysis")
        assert eve.post(f"/api/tables/{table}/analysis").json()["yours"]
        assert not ann.post(f"/api/tables/{table}/analysis/stop").json()["yours"]
        assert told_when(eve, table, "running")["yours"]


def test_an_analysis_outlives_the_server_and_leaves_with_its_table(sqlite_url: str) -> None:
    with Served(sqlite_url, limits={"analysis_seconds": 0.1, **TALK}) as server:
        ann, table = finished(server)
        ann.post(f"/api/tables/{table}/analysis")
        told_when(ann, table, "done")
        server.stop()
        server.start()
        assert ann.get(f"/api/tables/{table}/analysis").json()["state"] == "done"
