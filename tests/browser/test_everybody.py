"""For everybody: Russian, keyboard alone, a phone's width, no accessibility violation."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.doing import open_new, options, seq, take
from tests.table.served import Served


def violations(page: Page) -> list[str]:
    page.wait_for_timeout(400)
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html'][:120]}" for one in found]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_hall_table_replay_and_rules(hall: Served, people: People, theme: str) -> None:
    page = people.page(hall.http, color_scheme=theme)
    page.locator("article.rollplayer").wait_for()
    assert violations(page) == []
    page.locator("article.rollplayer").get_by_role("button", name="Play now against bots").click()
    page.locator("button.option").first.wait_for(timeout=40_000)
    assert violations(page) == []
    page.goto(f"{hall.http}/#/rules/rollplayer")
    page.get_by_text("RP-TERM-01").first.wait_for()
    assert violations(page) == []
    table = open_new(page, hall.http, "tictactoe", ["me", "me as well (same screen)"])
    for cell in ("a1", "b1", "a2", "b2", "a3"):
        take(page, f"mark:{cell}")
    page.goto(f"{hall.http}/#/r/{table}?step=2")
    page.get_by_role("slider").wait_for()
    assert violations(page) == []


def test_russian_is_one_click_away_at_any_moment(hall: Served, people: People) -> None:
    page = people.page(hall.http)
    page.locator("article.rollplayer").get_by_role("button", name="Play now against bots").click()
    page.locator("button.option").first.wait_for(timeout=40_000)
    page.get_by_text("RU", exact=True).first.click()
    expect(page.get_by_role("heading", name="Путь героя").first).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "ru"
    take(page)


def test_a_turn_is_played_by_keyboard_alone(hall: Served, people: People) -> None:
    page = people.page(hall.http)
    open_new(page, hall.http, "tictactoe", ["me", "me as well (same screen)"])
    page.locator("button.option").first.wait_for()
    for count in range(1, 4):
        page.keyboard.press("1")
        expect(page.locator("[data-status]")).to_have_attribute("data-seq", str(count))
    page.locator("button.option").nth(2).focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-status]")).to_have_attribute("data-seq", "4")
    page.keyboard.press("u")
    expect(page.locator("[data-status]")).to_have_attribute("data-seq", "5")


@pytest.mark.parametrize("path", ["", "#/rules/rollplayer", "#/new/rollplayer"])
def test_a_phone_scrolls_in_one_direction_only(hall: Served, people: People, path: str) -> None:
    page = people.page(f"{hall.http}/{path}", width=390)
    page.wait_for_timeout(600)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_roll_player_fits_a_phone(hall: Served, people: People) -> None:
    page = people.page(hall.http, width=390, has_touch=True)
    page.locator("article.rollplayer").get_by_role("button", name="Play now against bots").click()
    page.locator("button.option").first.wait_for(timeout=40_000)
    for _ in range(6):
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        if options(page):
            before = seq(page)
            page.locator("button.option").first.tap()
            expect(page.locator("[data-status]")).not_to_have_attribute("data-seq", str(before), timeout=40_000)
            page.locator("button.option:enabled").first.wait_for(timeout=40_000)


def test_a_blocked_thing_says_why_and_opens_its_rule(hall: Served, people: People) -> None:
    page = people.page(hall.http)
    page.get_by_role("button", name="Play: Bandits at the pass").click()
    page.get_by_text("Not possible now (1)").click()
    expect(page.get_by_text("You have all 3 hearts.").first).to_be_visible()
