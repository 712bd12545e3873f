"""Every refusal of the characters' and the campaign's rules has its sentence, in both languages."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from questhall.games.gloomhaven.reasons import TEXTS
from questhall.kernel.texts import missing_texts

RULES = Path(__file__).parents[3] / "questhall" / "games" / "gloomhaven" / "rules"
HEROES = "abilities cards damage equipment exhaustion goals items lasting levels preparation recover rest treasure"
CAMPAIGN = "city death enhancement events growth outcomes parties prosperity retirement shop travel unlocking"


def literals(node: ast.expr) -> list[str]:
    """The texts a first argument can be; `f"item.{state}"` stands for both states."""
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    if isinstance(node, ast.JoinedStr):
        return ["item.rotated", "item.used-up"]
    assert isinstance(node, ast.Constant)
    return [node.value]


def refusals(module: str) -> Iterator[tuple[str, list[str]]]:
    for node in ast.walk(ast.parse((RULES / f"{module}.py").read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
            numbers = node.args[2].keys if len(node.args) > 2 else []
            for reason in literals(node.args[0]):
                yield reason, [key.value for key in numbers]


@pytest.mark.parametrize("module", (HEROES + " " + CAMPAIGN).split())
def test_every_refusal_is_put_into_words(module: str) -> None:
    assert missing_texts(TEXTS, {f"no-{reason}": given for reason, given in refusals(module)}) == []
