"""Faults that people met once: what is refused looks so, notes cover nothing, clocks speak, friends find the door."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from questhall.table import qr
from tests.browser.conftest import People
from tests.browser.doing import SCREEN, answered, laid_out, open_log, open_new, take
from tests.browser.look import PHONE, WIDE, reached
from tests.browser.look_frame import Guest
from tests.browser.test_reading import until_refused
from tests.table.served import Served

TWO = {"game": "tictactoe", "seats": [{"kind": "me"}, {"kind": "open"}]}
FAR = "http://192.168.1.5:8000/#/t/abc"


def style(piece: Locator, name: str) -> str:
    return str(piece.evaluate(f"(node) => getComputedStyle(node)['{name}']"))


def across(page: Page, one: str, other: str) -> bool:
    """Whether two things cover each other."""
    a, b = page.locator(one).first.bounding_box(), page.locator(other).first.bounding_box()
    assert a is not None
    assert b is not None
    apart = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return not (apart or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"])


def for_two(hall: Served, people: People, **wish: Any) -> tuple[Page, Page, str]:
    """Two people at a table, the second by its link; the seats in English."""
    ann = Guest(hall, "Ann")
    table = ann.table({**TWO, **wish})
    first = people.page("about:blank")
    first.add_init_script(f"localStorage.setItem('questhall.guest', {json.dumps(json.dumps(ann.guest))})")
    first.goto(f"{hall.http}/#/t/{table}")
    second = people.page(f"{hall.http}/#/t/{table}")
    second.get_by_role("button", name="Take seat 2").click()
    first.locator("button.option").first.wait_for()
    return first, second, table


def test_what_is_refused_looks_refused(hall: Served, people: People) -> None:
    page = people.page(hall.http)
    refused = until_refused(page)
    assert style(refused, "cursor") in ("help", "not-allowed")
    assert refused.get_attribute("aria-disabled") == "true"


def test_a_note_stands_in_the_foot_and_covers_nothing(hall: Served, people: People) -> None:
    page = people.page(hall.http)
    open_new(page, hall.http, "tictactoe", ["me", "me as well (same screen)"])
    page.get_by_role("button", name="More", exact=True).click()
    page.locator(".menu").get_by_role("button", name="Invite").click()
    note = page.locator(".dock .word-of")
    expect(note).not_to_be_empty()
    assert page.locator(".notes .note").count() == 0
    assert not across(page, ".dock", ".place")


def test_a_clock_that_runs_out_says_so_to_everybody(hall: Served, people: People) -> None:
    ann, bob, _ = for_two(hall, people, clock={"seconds": 2, "increment": 0})
    for page in (ann, bob):
        expect(page.locator("[data-piece=seat-0] .clock")).to_have_text("time is up")
        open_log(page)
        expect(page.locator(".talk")).to_contain_text("Ann is out of time.")


def test_a_game_by_days_never_gets_a_bot_by_itself_and_speaks_russian(hall: Served, people: People) -> None:
    ann, bob, table = for_two(hall, people, clock={"seconds": 3 * 86_400, "increment": 3_600})
    expect(ann.get_by_role("button", name="Vacation")).to_be_visible()
    ann.close()
    bob.wait_for_timeout(1_500)
    assert bob.locator("[data-away]").count() == 0  # the clock has days: nobody is asked to replace anybody
    russian = people.page(f"{hall.http}/#/t/{table}", lang="ru")
    expect(russian.locator("[data-piece=seat-1] .clock")).to_have_text("3 дн.")


def test_a_friend_with_the_link_presses_sit_here_first(hall: Served, people: People) -> None:
    ann = people.page(hall.http)
    table = open_new(ann, hall.http, "tictactoe", ["me", "somebody who comes"])
    bob = people.page(f"{hall.http}/#/t/{table}")
    first = bob.locator("section[aria-labelledby=waiting-title] button").first
    expect(first).to_have_text("Sit here")
    assert "primary" in str(first.get_attribute("class"))
    first.click()
    expect(ann.locator(SCREEN)).to_have_attribute("data-status", "running")


def test_a_hall_for_this_computer_alone_says_so_instead_of_a_link(hall: Served, people: People) -> None:
    page = people.page(hall.http)
    open_new(page, hall.http, "tictactoe", ["me", "somebody who comes"])
    expect(page.get_by_role("note")).to_contain_text("open on this computer only")
    expect(page.locator("section[aria-labelledby=waiting-title] input")).to_have_count(0)


def test_friends_get_an_address_they_can_reach_and_a_code(hall: Served, people: People) -> None:
    page = people.page(hall.http)
    told = {"link": FAR, "rows": ["".join(map(str, row)) for row in qr.code(FAR)]}
    page.route("**/api/invitation*", lambda route: route.fulfill(json=told))
    open_new(page, hall.http, "tictactoe", ["me", "somebody who comes"])
    expect(page.get_by_label("Invite", exact=True)).to_have_value(FAR)
    drawn = page.get_by_role("img", name="The link as a QR code")
    expect(drawn).to_be_visible()
    dark = sum(row.count("1") for row in told["rows"])
    assert str(drawn.locator("path").get_attribute("d")).count("M") == dark


def test_a_player_has_one_colour_everywhere(hall: Served, people: People) -> None:
    page = people.page(hall.http)
    open_new(page, hall.http, "tictactoe", ["me", "me as well (same screen)"])
    for cell in ("a1", "b1", "a2", "b2"):
        take(page, f"mark:{cell}")
    page.keyboard.press("l")
    mark = "svg path >> nth=0"
    bar = page.locator(f"[data-piece=seat-1] {mark}").get_attribute("fill")
    assert page.locator(f".log .entry:nth-child(2) {mark}").get_attribute("fill") == bar
    page.keyboard.press("Escape")
    take(page, "mark:a3")
    page.locator("section.ending").wait_for()
    assert page.locator(f".ending tbody tr:nth-child(2) {mark}").get_attribute("fill") == bar == "var(--seat-1)"


@pytest.mark.parametrize("size", [WIDE, PHONE])
@pytest.mark.parametrize("game", ["rollplayer", "prophecy", "gloomhaven"])
def test_the_coach_never_covers_what_it_explains(
    hall: Served, people: People, game: str, size: tuple[int, int]
) -> None:
    page = people.page(hall.http, width=size[0], list=None)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.locator(f"article.{game}").get_by_role("button", name="Guided first game").click()
    for _ in range(4):
        page.locator(".dock.mine").wait_for()
        page.wait_for_timeout(400)
        if page.locator(".coach:visible").count():
            expect(page.locator(".coached").first).to_be_visible()  # it is told beside what it is about
            assert not across(page, ".coach", ".dock .buttons")
            coached = page.locator(".coached").first.bounding_box()
            assert coached is not None
            if coached["height"] < size[1] / 2:  # beside what fills the screen there is no room
                assert not across(page, ".coach", ".coached")
            page.get_by_role("button", name="Understood").or_(page.locator(".coach button.primary")).first.click()
        page.keyboard.press("1")
        page.wait_for_timeout(700)


@pytest.mark.parametrize(
    ("kind", "facts"), [("dice.take", r"(blue|green|black|gold|white|red|purple) [1-6]"), ("market.visit", r"\d gold")]
)
def test_options_carry_their_facts(hall: Served, people: People, kind: str, facts: str) -> None:
    page = people.page(hall.http)
    page.goto(f"{hall.http}/#/t/{laid_out(hall, reached('rollplayer', 2, 1, kind), bots=1)}")
    page.locator("[data-sit]").first.click()
    options = page.locator("button.option")
    options.first.wait_for()
    told = [one.inner_text() for one in options.all()]
    assert any(re.search(facts, one) for one in told), told


def test_what_changed_and_what_one_can_do_look_different(hall: Served, people: People) -> None:
    page = people.page(hall.http)
    open_new(page, hall.http, "rollplayer", ["me", "house bot"])
    lines, changed = page.locator(".log button.line"), page.locator(".place .lit")
    open_log(page)
    while not (page.locator(".place .piece-act:not(.lit)").count() and changed.count()):
        answered(page)
        page.locator(".dock.mine").wait_for()
        for line in lines.all()[-3:]:
            line.hover()
            if changed.count():
                break
    look = "(node) => { const s = getComputedStyle(node); return [s.outlineStyle, s.outlineColor, s.boxShadow].join() }"
    offered = page.locator(".place .piece-act:not(.lit)").first.evaluate(look)
    assert changed.first.evaluate(look) != offered
