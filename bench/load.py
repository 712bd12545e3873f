"""Load on a real server process: many tables, many clients, each table with one command under way.

Figures: commands a second, time from sending a command to every client of the table having heard of it.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
import websockets

ROOT = Path(__file__).parent.parent


def start_server(database: str, port: int) -> subprocess.Popen[str]:
    limits = {
        "creations_per_minute": 1_000_000,
        "burst": 1_000_000,
        "connections": 20_000,
        "connections_per_guest": 20_000,
    }
    values = json.dumps({"port": port, "database": database, "limits": limits})
    code = (
        "import msgspec; from questhall.table.serve import serve; from questhall.table.settings import Settings\n"
        f"serve(msgspec.json.decode({values!r}, type=Settings))"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, text=True
    )
    for _ in range(400):
        try:
            httpx.get(f"http://127.0.0.1:{port}/healthz")
            return process
        except httpx.TransportError:
            time.sleep(0.05)
    raise TimeoutError("the server does not start")


def resident(pid: int) -> int:
    """Bytes of memory a process holds."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


class Asked(msgspec.Struct):
    seat: int
    base: int
    options: list[str]


class Heard(msgspec.Struct):
    """What the load looks at in a message: the rest is skipped, so that the measuring costs little of the machine."""

    type: str
    seq: int = -1
    status: str = ""
    asked: list[Asked] = []


decoder = msgspec.json.Decoder(Heard)


class Load:
    def __init__(self, port: int, game: str, players: int, watchers: int) -> None:
        self.port, self.game, self.players, self.watchers = port, game, players, watchers
        self.commands = 0
        self.times: list[float] = []
        self.stop = False

    async def table(self, http: httpx.AsyncClient, number: int) -> None:
        """One table: people in every seat, spectators, random answers as fast as they are shown."""
        rng = random.Random(number)
        guest = (await http.post("/api/guest", json={"name": f"Guest {number}"})).json()
        headers = {"authorization": f"Bearer {guest['token']}"}
        wish = {"game": self.game, "seats": [{"kind": "me"}] * self.players}
        while not self.stop:
            made = (await http.post("/api/tables", json=wish, headers=headers)).json()
            sockets = []
            for client in range(self.players + self.watchers):
                socket = await websockets.connect(f"ws://127.0.0.1:{self.port}/ws", max_size=None, compression=None)
                token = guest["token"] if client < self.players else ""
                await socket.send(json.dumps({"type": "hello", "table": made["id"], "token": token}))
                sockets.append(socket)
            await self.game_at(sockets, rng)
            for socket in sockets:
                await socket.close()

    async def game_at(self, sockets: list[Any], rng: random.Random) -> None:
        pictures = [await self.heard(socket, -1) for socket in sockets]
        while not self.stop and pictures[0].status == "running":
            asked = pictures[0].asked[0]
            if not asked.options:  # look from the seat that is asked
                await sockets[0].send(json.dumps({"type": "look", "seat": asked.seat}))
                pictures[0] = await self.heard(sockets[0], pictures[0].seq - 1)
                continue
            act = {"type": "act", "seat": asked.seat, "base": asked.base, "option": rng.choice(asked.options)}
            seq, sent = pictures[0].seq, time.perf_counter()
            await sockets[0].send(json.dumps(act))
            pictures = list(await asyncio.gather(*(self.heard(socket, seq) for socket in sockets)))
            self.times.append(time.perf_counter() - sent)
            self.commands += 1

    async def heard(self, socket: Any, seq: int) -> Heard:
        while True:
            message = decoder.decode(await socket.recv(decode=False))
            if message.type == "picture" and message.seq > seq:
                return message


async def run_load(port: int, tables: int, game: str, players: int, watchers: int, seconds: float) -> dict[str, float]:
    load = Load(port, game, players, watchers)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as http:
        tasks = [asyncio.create_task(load.table(http, number)) for number in range(tables)]
        await asyncio.sleep(2.0)  # until all sit down
        load.commands, load.times = 0, []
        started = time.perf_counter()
        await asyncio.sleep(seconds)
        spent = time.perf_counter() - started
        commands, times = load.commands, sorted(load.times)
        load.stop = True
        await asyncio.wait(tasks, timeout=5)
        for task in tasks:
            task.cancel()
    return {
        "commands/s": commands / spent,
        "p50 ms": 1e3 * statistics.median(times),
        "p99 ms": 1e3 * times[int(len(times) * 0.99)],
    }


async def open_idle(port: int, count: int, game: str) -> list[str]:
    made = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        guest = (await http.post("/api/guest", json={"name": "Idle"})).json()
        headers = {"authorization": f"Bearer {guest['token']}"}
        wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}]}
        for _ in range(count):
            made.append((await http.post("/api/tables", json=wish, headers=headers)).json()["id"])
    return made


async def open_all(port: int, tables: list[str]) -> None:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        for table in tables:
            assert (await http.get(f"/api/tables/{table}")).status_code == 200


def server_figures(game: str = "rollplayer", port: int = 8765) -> dict[str, float]:
    figures: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite+aiosqlite:///{folder}/load.db"
        server = start_server(database, port)
        try:
            loaded = uvloop.run(run_load(port, 50, game, 2, 2, 6.0))
            figures |= {f"server: {game}, 50 tables, 200 clients, {name}": value for name, value in loaded.items()}
            plain = uvloop.run(run_load(port, 25, "tictactoe", 2, 0, 6.0))
            figures |= {f"server: tictactoe, 25 tables, 50 clients, {name}": value for name, value in plain.items()}
        finally:
            server.kill()
            server.wait()
        server = start_server(f"sqlite+aiosqlite:///{folder}/idle.db", port)
        try:
            uvloop.run(open_idle(port, 20, game))
            before = resident(server.pid)
            idle = uvloop.run(open_idle(port, 1_000, game))
            figures["server: kB per idle table"] = (resident(server.pid) - before) / 1e3 / 1_000
        finally:
            server.kill()
            server.wait()
        started = time.perf_counter()
        server = start_server(f"sqlite+aiosqlite:///{folder}/idle.db", port)
        figures["server: seconds to start again with 1,000 tables"] = time.perf_counter() - started
        uvloop.run(open_all(port, idle))
        figures["server: seconds until all 1,000 are open again"] = time.perf_counter() - started
        server.kill()
        server.wait()
    return figures


if __name__ == "__main__":
    for name, value in server_figures().items():
        print(f"{name:60} {value:10.2f}")
