"""Limits that hold: for addresses, lines that say or read nothing, bots that think or hang, and odd requests."""

from __future__ import annotations

import json
import secrets
import socket
import sqlite3
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from questhall.table.turns import Turns
from tests.table.served import Player, Served, closed

# for `games`: lines are cut in a second instead of ten
HASTY = """
import questhall.table.lines as lines, questhall.table.sockets as sockets
lines.REQUEST_SECONDS = sockets.FIRST_WORD_SECONDS = sockets.READING_SECONDS = lines.FAREWELL_SECONDS = 1.0
"""
LIMITS = {"guests_per_address": 3, "connections_per_address": 1, "creations_per_address": 2, "replays_per_minute": 2}
DEEP = "[" * 20_000 + "]" * 20_000


def cut_within(line: socket.socket, seconds: float) -> bool:
    """Whether the other end closes it."""
    line.settimeout(seconds)
    try:
        while line.recv(65_536):
            pass
    except TimeoutError:
        return False
    except ConnectionResetError:
        return True
    return True


def test_lines_that_say_or_read_nothing_are_cut_in_seconds(sqlite_url: str) -> None:
    talk = {"burst": 100_000, "messages_per_second": 1e6, "chat_length": 15_000, "message_bytes": 20_000}
    with Served(sqlite_url, games=HASTY, limits=talk) as server:
        place = ("127.0.0.1", server.port)
        silent, half, slow_body = (socket.create_connection(place) for _ in range(3))
        half.sendall(b"GET /ws HTTP/1.1\r\nHost: x\r\n")
        slow_body.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /ag")  # the second request does not end
        dumb = connect(f"ws://127.0.0.1:{server.port}/ws")  # comes in and says nothing
        assert all(cut_within(line, 8) for line in (silent, half, slow_body))
        ann = server.guest()
        table = ann.table("lanterns", "me", "me")
        assert closed_with(dumb) == 4408
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        narrow.connect(place)
        deaf = connect(f"ws://127.0.0.1:{server.port}/ws", sock=narrow, max_queue=1, max_size=None)
        deaf.send(json.dumps({"type": "hello", "table": table, "token": ann.token}))
        ann.connect(table)
        while ann.until("presence")["watching"] < 0:
            pass
        for _ in range(250):  # fewer than a slow reader may be behind
            ann.send({"type": "say", "text": secrets.token_hex(7_000)})
            ann.until("picture")
        ends = time.monotonic() + 20
        while "questhall_clients 1.0" not in httpx.get(f"{server.http}/metrics").text:
            assert time.monotonic() < ends
            time.sleep(0.1)
        ann.act()


def closed_with(line: object) -> int:
    player = Player.__new__(Player)
    player.socket, player.heard, player.bytes, player.picture = line, [], [], {}  # type: ignore[assignment]
    return closed(player)


def test_one_address_gets_only_so_much_and_only_configured_proxies_are_believed(sqlite_url: str) -> None:
    with Served(sqlite_url, limits=LIMITS) as server:

        def named(forwarded: str) -> int:
            headers = {"x-forwarded-for": forwarded}
            return httpx.post(f"{server.http}/api/guest", json={"name": "Eve"}, headers=headers).status_code

        ann = server.guest("Ann")
        assert [named("198.51.100.1"), named("198.51.100.2"), named("198.51.100.3")] == [200, 200, 429]
        table = ann.table("tictactoe", "me", "me")
        ann.connect(table).play_out()
        again = Player(server, "", "")
        again.socket = connect(f"ws://127.0.0.1:{server.port}/ws").__enter__()
        assert again.until("bye")["reason"] == "too-many-connections"
        assert ann.post(f"/api/tables/{table}/rematch").status_code == 201
        for path, body in (
            ("rematch", {}),
            ("branch", {"step": 0, "seats": [{"kind": "me"}] * 2}),
            ("go-on", {"seats": []}),
        ):
            assert ann.post(f"/api/tables/{table}/{path}", body).json()["reason"] == "http.too-often"
        replays = [ann.get(f"/api/tables/{table}/{path}").status_code for path in ("replay?step=1", "proof", "replay")]
        assert replays == [200, 200, 429]
        server.stop()
        server.settings["proxies"] = ["127.0.0.1"]
        server.start()
        assert [named(f"198.51.100.{at}") for at in range(6)] == [200] * 6
        assert [named("198.51.100.0") for _ in range(3)] == [200, 200, 429]


@pytest.mark.parametrize("path", ["/%00", "/" + "x" * 5_000, "/assets/%00.js", "/" + "a/" * 3_000])
def test_addresses_that_no_file_can_have_are_not_found(server: Served, path: str) -> None:
    assert httpx.get(f"{server.http}{path}").status_code in (200, 404, 414)


