"""The client's types of a game, from the game's own Structs: its view, its hints, what is printed."""

from __future__ import annotations

from typing import Any

import msgspec

from questhall.kernel import Game
from questhall.table.sent import twin

ROOTS = ("View", "Hints", "Printed")


def document(game: Game[Any]) -> dict[str, Any]:
    """An OpenAPI document without paths; every field is required, for every field is sent."""
    kinds = [twin(game.state), game.face.Hints, game.face.Printed]
    roots, schemas = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    for schema in schemas.values():
        if "properties" in schema:
            schema["required"] = sorted(schema["properties"])
    named = {name: schema for name, schema in zip(ROOTS, roots, strict=True) if name not in schemas}
    whole = {
        "openapi": "3.1.0",
        "info": {"title": game.id, "version": str(game.format)},
        "paths": {},
        "components": {"schemas": {**schemas, **named}},
    }
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(whole))
    return plain
