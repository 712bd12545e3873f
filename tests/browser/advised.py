"""A person at a table of Gloomhaven who plays what the house bot would: by pressing hexes, cards and buttons."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import Page, expect

from questhall.games.gloomhaven.game import GAME
from questhall.table.admin import load_whole, with_store
from questhall.table.live import LiveTable
from tests.browser.doing import SCREEN, seq, status
from tests.table.served import Served


def live(hall: Served, table: str) -> LiveTable:
    """The table as the server has written it down."""
    with ThreadPoolExecutor(1) as thread:  # Playwright keeps a loop of its own in this one
        whole = thread.submit(with_store, hall.database, lambda store: load_whole(store, table)).result()
    assert whole is not None
    return LiveTable.loaded(whole.row, [one for one in whole.entries if one.seq > whole.row.snapshot_seq])


def advice(page: Page, hall: Served, table: str) -> str:
    """What the house bot would answer for seat 0; empty where it is not asked or the page is behind."""
    there = live(hall, table)
    behind = there.seq != seq(page) or not there.match.choice(0)
    return "" if behind else GAME.house(there.match.seen(0))


def press(page: Page, key: str) -> None:
    """Choose an option as people do, where it stands."""
    if key.startswith("play:"):
        for card in key.split(":")[1:]:
            page.mouse.move(5, 5)  # a card under the pointer rises over its neighbours
            page.locator(f'[data-hand="{card}"] .ini').click()
        page.locator(f'[data-act="{key}"]').click()
        return
    there = page.locator(", ".join(f'[data-{kind}="{key}"]:visible' for kind in ("option", "sign", "act")))
    if key.startswith("lay:"):  # an area follows the hex one looks at: in the list it lies still
        there = page.locator(f'button.option[data-option="{key}"]')
    if not there.count():
        closed = page.locator(".dock button[aria-expanded=false]")
        assert closed.count(), f"{key} is nowhere"
        closed.first.click()
    there.first.focus()
    there.first.press("Enter")
    sure = page.locator(".confirm button.primary")
    if sure.count():
        sure.click()


def play_on(page: Page, hall: Served, table: str, most: int = 2_000) -> int:
    """As the house bot advises, until the scenario is over; how many answers that took."""
    for answers in range(most):
        page.locator(".dock.mine, [data-status=over]").first.wait_for()
        if status(page) == "over":
            return answers
        key = advice(page, hall, table)
        if not key:
            page.wait_for_timeout(50)
            continue
        before = seq(page)
        press(page, key)
        expect(page.locator(SCREEN)).not_to_have_attribute("data-seq", str(before))
    raise AssertionError(f"not over after {most} answers")
