"""Runebound at one keyboard: the map around the hero, all of it on demand, and as a picture."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from xml.etree import ElementTree

import pytest
from rich.console import Console

from questhall.bots import make_bot
from questhall.games import find_game
from questhall.games.runebound.face.answers import Fight
from questhall.games.runebound.game import GAME
from questhall.kernel import Keep, Match
from questhall.kernel.texts import Texts
from questhall.terminal import Left, TerminalTable
from tests.games.runebound.positions import Table, dice, fight, going, play, table


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


def remarked(m: Table, lang: str = "en") -> dict[str, str]:
    choice = m.asked[0]
    return dict(GAME.face.remarks(m.view(choice.seat), choice, Texts(GAME, lang)))


def test_before_the_roll_it_tells_the_chance_of_what_one_travels_for() -> None:
    m = table("1 lissa at 5-6, quests moonlight\n2 corbin at 13-0")
    reach = GAME.face.hints(m.view(0), [0]).heroes[0].reach
    said = remarked(m)
    assert f"plains (4-9) {reach['4-9']} %" in said["roll"]
    assert said["roll"].startswith("1 action point; chance to get there: ")
    assert said["step:6-6"].startswith("1 action point; chance to get there: "), "a step is an action"
    assert remarked(m, "ru")["roll"].startswith("1 очко действия; шанс дойти: ")


def test_after_the_roll_a_step_tells_what_the_other_dice_reach() -> None:
    m = play(dice(table("1 lissa at 5-6\n2 corbin at 13-0"), "p p joker"), "roll")
    said = remarked(m)
    step = next(key for key in said if key.startswith(("go:4-7:", "go:5-7:")))
    assert "from there the other dice reach: " in said[step]


def test_combat_actions_and_adventures_tell_the_odds_that_the_browser_tells() -> None:
    m = fight("1 lissa at 5-6\n2 corbin at 13-0", "2P 1M* A* | 1K H 1K 1K* D", card="cave-troll")
    told = GAME.face.wonder(m.view(0), "fight")
    assert isinstance(told, Fight)
    strike = told.options["strike:physical"]
    assert remarked(m)["strike:physical"] == f"wins about {strike.win} %, at a cost of {strike.wounds} life"
    m = table("1 lissa at 5-4\n2 corbin at 13-0")
    share = GAME.face.hints(m.view(0), [0], m.asked).odds["adventure"]
    assert f"you would beat about {share} % of the enemies" in remarked(m)["adventure"]


def test_the_map_is_printed_when_it_has_changed_and_not_before_every_die() -> None:
    lines = ["roll", "stop", "quit"]
    m = table("1 lissa at 5-6\n2 corbin at 13-0")
    screen = StringIO()
    typed = iter(lines)
    console = Console(file=screen, width=200)
    with pytest.raises(Left):
        TerminalTable(m, {}, "en", console, lambda prompt: next(typed), ["human", "human"]).play()
    assert screen.getvalue().count("terrain P plains") == 1, "the dice lie there, the hero stands where it stood"


def test_the_log_says_faces_of_tokens_in_words() -> None:
    m = fight("1 lissa at 5-6\n2 corbin at 13-0", "2P 1M* A* | 1K H 1K 1K* D", card="cave-troll")
    play(m, "strike:physical")
    texts = Texts(GAME, "ru")
    said = [texts.event(event) for event in m.events if event.kind in ("threw", "struck")]
    assert said
    assert not re.search("[A-Za-z]", " ".join(said))
    assert said[-1].endswith("атакует: физический урон 2.")


@pytest.mark.parametrize(("lang", "at"), [("en", ", at"), ("ru", "место")])
def test_a_hero_that_stands_nowhere_yet_has_no_place(lang: str, at: str) -> None:
    match = Match(GAME, GAME.terms(2), b"terminal", Keep.JOURNAL)
    play(match, "hero:lissa")
    assert at not in GAME.face.board(match.view(0), Texts(GAME, lang))


def test_the_map_on_the_board_is_the_part_around_the_hero() -> None:
    match = Match(GAME, GAME.terms(2), b"terminal", Keep.JOURNAL)
    bots = [make_bot("random", GAME, seed=2) for _ in range(2)]
    while match.state.rounds < 2:
        seat = match.asked[0].seat
        match.answer(seat, bots[seat].answer(match.seen(seat)))
    shown = GAME.face.board(match.view(0), Texts(GAME, "en")).splitlines()
    rows = [line for line in shown if line[:2].strip().isdigit() and line[2:3] == " "]
    assert len(rows) <= 9, "four rows up and down"


def test_a_retreat_and_dice_that_are_counted_tell_what_they_come_to() -> None:
    m = fight("1 lissa at 2-13\n2 corbin at 13-0", "2P 1M* A* | 1K H 1K 1K* D", card="cave-troll")
    for side in going(m).sides:
        side.passed = True
    m = Table(GAME, m.terms, b"a test", m.keep, m.state)
    told = GAME.face.hints(m.view(0), [0], m.asked).odds
    assert remarked(m) == {"retreat": "33 % to get away", "fight-on": f"wins about {told['fight-on']} %"}
    m = play(dice(table("1 lissa at 7-8, wounds 3, hand prayer\n2 corbin at 13-0"), "p p mw mw joker"), "rest")
    assert remarked(m)["done"] == "Heals 3 wounds as it lies."
    assert remarked(m, "ru")["done"] == "Сейчас кубики лечат 3 раны."


def test_where_one_may_start_is_found_on_the_map() -> None:
    m = play(Match(GAME, GAME.terms(1), b"terminal", Keep.JOURNAL), "hero:lissa")
    said = remarked(m)
    assert set(said) == set(m.asked[0].options)
    assert said["start:1-5"] == "row 1, column 5 of the map"
