"""The server gives out the built client, and says so where it is not built."""

from __future__ import annotations

import asyncio
import gzip
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from questhall.table import built, static


class Visitor:
    """Asks the server's last route, without a network between."""

    def get(self, path: str, headers: dict[str, str] | None = None) -> httpx.Response:
        async def ask() -> httpx.Response:
            app = httpx.ASGITransport(Starlette(routes=[static.client_route()]))
            async with httpx.AsyncClient(transport=app, base_url="http://hall") as client:
                return await client.get(path, headers=headers)

        with ThreadPoolExecutor(1) as thread:  # the browser tests keep a loop of their own in this one
            return thread.submit(asyncio.run, ask()).result()


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Visitor:
    """A server whose client is a page, a hashed script and its packed neighbour."""
    (tmp_path / "dist" / "assets").mkdir(parents=True)
    (tmp_path / "secret.txt").write_text("not for you")
    (tmp_path / "dist" / "index.html").write_text("<title>Questhall</title>")
    (tmp_path / "dist" / "assets" / "index-abc.js").write_text("play()")
    (tmp_path / "dist" / "assets" / "index-abc.js.gz").write_bytes(gzip.compress(b"play()"))
    monkeypatch.setattr(built, "PLACES", (tmp_path / "dist",))
    return Visitor()


def test_the_page_is_asked_for_anew_each_time(client: Visitor) -> None:
    answer = client.get("/")
    assert "Questhall" in answer.text
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in answer.headers["content-security-policy"]


def test_hashed_files_are_kept_forever_and_sent_packed(client: Visitor) -> None:
    answer = client.get("/assets/index-abc.js", headers={"accept-encoding": "gzip"})
    assert answer.text == "play()"
    assert answer.headers["content-encoding"] == "gzip"
    assert "javascript" in answer.headers["content-type"]
    assert "immutable" in answer.headers["cache-control"]


def test_who_cannot_unpack_gets_the_plain_file(client: Visitor) -> None:
    answer = client.get("/assets/index-abc.js", headers={"accept-encoding": "identity"})
    assert answer.text == "play()"
    assert "content-encoding" not in answer.headers


def test_addresses_of_the_client_are_the_client(client: Visitor) -> None:
    assert "Questhall" in client.get("/somewhere/else").text


@pytest.mark.parametrize("path", ["/assets/gone-123.js", "/favicon.ico", "/%2e%2e/secret.txt", "/..%2fsecret.txt"])
def test_files_that_are_not_the_clients_are_not_found(client: Visitor, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert "not for you" not in answer.text


def test_unknown_api_paths_are_refused_as_data(client: Visitor) -> None:
    answer = client.get("/api/nothing")
    assert answer.status_code == 404
    assert answer.json()["reason"] == "http.no-such-path"


def test_a_client_that_is_not_built_says_how_to_build_it(client: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(built, "PLACES", ())
    answer = client.get("/")
    assert answer.status_code == 503
    assert "make web" in answer.text
