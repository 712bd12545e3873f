"""What a game's source code says of itself: imports that break purity, and the texts it will need."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from questhall.kernel.game import Game

IMPURE = {"random": "m.chance", "secrets": "m.chance", "uuid": "m.chance", "time": "nothing", "datetime": "nothing"}


def files_of(game: Game[Any]) -> list[Path]:
    """The game's own file, or every file of its package."""
    file = Path(inspect.getfile(type(game)))
    package = file.name == "__init__.py" or (file.parent / "__init__.py").exists()
    return sorted(file.parent.rglob("*.py")) if package and file.parent.name != "examples" else [file]


def trees(game: Game[Any]) -> Iterator[tuple[Path, ast.AST]]:
    for path in files_of(game):
        yield path, ast.parse(path.read_text(encoding="utf-8"), str(path))


def impure_imports(game: Game[Any]) -> list[str]:
    """Rules are pure: the same state and answers must always give the same game."""
    faults = []
    for path, tree in trees(game):
        for node in ast.walk(tree):
            if not isinstance(node, ast.Import | ast.ImportFrom):
                continue
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else [node.module or ""]
            for name in [] if getattr(node, "level", 0) else names:
                if (module := name.partition(".")[0]) in IMPURE:
                    instead = IMPURE[module]
                    faults.append(f"{path.name}:{node.lineno}: {module} used directly; rules may use {instead} instead")
    return faults


def texts_used(game: Game[Any]) -> dict[str, set[str]]:
    """Message keys that stand in the code, with the variables they get: questions, refusals and declared events."""
    used: dict[str, set[str]] = {}
    for event in game.events:
        used.setdefault(event.kind, set()).update(event.fields)
        if event.secret:
            used.setdefault(f"{event.kind}.unseen", set()).update(event.open)
    for _, tree in trees(game):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                for key, given in texts_of_call(node.func.id, node):
                    used.setdefault(key, set()).update(given)
    return used


def texts_of_call(name: str, call: ast.Call) -> Iterator[tuple[str, set[str]]]:
    if name == "Refusal" and call.args and (reason := literal(call.args[0])):
        numbers = (
            call.args[2] if len(call.args) > 2 else next((k.value for k in call.keywords if k.arg == "numbers"), None)
        )
        keys = numbers.keys if isinstance(numbers, ast.Dict) else []
        yield f"no-{reason}", {key for node in keys if node is not None and (key := literal(node))}
    if name == "Choose" and len(call.args) > 1 and (kind := literal(call.args[1])):
        yield f"ask-{kind}", set()
    if name == "window" and call.args and (kind := literal(call.args[0])):
        yield f"ask-{kind}", set()


def literal(node: ast.AST) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""
