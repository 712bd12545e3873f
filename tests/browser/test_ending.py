"""The end of a game: it comes by itself, says who won and why, where it turned, and what now."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.doing import laid_out, open_new, take
from tests.browser.look import PHONE, WIDE, nearly_over, one_answer_left, play_to_the_end
from tests.browser.test_everybody import violations
from tests.table.served import Served

GAMES = ["rollplayer", "prophecy", "runebound"]  # who play for themselves
CELLS = ("a1", "b1", "a2", "b2", "a3")
COUNTED = """window.counted = []; new MutationObserver(() => {
    const sum = document.querySelector(".ending td.sum");
    if (sum && counted.at(-1) !== Number(sum.textContent)) counted.push(Number(sum.textContent));
}).observe(document, { subtree: true, childList: true, characterData: true })"""


def ended(people: People, hall: Served, game: str, size: tuple[int, int] = WIDE, **options: object) -> Page:
    """A game of three played to its end before one's eyes."""
    page = people.page(hall.http, width=size[0], list=None, **options)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"{hall.http}/#/t/{laid_out(hall, nearly_over(game, 3), bots=2)}")
    page.locator("[data-sit]").first.click()
    page.locator(".dock.mine").wait_for()
    play_to_the_end(page)
    return page


@pytest.mark.parametrize("game", GAMES)
def test_the_end_comes_by_itself_and_tells_the_whole_game(hall: Served, people: People, game: str) -> None:
    page = ended(people, hall, game)
    ending = page.locator("section.ending")
    expect(ending.get_by_role("heading", level=2)).not_to_be_empty()
    assert len(ending.locator(".why").inner_text()) > 15
    expect(ending.locator("tbody tr")).to_have_count(3)
    assert ending.locator(".stack").first.bounding_box()
    expect(ending.locator("svg[aria-label^='The course']")).to_be_visible()
    expect(ending.locator(".proof")).to_contain_text("the key matches its seal")
    feats = ending.locator("section", has_text="To smile at").get_by_role("listitem")
    expect(feats).to_have_count(3)
    assert all(re.search(r"\d|broken", one.inner_text()) for one in feats.all())
    assert violations(page) == []
    turn = ending.locator(".turns a").first
    step = str(turn.get_attribute("href")).rpartition("=")[2]
    turn.click()
    expect(page.get_by_role("slider")).to_have_value(step)


def test_the_sums_count_up_source_by_source(hall: Served, people: People) -> None:
    page = people.page("about:blank", list=None, pace="fast")
    page.add_init_script(COUNTED)
    page.goto(f"{hall.http}/#/t/{laid_out(hall, nearly_over('rollplayer', 2), bots=1)}")
    page.locator("[data-sit]").first.click()
    page.locator(".dock.mine").wait_for()
    play_to_the_end(page)
    page.keyboard.press("Shift")  # any press shows it all
    expect(page.locator(".ending .later")).to_have_count(0)
    final = int(page.locator(".ending td.sum").first.inner_text())
    told = page.evaluate("counted")
    assert told[0] == 0
    assert len(told) > 3
    assert told[-1] == final


def test_scores_are_labelled_and_sum_up(hall: Served, people: People) -> None:
    page = ended(people, hall, "rollplayer")
    expect(page.locator(".ending thead .sum")).to_have_text("stars")
    for row in page.locator(".ending tbody tr").all():
        parts = [int(re.findall(r"\d+", one.inner_text())[0]) for one in row.locator(".stack i").all()]
        assert sum(parts) == int(row.locator("td.sum").inner_text())


def test_the_result_is_a_picture_to_keep(hall: Served, people: People) -> None:
    page = people.page(hall.http)
    open_new(page, hall.http, "tictactoe", ["me", "me as well (same screen)"])
    for cell in CELLS:
        take(page, f"mark:{cell}")
    page.get_by_role("button", name="A picture to share").click()
    shown = page.get_by_role("dialog", name="A picture to share").get_by_role("img")
    expect(shown).to_have_js_property("naturalWidth", 1200)
    assert violations(page) == []
    with page.expect_download() as kept:
        page.get_by_role("link", name="PNG").click()
    assert kept.value.path().read_bytes().startswith(b"\x89PNG")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_the_first_tab_is_on_play_again_and_what_lies_below_is_out_of_reach(
    hall: Served, people: People, size: tuple[int, int]
) -> None:
    page = people.page(hall.http, width=size[0])
    open_new(page, hall.http, "tictactoe", ["me", "me as well (same screen)"])
    for cell in CELLS:
        take(page, f"mark:{cell}")
    page.locator("section.ending").wait_for()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Play again")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/#/t/*")
    page.locator("button.option").first.wait_for()


def test_the_board_can_be_looked_at_and_the_end_comes_back(hall: Served, people: People) -> None:
    page = people.page(hall.http)
    open_new(page, hall.http, "tictactoe", ["me", "me as well (same screen)"])
    for cell in CELLS:
        take(page, f"mark:{cell}")
    page.get_by_role("button", name="Look at the board").click()
    expect(page.locator("section.ending")).to_have_count(0)
    page.get_by_role("button", name="Back to the ending").click()
    expect(page.locator("section.ending")).to_be_visible()


def test_a_party_that_lost_lies_before_its_foe(hall: Served, people: People) -> None:
    page = people.page(hall.http, list=None)
    match = one_answer_left("runebound", 3, lambda world: world.winner < 0, scenario="vorakesh")
    page.goto(f"{hall.http}/#/t/{laid_out(hall, match, bots=2)}")
    page.locator("[data-sit]").first.click()
    page.locator(".dock.mine").wait_for()
    play_to_the_end(page)
    expect(page.locator(".ending svg.party.lost .standee.boss")).to_have_count(1)
    expect(page.locator(".ending h2")).to_have_text("Defeat")


def test_nothing_moves_at_the_end_for_who_asked_for_stillness(hall: Served, people: People) -> None:
    page = people.page(hall.http, reduced_motion="reduce", pace="normal")
    open_new(page, hall.http, "tictactoe", ["me", "me as well (same screen)"])
    for cell in CELLS:
        take(page, f"mark:{cell}")
    page.locator("section.ending").wait_for()
    page.wait_for_timeout(300)
    assert page.evaluate("document.getAnimations().filter((one) => one.playState === 'running').length") == 0


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_party_that_won_sees_who_did_what_and_goes_on(hall: Served, people: People, lang: str) -> None:
    page = people.page(hall.http, list=None, lang=lang)
    match = one_answer_left("gloomhaven", 3, lambda world: world.verdict == "won", scenario=1)
    page.goto(f"{hall.http}/#/t/{laid_out(hall, match, bots=2)}")
    page.locator("[data-sit]").first.click()
    page.locator(".dock.mine").wait_for()
    play_to_the_end(page)
    ending = page.locator("section.ending")
    expect(ending.locator("svg.party:not(.lost)")).to_be_visible()
    deeds = ending.locator("tbody tr")
    expect(deeds).to_have_count(3)
    damage = [int(re.findall(r"\d+", row.locator("td").first.inner_text())[0]) for row in deeds.all()]
    assert sum(damage) > 40
    assert violations(page) == []
    ending.locator("a[href*='scenario=2']").click()
    expect(page.locator("input[name=scenario][value='2']")).to_be_checked()
    page.locator("form button.primary").click()
    page.wait_for_url("**/#/t/*")
