"""Every refusal of the rules has its sentence, in both languages, with the numbers it is given."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from questhall.games.gloomhaven.face.texts import TEXTS
from questhall.kit.texts import missing_texts

RULES = Path(__file__).parents[3] / "questhall" / "games" / "gloomhaven" / "rules"
MODULES = sorted(path.relative_to(RULES).as_posix() for path in RULES.rglob("*.py") if "Refusal(" in path.read_text())
MADE_UP = {  # reasons that are put together from what they speak of
    "condition.": ("immobilize", "disarm", "stun"),
    "item.": ("rotated", "used-up"),
}


def literals(node: ast.expr) -> list[str]:
    """The reasons that a first argument can be."""
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    if isinstance(node, ast.JoinedStr):
        begins = node.values[0]
        assert isinstance(begins, ast.Constant)
        return [f"{begins.value}{rest}" for rest in MADE_UP[begins.value]]
    assert isinstance(node, ast.Constant)
    return [node.value]


def refusals(module: str) -> Iterator[tuple[str, list[str]]]:
    for node in ast.walk(ast.parse((RULES / module).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
            numbers = node.args[2].keys if len(node.args) > 2 else []
            for reason in literals(node.args[0]):
                yield reason, [key.value for key in numbers]


@pytest.mark.parametrize("module", MODULES)
def test_every_refusal_is_put_into_words(module: str) -> None:
    found = dict(refusals(module))
    assert found
    assert missing_texts(TEXTS, {f"no-{reason}": given for reason, given in found.items()}) == []
