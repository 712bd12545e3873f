"""The HTTP API is what its document says; clients' types are made from it, so a drift fails."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from questhall.table.app import make_app
from questhall.table.openapi import document, every_route
from questhall.table.settings import Settings
from tests.table.served import Served

ROOT = Path(__file__).parent.parent.parent
WRITTEN = ROOT / "docs" / "openapi.json"


def test_the_written_document_is_the_code() -> None:
    """Renew it with: python -m tests.table.test_openapi"""
    assert json.loads(WRITTEN.read_text(encoding="utf-8")) == document()


def test_every_route_of_the_api_is_in_the_document() -> None:
    routes = {
        (method.lower(), getattr(route, "path", ""))
        for route in make_app(Settings()).routes
        for method in getattr(route, "methods", None) or ()
        if getattr(route, "path", "").startswith("/api/") and method in ("GET", "POST")
    }
    assert routes - {("get", "/api/openapi.json")} == {(one.method, one.path) for one in every_route()}


def test_the_document_has_every_message_of_the_wire() -> None:
    schemas = document()["components"]["schemas"]
    assert {"Hello", "Act", "UndoWish", "Consent", "Say", "Look", "Picture", "Presence", "NotTaken", "Bye"} <= set(
        schemas
    )
    assert document()["openapi"] == "3.1.0"


def test_every_refusal_of_a_route_is_one_that_it_declares(sqlite_url: str) -> None:
    with Served(sqlite_url) as server:
        ann, eve = server.guest(), server.guest("Eve")
        table = ann.table("lanterns", "me", "me")
        for path in ("tables/none", f"tables/{table}/proof", f"tables/{table}/explain?seat=0", "rules/none"):
            assert eve.get(f"/api/{path}").status_code in document_codes("get", path, table)
        bodies: list[Any] = [{"seat": 9}, {"step": 1, "seats": []}, []]
        for path in ("join", "leave", "rematch", "branch"):
            for body in bodies:
                told = eve.post(f"/api/tables/{table}/{path}", body)
                assert told.status_code in document_codes("post", f"tables/{table}/{path}", table)
        assert httpx.post(f"{server.http}/api/tables", json={}).status_code == 401
    assert "undeclared refusal" not in server.log


def document_codes(method: str, path: str, table: str) -> set[int]:
    """The statuses that the document gives for a path."""
    wanted = f"/api/{path.partition('?')[0].replace(table, '{id}')}"
    known = {"/api/tables/none": "/api/tables/{id}", "/api/rules/none": "/api/rules/{game}"}
    return set(map(int, document()["paths"][known.get(wanted, wanted)][method]["responses"]))


@pytest.mark.soak
def test_schemathesis_finds_nothing(sqlite_url: str) -> None:
    """In an environment of its own (make soak installs it), for it slows every start of pytest."""
    schemathesis = ROOT / ".bench" / "fuzz" / "bin" / "schemathesis"
    with Served(sqlite_url, limits={"creations_per_minute": 100_000}) as server:
        ann = server.guest()
        ann.table("lanterns", "me", "me", public=True)
        checks = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
        command = [
            str(schemathesis),
            "run",
            f"{server.http}/api/openapi.json",
            "-H",
            f"Authorization: Bearer {ann.token}",
        ]
        command += ["--checks", checks, "--max-examples", "300", "--phases", "coverage,fuzzing"]
        done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "NO_COLOR": "1"}, check=False)
        assert done.returncode == 0, done.stdout[-3_000:]
    assert "request failed" not in server.log


if __name__ == "__main__":
    WRITTEN.write_text(json.dumps(document(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    sys.stdout.write(f"{WRITTEN.relative_to(ROOT)} written\n")
