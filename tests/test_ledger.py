"""The ledgers: every rule is read, every citation exists, coverage hides nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from questhall import glossary, ledger

CYRILLIC = re.compile(r"[А-Яа-яЁё]")
COUNTS = {"rollplayer": 275, "prophecy": 466, "runebound": 475, "gloomhaven": 733}


@pytest.mark.parametrize("game", ledger.games())
def test_every_rule_of_a_ledger_is_read(game: str) -> None:
    rules = ledger.ledger(game)
    assert len(rules) == COUNTS[game]
    assert all(found.text and found.chapter for found in rules.values())


def test_a_rule_has_its_terms_source_examples_and_notes() -> None:
    found = ledger.ledger("rollplayer")["RP-SETUP-17"]
    assert found.terms == "сбросьте по 3 / по 7 карт"
    assert found.source == "Подготовка к игре, шаг 7"
    assert len(found.examples) == 2
    assert found.notes[0].startswith("the text mentions discarding")


def test_every_id_that_a_test_cites_is_in_a_ledger() -> None:
    known = {rule_id for game in ledger.games() for rule_id in ledger.ledger(game)}
    assert sorted(set(ledger.cited()) - known) == []


@pytest.mark.parametrize("game", ledger.games())
def test_coverage_adds_up_and_reasons_are_given(game: str) -> None:
    report = ledger.coverage(game)
    counted = report.tested + report.not_applicable + report.left_out + len(report.open)
    assert counted == report.total == COUNTS[game]
    reasons = [*ledger.not_applicable(game).values(), *ledger.left_out(game).values()]
    assert all(len(reason) > 10 for reason in reasons)


@pytest.mark.parametrize("game", ledger.games())
def test_every_reason_is_said_in_both_languages(game: str) -> None:
    english = {**ledger.left_out(game), **ledger.not_applicable(game)}
    russian = {**ledger.left_out(game, "ru"), **ledger.not_applicable(game, "ru")}
    assert set(english) == set(russian)
    assert not [id_ for id_, reason in english.items() if CYRILLIC.search(reason)]
    assert not [id_ for id_, reason in russian.items() if not CYRILLIC.search(reason)]


@pytest.mark.parametrize("game", ledger.games())
def test_what_is_left_out_has_no_test_and_does_not_count_as_covered(game: str) -> None:
    missing = set(ledger.left_out(game))
    assert not missing & set(ledger.cited())
    assert not missing & set(ledger.not_applicable(game))
    assert ledger.coverage(game).left_out == len(missing)


def test_only_decorated_tests_count(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(
        '@rule("RP-MARKET-01", "RP-MARKET-02")\ndef test_one(): ...\n\n@rule("RP-MARKET-03")\ndef helper(): ...\n'
        '# @rule("RP-MARKET-04")\ndef test_two(): ...\n'
    )
    assert sorted(ledger.cited(tmp_path)) == ["RP-MARKET-01", "RP-MARKET-02"]


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(LookupError, match=r"no ledger of 'chess'; there are .*rollplayer"):
        ledger.ledger("chess")


MARKS = re.compile(
    r"\b(?:facts|implement\w*|reconstructed|software|inferred|from general knowledge|(?:card|house) data)\b"
    r"|[\[(]derived|derived\)|\[book|the seed|\(house\)|[Nn]ot normative|content/|\bdocs/|`"
)


def sentences(found: ledger.Rule) -> list[str]:
    return [found.chapter, found.text, *found.examples, *found.notes, *found.rulings]


@pytest.mark.parametrize("lang", ledger.LANGUAGES)
@pytest.mark.parametrize("game", ledger.games())
def test_a_chapter_is_called_by_words_of_its_own(game: str, lang: str) -> None:
    chapters = [each.chapter for each in ledger.ledger(game, lang).values()]
    titles = [title for title, before in zip(chapters, ["", *chapters], strict=False) if title != before]
    assert len(set(titles)) == len(titles)
    assert not [title for title in titles if re.match(r"[A-Z]{2,}|\d", title)]
    assert not [title for title in titles if bool(CYRILLIC.search(title)) != (lang == "ru")]


@pytest.mark.parametrize("game", ledger.games())
def test_a_line_of_the_english_ledger_is_english(game: str) -> None:
    foreign = {
        found.id: text for found in ledger.ledger(game).values() for text in sentences(found) if CYRILLIC.search(text)
    }
    assert foreign == {}


@pytest.mark.parametrize("lang", ledger.LANGUAGES)
@pytest.mark.parametrize("game", ledger.games())
def test_marks_for_writers_are_not_shown(game: str, lang: str) -> None:
    marked = {
        found.id: text
        for found in ledger.ledger(game, lang).values()
        for text in sentences(found)
        if MARKS.search(text)
    }
    assert marked == {}


@pytest.mark.parametrize("game", ledger.games())
def test_a_table_stands_below_the_rules_in_both_languages(game: str) -> None:
    english, russian = ledger.ledger(game), ledger.ledger(game, "ru")
    for id_, found in english.items():
        shapes = [[[len(row) for row in table.rows] for table in each.tables] for each in (found, russian[id_])]
        assert shapes[0] == shapes[1], id_
        assert all(len(set(map(len, table.rows))) == 1 for table in found.tables), id_
    assert not [table.title for each in russian.values() for table in each.tables if not CYRILLIC.search(table.title)]


@pytest.mark.parametrize(("lang", "named"), [("en", r"\bT(\d)\b"), ("ru", r"[Тт]аблиц\w+ (\d)")])
def test_every_table_that_a_rule_names_can_be_read(lang: str, named: str) -> None:
    rules = ledger.ledger("gloomhaven", lang).values()
    told = {number for each in rules for text in sentences(each) for number in re.findall(named, text)}
    shown = {number for each in rules for table in each.tables for number in re.findall(named, table.title)}
    assert told <= shown
    assert shown == set("12345678")


RUSSIAN = [game for game in ledger.games() if "ru" in ledger.languages(game)]


@pytest.mark.parametrize("game", RUSSIAN)
def test_the_russian_ledger_has_every_line_of_the_english_one(game: str) -> None:
    english, russian = ledger.ledger(game), ledger.parsed(ledger.file_in(game, "ru").read_text(encoding="utf-8"))
    said = {found.id: found for found in russian}
    assert list(said) == list(english)
    for id_, found in english.items():
        counts = [(len(each.examples), len(each.notes), len(each.rulings)) for each in (found, said[id_])]
        assert counts[0] == counts[1], id_


@pytest.mark.parametrize("game", RUSSIAN)
def test_a_line_of_the_russian_ledger_is_russian(game: str) -> None:
    for found in ledger.ledger(game, "ru").values():
        for text in (found.text, *found.examples, *found.notes, *found.rulings):
            letters = [letter for letter in re.sub(r"[A-Z]{2}-[A-Z-]+\d+", "", text) if letter.isalpha()]
            russian = [letter for letter in letters if "а" <= letter.casefold() <= "я" or letter in "ёЁ"]
            assert len(russian) > 0.6 * len(letters), f"{found.id}: {text}"


@pytest.mark.parametrize("game", RUSSIAN)
def test_the_russian_ledger_says_terms_as_the_dictionary_does(game: str) -> None:
    misused = {
        f"{found.id}: {word!r}, the book says {term.ru!r}"
        for found in ledger.ledger(game, "ru").values()
        for text in sentences(found)
        for term, word in glossary.misused(game, text)
    }
    assert sorted(misused) == []


@pytest.mark.parametrize("game", ledger.games())
def test_the_english_ledger_says_terms_as_the_dictionary_does(game: str) -> None:
    misused = {
        f"{found.id}: {word!r}, the dictionary says {term.en!r}"
        for found in ledger.ledger(game).values()
        for text in sentences(found)
        for term, word in glossary.misused(game, text)
    }
    assert sorted(misused) == []


CAPITALS = {"prophecy": re.compile(r"\b(?:предмет(?:а|у|ом|е|ы|ов|ам|ами|ах)?|умени(?:е|я|ю|ем|и|й|ям|ями|ях))\b")}


@pytest.mark.parametrize("game", CAPITALS)
def test_items_and_skills_have_one_spelling(game: str) -> None:
    lower = {
        found.id: text
        for found in ledger.ledger(game, "ru").values()
        for text in (found.text, *found.examples, *found.notes, *found.rulings)
        if CAPITALS[game].search(text)
    }
    assert lower == {}
