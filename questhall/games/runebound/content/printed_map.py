"""The file of the board, looked over before it is used: a letter or space that does not exist is told with its line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from questhall.kit.content import Page

LETTERS = "PFHMWC."
PARTS = ("rows", "gems", "cities", "sites", "regions", "roads", "bridges", "rivers")
SPACE = re.compile(r"\d+-\d+")


def read_map(path: Path) -> dict[str, Any]:
    """The board as plain data; every part is there, and every space that it names is on the map."""
    page = Page(path)
    parts = page.fields(page.root)
    for part in PARTS:
        if part not in parts:
            page.fail(page.root, part, "this field is missing")
    spaces = set(drawn_spaces(page, parts["rows"]))
    for part in PARTS[1:]:
        check_spaces(page, parts[part], spaces)
    plain: dict[str, Any] = yaml.load("\n".join(page.lines), yaml.CSafeLoader)
    return plain


def drawn_spaces(page: Page, rows: yaml.Node) -> Iterator[str]:
    """`7-9`: the ninth space of the seventh row, both counted from 0."""
    for row, node in enumerate(page.items(rows)):
        for column, letter in enumerate(page.text(node)):
            if letter not in LETTERS:
                page.fail(node, letter, f"a space is one of {', '.join(LETTERS)}")
            if letter != ".":
                yield f"{row}-{column}"


def check_spaces(page: Page, part: yaml.Node, spaces: set[str]) -> None:
    """Roads, rivers, bridges and gems are words of spaces; a place names its own under `at`."""
    for node in spoken(page, part):
        for space in re.split(r"[\s/]+", page.text(node).strip()):
            if not SPACE.fullmatch(space) or space not in spaces:
                page.fail(node, space, "no such space on the map")


def spoken(page: Page, part: yaml.Node) -> Iterator[yaml.Node]:
    """The values of a part that name spaces."""
    if isinstance(part, yaml.SequenceNode):
        for item in page.items(part):
            yield place(page, item) if isinstance(item, yaml.MappingNode) else item
    elif isinstance(part, yaml.MappingNode):
        yield from page.fields(part).values()
    else:
        yield part


def place(page: Page, item: yaml.Node) -> yaml.Node:
    """Where a city, site or region lies; it needs an id and a name too."""
    fields = page.fields(item)
    for field in ("id", "at", "name"):
        if field not in fields:
            page.fail(item, field, "this field is missing")
    return fields["at"]
