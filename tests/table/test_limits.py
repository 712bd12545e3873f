"""Every limit of the settings holds, and who exceeds it hears why, in both languages."""

from __future__ import annotations

import contextlib
import secrets
import socket
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import questhall.table
from questhall.table.settings import Limits
from tests.table.served import Player, Served, closed
from tests.table.test_holding import LIMITS

WORDS = Path(questhall.table.__file__).parent / "words"
TESTED: set[str] = set()
# in test_holding.py, test_analyses.py and test_hostile.py
ELSEWHERE = {"search_milliseconds", "analysis_seconds", "pack_bytes"}


def limited(url: str, **limits: Any) -> Served:
    TESTED.update(limits)
    return Served(url, limits=limits)


def worded(key: str) -> bool:
    """Whether both languages have words for it."""
    name = key.replace(".", "_")
    return all(f"\n{name} = " in (WORDS / f"{lang}.ftl").read_text(encoding="utf-8") for lang in ("en", "ru"))


def refused(told: httpx.Response, reason: str, limit: int | None = None) -> bool:
    problem = told.json()
    numbers = {} if limit is None else {"limit": limit}
    return (problem["reason"], problem["numbers"]) == (reason, numbers) and worded(f"no-{reason}")


def turned_away(player: Player, reason: str) -> bool:
    return player.until("bye")["reason"] == reason and worded(f"bye-{reason}")


def at_the_door(server: Served, who: Player) -> Player:
    """One more connection of somebody, which has said nothing yet."""
    one = Player(server, who.id, who.token)
    one.socket = connect(f"ws://127.0.0.1:{server.port}/ws").__enter__()
    return one


def test_a_guest_keeps_only_so_many_tables_until_one_is_over_or_left(sqlite_url: str) -> None:
    with limited(sqlite_url, tables_per_guest=2) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        wish = {"game": "tictactoe", "seats": [{"kind": "me"}, {"kind": "me"}]}
        first, second = ann.table("tictactoe", "me", "me"), ann.table("tictactoe", "me", "open")
        third = ann.post("/api/tables", wish)
        assert third.status_code == 429
        assert refused(third, "table.too-many", 2)
        assert bob.post("/api/tables", wish).status_code == 201
        ann.connect(first).play_out()
        assert ann.post(f"/api/tables/{first}/rematch").status_code == 201
        assert refused(ann.post("/api/tables", wish), "table.too-many", 2)
        ann.post(f"/api/tables/{second}/leave", {"seat": 0})
        assert ann.post("/api/tables", wish).status_code == 201


def test_tables_made_at_the_same_moment_count_too(sqlite_url: str) -> None:
    with limited(sqlite_url, tables_per_guest=3) as server, ThreadPoolExecutor(8) as many:
        ann = server.guest()
        wish = {"game": "tictactoe", "seats": [{"kind": "me"}, {"kind": "me"}]}
        told = list(many.map(lambda _: ann.post("/api/tables", wish).status_code, range(8)))
        assert sorted(told) == [201] * 3 + [429] * 5


def test_making_tables_too_often_is_refused(sqlite_url: str) -> None:
    with limited(sqlite_url, creations_per_minute=1) as server:
        ann = server.guest()
        ann.table("lanterns", "me", "me")
        assert refused(ann.post("/api/tables", {"game": "lanterns", "seats": [{"kind": "me"}] * 2}), "http.too-often")


def test_a_large_body_is_refused(sqlite_url: str) -> None:
    with limited(sqlite_url, body_bytes=200) as server:
        told = httpx.post(f"{server.http}/api/guest", json={"name": "x" * 300})
        assert told.status_code == 413
        assert refused(told, "http.too-large", 200)


def test_a_file_that_is_too_large_is_not_taken_in(sqlite_url: str) -> None:
    with limited(sqlite_url, import_bytes=1_000) as server:
        ann = server.guest()
        told = ann.send_file("/api/lines", b"x" * 1_001)
        assert told.status_code == 413
        assert refused(told, "http.too-large", 1_000)


def test_a_long_name_is_refused_and_not_cut(sqlite_url: str) -> None:
    with limited(sqlite_url, name_length=5) as server:
        assert server.guest("Annie").id
        assert refused(httpx.post(f"{server.http}/api/guest", json={"name": "Annika"}), "http.name-too-long", 5)


def test_a_large_message_and_a_long_word_are_refused_and_the_connection_stays(sqlite_url: str) -> None:
    with limited(sqlite_url, message_bytes=200, chat_length=50) as server:
        ann = server.guest()
        ann.connect(ann.table("lanterns", "me", "me"))
        for letters, reason, limit in ((60, "table.said-too-much", 50), (300, "http.too-large", 200)):
            ann.send({"type": "say", "text": "x" * letters})
            told = ann.until("refused")["refusal"]
            assert (told["reason"], told["numbers"]) == (reason, {"limit": limit})
            assert worded(f"no-{reason}")
        ann.act()
        ann.send({"type": "say", "text": "x" * 2_000})
        assert closed(ann) in (1009, 1006)


def test_a_flood_is_cut_off(sqlite_url: str) -> None:
    with limited(sqlite_url, burst=5, messages_per_second=1.0) as server:
        ann = server.guest()
        ann.connect(ann.table("lanterns", "me", "me"))
        with contextlib.suppress(ConnectionClosed):
            for _ in range(10):
                ann.send({"type": "ping"})
        assert turned_away(ann, "flood")


def test_connections_are_counted_for_each_guest_and_for_all(sqlite_url: str) -> None:
    with limited(sqlite_url, connections_per_guest=1, connections=2) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        table = ann.table("lanterns", "me", "me")
        ann.connect(table)
        again = at_the_door(server, ann)
        again.send({"type": "hello", "table": table, "token": ann.token})
        assert turned_away(again, "too-many-connections")
        assert closed(again) == 4429
        bob.connect(table)
        third = at_the_door(server, bob)
        assert turned_away(third, "full")
        assert closed(third) == 1013
        ann.act()


def test_who_does_not_read_is_told_when_it_does(sqlite_url: str) -> None:
    talk = {"burst": 100_000, "chat_length": 60_000, "message_bytes": 80_000}
    with limited(sqlite_url, unsent_messages=20, **talk) as server:
        ann = server.guest()
        table = ann.table("lanterns", "me", "me")
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        narrow.connect(("127.0.0.1", server.port))
        slow = Player(server, ann.id, ann.token)
        slow.socket = connect(f"ws://127.0.0.1:{server.port}/ws", sock=narrow, max_queue=1, max_size=None).__enter__()
        slow.send({"type": "hello", "table": table, "token": ann.token})
        ann.connect(table)
        for _ in range(160):
            ann.send({"type": "say", "text": secrets.token_hex(29_000)})
            ann.until("picture")
        assert turned_away(slow, "slow-reader")


def test_every_limit_has_been_exceeded() -> None:
    assert {field.name for field in msgspec.structs.fields(Limits)} == TESTED | ELSEWHERE | {*LIMITS}
