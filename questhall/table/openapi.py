"""The OpenAPI 3.1 document of the declared routes, with the websocket's messages among its schemas."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from questhall.table.api import STATUS
from questhall.table.forms import Problem
from questhall.table.protocol import PROTOCOL, FromClient, FromServer
from questhall.table.routes import ROUTES, Declared
from questhall.table.tools import tool_declarations

Schemas = dict[str, Any]


@cache
def document() -> dict[str, Any]:
    routes = every_route()
    types: list[Any] = [kind for one in routes for kind in (body_of(one), one.gives) if kind is not None]
    types += [FromClient, FromServer, Problem]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    named = dict(zip(map(str, types), schemas, strict=True))
    components["FromClient"], components["FromServer"] = named[str(FromClient)], named[str(FromServer)]
    paths: dict[str, Any] = {}
    for declared in routes:
        paths.setdefault(declared.path, {})[declared.method] = operation(declared, named)
    whole = {
        "openapi": "3.1.0",
        "info": {
            "title": "Questhall",
            "version": str(PROTOCOL),
            "description": "The table server. The websocket is at /ws.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"guest": {"type": "http", "scheme": "bearer"}},
        },
    }
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(whole))  # defaults that are tuples become lists
    return plain


def every_route() -> list[Declared]:
    """Those of the server, and those of the games' tools."""
    return [*ROUTES, *tool_declarations()]


def body_of(declared: Declared) -> Any:
    return declared.takes if declared.takes is not None else declared.reads


def operation(declared: Declared, named: Schemas) -> dict[str, Any]:
    done: dict[str, Any] = {
        "summary": declared.summary,
        "operationId": f"{declared.method}{declared.path}".replace("/", "_").replace("{", "").replace("}", ""),
        "parameters": parameters(declared),
        "responses": responses(declared, named),
    }
    body = body_of(declared)
    if body is not None:
        done["requestBody"] = {"required": True, "content": content(named, body)}
    if declared.needs == "guest":
        done["security"] = [{"guest": []}]
    return done


def content(named: Schemas, kind: Any, media: str = "") -> dict[str, Any]:
    if kind is bytes:
        return {media or "application/octet-stream": {"schema": {"type": "string", "format": "binary"}}}
    return {"application/json": {"schema": named[str(kind)]}}


def responses(declared: Declared, named: Schemas) -> dict[str, Any]:
    """What it gives, and for each status the reasons why not."""
    found = {str(declared.status): {"description": "done", "content": content(named, declared.gives, declared.media)}}
    for code in declared.codes():
        why = sorted({reason for reason in declared.reasons() if STATUS.get(reason, 400) == code})
        found[str(code)] = {"description": f"why not: {', '.join(why)}", "content": content(named, Problem)}
    return found


def parameters(declared: Declared) -> list[dict[str, Any]]:
    inside = [part[1:-1] for part in declared.path.split("/") if part.startswith("{")]
    found = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in inside]
    for name, kind in declared.query:
        found.append({"name": name, "in": "query", "required": False, "schema": {"type": kind}})
    return found
