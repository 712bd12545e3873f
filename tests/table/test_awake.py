"""A server that was killed is awake as soon as it is back, and nobody else is at its database."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.cli import MISTAKEN, told
from questhall.table.serve import serve
from questhall.table.settings import Settings
from questhall.table.sole import CannotServe
from tests.table.served import Served, free_port

AT_ONCE = 15.0  # seconds: long before the lease of the dead server would end


def test_after_a_crash_bots_clocks_and_standing_answers_go_on_at_once(sqlite_url: str) -> None:
    server = Served(sqlite_url, bot_pause=0.4, lease_seconds=30.0, snapshot_every=2)
    server.start()
    try:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        against_a_bot = ann.table("tictactoe", "me", "random")
        standing = ann.table("bandits", "me", "me")
        timed = ann.table("tictactoe", "me", "open", clock={"seconds": 2})
        bob.post(f"/api/tables/{timed}/join", {"seat": 1})
        ann.connect(standing)
        ann.send({"type": "standing", "seat": 1, "kind": "plan", "option": "guard"})
        while ann.picture["seq"] < 2:
            ann.until("picture")
        ann.send({"type": "look", "seat": 0})
        ann.until("picture")
        ann.act("guard")
        ann.connect(timed)
        bob.connect(timed)
        ann.connect(against_a_bot).act("mark:b2")  # the bot takes a breath
        server.kill()
        server.start()
        ann.connect(against_a_bot)
        assert ann.until_asked(AT_ONCE)["seat"] == 0
        ann.connect(standing)
        ann.send({"type": "look", "seat": 0})
        before = ann.picture["seq"]
        ann.act("guard")
        while ann.picture["seq"] < before + 2:
            ann.until("picture", AT_ONCE)
        ann.connect(timed)
        bob.connect(timed)
        while not ann.picture["seats"][0]["out"]:
            ann.until("picture", AT_ONCE)
    finally:
        server.stop()


def test_a_second_server_keeps_off_the_database_with_a_clear_word(sqlite_url: str) -> None:
    with Served(sqlite_url) as first:
        with pytest.raises(CannotServe, match=r"another server has .* open; stop that one, or give this one"):
            serve(Settings(database=sqlite_url, port=free_port()))
        ann = first.guest()
        ann.connect(ann.table("lanterns", "me", "me")).act()
        first.kill()
        first.start()  # the lock ended with the process
    assert told(CannotServe("what is in the way")) == MISTAKEN


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"host": "203.0.113.7"}, "cannot be listened on"),
        ({"database": "sqlite+aiosqlite:////nowhere/at/all/x.db"}, "cannot be written"),
        ({"database": "nonsense"}, "is no database"),
        ({"database": "nonsense://x/y"}, "cannot be opened"),
        ({"database": "postgresql+asyncpg://u:secret@127.0.0.1:9/x"}, "cannot be opened"),
    ],
)
def test_what_keeps_a_server_from_opening_is_told_in_one_line(
    changed: dict[str, Any], told: str, sqlite_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = {"database": sqlite_url, "port": free_port(), **changed}
    with pytest.raises(CannotServe) as failed:
        serve(Settings(**settings))
    assert told in str(failed.value)
    assert "secret" not in str(failed.value)
    assert "\n" not in str(failed.value)
    assert capsys.readouterr().out == ""  # nothing claims to be open
