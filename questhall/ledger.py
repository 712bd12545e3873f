"""The rule ledgers: every rule of a rulebook, one line, one id; and which of them have a test.

>>> from questhall.ledger import ledger
>>> rules = ledger("rollplayer")
>>> rules["RP-MARKET-08"].text
'The card discarded for 2 gold goes to the discard pile.'
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import TypeVar

import msgspec
import yaml

HERE = Path(__file__).parent
CHECKOUT = HERE.parent
FOLDERS = (CHECKOUT / "docs" / "rules", HERE / "_rules")  # in a checkout under docs, installed beside the code

LINE = re.compile(r"^- \*\*(?P<id>[A-Z]{2}(?:-[A-Z]+)+-\d+)\*\* (?:\[(?P<terms>.*?)\] )?(?P<text>.*)$")
SOURCE = re.compile(r"\s*\((?:src|see):? (?P<source>.*)\)$")
BELOW = re.compile(r"^  - (?P<kind>EX|EX-D|NOTE|RULING): ?(?P<text>.*)$")
HEADING = re.compile(r"^#{2,3} (?P<title>.*)$")

Test = TypeVar("Test", bound=Callable[..., object])


class Rule(msgspec.Struct):
    """One line of a ledger with what hangs below it."""

    id: str
    chapter: str
    terms: str
    text: str
    source: str = ""
    examples: list[str] = []
    notes: list[str] = []
    rulings: list[str] = []


class Coverage(msgspec.Struct):
    """Which rules of a game have a test, need none, or are open."""

    game: str
    total: int
    tested: int
    not_applicable: int
    open: list[str]

    def summary(self) -> str:
        done = self.tested + self.not_applicable
        return (
            f"{self.game}: {done} of {self.total} rules covered ({done / self.total:.1%}): "
            f"{self.tested} tested, {self.not_applicable} not applicable, {len(self.open)} open"
        )


def rule(*ids: str) -> Callable[[Test], Test]:
    """Marks a test with the rules it proves: `@rule("RP-MARKET-03")`."""

    def mark(test: Test) -> Test:
        setattr(test, "rules", (*getattr(test, "rules", ()), *ids))  # noqa: B010 - a test has no such attribute
        return test

    return mark


@cache
def games() -> dict[str, Path]:
    """The ledgers by game: every file named after one, not the notes beside them (`<game>-rulings.md`)."""
    folder = next((folder for folder in FOLDERS if folder.is_dir()), None)
    return {path.stem: path for path in sorted(folder.glob("*.md")) if path.stem.isidentifier()} if folder else {}


def ledger_file(game: str) -> Path:
    if game not in games():
        raise LookupError(f"there is no ledger of {game!r}; there are {', '.join(games())}")
    return games()[game]


@cache
def ledger(game: str) -> dict[str, Rule]:
    """The rules of a game by id, in the order of the book."""
    return {found.id: found for found in parsed(ledger_file(game).read_text(encoding="utf-8"))}


def parsed(text: str) -> Iterator[Rule]:
    chapter, current = "", None
    for line in text.splitlines():
        if heading := HEADING.match(line):
            chapter = heading["title"]
        elif found := LINE.match(line):
            if current:
                yield current
            source = SOURCE.search(found["text"])
            body = SOURCE.sub("", found["text"])
            current = Rule(found["id"], chapter, found["terms"] or "", body, source["source"] if source else "")
        elif current and (below := BELOW.match(line)):
            hung = {"EX": current.examples, "EX-D": current.examples, "NOTE": current.notes, "RULING": current.rulings}
            hung[below["kind"]].append(below["text"])
    if current:
        yield current


def find(game: str, words: str) -> list[Rule]:
    """Rules that contain all the words, in their id, terms, text, notes or examples."""
    wanted = [word.casefold() for word in words.split()]
    return [
        found
        for found in ledger(game).values()
        if all(word in " ".join(map(str, msgspec.structs.astuple(found))).casefold() for word in wanted)
    ]


@cache
def cited(tests: Path = CHECKOUT / "tests") -> dict[str, list[str]]:
    """Rule ids and the tests (file:line name) that carry them."""
    found: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule_id in marks(node):
                    found.setdefault(rule_id, []).append(f"{path.relative_to(tests.parent)}:{node.lineno} {node.name}")
    return found


def marks(node: ast.FunctionDef) -> Iterator[str]:
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and getattr(decorator.func, "id", "") == "rule":
            yield from (arg.value for arg in decorator.args if isinstance(arg, ast.Constant))  # type: ignore[misc]


def not_applicable(game: str) -> dict[str, str]:
    """Rules that software cannot break, each with the reason, from docs/rules/<game>.not-applicable.yaml."""
    path = ledger_file(game).with_name(f"{game}.not-applicable.yaml")
    if not path.exists():
        return {}
    reasons: dict[str, str] = yaml.safe_load(path.read_text(encoding="utf-8")) or {}
    unknown = sorted(set(reasons) - set(ledger(game)))
    if unknown:
        raise ValueError(f"{path.name}: not in the ledger: {', '.join(unknown)}")
    return reasons


def coverage(game: str) -> Coverage:
    tested = set(cited()) & set(ledger(game))
    excused = set(not_applicable(game)) - tested
    left = [rule_id for rule_id in ledger(game) if rule_id not in tested and rule_id not in excused]
    return Coverage(game, len(ledger(game)), len(tested), len(excused), left)
