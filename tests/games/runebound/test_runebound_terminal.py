"""Runebound at one keyboard: the map around the hero, all of it on demand, and as a picture."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from xml.etree import ElementTree

import pytest
from rich.console import Console

from questhall.bots import make_bot
from questhall.games import find_game
from questhall.games.runebound.game import GAME
from questhall.kernel import Keep, Match
from questhall.kernel.texts import Texts
from questhall.terminal import Left, TerminalTable


def typed(*lines: str, lang: str = "en", game: str = "runebound", picture: Path | None = None) -> str:
    """What the screen shows when a person types these lines and leaves."""
    found = find_game(game)
    match = Match(found, found.terms(2), b"terminal", Keep.JOURNAL)
    screen = StringIO()
    words: Iterator[str] = iter([*lines, "quit"])
    bots = {1: make_bot("random", found, seed=1)}
    table = TerminalTable(
        match, bots, lang, Console(file=screen, width=200), lambda prompt: next(words), ["human", "random"], picture
    )
    with pytest.raises(Left):
        table.play()
    return screen.getvalue()


@pytest.mark.parametrize(("lang", "legend"), [("en", "terrain P plains"), ("ru", "местность P равнина")])
def test_the_word_map_shows_all_of_terrinoth(lang: str, legend: str) -> None:
    shown = typed("hero:lissa", "start:1-5", "map", lang=lang)
    last = shown.rsplit("\n13 ", 1)[0].rsplit("   0    1    2", 1)[1]
    assert len([line for line in last.splitlines() if line.strip()]) >= 26, "rows 0 to 12, two lines each"
    assert legend in shown


def test_help_names_the_pages_of_the_game() -> None:
    assert "This game also shows: map." in typed("help")
    assert "svg FILE writes the board as a picture." in typed("help")
    plain = typed("help", game="tictactoe")
    assert "This game also shows" not in plain
    assert "svg" not in plain


def test_the_board_is_drawn_into_a_file_on_demand_and_kept_up_to_date(tmp_path: Path) -> None:
    kept, once = tmp_path / "kept.svg", tmp_path / "once.svg"
    shown = typed("hero:lissa", "start:1-5", f"svg {once}", picture=kept)
    assert f"The board is drawn in {once}." in shown
    for file in (kept, once):
        assert ElementTree.fromstring(file.read_text(encoding="utf-8")).tag.endswith("svg")
    assert ">1</text>" in kept.read_text(encoding="utf-8"), "the hero stands on it"


def test_a_file_that_cannot_be_written_is_told_and_a_game_without_a_picture_says_so(tmp_path: Path) -> None:
    assert "No such file" in typed(f"svg {tmp_path / 'nowhere' / 'map.svg'}")
    assert "has no picture" in typed("svg board.svg", game="tictactoe")


def test_the_map_on_the_board_is_the_part_around_the_hero() -> None:
    match = Match(GAME, GAME.terms(2), b"terminal", Keep.JOURNAL)
    bots = [make_bot("random", GAME, seed=2) for _ in range(2)]
    while match.state.rounds < 2:
        seat = match.asked[0].seat
        match.answer(seat, bots[seat].answer(match.seen(seat)))
    shown = GAME.face.board(match.view(0), Texts(GAME, "en")).splitlines()
    rows = [line for line in shown if line[:2].strip().isdigit() and line[2:3] == " "]
    assert len(rows) <= 9, "four rows up and down"
