"""`make pictures`: the main screens as users see them, into docs/img.

Wide and 390 px, light and dark, English and Russian; a seeded script plays Roll Player to the middle and to the end.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import FLAGS, People
from tests.browser.doing import play_out, status
from tests.table.served import Served

OUT = Path(__file__).parent.parent.parent / "docs" / "img"
MIDDLE = 60  # answers at the table until the middle of a game


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    database = f"sqlite+aiosqlite:///{tempfile.mkdtemp()}/pictures.db"
    with Served(database) as hall, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for width, theme, lang in [(1280, "light", "en"), (390, "dark", "ru")]:
            screens(browser, hall, width, theme, lang)
        browser.close()


def screens(browser: Browser, hall: Served, width: int, theme: str, lang: str) -> None:
    page = People(browser).page(hall.http, lang=lang, width=width, color_scheme=theme)
    name = f"{width}-{theme}-{lang}"
    page.locator("article.rollplayer").wait_for()
    shot(page, f"hall-{name}")
    page.locator("article.rollplayer button.primary").click()
    page.locator("button.option").first.wait_for()
    while int(page.locator("[data-status]").get_attribute("data-seq") or 0) < MIDDLE and status(page) != "over":
        page.locator("button.option:enabled").first.click()
        page.wait_for_timeout(60)
    page.locator("button.option:enabled").first.wait_for()
    shot(page, f"rollplayer-{name}")
    play_out(page)
    shot(page, f"ending-{name}")
    table = page.url.rpartition("/")[2]
    page.goto(f"{hall.http}/#/r/{table}?step=40")
    page.get_by_role("slider").wait_for()
    shot(page, f"replay-{name}")
    page.goto(f"{hall.http}/#/rules/rollplayer")
    page.get_by_text("RP-TERM-01").first.wait_for()
    shot(page, f"rules-{name}")


def shot(page: Page, name: str) -> None:
    page.wait_for_timeout(700)
    page.screenshot(path=OUT / f"{name}.png")
    print(f"docs/img/{name}.png")


if __name__ == "__main__":
    main()
