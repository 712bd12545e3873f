"""How to play, as a newcomer reads it: from the hall, in both languages, with pictures on the game's own board."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.look import PHONE, WIDE
from tests.browser.test_everybody import violations
from tests.table.served import Served

BOARDS = {"rollplayer": ".rp", "prophecy": ".pr", "runebound": "svg", "gloomhaven": ".gh-live"}


@pytest.mark.parametrize("game", BOARDS)
def test_a_newcomer_reads_two_pages_with_pictures(hall: Served, people: People, game: str) -> None:
    page = people.page(hall.http)
    page.locator(f"article.{game} a[href='#/learn/{game}']").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    figures = page.locator("figure")
    expect(figures.first).to_be_visible()
    assert figures.count() >= 2
    for at in range(figures.count()):
        figures.nth(at).scroll_into_view_if_needed()
        expect(figures.nth(at).frame_locator("iframe").locator(BOARDS[game]).first).to_be_attached()
        assert figures.nth(at).locator("figcaption").inner_text()
    page.locator("a.rule").first.click()
    page.wait_for_url(f"**/#/rules/{game}?rule=*")
    page.get_by_role("link", name="How to play").click()
    page.wait_for_url(f"**/#/learn/{game}")


@pytest.mark.parametrize(("size", "theme"), [(WIDE, "light"), (PHONE, "dark")])
def test_the_pages_bar_nobody_and_speak_russian(
    hall: Served, people: People, size: tuple[int, int], theme: str
) -> None:
    page = people.page(f"{hall.http}/#/learn/gloomhaven", lang="ru", width=size[0], color_scheme=theme)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Как играть")
    expect(page.locator("article")).to_have_attribute("lang", "ru")
    page.locator("figure iframe").first.scroll_into_view_if_needed()
    expect(page.frame_locator("iframe >> nth=0").locator(".gh-live").first).to_be_attached()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
