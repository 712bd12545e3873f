"""The games of the house, the examples, and those that others install: found by id."""

from __future__ import annotations

import importlib
import importlib.util
import sys
import warnings
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from threading import RLock
from typing import Any

from questhall.kernel import Game

GROUP = "questhall.games"  # the entry points by which an installed package brings a game
HERE = Path(__file__).parent
EXAMPLES = (HERE.parent.parent / "examples", HERE.parent / "_examples")  # of a checkout, of an installed package
LOADING = RLock()  # a server loads games in a thread beside its first tables


@cache
def catalogue() -> dict[str, Game[Any]]:
    """Every game that can be played here, ours first."""
    games: dict[str, Game[Any]] = {}
    for name in (*ours(), *examples()):
        if (game := known(name)) is not None:
            games[name] = game
    for point in entry_points(group=GROUP):
        game = point.load()
        if game.id in games:
            warnings.warn(f"duplicate id {game.id!r}: the game of {point.value} is left out", stacklevel=2)
        games.setdefault(game.id, game)
    return games


def ours() -> list[str]:
    """A folder with a `game.py` is a game."""
    return sorted(file.parent.name for file in HERE.glob("*/game.py"))


def examples() -> dict[str, Path]:
    """Small games, each a folder with its game in `__init__.py`."""
    return {file.parent.name: file for home in EXAMPLES for file in sorted(home.glob("*/__init__.py"))}


@cache
def known(name: str) -> Game[Any] | None:
    """A game that comes with Questhall, without loading the others."""
    if name in ours():
        game: Game[Any] = importlib.import_module(f"questhall.games.{name}.game").GAME
        return game
    return from_file(examples()[name]) if name in examples() else None


def from_file(path: Path) -> Game[Any]:
    """The GAME of a Python file, or of a folder's __init__.py, that belongs to no installed package."""
    path = path.resolve()
    if not path.exists():
        raise LookupError(f"{path}: no Python file")
    folder = path.parent if path.name == "__init__.py" else None
    name = (
        f"examples.{folder.name}" if folder and folder.parent.name.endswith("examples") else f"game_{path.parent.name}"
    )
    name = name if folder else f"game_{path.stem}"
    with LOADING:
        if name not in sys.modules:
            spec = importlib.util.spec_from_file_location(
                name, path, submodule_search_locations=[str(folder)] if folder else None
            )
            assert spec is not None
            assert spec.loader is not None
            sys.modules[name] = module = importlib.util.module_from_spec(spec)
            spec.loader.exec_module(module)
    game = getattr(sys.modules[name], "GAME", None)
    if not isinstance(game, Game):
        raise LookupError(f"{path}: has no GAME = YourGame() at its end")
    return game


def find_game(name: str) -> Game[Any]:
    """A game by id, or by the path of the file that defines it."""
    if (game := known(name)) is not None:
        return game
    if name in catalogue():
        return catalogue()[name]
    if name.endswith(".py") or "/" in name:
        path = Path(name)
        return from_file(path / "__init__.py" if path.is_dir() else path)
    raise LookupError(f"there is no game {name!r}; there are {', '.join(catalogue())}")
