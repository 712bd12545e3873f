"""The ledgers: every rule is read, every citation exists, coverage hides nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from questhall import ledger

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
    assert report.tested + report.not_applicable + len(report.open) == report.total == COUNTS[game]
    assert all(len(reason) > 10 for reason in ledger.not_applicable(game).values())


def test_only_decorated_tests_count(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(
        '@rule("RP-MARKET-01", "RP-MARKET-02")\ndef test_one(): ...\n\n@rule("RP-MARKET-03")\ndef helper(): ...\n'
        '# @rule("RP-MARKET-04")\ndef test_two(): ...\n'
    )
    assert sorted(ledger.cited(tmp_path)) == ["RP-MARKET-01", "RP-MARKET-02"]


def test_words_are_found_in_text_and_terms() -> None:
    assert "RP-MARKET-10" in {found.id for found in ledger.find("rollplayer", "look discard pile")}
    assert "RP-TERM-14" in {found.id for found in ledger.find("rollplayer", "первый игрок")}
    assert ledger.find("rollplayer", "submarine") == []


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(LookupError, match=r"no ledger of 'chess'; there are .*rollplayer"):
        ledger.ledger("chess")
