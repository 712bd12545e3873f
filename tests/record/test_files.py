"""Saves and records: round trips, refusals of what is damaged, migrations, proof."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from examples.bandits import GAME as BANDITS
from examples.lanterns import GAME as LANTERNS
from examples.tictactoe import GAME as TICTACTOE
from examples.tictactoe import TicTacToe
from questhall.games import find_game
from questhall.kernel import Keep, Match
from questhall.kernel.match import encode
from questhall.kit.conformance import run
from questhall.kit.script import answers
from questhall.record.files import (
    BadFile,
    Diverged,
    load,
    read,
    read_file,
    replayed,
    restored,
    save_file,
    saved,
    to_bytes,
    verified,
)

KEY = bytes(16)


def played(answers_: int = 9, game: Any = LANTERNS, players: int = 3) -> Match[Any]:
    match = Match(game, game.terms(players), KEY, Keep.JOURNAL)
    run(match, random.Random(1), answers_)
    return match


def test_a_loaded_game_goes_on_as_the_saved_one_would() -> None:
    match = played()
    loaded = load(to_bytes(match), find_game)
    assert loaded.state == match.state
    assert loaded.count == match.count
    assert run(loaded, random.Random(2), 500) == run(match, random.Random(2), 500)
    assert loaded.journal == match.journal


def test_a_save_between_two_answers_of_a_common_decision_keeps_the_first() -> None:
    match = answers(Match(BANDITS, BANDITS.terms(2), KEY, Keep.JOURNAL), "1 guard")
    loaded = load(to_bytes(match), find_game)
    assert [choice.seat for choice in loaded.asked] == [1]
    assert run(loaded, random.Random(2), 50) == run(match, random.Random(2), 50)


def cut(data: bytes) -> bytes:
    return data[:-40]


def flipped(data: bytes) -> bytes:
    return data[:-40] + bytes([data[-40] ^ 1]) + data[-39:]


def newer(data: bytes) -> bytes:
    return data.replace(b"QUESTHALL 1 ", b"QUESTHALL 9 ", 1)


@pytest.mark.parametrize(
    ("damage", "cause"),
    [
        (cut, "byte [0-9]+: truncated: only [0-9]+ of [0-9]+ bytes"),
        (flipped, "bytes [0-9]+ to [0-9]+: altered: the checksum does not match"),
        (newer, "line 1: written in format 9; this Questhall reads up to 1"),
        (lambda data: b"PK\x03\x04 a zip file", "line 1: not a Questhall file"),
        (lambda data: b"", "line 1: not a Questhall file"),
    ],
)
def test_a_damaged_file_is_refused_with_place_and_cause(
    tmp_path: Path, damage: Callable[[bytes], bytes], cause: str
) -> None:
    file = tmp_path / "game.qh"
    damaged = damage(to_bytes(played()))
    file.write_bytes(damaged)
    with pytest.raises(BadFile, match=f"game.qh: {cause}"):
        read_file(file)
    with pytest.raises(BadFile, match="refusing to overwrite: not a valid save"):
        save_file(played(), file)
    assert file.read_bytes() == damaged


def test_a_sound_save_may_be_saved_over_and_leaves_no_scraps(tmp_path: Path) -> None:
    file = tmp_path / "game.qh"
    save_file(played(3), file)
    save_file(played(9), file)
    assert [path.name for path in tmp_path.iterdir()] == ["game.qh"]
    assert read_file(file).journal is not None
    assert len(read_file(file).journal.answers) == 9  # type: ignore[union-attr]  # asserted above


def test_a_file_that_is_not_there_or_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"none\.qh: file: No such file"):
        read_file(tmp_path / "none.qh")
    with pytest.raises(BadFile, match="No such file or directory"):
        save_file(played(), tmp_path / "no" / "folder" / "game.qh")


def test_a_save_of_an_unknown_game_is_refused() -> None:
    save = saved(played())
    save.game = "chess960"
    with pytest.raises(BadFile, match="game: there is no game 'chess960'"):
        restored(save, find_game)


def test_an_answer_that_was_never_legal_is_refused() -> None:
    match = answers(Match(BANDITS, BANDITS.terms(2), KEY, Keep.JOURNAL), "1 guard")
    save = saved(match)
    save.since = [(0, "fly")]
    with pytest.raises(BadFile, match="answer 1: 'fly' of seat 0 is not legal"):
        restored(save, find_game)


class Renamed(TicTacToe):
    """Tic-tac-toe whose state once called its cells squares."""

    format = 3
    migrations = {
        1: lambda raw: {**raw, "squares": raw.pop("cells")},
        2: lambda raw: {**raw, "cells": raw.pop("squares")},
    }


def test_an_older_format_is_migrated_step_by_step() -> None:
    match = played(4, TICTACTOE, 2)
    loaded = load(to_bytes(match), lambda name: Renamed())
    assert loaded.state == match.state
    assert loaded.asked[0].options.keys() == match.asked[0].options.keys()


def test_a_newer_format_of_a_game_is_refused() -> None:
    match = Match(Renamed(), Renamed().terms(), KEY)
    with pytest.raises(BadFile, match="saved in format 3 of tictactoe; this Questhall reads up to 1"):
        load(to_bytes(match), find_game)


class Harsher(type(LANTERNS)):  # type: ignore[misc]  # the class of the game
    rules_version = 2


def test_a_game_saved_under_other_rules_goes_on_from_its_state() -> None:
    match = played()
    loaded = load(to_bytes(match), lambda name: Harsher())
    assert loaded.state.thieves == match.state.thieves
    assert loaded.journal is not None
    assert loaded.journal.rules_version == 2
    run(loaded, random.Random(3), 500)
    assert loaded.over


def test_a_replay_passes_through_every_answer() -> None:
    match = played(500)
    views = [copy.count for copy in replayed(LANTERNS, saved(match))]
    assert views == list(range(match.count + 1))


def test_a_replay_that_goes_another_way_is_loud() -> None:
    match = played(500)
    save = saved(match)
    assert save.journal is not None
    save.journal.hashes[5] = b"otherway"
    with pytest.raises(Diverged, match="after answer 5 the state differs"):
        list(replayed(LANTERNS, save))


def test_the_dice_of_a_whole_game_are_proved() -> None:
    match = played(500)
    proof = verified(saved(match), find_game)
    assert proof["answers"] == match.count
    assert int(proof["outcomes"]) > 0


def test_an_outcome_that_the_key_does_not_give_is_found() -> None:
    save = saved(played(500, BANDITS, 4))
    assert save.journal is not None
    stream, value, secret = save.journal.outcomes[3]
    save.journal.outcomes[3] = (stream, (value + 1) % 6, secret)
    with pytest.raises(Diverged, match="chance outcome 4 of"):
        verified(save, find_game)


def test_a_key_that_was_not_committed_to_is_found() -> None:
    save = saved(played(500))
    save.key = b"another key 1234"
    with pytest.raises(Diverged, match="does not match the commitment"):
        verified(save, find_game)


def test_every_prefix_of_a_save_is_refused_and_never_raises_anything_else() -> None:
    data = to_bytes(played(4))
    for length in range(0, len(data) - 1, 7):
        with pytest.raises(BadFile):
            read(data[:length])


def test_a_body_of_another_shape_is_refused_with_its_path() -> None:
    import hashlib

    body = msgspec.msgpack.encode({"game": 5})
    head = f"QUESTHALL 1 {len(body)} {hashlib.blake2b(body, digest_size=16).hexdigest()}\n".encode()
    with pytest.raises(BadFile, match=r"\$\.game"):
        read(head + body)


def test_a_clone_equals_its_original_at_every_answer() -> None:
    for match in replayed(LANTERNS, saved(played(500))):
        assert encode(match.clone().state) == encode(match.state)
