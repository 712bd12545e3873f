"""A crash inside one game freezes that table alone; a bot that hangs or raises is replaced."""

from __future__ import annotations

import subprocess
import sys

from tests.table.served import Served

TRAP = """
import time
from examples.lanterns import Lanterns
from questhall import games
class Trap(Lanterns):
    id = "trap"
    def step(self, m):
        if len(m.state.discard.cards) >= 1: raise ZeroDivisionError("a planted crash")
        return super().step(m)
class Sleepy(Lanterns):
    id = "sleepy"
    def house(self, seen):
        time.sleep(60)
class Rude(Lanterns):
    id = "rude"
    def house(self, seen):
        raise KeyError("no manners")
class Mute(Lanterns):
    id = "mute"
    def house(self, seen):
        return "fly"
real = games.catalogue
games.catalogue = lambda: {**real(), "trap": Trap(), "sleepy": Sleepy(), "rude": Rude(), "mute": Mute()}
import questhall.table.doors as doors
doors.catalogue = games.catalogue
"""


def test_a_crash_freezes_its_table_with_a_report_and_the_others_go_on(sqlite_url: str) -> None:
    server = Served(sqlite_url, games=TRAP)
    server.start()
    ann, bob = server.guest("Ann"), server.guest("Bob")
    bad, good = ann.table("trap", "me", "me"), bob.table("lanterns", "me", "house")
    bob.connect(good)
    ann.connect(bad)
    heard: list[str] = []
    for _ in range(40):
        asked = ann.mine()
        if asked is None:
            break
        option = next((o for o in asked["options"] if not o.startswith("draw")), asked["options"][0])
        ann.send({"type": "act", "seat": asked["seat"], "base": asked["base"], "option": option})
        message = ann.hear()
        while message["type"] == "presence":
            message = ann.hear()
        heard.append(message["type"])
        if message["type"] == "frozen":
            break
    assert heard[-1] == "frozen"
    assert ann.get(f"/api/tables/{bad}").json()["status"] == "frozen"
    assert bob.play_out()["status"] == "over"
    server.stop()
    report = subprocess.run(
        [
            sys.executable,
            "-c",
            "from questhall.cli import main; main()",
            "admin",
            "report",
            bad,
            "--database",
            sqlite_url,
        ],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    for part in ("a planted crash", "Traceback", "key ", "answers [[", "game trap", "Heap:"):
        assert part in report


def test_bots_that_hang_raise_or_talk_nonsense_are_replaced(sqlite_url: str) -> None:
    with Served(sqlite_url, games=TRAP, bot_seconds=1.0) as server:
        for game in ("rude", "mute"):
            ann = server.guest()
            assert ann.connect(ann.table(game, "me", "house")).play_out()["status"] == "over"
        ann = server.guest()
        ann.connect(ann.table("sleepy", "me", "house")).act()
        assert ann.until_asked(30)["seat"] == 0
