"""The Gloomhaven tool with cards from the box: the numbers of a monster's card, on the map it stands on, by link."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from questhall.games.gloomhaven.content import atlas
from tests.browser.conftest import People
from tests.browser.test_gloomhaven_page import load, opened, position_of, violations
from tests.table.served import Served


def choose(page: Page, field: str, value: str) -> None:
    page.get_by_role("combobox", name=field, exact=True).select_option(value)


def numbers(page: Page) -> tuple[str, str, str]:
    move, range_, targets = (
        page.get_by_role("spinbutton", name=name, exact=True).input_value() for name in ("Move", "Range", "Targets")
    )
    return move, range_, targets


def test_a_card_of_the_box_fills_in_the_numbers(hall: Served, people: People) -> None:
    page = opened(hall, people)
    choose(page, "Monster", "bandit-archer")
    choose(page, "Level", "5")
    choose(page, "Rank", "elite")
    choose(page, "Ability card", "29: Move +0; Attack -1, range +1, IMMOBILIZE")
    expect(page.get_by_role("spinbutton", name="Range", exact=True)).to_have_value("7")
    assert numbers(page) == ("4", "7", "1")
    expect(page.get_by_text("Hit points 12, move 4, attack 4, range 6. POISON.")).to_be_visible()


def test_own_numbers_leave_the_card_and_a_link_keeps_it(hall: Served, people: People) -> None:
    page = opened(hall, people)
    choose(page, "Monster", "earth-demon")
    choose(page, "Level", "3")
    page.wait_for_timeout(300)
    link = page.evaluate("location.href")
    other = people.page(link)
    expect(other.get_by_role("combobox", name="Monster", exact=True)).to_have_value("earth-demon")
    expect(other.get_by_role("combobox", name="Level", exact=True)).to_have_value("3")
    assert position_of(other) == position_of(page)
    page.get_by_role("spinbutton", name="Move", exact=True).fill("9")
    page.get_by_role("spinbutton", name="Move", exact=True).press("Tab")
    expect(page.get_by_role("combobox", name="Monster", exact=True)).to_have_value("")
    assert numbers(page)[0] == "9"


def test_another_monster_of_the_map_brings_its_own_card(hall: Served, people: People) -> None:
    page = opened(hall, people)
    load(page, 1)
    archer = next(spot for spot, _ in atlas.load(1).monsters_for(2) if spot.name == "bandit-archer")
    choose(page, "Monster", "bandit-guard")
    expect(page.get_by_role("spinbutton", name="Range", exact=True)).to_have_value("0")
    page.locator(f'[data-hex="{archer.hex[0]},{archer.hex[1]}"]').click()
    expect(page.get_by_role("combobox", name="Monster", exact=True)).to_have_value("bandit-archer")
    expect(page.get_by_role("spinbutton", name="Range", exact=True)).not_to_have_value("0")
    load(page, 2)
    first = atlas.load(2).monsters_for(2)[0][0].name
    expect(page.get_by_role("combobox", name="Monster", exact=True)).to_have_value(first)
    load(page, 1)
    here = page.locator('optgroup[label="on this map"] option')
    assert here.all_text_contents() == ["bandit archer", "bandit guard", "living bones"]


def test_the_monster_that_acts_on_a_map_offers_its_card(hall: Served, people: People) -> None:
    page = opened(hall, people)
    load(page, 1)
    first, rank = atlas.load(1).monsters_for(2)[0]
    offer = page.get_by_role("button", name=f"Take a card of the acting {first.name.replace('-', ' ')}")
    offer.click()
    expect(page.get_by_role("combobox", name="Monster", exact=True)).to_have_value(first.name)
    expect(page.get_by_role("combobox", name="Rank", exact=True)).to_have_value(rank)
    expect(offer).to_have_count(0)


def test_the_cards_speak_russian(hall: Served, people: People) -> None:
    page = opened(hall, people, lang="ru")
    page.get_by_role("combobox", name="Монстр", exact=True).select_option("bandit-archer")
    cards = page.get_by_role("combobox", name="Карта способности").locator("option")
    expect(cards.first).to_have_text(
        "14: Движение -1; Атака -1; Ловушка (урон 3) на соседней пустой клетке, ближайшей к врагу"
    )


@pytest.mark.parametrize(("lang", "monster"), [("en", "Monster"), ("ru", "Монстр")])
def test_a_phone_scrolls_in_one_direction_only_with_long_cards(
    hall: Served, people: People, lang: str, monster: str
) -> None:
    page = opened(hall, people, lang=lang, width=390)
    page.get_by_role("combobox", name=monster, exact=True).select_option("bandit-archer")
    expect(page.locator("li", has_text=re.compile("3 damage|урон 3"))).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert violations(page) == []
