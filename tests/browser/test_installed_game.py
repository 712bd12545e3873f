"""A game of another package: built, installed into a scratch environment, played in terminal, lab and browser."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.doing import SCREEN, options, status, take
from tests.table.served import ROOT, Served

SOURCE = ROOT / "tests" / "installed" / "pebbles"
UV = ROOT / ".tools" / "bin" / "uv"


@pytest.fixture(scope="module")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment of its own: what Questhall needs from ours, the game from its own wheel.  Its python."""
    home = tmp_path_factory.mktemp("scratch")
    ran(str(UV), "build", "--quiet", "--wheel", "-o", str(home), str(SOURCE))
    ran(str(UV), "venv", "--quiet", "--python", sys.executable, str(home / "env"))
    python = home / "env" / "bin" / "python"
    (wheel,) = home.glob("*.whl")
    ran(str(UV), "pip", "install", "--quiet", "--no-deps", "--python", str(python), str(wheel))
    packages = next((home / "env" / "lib").glob("python*")) / "site-packages"
    (packages / "questhall.pth").write_text(f"{sysconfig.get_path('purelib')}\n{ROOT}\n")
    return python


def ran(*command: str, typed: str = "", home: Path | None = None) -> str:
    env = {**os.environ, "LANG": "C.UTF-8", "COLUMNS": "160", "NO_COLOR": "1"}
    if home is not None:
        env["XDG_STATE_HOME"] = str(home)
    done = subprocess.run(command, input=typed, capture_output=True, text=True, check=False, env=env, timeout=180)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def questhall(python: Path, *words: str, typed: str = "", home: Path | None = None) -> str:
    return ran(str(python), "-c", "from questhall.cli import main; main()", *words, typed=typed, home=home)


def test_it_is_listed_and_not_in_ours(scratch: Path) -> None:
    listed = {game["id"] for game in json.loads(questhall(scratch, "games", "--json"))}
    assert {"pebbles", "rollplayer"} <= listed
    ours = ran(sys.executable, "-c", "from questhall.games import catalogue; print(*catalogue())")
    assert "pebbles" not in ours.split()


def test_it_plays_in_the_terminal_in_both_languages(scratch: Path, tmp_path: Path) -> None:
    said = questhall(scratch, "play", "pebbles", "--seats", "human,random", typed="1\n" * 20, home=tmp_path)
    assert "How many pebbles do you take?" in said
    assert "takes the last pebble and wins." in said
    russian = questhall(scratch, "play", "pebbles", "--lang", "ru", typed="?\nposition\nquit\n", home=tmp_path)
    assert "Камешков в куче" in russian
    assert "game: pebbles" in russian


def test_it_plays_in_the_lab_and_passes_the_kit(scratch: Path) -> None:
    bots = ("--bots", "search:5,random", "--games", "10", "--json")
    summary = json.loads(questhall(scratch, "lab", "play", "pebbles", *bots))
    assert (summary["games"], summary["failures"]) == (10, [])
    assert questhall(scratch, "check", "pebbles", "--games", "1").strip().endswith("no faults")


@pytest.fixture(scope="module")
def hall_with_it(scratch: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    database = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('db') / 'questhall.db'}"
    with Served(database, python=str(scratch)) as served:
        yield served


@pytest.mark.parametrize(
    ("lang", "asks", "heap"), [("en", "How many pebbles", "Pebbles"), ("ru", "Сколько камешков", "")]
)
def test_it_plays_in_the_browser_on_the_plain_board(
    hall_with_it: Served, people: People, lang: str, asks: str, heap: str
) -> None:
    page = people.page(f"{hall_with_it.http}/#/new/pebbles", lang=lang)
    page.locator("form button.primary, main button.primary").first.click()
    page.wait_for_url("**/#/t/*")
    expect(page.get_by_text(asks).first).to_be_visible()
    while status(page) == "running":
        expect(page.locator(f"button.option, {SCREEN}[data-status='over']").first).to_be_visible()
        if options(page):
            take(page, options(page)[0])
    expect(page.locator(SCREEN)).to_have_attribute("data-status", "over")
