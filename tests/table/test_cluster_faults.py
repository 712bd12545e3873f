"""Two processes on one PostgreSQL while it restarts, a process is frozen, or its line to the database is cut."""

from __future__ import annotations

import contextlib
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import psutil
import pytest
from sqlalchemy.engine import make_url

from tests.table.conftest import new_database
from tests.table.served import Player, Served

LEASE = 1.0
# the database is away, or the answer was taken already when it was given once more
AGAIN = ("http.no-database", "table.moved", "match.not-asked", "match.stale")


class Line:
    """A TCP line to PostgreSQL that can be cut: nothing is refused then, nothing comes through either."""

    def __init__(self, unix_socket: str) -> None:
        self.unix_socket, self.open = unix_socket, threading.Event()
        self.open.set()
        self.door = socket.create_server(("127.0.0.1", 0))
        self.port = self.door.getsockname()[1]
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self.door.accept()
                self.open.wait()
                far = socket.socket(socket.AF_UNIX)
                far.connect(self.unix_socket)
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self.carry, args=(one, other), daemon=True).start()

    def carry(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(65_536):
                self.open.wait()
                other.sendall(data)
        for end in (one, other):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)


class Pair:
    """Two processes; the first one has its database behind a line."""

    def __init__(self, url: str, data: Path) -> None:
        self.data = data
        folder = str(make_url(url).query["host"])
        self.line = Line(f"{folder}/.s.PGSQL.5432")
        far = f"postgresql+asyncpg://postgres@127.0.0.1:{self.line.port}/{make_url(url).database}"
        self.one, self.two = Served(far, lease_seconds=LEASE), Served(url, lease_seconds=LEASE)

    def friends(self) -> tuple[Player, Player, str]:
        """Ann at the process that owns the table, Bob at the other."""
        ann, bob = self.one.guest("Ann"), self.two.guest("Bob")
        table = ann.table("tictactoe", "me", "open")
        assert bob.post(f"/api/tables/{table}/join", {"seat": 1}).status_code == 200
        return ann.connect(table), bob.connect(table), table

    def crash_database(self) -> None:
        """One of its processes is killed: it ends all the others, every connection, and starts anew from its log."""
        server = psutil.Process(int((self.data / "postmaster.pid").read_text().split()[0]))
        server.children()[0].kill()


@pytest.fixture(scope="module")
def pair(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    data = Path(str(make_url(postgres).query["host"]))
    both = Pair(new_database(postgres), data)
    with both.one, both.two:
        yield both


def until(true: Callable[[], bool], seconds: float = 30.0) -> None:
    ends = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < ends
        time.sleep(0.05)


def insist(player: Player, option: str, seconds: float = 30.0) -> None:
    """Answer until it is taken; nothing but a database that is away is a reason not to take it."""
    ends, asked = time.monotonic() + seconds, player.until_asked(seconds)
    seq = player.picture["seq"]
    while player.picture["seq"] == seq:
        assert time.monotonic() < ends
        player.send({"type": "act", "seat": asked["seat"], "base": asked["base"], "option": option})
        with contextlib.suppress(TimeoutError):
            while (told := player.hear(2.0))["type"] not in ("picture", "refused"):
                pass
            if told["type"] == "refused":
                assert told["refusal"]["reason"] in AGAIN, told
                time.sleep(0.2)


def marks(player: Player) -> int:
    return sum(cell >= 0 for cell in player.picture["view"]["cells"])


def until_marks(player: Player, count: int, seconds: float = 20.0) -> None:
    ends = time.monotonic() + seconds
    while marks(player) < count:
        player.until("picture", max(0.01, ends - time.monotonic()))


def test_who_joins_at_two_processes_at_once_sits_there_for_both(pair: Pair) -> None:
    guests = [pair.one.guest("Ann"), pair.two.guest("Bob"), pair.one.guest("Cid")]
    host = pair.one.guest("Host")
    with ThreadPoolExecutor(3) as many:
        for _ in range(15):
            table = host.table("lanterns", "me", "open", "open", "open")
            for server in (pair.one, pair.two):  # both hold it in memory
                httpx.get(f"{server.http}/api/tables/{table}")
            said = many.map(lambda at: guests[at].post(f"/api/tables/{table}/join", {"seat": at + 1}), range(3))  # noqa: B023
            assert [one.status_code for one in said] == [200] * 3
            for server in (pair.one, pair.two):
                address = f"{server.http}/api/tables/{table}"
                until(lambda: httpx.get(address).json()["status"] == "running")  # noqa: B023


def test_a_process_that_was_frozen_knows_that_its_table_is_gone(pair: Pair) -> None:
    ann, bob, _ = pair.friends()
    ann.act("mark:a1")
    until_marks(bob, 1)
    process = pair.one.process
    assert process is not None
    process.send_signal(signal.SIGSTOP)
    try:
        bob.act("mark:b1")
    finally:
        process.send_signal(signal.SIGCONT)
    woken = time.monotonic()
    until_marks(ann, 2, LEASE + 10)
    print(f"fresh after {time.monotonic() - woken:.2f} s")
    ann.act("mark:a2")  # not refused
    until_marks(bob, 3)


def test_behind_a_cut_line_nothing_is_taken_and_afterwards_everything_is_fresh(pair: Pair) -> None:
    ann, bob, _ = pair.friends()
    ann.act("mark:a1")
    until_marks(bob, 1)
    pair.line.open.clear()
    try:
        until(lambda: httpx.get(f"{pair.one.http}/readyz", timeout=30).status_code == 503)
        assert httpx.get(f"{pair.one.http}/healthz", timeout=30).json() == {"status": "no-database"}
        assert httpx.get(f"{pair.two.http}/readyz", timeout=30).status_code == 200
        insist(bob, "mark:b1")
        assert marks(ann) == 1
    finally:
        pair.line.open.set()
    until_marks(ann, 2, 30)
    insist(ann, "mark:a2")
    until_marks(bob, 3)
    until(lambda: httpx.get(f"{pair.one.http}/readyz", timeout=30).status_code == 200)


def test_after_the_database_restarts_the_processes_hear_each_other(pair: Pair) -> None:
    ann, bob, _ = pair.friends()
    ann.act("mark:a1")
    until_marks(bob, 1)
    pair.crash_database()
    insist(bob, "mark:b1")
    until_marks(ann, 2)
    insist(ann, "mark:a2")
    until_marks(bob, 3)
    for server in (pair.one, pair.two):
        until(lambda: httpx.get(f"{server.http}/healthz", timeout=30).json() == {"status": "ok"})  # noqa: B023
