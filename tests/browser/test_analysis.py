"""The analysis board: from the end of a game, with progress, for everybody with the link, and back into the game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.test_everybody import violations
from tests.table.served import Served
from tests.table.test_analyses import TALK, finished

SECONDS = 300_000  # milliseconds, that a slow machine may take for one


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Where little is thought about each game."""
    path = tmp_path_factory.mktemp("quick") / "questhall.db"
    with Served(f"sqlite+aiosqlite:///{path}", limits={"analysis_seconds": 0.5, **TALK}) as served:
        yield served


@pytest.mark.parametrize(
    ("lang", "begin", "chances"), [("en", "Analyse", "Chances to win"), ("ru", "Разобрать", "Шансы")]
)
def test_a_finished_game_is_analysed_and_read(
    quick: Served, people: People, lang: str, begin: str, chances: str
) -> None:
    _, table = finished(quick)
    page = people.page(f"{quick.http}/#/a/{table}", lang=lang)
    expect(page.get_by_role("button", name=begin)).to_be_visible(timeout=30_000)
    assert violations(page) == []
    page.get_by_role("button", name=begin).click()
    expect(page.get_by_role("heading", name=chances)).to_be_visible(timeout=SECONDS)
    page.get_by_role("checkbox").uncheck()
    expect(page.locator("ol.decisions li").first).to_be_visible()
    assert violations(page) == []
    page.locator("ol.decisions a").nth(2).click()
    expect(page.get_by_role("slider")).to_have_value(re.compile(r"\d+"))


def test_somebody_else_reads_it_by_its_link_and_tries_it_another_way(quick: Served, people: People) -> None:
    ann, table = finished(quick)
    ann.post(f"/api/tables/{table}/analysis")
    page = people.page(f"{quick.http}/#/a/{table}", lang="en")
    page.get_by_role("checkbox").uncheck(timeout=SECONDS)
    page.get_by_role("button", name="Try it another way").first.click()
    expect(page).to_have_url(re.compile(r"#/t/(?!" + table + ")"), timeout=30_000)
    page.locator(".dock").first.wait_for()


def test_the_replay_leads_to_the_analysis(quick: Served, people: People) -> None:
    _, table = finished(quick)
    page = people.page(f"{quick.http}/#/r/{table}?step=0", lang="en")
    page.get_by_role("link", name="Analysis").click()
    expect(page.get_by_role("heading", name="Analysis:")).to_be_visible(timeout=30_000)


def test_who_does_not_want_it_any_more_stops_it(people: People, tmp_path: Path) -> None:
    limits = {"analysis_seconds": 10_000.0, **TALK}
    with Served(f"sqlite+aiosqlite:///{tmp_path / 'slow.db'}", limits=limits) as slow:
        _, table = finished(slow)
        page = people.page(f"{slow.http}/#/a/{table}", lang="en")
        page.get_by_role("button", name="Analyse").click(timeout=30_000)
        expect(page.get_by_role("progressbar")).to_be_visible(timeout=30_000)
        page.get_by_role("button", name="I do not want it").click(timeout=60_000)
        expect(page.get_by_role("button", name="Analyse")).to_be_visible(timeout=60_000)
