"""A lesson on paper: two A4 pages a game, in both languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.test_everybody import violations
from tests.browser.test_learning import BOARDS
from tests.table.served import Served

PAGES = 2
LEAF = re.compile(rb"/Type\s*/Page\b")


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", BOARDS)
def test_a_lesson_fits_on_two_pages_and_bars_nobody(hall: Served, people: People, game: str, lang: str) -> None:
    page = people.page(f"{hall.http}/#/learn/{game}", lang=lang)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    figures = page.locator("figure")
    for at in range(figures.count()):
        figures.nth(at).scroll_into_view_if_needed()
        expect(figures.nth(at).frame_locator("iframe").locator(BOARDS[game]).first).to_be_attached()
    assert violations(page) == []
    assert len(LEAF.findall(page.pdf(format="A4"))) == PAGES
