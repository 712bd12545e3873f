"""Finished games in a file, one line of JSON each, so that a series stopped in the middle goes on where it was."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from questhall.games import find_game
from questhall.lab.playing import Ended
from questhall.record.files import BadFile

FORMAT = 1


class Plan(msgspec.Struct):
    """The first line of the file: what the games in it belong to.  How many are wanted may change."""

    kind: str
    game: str
    rules_version: int
    bots: list[str]
    seed: int
    settings: dict[str, Any]
    questhall: int = FORMAT
    homebrew: str = ""


def plan(kind: str, game: str, bots: list[str], seed: int, settings: dict[str, Any], homebrew: str = "") -> Plan:
    """Settings count with their defaults: to name a default changes nothing."""
    found = find_game(game)
    named = {setting.id: settings.get(setting.id, setting.values[0]) for setting in found.settings}
    return Plan(kind, found.id, found.rules_version, bots, seed, named, homebrew=homebrew)


class Kept:
    """The games that are done, by number; with a path they are read from it, and new ones written at once."""

    def __init__(self, belongs: Plan, path: Path | None = None) -> None:
        self.games: dict[int, Ended] = {}
        self.file: BinaryIO | None = None
        if path is None:
            return
        try:
            if path.exists() and path.stat().st_size:
                self.read(belongs, path)
            else:
                path.write_bytes(msgspec.json.encode(belongs) + b"\n")
            self.file = path.open("ab", buffering=0)
        except OSError as error:
            raise BadFile(str(path), "file", error.strerror or str(error)) from error

    def read(self, belongs: Plan, path: Path) -> None:
        """A game that failed is played again; a last line cut off by a crash is dropped."""
        head, *lines = path.read_bytes().split(b"\n")
        same_plan(head, belongs, path)
        for number, line in enumerate(lines[:-1], 2):
            try:
                ended = msgspec.json.decode(line, type=Ended)
            except msgspec.MsgspecError as error:
                raise BadFile(str(path), f"line {number}", str(error)) from error
            if not ended.failure:
                self.games[ended.number] = ended
        if lines and lines[-1]:
            os.truncate(path, path.stat().st_size - len(lines[-1]))

    def add(self, ended: Ended) -> None:
        self.games[ended.number] = ended
        if self.file is not None:
            self.file.write(msgspec.json.encode(ended) + b"\n")

    def close(self) -> None:
        if self.file is not None:
            self.file.close()


def same_plan(head: bytes, belongs: Plan, path: Path) -> None:
    """Games of another series are never mixed in, nor is a file of somebody else touched."""
    try:
        there = msgspec.json.decode(head, type=Plan)
    except msgspec.MsgspecError as error:
        raise BadFile(str(path), "line 1", "refusing to write to it: not a lab file") from error
    for field in belongs.__struct_fields__:
        was, wanted = getattr(there, field), getattr(belongs, field)
        if was != wanted:
            raise BadFile(str(path), "line 1", f"belongs to another series: {field} is {was!r}, not {wanted!r}")
