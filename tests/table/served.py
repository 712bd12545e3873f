"""A server process and players who talk to it as any client does."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from itertools import permutations
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from questhall.table.patch import patched

PATIENCE = 60.0  # seconds with a busy machine
ROOT = Path(__file__).parent.parent.parent
# for `games`: the hall has the ambush, or the caravan, too
AMBUSH = """
from questhall import games
from tests.kernel.ambush import GAME
real = games.catalogue
games.catalogue = lambda: {**real(), "ambush": GAME}
import questhall.table.doors as doors
doors.catalogue = games.catalogue
"""


CARAVAN = AMBUSH.replace("ambush", "caravan")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Served:
    """`questhall serve` in a process of its own; `settings` changes its limits."""

    def __init__(
        self, database: str, games: str = "", python: str = sys.executable, path: str = str(ROOT), **settings: Any
    ) -> None:
        self.database, self.settings, self.games, self.python, self.path = database, settings, games, python, path
        self.port = free_port()
        self.process: subprocess.Popen[str] | None = None
        self.log = ""

    def __enter__(self) -> Served:
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()

    def start(self) -> None:
        values = json.dumps({"host": "127.0.0.1", "port": self.port, "database": self.database, **self.settings})
        code = (
            f"{self.games}\nimport msgspec; from questhall.table.serve import serve; "
            f"from questhall.table.settings import Settings\nserve(msgspec.json.decode({values!r}, type=Settings))"
        )
        env = {**os.environ, "PYTHONPATH": self.path}
        self.process = subprocess.Popen(
            [self.python, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env
        )
        ends = time.monotonic() + 90
        while time.monotonic() < ends:
            try:
                if httpx.get(f"{self.http}/healthz").status_code == 200:
                    return
            except httpx.TransportError:
                if self.process.poll() is not None:
                    raise AssertionError(f"the server ended at its start:\n{self.process.communicate()[1]}") from None
                time.sleep(0.03)
        raise TimeoutError("the server does not start")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            _, told = self.process.communicate(timeout=15)
            self.log += told
            self.process = None

    def kill(self) -> None:
        self.stop(signal.SIGKILL)

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def guest(self, name: str = "Ann") -> Player:
        told = httpx.post(f"{self.http}/api/guest", json={"name": name}, timeout=PATIENCE).json()
        return Player(self, told["id"], told["token"])


class Player:
    """A guest with at most one open websocket."""

    def __init__(self, server: Served, guest: str, token: str) -> None:
        self.server, self.id, self.token = server, guest, token
        self.socket: ClientConnection | None = None
        self.picture: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self.bytes: list[str] = []

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return httpx.post(
            f"{self.server.http}{path}", json={} if body is None else body, headers=self.headers(), timeout=PATIENCE
        )

    def send_file(self, path: str, data: bytes) -> httpx.Response:
        return httpx.post(f"{self.server.http}{path}", content=data, headers=self.headers(), timeout=PATIENCE)

    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"} if self.token else {}

    def get(self, path: str) -> httpx.Response:
        return httpx.get(f"{self.server.http}{path}", headers=self.headers(), timeout=PATIENCE)

    def table(self, game: str, *seats: str, **options: Any) -> str:
        """Make a table; a seat is `me`, `open` or a bot's name."""
        wishes = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        made = self.post("/api/tables", {"game": game, "seats": wishes, **options})
        assert made.status_code == 201, made.text
        return str(made.json()["id"])

    def connect(self, table: str, since: int = 0, changes: bool = True) -> Player:
        self.socket = connect(f"ws://127.0.0.1:{self.server.port}/ws", max_size=None).__enter__()
        self.send({"type": "hello", "table": table, "token": self.token, "since": since, "changes": changes})
        self.until("picture")
        return self

    def close(self) -> None:
        if self.socket is not None:
            self.socket.close()
            self.socket = None

    def send(self, message: Any) -> None:
        assert self.socket is not None
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def hear(self, seconds: float = 30.0) -> dict[str, Any]:
        assert self.socket is not None
        raw = self.socket.recv(timeout=seconds)
        text = raw if isinstance(raw, str) else raw.decode()
        self.bytes.append(text)
        message = self.whole(json.loads(text))
        self.heard.append(message)
        if message["type"] == "picture":
            self.picture = message
        return message

    def whole(self, message: dict[str, Any]) -> dict[str, Any]:
        """A change is heard as the picture that it makes of the last one."""
        if message["type"] != "changed":
            return message
        assert message["base"] == self.picture["number"]
        picture: dict[str, Any] = {**patched(self.picture, message["patch"]), "entries": message["entries"]}
        return picture

    def until(self, kind: str, seconds: float = 30.0) -> dict[str, Any]:
        ends = time.monotonic() + seconds
        while True:
            message = self.hear(max(0.01, ends - time.monotonic()))
            if message["type"] == kind:
                return message

    def mine(self) -> dict[str, Any] | None:
        open_to_me = [one for one in self.picture["asked"] if one["options"] or one["picks"]]
        return next((asked for asked in open_to_me if not asked["answered"]), None)

    def until_asked(self, seconds: float = 30.0) -> dict[str, Any]:
        """Until one of this player's seats has to decide, or the game is over (then an empty dict)."""
        ends = time.monotonic() + seconds
        while not (asked := self.mine()):
            if self.picture["status"] == "over":
                return {}
            self.until("picture", max(0.01, ends - time.monotonic()))
        return asked

    def act(self, option: str | None = None, rng: random.Random | None = None) -> None:
        asked = self.until_asked()
        chosen = option or (rng.choice(every_option(asked)) if rng else every_option(asked)[0])
        self.send({"type": "act", "seat": asked["seat"], "base": asked["base"], "option": chosen})
        before = self.picture["seq"]
        while self.picture["seq"] <= before:
            message = self.hear()
            assert message["type"] != "refused", message

    def play_out(self, seed: int = 1) -> dict[str, Any]:
        """Random answers to the end."""
        rng = random.Random(seed)
        while self.until_asked():
            self.act(rng=rng)
        return self.picture


def every_option(asked: dict[str, Any]) -> list[str]:
    """The keys of a decision, with those that are not listed."""
    picks = asked["picks"] or {"verb": "", "things": [], "count": 1}
    ways = permutations(picks["things"], picks["count"])
    return [":".join([picks["verb"], *way]) for way in ways] + list(asked["options"])


def closed(player: Player) -> int:
    """The code with which the server closed the connection."""
    assert player.socket is not None
    try:
        while True:
            player.hear()
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd else 1006
