"""A full disk, a damaged row, a clock that jumps: each costs what it touches, and nothing else."""

from __future__ import annotations

import resource
import sqlite3
import time
from pathlib import Path

import psutil
import pytest

from questhall.table.settings import Settings
from questhall.table.tokens import Tokens
from tests.table.served import Served

# the clock of the machine goes an hour wrong as soon as a file is there
JUMPY = """
import os, time
real = time.time
time.time = lambda: real() + 3600 * (os.path.exists(FORWARD) - os.path.exists(BACK))
"""


def test_a_full_disk_seats_nobody(sqlite_url: str) -> None:
    with Served(sqlite_url) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        table = ann.table("tictactoe", "me", "open")
        ann.connect(table)
        assert server.process is not None
        process = psutil.Process(server.process.pid)
        process.rlimit(psutil.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        told = bob.post(f"/api/tables/{table}/join", {"seat": 1})
        assert (told.status_code, told.json()["reason"]) == (503, "http.no-database")
        assert [seat["kind"] for seat in bob.get(f"/api/tables/{table}").json()["seats"]] == ["person", "open"]
        ann.send({"type": "say", "text": "is anybody there?"})
        assert ann.until("refused")["refusal"]["reason"] == "http.no-database"
        process.rlimit(psutil.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        assert bob.post(f"/api/tables/{table}/join", {"seat": 1}).status_code == 200
        ann.act("mark:b2")
        server.kill()
        server.start()
        assert bob.connect(table).picture["seq"] == 1


def test_a_damaged_table_is_reported_and_the_others_go_on(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    with Served(f"sqlite+aiosqlite:///{file}") as server:
        ann = server.guest()
        sheet, snapshot, illegal, gap, sound = (ann.table("tictactoe", "me", "me", public=True) for _ in range(5))
        for table in (illegal, gap, sound):
            ann.connect(table)
            ann.act("mark:b2")
            ann.act("mark:a1")
            ann.close()
        server.stop()
        with sqlite3.connect(file) as base:
            base.execute("UPDATE tables SET detail = x'c1c1' WHERE id = ?", [sheet])
            base.execute("UPDATE tables SET snapshot = x'00' WHERE id = ?", [snapshot])
            base.execute("UPDATE entries SET text = 'mark:b2' WHERE table_id = ? AND seq = 2", [illegal])
            base.execute("UPDATE entries SET seq = 7 WHERE table_id = ? AND seq = 2", [gap])
            touched = base.execute("SELECT updated > created FROM tables WHERE id = ?", [sound]).fetchone()
        base.close()
        assert touched == (1,)  # a table in play is in use
        server.start()
        for path in ("/api/tables", "/api/tables?mine=1"):
            assert sound in {table["id"] for table in ann.get(path).json()}
        for table in (sheet, snapshot):
            for _ in range(2):
                told = ann.get(f"/api/tables/{table}")
                assert (told.status_code, told.json()["reason"]) == (410, "table.unreadable")
        for table in (illegal, gap):
            shown = ann.connect(table).picture
            assert shown["status"] == "frozen"
            assert shown["view"]["cells"].count(-1) == 8
            ann.close()
        ann.connect(sound).act()
        server.stop()
        with sqlite3.connect(file) as base:
            reports = dict(base.execute("SELECT table_id, count(*) FROM reports GROUP BY table_id").fetchall())
        base.close()
        assert reports == dict.fromkeys((sheet, snapshot, illegal, gap), 1)


@pytest.mark.parametrize("way", ["forward", "back"])
def test_clocks_go_on_evenly_when_the_clock_of_the_machine_jumps(way: str, tmp_path: Path) -> None:
    files = f"FORWARD, BACK = {str(tmp_path / 'forward')!r}, {str(tmp_path / 'back')!r}"
    with Served(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}", games=files + JUMPY) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        table = ann.table("tictactoe", "me", "open", clock={"seconds": 60})
        bob.post(f"/api/tables/{table}/join", {"seat": 1})
        bob.connect(table)
        ann.connect(table).act("mark:b2")
        (tmp_path / way).touch()
        time.sleep(1.1)
        bob.act("mark:a1")
        clocks = [seat["clock"] for seat in bob.get(f"/api/tables/{table}").json()["seats"]]
        assert 30 < clocks[1] < 59
        assert not any(seat["out"] for seat in bob.picture["seats"])


def test_a_token_of_a_process_whose_clock_is_ahead_is_good(monkeypatch: pytest.MonkeyPatch) -> None:
    tokens, true = Tokens([b"secret"], Settings()), time.time
    monkeypatch.setattr(time, "time", lambda: true() + 60)
    who, token = tokens.make("Ann")
    monkeypatch.undo()
    assert tokens.read(token) == who
