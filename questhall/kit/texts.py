"""What a game's .ftl files hold, and whether every sentence it needs is there in both languages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from questhall.kernel.texts import LANGUAGES, OURS, fluent_id


@cache
def messages(folder: Path, lang: str) -> dict[str, frozenset[str]]:
    """Every message of a file (attributes as `id.attribute`) with the variables it uses."""
    path = folder / f"{lang}.ftl"
    found: dict[str, frozenset[str]] = {}
    if not path.exists():
        return found
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{path.name}: cannot be read near {(entry.content or '?').strip().splitlines()[0]!r}")
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


def variables(node: Any) -> frozenset[str]:
    if isinstance(node, ast.VariableReference):
        return frozenset({node.id.name})
    if isinstance(node, ast.BaseNode):
        return frozenset().union(*(variables(value) for value in vars(node).values()))
    if isinstance(node, list):
        return frozenset().union(*(variables(item) for item in node))
    return frozenset()


def missing_texts(folder: Path, used: Mapping[str, Iterable[str]], numbers: Iterable[str] = ()) -> list[str]:
    """What is wrong with a game's texts: keys without a text, variables that differ or that nobody gives."""
    faults = []
    for key, given in sorted(used.items()):
        needed = {}
        for lang in LANGUAGES:
            both = {**messages(OURS, lang), **messages(folder, lang)}
            if fluent_id(key) not in both:
                faults.append(f"text {key!r} is missing in {lang}.ftl")
                continue
            needed[lang] = both[fluent_id(key)]
            if unknown := needed[lang] - {*given, *numbers}:
                faults.append(f"text {key!r} in {lang}.ftl uses {sorted(unknown)}, which nobody gives it")
        if len(set(needed.values())) > 1:
            faults.append(f"text {key!r} uses other variables in en.ftl and ru.ftl")
    return faults
