"""A table whose game got other rules while it was stored: it opens and goes on."""

from __future__ import annotations

import pytest

from examples.lanterns import GAME as LANTERNS
from questhall.table.agreement import Agreement, Chair
from questhall.table.live import LiveTable
from questhall.table.schema import LogEntry, Row


def stored(answers: int) -> tuple[Row, list[LogEntry]]:
    """A table as it was made, and the entries since."""
    agreement = Agreement([Chair("bot", bot="random")] * 2, LANTERNS.terms(2), "host")
    table = LiveTable.new("t", "lanterns", agreement, bytes(16))
    row, entries = table.row(0.0, 0.0), list[LogEntry]()
    for seq in range(1, answers + 1):
        choice = table.match.asked[0]
        entries.append(LogEntry("t", seq, "answer", choice.seat, next(iter(choice.options))))
        table.apply(entries[-1])
    return row, entries


def test_under_other_rules_a_table_goes_on_before_the_answer_that_is_not_legal_any_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    row, entries = stored(6)
    entries[3] = LogEntry("t", 4, "answer", entries[3].seat, "no-such-thing")
    monkeypatch.setattr(type(LANTERNS), "rules_version", LANTERNS.rules_version + 1)
    table = LiveTable.loaded(row, entries)
    assert (table.status, table.seq, table.parted) == ("running", 6, True)
    assert table.match.count == 3
    choice = table.match.asked[0]
    table.apply(LogEntry("t", 7, "answer", choice.seat, next(iter(choice.options))))
    again = LiveTable.loaded(table.row(0.0, 0.0), [])
    assert (again.seq, again.match.count) == (7, 4)


def test_under_other_rules_a_log_that_is_legal_is_followed_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    row, entries = stored(6)
    monkeypatch.setattr(type(LANTERNS), "rules_version", LANTERNS.rules_version + 1)
    table = LiveTable.loaded(row, entries)
    assert (table.seq, table.parted, table.match.count) == (6, False, 6)


def test_under_the_same_rules_an_illegal_answer_is_a_fault() -> None:
    row, entries = stored(6)
    entries[3] = LogEntry("t", 4, "answer", entries[3].seat, "no-such-thing")
    table = LiveTable.loaded(row, entries)
    assert (table.status, table.match.count, table.seq) == ("frozen", 3, 6)
    assert "no-such-thing" in table.fault
