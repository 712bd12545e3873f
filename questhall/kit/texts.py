"""What a game's .ftl files hold, and whether every sentence it needs is there in both languages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
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


@cache
def counting(folder: Path, lang: str) -> dict[str, frozenset[str]]:
    """By message, the variables that choose between numbers or plurals: they are numbers."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse((folder / f"{lang}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = counted(entry.value)
            found |= {f"{entry.id.name}.{each.id.name}": counted(each.value) for each in entry.attributes}
    return found


PLURALS = {"zero", "one", "two", "few", "many"}


def counted(node: Any) -> frozenset[str]:
    found: frozenset[str] = frozenset()
    if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
        names = {str(getattr(each.key, "name", getattr(each.key, "value", ""))) for each in node.variants}
        if any(name in PLURALS or name.isdecimal() for name in names):
            found = frozenset({node.selector.id.name})
    if isinstance(node, ast.BaseNode):
        return found.union(*(counted(value) for value in vars(node).values()))
    if isinstance(node, list):
        return found.union(*(counted(item) for item in node))
    return found


def one_alone(folder: Path) -> list[str]:
    """Russian messages that leave the number out where it is `one`: 21 and 31 are `one` as well."""
    return [key for key, node in patterns(folder, "ru") if any(leaves_out(each) for each in selections(node))]


def patterns(folder: Path, lang: str) -> Iterator[tuple[str, ast.Pattern | None]]:
    """Every message and attribute with what it says."""
    for entry in FluentParser().parse((folder / f"{lang}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            yield entry.id.name, entry.value
            yield from ((f"{entry.id.name}.{each.id.name}", each.value) for each in entry.attributes)


def selections(node: Any) -> Iterator[ast.SelectExpression]:
    if isinstance(node, ast.SelectExpression):
        yield node
    if isinstance(node, ast.BaseNode):
        node = list(vars(node).values())
    if isinstance(node, list):
        for part in node:
            yield from selections(part)


def leaves_out(selection: ast.SelectExpression) -> bool:
    """Whether the number stands in the other cases and not in `one`."""
    said = {getattr(each.key, "name", ""): selection_numbers(selection, each) for each in selection.variants}
    return "one" in said and not said["one"] and any(said.values())


def selection_numbers(selection: ast.SelectExpression, variant: ast.Variant) -> bool:
    return bool(variables(selection.selector) & variables(variant.value))


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
