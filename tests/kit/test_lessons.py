"""How to play, two pages a game: both languages say the same, cite rules that exist, and show positions that load."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import Any

import pytest

from questhall.games import find_game, ours
from questhall.glossary import misused
from questhall.kernel import Game
from questhall.kernel.texts import LANGUAGES, Texts
from questhall.kit import lesson as module
from questhall.kit.content import BadContent
from questhall.kit.lesson import CITED, Lesson, Picture, Prose, Section, lesson, parsed, pictures, position_of
from questhall.ledger import ledger

GAMES = ours()
PICTURES = [(game, name) for game in GAMES for name in pictures(find_game(game))]
SHORTEST, LONGEST = 500, 1000  # words


def both(game: str) -> tuple[Lesson, Lesson]:
    en, ru = (lesson(find_game(game), lang) for lang in LANGUAGES)
    return en, ru


def lines(told: Lesson) -> list[str]:
    """All that is read, a line a piece, without the ids of rules."""
    prose = [part.words if isinstance(part, Picture) else part.markdown for part in told.parts]
    titles = [told.title, *(section.title for section in told.sections)]
    found = [CITED.sub("", line) for text in [*titles, *prose] for line in text.splitlines()]
    return [line for line in found if re.search(r"\w", line)]


def shape(section: Section) -> list[str]:
    """What stands below a heading, in order: prose, or a picture by its name."""
    return [part.name if isinstance(part, Picture) else "prose" for part in section.parts]


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_sections_pictures_and_rules(game: str) -> None:
    en, ru = both(game)
    assert [shape(section) for section in en.sections] == [shape(section) for section in ru.sections]
    assert len(en.sections) >= 5
    assert 2 <= len(en.pictures) <= 4
    assert set(en.rules) == set(ru.rules)
    assert en.rules


@pytest.mark.parametrize("game", GAMES)
def test_every_cited_rule_is_in_the_ledger_and_every_picture_is_shown(game: str) -> None:
    for told in both(game):
        assert set(told.rules) <= set(ledger(game))
        assert sorted(picture.name for picture in told.pictures) == pictures(find_game(game))


@pytest.mark.parametrize(("game", "name"), PICTURES)
def test_every_picture_is_a_position_that_loads_and_can_be_drawn(game: str, name: str) -> None:
    found = find_game(game)
    view = position_of(found, name).view(0)
    for lang in LANGUAGES:
        assert found.face.board(view, Texts(found, lang)).strip()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_is_two_pages_long(game: str, lang: str) -> None:
    told = lesson(find_game(game), lang)
    prose = " ".join(part.markdown for part in told.parts if isinstance(part, Prose))
    assert SHORTEST <= len(re.findall(r"\w+(?:['’-]\w+)*", CITED.sub("", prose))) <= LONGEST


@pytest.mark.parametrize("game", GAMES)
def test_the_russian_lesson_is_russian_and_the_english_one_is_not(game: str) -> None:
    en, ru = both(game)
    assert not [line for line in lines(en) if re.search("[а-яё]", line, re.IGNORECASE)]
    latin = [line for line in lines(ru) if len(re.findall("[a-z]", line, re.IGNORECASE)) > len(line) / 2]
    assert not latin
    assert not [line for line in lines(ru) if re.search("[a-z]", line) and not re.search("[а-яё]", line)]


@pytest.mark.parametrize("game", GAMES)
def test_the_russian_lesson_uses_no_word_that_the_dictionary_rules_out(game: str) -> None:
    _, ru = both(game)
    assert not [(term.id, word) for term, word in misused(game, "\n".join(lines(ru)))]


def test_a_game_without_a_lesson_says_so() -> None:
    with pytest.raises(LookupError, match=r"^tictactoe has no lesson$"):
        lesson(find_game("tictactoe"), "en")


def test_a_language_or_a_picture_that_is_not_there_is_named_with_those_that_are() -> None:
    with pytest.raises(LookupError, match="has no lesson in 'de'; there are en, ru"):
        lesson(find_game("rollplayer"), "de")
    with pytest.raises(LookupError, match="has no picture 'dragon'; there are bought, choice, end"):
        position_of(find_game("rollplayer"), "dragon")


FAULTS = {
    "an unknown rule": ("# Title\n\nSee [RP-DICE-99].\n", "en.md:3: 'RP-DICE-99': there is no such rule"),
    "an unknown picture": ("# Title\n\n![a dragon](dragon)\n", "en.md:3: 'dragon': there is no dragon.pos"),
    "a picture inside a line": ("# Title\nSee ![a dragon](dragon).\n", "en.md:2: .*on a line of its own"),
    "no title": ("Title\n", "en.md:1: 'Title': a lesson begins with its title"),
}


@pytest.fixture
def planted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    """Roll Player with an empty place for lessons."""
    game = find_game("rollplayer")
    monkeypatch.setattr(type(game), "texts", tmp_path / "texts")
    (tmp_path / "lesson").mkdir()
    return game


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_told_with_file_line_and_word(planted: Game[Any], fault: str) -> None:
    text, told = FAULTS[fault]
    (planted.texts.parent / "lesson" / "en.md").write_text(text, encoding="utf-8")
    with pytest.raises(BadContent, match=told):
        lesson(planted, "en")


def test_a_position_of_another_game_is_refused(planted: Game[Any]) -> None:
    (planted.texts.parent / "lesson" / "other.pos").write_text("game: prophecy\nworld: {}\n", encoding="utf-8")
    with pytest.raises(BadContent, match="a position of 'prophecy', not of rollplayer"):
        position_of(planted, "other")


def test_a_lesson_is_cut_at_its_headings_and_pictures() -> None:
    text = "# One\nHello.\n\n## Two\n\nBefore.\n\n![seen](three)\n\nAfter [RP-DICE-03].\n"
    told = parsed("rollplayer", "en", Path("en.md"), text)
    assert (told.title, told.opening) == ("One", (Prose("Hello."),))
    after = Prose("After [RP-DICE-03].")
    assert told.sections == (Section("Two", (Prose("Before."), Picture("three", "seen"), after)),)
    assert told.rules == ["RP-DICE-03"]


def test_the_example_of_the_module_is_true() -> None:
    result = doctest.testmod(module)
    assert result.attempted >= 3
    assert result.failed == 0
