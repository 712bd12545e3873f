"""The Gloomhaven tool does bounded work: so often, so many at once, so long; its worker goes with the server."""

from __future__ import annotations

import statistics
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import psutil
import pytest

from questhall.hex.grid import ring
from questhall.kernel import Refused
from questhall.table.thinking import PER_MINUTE, SECONDS, Patience
from tests.table.served import Served

SMALL: dict[str, Any] = {"board": [[0, 0], [1, 0]], "monster": [0, 0], "enemies": [{"hex": [1, 0]}]}


def tied(count: int) -> dict[str, Any]:
    """Heroes all around at the same distance, all alike: very many sets of targets are equally good."""
    hall = [[q, r] for q in range(-8, 9) for r in range(max(-8, -q - 8), min(8, -q + 8) + 1)]
    heroes = [{"hex": list(hex_), "initiative": 5} for hex_ in ring((0, 0), 4)[:count]]
    return {"board": hall, "monster": [0, 0], "enemies": heroes, "move": 20, "range": 20, "targets": 5}


def test_a_thought_without_end_is_given_up_and_holds_up_nobody(sqlite_url: str) -> None:
    with Served(sqlite_url) as server, ThreadPoolExecutor(1) as other:
        assert httpx.post(f"{server.http}/api/gloomhaven/mind", json=SMALL, timeout=60).status_code == 200
        began = time.monotonic()
        long = other.submit(httpx.post, f"{server.http}/api/gloomhaven/mind", json=tied(20), timeout=60)
        waits = []
        while not long.done():
            asked = time.monotonic()
            assert httpx.get(f"{server.http}/healthz").status_code == 200
            waits.append(time.monotonic() - asked)
        told = long.result()
        assert (told.status_code, told.json()["reason"]) == (400, "tool.too-long")
        assert told.json()["numbers"] == {"seconds": SECONDS}
        assert time.monotonic() - began >= SECONDS
        assert statistics.median(waits) < 0.5
        assert httpx.post(f"{server.http}/api/gloomhaven/mind", json=SMALL, timeout=60).status_code == 200


def test_an_address_asks_only_so_often(sqlite_url: str) -> None:
    with Served(sqlite_url) as server, httpx.Client(base_url=server.http) as client:
        told = [client.post("/api/gloomhaven/mind", json={}).status_code for _ in range(PER_MINUTE)]
        assert told == [400] * PER_MINUTE
        for path in ("mind", "ground"):
            refused = client.post(f"/api/gloomhaven/{path}", json={})
            assert (refused.status_code, refused.json()["reason"]) == (429, "http.too-often")
        assert client.get("/api/gloomhaven/maps").status_code == 200


def test_an_address_has_only_so_many_thoughts_waiting() -> None:
    patience = Patience(waiting=2)
    with patience.of("here"), patience.of("here"):
        with pytest.raises(Refused) as refused, patience.of("here"):
            pass
        assert refused.value.refusal.reason == "http.too-often"
        with patience.of("there"):
            pass
    with patience.of("here"):
        pass


def gone(worker: psutil.Process) -> bool:
    try:
        return bool(worker.status() == psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return True


def test_the_worker_leaves_with_the_server(sqlite_url: str) -> None:
    with Served(sqlite_url) as server:
        assert server.process is not None
        pid = server.process.pid
        assert httpx.post(f"{server.http}/api/gloomhaven/mind", json=SMALL, timeout=60).status_code == 200
        workers = psutil.Process(pid).children(recursive=True)
        server.kill()
        ends = time.monotonic() + 30
        while alive := [worker for worker in workers if not gone(worker)]:
            assert time.monotonic() < ends, alive
            time.sleep(0.05)
    assert workers
