"""Nothing hides what matters at Gloomhaven's table: what lies where, on a wide table and on a phone."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.advised import live
from tests.browser.conftest import People
from tests.browser.look import PHONE, WIDE
from tests.browser.test_gloomhaven_board import at, option, seated, violations
from tests.games.gloomhaven.opened import opened
from tests.games.gloomhaven.play import a_turn
from tests.table.served import Served

LARGE = (1920, 1080)
CUT = "all => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"


def guards() -> Any:
    return a_turn("brute", "trample", foes={"J11": "bandit-guard"}, acts={"bandit-guard": "guard-5"}).match


def apart(page: Page, one: str, other: str) -> bool:
    """Whether two things share no place on the screen."""
    a, b = page.locator(one).first.bounding_box(), page.locator(other).first.bounding_box()
    assert a
    assert b
    beside = a["x"] + a["width"] <= b["x"] + 1 or b["x"] + b["width"] <= a["x"] + 1
    return beside or a["y"] + a["height"] <= b["y"] + 1 or b["y"] + b["height"] <= a["y"] + 1


def test_a_normal_monster_is_no_boss_in_russian(hall: Served, people: People) -> None:
    page = seated(hall, people, guards(), lang="ru")
    page.locator('.gh-piece [data-piece="bandit-guard-1"]').hover()
    expect(page.locator(".beast h4").first).to_contain_text("обычный")


def test_the_party_that_is_shown_sits_down(hall: Served, people: People) -> None:
    page = people.page(f"{hall.http}/#/new/gloomhaven", list=None)
    shown = page.locator("form .party select")
    shown.first.wait_for()
    jobs = [one.input_value() for one in shown.all()]
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/#/t/*")
    assert live(hall, page.url.rpartition("/")[2]).match.terms.settings["party"] == ",".join(jobs)


def test_a_crowded_track_keeps_everybody_apart(hall: Served, people: People) -> None:
    page = seated(hall, people, opened(40), lang="ru")
    coats = page.locator(".track li > .arms").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect()).map((box) => [box.left, box.right])"
    )
    assert all(left >= right - 1 for (_, right), (left, _) in itertools.pairwise(coats)), coats
    assert not page.locator(".track .who:visible").evaluate_all(CUT)


def test_a_phone_shows_the_monster_in_question_and_the_reasons(hall: Served, people: People) -> None:
    page = seated(hall, people, guards(), PHONE, has_touch=True)
    monster = '.gh-piece [data-piece="bandit-guard-1"]'
    page.locator(monster).tap(force=True)
    expect(page.locator(".gh-intent .why li").first).to_be_visible()
    assert apart(page, ".gh-intent", monster)
    assert violations(page) == []


def test_an_open_list_leaves_the_hexes_in_reach_in_sight(hall: Served, people: People) -> None:
    page = seated(hall, people, at(a_turn("brute", "trample"), "move:trample"), color_scheme="dark")
    page.locator(".dock button[aria-expanded=false]").click()
    page.locator("#options").wait_for()
    page.wait_for_timeout(700)
    for key in ("go:F11", "go:G11", "go:J11"):
        assert apart(page, f".gh-live {option(page, key)}", "#options"), key
    assert violations(page) == []


def test_an_area_lights_what_it_could_cover_before_one_points(hall: Served, people: People) -> None:
    table = a_turn("brute", "sweeping-blow", foes={"G11": "bandit-guard", "I11": "bandit-guard"})
    page = seated(hall, people, at(table, "top:sweeping-blow"))
    expect(page.locator("[data-covered]").first).to_be_attached()
    expect(page.locator("[data-endangered]")).to_have_count(2)
    tools = page.locator(".gh-tools > button").evaluate_all("all => all.map((one) => one.innerHTML)")
    assert len(tools) == len(set(tools))


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_no_name_on_a_card_or_button_is_cut(hall: Served, people: People, size: tuple[int, int]) -> None:
    match = at(a_turn("brute", "trample", foes={"H10": "bandit-guard"}), "top:trample")
    page = seated(hall, people, match, size, lang="ru")
    assert not page.locator(".gh-hand .nm, .dock .act .word").evaluate_all(CUT)


def test_a_large_screen_is_filled_and_bars_nobody(hall: Served, people: People) -> None:
    page = seated(hall, people, guards(), LARGE)
    page.locator('.gh-piece [data-piece="bandit-guard-1"]').hover()
    expect(page.locator(".gh-intent")).to_be_visible()
    sizes = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    assert page.evaluate(sizes) == [1920, 1080]
    assert violations(page) == []
