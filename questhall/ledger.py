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
SOURCE = re.compile(r"\s*\((?:src|see|см\.):? (?P<source>.*)\)$")
EXAMPLES, NOTES, RULINGS = ("EX", "EX-D", "ПРИМЕР"), ("NOTE", "ПРИМЕЧАНИЕ"), ("RULING", "РЕШЕНИЕ")
BELOW = re.compile(rf"^  - (?P<kind>{'|'.join((*EXAMPLES, *NOTES, *RULINGS))}): ?(?P<text>.*)$")
FOR_WRITERS = re.compile(r"^\((?:book|derived|facts)[^)]*\) ")  # marks that say where a line comes from
LANGUAGES = ("en", "ru")
CODE = r"[A-Z]+(?:-[A-Z]+)*"
HEADING = re.compile(rf"^#{{2,3}} (?:\d+\. )?(?:{CODE}(?:(?:, | and | и ){CODE})*(?:: | — ))?(?P<title>.*)$")

ROW = re.compile(r"^\|(?P<cells>.*)\|$")
RULED = re.compile(r"^[|: -]+$")  # the line between the head of a table and its rows

Test = TypeVar("Test", bound=Callable[..., object])


class Table(msgspec.Struct):
    """What a ledger says in rows; the first one is the head."""

    title: str
    rows: list[list[str]] = []


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
    tables: list[Table] = []  # that stand below it
    hits: list[str] = []  # of its words, in small letters and with е for ё, those that a question asks for


class Coverage(msgspec.Struct):
    """Which rules of a game have a test, need none, belong to a part that is not offered, or are open."""

    game: str
    total: int
    tested: int
    not_applicable: int
    left_out: int
    open: list[str]
    said: dict[str, int]  # by language: lines that can be read in it

    def summary(self) -> str:
        done = self.tested + self.not_applicable
        said = ", ".join(f"{lang} {count} of {self.total}" for lang, count in self.said.items())
        return (
            f"{self.game}: {done} of {self.total} rules covered ({done / self.total:.1%}): "
            f"{self.tested} tested, {self.not_applicable} not applicable, {self.left_out} left out, "
            f"{len(self.open)} open; in words: {said}"
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


def file_in(game: str, lang: str) -> Path:
    """The ledger in a language: `<game>.md` in English, `<game>.ru.md` beside it."""
    english = ledger_file(game)
    return english if lang == "en" else english.with_name(f"{game}.{lang}.md")


@cache
def ledger(game: str, lang: str = "en") -> dict[str, Rule]:
    """The rules of a game by id, in the order of the book; a line that is not translated stays English."""
    said = own_lines(game, lang)
    return said if lang == "en" else {id_: said.get(id_, each) for id_, each in ledger(game).items()}


def own_lines(game: str, lang: str) -> dict[str, Rule]:
    """What is written in a language, by id; nothing where nobody has translated a ledger."""
    path = file_in(game, lang)
    return {each.id: each for each in parsed(path.read_text(encoding="utf-8"))} if path.exists() else {}


def languages(game: str) -> list[str]:
    """In which the ledger can be read."""
    return [lang for lang in LANGUAGES if file_in(game, lang).exists()]


def parsed(text: str) -> Iterator[Rule]:
    chapter, current, before = "", None, ""
    for line in text.splitlines():
        if heading := HEADING.match(line):
            if current:
                yield current
            chapter, current = heading["title"][:1].upper() + heading["title"][1:], None
        elif found := LINE.match(line):
            if current:
                yield current
            source = SOURCE.search(found["text"])
            body = SOURCE.sub("", found["text"])
            current = Rule(found["id"], chapter, found["terms"] or "", body, source["source"] if source else "")
        elif current:
            hang(current, line, before)
        before = line or before
    if current:
        yield current


def hang(found: Rule, line: str, before: str) -> None:
    """Below a rule: an example, a note, a ruling, a row of a table; a table is titled by the line before it."""
    if below := BELOW.match(line):
        kind = below["kind"]
        hung = found.examples if kind in EXAMPLES else found.notes if kind in NOTES else found.rulings
        hung.append(FOR_WRITERS.sub("", below["text"]))
    elif (row := ROW.match(line)) and not RULED.match(line):
        if not ROW.match(before):
            found.tables.append(Table(before.strip("*")))
        found.tables[-1].rows.append([cell.strip() for cell in row["cells"].split("|")])


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


def not_applicable(game: str, lang: str = "en") -> dict[str, str]:
    """Rules that software cannot break, each with the reason, from docs/rules/<game>.not-applicable.yaml."""
    return reasons_in(game, "not-applicable", lang)


def left_out(game: str, lang: str = "en") -> dict[str, str]:
    """Rules of parts that Questhall does not offer, each with the reason, from docs/rules/<game>.left-out.yaml."""
    return reasons_in(game, "left-out", lang)


def reasons_in(game: str, kind: str, lang: str) -> dict[str, str]:
    path = ledger_file(game).with_name(f"{game}.{kind}.yaml")
    if not path.exists():
        return {}
    reasons: dict[str, dict[str, str]] = yaml.safe_load(path.read_text(encoding="utf-8")) or {}
    unknown = sorted(set(reasons) - set(ledger(game)))
    if unknown:
        raise ValueError(f"{path.name}: not in the ledger: {', '.join(unknown)}")
    return {id_: said[lang] for id_, said in reasons.items()}


def coverage(game: str) -> Coverage:
    tested = set(cited()) & set(ledger(game))
    excused = set(not_applicable(game)) - tested
    missing = set(left_out(game)) - tested - excused
    left = [rule_id for rule_id in ledger(game) if rule_id not in tested | excused | missing]
    said = {lang: len(set(own_lines(game, lang)) & set(ledger(game))) for lang in LANGUAGES}
    return Coverage(game, len(ledger(game)), len(tested), len(excused), len(missing), left, said)
