"""Run for real: settings, readiness, guarded figures, backups, forgetting, saves that prove themselves."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import httpx
import pytest

from questhall.cli.check import verify
from questhall.record.files import BadFile
from questhall.table import admin
from questhall.table.configuring import configured
from questhall.table.serve import check
from questhall.table.settings import Limits, Settings
from questhall.table.sole import CannotServe
from tests.table.served import ROOT, Player, Served, free_port

TOML = """
port = 8100
hosts = ["games.example"]
lease_seconds = 3

[limits]
burst = 7
"""


def test_settings_come_from_a_file_then_the_environment_then_the_command_line(tmp_path: Path) -> None:
    file = tmp_path / "questhall.toml"
    file.write_text(TOML, encoding="utf-8")
    environment = {
        "QUESTHALL_PORT": "8200",
        "QUESTHALL_LIMITS_CHAT_LENGTH": "50",
        "QUESTHALL_PROXIES": "10.0.0.1, 10.0.0.2",
        "QUESTHALL_BOT_PAUSE": "0.5",
        "PATH": "/bin",
        "QUESTHALL_SETTINGS": str(file),
    }
    found = configured(None, environment, {"host": "0.0.0.0", "port": 8300, "database": None})
    assert (found.port, found.host, found.hosts, found.proxies) == (
        *(8300, "0.0.0.0", ("games.example",)),
        ("10.0.0.1", "10.0.0.2"),
    )
    assert (found.lease_seconds, found.bot_pause, found.database) == (3.0, 0.5, Settings().database)
    assert found.limits == Limits(burst=7, chat_length=50)
    assert configured(file, {}, {}).port == 8100
    assert configured(None, {}, {}) == Settings()


@pytest.mark.parametrize(
    ("text", "environment", "told"),
    [
        ("port = 'x'", {}, r"Expected `int`, got `str` - at `\$.port`"),
        ("porrt = 1", {}, "unknown field `porrt`"),
        ("port = ", {}, "is no TOML"),
        ("[limits]\nburst = 0", {}, r"`int` >= 1 - at `\$.limits.burst`"),
        ("", {"QUESTHALL_PORT": "many"}, "QUESTHALL_PORT: Expected `int`"),
        ("", {"QUESTHALL_LIMITS_BURST": "-1"}, "QUESTHALL_LIMITS_BURST: Expected `int` >= 1"),
        ("", {"QUESTHALL_PROT": "1"}, "QUESTHALL_PROT is no setting"),
    ],
)
def test_a_wrong_setting_is_told_in_one_line_with_its_place(
    text: str, environment: dict[str, str], told: str, tmp_path: Path
) -> None:
    file = tmp_path / "questhall.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(CannotServe, match=told) as failed:
        configured(file, environment, {})
    assert "\n" not in str(failed.value)


def test_check_tries_door_and_database_and_leaves_them(sqlite_url: str, tmp_path: Path) -> None:
    settings = Settings(database=sqlite_url, port=free_port())
    assert "all is well" in check(settings)
    with pytest.raises(CannotServe):
        check(Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'no' / 'x.db'}", port=settings.port))
    assert "all is well" in check(settings)


def test_a_server_is_backed_up_while_it_runs_restored_elsewhere_and_forgets_who_wants_it(
    tmp_path: Path, postgres_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'x.db'}"
    file, altered = tmp_path / "all.backup", tmp_path / "altered.backup"
    server = Served(url, metrics_token="a word")
    with server:
        assert httpx.get(f"{server.http}/readyz").json() == {"status": "ok"}
        assert httpx.get(f"{server.http}/metrics").status_code == 403
        shown = httpx.get(f"{server.http}/metrics", headers={"authorization": "Bearer a word"})
        assert "questhall_tables" in shown.text
        ann, bob = server.guest("Annabella"), server.guest("Bob")
        alone, shared = ann.table("tictactoe", "me", "me"), ann.table("tictactoe", "me", "open")
        bob.post(f"/api/tables/{shared}/join", {"seat": 1})
        ann.connect(shared)
        ann.send({"type": "say", "text": "a private word"})
        ann.act("mark:b2")
        end = ann.connect(alone).play_out()
        save, exported = tmp_path / "game.questhall", tmp_path / "table.json"
        assert bob.get(f"/api/tables/{shared}/export").status_code == 403  # it holds the key
        save.write_bytes(ann.get(f"/api/tables/{alone}/export").content)
        admin.export(alone, exported, url)
        for proved in (save, exported):
            capsys.readouterr()
            verify(proved)
            assert end["commitment"] in capsys.readouterr().out
        admin.backup(file, url)
        assert "2 tables" in capsys.readouterr().out
        with pytest.raises(CannotServe, match="another server has"):
            admin.delete_guest(ann.id, url)
    with pytest.raises(BadFile, match="exists"):
        admin.backup(file, url)
    altered.write_bytes(file.read_bytes()[:-40])
    with pytest.raises(BadFile):
        admin.restore(altered, postgres_url)
    admin.restore(file, postgres_url)
    with pytest.raises(LookupError, match="empty"):
        admin.restore(file, postgres_url)
    with Served(postgres_url) as elsewhere:
        again = Player(elsewhere, bob.id, bob.token).connect(shared)  # the keys have moved along
        assert (again.picture["seq"], again.picture["you"]) == (2, [1])
        again.act("mark:a1")
    admin.delete_guest(ann.id, url)
    assert "deleted: 1, tables that go on without them: 1" in capsys.readouterr().out
    with sqlite3.connect(tmp_path / "x.db") as base:
        dump = "\n".join(base.iterdump())
    base.close()
    left = dump.replace("signed_out", "").encode()
    for trace in ("a private word", "Annabella", alone):
        assert trace.encode() not in left
        assert trace.encode().hex().upper() not in dump
    with server:
        assert Player(server, ann.id, ann.token).get("/api/tables?mine=1").status_code == 401
        assert bob.connect(shared).until_asked()["seat"] == 1
        server.stop()
        for line in server.log.splitlines():
            json.loads(line)  # one object a line, whoever wrote it


def test_the_settings_file_names_every_setting_with_its_default(tmp_path: Path) -> None:
    text = (ROOT / "deploy" / "questhall.toml").read_text(encoding="utf-8")
    given = "\n".join(line.removeprefix("# ") if " = " in line else line for line in text.splitlines())
    file = tmp_path / "all.toml"
    file.write_text(given, encoding="utf-8")
    assert configured(file, {}, {}) == Settings()
    for name in (*Settings.__struct_fields__, *Limits.__struct_fields__):
        assert f"# {name} = " in text or name == "limits"
