"""Settings from a TOML file, the environment and the command line, the later ones before the earlier.

Everything of `settings.py` can be set in each: `port = 80` and `[limits]` with `burst = 9` in the file are
QUESTHALL_PORT=80 and QUESTHALL_LIMITS_BURST=9 in the environment.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, get_origin

import msgspec

from questhall.table.settings import Limits, Settings
from questhall.table.sole import CannotServe

PREFIX = "QUESTHALL_"
FILE = "QUESTHALL_SETTINGS"  # the file, where the command line names none


def configured(file: Path | None, environment: Mapping[str, str], given: Mapping[str, Any]) -> Settings:
    """The settings; CannotServe says in one line what is wrong, and where."""
    if file is None and environment.get(FILE):
        file = Path(environment[FILE])
    told = {} if file is None else read(file)
    check_names(environment)
    values = from_environment(environment, Settings, PREFIX)
    limits = from_environment(environment, Limits, f"{PREFIX}LIMITS_")
    merged = {**told, **values, **{name: value for name, value in given.items() if value is not None}}
    if limits:
        merged["limits"] = {**merged.get("limits", {}), **limits}
    return converted(merged, Settings, "settings")


def read(file: Path) -> dict[str, Any]:
    try:
        told: dict[str, Any] = msgspec.toml.decode(file.read_bytes(), type=dict[str, Any])
    except OSError as error:
        raise CannotServe(f"{file} cannot be read: {error.strerror}") from error
    except msgspec.DecodeError as error:
        raise CannotServe(f"{file} is no TOML: {error}") from error
    converted(told, Settings, str(file))
    return told


def converted(values: Any, kind: type[Settings], where: str) -> Settings:
    try:
        return msgspec.convert(values, kind)
    except msgspec.ValidationError as error:
        raise CannotServe(f"{where}: {error}") from error


def check_names(environment: Mapping[str, str]) -> None:
    """A name that is misspelt must not be silently nothing."""
    known = {FILE, *names(Settings, PREFIX), *names(Limits, f"{PREFIX}LIMITS_")}
    for name in sorted(environment):
        if name.startswith(PREFIX) and name not in known and name not in ELSEWHERE:
            raise CannotServe(f"{name} is no setting; there are {', '.join(sorted(known))}")


ELSEWHERE = {"QUESTHALL_LANG", "QUESTHALL_PYTHON", "QUESTHALL_URL"}  # of other commands


def names(kind: type[msgspec.Struct], prefix: str) -> list[str]:
    return [prefix + info.name.upper() for info in msgspec.structs.fields(kind) if info.name != "limits"]


def from_environment(environment: Mapping[str, str], kind: type[msgspec.Struct], prefix: str) -> dict[str, Any]:
    """What it sets of a Struct, as the types of its fields have it; of several values commas are between."""
    found = {}
    for info in msgspec.structs.fields(kind):
        name = prefix + info.name.upper()
        if info.name == "limits" or name not in environment:
            continue
        text = environment[name]
        value: Any = [part.strip() for part in text.split(",") if part.strip()] if is_many(info.type) else text
        try:
            found[info.name] = msgspec.convert(value, info.type, strict=False)
        except msgspec.ValidationError as error:
            raise CannotServe(f"{name}: {error}") from error
    return found


def is_many(kind: Any) -> bool:
    return get_origin(kind) is tuple
