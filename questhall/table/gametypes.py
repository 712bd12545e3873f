"""The client's types of a game, from its own Structs: view, hints, what is printed, whole and in parts, answers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import msgspec

from questhall.kernel import Game
from questhall.kernel.view import hints
from questhall.table.sent import twin

ROOTS = ("View", "Hints", "Printed", "Part", "Answer")


def document(game: Game[Any]) -> dict[str, Any]:
    """An OpenAPI document without paths; every field is required that is always sent."""
    face = game.face
    kinds = [twin(game.state, face.unsent, face.brief), face.Hints, face.Printed, face.Part, face.Answer]
    roots, schemas = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    brief = {struct.__name__ for kind in kinds for struct in structs(kind, set()) if is_brief(struct)}
    for name, schema in schemas.items():
        if "properties" in schema:
            promise(schema, name in brief)
    named = {name: schema for name, schema in zip(ROOTS, roots, strict=True) if name not in schemas}
    whole = {
        "openapi": "3.1.0",
        "info": {"title": game.id, "version": str(game.format)},
        "paths": {},
        "components": {"schemas": {**schemas, **named}},
    }
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(whole))
    return plain


def promise(schema: dict[str, Any], brief: bool) -> None:
    """Which fields are there: all, or of a Struct that leaves out what is as usual those without a usual value."""
    if not brief:
        schema["required"] = sorted(schema["properties"])
        return
    always = list(schema.get("required", ()))
    for name, field in schema["properties"].items():
        if name not in always and "default" in field:
            unusual(field)
        elif name not in always:
            always.append(name)  # made by a function: never left out
    schema["required"] = always


def unusual(field: dict[str, Any]) -> None:
    """Of a field that is left out where it is as usual: what else it may be."""
    if field.pop("default", ...) is None:
        kinds = [kind for kind in field.pop("anyOf") if kind != {"type": "null"}]
        field.update(kinds[0] if len(kinds) == 1 else {"anyOf": kinds})


def is_brief(struct: type[msgspec.Struct]) -> bool:
    return bool(struct.__struct_config__.omit_defaults)


def structs(hint: Any, seen: set[Any]) -> Iterator[type[msgspec.Struct]]:
    """Every Struct in a type."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        if hint in seen:
            return
        seen.add(hint)
        yield hint
        for field in hints(hint).values():
            yield from structs(field, seen)
    for arg in get_args(hint):
        yield from structs(arg, seen)
