"""What is sent of a game: its view with every default written out, so that the client's types promise every field.

A state leaves its defaults out where that keeps saves small.  For the wire each of its Structs has a twin with the same
fields that writes all of them; a view becomes its twin by its bytes, without a loop in Python.
"""

from __future__ import annotations

import types
from collections.abc import Callable
from functools import cache, reduce
from operator import or_
from typing import Annotated, Any, Union, get_args, get_origin

import msgspec

from questhall.kernel.view import hints

encode = msgspec.msgpack.Encoder().encode


def sent(view: msgspec.Struct) -> msgspec.Struct:
    """The same view with nothing left out."""
    return twins(type(view))(encode(view))


@cache
def twins(struct: type[msgspec.Struct]) -> Callable[[bytes], msgspec.Struct]:
    decoder: msgspec.msgpack.Decoder[Any] = msgspec.msgpack.Decoder(twin(struct))
    return decoder.decode


@cache
def twin(struct: type[msgspec.Struct]) -> type[msgspec.Struct]:
    """The Struct of the same name, fields and tag that writes its defaults."""
    named = hints(struct)
    config = struct.__struct_config__
    fields = [field_of(info, twinned(named[info.name])) for info in msgspec.structs.fields(struct)]
    return msgspec.defstruct(
        struct.__name__, fields, namespace={"__doc__": struct.__doc__}, tag=config.tag, tag_field=config.tag_field
    )


def field_of(info: msgspec.structs.FieldInfo, hint: Any) -> Any:
    if info.default is not msgspec.NODEFAULT:
        return info.encode_name, hint, info.default
    if info.default_factory is not msgspec.NODEFAULT:
        return info.encode_name, hint, msgspec.field(default_factory=info.default_factory)
    return info.encode_name, hint


def twinned(hint: Any) -> Any:
    """The type with every Struct in it replaced by its twin; marks of visibility are not the client's business."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return twinned(args[0])
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return twin(hint)
    if origin in (Union, types.UnionType):
        return reduce(or_, [twinned(arg) for arg in args])
    if origin in (list, dict, tuple):
        return origin[tuple(arg if arg is ... else twinned(arg) for arg in args)]
    return hint
