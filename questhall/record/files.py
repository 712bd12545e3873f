"""Saved games: one format for saves and records, refused whole when anything about it is wrong."""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from questhall.kernel.chance import commitment, seal
from questhall.kernel.choice import Impossible, Refused
from questhall.kernel.game import Game, Terms
from questhall.kernel.journal import Answer, Journal, Keep, Outcome, decoded, digest
from questhall.kernel.match import Match
from questhall.kernel.shelf import Laid

MAGIC = b"QUESTHALL"
FORMAT = 1
OWN_ID = re.compile(rb"[a-z][a-z0-9-]*~[0-9a-f]{8}(?![0-9a-f])")  # of a thing that a table has brought
Find = Callable[[str], Game[Any]]


class BadFile(Exception):
    """A file that is not taken: which, where in it, and why."""

    def __init__(self, where: str, place: str, cause: str) -> None:
        super().__init__(f"{where}: {place}: {cause}")
        self.where, self.place, self.cause = where, place, cause


class Diverged(Exception):
    """A game played again went another way than it was recorded."""


class Saved(msgspec.Struct):
    """Everything a match is: the last boundary, what was said since, and the journal from its start."""

    game: str
    rules_version: int
    format: int
    terms: Terms
    key: bytes
    commitment: str
    boundary: bytes
    begun: int
    since: list[Answer]
    outcomes: list[Outcome]
    journal: Journal | None = None
    assisted: bool = False
    seats: list[str] = []  # who sat where, in the words of whoever saved it
    seal: str = ""  # what was shown of the sealed part of the terms


def saved(match: Match[Any]) -> Saved:
    game = match.game
    return Saved(
        *(game.id, game.rules_version, game.format, match.terms, match.key, commitment(match.key)),
        *(match.boundary, match.begun, match.since, match.chance.log, match.journal, match.assisted),
        seal=seal(match.key, match.terms.sealed),
    )


def to_bytes(match: Match[Any], seats: list[str] | None = None) -> bytes:
    save = saved(match)
    save.seats = seats or []
    body = msgspec.msgpack.encode(save)
    check = hashlib.blake2b(body, digest_size=16).hexdigest()
    return b"%s %d %d %s\n%s" % (MAGIC, FORMAT, len(body), check.encode(), body)


def read(data: bytes, where: str = "save") -> Saved:
    """The content of a save, or BadFile with the place and the cause."""
    head, _, body = data.partition(b"\n")
    words = head.split(b" ")
    if words[0] != MAGIC or len(words) != 4 or not (words[1].isdigit() and words[2].isdigit()):
        raise BadFile(where, "line 1", "not a Questhall file")
    if int(words[1]) > FORMAT:
        raise BadFile(where, "line 1", f"written in format {int(words[1])}; this Questhall reads up to {FORMAT}")
    if len(body) < int(words[2]):
        raise BadFile(where, f"byte {len(data)}", f"truncated: only {len(body)} of {int(words[2])} bytes")
    if hashlib.blake2b(body, digest_size=16).hexdigest().encode() != words[3]:
        raise BadFile(
            where, f"bytes {len(head) + 1} to {len(data)}", "altered: the checksum does not match the content"
        )
    try:
        return msgspec.msgpack.decode(body, type=Saved)
    except msgspec.MsgspecError as error:
        raise BadFile(where, "content", str(error)) from error


def restored(save: Saved, find: Find, where: str = "save") -> Match[Any]:
    """The match, ready to go on.  A game saved under other rules goes on from its last boundary."""
    try:
        game = find(save.game)
    except LookupError as error:
        raise BadFile(where, "game", str(error)) from error
    state = migrated(game, save, where)
    same_rules = save.rules_version == game.rules_version and save.format == game.format
    keep = Keep.JOURNAL if save.journal is not None else Keep.BOUNDARY
    try:
        laid = brought(game, save)
    except (Refused, Diverged) as error:
        raise BadFile(where, "homebrew", str(error)) from error
    match = Match(
        game, save.terms, save.key, keep, state, outcomes=save.outcomes if same_rules else (), count=save.begun
    )
    assert match.laid is laid
    match.assisted = save.assisted
    try:
        for seat, said in save.since:
            match.answer(seat, said)
    except (Refused, Impossible) as error:
        if same_rules:
            raise BadFile(
                where, f"answer {match.count + 1}", f"{said!r} of seat {seat} is not legal: {error}"
            ) from error
        match = Match(game, save.terms, save.key, keep, migrated(game, save, where), count=save.begun)
    match.chance.forced.clear()
    if same_rules and save.journal is not None:
        match.journal = save.journal
        match.events = []
    return match


