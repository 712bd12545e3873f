"""A guest's profile: counted from the tables, taken along to a second device, and gone when one wishes it."""

from __future__ import annotations

from typing import Any

from tests.table.served import Player, Served


def play_one(player: Player, game: str, *seats: str) -> dict[str, Any]:
    table = player.table(game, *seats)
    end = player.connect(table).play_out()
    player.close()
    return {**end, "table": table}


def profile(player: Player) -> dict[str, Any]:
    told: dict[str, Any] = player.get("/api/guest/profile").json()
    return told


def test_games_are_counted_by_game_by_bot_and_by_what_one_had(server: Served) -> None:
    ann = server.guest("Ann")
    ends = [play_one(ann, "lanterns", "me", "random"), play_one(ann, "rollplayer", "me", "house")]
    told = profile(ann)
    wins = [0 in end["winners"] for end in ends]
    assert [(one["game"], one["played"], one["won"]) for one in told["games"]] == [
        ("lanterns", 1, wins[0]),
        ("rollplayer", 1, wins[1]),
    ]
    assert {(one["game"], one["thing"]) for one in told["bots"]} == {("lanterns", "random"), ("rollplayer", "house")}
    assert {one["kind"] for one in told["things"]} >= {"race", "class", "market card"}
    assert [one["table"] for one in told["history"]] == [end["table"] for end in reversed(ends)]
    assert server.guest("Eve").get("/api/guest/profile").json()["history"] == []


def test_rivals_at_one_screen_are_in_the_history_and_count_for_nothing(server: Served) -> None:
    ann = server.guest("Ann")
    play_one(ann, "lanterns", "me", "me")
    told = profile(ann)
    assert told["games"] == []
    assert [one["counts"] for one in told["history"]] == [False]


def test_a_second_device_becomes_the_same_guest_once(server: Served) -> None:
    ann = server.guest("Ann")
    end = play_one(ann, "lanterns", "me", "random")
    code = ann.post("/api/guest/code").json()["code"]
    phone = server.guest("Somebody")
    became = phone.post("/api/guest/claim", {"code": code.lower()}).json()
    assert (became["id"], became["name"]) == (ann.id, "Ann")
    there = Player(server, became["id"], became["token"])
    assert [one["table"] for one in profile(there)["history"]] == [end["table"]]
    again = phone.post("/api/guest/claim", {"code": code})
    assert (again.status_code, again.json()["reason"]) == (404, "guest.no-such-code")


def test_a_new_code_takes_the_place_of_the_last_and_nobody_guesses_for_long(server: Served) -> None:
    ann = server.guest("Ann")
    first = ann.post("/api/guest/code").json()["code"]
    ann.post("/api/guest/code")
    assert ann.post("/api/guest/claim", {"code": first}).json()["reason"] == "guest.no-such-code"
    told = [ann.post("/api/guest/claim", {"code": "AAAAA-AAAAA"}).json()["reason"] for _ in range(12)]
    assert told[-1] == "http.too-often"


def test_who_wishes_to_be_forgotten_is_while_the_server_runs(server: Served) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    alone = ann.table("lanterns", "me", "random")
    both = bob.table("lanterns", "me", "open")
    ann.post(f"/api/tables/{both}/join", {"seat": 1})
    ann.post("/api/daily", {"game": "rollplayer"})
    gone = ann.post("/api/guest/forget").json()
    assert gone == {"deleted": 2, "left": 1}
    assert bob.get(f"/api/tables/{alone}").status_code == 404
    assert [seat["name"] for seat in bob.get(f"/api/tables/{both}").json()["seats"]] == ["Bob", ""]
    assert ann.get("/api/guest/profile").status_code == 401
    cid = server.guest("Cid")
    assert cid.post(f"/api/tables/{both}/join", {"seat": 1}).status_code == 200
    bob.connect(both)
    cid.connect(both)
    assert bob.until_asked() or cid.until_asked()
