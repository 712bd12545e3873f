"""Every module of a game can be imported first, so every test file runs on its own."""

from __future__ import annotations

import subprocess
import sys

import pytest

from questhall.games import HERE

GAMES = sorted(file.parent.parent.name for file in HERE.glob("*/rules/__init__.py"))
EACH_FIRST = """
import importlib, pkgutil, sys
package = importlib.import_module(sys.argv[1])
for found in list(pkgutil.walk_packages(package.__path__, package.__name__ + ".")):
    for name in [name for name in sys.modules if name.startswith(package.__name__ + ".") and ".content" not in name]:
        del sys.modules[name]
    importlib.import_module(found.name)
"""


@pytest.mark.parametrize("game", GAMES)
def test_every_module_can_be_imported_first(game: str) -> None:
    command = [sys.executable, "-c", EACH_FIRST, f"questhall.games.{game}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
