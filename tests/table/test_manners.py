"""The host's say at a table: who speaks, who sits, who stays away."""

from __future__ import annotations

from typing import Any

from tests.table.served import Player, Served, closed


def do(host: Player, table: str, what: str, name: str = "") -> Any:
    told = host.get(f"/api/tables/{table}/people").json()
    who = next((one["alias"] for one in told["people"] if one["name"] == name), "")
    return host.post(f"/api/tables/{table}/people", {"do": what, "who": who})


def people(host: Player, table: str) -> dict[str, Any]:
    return {one["name"]: one for one in host.get(f"/api/tables/{table}/people").json()["people"]}


def says(player: Player, words: str) -> str:
    """Whether it is told, else why not."""
    player.send({"type": "say", "text": words})
    while (message := player.hear())["type"] != "refused":
        if message["type"] == "picture" and any(entry["text"] == words for entry in message["entries"]):
            return "told"
    return str(message["refusal"]["reason"])


def test_strangers_speak_only_where_the_host_wants_it(server: Served) -> None:
    ann, bob, eve = server.guest("Ann"), server.guest("Bob"), server.guest("Eve")
    table = ann.table("tictactoe", "me", "open")
    bob.post(f"/api/tables/{table}/join", {"seat": 1})
    for player in (ann, bob, eve):
        player.connect(table)
    assert says(bob, "hello") == "told"
    assert says(eve, "me too") == "table.chat-for-players"
    do(ann, table, "invite", "Eve")
    assert says(eve, "thanks") == "told"
    do(ann, table, "mute", "Eve")
    assert says(eve, "why?") == "table.muted"
    do(ann, table, "unmute", "Eve")
    do(ann, table, "uninvite", "Eve")
    assert says(eve, "and now?") == "table.chat-for-players"
    do(ann, table, "chat-all")
    assert says(eve, "all of us") == "told"
    do(ann, table, "mute", "Bob")
    assert says(bob, "I sit here") == "table.muted"
    assert people(ann, table)["Bob"] == {
        "alias": people(ann, table)["Bob"]["alias"],
        "name": "Bob",
        "seats": [1],
        "here": True,
        "muted": True,
        "invited": False,
        "banned": False,
    }


def test_only_the_host_decides_and_never_about_nobody(server: Served) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.table("tictactoe", "me", "open")
    bob.post(f"/api/tables/{table}/join", {"seat": 1})
    assert bob.get(f"/api/tables/{table}/people").status_code == 403
    assert bob.post(f"/api/tables/{table}/people", {"do": "chat-all"}).json()["reason"] == "table.host-only"
    for who in ("", "nobody"):
        told = ann.post(f"/api/tables/{table}/people", {"do": "kick", "who": who})
        assert told.json()["reason"] == "table.nobody-there"
    assert ann.post(f"/api/tables/{table}/people", {"do": "dance"}).json()["reason"] == "http.malformed"
    assert "Ann" not in people(ann, table)


def test_who_is_sent_away_may_come_back_and_who_is_kept_out_may_not(server: Served) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.table("tictactoe", "me", "open")
    join = f"/api/tables/{table}/join"
    bob.post(join, {"seat": 1})
    bob.connect(table)
    do(ann, table, "kick", "Bob")
    bye = bob.until("bye")
    assert (bye["reason"], bye["again"]) == ("kicked", False)
    assert bob.post(join, {"seat": 1}).status_code == 200
    ann.connect(table).act("mark:b2")
    bob.connect(table)
    do(ann, table, "ban", "Bob")
    assert bob.until("bye")["reason"] == "banned"
    assert ann.until_asked()["seat"] == 0  # a bot plays on in the seat
    assert bob.post(join, {"seat": 1}).json()["reason"] in ("table.seat-taken", "table.banned")
    other = ann.table("tictactoe", "me", "open")
    assert bob.post(f"/api/tables/{other}/join", {"seat": 1}).status_code == 200
    again = Player(server, bob.id, bob.token)
    try:
        again.connect(table)
    except Exception:
        assert again.heard[-1]["reason"] == "banned"
        assert closed(again) == 4403
    else:
        raise AssertionError("who is kept out came in")
    do(ann, table, "unban", "Bob")
    assert Player(server, bob.id, bob.token).connect(table).picture["you"] == []


def test_a_guest_takes_one_seat_unless_the_host_allows_more(server: Served) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.table("lanterns", "me", "open", "open", "open")
    join = f"/api/tables/{table}/join"
    assert bob.post(join, {"seat": 1}).status_code == 200
    assert bob.post(join, {"seat": 2}).json()["reason"] == "table.one-seat"
    assert ann.post(join, {"seat": 2}).status_code == 200  # the host's table
    do(ann, table, "many-seats")
    assert bob.post(join, {"seat": 3}).status_code == 200
    assert server.guest("Ann").connect(table).picture["status"] == "running"
