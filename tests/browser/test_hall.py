"""The hall of somebody who comes back: your turn first, my games with results, all on one screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.doing import open_new, take
from tests.browser.test_everybody import violations
from tests.table.served import Served

CELLS = ("a1", "b1", "a2", "b2", "a3")
CUT_OFF = """() => [...document.querySelectorAll("article.box :is(h3, p, .button), .strip .button")]
    .filter((one) => {
        const [box, own] = [one.closest("article, .strip").getBoundingClientRect(), one.getBoundingClientRect()];
        return own.width && (own.right > box.right || own.left < box.left);
    }).map((one) => one.ariaLabel ?? one.textContent)"""


def test_what_waits_for_me_stands_first_with_its_question(hall: Served, people: People) -> None:
    page = people.page(hall.http)
    table = open_new(page, hall.http, "tictactoe", ["me", "random bot"])
    page.locator("button.option").first.wait_for()
    question = page.locator("#decision-title").inner_text()
    page.goto(hall.http)
    card = page.locator("a.turn").first
    expect(card).to_contain_text(question)
    expect(card).to_contain_text("Your turn")
    card.click()
    page.wait_for_url(f"**/#/t/{table}")


def test_a_finished_game_tells_its_result_and_opens_its_replay(hall: Served, people: People) -> None:
    page = people.page(hall.http)
    table = open_new(page, hall.http, "tictactoe", ["me", "me as well (same screen)"])
    for cell in CELLS:
        take(page, f"mark:{cell}")
    page.goto(hall.http)
    mine = page.locator("#my-games li").first
    expect(mine).to_contain_text("Tic-tac-toe")
    expect(mine).to_contain_text("won")
    expect(mine).to_contain_text(re.compile(r"\d+ (second|minute)s?"))
    mine.get_by_role("link").click()
    page.wait_for_url(f"**/#/r/{table}*")


def test_a_friend_sits_down_at_an_open_table(hall: Served, people: People) -> None:
    ann, bob = people.page(hall.http), people.page(hall.http)
    table = open_new(ann, hall.http, "tictactoe", ["me", "somebody who comes"])
    ann.goto(hall.http)
    expect(ann.locator("#open-tables").get_by_role("button", name="Sit down: Tic-tac-toe")).to_have_count(0)
    bob.goto(hall.http)
    bob.locator("#open-tables").get_by_role("button", name="Sit down: Tic-tac-toe").first.click()
    bob.wait_for_url("**/#/t/*")
    assert bob.url.endswith(table)


def test_all_of_it_fits_one_screen_and_covers_are_painted(hall: Served, people: People) -> None:
    page = people.page(hall.http)
    open_new(page, hall.http, "rollplayer", ["me", "house bot"])
    page.goto(hall.http)
    page.locator("a.turn").first.wait_for()
    page.set_viewport_size({"width": 1280, "height": 800})
    page.wait_for_timeout(600)
    assert page.evaluate("document.documentElement.scrollHeight") <= 800
    assert page.locator("article.box .layer").count() > 4 * 3
    for game in ("rollplayer", "prophecy", "runebound", "gloomhaven"):
        expect(page.locator(f"article.{game} .facts li")).to_have_count(3)
    assert page.evaluate(CUT_OFF) == []
    assert violations(page) == []


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_nothing_in_the_hall_is_cut_off(hall: Served, people: People, lang: str) -> None:
    for width in (1280, 390):
        page = people.page(hall.http, width=width, lang=lang)
        page.locator("article.gloomhaven .more a").first.wait_for()
        assert page.evaluate(CUT_OFF) == []
