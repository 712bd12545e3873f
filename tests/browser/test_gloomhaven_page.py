"""The Gloomhaven tool in the browser: scenario, monster, sight, movement, a link, Russian, a phone."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import People
from tests.table.served import Served

MODES = ["Monster", "Sight", "Movement", "Edit"]


def violations(page: Page) -> list[str]:
    page.wait_for_timeout(400)
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html'][:120]}" for one in found]


def opened(hall: Served, people: People, **options: object) -> Page:
    page = people.page(f"{hall.http}/#/gloomhaven", **options)  # type: ignore[arg-type]
    page.locator("[data-hex]").first.wait_for()
    return page


def load(page: Page, number: int) -> None:
    page.get_by_role("combobox", name="Scenario").select_option(str(number))
    expect(page.get_by_role("combobox", name="Room")).to_be_visible()


def mode(page: Page, name: str) -> None:
    page.get_by_role("group", name="What a click does").get_by_role("button", name=name, exact=True).click()


def reasons(page: Page) -> Locator:
    return page.locator("ul.why li")


def test_the_hall_leads_to_the_tool(hall: Served, people: People) -> None:
    page = people.page(hall.http)
    page.locator("article.gloomhaven").get_by_role("link", name="Tools").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Gloomhaven")
    expect(reasons(page).first).to_contain_text("Focus")


def test_a_monster_of_scenario_1_shows_its_options_with_reasons(hall: Served, people: People) -> None:
    page = opened(hall, people)
    load(page, 1)
    other = page.get_by_role("button", name=re.compile(r"Other monster: bandit")).first
    place = other.get_attribute("data-hex")
    other.click()
    expect(page.locator(f'[data-hex="{place}"]')).to_have_attribute("aria-label", re.compile("Acting monster"))
    expect(page.get_by_role("list", name="Options").get_by_role("button").first).to_contain_text("moves to")
    expect(reasons(page).first).to_contain_text("Focus [")
    reasons(page).first.get_by_role("button", name="Rule GH-FOCUS-02").click()
    expect(page.locator("#rule-GH-FOCUS-02")).to_be_visible()


def test_sight_and_movement_from_a_hex(hall: Served, people: People) -> None:
    page = opened(hall, people)
    mode(page, "Sight")
    page.locator('[data-hex="-3,0"]').click()
    expect(page.get_by_text("[-3, 0] sees 36 of 36 other hexes.")).to_be_visible()
    mode(page, "Edit")
    page.get_by_role("button", name="Wall", exact=True).click()
    page.locator('[data-hex="-2,0"]').click()
    mode(page, "Sight")
    expect(page.get_by_role("button", name=re.compile("out of sight")).first).to_be_visible()
    mode(page, "Movement")
    page.locator('[data-hex="-2,1"]').click()
    expect(page.get_by_text("From [-2, 1] with move 2")).to_be_visible()
    expect(page.locator('[data-hex="-3,1"]')).to_have_attribute("aria-label", re.compile("1 movement"))


def test_clicking_builds_a_position_and_the_card_changes_it(hall: Served, people: People) -> None:
    page = opened(hall, people)
    page.get_by_role("button", name="Empty board").click()
    page.get_by_role("button", name="Floor", exact=True).click()
    for place in ("0,0", "1,0", "-1,1"):
        page.locator(f'[data-hex="{place}"]').click()
    page.get_by_role("button", name="Acting monster", exact=True).click()
    page.locator('[data-hex="0,0"]').click()
    page.get_by_role("button", name="Enemy", exact=True).click()
    page.get_by_label("Initiative").fill("7")
    page.locator('[data-hex="0,1"]').click()
    mode(page, "Monster")
    expect(page.get_by_role("list", name="Options")).to_contain_text("stays where it is; attacks [0, 1]")
    page.get_by_label("Targets").fill("0")
    page.get_by_label("Targets").blur()
    expect(page.get_by_role("list", name="Options")).to_contain_text("no attack")


def test_a_link_restores_the_position(hall: Served, people: People) -> None:
    page = opened(hall, people)
    load(page, 3)
    mode(page, "Sight")
    page.locator("[data-hex]").nth(5).click()
    told = page.get_by_text(re.compile(r"sees \d+ of \d+ other hexes")).inner_text()
    page.wait_for_url("**&m=sight&h=*")
    hexes = page.locator("[data-hex]").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    other = people.page(page.url)
    expect(other.get_by_text(told)).to_be_visible()
    again = other.locator("[data-hex]").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert [name.replace(": ", ",").split(",")[:2] for name in again] == [
        name.replace(": ", ",").split(",")[:2] for name in hexes
    ]


def test_a_broken_link_says_so(hall: Served, people: People) -> None:
    page = people.page(f"{hall.http}/#/gloomhaven?p=e30")
    expect(page.get_by_text("The position in this link cannot be read.")).to_be_visible()
    expect(reasons(page).first).to_be_visible()


def test_the_tool_speaks_russian(hall: Served, people: People) -> None:
    page = opened(hall, people)
    expect(reasons(page).first).to_contain_text("Focus")
    page.get_by_text("RU", exact=True).first.click()
    expect(page.get_by_role("heading", name="Что делает монстр")).to_be_visible()
    expect(reasons(page).first).to_contain_text("Цель [")
    expect(page.get_by_role("button", name=re.compile("Ловушка")).first).to_be_visible()


def test_the_board_is_walked_by_keyboard(hall: Served, people: People) -> None:
    page = opened(hall, people)
    mode(page, "Sight")
    page.locator('[data-hex="-2,1"]').focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.get_by_text(re.compile(r"^\[-2, 2\] sees"))).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(hall: Served, people: People, theme: str) -> None:
    page = opened(hall, people, color_scheme=theme)
    load(page, 1)
    for name in MODES:
        mode(page, name)
        assert violations(page) == []


def test_a_phone_scrolls_in_one_direction_only(hall: Served, people: People) -> None:
    page = opened(hall, people, width=390)
    load(page, 1)
    for name in MODES:
        mode(page, name)
        page.wait_for_timeout(300)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
