"""What is sent of a game: its view with every default written out, so that the client's types promise every field.

A state leaves its defaults out where that keeps saves small.  For the wire each of its Structs has a twin with the same
fields that writes all of them, but for those that clients get in another form (`Face.unsent`) and those that a game
leaves out while they are as usual (`Face.brief`); a view becomes its twin by its bytes, without a loop in Python.
"""

from __future__ import annotations

import types
from collections.abc import Callable
from functools import cache, reduce
from operator import or_
from typing import Annotated, Any, Union, get_args, get_origin

import msgspec

from questhall.kernel.view import hints

Unsent = frozenset[tuple[type, str]]
NOTHING: Unsent = frozenset()
encode = msgspec.msgpack.Encoder().encode


def sent(view: msgspec.Struct, unsent: Unsent = NOTHING, brief: Unsent = NOTHING) -> msgspec.Struct:
    """The same view with nothing left out but these fields, and those while they are as usual."""
    return twins(type(view), unsent, brief)(encode(view))


@cache
def twins(struct: type[msgspec.Struct], unsent: Unsent, brief: Unsent) -> Callable[[bytes], msgspec.Struct]:
    decoder: msgspec.msgpack.Decoder[Any] = msgspec.msgpack.Decoder(twin(struct, unsent, brief))
    return decoder.decode


@cache
def twin(struct: type[msgspec.Struct], unsent: Unsent = NOTHING, brief: Unsent = NOTHING) -> type[msgspec.Struct]:
    """The Struct of the same name, fields and tag that writes its defaults, but for those that are brief."""
    named = hints(struct)
    config = struct.__struct_config__
    told = [info for info in msgspec.structs.fields(struct) if (struct, info.name) not in unsent]
    types_of = {info.name: twinned(named[info.name], unsent, brief) for info in told}
    some = any((struct, info.name) in brief for info in told)
    fields = [
        written(info, types_of[info.name])
        if some and (struct, info.name) not in brief
        else field_of(info, types_of[info.name])
        for info in told
    ]
    return msgspec.defstruct(
        struct.__name__,
        fields,
        namespace={"__doc__": struct.__doc__},
        tag=config.tag,
        tag_field=config.tag_field,
        omit_defaults=some,
    )


def written(info: msgspec.structs.FieldInfo, hint: Any) -> Any:
    """A field of a Struct with brief ones, itself always there: what a function makes is never taken for a default."""
    if info.default is not msgspec.NODEFAULT:
        return info.encode_name, hint, msgspec.field(default_factory=lambda: info.default)
    if info.default_factory is not msgspec.NODEFAULT:
        return info.encode_name, hint, msgspec.field(default_factory=lambda: info.default_factory())
    return info.encode_name, hint


def field_of(info: msgspec.structs.FieldInfo, hint: Any) -> Any:
    if info.default is not msgspec.NODEFAULT:
        return info.encode_name, hint, info.default
    if info.default_factory is not msgspec.NODEFAULT:
        return info.encode_name, hint, msgspec.field(default_factory=info.default_factory)
    return info.encode_name, hint


def twinned(hint: Any, unsent: Unsent, brief: Unsent) -> Any:
    """The type with every Struct in it replaced by its twin; marks of visibility are not the client's business."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return twinned(args[0], unsent, brief)
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return twin(hint, unsent, brief)
    if origin in (Union, types.UnionType):
        return reduce(or_, [twinned(arg, unsent, brief) for arg in args])
    if origin in (list, dict, tuple):
        return origin[tuple(arg if arg is ... else twinned(arg, unsent, brief) for arg in args)]
    return hint
