"""A line of chapters in one file: each a saved match of its own, and the sequel of the one before."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from questhall.kernel import Keep, Match, Refused, Terms
from questhall.kernel.game import Game, Value
from questhall.record import files
from questhall.record.files import BadFile, Diverged, Find, Saved

MAGIC = b"QUESTHALL-LINE"
FORMAT = 1


def to_bytes(chapters: Sequence[bytes]) -> bytes:
    """The saves of all chapters, the first one first."""
    body = msgspec.msgpack.encode(list(chapters))
    return b"%s %d %d %s\n%s" % (MAGIC, FORMAT, len(body), checksum(body), body)


def checksum(body: bytes) -> bytes:
    return hashlib.blake2b(body, digest_size=16).hexdigest().encode()


def read(data: bytes, where: str = "line") -> list[bytes]:
    """The saves, or BadFile with the place and the cause."""
    head, _, body = data.partition(b"\n")
    words = head.split(b" ")
    if words[0] != MAGIC or len(words) != 4 or not (words[1].isdigit() and words[2].isdigit()):
        raise BadFile(where, "line 1", "not a Questhall line of chapters")
    if int(words[1]) > FORMAT:
        raise BadFile(where, "line 1", f"written in format {int(words[1])}; this Questhall reads up to {FORMAT}")
    if len(body) < int(words[2]):
        raise BadFile(where, f"byte {len(data)}", f"truncated: only {len(body)} of {int(words[2])} bytes")
    if checksum(body) != words[3]:
        raise BadFile(where, f"from byte {len(head) + 1}", "altered: the checksum does not match the content")
    try:
        chapters = msgspec.msgpack.decode(body, type=list[bytes])
    except msgspec.MsgspecError as error:
        raise BadFile(where, "content", str(error)) from error
    if not chapters:
        raise BadFile(where, "content", "no chapter in it")
    return chapters


def read_file(path: Path) -> list[bytes]:
    try:
        return read(path.read_bytes(), str(path))
    except OSError as error:
        raise BadFile(str(path), "file", error.strerror or str(error)) from error


def write_file(chapters: Sequence[bytes], path: Path) -> None:
    """Written whole or not at all; a file that is not a line of ours is never overwritten."""
    if path.exists():
        read_file(path)
    beside = path.with_name(path.name + ".part")
    try:
        beside.write_bytes(to_bytes(chapters))
        os.replace(beside, path)
    except OSError as error:
        raise BadFile(str(path), "file", error.strerror or str(error)) from error


def is_line(path: Path) -> bool:
    return path.exists() and path.read_bytes().startswith(MAGIC)


def chapters(data: Sequence[bytes], where: str = "line") -> list[Saved]:
    return [files.read(chapter, f"{where}, chapter {number}") for number, chapter in enumerate(data, 1)]


def begun(game: Game[Any], players: int | None = None, homebrew: str = "", /, **settings: Any) -> Terms:
    """The terms of a first chapter."""
    if game.line is None:
        raise LookupError(f"{game.id} has no campaign: each of its games stands alone")
    return game.terms(players, homebrew, **{**game.line, **settings})


def in_line(match: Match[Any]) -> bool:
    """Whether a match is a chapter: the first of a line, or one that follows."""
    line = match.game.line
    return line is not None and all(match.terms.settings.get(name) == value for name, value in line.items())


def goes_on(match: Match[Any]) -> bool:
    """Whether a chapter follows this one or may follow: what lies hidden at its end is hidden still.

    A chapter that was given up is begun anew from the one before, with the same hidden things.
    """
    return in_line(match) and not (match.over and match.game.sequel(match.state) is None)


def next_match(
    match: Match[Any],
    key: bytes,
    players: int | None = None,
    keep: Keep = Keep.JOURNAL,
    settings: Mapping[str, Value] | None = None,
) -> Match[Any]:
    """The chapter that follows, with dice of its own."""
    return Match(match.game, match.game.going_on(match.state, players, settings, match.terms.homebrew), key, keep)


def proved(saves: Sequence[Saved], find: Find) -> list[dict[str, int | str]]:
    """Each chapter by itself, and that each begins as the one before ended."""
    proofs = []
    for number, save in enumerate(saves):
        if number and not follows(files.restored(saves[number - 1], find), save.terms):
            raise Diverged(f"chapter {number + 1} does not begin as chapter {number} ended")
        proofs.append(files.verified(save, find))
    return proofs


def follows(before: Match[Any], terms: Terms) -> bool:
    """Whether these are the terms of its sequel; how many come along and other settings may change."""
    try:
        due = before.game.going_on(before.state, terms.players, homebrew=terms.homebrew)
    except Refused:
        return False
    return (due.opening, due.sealed) == (terms.opening, terms.sealed)
