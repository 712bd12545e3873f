"""The wheel alone, in an empty environment: as a stranger has it, all four games play in terminal, lab and browser."""

from __future__ import annotations

import json
import subprocess
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from release.contents import GAMES, faults
from release.scratch import ROOT, Scratch
from tests.browser.conftest import People, chromium, people  # noqa: F401 - fixtures
from tests.browser.doing import answered, seq
from tests.table.served import Served

pytestmark = pytest.mark.soak
DECISIONS = 6


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """That of `make release`; it is built anew where there is none."""
    if not (built := sorted((ROOT / "dist").glob("*.whl"))):
        subprocess.run(["make", "wheel"], cwd=ROOT, check=True, capture_output=True)
        built = sorted((ROOT / "dist").glob("*.whl"))
    return built[-1]


@pytest.fixture(scope="module")
def scratch(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Scratch:
    home = Scratch(tmp_path_factory.mktemp("stranger"))
    home.install(wheel)
    return home


def test_nothing_is_missing_in_it_and_nothing_foreign(wheel: Path) -> None:
    assert list(faults(wheel)) == []


def test_a_wheel_with_faults_is_told_of(wheel: Path, tmp_path: Path) -> None:
    broken = tmp_path / wheel.name
    with zipfile.ZipFile(wheel) as archive, zipfile.ZipFile(broken, "w") as copy:
        for name in archive.namelist():
            if name != "questhall/_web/index.html":
                copy.writestr(name, archive.read(name))
        copy.writestr("questhall/secrets.env", "")
        copy.writestr("elsewhere.py", "")
    told = list(faults(broken))
    assert "questhall/_web/index.html is missing" in told
    assert "questhall/secrets.env does not belong into a wheel" in told
    assert "elsewhere.py lies outside the package" in told


def test_it_says_what_it_is_and_how_it_is(scratch: Scratch) -> None:
    assert scratch.questhall("--version").startswith("questhall ")
    found = {one["what"]: one for one in json.loads(scratch.questhall("doctor", "--json"))}
    assert found["web client"]["state"] == "good"
    assert found["Questhall"]["told"].endswith("an installed package")


def test_a_rule_and_a_card_can_be_read(scratch: Scratch) -> None:
    assert "RP-DICE-03" in scratch.questhall("rules", "rollplayer", "--find", "RP-DICE-03")
    assert json.loads(scratch.questhall("content", "gloomhaven", "cards", "--json"))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_in_the_terminal(scratch: Scratch, game: str) -> None:
    said = scratch.questhall("play", game, "--seats", "house,house", "--seed", "1")
    (file,) = scratch.home.glob(f"questhall/{game}-*.qh")
    assert file.name in said.replace("\n", "")
    assert ": sound." in scratch.questhall("verify", str(file))


@pytest.fixture(scope="module")
def hall(scratch: Scratch, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    database = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('db') / 'questhall.db'}"
    with Served(database, python=str(scratch.python), path="") as served:
        yield served


@pytest.mark.parametrize("game", GAMES)
def test_it_plays_in_the_browser(hall: Served, people: People, game: str) -> None:  # noqa: F811
    page = people.page(f"{hall.http}/#/new/{game}")
    page.wait_for_load_state("networkidle")  # a game's own form comes after the house's
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/#/t/*")
    begun = seq(page)
    for _ in range(DECISIONS):
        answered(page)
    assert seq(page) >= begun + DECISIONS
