"""What people do at a table in the browser."""

from __future__ import annotations

import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

from playwright.sync_api import Page, expect

from questhall.kernel import Match
from questhall.table.admin import MAGIC, Exported, put_whole, with_store
from questhall.table.agreement import Agreement, Chair
from questhall.table.live import LiveTable
from questhall.table.protocol import UndoPolicy
from tests.table.served import Served

SCREEN = "[data-status]"


def open_new(page: Page, hall: str, game: str, seats: list[str], **selects: str) -> str:
    """Set up a table through the form; the id of the table."""
    page.goto(f"{hall}/#/new/{game}")
    form = page.locator("form, main").first
    expect(form).to_be_visible()
    players = page.get_by_label("Players", exact=True)
    if players.count():
        players.select_option(str(len(seats)))
    for number, seat in enumerate(seats, 1):
        page.get_by_label(f"Seat {number}", exact=True).select_option(label=seat)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/#/t/*")
    return page.url.rpartition("/")[2]


def seq(page: Page) -> int:
    return int(page.locator(SCREEN).get_attribute("data-seq") or 0)


def status(page: Page) -> str:
    return page.locator(SCREEN).get_attribute("data-status") or ""


def options(page: Page) -> list[str]:
    return [str(one.get_attribute("data-option")) for one in page.locator("button.option").all()]


def take(page: Page, option: str | None = None) -> None:
    """Choose an option in the decision panel and wait until the table has moved."""
    before = seq(page)
    chosen = page.locator(f'button.option[data-option="{option}"]') if option else page.locator("button.option").first
    chosen.click()
    sure = page.locator(".confirm button.primary")
    if sure.count():
        sure.click()
    expect(page.locator(SCREEN)).not_to_have_attribute("data-seq", str(before), timeout=40_000)


def play_out(page: Page, seconds: float = 180) -> None:
    """First options to the end."""
    ends = time.monotonic() + seconds
    while status(page) != "over" and time.monotonic() < ends:
        ready = page.locator("button.option:enabled, [data-status=over]").first
        ready.wait_for(timeout=60_000)
        if status(page) == "over":
            return
        page.locator("button.option").first.click(timeout=40_000)
        sure = page.locator(".confirm button.primary")
        if sure.count():
            sure.click()
        page.wait_for_timeout(20)
    assert status(page) == "over"


def open_log(page: Page) -> None:
    """What happened, beside the board."""
    if not page.locator(".talk").count():
        page.get_by_role("button", name="What happened, and chat").click()
    page.get_by_role("tab", name="What happened").click()


class Kept(Protocol):
    """What keeps its tables in a database."""

    @property
    def database(self) -> str: ...


def laid_out(hall: Kept, match: Match[Any], bots: int = 0, undo: UndoPolicy = "ask") -> str:
    """A table in a chosen position, its dice fixed by the match's key: free seats first, then house bots; its id."""
    people = match.terms.players - bots
    seats = [Chair("open") for _ in range(people)] + [Chair("bot", bot="house") for _ in range(bots)]
    match.events = []
    table = LiveTable(f"laid{secrets.token_hex(6)}", Agreement(seats, match.terms, "", undo=undo), match, 0, "waiting")
    row = table.row(time.time(), time.time())
    with ThreadPoolExecutor(1) as thread:  # Playwright keeps a loop of its own in this one
        thread.submit(with_store, hall.database, lambda store: put_whole(store, Exported(MAGIC, row, []))).result()
    return table.id


def sit_down(page: Page, hall: Served, table: str, seat: int) -> None:
    """Go to a table by its link and take a seat."""
    page.goto(f"{hall.http}/#/t/{table}")
    page.get_by_role("button", name=f"Take seat {seat}", exact=True).click()
    expect(page.locator(SCREEN)).to_be_visible()


def answered(page: Page) -> None:
    """The first option by its number, whether the list lies open or not."""
    page.locator(".dock.mine, [data-status=over]").first.wait_for()
    before = seq(page)
    page.keyboard.press("1")
    page.wait_for_timeout(750)  # ten or more options: a second digit may follow
    if seq(page) == before and not page.locator(".confirm").count():
        page.keyboard.press("2")  # two cards are chosen, one after the other
        page.wait_for_timeout(750)
    sure = page.locator(".confirm button.primary, .dock [data-act]:enabled")  # a pair is weighed before it is played
    if seq(page) == before and sure.count():
        sure.first.click()
    expect(page.locator(SCREEN)).not_to_have_attribute("data-seq", str(before))
