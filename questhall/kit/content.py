"""Content files: YAML whose entries and fields remember their lines, so that every fault names file, line and word."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn, Protocol, TypeVar

import msgspec
import yaml

WHOLLY = "house"  # an origin: all values of a card are ours
ORIGIN = re.compile(r"house \((?P<fields>[a-z, ]+)\)")
QUOTED = re.compile(r"['`](?:\$\.)?(\w+)['`\[]")  # a name in a message of Python or msgspec
LANGUAGES = {"en", "ru"}
T = TypeVar("T")


class HasId(Protocol):
    @property
    def id(self) -> str: ...


C = TypeVar("C", bound=HasId)


class BadContent(ValueError):
    """What is wrong in a content file: `traits.yaml:12: 'wepon': there is no such field here`."""

    def __init__(self, file: str, line: int, word: object, cause: str) -> None:
        super().__init__(f"{Path(file).name}:{line}: {str(word)!r}: {cause}")
        self.file, self.line, self.word, self.cause = file, line, str(word), cause

    def in_full(self) -> str:
        """With the way to the file from here, for whoever is about to open it."""
        path, here = Path(self.file), Path.cwd()
        shown = path.relative_to(here) if path.is_relative_to(here) else path
        near = "" if repr(self.word) in self.cause else f", near {self.word!r}"
        return f"{shown}:{self.line}: {self.cause}{near}"


class BadWord(ValueError):
    """A word that a notation does not know, or that stands at the wrong place."""

    def __init__(self, word: str, cause: str) -> None:
        super().__init__(f"{word!r}: {cause}")
        self.word, self.cause = word, cause


class Page:
    """A content file whose values remember their lines."""

    def __init__(self, path: Path, text: str | None = None) -> None:
        """Of a file; or of a text that has the name of one."""
        self.name, self.path = path.name, str(path)
        if text is None:
            text = path.read_text(encoding="utf-8")
        self.lines = text.splitlines()
        try:
            self.root = yaml.compose(text, yaml.CSafeLoader)
        except yaml.MarkedYAMLError as error:
            line = error.problem_mark.line + 1 if error.problem_mark else 1
            raise BadContent(self.path, line, "YAML", str(error.problem)) from error

    def fail(self, node: yaml.Node | None, found: object, cause: str) -> NoReturn:
        raise BadContent(self.path, self.line_of(node, str(found)) if node else 1, found, cause)

    def line_of(self, node: yaml.Node, word: str) -> int:
        """Where a word stands in words of several lines; where the value begins, if it stands nowhere."""
        first, last = node.start_mark.line, node.end_mark.line
        if not isinstance(node, yaml.ScalarNode):
            return first + 1
        lines = enumerate(self.lines[first : last + 1], first + 1)
        return next((number for number, line in lines if word and word in line), first + 1)

    def read(self, node: yaml.Node, reader: Callable[[str], T]) -> T:
        """The words of a value; a bad word is told with its line."""
        try:
            return reader(self.text(node))
        except BadWord as error:
            bad = error
        return self.fail(node, bad.word, bad.cause)

    def text(self, node: yaml.Node) -> str:
        """A value of words, however YAML would take it."""
        return str(node.value) if isinstance(node, yaml.ScalarNode) else self.fail(node, node.tag, "expected words")

    def items(self, node: yaml.Node | None) -> list[yaml.Node]:
        """The entries of a list."""
        if not isinstance(node, yaml.SequenceNode):
            self.fail(node, node.value if node else "file", "expected a list")
        return list(node.value)

    def fields(self, node: yaml.Node | None) -> dict[str, yaml.Node]:
        """The fields of a mapping by name."""
        if not isinstance(node, yaml.MappingNode):
            self.fail(node, node.value if node else "file", "expected fields")
        return {self.text(key): value for key, value in node.value}


class Entry:
    """One entry of a file; fields are taken once, what is left over is unknown."""

    def __init__(self, file: str, line: int, fields: dict[str, tuple[Any, int]]) -> None:
        self.file, self.line, self.fields = file, line, fields
        self.at = line  # of the field taken last

    def take(self, field: str, kind: type[T], default: T | None = None) -> T:
        if field not in self.fields:
            if default is None:
                raise BadContent(self.file, self.line, field, "this field is missing")
            self.at = self.line
            return default
        value, self.at = self.fields.pop(field)
        if isinstance(value, int) and kind is str:
            value = str(value)
        if not isinstance(value, kind):
            raise self.bad(value, f"{field} should be of type {kind.__name__}")
        return value

    def words(self, field: str, default: str | None = None) -> list[str]:
        return self.take(field, str, default).replace(",", " ").split()

    def name(self, field: str = "name") -> dict[str, str]:
        """A name in every language."""
        names = self.take(field, dict)
        for lang in sorted(LANGUAGES.symmetric_difference(names)):
            raise self.bad(lang, f"{field} is needed in {' and '.join(sorted(LANGUAGES))}")
        return names

    def origin(self) -> tuple[str, ...]:
        """The fields that Questhall designed because their published value is unknown."""
        said = self.take("origin", str, "")
        found = ORIGIN.fullmatch(said)
        if said and said != WHOLLY and not found:
            raise self.bad(said, "origin reads: house, or house (field, field)")
        return tuple(found["fields"].split(", ")) if found else ()

    def done(self) -> None:
        for field, (_, line) in self.fields.items():
            raise BadContent(self.file, line, field, "there is no such field here")

    def bad(self, word: object, cause: str) -> BadContent:
        return BadContent(self.file, self.at, word, cause)

    def made(self, make: Callable[[dict[str, Any]], T], **more: Any) -> T:
        """What a function makes of the fields that are left; whatever it does not like is told with its line."""
        plain = {field: value for field, (value, _) in self.fields.items()}
        try:
            return make({**plain, **more})
        except BadWord as error:
            self.at = self.line_of(error.word)
            raise self.bad(error.word, error.cause) from error
        except (msgspec.ValidationError, KeyError, IndexError, TypeError, ValueError) as error:
            raise self.blamed(error) from error

    def blamed(self, error: Exception) -> BadContent:
        """The field that an error of Python speaks of, or else the whole entry."""
        field = next((word for word in QUOTED.findall(str(error)) if word in self.fields), "")
        if not field:
            name = self.fields.get("id", ("entry", self.line))[0]
            return BadContent(self.file, self.line, name, said_by(error))
        value, self.at = self.fields[field]
        if "unknown field" in str(error) or "unexpected keyword" in str(error).casefold():
            return self.bad(field, "there is no such field here")
        return self.bad(value, f"{field}: {said_by(error)}")

    def line_of(self, word: str) -> int:
        """The line of the first field in which a word stands."""
        return next((line for value, line in self.fields.values() if word in str(value)), self.line)


def said_by(error: Exception) -> str:
    """What an error of Python says, for somebody who writes cards."""
    return f"the field {error} is missing" if isinstance(error, KeyError) else str(error)


def entries(path: Path) -> Iterator[Entry]:
    """The entries of a YAML list of mappings, with their lines."""
    page = Page(path)
    for node in page.items(page.root):
        yield entry_of(page, node)


def entry_of(page: Page, node: yaml.Node) -> Entry:
    """One of them."""
    loader = yaml.SafeLoader("")
    if not isinstance(node, yaml.MappingNode):
        page.fail(node, node.value, "expected an entry with fields")
    fields = {
        key.value: (loader.construct_object(value, deep=True), key.start_mark.line + 1) for key, value in node.value
    }
    return Entry(page.path, node.start_mark.line + 1, fields)


def origins(*paths: Path) -> dict[str, tuple[str, ...]]:
    """Of the cards in these files, by id, the values that Questhall designed: the fields, or `house` for all."""
    found: dict[str, tuple[str, ...]] = {}
    for entry in (entry for path in paths for entry in entries(path)):
        whole = entry.fields.get("origin", ("", 0))[0] == WHOLLY
        fields = entry.origin()
        if whole or fields:
            found[entry.take("id", str)] = (WHOLLY,) if whole else fields
    return found


def cards(path: Path, make: Callable[[dict[str, Any]], C], **more: Any) -> dict[str, C]:
    """All cards of a file by id, in its order, each made from its fields and `more`; origins are only for readers."""
    found: dict[str, C] = {}
    for entry in entries(path):
        entry.origin()
        card = entry.made(make, name=entry.name(), **more)
        if card.id in found:
            raise BadContent(entry.file, entry.line, card.id, f"duplicate id {card.id!r}")
        found[card.id] = card
    return found
