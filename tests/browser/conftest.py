"""Real Chromium against a real server with the built client; no console error is allowed anywhere."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.table.served import Served

AWAY = "net::ERR_"  # what Chromium says, in one way or another, of a server that does not answer

FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
]


@pytest.fixture(scope="module")  # Playwright's loop must not outlive the browser tests in a worker
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        path = shutil.which("chromium") or shutil.which("google-chrome")
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('hall') / 'questhall.db'}") as served:
        yield served


class People:
    """Browsers of different people: each with its own storage, all watched for console errors."""

    def __init__(self, chromium: Browser) -> None:
        self.chromium = chromium
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []

    def page(
        self,
        address: str,
        lang: str = "en",
        width: int = 1280,
        expected: str = "",
        pace: str = "off",
        list: bool | None = True,
        **options: Any,
    ) -> Page:
        """A new person's browser; `expected` is part of the only console errors that may come; `list`: options open."""
        context = self.chromium.new_context(viewport={"width": width, "height": 900}, **options)
        prefs = json.dumps({"lang": lang, "pace": pace, "guide": False, "list": list})
        context.add_init_script(
            "try { const kept = localStorage; "
            f"if (!kept.getItem('questhall.prefs')) kept.setItem('questhall.prefs', {prefs!r}) }}"
            " catch { /* about:blank keeps nothing */ }"
        )
        context.set_default_timeout(60_000)  # a busy machine is no fault
        expect.set_options(timeout=40_000)
        self.contexts.append(context)
        page = context.new_page()
        page.on("console", lambda line: self.note(line.text, expected) if line.type == "error" else None)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.goto(address)
        return page

    def note(self, text: str, expected: str) -> None:
        if not expected or expected not in text:
            self.errors.append(text)


@pytest.fixture
def people(chromium: Browser) -> Iterator[People]:
    group = People(chromium)
    yield group
    for context in group.contexts:
        context.close()
    assert group.errors == []


@pytest.fixture
def shots(tmp_path: Path) -> Path:
    return tmp_path
