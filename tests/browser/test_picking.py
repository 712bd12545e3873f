"""Cards picked one after another, signs, and a mind that changes, on the plain board."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.doing import SCREEN, open_log, seq, take
from tests.table.served import AMBUSH, Served


@pytest.fixture(scope="module")
def ambush(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('hall') / 'questhall.db'}", games=AMBUSH) as served:
        yield served


def pick(page: Page, *things: int) -> None:
    """Cards by their place in the list, from 0; the last one sends them."""
    before = seq(page)
    for thing in things:
        page.locator("button[data-pick]").nth(thing).click()
    expect(page.locator(SCREEN)).not_to_have_attribute("data-seq", str(before))


def test_two_people_pick_say_and_change(ambush: Served, people: People) -> None:
    ann = people.page(f"{ambush.http}/#/new/ambush", expected="400")  # the road is misnamed at first
    ann.get_by_label("Seat 2", exact=True).select_option(label="somebody who comes")
    ann.get_by_label("Road", exact=True).fill("no way")
    ann.get_by_role("button", name="Open the table").click()
    expect(ann.get_by_text("A road is named by letters, not no way.").first).to_be_visible()
    ann.get_by_label("Road", exact=True).fill("forest")
    ann.get_by_role("button", name="Open the table").click()
    ann.wait_for_url("**/#/t/*")
    bob = people.page(ambush.http, lang="ru")
    bob.goto(f"{ambush.http}/#/t/{ann.url.rpartition('/')[2]}")
    bob.get_by_role("button", name="Занять место 2", exact=True).click()
    expect(bob.locator("button[data-pick]")).to_have_count(4)
    expect(bob.locator("button[data-option]")).to_have_count(1)

    bob.locator('button[data-sign="sign:late"]').click()
    expect(ann.get_by_text("says: late").first).to_be_visible()
    expect(bob.get_by_text("Можно сказать:").first).to_be_visible()

    ann.locator("button[data-pick]").nth(0).click()
    expect(ann.locator("button[data-pick]").nth(0)).to_have_attribute("aria-pressed", "true")
    ann.get_by_role("button", name="Pick anew").click()
    expect(ann.locator("button[aria-pressed=true][data-pick]")).to_have_count(0)
    cards = [str(one.get_attribute("data-pick")) for one in ann.locator("button[data-pick]").all()]
    pick(ann, 0, 1)
    expect(ann.get_by_text("You have answered.")).to_be_visible()

    ann.locator("button[data-change]").click()
    pick(ann, 3, 2)
    take(bob, "rest")
    take(ann, "go")
    open_log(ann)
    shown = f"shows {', '.join(f'Card {cards[at][4:]}' for at in (3, 2))}"
    expect(ann.get_by_text(shown).first).to_be_visible()


def test_cards_are_picked_by_their_numbers(ambush: Served, people: People) -> None:
    page = people.page(f"{ambush.http}/#/new/ambush")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/#/t/*")
    expect(page.locator("button[data-pick]")).to_have_count(4)
    page.keyboard.press("2")
    expect(page.locator("button[data-pick]").nth(1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("1")
    expect(page.locator('button[data-option="go"]')).to_be_visible()
