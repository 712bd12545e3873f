"""The profile in the browser: what was played, a second device, and leaving with everything."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.test_everybody import violations
from tests.table.served import Served
from tests.table.test_analyses import TALK, finished


@pytest.mark.parametrize(
    ("lang", "heading", "code", "become"),
    [
        ("en", "what you have played", "Show a code", "Become that guest"),
        ("ru", "что вы играли", "Показать код", "Стать этим гостем"),
    ],
)
def test_a_guest_goes_on_at_a_second_device(
    people: People, tmp_path: Path, lang: str, heading: str, code: str, become: str
) -> None:
    with Served(f"sqlite+aiosqlite:///{tmp_path / 'q.db'}", limits=TALK) as hall:
        ann, _ = finished(hall)
        given = ann.post("/api/guest/code").json()["code"]
        page = people.page(f"{hall.http}/#/me/played", lang=lang)
        expect(page.get_by_role("heading", name=heading)).to_be_visible(timeout=30_000)
        expect(page.locator(".history a")).to_have_count(0)
        page.get_by_role("textbox").fill(given.lower())
        page.get_by_role("button", name=become).click()
        expect(page.get_by_role("heading", name=re.compile("^Ann"))).to_be_visible(timeout=30_000)
        expect(page.locator(".history li")).to_have_count(1)
        expect(page.get_by_role("table").first).to_be_visible()
        page.get_by_role("button", name=code).click()
        expect(page.get_by_role("status").filter(has_text=re.compile("[2-9A-Z]{5}-[2-9A-Z]{5}"))).to_be_visible()
        assert violations(page) == []


def test_who_leaves_takes_everything_along(people: People, tmp_path: Path) -> None:
    with Served(f"sqlite+aiosqlite:///{tmp_path / 'q.db'}", limits=TALK) as hall:
        ann, table = finished(hall)
        given = ann.post("/api/guest/code").json()["code"]
        page = people.page(f"{hall.http}/#/me/played", lang="en")
        page.get_by_role("textbox").fill(given, timeout=30_000)
        page.get_by_role("button", name="Become that guest").click()
        expect(page.locator(".history li")).to_have_count(1)
        with page.expect_download() as kept:
            page.get_by_role("link", name="Keep all of it as a file").click()
        assert table in Path(str(kept.value.path())).read_text(encoding="utf-8")
        page.get_by_role("button", name="Leave this house").click()
        page.get_by_role("button", name="Delete everything of mine").click()
        expect(page).to_have_url(re.compile("#/$"), timeout=30_000)
        assert hall.guest("Eve").get(f"/api/tables/{table}").status_code == 404
