"""Hostile input: each refused with a reason or dropped; nothing leaks, nothing is lost, others do not notice."""

from __future__ import annotations

import json
import secrets
import socket
import time
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from questhall.table.protocol import PROTOCOL
from questhall.table.settings import Limits
from tests.table.served import Player, Served, closed

TWO = b'{"game": "lanterns", "seats": [{"kind": "me"}, {"kind": "me"}]}'


@pytest.mark.parametrize(
    "message",
    [
        "",
        "hello",
        "{",
        "[]",
        "null",
        "{}",
        '{"type": "act"}',
        '{"type": "nonsense"}',
        '{"type": "act", "seat": "0", "base": 0, "option": "draw"}',
        '{"type": "act", "seat": 0, "base": 0, "option": "draw", "as": "Bob"}',
        '{"type": "act", "seat": 1e999, "base": 0, "option": "draw"}',
        '{"type": "hello", "table": "x"}',
        '{"type": "say", "text": ' + '"' + "x" * 10 + "\\ud800" + '"}',
        b"\xff\xfe\x00",
        b"\x00" * 100,
    ],
)
def test_a_malformed_message_is_refused_and_the_table_goes_on(server: Served, message: Any) -> None:
    ann = server.guest()
    ann.connect(ann.table("lanterns", "me", "me"))
    ann.send(message)
    assert ann.until("refused")["refusal"]["reason"] in ("http.malformed", "table.nothing-said")
    ann.act()
    assert ann.picture["seq"] == 1


def test_an_oversized_message_ends_the_connection_and_nothing_else(server: Served) -> None:
    ann = server.guest()
    table = ann.table("lanterns", "me", "me")
    ann.connect(table)
    ann.send(json.dumps({"type": "say", "text": "x" * 100_000}))
    assert closed(ann) in (1009, 1006)
    ann.connect(table).act()


def test_a_flood_is_cut_off_and_may_come_back(sqlite_url: str) -> None:
    with Served(sqlite_url, limits={"burst": 20, "messages_per_second": 5}) as server:
        ann, bob = server.guest(), server.guest()
        table, other = ann.table("lanterns", "me", "me"), bob.table("lanterns", "me", "me")
        ann.connect(table)
        bob.connect(other)
        for _ in range(60):
            ann.send({"type": "ping"})
        assert ann.until("bye")["reason"] == "flood"
        bob.act()
        ann.connect(table).act()


def test_a_reader_that_does_not_read_is_sent_away(sqlite_url: str) -> None:
    talkative = {"unsent_messages": 40, "burst": 100_000, "chat_length": 15_000, "message_bytes": 20_000}
    with Served(sqlite_url, limits=talkative) as server:
        ann = server.guest()
        table = ann.table("lanterns", "me", "me")
        slow = Player(server, ann.id, ann.token)
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        narrow.connect(("127.0.0.1", server.port))
        slow.socket = connect(f"ws://127.0.0.1:{server.port}/ws", sock=narrow, max_queue=1, max_size=None).__enter__()
        slow.send({"type": "hello", "table": table, "token": ann.token})
        ann.connect(table)
        for _ in range(900):
            ann.send({"type": "say", "text": secrets.token_hex(7_000)})  # does not compress well
            ann.until("picture")
        assert ann.picture["seq"] == 900
        assert closed(slow) in (4000, 1006, 1011)
        assert len(slow.heard) < 900
        Player(server, ann.id, ann.token).connect(table).act()


@pytest.mark.parametrize("token", ["", "x", "a.b.c", "WyJhIiwiYiJd.aaaaaa.forged", "x" * 5_000])
def test_a_forged_token_is_nobody(server: Served, token: str) -> None:
    ann = server.guest()
    table = ann.table("lanterns", "me", "me")
    eve = Player(server, ann.id, token)
    assert eve.post("/api/tables", {"game": "lanterns", "seats": []}).status_code == 401
    eve.connect(table)
    assert eve.picture["you"] == []
    eve.send({"type": "act", "seat": 0, "base": 0, "option": "draw"})
    assert eve.until("refused")["refusal"]["reason"] == "table.not-your-seat"


