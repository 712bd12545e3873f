"""Whole games in real Chromium: alone, together, through reloads, drops and a killed server."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import AWAY, People
from tests.browser.doing import SCREEN, open_new, options, play_out, seq, status, take
from tests.table.served import Served


def test_a_stranger_is_playing_roll_player_after_two_clicks_and_reaches_the_score_sheet(
    hall: Served, people: People
) -> None:
    page = people.page(hall.http)
    page.locator("article.rollplayer").get_by_role("button", name="Play now against bots").click()
    page.locator("button.option").first.wait_for(timeout=40_000)
    play_out(page)
    expect(page.locator("section.ending")).to_be_visible()
    expect(page.locator(".ending .proof")).to_contain_text("the key matches its seal", timeout=40_000)
    page.locator(".ending .proof summary").click()
    expect(page.locator(".ending .proof")).to_contain_text("came out the same")


def test_two_friends_meet_by_link_and_keep_their_secrets(hall: Served, people: People) -> None:
    ann, heard = people.page(hall.http), []
    table = open_new(ann, hall.http, "lanterns", ["me", "somebody who comes"])
    bob = people.page("about:blank")
    bob.on("websocket", lambda socket: socket.on("framereceived", lambda data: heard.append(str(data))))
    bob.goto(f"{hall.http}/#/t/{table}")
    bob.get_by_role("button", name="Take seat 2").click()
    ann.locator("button.option, [aria-label='At the table']").first.wait_for(timeout=40_000)
    for _ in range(6):
        for page in (ann, bob):
            if status(page) == "running" and options(page):
                take(page)
                break
    for text in heard:
        message = json.loads(text)
        if message["type"] == "picture" and message["you"] == [1]:
            assert set(message["view"]["thieves"][0]["hand"]["cards"]) <= {"?"}
    assert heard


def test_a_reload_in_the_middle_of_a_turn_loses_nothing(hall: Served, people: People) -> None:
    page = people.page(hall.http)
    open_new(page, hall.http, "tictactoe", ["me", "me as well (same screen)"])
    take(page, "mark:b2")
    before = seq(page)
    page.reload()
    expect(page.locator(SCREEN)).to_have_attribute("data-seq", str(before), timeout=40_000)
    take(page, "mark:a1")


def test_a_dropped_network_is_shown_and_mended(hall: Served, people: People) -> None:
    page = people.page(hall.http, expected="ERR_INTERNET_DISCONNECTED")
    open_new(page, hall.http, "tictactoe", ["me", "me as well (same screen)"])
    take(page, "mark:b2")
    page.context.set_offline(True)
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    page.context.set_offline(False)
    take(page, "mark:a1")
    assert seq(page) == 2


def test_play_goes_on_after_the_server_is_killed(tmp_path_factory: pytest.TempPathFactory, people: People) -> None:
    server = Served(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('killed') / 'x.db'}")
    server.start()
    try:
        ann = people.page(server.http, expected=AWAY)
        table = open_new(ann, server.http, "tictactoe", ["me", "somebody who comes"])
        bob = people.page(f"{server.http}/#/t/{table}", expected=AWAY)
        bob.get_by_role("button", name="Take seat 2").click()
        ann.locator("button.option").first.wait_for()
        take(ann, "mark:b2")
        bob.locator("button.option").first.wait_for()
        server.kill()
        expect(ann.get_by_role("alert").first).to_be_visible(timeout=40_000)
        server.start()
        bob.locator("button.option:enabled").first.wait_for(timeout=40_000)
        take(bob, "mark:a1")
        expect(ann.locator(SCREEN)).to_have_attribute("data-seq", "2", timeout=40_000)
    finally:
        server.stop()


LATER = "import questhall.table.sockets as sockets; sockets.PROTOCOL += 1"


def test_a_page_of_another_version_than_the_server_is_told_to_load_again(
    tmp_path_factory: pytest.TempPathFactory, people: People
) -> None:
    server = Served(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('hall') / 'questhall.db'}")
    server.start()
    try:
        page = people.page(server.http, expected=AWAY)
        open_new(page, server.http, "tictactoe", ["me", "me as well (same screen)"])
        take(page, "mark:b2")
        server.stop()
        server.games = LATER
        server.start()
        expect(page.get_by_role("alert")).to_contain_text("of different versions")
        page.get_by_role("button", name="Load the page again").click()
        expect(page.get_by_role("alert")).to_contain_text("of different versions")  # there is no newer page here
    finally:
        server.stop()


def test_undo_is_free_asked_for_and_refused(hall: Served, people: People) -> None:
    ann = people.page(hall.http)
    table = open_new(ann, hall.http, "tictactoe", ["me", "somebody who comes"])
    bob = people.page(f"{hall.http}/#/t/{table}")
    bob.get_by_role("button", name="Take seat 2").click()
    ann.locator("button.option").first.wait_for()
    take(ann, "mark:b2")
    ann.get_by_role("button", name="Take back").click()
    expect(ann.locator('button.option[data-option="mark:b2"]')).to_be_visible()
    take(ann, "mark:a1")
    bob.locator("button.option").first.wait_for()
    take(bob, "mark:b2")
    ann.locator("button.option").first.wait_for()
    ann.get_by_role("button", name="Take back").click()
    bob.get_by_role("alertdialog").get_by_role("button", name="Refuse").click()
    expect(ann.get_by_text("turned down").first).to_be_visible()
    ann.get_by_role("button", name="Take back").click()
    bob.get_by_role("alertdialog").get_by_role("button", name="Agree").click()
    expect(ann.locator('button.option[data-option="mark:a1"]')).to_be_visible()


def test_a_spectator_watches_and_cannot_touch(hall: Served, people: People) -> None:
    ann = people.page(hall.http)
    table = open_new(ann, hall.http, "lanterns", ["me", "me as well (same screen)"])
    eve = people.page(f"{hall.http}/#/t/{table}")
    expect(eve.get_by_text("You are watching this table.")).to_be_visible()
    assert options(eve) == []


def test_hot_seat_draws_a_curtain_between_two_people(hall: Served, people: People) -> None:
    page = people.page(hall.http)
    open_new(page, hall.http, "lanterns", ["me", "me as well (same screen)"])
    for _ in range(12):
        ready = page.get_by_role("button", name="I am ")
        page.locator("button.option:enabled").or_(ready).first.wait_for(timeout=40_000)
        if ready.count():
            ready.first.click()
            return
        take(page)
    raise AssertionError("no curtain was drawn")


def test_a_replay_is_scrubbed_linked_and_branched(hall: Served, people: People) -> None:
    page = people.page(hall.http)
    table = open_new(page, hall.http, "tictactoe", ["me", "me as well (same screen)"])
    for cell in ("a1", "b1", "a2", "b2", "a3"):
        take(page, f"mark:{cell}")
    page.goto(f"{hall.http}/#/r/{table}?step=2")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("2")
    slider.focus()
    slider.press("ArrowRight")
    expect(slider).to_have_value("3")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/#/t/*")
    expect(page.locator("button.option").first).to_be_visible(timeout=40_000)
