"""Several processes on one PostgreSQL: one owns a table, others forward; nothing is lost when it is killed."""

from __future__ import annotations

import asyncio
import contextlib
import random
import threading
import time
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from questhall.table.store import Store
from tests.table.served import Player, Served


def at(server: Served, player: Player) -> Player:
    """The same guest at another process."""
    return Player(server, player.id, player.token)


def test_friends_at_different_processes_play_one_table(postgres_url: str) -> None:
    with Served(postgres_url) as one, Served(postgres_url) as two:
        ann, bob = one.guest("Ann"), one.guest("Bob")
        table = ann.table("tictactoe", "me", "open")
        bob = at(two, bob)
        assert bob.post(f"/api/tables/{table}/join", {"seat": 1}).status_code == 200
        ann.connect(table)
        bob.connect(table)
        for player, cell in [(ann, "a1"), (bob, "b1"), (ann, "a2"), (bob, "b2")]:
            player.act(f"mark:{cell}")
        while ann.picture["seq"] < 4:
            ann.until("picture")
        bob.send({"type": "act", "seat": 1, "base": 4, "option": "mark:c3"})
        assert bob.until("refused")["refusal"]["reason"] == "match.not-asked"
        bob.send({"type": "say", "text": "well played"})
        while not any(entry["kind"] == "say" for entry in ann.until("picture")["entries"]):
            pass
        bob.send({"type": "undo", "seat": 1})
        while bob.picture["seq"] < 6:
            bob.until("picture")
        assert bob.picture["view"]["cells"].count(1) == 1
        assert bob.picture["seats"][0]["here"]


def test_a_process_takes_over_when_the_owner_is_killed(postgres_url: str) -> None:
    one, two = Served(postgres_url), Served(postgres_url)
    one.start()
    two.start()
    try:
        ann = one.guest("Ann")
        table = ann.table("lanterns", "me", "me")
        ann.connect(table)
        other = at(two, ann).connect(table)
        for _ in range(4):
            ann.act()
        while other.picture["seq"] < 4:
            other.until("picture")
        one.kill()
        asked = other.mine() or other.until_asked()
        started = time.monotonic()
        other.send({"type": "act", "seat": asked["seat"], "base": asked["base"], "option": asked["options"][0]})
        while other.picture["seq"] < 5:
            other.until("picture", 20)
        print(f"taken over after {time.monotonic() - started:.2f} s")
        assert other.play_out()["status"] == "over"
        assert other.get(f"/api/tables/{table}/proof").status_code == 200
    finally:
        one.stop()
        two.stop()


@pytest.mark.parametrize("who_leaves", [0, 1])
def test_the_absent_are_asked_about_at_every_process(postgres_url: str, who_leaves: int) -> None:
    """Ann sits at the process that owns the table, Bob at one that follows it."""
    with Served(postgres_url, mind_after=0.5) as one, Served(postgres_url, mind_after=0.5) as two:
        ann, bob = one.guest("Ann"), at(two, one.guest("Bob"))
        table = ann.table("tictactoe", "me", "open")
        bob.post(f"/api/tables/{table}/join", {"seat": 1})
        players = [ann.connect(table), bob.connect(table)]
        for player, cell in zip(players[: who_leaves or 2], ("a1", "b1"), strict=False):
            player.act(f"mark:{cell}")
        gone, stays = players[who_leaves], players[1 - who_leaves]
        gone.close()
        while not (told := stays.until("away"))["questions"]:
            pass
        assert told["questions"][0]["seat"] == who_leaves
        stays.send({"type": "about-away", "seat": who_leaves, "choice": "bot"})
        assert stays.until_asked()["seat"] == 1 - who_leaves
        gone.connect(table)
        while len(gone.picture["played"]) != 1 or gone.picture["seats"][who_leaves]["minded"]:
            gone.until("picture")


def entries(url: str, table: str) -> list[Any]:
    async def read() -> list[Any]:
        store = Store(url)
        try:
            return list(await store.entries(table))
        finally:
            await store.close()

    return asyncio.run(read())


class Restless:
    """A player who goes on at whichever process lives, and remembers every answer that it saw accepted."""

    def __init__(self, servers: list[Served], who: Player, table: str, rng: random.Random) -> None:
        self.servers, self.who, self.table, self.rng = servers, who, table, rng
        self.seen: dict[int, int] = {}
        self.longest = 0.0

    def play(self, stop: threading.Event) -> None:
        while not stop.is_set():
            with contextlib.suppress(ConnectionClosed, OSError, TimeoutError, EOFError):
                self.sit(stop)
            time.sleep(0.05)

    def sit(self, stop: threading.Event) -> None:
        player = at(self.rng.choice(self.servers), self.who).connect(self.table)
        waited = time.monotonic()
        while not stop.is_set() and player.picture["status"] != "over":
            for entry in player.picture["entries"]:
                if entry["kind"] == "answer":
                    self.seen[entry["seq"]] = entry["seat"]
                    self.longest = max(self.longest, time.monotonic() - waited)
                    waited = time.monotonic()
            asked = player.mine()
            if asked is None:
                player.send({"type": "look", "seat": self.rng.randrange(2)})
            else:
                option = self.rng.choice(asked["options"])
                player.send({"type": "act", "seat": asked["seat"], "base": asked["base"], "option": option})
            player.until("picture", 1.0)
        player.close()


def kill_rounds(url: str, rounds: int, seed: int) -> None:
    """Kill a random process at a random moment, again and again, while people play; then compare with the log."""
    rng = random.Random(seed)
    servers = [Served(url, lease_seconds=1.0) for _ in range(3)]
    for server in servers:
        server.start()
    try:
        for number in range(rounds):
            ann = servers[0].guest("Ann")
            table = ann.table("lanterns", "me", "me")
            players = [Restless(servers, ann, table, random.Random(seed + number * 10 + who)) for who in range(2)]
            stop = threading.Event()
            threads = [threading.Thread(target=player.play, args=(stop,)) for player in players]
            for thread in threads:
                thread.start()
            time.sleep(rng.uniform(0.1, 0.8))
            victim = rng.choice(servers)
            victim.kill()
            time.sleep(rng.uniform(0.5, 2.5))
            stop.set()
            for thread in threads:
                thread.join()
            victim.start()
            check_log(url, table, players)
    finally:
        for server in servers:
            server.stop()


def check_log(url: str, table: str, players: list[Restless]) -> None:
    """Every answer that anybody saw is in the log, once; the log has no gap and plays again to a whole game."""
    log = entries(url, table)
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
    kept = {entry.seq: entry.seat for entry in log if entry.kind == "answer"}
    for player in players:
        assert player.seen.items() <= kept.items()


def test_nothing_accepted_is_lost_or_doubled_when_processes_are_killed(postgres_url: str) -> None:
    kill_rounds(postgres_url, 3, seed=5)


@pytest.mark.soak
def test_two_hundred_kills(postgres_url: str) -> None:
    kill_rounds(postgres_url, 200, seed=77)
