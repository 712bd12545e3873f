"""The compendium in the browser: every printed thing drawn, found, compared, linked; closed until somebody asks."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.look import PHONE, WIDE
from tests.browser.test_everybody import violations
from tests.table.served import Served

GAMES = ("rollplayer", "prophecy", "runebound", "gloomhaven")
SHOWN = {
    "rollplayer": "weapons/longsword",
    "prophecy": "creatures/rat",
    "runebound": "assets/lucky-charm",
    "gloomhaven": "cards/trample",
}


def drawn(page: Page) -> None:
    """The first drawing stands there, with something in it."""
    expect(page.locator(".drawing :is(svg, img, b, p)").first).to_be_attached()


def kinds(hall: Served, game: str) -> list[tuple[str, str]]:
    """Every kind that lies open with its first thing."""
    told = httpx.get(f"{hall.http}/api/games/{game}/cards?spoilers=1", timeout=120).json()
    return [(shelf["kind"], shelf["cards"][0]["id"]) for shelf in told["shelves"]]


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_is_drawn_as_on_the_table(hall: Served, people: People, game: str) -> None:
    page = people.page(f"{hall.http}/#/cards/{game}")
    for kind, first in kinds(hall, game):
        page.evaluate(f"location.hash = '#/cards/{game}?kind={kind}'")
        page.reload()
        spoil = page.get_by_role("button", name="Show what is closed")
        expect(page.get_by_role("searchbox")).to_be_visible()
        if spoil.count():
            spoil.click()
        thing = page.locator(f"[data-thing='{kind}/{first}'] .drawing")
        expect(thing.locator(":is(svg, b, p, span)").first).to_be_attached()
        box = thing.bounding_box()
        assert box is not None
        assert box["height"] > 40


@pytest.mark.parametrize("game", GAMES)
def test_one_card_has_its_words_rules_and_places_in_both_languages(hall: Served, people: People, game: str) -> None:
    page = people.page(f"{hall.http}/#/cards/{game}/{SHOWN[game]}", lang="ru")
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("[А-Яа-я]"))
    drawn(page)
    expect(page.get_by_role("heading", name="Каким правилам следует")).to_be_visible()
    expect(page.get_by_role("heading", name="Где встречается")).to_be_visible()
    expect(page.locator("ul.rules li").first).to_have_text(re.compile(r"^[A-Z]{2}-[A-Z-]+\d+ .*[а-я]"))
    page.get_by_role("button", name="EN").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("^[A-Z]"))
    page.locator("ul.rules a").first.click()
    page.wait_for_url(f"**/#/rules/{game}?rule=*")
    page.get_by_role("link", name="All cards").click()
    expect(page.get_by_role("searchbox")).to_be_visible()


def test_a_card_is_found_by_words_of_either_language_and_chosen_by_its_numbers(hall: Served, people: People) -> None:
    page = people.page(f"{hall.http}/#/cards/gloomhaven")
    found = page.locator("[data-thing]")
    page.get_by_role("searchbox").fill("натиск")
    expect(page.locator("[data-thing='cards/trample']")).to_be_visible()
    page.get_by_role("searchbox").fill("trample")
    expect(found.first).to_have_attribute("data-thing", "cards/trample")
    page.get_by_role("searchbox").fill("")
    page.get_by_label("Kind", exact=True).select_option("cards")
    page.get_by_label("Class", exact=True).select_option("tinkerer")
    page.get_by_label("Level", exact=True).select_option("2")
    expect(page.get_by_role("status")).to_contain_text("2 cards")
    expect(found).to_have_count(2)
    assert page.url.endswith("?kind=cards")


def test_two_cards_lie_side_by_side_under_one_address(hall: Served, people: People) -> None:
    page = people.page(f"{hall.http}/#/cards/rollplayer?kind=weapons")
    for name in ("Longsword", "Longbow"):
        page.get_by_label(re.compile(f"Put aside to compare: .*{name}")).first.check()
    page.get_by_role("button", name="Compare (2)").click()
    expect(page.locator("article.leaf")).to_have_count(2)
    page.reload()
    expect(page.get_by_role("heading", level=2)).to_have_count(2)
    page.get_by_role("button", name=re.compile("Put back: ")).first.click()
    expect(page.locator("article.leaf")).to_have_count(1)


def test_what_is_closed_is_shown_only_to_who_asks(hall: Served, people: People) -> None:
    page = people.page(f"{hall.http}/#/cards/gloomhaven/scenarios/scenario-3")
    expect(page.get_by_text("closed until the game opens it")).to_be_visible()
    expect(page.locator("article.leaf")).to_have_count(0)
    page.get_by_role("button", name="Show what is closed").click()
    expect(page.locator("article.leaf")).to_have_count(1)
    expect(page.get_by_role("button", name="Show what is closed")).to_have_count(0)


def test_it_is_reached_from_hall_rules_and_lesson(hall: Served, people: People) -> None:
    page = people.page(hall.http)
    page.locator("article.prophecy a[href='#/cards/prophecy']").click()
    expect(page.get_by_role("searchbox")).to_be_visible()
    for way in ("rules", "learn"):
        page.goto(f"{hall.http}/#/{way}/prophecy")
        page.locator("a[href='#/cards/prophecy']").click()
        expect(page.get_by_role("searchbox")).to_be_visible()


def test_the_keyboard_opens_and_compares(hall: Served, people: People) -> None:
    page = people.page(f"{hall.http}/#/cards/rollplayer?kind=classes")
    first = page.locator("[data-thing] a").first
    expect(first).to_be_visible()
    first.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    expect(page.locator("[data-thing] input").first).to_be_checked()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.locator("article.leaf")).to_have_count(1)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("size", "theme", "lang"), [(WIDE, "light", "en"), (PHONE, "dark", "ru")])
def test_it_bars_nobody(hall: Served, people: People, game: str, size: tuple[int, int], theme: str, lang: str) -> None:
    page = people.page(f"{hall.http}/#/cards/{game}", lang=lang, width=size[0], color_scheme=theme)
    drawn(page)
    for address in ("", f"/{SHOWN[game]}"):
        page.evaluate(f"location.hash = '#/cards/{game}{address}'")
        drawn(page)
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
