"""The daily challenge: the same dice for all, one attempt that counts, and a key that is told when the day is over."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from questhall.kernel import commitment
from questhall.table.days import ends, is_day, is_over
from tests.table.served import Player, Served

DAY = 86_400
TOMORROW = """
import pathlib, time
import questhall.table.days as days
days.now = lambda: time.time() + float(pathlib.Path({path!r}).read_text())
"""


class Sky:
    """A server whose days go by as one likes."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "days"
        self.file.write_text("0")
        days, database = TOMORROW.format(path=str(self.file)), f"sqlite+aiosqlite:///{folder / 'q.db'}"
        self.server = Served(database, days, limits={"messages_per_second": 1_000.0, "burst": 10_000})

    def next_day(self) -> None:
        self.file.write_text(str(DAY))


@pytest.fixture
def sky(tmp_path: Path) -> Iterator[Sky]:
    found = Sky(tmp_path)
    with found.server:
        yield found


def challenge(player: Player, game: str = "rollplayer", day: str = "") -> dict[str, Any]:
    told: list[dict[str, Any]] = player.get(f"/api/daily?day={day}" if day else "/api/daily").json()
    return next(one for one in told if one["game"] == game)


def begun(player: Player, game: str = "rollplayer") -> str:
    made = player.post("/api/daily", {"game": game})
    assert made.status_code == 201, made.text
    return str(made.json()["id"])


def test_everybody_gets_the_same_dice_and_one_attempt(sky: Sky) -> None:
    ann, bob = sky.server.guest("Ann"), sky.server.guest("Bob")
    views = []
    for each in (ann, bob):
        each.connect(begun(each))
        each.until_asked()
        views.append(each.picture["view"])
        each.close()
    assert views[0] == views[1]
    refused = ann.post("/api/daily", {"game": "rollplayer"})
    assert (refused.status_code, refused.json()["reason"]) == (409, "daily.once")
    assert challenge(ann)["state"] == "open"
    assert challenge(ann)["table"] != challenge(bob)["table"]


def test_a_finished_attempt_is_on_the_board_and_keeps_the_dice_closed_until_the_day_is_over(sky: Sky) -> None:
    ann, eve = sky.server.guest("Ann"), sky.server.guest("Eve")
    table = begun(ann)
    day = challenge(ann)["day"]
    sealed = challenge(eve)["commitment"]
    end = ann.connect(table).play_out()
    ann.close()
    assert end["key"] == ""
    (score,) = challenge(eve)["board"]
    assert (score["name"], score["you"], score["table"]) == ("Ann", False, "")
    assert score["score"] == sum(end["scores"])
    assert challenge(ann)["board"][0]["you"]
    for closed in (eve.get(f"/api/tables/{table}/replay?step=3"), ann.get(f"/api/tables/{table}/export")):
        assert closed.json()["reason"] == "daily.today"
    assert ann.get(f"/api/tables/{table}/replay?step=3").json()["key"] == ""
    assert ann.get(f"/api/tables/{table}/proof").json()["key"] == ""
    again = ann.post(f"/api/tables/{table}/branch", {"step": 3, "seats": [{"kind": "me"}]})
    assert again.json()["reason"] == "daily.today"

    sky.next_day()
    told = challenge(eve, day=day)
    assert told["over"]
    assert commitment(bytes.fromhex(told["key"])) == told["commitment"] == sealed
    assert told["board"][0]["table"] == table
    assert eve.get(f"/api/tables/{table}/replay?step=3").json()["key"] == told["key"]
    assert eve.get(f"/api/tables/{table}/proof").json()["key"] == told["key"]
    assert challenge(ann)["state"] == ""  # another day, another attempt


def test_an_attempt_in_which_a_bot_answered_does_not_count(sky: Sky) -> None:
    ann = sky.server.guest("Ann")
    table = begun(ann)
    ann.connect(table)
    ann.until_asked()
    ann.act()
    ann.close()
    ann.post(f"/api/tables/{table}/leave", {"seat": 0})
    assert challenge(ann)["board"] == []


def test_a_rematch_is_no_second_attempt(sky: Sky) -> None:
    ann = sky.server.guest("Ann")
    table = begun(ann)
    ann.connect(table).play_out()
    ann.close()
    again = ann.post(f"/api/tables/{table}/rematch").json()["id"]
    ann.connect(again).play_out()
    ann.close()
    assert len(challenge(ann)["board"]) == 1
    assert ann.get(f"/api/tables/{again}/replay?step=0").json()["key"]


def test_gloomhaven_has_one_too_and_other_games_and_days_are_refused(sky: Sky) -> None:
    ann = sky.server.guest("Ann")
    assert challenge(ann, "gloomhaven")["settings"]["scenario"] == 1
    assert begun(ann, "gloomhaven")
    assert ann.post("/api/daily", {"game": "tictactoe"}).json()["reason"] == "daily.no-such-game"
    assert ann.get("/api/daily?day=2999-01-01").json()["reason"] == "daily.no-such-day"
    assert ann.get("/api/daily?day=yesterday").json()["reason"] == "daily.no-such-day"
    assert ann.get("/api/daily?day=2020-01-01").json() == []


def test_days_are_those_of_utc() -> None:
    assert is_over("2020-02-29")
    assert not is_over("2999-01-01")
    assert ends("1970-01-01") == DAY
    assert [is_day(text) for text in ("2026-02-28", "2026-02-30", "26-2-3")] == [True, False, False]
