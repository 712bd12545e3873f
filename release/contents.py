"""What a wheel holds, and what it must and must not hold."""

from __future__ import annotations

import email
import zipfile
from collections.abc import Iterator
from pathlib import Path

MOST_MB = 8.0
GAMES = ("gloomhaven", "prophecy", "rollplayer", "runebound")
NEEDED = (
    "questhall/py.typed",
    "questhall/_web/index.html",
    "questhall/_web/licences.txt",
    "questhall/table/migrations/env.py",
    *(f"questhall/games/{game}/texts/{language}.ftl" for game in GAMES for language in ("en", "ru")),
    *(f"questhall/games/{game}/lesson/{language}.md" for game in GAMES for language in ("en", "ru")),
    *(f"questhall/_rules/{game}{kind}" for game in GAMES for kind in (".md", ".ru.md", ".terms.yaml")),
    "questhall/_examples/tictactoe/__init__.py",
)
FOREIGN = (".pyc", ".db", ".qh", ".js.map", ".css.map", ".env", ".log")
STATED = ("Name", "Version", "Summary", "License-Expression", "Requires-Python", "Description-Content-Type")


def faults(wheel: Path) -> Iterator[str]:
    """Everything that is wrong with it, a line each."""
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        yield from (f"{name} is missing" for name in NEEDED if name not in names)
        yield from (f"{name} does not belong into a wheel" for name in names if name.endswith(FOREIGN))
        yield from (f"{name} lies outside the package" for name in names if not belongs(name))
        yield from metadata_faults(archive, names)
    if (size := megabytes(wheel)) > MOST_MB:
        yield f"{size:.1f} MB, more than {MOST_MB:.0f}"


def belongs(name: str) -> bool:
    return name.startswith("questhall/") or ".dist-info/" in name


def metadata_faults(archive: zipfile.ZipFile, names: list[str]) -> Iterator[str]:
    (place,) = [name for name in names if name.endswith(".dist-info/METADATA")]
    said = email.message_from_bytes(archive.read(place))
    yield from (f"the metadata say no {field}" for field in STATED if not said.get(field))
    if not any("/licenses/LICENSE" in name for name in names):
        yield "the licence is missing"
    if not str(said.get_payload()).startswith("# Questhall"):
        yield "the README is not its description"


def megabytes(file: Path) -> float:
    return file.stat().st_size / 1e6