def brought(game: Game[Any], save: Saved) -> Laid | None:
    """What the table has brought; nothing else of that kind lies in its game."""
    laid = game.laid(save.terms)
    there = OWN_ID.findall(save.boundary + (save.journal.start if save.journal else b""))
    strange = next((name for each in there if (name := each.decode()) not in (laid.names if laid else {})), "")
    if strange:
        raise Diverged(f"{strange!r} lies there, and the table has not brought it")
    return laid


def migrated(game: Game[Any], save: Saved, where: str) -> Any:
    if save.format > game.format:
        cause = f"saved in format {save.format} of {game.id}; this Questhall reads up to {game.format}"
        raise BadFile(where, "format", cause)
    try:
        if save.format == game.format:
            return decoded(game, save.boundary)
        raw = msgspec.msgpack.decode(save.boundary)
        for version in range(save.format, game.format):
            raw = game.migrations[version](raw)
        return msgspec.convert(raw, game.state)
    except (msgspec.MsgspecError, KeyError, TypeError) as error:
        raise BadFile(where, "state", f"cannot be read as {game.id} format {game.format}: {error!r}") from error


def load(data: bytes, find: Find, where: str = "save") -> Match[Any]:
    return restored(read(data, where), find, where)


def read_file(path: Path) -> Saved:
    try:
        return read(path.read_bytes(), str(path))
    except OSError as error:
        raise BadFile(str(path), "file", error.strerror or str(error)) from error


def save_file(match: Match[Any], path: Path, seats: list[str] | None = None) -> None:
    """Written whole or not at all; a file that is not a valid save of ours is never overwritten."""
    if path.exists():
        try:
            read_file(path)
        except BadFile as error:
            raise BadFile(str(path), "file", f"refusing to overwrite: not a valid save ({error.cause})") from error
    beside = path.with_name(path.name + ".part")
    try:
        beside.write_bytes(to_bytes(match, seats))
        os.replace(beside, path)
    except OSError as error:
        raise BadFile(str(path), "file", error.strerror or str(error)) from error


def replayed(
    game: Game[Any], save: Saved, by_key: bool = False, keep: Keep = Keep.BOUNDARY, answers: int | None = None
) -> Iterator[Match[Any]]:
    """The recorded game step by step, the same match before each answer and at the end; Diverged when it is another.

    The recorded chance outcomes are used, or with `by_key` the dice are drawn from the key alone.
    """
    journal = save.journal
    if journal is None:
        raise Diverged("no recording to replay")
    recorded = [*journal.outcomes, *save.outcomes]
    outcomes = recorded[: journal.given_outcomes] if by_key else recorded
    match = Match(
        game, save.terms, save.key, keep, decoded(game, journal.start), outcomes=outcomes, count=journal.first
    )
    if match.journal is not None:
        match.journal.given_answers, match.journal.given_outcomes = journal.given_answers, journal.given_outcomes
    for number, (seat, said) in enumerate(journal.answers[:answers]):
        compare(match, journal)
        yield match
        try:
            match.answer(seat, said)
        except (Refused, Impossible) as error:
            raise Diverged(f"answer {number + 1}, {said!r} of seat {seat}, is no longer legal: {error}") from error
    compare(match, journal)
    yield match


def compare(match: Match[Any], journal: Journal) -> None:
    expected = journal.hashes.get(match.begun)
    if expected is not None and match.boundary and digest(match.boundary) != expected:
        raise Diverged(f"after answer {match.begun} the state differs from the recorded one")


def verified(save: Saved, find: Find) -> dict[str, int | str]:
    """Proof of the dice: the key fits the commitment and alone gives every recorded outcome and state."""
    if commitment(save.key) != save.commitment:
        raise Diverged("the key does not match the commitment shown at the start")
    if seal(save.key, save.terms.sealed) != save.seal:
        raise Diverged("the sealed part of the terms is not what was sealed at the start")
    game = find(save.game)
    laid = brought(game, save)  # held until all is played again
    if save.journal is None or save.journal.rules_version != game.rules_version:
        raise Diverged(f"not recorded under version {game.rules_version} of the rules; nothing to compare with")
    *_, match = replayed(game, save, by_key=True, keep=Keep.JOURNAL)
    assert match.journal is not None
    came = [*match.journal.outcomes, *match.chance.log]
    told = [*save.journal.outcomes, *save.outcomes]
    if came != told:
        at = next((n for n, (a, b) in enumerate(zip(came, told, strict=False)) if a != b), min(len(came), len(told)))
        raise Diverged(f"chance outcome {at + 1} of {len(told)} is not what the key gives")
    states = len(save.journal.hashes)
    del laid
    return {
        "answers": len(save.journal.answers),
        "outcomes": len(told),
        "states": states,
        "commitment": save.commitment,
    }
