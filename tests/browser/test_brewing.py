"""Cards of one's own in the browser: written, checked as one types, drawn, tried out, saved, brought to a table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.table.served import Served

SLOW = 60_000
GAMES = ("gloomhaven", "prophecy", "rollplayer", "runebound")


@pytest.mark.parametrize("game", GAMES)
def test_a_pack_is_drawn_and_tried_out_in_one_click(people: People, hall: Served, game: str) -> None:
    page = people.page(f"{hall.http}/#/brew/{game}")
    expect(page.locator(".cards article").nth(6)).to_be_visible(timeout=SLOW)
    expect(page.locator("#brew-said")).to_contain_text("Nothing wrong")
    page.get_by_role("button", name="Try it against bots").click()
    expect(page.locator(".bar .own")).to_be_visible(timeout=SLOW)
    expect(page.locator(".bar .own")).to_have_attribute("title", re.compile("plays with cards of its own"))


def test_a_fault_is_shown_by_line_and_word_while_one_types(people: People, hall: Served) -> None:
    page = people.page(f"{hall.http}/#/brew/rollplayer")
    text = page.locator("textarea")
    expect(page.locator("#brew-said")).to_contain_text("Nothing wrong", timeout=SLOW)
    whole = text.input_value()
    text.fill(whole.replace("readies 2 skills", "readies 2 pots"))
    expect(page.locator("#brew-said")).to_contain_text("pots", timeout=SLOW)
    expect(page.get_by_role("button", name="Try it against bots")).to_be_disabled()
    page.locator("#brew-said button").click()
    chosen = (
        "document.activeElement.value.slice(document.activeElement.selectionStart, document.activeElement.selectionEnd)"
    )
    assert page.evaluate(chosen) == "pots"
    text.fill(whole)
    expect(page.locator("#brew-said")).to_contain_text("Nothing wrong", timeout=SLOW)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    assert saved.value.suggested_filename == "kitchen-wars.yaml"
    assert saved.value.path().read_text(encoding="utf-8") == whole


def test_a_host_brings_a_pack_to_a_new_table(people: People, hall: Served) -> None:
    page = people.page(f"{hall.http}/#/brew/rollplayer", lang="ru")
    expect(page.locator("#brew-said")).to_contain_text("Ошибок нет", timeout=SLOW)
    page.get_by_role("link", name="Открыть стол с ним").click()
    expect(page.get_by_text("Кухонные войны")).to_be_visible(timeout=SLOW)
    page.get_by_role("button", name="Открыть стол").click()
    expect(page.locator(".bar .own")).to_be_visible(timeout=SLOW)
