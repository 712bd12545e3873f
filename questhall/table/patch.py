"""What changed between two trees, and the newer tree from the older one and the change.

A tree is what JSON can say, with Structs among its objects.  A patch is one of

    [value]               this value in place of the old one
    [at, count, items]    of a list: from `at` on so many items give way to these
    {key: patch}          of an object: what stays is not named, a new key has its `[value]`, one that is gone has 0;
                          of a list that keeps its length: the items at these places

The order of an object's keys is no part of it, and a field has one type: what Python calls equal is the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from types import NoneType
from typing import Any

from msgspec import NODEFAULT, Struct
from msgspec.structs import astuple, fields

Patch = list[Any] | dict[Any, Any]
GONE = 0
EMPTY = (list, dict, set)  # made by another function a value is always written (`sent.written`)
PLAIN = frozenset({int, str, bool, float, NoneType})


class Misfit(Exception):
    """The patch is not one of this tree."""


# -- the change ----------------------------------------------------------------------------------------------------


def changed(old: Any, new: Any) -> Patch | None:
    """What makes the new tree of the old one; None where nothing has to be done."""
    return None if old == new else change(old, new)


def change(old: Any, new: Any) -> Patch:
    """Of two trees that differ.  Here and below things are compared, in C, before a function is called for them."""
    kind = type(new)
    if kind in PLAIN or type(old) is not kind:
        return [new]
    if kind is dict:
        return in_mapping(old, new)
    if kind is list or kind is tuple:
        return in_list(old, new)
    if new.__struct_config__.omit_defaults:
        return in_mapping(present(old), present(new))
    pairs = zip(new.__struct_fields__, astuple(old), astuple(new), strict=True)
    return {name: change(before, after) for name, before, after in pairs if before != after}


def present(brief: Struct) -> dict[Any, Any]:
    """The fields that are written of a Struct that leaves out what is as usual."""
    usual = defaults(type(brief))
    values = zip(brief.__struct_fields__, astuple(brief), strict=True)
    return {name: value for name, value in values if name not in usual or usual[name] != value}


@cache
def defaults(struct: type[Struct]) -> dict[str, Any]:
    """By field, the value with which it is left out."""
    found = {info.name: info.default for info in fields(struct) if info.default is not NODEFAULT}
    made = {info.name: info.default_factory for info in fields(struct) if info.default_factory in EMPTY}
    return {**found, **{name: make() for name, make in made.items()}}


def in_mapping(old: dict[Any, Any], new: dict[Any, Any]) -> Patch:
    found: dict[Any, Any] = {key: GONE for key in old if key not in new}
    for key, value in new.items():
        if key not in old:
            found[key] = [value]
        elif old[key] != value:
            found[key] = change(old[key], value)
    return found


def in_list(old: Sequence[Any], new: Sequence[Any]) -> Patch:
    if len(old) != len(new):
        return splice(old, new)
    pairs = zip(range(len(new)), old, new, strict=True)
    found = {at: change(before, after) for at, before, after in pairs if before != after}
    mostly_new = 2 * len(found) > len(new) and all(type(patch) is list for patch in found.values())
    return [new] if mostly_new else found


def splice(old: Sequence[Any], new: Sequence[Any]) -> Patch:
    """What stands between the beginning and the end that both have."""
    most = min(len(old), len(new))
    start = alike(old, new, most)
    end = alike(old[::-1], new[::-1], most - start) if start < most else 0
    return [start, len(old) - start - end, list(new[start : len(new) - end])]


def alike(old: Sequence[Any], new: Sequence[Any], most: int) -> int:
    """How many items both begin with."""
    for at in range(most):
        if old[at] != new[at]:
            return at
    return most


# -- and back ------------------------------------------------------------------------------------------------------


def patched(old: Any, patch: Any) -> Any:
    """The newer tree of plain data; what did not change is shared with the old one."""
    match patch, old:
        case [value], _:
            return value
        case [int(at), int(count), list(items)], list():
            if not 0 <= at <= at + count <= len(old):
                raise Misfit(f"no items {at} to {at + count} in a list of {len(old)}")
            return [*old[:at], *items, *old[at + count :]]
        case dict(), list():
            return edited(old, {int(at): change for at, change in patch.items()})
        case dict(), dict():
            return merged(old, patch)
    raise Misfit(f"{patch!r:.80} in a {type(old).__name__}")


def edited(old: list[Any], changes: dict[int, Any]) -> list[Any]:
    new = list(old)
    for at, change in changes.items():
        if not 0 <= at < len(new):
            raise Misfit(f"no item {at} in a list of {len(new)}")
        new[at] = patched(new[at], change)
    return new


def merged(old: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    new = dict(old)
    for key, change in changes.items():
        if key not in new and not isinstance(change, list):
            raise Misfit(f"no {key!r} in an object with {sorted(new)}")
        if change == GONE:
            del new[key]
        else:
            new[key] = patched(new.get(key), change)
    return new