def test_a_token_changed_by_one_letter_is_nobody(server: Served) -> None:
    ann = server.guest()
    for at in (2, len(ann.token) // 2, len(ann.token) - 2):
        changed = ann.token[:at] + ("A" if ann.token[at] != "A" else "B") + ann.token[at + 1 :]
        assert Player(server, ann.id, changed).post("/api/tables", {}).status_code == 401


def test_an_old_token_is_nobody(sqlite_url: str) -> None:
    with Served(sqlite_url, token_days=0) as server:
        ann = server.guest()
        time.sleep(1.1)
        assert ann.post("/api/tables", {"game": "lanterns", "seats": []}).status_code == 401


def test_a_foreign_page_is_refused(server: Served) -> None:
    told = httpx.post(f"{server.http}/api/guest", json={"name": "Eve"}, headers={"origin": "https://evil.example"})
    assert told.json()["reason"] == "http.foreign-origin"
    with pytest.raises(InvalidStatus), connect(f"ws://127.0.0.1:{server.port}/ws", origin="https://evil.example"):  # type: ignore[arg-type]
        pass
    own = httpx.post(f"{server.http}/api/guest", json={"name": "Ann"}, headers={"origin": server.http})
    assert own.status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/..%2f..%2fetc%2fpasswd",
        "/api/tables/../../etc/passwd",
        "/api/tables/%00",
        "/api/tables/" + "x" * 3_000,
        "/api/rules/..%2frollplayer",
        "/api/games/%2fetc%2fpasswd/printed",
        "/../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
    ],
)
def test_tricks_with_paths_lead_nowhere(server: Served, path: str) -> None:
    told = httpx.get(f"{server.http}{path}")
    assert "root:" not in told.text
    assert told.status_code in (200, 400, 404, 503)
    if told.headers["content-type"] == "application/json":
        assert told.json()["reason"].startswith(("http.no-such", "table.no-such"))


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (b"", "http.malformed"),
        (b"{", "http.malformed"),
        (b"[]", "http.malformed"),
        (b'{"game": "lanterns"}', "http.malformed"),
        (b'{"game": "chess", "seats": []}', "table.no-such-game"),
        (b'{"game": "../examples/lanterns", "seats": []}', "table.no-such-game"),
        (b'{"game": "lanterns", "seats": []}', "terms.players"),
        (b'{"game": "lanterns", "seats": [{"kind": "bot", "bot": "genius"}, {"kind": "me"}]}', "table.no-such-bot"),
        (
            b'{"game": "lanterns", "seats": [{"kind": "me"}, {"kind": "me"}], "settings": {"x": 1}}',
            "terms.unknown-setting",
        ),
        (TWO[:-1] + b', "settings": {"torches": 7}}', "terms.value"),
        (TWO[:-1] + b', "clock": {"seconds": -1}}', "table.clock"),
        (TWO[:-1] + b', "extra": 1}', "http.malformed"),
        (b" " * (Limits().pack_bytes + 1), "http.too-large"),
    ],
)
def test_a_bad_table_is_refused_with_its_reason(server: Served, body: bytes, reason: str) -> None:
    ann = server.guest()
    headers = {"authorization": f"Bearer {ann.token}", "content-type": "application/json"}
    told = httpx.post(f"{server.http}/api/tables", content=body, headers=headers)
    assert told.json()["reason"] == reason
    assert 400 <= told.status_code < 500


def test_names_are_one_short_line_and_never_empty(server: Served) -> None:
    def name(wanted: str) -> Any:
        return httpx.post(f"{server.http}/api/guest", json={"name": wanted}).json()

    assert name("  a\n\tb\u0000\u202ec  ")["name"] == "a b c"
    assert name("<img src=x onerror=al>")["name"] == "<img src=x onerror=al>"
    assert name("x" * 500)["reason"] == "http.name-too-long"
    for empty in ("", "   ", "\u200b\u202e"):
        assert name(empty)["reason"] == "http.no-name"


