"""`python -m tests.browser.look_frame`: every screen of the frame, in both languages, lights and sizes.

One returning guest with a game that waits for an answer, one that is over and one that waits for players.
"""

from __future__ import annotations

import argparse
import json
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.look import EVERY, PHONE
from tests.table.served import Served

ROLLPLAYER = {"game": "rollplayer", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "house"}]}
PROPHECY = {"game": "prophecy", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "house"}, {"kind": "bot"}]}
OPEN = {"game": "prophecy", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], "public": True}
OVER = {"game": "tictactoe", "seats": [{"kind": "me"}, {"kind": "me"}]}
LIVE = {"game": "tictactoe", "seats": [{"kind": "me"}, {"kind": "open"}]}


class Guest:
    """Somebody who came before: a token, tables."""

    def __init__(self, hall: Served, name: str) -> None:
        self.hall = hall
        self.guest = httpx.post(f"{hall.http}/api/guest", json={"name": name}).json()
        self.headers = {"authorization": f"Bearer {self.guest['token']}"}

    def table(self, wish: dict[str, Any]) -> str:
        made = httpx.post(f"{self.hall.http}/api/tables", json=wish, headers=self.headers)
        return str(made.raise_for_status().json()["id"])

    def page(self, browser: Browser, size: tuple[int, int], theme: str, lang: str) -> Page:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, color_scheme=theme, has_touch=size == PHONE
        )
        prefs = json.dumps({"lang": lang, "pace": "off", "guide": False})
        guest = json.dumps(self.guest)
        context.add_init_script(
            "try { if (!localStorage.getItem('questhall.prefs')) { "
            f"localStorage.setItem('questhall.prefs', {prefs!r}); "
            f"localStorage.setItem('questhall.guest', {guest!r}) }} }}"
            " catch { /* about:blank keeps nothing */ }"
        )
        return context.new_page()


def screens(hall: Served, ann: Guest) -> dict[str, Callable[[Page], None]]:
    """What is photographed, and how one gets there."""
    going, over = ann.table(PROPHECY), ann.table(OVER)
    waiting = Guest(hall, "Bryn").table(OPEN)
    mine = ann.table(OPEN)
    ann.table(ROLLPLAYER)

    def goto(path: str) -> Callable[[Page], None]:
        return lambda page: page.goto(f"{hall.http}/{path}") and None

    def finished(page: Page) -> None:
        page.goto(f"{hall.http}/#/t/{over}")
        page.locator("[data-status]").wait_for()
        for number in (1, 1, 1, 1, 1, 1, 1, 1, 1):
            if page.locator(".ending").count():
                break
            page.keyboard.press(str(number))
            page.wait_for_timeout(250)
        page.locator(".ending").wait_for()
        page.wait_for_timeout(1500)

    def settings(page: Page) -> None:
        page.goto(hall.http)
        page.locator("button.settings").click()

    return {
        "ending": finished,
        "hall": goto(""),
        "settings": settings,
        "new": goto("#/new/prophecy"),
        "rules": goto("#/rules/prophecy"),
        "waiting": goto(f"#/t/{mine}"),
        "invited": goto(f"#/t/{waiting}"),
        "table": goto(f"#/t/{going}"),
        "replay": goto(f"#/r/{over}?step=3"),
    }


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--out", type=Path, default=Path(tempfile.gettempdir()) / "look")
    ask.add_argument("--only", default="", help="screens, comma-separated")
    ask.add_argument("--size", default="", help="wide or phone")
    ask.add_argument("--new", action="store_true", help="the hall of somebody who was never here")
    said = ask.parse_args()
    said.out.mkdir(parents=True, exist_ok=True)
    database = f"sqlite+aiosqlite:///{tempfile.mkdtemp()}/look.db"
    with Served(database) as hall, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        ann = Guest(hall, "Ivory Wolf")
        shown = {"hall-new": lambda page: page.goto(hall.http) and None} if said.new else screens(hall, ann)
        for size, theme, lang in EVERY:
            if said.size and said.size != ("phone" if size == PHONE else "wide"):
                continue
            page = ann.page(browser, size, theme, lang)
            for name, go in shown.items():
                if said.only and name not in said.only.split(","):
                    continue
                go(page)
                page.wait_for_timeout(900)
                path = said.out / f"{name}-{size[0]}-{theme}-{lang}.png"
                page.screenshot(path=path)
                print(path, flush=True)
            page.context.close()


if __name__ == "__main__":
    main()
