"""The frame of every table: it stands still, tells what happened, and loses neither focus nor clicks."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.doing import SCREEN, answered, laid_out, open_log, open_new, options, seq, take
from tests.browser.look import PHONE, WIDE, reached
from tests.browser.shift import shifted, watch, worst
from tests.table.served import Served

GAMES = ["rollplayer", "prophecy", "runebound", "gloomhaven"]
STILL = 0.1  # of cumulative layout shift over so many decisions
DECISIONS = 20


def seated(people: People, hall: Served, game: str, size: tuple[int, int], **options: object) -> Page:
    """Seat 1 of a game in its middle, house bots beside."""
    match = reached(game, 2, 12)
    page = people.page(hall.http, width=size[0], list=None, **options)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"{hall.http}/#/t/{laid_out(hall, match, bots=1)}")
    page.locator("[data-sit]").first.click()
    page.locator(".dock.mine").wait_for()
    return page


@pytest.mark.parametrize("size", [WIDE, PHONE])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps_and_nothing_scrolls(hall: Served, people: People, game: str, size: tuple[int, int]) -> None:
    page = seated(people, hall, game, size)
    page.wait_for_timeout(500)
    watch(page)
    for _ in range(DECISIONS if size == WIDE else 5):
        if page.locator(SCREEN).get_attribute("data-status") == "over":
            break
        answered(page)
    assert shifted(page) < STILL, "\n".join(worst(page))
    assert page.evaluate("document.documentElement.scrollHeight") <= size[1]
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    dock = page.locator(".dock").bounding_box()
    assert dock is not None
    assert dock["y"] + dock["height"] <= size[1] + 1


def test_since_my_last_turn_is_one_click_away_and_whole(hall: Served, people: People) -> None:
    page = seated(people, hall, "rollplayer", WIDE)
    answered(page)
    since = page.locator("button.since")
    while not since.count():
        answered(page)
    told = int(since.inner_text().rpartition(" ")[2])
    since.click()
    lines = page.locator(".log li.since ~ li.entry button.line")
    expect(lines).to_have_count(told)


def test_what_was_taken_back_is_told_no_more(hall: Served, people: People) -> None:
    page = people.page(hall.http)
    open_new(page, hall.http, "tictactoe", ["me", "me as well (same screen)"])
    take(page, "mark:b2")
    open_log(page)
    expect(page.locator(".log button.line", has_text="b2")).to_have_count(1)
    page.keyboard.press("u")
    expect(page.locator(".log .undo")).to_have_count(1)
    expect(page.locator(".log button.line", has_text="b2")).to_have_count(0)


def test_a_click_while_offline_waits_visibly_and_is_sent_later(hall: Served, people: People) -> None:
    page = people.page(hall.http, expected="ERR_INTERNET_DISCONNECTED")
    open_new(page, hall.http, "tictactoe", ["me", "me as well (same screen)"])
    page.locator("button.option").first.wait_for()
    page.context.set_offline(True)
    expect(page.get_by_role("alert").first).to_be_visible()
    page.locator('button.option[data-option="mark:b2"]').click()
    expect(page.locator('button.option.waits[data-option="mark:b2"]')).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator(SCREEN)).to_have_attribute("data-seq", "1")
    assert "mark:b2" not in options(page)


def test_the_focus_never_falls_to_the_body(hall: Served, people: People) -> None:
    page = people.page(hall.http)
    open_new(page, hall.http, "tictactoe", ["me", "me as well (same screen)"])
    for cell in ("a1", "b1", "a2"):
        page.locator(f'button.option[data-option="mark:{cell}"]').focus()
        before = seq(page)
        page.keyboard.press("Enter")
        expect(page.locator(SCREEN)).not_to_have_attribute("data-seq", str(before))
        page.wait_for_timeout(100)
        assert page.evaluate("document.activeElement !== document.body")


def test_the_list_stays_as_the_player_left_it(hall: Served, people: People) -> None:
    page = people.page(hall.http, list=None)
    open_new(page, hall.http, "tictactoe", ["me", "me as well (same screen)"])
    page.locator(".dock.mine").wait_for()
    fold = page.locator(".dock button[aria-controls=options]")
    open_before = fold.get_attribute("aria-expanded")
    fold.click()
    assert fold.get_attribute("aria-expanded") != open_before
    page.keyboard.press("1")
    expect(page.locator(SCREEN)).to_have_attribute("data-seq", "1")
    assert fold.get_attribute("aria-expanded") != open_before


def test_playing_on_from_a_replay_keeps_me_in_my_seat_and_tells_what_led_there(hall: Served, people: People) -> None:
    page = people.page(hall.http)
    table = open_new(page, hall.http, "lanterns", ["house bot", "me"])
    for _ in range(4):
        take(page)
    page.goto(f"{hall.http}/#/r/{table}?step=3")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/#/t/*")
    page.locator(".dock.mine").wait_for()
    mine = page.locator("[data-piece=seat-1]")
    expect(mine.locator(".you")).to_have_count(1)
    open_log(page)
    expect(page.locator(".log button.line").first).to_be_visible()
