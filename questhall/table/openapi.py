"""The OpenAPI 3.1 document of the HTTP API, with the websocket's messages among its schemas."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from questhall.games.tools import tool_routes
from questhall.kernel import Refusal
from questhall.ledger import Rule
from questhall.table import protocol as p

Path = tuple[str, str, str, Any, Any, int]

PATHS: list[Path] = [
    ("post", "/api/guest", "Become a guest: a name for a signed token", p.Guest, p.GuestToken, 200),
    ("get", "/api/games", "What can be played, with players, settings and bots", None, list[p.GameInfo], 200),
    ("get", "/api/games/{game}/printed", "Names and what is printed on components", None, p.Printed, 200),
    ("get", "/api/tables", "Open public tables; with mine=1 your own", None, list[p.TableInfo], 200),
    ("post", "/api/tables", "Make a table", p.NewTable, p.TableInfo, 201),
    ("get", "/api/tables/{id}", "One table", None, p.TableInfo, 200),
    ("post", "/api/tables/{id}/join", "Take an open seat", p.SeatChoice, p.TableInfo, 200),
    ("post", "/api/tables/{id}/leave", "Leave a seat", p.SeatChoice, p.TableInfo, 200),
    ("post", "/api/tables/{id}/rematch", "Play again at a new table", None, p.TableInfo, 201),
    ("post", "/api/tables/{id}/branch", "Go on from a step at a new table", p.BranchWish, p.TableInfo, 201),
    ("get", "/api/tables/{id}/replay", "A recorded game at a step", None, p.ReplayStep, 200),
    ("get", "/api/tables/{id}/proof", "The proof of a finished game's dice", None, p.Proof, 200),
    ("get", "/api/tables/{id}/explain", "Why something is not offered to your seat", None, dict[str, Refusal], 200),
    ("get", "/api/rules/{game}", "The rule ledger, or the rules that contain words", None, list[Rule], 200),
    *(
        (tool.method, f"/api/{game}{tool.path}", tool.summary, tool.takes, tool.gives, 200)
        for game, tools in tool_routes().items()
        for tool in tools
    ),
]
QUERY = {
    "/api/tables": [("mine", "string", False)],
    "/api/tables/{id}/replay": [("step", "integer", False), ("seat", "integer", False)],
    "/api/tables/{id}/explain": [("seat", "integer", False)],
    "/api/rules/{game}": [("find", "string", False)],
    **{
        f"/api/{game}{tool.path}": [(name, "string", False) for name in tool.query]
        for game, tools in tool_routes().items()
        for tool in tools
    },
}
THINKS = {f"/api/{game}{tool.path}" for game, tools in tool_routes().items() for tool in tools if tool.thinks}
NEEDS_GUEST = {
    "/api/tables post",
    "/api/tables/{id}/join post",
    "/api/tables/{id}/leave post",
    "/api/tables/{id}/rematch post",
    "/api/tables/{id}/branch post",
    "/api/tables/{id}/explain get",
}


@cache
def document() -> dict[str, Any]:
    types: list[Any] = [kind for path in PATHS for kind in path[3:5] if kind is not None]
    types += [p.FromClient, p.FromServer, p.Problem]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    named = dict(zip(map(str, types), schemas, strict=True))
    components["FromClient"], components["FromServer"] = named[str(p.FromClient)], named[str(p.FromServer)]
    paths: dict[str, Any] = {}
    for method, path, summary, body, answer, status in PATHS:
        paths.setdefault(path, {})[method] = operation(method, path, summary, body, answer, status, named)
    whole = {
        "openapi": "3.1.0",
        "info": {"title": "Questhall", "version": "1", "description": "The table server. The websocket is at /ws."},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"guest": {"type": "http", "scheme": "bearer"}},
        },
    }
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(whole))  # defaults that are tuples become lists
    return plain


def operation(
    method: str, path: str, summary: str, body: Any, answer: Any, status: int, named: dict[str, Any]
) -> dict[str, Any]:
    problem = {"description": "why not", "content": {"application/json": {"schema": named[str(p.Problem)]}}}
    codes = ["400"] + (["404"] if "{" in path or body is p.NewTable else [])
    codes += ["401", "403", "429"] if f"{path} {method}" in NEEDS_GUEST else ["401"] if path == "/api/tables" else []
    codes += ["413"] if body is not None else []
    codes += ["429"] if path in THINKS else []
    codes += ["403"] if path.endswith(("/replay", "/proof")) else []
    done: dict[str, Any] = {
        "summary": summary,
        "operationId": f"{method}{path}".replace("/", "_").replace("{", "").replace("}", ""),
        "parameters": parameters(path),
        "responses": {
            str(status): {"description": "done", "content": {"application/json": {"schema": named[str(answer)]}}},
            **dict.fromkeys(dict.fromkeys(codes), problem),
        },
    }
    if body is not None:
        done["requestBody"] = {"required": True, "content": {"application/json": {"schema": named[str(body)]}}}
    if f"{path} {method}" in NEEDS_GUEST:
        done["security"] = [{"guest": []}]
    return done


def parameters(path: str) -> list[dict[str, Any]]:
    inside = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    found = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in inside]
    for name, kind, required in QUERY.get(path, []):
        found.append({"name": name, "in": "query", "required": required, "schema": {"type": kind}})
    return found
