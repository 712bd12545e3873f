"""The challenge of the day in the browser: begun from the hall, gone on with, and the day before."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.test_everybody import violations
from tests.table.served import Served
from tests.table.test_analyses import TALK


@pytest.mark.parametrize(
    ("lang", "link", "play", "go_on"),
    [
        ("en", "Today's challenge", "Play today's challenge", "Go on with your attempt"),
        ("ru", "Испытание дня", "Пройти сегодняшнее испытание", "Продолжить свою попытку"),
    ],
)
def test_a_challenge_is_begun_once_and_gone_on_with(
    hall: Served, people: People, lang: str, link: str, play: str, go_on: str
) -> None:
    page = people.page(hall.http, lang=lang)
    page.get_by_role("link", name=link).click()
    solo = page.locator("section", has=page.locator("#daily-rollplayer"))
    expect(solo.get_by_role("button", name=play)).to_be_visible(timeout=30_000)
    assert violations(page) == []
    solo.get_by_role("button", name=play).click()
    expect(page).to_have_url(re.compile("#/t/"), timeout=30_000)
    page.goto(f"{hall.http}/#/daily/today")
    expect(solo.get_by_role("link", name=go_on)).to_be_visible(timeout=30_000)


def test_a_finished_attempt_is_on_the_board(people: People, tmp_path: Path) -> None:
    with Served(f"sqlite+aiosqlite:///{tmp_path / 'day.db'}", limits=TALK) as hall:
        bob = hall.guest("Bob")
        table = bob.post("/api/daily", {"game": "rollplayer"}).json()["id"]
        bob.connect(table).play_out()
        bob.close()
        page = people.page(f"{hall.http}/#/daily/today", lang="en")
        row = page.get_by_role("row", name="Bob")
        expect(row).to_be_visible(timeout=30_000)
        expect(row.get_by_role("link")).to_have_count(0)
        assert violations(page) == []
        page.get_by_role("link", name="The day before").click()
        expect(page.get_by_text("No challenge was played on this day.")).to_be_visible(timeout=30_000)
