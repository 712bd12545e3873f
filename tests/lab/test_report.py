"""Balance reports: every seat is counted, every thing has its line, the page stands alone."""

from __future__ import annotations

import re
from pathlib import Path

from questhall.lab.report import balance, page, write
from questhall.lab.series import Series


def test_a_report_counts_every_seat_of_every_game(tmp_path: Path) -> None:
    done: list[int] = []
    report = balance(Series("rollplayer", ["random", "random"], 10, seed=3), done.append)
    assert report.games == sum(done) == 10
    assert report.fair == 0.5
    assert len(report.scores) == 20
    assert sum(line.seats for line in report.lines if line.kind == "race") == 20
    assert sum(line.seats for line in report.lines if line.kind == "seat") == 20
    cards = [line for line in report.lines if line.kind == "market card"]
    assert all(0 <= line.low <= line.win_share <= line.high <= 1 for line in cards)
    assert all(0 < line.games_share <= 1 for line in cards)


def test_the_page_needs_nothing_from_outside(tmp_path: Path) -> None:
    report = balance(Series("rollplayer", ["random", "random"], 4))
    write(report, tmp_path / "deep" / "page.html")
    text = (tmp_path / "deep" / "page.html").read_text(encoding="utf-8")
    assert text == page(report)
    assert text.count("<svg") >= 4
    assert not re.findall(r'(?:src|href)="http', text)
    assert "Roll Player: balance" in text
