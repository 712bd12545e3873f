"""Processes that think for a server are gone when it is, however it ended."""

from __future__ import annotations

import time

import psutil
import pytest

from tests.table.served import Served

THINKING = """
import time
from examples.lanterns import Lanterns
from questhall import games
class Busy(Lanterns):
    id = "busy"
    def house(self, seen):
        while True: pass
real = games.catalogue
games.catalogue = lambda: {**real(), "busy": Busy()}
import questhall.table.doors as doors
doors.catalogue = games.catalogue
"""
SECONDS = 10.0


def gone(worker: psutil.Process) -> bool:
    try:
        return bool(worker.status() == psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return True


def workers_of(server: Served, game: str) -> list[psutil.Process]:
    """Have a bot think at a table; the server's children while it does."""
    assert server.process is not None
    ann = server.guest()
    ann.connect(ann.table(game, "me", "house", "house")).act()
    ends = time.monotonic() + 30
    found: list[psutil.Process] = []
    while len(found) < 2:
        assert time.monotonic() < ends, found
        time.sleep(0.05)
        found = psutil.Process(server.process.pid).children(recursive=True)
    return found


@pytest.mark.parametrize("game", ["lanterns", "busy"])
@pytest.mark.parametrize("how", ["kill", "stop"])
def test_every_worker_of_a_bot_is_gone_seconds_after_the_server(sqlite_url: str, game: str, how: str) -> None:
    with Served(sqlite_url, games=THINKING, bot_seconds=60.0) as server:
        workers = workers_of(server, game)
        getattr(server, how)()
        ends = time.monotonic() + SECONDS
        while alive := [worker for worker in workers if not gone(worker)]:
            assert time.monotonic() < ends, [worker.cmdline() for worker in alive]
            time.sleep(0.05)