def test_deep_nesting_and_odd_numbers_are_refused_as_what_they_are(server: Served) -> None:
    ann = server.guest()
    headers = {**ann.headers(), "content-type": "application/json"}
    for path in ("/api/guest", "/api/tables"):
        told = httpx.post(f"{server.http}{path}", content=DEEP, headers=headers)
        assert (told.status_code, told.json()["reason"]) == (400, "http.malformed")
        told = httpx.post(f"{server.http}{path}", content='{"name": ' + DEEP + "}", headers=headers)
        assert told.status_code == 400
    assert ann.send_file("/api/lines", b"\x91" * 50_000).status_code == 400
    for bot in ("search:²", "search:-1", "search:1e9", "search:٣", "search:0", "house:5"):
        told = ann.post("/api/tables", {"game": "lanterns", "seats": [{"kind": "me"}, {"kind": "bot", "bot": bot}]})
        assert (told.status_code, told.json()["reason"]) == (400, "table.no-such-bot"), bot
    ann.connect(ann.table("lanterns", "me", "me"))
    ann.send('{"type": "say", "text": ' + DEEP[:8_000] + "}")
    assert ann.until("refused")["refusal"]["reason"] == "http.malformed"


@pytest.mark.parametrize(("bot", "taken"), [("search:3000", True), ("search:3001", False), ("search:999999999", False)])
def test_a_bot_thinks_no_longer_than_the_house_lets_it(server: Served, bot: str, taken: bool) -> None:
    ann = server.guest()
    told = ann.post("/api/tables", {"game": "lanterns", "seats": [{"kind": "me"}, {"kind": "bot", "bot": bot}]})
    assert (told.status_code == 201) == taken
    if not taken:
        assert told.json() == {"reason": "table.search-too-long", "rule": "", "numbers": {"limit": 3000}}


def test_a_page_of_a_name_that_is_not_ours_is_refused(sqlite_url: str) -> None:
    with Served(sqlite_url, hosts=["games.example"]) as server:

        def asked(origin: str, host: str) -> int:
            headers = {"origin": origin, "host": host}
            return httpx.post(f"{server.http}/api/guest", json={"name": "Ann"}, headers=headers).status_code

        assert asked("https://games.example", "games.example") == 200
        assert asked(f"http://127.0.0.1:{server.port}", f"127.0.0.1:{server.port}") == 200
        assert asked("http://rebound.example", "rebound.example") == 400  # a name that points here
        assert asked("https://games.example", "127.0.0.1") == 400
        with pytest.raises(InvalidStatus):
            connect(f"ws://127.0.0.1:{server.port}/ws", origin="http://localhost.example").__enter__()  # type: ignore[arg-type]
        policy = httpx.get(f"{server.http}/api/games").headers["content-security-policy"]
        assert "connect-src 'self';" in policy


def test_tokens_are_taken_back_and_keys_are_renewed(sqlite_url: str) -> None:
    with Served(sqlite_url) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        table = ann.table("lanterns", "me", "me")
        stolen = Player(server, ann.id, ann.token).connect(table)
        told = ann.post("/api/guest/sign-out").json()
        assert told["id"] == ann.id
        assert stolen.until("bye")["reason"] == "signed-out"
        assert ann.get("/api/tables?mine=1").status_code == 401
        ann.token = told["token"]
        assert ann.connect(table).picture["you"] == [0, 1]
        assert bob.get("/api/tables?mine=1").status_code == 200
        server.stop()
        server.start()
        assert Player(server, ann.id, stolen.token).get("/api/tables?mine=1").status_code == 401
        assert ann.get("/api/tables?mine=1").status_code == 200


def test_ones_own_tables_are_found_among_any_number(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    with Served(f"sqlite+aiosqlite:///{file}") as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        mine, joined = ann.table("lanterns", "me", "me"), bob.table("lanterns", "me", "open")
        ann.post(f"/api/tables/{joined}/join", {"seat": 1})
        with sqlite3.connect(file) as base:
            names = [row[1] for row in base.execute("PRAGMA table_info(tables)")]
            others = ", ".join("'x' || n" if name == "id" else "9e9" if name == "updated" else name for name in names)
            base.execute(
                "WITH RECURSIVE count(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM count WHERE n < 2000) "
                f"INSERT INTO tables SELECT {others} FROM tables, count WHERE id = ?",
                [bob.table("lanterns", "me", "me")],
            )
        base.close()
        assert {table["id"] for table in ann.get("/api/tables?mine=1").json()} == {mine, joined}
        ann.post(f"/api/tables/{joined}/leave", {"seat": 1})
        assert {table["id"] for table in ann.get("/api/tables?mine=1").json()} == {mine}


def test_whoever_asks_for_much_waits_longest() -> None:
    import asyncio

    async def whole() -> list[str]:
        turns, served = Turns(1), list[str]()

        async def think(guest: str) -> None:
            async with turns.of(guest):
                served.append(guest)
                await asyncio.sleep(0)

        await asyncio.gather(*(think(guest) for guest in ["Ann"] * 5 + ["Bob", "Cid", "Bob"]))
        return served

    assert asyncio.run(whole()) == ["Ann", "Ann", "Bob", "Cid", "Ann", "Bob", "Ann", "Ann"]
