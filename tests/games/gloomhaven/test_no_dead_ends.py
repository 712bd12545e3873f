"""What the game does not call is deleted: hardly a function outside the campaign is there for tests alone.

A function is called if code of the project names it that is called itself: by its name in its own module, through an
import, or, for a method, as an attribute.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import questhall

PROJECT = Path(questhall.__file__).parent
GAME = PROJECT / "games" / "gloomhaven"
MOST = 4
FOR_LATER = {  # rules that no scenario of this content can show yet
    "conditions.become_immune",
    "entering.lose_flight",
    "special.marks_on",
}
FOR_THE_BENCH = {"ground.forget_boards"}
Name = tuple[str, str]  # a module and what it calls its own; no module: an attribute


class Module:
    """One file, and what its imported names mean."""

    def __init__(self, path: Path) -> None:
        parts = path.relative_to(PROJECT.parent).with_suffix("").parts
        self.name = ".".join(parts).removesuffix(".__init__")
        self.judged = GAME in path.parents
        self.tree = ast.parse(path.read_text(encoding="utf-8"))
        self.imported = {
            alias.asname or alias.name: (node.module, alias.name)
            for node in ast.walk(self.tree)
            if isinstance(node, ast.ImportFrom) and node.module
            for alias in node.names
        }

    def functions(self) -> Iterator[tuple[Name, ast.FunctionDef]]:
        """Functions and methods that have to be named to be called."""
        for node in self.tree.body if self.judged else ():
            inside, prefix = (node.body, f"{node.name}.") if isinstance(node, ast.ClassDef) else ([node], "")
            for each in inside:
                if isinstance(each, ast.FunctionDef) and not calls_itself(each):
                    yield (self.name, prefix + each.name), each

    def names(self, start: ast.AST, without: set[ast.AST]) -> set[Name]:
        """All that is named below a node, leaving out some."""
        found: set[Name] = set()
        waiting = [start]
        while waiting:
            node = waiting.pop()
            waiting += [child for child in ast.iter_child_nodes(node) if child not in without]
            if isinstance(node, ast.Name):
                found.add(self.imported.get(node.id, (self.name, node.id)))
            elif isinstance(node, ast.Attribute):
                found.add(("", node.attr))
                if isinstance(node.value, ast.Name) and node.value.id in self.imported:
                    found.add((".".join(self.imported[node.value.id]), node.attr))
        return found


def calls_itself(function: ast.FunctionDef) -> bool:
    """Python calls what has two underscores, and a command is called from the command line."""
    return function.name.startswith("__") or any(isinstance(each, ast.Call) for each in function.decorator_list)


def uncalled(folder: Path = PROJECT) -> set[str]:
    """The functions of the game that no code of the project calls, as `module.name`."""
    modules = [Module(path) for path in sorted(folder.rglob("*.py"))]
    bodies = {name: (module, node) for module in modules for name, node in module.functions()}
    inside: set[ast.AST] = {node for _, node in bodies.values()}
    named = set[Name]().union(*(module.names(module.tree, inside) for module in modules))
    while called := [name for name in bodies if name in named or ("", name[1].partition(".")[2]) in named]:
        for name in called:
            module, node = bodies.pop(name)
            named |= module.names(node, set())
    return {f"{module.rpartition('.')[2]}.{name}" for module, name in bodies}


def test_hardly_a_function_is_there_for_tests_alone() -> None:
    assert uncalled() == FOR_LATER | FOR_THE_BENCH
    assert len(FOR_LATER) <= MOST
