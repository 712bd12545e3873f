"""Tools of games are found by the names of their files, in our folders and in installed packages, and loaded late."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from questhall.games import catalogue
from questhall.games.tools import tool_commands, tool_modules, tool_routes

API = """
from questhall.games.tools import ToolRoute
from questhall.kernel import Refusal, Refused

def greet(name, lang="en"):
    return f"{name} {lang}"

def refuse():
    raise Refused(Refusal("riddles.no-such-answer"))

ROUTES = (
    ToolRoute("get", "/greet/{name}", "Say hello", greet, str, query=("lang",)),
    ToolRoute("get", "/think", "Think and find nothing", refuse, str, thinks=True),
)
"""


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with a game of its own that brings a tool, as pip would install it; importing the game itself fails."""
    package, info = tmp_path / "riddlers" / "riddles", tmp_path / "riddlers-1.0.dist-info"
    (package / "tool").mkdir(parents=True)
    info.mkdir()
    for folder in (package.parent, package, package / "tool"):
        (folder / "__init__.py").write_text("")
    (package / "game.py").write_text("raise AssertionError('loaded')")
    (package / "tool" / "api.py").write_text(API)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: riddlers\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[questhall.games]\nriddles = riddlers.riddles.game:GAME\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def test_our_tools_are_found_by_file_name() -> None:
    assert dict(tool_modules("api"))["gloomhaven"] == "questhall.games.gloomhaven.tool.api"
    assert tool_commands()["gloomhaven"]().info.name == "gloomhaven"
    assert "rollplayer" not in tool_routes()


def test_the_tool_of_an_installed_game_is_found_without_loading_the_game(installed: Path) -> None:
    assert dict(tool_modules("api"))["riddles"] == "riddlers.riddles.tool.api"
    assert [route.path for route in tool_routes()["riddles"]] == ["/greet/{name}", "/think"]
    assert "riddles" not in tool_commands()


SERVED = """
from starlette.testclient import TestClient
from questhall.table.app import make_app
from questhall.table.openapi import document
from questhall.table.settings import Settings

if __name__ == "__main__":
    client = TestClient(make_app(Settings()))
    assert client.get("/api/riddles/greet/Ann").json() == "Ann en"
    assert client.get("/api/riddles/greet/Ann?lang=ru&more=1").json() == "Ann ru"
    told = client.get("/api/riddles/think")
    assert (told.status_code, told.json()["reason"]) == (404, "riddles.no-such-answer"), told.text
    assert "429" in document()["paths"]["/api/riddles/think"]["get"]["responses"]
    assert document()["paths"]["/api/riddles/greet/{name}"]["get"]["parameters"][1]["name"] == "lang"
"""


def test_the_server_answers_the_questions_of_an_installed_game(installed: Path) -> None:
    script = installed / "served.py"
    script.write_text(SERVED)
    path = f"{Path(__file__).parents[2]}:{installed}"
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, env={"PYTHONPATH": path}, check=False
    )
    assert done.returncode == 0, done.stderr


LOADED = """
import sys
sys.argv = ["questhall", *{words}]
from questhall.cli import main
try:
    main()
except SystemExit:
    pass
print("loaded" if "questhall.games.gloomhaven.tool.commands" in sys.modules else "not loaded")
"""


@pytest.mark.parametrize(
    ("words", "loaded"), [(["--help"], False), (["gloomhaven", "--help"], True), (["rules"], False)]
)
def test_commands_of_a_game_are_loaded_only_for_the_game(words: list[str], loaded: bool) -> None:
    code = LOADED.format(words=words)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == ("loaded" if loaded else "not loaded")


def test_an_installed_game_with_the_id_of_one_of_ours_is_left_out_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = tmp_path / "copycat-1.0.dist-info"
    info.mkdir()
    (tmp_path / "copycat.py").write_text(
        "from examples.tictactoe import TicTacToe\nclass Copy(TicTacToe):\n    rules_version = 99\nGAME = Copy()\n"
    )
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: copycat\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[questhall.games]\ntictactoe = copycat:GAME\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    catalogue.cache_clear()
    try:
        with pytest.warns(UserWarning, match="duplicate id 'tictactoe': the game of copycat:GAME is left out"):
            assert catalogue()["tictactoe"].rules_version == 1
    finally:
        catalogue.cache_clear()
