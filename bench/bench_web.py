"""What a player feels in the browser, in real Chromium over loopback: `python -m bench.bench_web`.

First board: from opening a table's link to the painted board.  Selection: from pointing at an answer to the next frame.
Back after a kill: from the moment a killed server answers again to play going on.  Bundle: what went over the wire.
"""

from __future__ import annotations

import json
import shutil
import statistics
import tempfile
import time

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

from bench.load import start_server

PORT = 8767
HTTP = f"http://127.0.0.1:{PORT}"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
RUNS = 5


def open_table(game: str) -> tuple[str, str]:
    """A table for one person and a bot, and the person's token."""
    guest = httpx.post(f"{HTTP}/api/guest", json={"name": "Ann"}).json()
    headers = {"authorization": f"Bearer {guest['token']}"}
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "house"}]}
    return httpx.post(f"{HTTP}/api/tables", json=wish, headers=headers).json()["id"], json.dumps(guest)


def sit_down(browser: Browser, table: str, guest: str) -> tuple[Page, float, float]:
    """A fresh browser at a table: milliseconds until the board was painted, kilobytes of program and style."""
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    prefs = json.dumps({"lang": "en", "pace": "off", "guide": False})
    context.add_init_script(
        f"localStorage.setItem('questhall.prefs', {prefs!r}); localStorage.setItem('questhall.guest', {guest!r});"
    )
    page, loaded = context.new_page(), []
    page.on("requestfinished", lambda request: loaded.append(request))
    started = time.perf_counter()
    page.goto(f"{HTTP}/#/t/{table}", wait_until="commit")
    page.locator("button.option").first.wait_for()
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    spent = 1e3 * (time.perf_counter() - started)
    program = [one for one in loaded if one.resource_type in ("document", "script", "stylesheet")]
    return page, spent, sum(one.sizes()["responseBodySize"] for one in program) / 1e3


def selection_milliseconds(page: Page) -> float:
    """From pointing at an option to the next frame."""
    return float(
        page.evaluate(
            """() => new Promise((done) => {
                const option = document.querySelector("button.option");
                const started = performance.now();
                option.focus();
                requestAnimationFrame(() => done(performance.now() - started));
            })"""
        )
    )


def figures() -> dict[str, float]:
    found: dict[str, float] = {}
    path = shutil.which("chromium") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = f"sqlite+aiosqlite:///{folder}/web.db"
        server = start_server(database, PORT)
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            for game in ("rollplayer", "prophecy"):
                table, guest = open_table(game)
                seen = []
                for _ in range(RUNS):
                    page, *felt = sit_down(browser, table, guest)
                    seen.append(felt)
                    page.context.close()
                found[f"web: first board of {game} painted, ms"] = statistics.median(spent for spent, _ in seen)
                found[f"web: program and style for {game}'s table, kB as sent"] = seen[0][1]
            page, *_ = sit_down(browser, *open_table("rollplayer"))
            found["web: a selection shown, ms"] = statistics.median(selection_milliseconds(page) for _ in range(RUNS))
            server.kill()
            server.wait()
            page.get_by_role("alert").first.wait_for()
            server = start_server(database, PORT)
            back = time.perf_counter()
            before = page.locator("[data-seq]").get_attribute("data-seq")
            page.locator("button.option:enabled").first.click()
            page.wait_for_function("(seq) => document.querySelector('[data-seq]').dataset.seq !== seq", arg=before)
            found["web: play goes on after a killed server is back, s"] = time.perf_counter() - back
        finally:
            browser.close()
            server.kill()
            server.wait()
    return found


if __name__ == "__main__":
    for name, value in figures().items():
        print(f"{name}: {value:.1f}")
