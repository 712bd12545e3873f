"""The lab plays lines of chapters on, and the terminal goes on where it stopped."""

from __future__ import annotations

from pathlib import Path

import pytest

from questhall.games import find_game
from questhall.lab.line import Wanted, play_lines
from questhall.record import files, line
from questhall.record.files import BadFile, Diverged
from tests.kernel.test_sequel import journey, sold_out

CARAVAN = str(Path(__file__).parent.parent / "kernel" / "caravan" / "__init__.py")


def test_stories_are_played_to_their_end_and_are_the_same_again() -> None:
    wanted = Wanted(CARAVAN, ["random", "random"], 5, seed=3)
    (story,) = play_lines(wanted)
    assert not story.failure
    assert [chapter.number for chapter in story.chapters] == [1, 2]
    again = play_lines(wanted)[0]
    assert [chapter.scores for chapter in again.chapters] == [chapter.scores for chapter in story.chapters]


def test_a_game_without_chapters_is_refused() -> None:
    with pytest.raises(LookupError, match="stands alone"):
        line.begun(find_game("tictactoe"))


def two_chapters() -> list[bytes]:
    first = sold_out(journey())
    second = sold_out(line.next_match(first, b"the second key.."))
    return [files.to_bytes(first), files.to_bytes(second)]


def test_every_chapter_of_a_file_is_proved_and_that_they_follow_each_other() -> None:
    saves = line.chapters(line.read(line.to_bytes(two_chapters())))
    game = sold_out(journey()).game
    assert len(line.proved(saves, lambda name: game)) == 2
    with pytest.raises(Diverged, match="chapter 2 does not begin as chapter 1 ended"):
        line.proved(saves[::-1], lambda name: game)


def test_a_damaged_file_is_refused_with_place_and_cause() -> None:
    data = line.to_bytes(two_chapters())
    for bad, cause in ((data[:-9], "truncated"), (b"no" + data, "not a Questhall line"), (data[:-1] + b"x", "altered")):
        with pytest.raises(BadFile, match=cause):
            line.read(bad)
