"""Content files: YAML entries that remember where they stand, and one-line notations read word by word."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, TypeVar

import yaml

from questhall.games.rollplayer.board import ATTRIBUTES, COLOURS, DIRECTIONS

HERE = Path(__file__).parent
TYPES = ("weapon", "armour", "trait", "skill")
ORIGIN = re.compile(r"house \((?P<fields>[a-z, ]+)\)")
T = TypeVar("T")


class BadContent(Exception):
    """What is wrong in a content file: `traits.yaml:12: 'wepon': ...`."""

    def __init__(self, file: str, line: int, word: object, cause: str) -> None:
        super().__init__(f"{file}:{line}: {str(word)!r}: {cause}")


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
        names = self.take(field, dict)
        for lang in ("en", "ru"):
            if not names.get(lang):
                raise self.bad(lang, f"{field} is missing in this language")
        return names

    def origin(self) -> tuple[str, ...]:
        """The fields that Questhall designed because their published value is unknown."""
        said = self.take("origin", str, "")
        found = ORIGIN.fullmatch(said)
        if said and not found:
            raise self.bad(said, "origin reads: house (field, field)")
        return tuple(found["fields"].split(", ")) if found else ()

    def done(self) -> None:
        for field, (_, line) in self.fields.items():
            raise BadContent(self.file, line, field, "there is no such field here")

    def bad(self, word: object, cause: str) -> BadContent:
        return BadContent(self.file, self.at, word, cause)


def entries(file: str, folder: Path = HERE) -> Iterator[Entry]:
    """The entries of a YAML list of mappings, with their lines."""
    text = (folder / file).read_text(encoding="utf-8")
    try:
        root = yaml.compose(text, yaml.CSafeLoader)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise BadContent(file, line, "YAML", str(error.problem)) from error
    if not isinstance(root, yaml.SequenceNode):
        raise BadContent(file, 1, "file", "should be a list of entries")
    for node in root.value:
        if not isinstance(node, yaml.MappingNode):
            raise BadContent(file, node.start_mark.line + 1, node.value, "should be an entry with fields")
        loader = yaml.SafeLoader("")
        fields = {
            key.value: (loader.construct_object(value, deep=True), key.start_mark.line + 1) for key, value in node.value
        }
        yield Entry(file, node.start_mark.line + 1, fields)


# What a word of a pattern in capitals stands for, and how it is read.
WORDS: dict[str, Callable[[str], Any]] = {
    "N": lambda word: int(word) if word.isdigit() else None,
    "ATTRIBUTE": lambda word: ATTRIBUTES.index(word) if word in ATTRIBUTES else None,
    "TYPE": lambda word: word if word in TYPES else None,
    "DIRECTION": lambda word: word if word in DIRECTIONS else None,
    "COLOUR": lambda word: COLOURS.index(word) if word in COLOURS[1:] else None,
}
Patterns = Mapping[str, Callable[..., T]]


def parsed(text: str, patterns: Patterns[T], entry: Entry) -> T:
    """Read a notation by the pattern it fits; the first word that fits none is named in the error."""
    words = [*text.replace(",", " ,").replace(":", " :").split(), "(end)"]
    furthest, expected = 0, list[str]()
    for pattern, build in patterns.items():
        values: list[Any] = []
        for at, wanted in enumerate([*pattern.replace(",", " ,").replace(":", " :").split(), "(end)"]):
            found, fits = fitting(words[at], wanted)
            if not fits:
                if at > furthest:
                    furthest, expected = at, []
                if at == furthest:
                    expected.append(wanted)
                break
            values += found
        else:
            return build(*values)
    raise entry.bad(words[furthest], f"in {text!r}; expected {' or '.join(dict.fromkeys(expected))}")


def fitting(word: str, wanted: str) -> tuple[list[Any], bool]:
    """A word of the text against a word of a pattern: `+N` and `-N` keep their sign in the pattern."""
    if wanted == word:
        return [], True
    sign, name = (wanted[0], wanted[1:]) if wanted[0] in "+-" else ("", wanted)
    if name not in WORDS or not word.startswith(sign):
        return [], False
    read = WORDS[name](word[len(sign) :])
    return [read], read is not None