def test_making_tables_too_often_is_refused(sqlite_url: str) -> None:
    with Served(sqlite_url, limits={"creations_per_minute": 3}) as server:
        ann, bob = server.guest(), server.guest()
        for _ in range(3):
            ann.table("lanterns", "me", "me")
        assert ann.post("/api/tables", {"game": "lanterns", "seats": []}).status_code == 429
        bob.table("lanterns", "me", "me")


def test_connections_are_limited_per_guest_and_in_all(sqlite_url: str) -> None:
    with Served(sqlite_url, limits={"connections_per_guest": 2, "connections": 4}) as server:
        ann, bob = server.guest(), server.guest()
        table = ann.table("lanterns", "me", "me")
        held = [Player(server, ann.id, ann.token).connect(table) for _ in range(2)]
        third = Player(server, ann.id, ann.token)
        third.socket = connect(f"ws://127.0.0.1:{server.port}/ws").__enter__()
        third.send({"type": "hello", "table": table, "token": ann.token})
        assert closed(third) == 4429
        held += [Player(server, bob.id, bob.token).connect(table) for _ in range(2)]
        fifth = Player(server, bob.id, bob.token)
        fifth.socket = connect(f"ws://127.0.0.1:{server.port}/ws").__enter__()
        assert closed(fifth) == 1013
        held[0].act()


def test_a_thousand_idle_connections_do_not_hinder_a_game(sqlite_url: str) -> None:
    with Served(sqlite_url, limits={"connections": 2_000}) as server:
        idle = []
        for _ in range(1_000):
            one = socket.create_connection(("127.0.0.1", server.port))
            one.sendall(b"GET /ws HTTP/1.1\r\nHost: x\r\n")
            idle.append(one)
        ann = server.guest()
        assert ann.connect(ann.table("lanterns", "me", "house")).play_out()["status"] == "over"
        for one in idle:
            one.close()


def test_secrets_never_reach_the_log(sqlite_url: str) -> None:
    server = Served(sqlite_url)
    server.start()
    ann = server.guest("Annabella")
    table = ann.table("lanterns", "me", "house")
    end = ann.connect(table).play_out()
    ann.send({"type": "act", "seat": 5, "base": 1, "option": "x"})
    ann.until("refused")
    ann.send({"type": "say", "text": "a private word"})
    ann.until("picture")
    server.stop()
    assert table in server.log
    for secret in (ann.token, ann.id, "Annabella", end["key"], "a private word"):
        assert secret not in server.log


words = st.sampled_from(["hello", "act", "undo", "consent", "say", "look", "standing", "explain", "ping"])
values = st.one_of(st.integers(-5, 5), st.text(max_size=8), st.booleans(), st.none(), st.floats(allow_nan=False))
fields = st.sampled_from(["seat", "base", "option", "wish", "agree", "text", "kind", "table", "token", "since"])


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.tuples(words, st.dictionaries(fields, values, max_size=4)), min_size=1, max_size=8))
def test_any_messages_in_any_order_leave_a_playable_table(
    server: Served, said: list[tuple[str, dict[str, Any]]]
) -> None:
    ann = server.guest()
    table = ann.table("bandits", "me", "me")
    ann.connect(table)
    for kind, content in said:
        ann.send(json.dumps({"type": kind, **content}))
    ann.send({"type": "ping"})
    ann.until("pong")
    fresh = Player(server, ann.id, ann.token).connect(table)
    assert fresh.picture["status"] in ("running", "over")
    if fresh.picture["status"] == "running":
        fresh.act()
    fresh.close()
    ann.close()


@pytest.mark.parametrize("protocol", [PROTOCOL + 1, -1])
def test_who_speaks_another_version_is_told_to_load_the_page_again(server: Served, protocol: int) -> None:
    ann = server.guest()
    table = ann.table("lanterns", "me", "me")
    ann.socket = connect(f"ws://127.0.0.1:{server.port}/ws").__enter__()
    ann.send({"type": "hello", "table": table, "token": ann.token, "protocol": protocol})
    assert ann.hear()["reason"] == "old-page"
    assert closed(ann) == 4426
    ann.connect(table)  # who does not say is taken at their word
