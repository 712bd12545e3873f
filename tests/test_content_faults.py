"""A fault in a content file is one line with file, line and word, whichever command meets it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
CONTENT = {
    "rollplayer": ("traits.yaml", "arrow: law", "arrow: lav", "lav"),
    "prophecy": ("skills.yaml", "text: learn 1", "text: lern 1", "lern"),
    "runebound": ("assets.yaml", "type: weapon, price: 2", "type: weapon, prise: 2", "prise"),
}
OTHERS = [
    ("runebound", "map.yaml", "at: 5-6,", "at: 5-66,", "5-66"),
    ("runebound", "map.yaml", "PPPPPPPFFFFPPHM", "PPPPPXPFFFFPPHM", "X"),
    ("runebound", "map.yaml", "9-12/9-13", "9-12/9-31", "9-31"),
    ("rollplayer", "races.yaml", "- id", "- : [", "YAML"),
]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("copy")
    shutil.copytree(ROOT / "questhall", folder / "questhall", ignore=shutil.ignore_patterns("__pycache__", "_web"))
    return folder


def questhall(copy: Path, *words: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(copy), "COLUMNS": "40", "NO_COLOR": "1", "XDG_STATE_HOME": str(copy)}
    command = [sys.executable, "-c", "from questhall.cli import main; main()", *words]
    return subprocess.run(command, capture_output=True, text=True, env=env, cwd=copy, timeout=60, check=False)


class Broken:
    """A content file of the copy with a fault in it; mended again afterwards."""

    def __init__(self, copy: Path, game: str, name: str, right: str, wrong: str) -> None:
        self.file = copy / "questhall" / "games" / game / "content" / name
        self.sound = self.file.read_text(encoding="utf-8")
        assert right in self.sound
        self.shown = self.file.relative_to(copy)
        self.line = self.sound[: self.sound.index(right)].count("\n") + 1
        self.text = self.sound.replace(right, wrong, 1)

    def __enter__(self) -> Broken:
        self.file.write_text(self.text, encoding="utf-8")
        return self

    def __exit__(self, *error: object) -> None:
        self.file.write_text(self.sound, encoding="utf-8")


def assert_told(done: subprocess.CompletedProcess[str], broken: Broken, word: str) -> None:
    assert done.returncode == 2, done.stderr
    (line,) = done.stderr.strip().splitlines()
    assert re.fullmatch(rf"questhall: {re.escape(str(broken.shown))}:\d+: .*, near '{re.escape(word)}'", line)
    assert int(line.split(":")[2]) == broken.line
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("game", CONTENT)
@pytest.mark.parametrize(
    "words",
    [
        ("play", "GAME"),
        ("games",),
        ("check", "GAME", "--games", "1"),
        ("serve", "--port", "0"),
        ("lab", "play", "GAME", "--bots", "random,random", "--games", "2"),
        ("lab", "report", "GAME", "--games", "2"),
        ("lab", "duel", "random", "random", "--game", "GAME"),
    ],
    ids=lambda words: " ".join(words[:2]),
)
def test_every_command_tells_a_fault_of_a_games_content(copy: Path, game: str, words: tuple[str, ...]) -> None:
    name, right, wrong, word = CONTENT[game]
    with Broken(copy, game, name, right, wrong) as broken:
        done = questhall(copy, *(game if said == "GAME" else said for said in words))
    assert_told(done, broken, word)


@pytest.mark.parametrize(("game", "name", "right", "wrong", "word"), OTHERS)
def test_other_faults_have_their_place_too(copy: Path, game: str, name: str, right: str, wrong: str, word: str) -> None:
    with Broken(copy, game, name, right, wrong) as broken:
        done = questhall(copy, "play", game)
    assert_told(done, broken, word)


def test_a_tool_tells_a_fault_in_a_deck(copy: Path) -> None:
    with Broken(copy, "gloomhaven", "decks/guard.yaml", "30: move +1", "30: mvoe +1") as broken:
        done = questhall(copy, "gloomhaven", "monster", "bandit-guard")
    assert_told(done, broken, "mvoe")


def test_a_true_crash_is_a_short_traceback_and_a_request_to_report_it(copy: Path) -> None:
    rules = copy / "questhall" / "games" / "rollplayer" / "game.py"
    sound = rules.read_text(encoding="utf-8")
    rules.write_text(sound + '\n{}["no such key"]\n', encoding="utf-8")
    try:
        done = questhall(copy, "play", "rollplayer")
    finally:
        rules.write_text(sound, encoding="utf-8")
    assert done.returncode == 1
    assert "KeyError: 'no such key'" in done.stderr
    assert done.stderr.count("File ") <= 6
    assert "please report" in done.stderr.splitlines()[-1]
    assert "╭" not in done.stderr
