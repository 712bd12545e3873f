"""What a game offers beside its table: questions over HTTP, words on the command line.  Both are found by name.

A game's folder may hold `tool/api.py` with `ROUTES` and `tool/commands.py` with a typer `app`.  Neither knows the
server: a route is a function of plain values, and the server mounts it below `/api/<game>`.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from questhall.games import GROUP, HERE

if TYPE_CHECKING:
    import typer

Part = Literal["api", "commands"]


class ToolRoute(NamedTuple):
    """One question that a tool answers.

    `read` turns the body into the first arguments of `answer`, or raises `Refused`; it is quick and runs in the server.
    `answer` gets those, then the path's and the query's words by name, and returns a Struct or raises `Refused`;
    a reason such as `mygame.no-such-map` says that the path leads nowhere.  A query's missing words are left out.
    A route that `thinks` is costly: it runs in a worker process, within a time limit and a rate limit an address.
    """

    method: Literal["get", "post"]
    path: str  # below /api/<game>: "/maps/{number}"
    summary: str
    answer: Callable[..., Any]
    gives: Any  # the type of the answer
    takes: Any = None  # the type of the body
    read: Callable[[bytes], tuple[Any, ...]] | None = None
    query: tuple[str, ...] = ()
    thinks: bool = False


def tool_routes() -> dict[str, tuple[ToolRoute, ...]]:
    """The questions that every game's tool answers, by the game's id."""
    return {game: importlib.import_module(module).ROUTES for game, module in tool_modules("api")}


def tool_commands() -> dict[str, Callable[[], typer.Typer]]:
    """How to load every game's commands, by the game's id; nothing is loaded before that."""
    return {game: _loader(module) for game, module in tool_modules("commands")}


def _loader(module: str) -> Callable[[], typer.Typer]:
    def load() -> typer.Typer:
        app: typer.Typer = importlib.import_module(module).app
        return app

    return load


def tool_modules(part: Part) -> Iterator[tuple[str, str]]:
    """A game's id and the module of its tool, wherever there is one: in our folders, then in installed packages."""
    for folder in sorted(HERE.iterdir()):
        if (folder / "tool" / f"{part}.py").exists():
            yield folder.name, f"questhall.games.{folder.name}.tool.{part}"
    for point in entry_points(group=GROUP):
        if (package := _package_with(point, part)) is not None:
            yield point.name, f"{package}.tool.{part}"


def _package_with(point: EntryPoint, part: Part) -> str | None:
    """The package of an installed game that holds its tool: the module itself, or the package around it."""
    top, *below = point.module.split(".")
    spec = importlib.util.find_spec(top)
    for depth in (len(below), len(below) - 1):
        for root in (spec and spec.submodule_search_locations) or ():
            if depth >= 0 and Path(root, *below[:depth], "tool", f"{part}.py").exists():
                return ".".join([top, *below[:depth]])
    return None
