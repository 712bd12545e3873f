"""Leaving for a minute never costs a game: closed tabs, bots that play on by consent, and who returns."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.doing import SCREEN, open_new, options, seq, take
from tests.browser.test_everybody import violations
from tests.browser.test_faults import for_two
from tests.table.served import Served
from tests.table.test_presence import DAYS

MIND_AFTER = 1.0


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose tables ask about the absent after a second."""
    database = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('impatient') / 'x.db'}"
    with Served(database, mind_after=MIND_AFTER) as served:
        yield served


def test_a_solo_player_who_closes_the_tab_comes_back_to_the_same_decision(impatient: Served, people: People) -> None:
    page = people.page(impatient.http)
    table = open_new(page, impatient.http, "tictactoe", ["me", "random bot"])
    page.locator("button.option").first.wait_for()
    take(page, "mark:b2")
    page.locator("button.option").first.wait_for()
    before, offered = seq(page), options(page)
    page.close()
    again = people.contexts[0].new_page()
    again.wait_for_timeout(1_000 * 4 * MIND_AFTER)
    again.goto(f"{impatient.http}/#/t/{table}")
    again.locator("button.option").first.wait_for()
    assert (seq(again), options(again)) == (before, offered)
    expect(again.locator("[data-returned]")).to_have_count(0)
    take(again)


def test_the_other_lets_a_bot_play_on_and_who_returns_is_told_and_takes_it_back(
    impatient: Served, people: People
) -> None:
    ann = people.page(impatient.http)
    table = open_new(ann, impatient.http, "tictactoe", ["me", "somebody who comes"])
    bob = people.page(f"{impatient.http}/#/t/{table}")
    bob.get_by_role("button", name="Take seat 2").click()
    ann.locator("button.option").first.wait_for()
    take(ann, "mark:b2")
    bob.locator("button.option").first.wait_for()
    bob.close()
    question = ann.locator("[data-away='1']")
    expect(question).to_contain_text("is away")
    assert violations(ann) == []
    question.get_by_role("button", name="Let a bot play on").focus()
    ann.keyboard.press("Enter")
    ann.locator("button.option:enabled").first.wait_for()
    assert len(options(ann)) == 7
    back = people.contexts[1].new_page()
    back.goto(f"{impatient.http}/#/t/{table}")
    told = back.locator("[data-returned]")
    expect(told).to_contain_text("one decision was made for you")
    assert told.locator("li").count() >= 1
    told.get_by_role("button", name="Take it back").click()
    ann.get_by_role("alertdialog").get_by_role("button", name="Agree").click()
    back.locator("button.option:enabled").first.wait_for()
    assert len(options(back)) == 8
    expect(back.locator("[data-returned]")).to_have_count(0)
    expect(ann.locator(SCREEN)).to_be_visible()


def test_a_clock_is_paused_by_consent_and_goes_on(impatient: Served, people: People) -> None:
    ann = people.page(impatient.http)
    ann.goto(f"{impatient.http}/#/new/tictactoe")
    ann.get_by_label("Seat 2", exact=True).select_option(label="somebody who comes")
    ann.locator("label", has_text="Clock").locator("select").select_option(index=2)
    ann.get_by_role("button", name="Open the table").click()
    ann.wait_for_url("**/#/t/*")
    bob = people.page(f"{impatient.http}/#/t/{ann.url.rpartition('/')[2]}")
    bob.get_by_role("button", name="Take seat 2").click()
    ann.get_by_role("button", name="More", exact=True).click()
    ann.get_by_role("button", name="Pause the game").click()
    bob.get_by_role("alertdialog").get_by_role("button", name="Agree").click()
    expect(ann.get_by_text("The game is paused. Clocks stand still.")).to_be_visible()
    bob.get_by_role("button", name="Go on").click()
    expect(ann.get_by_text("The game is paused. Clocks stand still.")).to_have_count(0)
    take(ann, "mark:b2")


def test_by_days_the_others_choose_what_becomes_of_who_is_out_of_time(
    tmp_path_factory: pytest.TempPathFactory, people: People
) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('days') / 'x.db'}"
    with Served(database, games=DAYS, mind_after=MIND_AFTER) as days:
        ann, bob, _ = for_two(days, people, clock={"seconds": 2})
        bob.get_by_role("button", name="Vacation").click()
        expect(ann.locator("[data-piece=seat-1]")).to_contain_text("on vacation")
        take(ann, "mark:b2")
        ann.wait_for_timeout(3_000)
        expect(ann.locator("[data-away]")).to_have_count(0)  # a vacation stops the clock
        bob.get_by_role("button", name="Vacation").click()
        expect(ann.locator("[data-piece=seat-1]")).not_to_contain_text("on vacation")
        bob.close()
        question = ann.locator("[data-away='1']")
        expect(question).to_contain_text("is out of time")
        assert question.get_by_role("button").all_inner_texts() == ["Wait", "Let a bot play on", "End the game"]
        assert violations(ann) == []
        before = seq(ann)
        ann.wait_for_timeout(1_500)
        assert seq(ann) == before  # no bot took the seat by itself
        question.get_by_role("button", name="End the game").click()
        expect(ann.locator(".ending h2")).to_have_text("The game was ended early")
        expect(ann.locator(".ending .why")).to_contain_text("chose to end it early")
        ann.close()  # before the server goes
