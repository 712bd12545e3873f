"""The sealed boxes and envelopes by id, read from `boxes.yaml`; a class's box is called as the class.

>>> box("sun").names["en"], box("sun").unlocked
('Sun', 31)
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
import yaml

from questhall.kit.content import BadWord, Page

HERE = Path(__file__).parent
FIELDS = ("en", "ru", "unlocked", "retired")


class Box(msgspec.Struct, frozen=True):
    """What is sealed; a class brings events when it is opened and when it retires first.  GH-SEAL-01, GH-RETIRE-10"""

    id: str
    names: dict[str, str]
    unlocked: int = 0
    retired: int = 0


@cache
def boxes() -> dict[str, Box]:
    """All of them by id."""
    page = Page(HERE / "boxes.yaml")
    return {id_: _box(page, id_, node) for id_, node in page.fields(page.root).items()}


def box(id_: str) -> Box:
    if id_ not in boxes():
        raise BadWord(id_, "no such box in boxes.yaml")
    return boxes()[id_]


def _box(page: Page, id_: str, node: yaml.Node) -> Box:
    fields = page.fields(node)
    for field in fields:
        if field not in FIELDS:
            page.fail(fields[field], field, f"there is no such field here; there are {', '.join(FIELDS)}")
    for lang in ("en", "ru"):
        if lang not in fields:
            page.fail(node, lang, "the name is missing in this language")
    numbers = {each: int(page.text(fields[each])) for each in ("unlocked", "retired") if each in fields}
    return Box(id_, {lang: page.text(fields[lang]) for lang in ("en", "ru")}, **numbers)
