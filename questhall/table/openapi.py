"""The OpenAPI 3.1 document of the HTTP API, with the websocket's messages among its schemas."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from questhall.games.gloomhaven.commands import Answer
from questhall.games.gloomhaven.position import Position
from questhall.kernel import Refusal
from questhall.ledger import Rule
from questhall.table import forms as f
from questhall.table import gloomhaven_monsters as gm
from questhall.table import gloomhaven_views as g
from questhall.table import protocol as p

Path = tuple[str, str, str, Any, Any, int]

PATHS: list[Path] = [
    ("post", "/api/guest", "Become a guest: a name for a signed token", f.Guest, f.GuestToken, 200),
    ("get", "/api/games", "What can be played, with players, settings and bots", None, list[f.GameInfo], 200),
    ("get", "/api/games/{game}/printed", "Names and what is printed on components", None, f.Printed, 200),
    ("get", "/api/tables", "Open public tables; with mine=1 your own", None, list[f.TableInfo], 200),
    ("post", "/api/tables", "Make a table", f.NewTable, f.TableInfo, 201),
    ("get", "/api/tables/{id}", "One table", None, f.TableInfo, 200),
    ("post", "/api/tables/{id}/join", "Take an open seat", f.SeatChoice, f.TableInfo, 200),
    ("post", "/api/tables/{id}/leave", "Leave a seat", f.SeatChoice, f.TableInfo, 200),
    ("post", "/api/tables/{id}/rematch", "Play again at a new table", None, f.TableInfo, 201),
    ("post", "/api/tables/{id}/branch", "Go on from a step at a new table", f.BranchWish, f.TableInfo, 201),
    ("get", "/api/tables/{id}/replay", "A recorded game at a step", None, f.ReplayStep, 200),
    ("get", "/api/tables/{id}/proof", "The proof of a finished game's dice", None, f.Proof, 200),
    ("get", "/api/tables/{id}/explain", "Why something is not offered to your seat", None, dict[str, Refusal], 200),
    ("get", "/api/rules/{game}", "The rule ledger, or the rules that contain words", None, list[Rule], 200),
    ("post", "/api/gloomhaven/mind", "What a monster may do by the rules, and why", Position, Answer, 200),
    ("post", "/api/gloomhaven/ground", "What a hex sees, and where a move from it may end", g.Spot, g.View, 200),
    ("get", "/api/gloomhaven/maps", "The scenarios that have a map", None, list[g.MapName], 200),
    ("get", "/api/gloomhaven/maps/{number}", "A scenario map in the fields of a position", None, g.MapSheet, 200),
    ("get", "/api/gloomhaven/monsters", "The monsters of the base game", None, list[gm.MonsterName], 200),
    ("get", "/api/gloomhaven/monsters/{type}", "A monster's statistics and cards", None, gm.MonsterSheet, 200),
]
QUERY = {
    "/api/tables": [("mine", "string", False)],
    "/api/tables/{id}/replay": [("step", "integer", False), ("seat", "integer", False)],
    "/api/tables/{id}/explain": [("seat", "integer", False)],
    "/api/rules/{game}": [("find", "string", False)],
    "/api/gloomhaven/mind": [("lang", "string", False)],
}
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
    types += [p.FromClient, p.FromServer, f.Problem]
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
    problem = {"description": "why not", "content": {"application/json": {"schema": named[str(f.Problem)]}}}
    codes = ["400"] + (["404"] if "{" in path or body is f.NewTable else [])
    codes += ["401", "403", "429"] if f"{path} {method}" in NEEDS_GUEST else ["401"] if path == "/api/tables" else []
    codes += ["413"] if body is not None else []
    codes += ["429"] if body in (Position, g.Spot) else []
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
