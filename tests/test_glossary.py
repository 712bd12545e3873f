"""The dictionaries: they load, they agree with the ledgers and with themselves, and the texts follow them."""

from __future__ import annotations

import doctest
import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from questhall import glossary, ledger
from questhall.glossary import Term, plain, terms
from questhall.kit.content import BadContent

ROOT = Path(__file__).parent.parent
GAMES = sorted(ledger.games())


def russian_files(game: str) -> Iterator[Path]:
    yield from sorted((ROOT / "questhall" / "games" / game / "texts").rglob("ru.ftl"))
    yield from sorted((ROOT / "web" / "src" / "games" / game).rglob("ru.ftl"))


def russian_names(value: object) -> Iterator[str]:
    """Every name in Russian in a content file: `name: {en: ..., ru: ...}`, however deep it stands."""
    if isinstance(value, dict):
        yield from (name for key, name in value.items() if key == "ru" and isinstance(name, str))
        value = list(value.values())
    if isinstance(value, list):
        yield from (name for part in value for name in russian_names(part))


def russian_words(game: str) -> str:
    """All that a player may read of a game in Russian, a piece a line: texts without their comments, names of cards."""
    lines = [line for path in russian_files(game) for line in path.read_text(encoding="utf-8").splitlines()]
    found = [line for line in lines if not line.startswith("#")]
    content = ROOT / "questhall" / "games" / game / "content"
    for path in sorted(content.rglob("*.yaml")):
        found += russian_names(yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader))
    for path in sorted(content.rglob("*.ru.json")):
        found += json.loads(path.read_text(encoding="utf-8")).values()
    return "\n".join(found)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_with_a_ledger_has_a_dictionary_in_both_languages(game: str) -> None:
    found = terms(game)
    assert len(found) >= 60
    assert all(re.search("[а-яё]", plain(term.ru)) for term in found.values())
    assert not [term.en for term in found.values() if re.search("[а-яё]", plain(term.en))]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_a_term_names_is_in_the_ledger(game: str) -> None:
    assert not [rule for term in terms(game).values() for rule in term.rules if rule not in ledger.ledger(game)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_no_word_of_a_game_has_two_meanings(game: str, lang: str) -> None:
    said = Counter(plain(getattr(term, lang)) for term in terms(game).values())
    assert not [word for word, times in said.items() if times > 1]


@pytest.mark.parametrize("game", GAMES)
def test_no_term_is_a_word_that_another_term_rules_out(game: str) -> None:
    for term in terms(game).values():
        for spelling in term.spellings():
            clash = [(other.id, word) for other, word in glossary.misused(game, spelling)]
            assert not clash, f"{term.id}: {spelling!r} is ruled out by {clash}"


@pytest.mark.parametrize("game", GAMES)
def test_texts_and_names_use_no_word_that_the_dictionary_rules_out(game: str) -> None:
    assert [word for _, word in glossary.misused(game, russian_words(game)) if not word.isascii()] == []


def test_the_example_of_the_module_is_true() -> None:
    result = doctest.testmod(glossary)
    assert result.attempted >= 3
    assert result.failed == 0


ENTRY = "- {id: surge, en: surge, ru: удар, rules: [RB-SURGE-01]}\n"
FAULTS = {
    "an unknown rule": ("- {id: dash, en: dash, ru: прочерк, rules: [RB-DASH-99]}", "RB-DASH-99", "no such rule"),
    "no rule at all": ("- {id: dash, en: dash, ru: прочерк, rules: []}", "[]", "rules"),
    "an id said twice": ("- {id: surge, en: dash, ru: прочерк, rules: [RB-SURGE-01]}", "surge", "duplicate id"),
    "an English term said twice": (
        "- {id: dash, en: Surge, ru: прочерк, rules: [RB-SURGE-01]}",
        "Surge",
        "duplicate en",
    ),
    "a Russian term said twice": ("- {id: dash, en: dash, ru: Удар, rules: [RB-SURGE-01]}", "Удар", "duplicate ru"),
    "an unknown field": (
        "- {id: dash, en: dash, ru: прочерк, rules: [RB-SURGE-01], nott: [x]}",
        "nott",
        "no such field",
    ),
    "half of the counted forms": (
        "- {id: dash, en: dash, ru: прочерк, rules: [RB-SURGE-01], forms: {one: прочерк}}",
        "{'one': 'прочерк'}",
        "one, few and many go together",
    ),
    "an id with capitals": ("- {id: Dash, en: dash, ru: прочерк, rules: [RB-SURGE-01]}", "Dash", "id"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_told_with_file_line_and_word(tmp_path: Path, fault: str) -> None:
    line, word, cause = FAULTS[fault]
    path = tmp_path / "runebound.terms.yaml"
    path.write_text(f"# A comment\n{ENTRY}{line}\n", encoding="utf-8")
    with pytest.raises(BadContent, match=cause) as told:
        glossary.read(path, ["RB-SURGE-01"])
    assert str(told.value).startswith("runebound.terms.yaml:3: ")
    assert told.value.word == word


def test_a_ruled_out_word_is_found_in_every_form_but_not_inside_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    skill = Term("skill", "skill", "Умение", ["PR-SKILL-01"], avoid=["навык*", "чёрный рынок"])
    monkeypatch.setattr(glossary, "terms", lambda game: {"skill": skill})
    text = "Навыков нет: изучите навык.\nНа Черный\nрынок и обратно. Отнавык не слово, рынок чёрный."
    assert [word for _, word in glossary.misused("prophecy", text)] == ["навык*", "навык*", "чёрный рынок"]
