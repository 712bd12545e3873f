"""The list of one's own tables says how each stands: to its players, each only what is theirs."""

from __future__ import annotations

import json
from typing import Any

from tests.table.served import Player, Served


def listed(player: Player, table: str) -> dict[str, Any]:
    (found,) = [one for one in player.get("/api/tables?mine=1").json() if one["id"] == table]
    return dict(found)


def two_at_a_table(server: Served, **options: Any) -> tuple[Player, Player, str]:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.table("lanterns", "me", "open", **options)
    assert bob.post(f"/api/tables/{table}/join", {"seat": 1}).status_code == 200
    return ann, bob, table


def test_the_one_who_is_asked_reads_the_question_in_both_languages(server: Served) -> None:
    ann = server.guest("Ann")
    table = ann.table("rollplayer", "me", "me")
    stands = listed(ann, table)["stands"]
    assert stands["you"] == [0, 1]
    assert stands["turn"]
    assert [ask["seat"] for ask in stands["asks"]] == stands["turn"]
    said = stands["asks"][0]["says"]
    assert set(said) == {"en", "ru"}
    assert not said["en"].startswith("ask-")
    assert said["en"] != said["ru"]


def test_the_others_read_whose_turn_it_is_and_no_more(server: Served) -> None:
    ann, bob, table = two_at_a_table(server)
    ann.connect(table)
    (asked,) = ann.picture["asked"]
    players = {0: ann, 1: bob}
    asking, other = players.pop(asked["seat"]), players.popitem()[1]
    assert [ask["kind"] for ask in listed(asking, table)["stands"]["asks"]] == [asked["kind"]]
    stands = listed(other, table)["stands"]
    assert stands["turn"] == [asked["seat"]]
    assert stands["asks"] == []
    ann.close()


def test_strangers_read_nothing_of_it(server: Served) -> None:
    ann, _, table = two_at_a_table(server, public=True)
    eve = server.guest("Eve")
    for told in (eve.get("/api/tables").json(), ann.get("/api/tables").json()):
        (row,) = [one for one in told if one["id"] == table]
        assert row["stands"] is None
    assert eve.get(f"/api/tables/{table}").json()["stands"] is None
    assert eve.get("/api/tables?mine=1").json() == []


def test_a_table_that_waits_for_players_asks_nobody(server: Served) -> None:
    ann = server.guest("Ann")
    stands = listed(ann, ann.table("lanterns", "me", "open"))["stands"]
    assert (stands["turn"], stands["asks"], stands["moves"]) == ([], [], 0)


def test_a_finished_game_has_a_result_and_a_length(server: Served) -> None:
    ann = server.guest("Ann")
    table = ann.table("lanterns", "me", "random")
    end = ann.connect(table).play_out()
    ann.close()
    stands = listed(ann, table)["stands"]
    assert stands["winners"] == end["winners"]
    assert stands["scores"] == end["scores"]
    assert stands["moves"] == ann.get(f"/api/tables/{table}/replay?step=0").json()["steps"]
    assert stands["turn"] == []


def test_after_a_restart_it_is_read_from_the_log_without_opening_the_table(url: str) -> None:
    with Served(url, snapshot_every=4) as hall:
        ann = hall.guest("Ann")
        table, over = ann.table("rollplayer", "me", "me"), ann.table("lanterns", "me", "random")
        ann.connect(over).play_out()
        ann.close()
        ann.connect(table)
        for _ in range(9):
            ann.act()
        ann.close()
        before = listed(ann, table), listed(ann, over)
        hall.stop()
        hall.start()
        after = listed(ann, table), listed(ann, over)
        assert [row["stands"] for row in after] == [row["stands"] for row in before]
        assert after == (listed(ann, table), listed(ann, over))
        assert "questhall_tables 0" in ann.get("/metrics").text
        assert json.loads(ann.get(f"/api/tables/{table}").text)["seq"] == before[0]["seq"]
