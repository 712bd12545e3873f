"""The achievements of world and party, by id, read from `achievements.yaml`.

>>> achievement("city-rule-demonic").type, achievement("first-steps").whose
('city-rule', 'party')
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal, cast, get_args

import msgspec
import yaml

from questhall.kit.content import BadWord, Page

HERE = Path(__file__).parent
Whose = Literal["party", "global"]
AT_THE_START = ("city-rule-militaristic",)  # of the world


class Achievement(msgspec.Struct, frozen=True):
    """One achievement.  GH-ACHV-01"""

    id: str
    whose: Whose
    names: dict[str, str]
    type: str = ""  # what the ids of its kind begin with; only one of a type is in force.  GH-ACHV-02
    ranks: int = 1  # how often it is gained.  GH-ACHV-03


@cache
def achievements() -> dict[str, Achievement]:
    """All of them by id."""
    return read_achievements(HERE / "achievements.yaml")


def achievement(id_: str) -> Achievement:
    if id_ not in achievements():
        raise BadWord(id_, "no such achievement in achievements.yaml")
    return achievements()[id_]


def read_achievements(path: Path) -> dict[str, Achievement]:
    """The achievements of a file; a fault is told with file, line and word."""
    page = Page(path)
    return {id_: _achievement(page, id_, node) for id_, node in page.fields(page.root).items()}


def _achievement(page: Page, id_: str, node: yaml.Node) -> Achievement:
    fields = page.fields(node)
    for field in fields:
        if field not in ("whose", "en", "ru", "type", "ranks"):
            page.fail(fields[field], field, "there is no such field here")
    for field in ("whose", "en", "ru"):
        if field not in fields:
            page.fail(node, field, "this field is missing")
    type_ = page.text(fields["type"]) if "type" in fields else ""
    if not id_.startswith(type_):
        page.fail(fields["type"], type_, f"the id of an achievement of this type begins with {type_}-")
    return Achievement(
        id=id_,
        whose=page.read(fields["whose"], _whose),
        names={lang: page.text(fields[lang]) for lang in ("en", "ru")},
        type=type_,
        ranks=page.read(fields["ranks"], _count) if "ranks" in fields else 1,
    )


def _whose(text: str) -> Whose:
    if text not in get_args(Whose):
        raise BadWord(text, f"expected one of {', '.join(get_args(Whose))}")
    return cast(Whose, text)


def _count(text: str) -> int:
    if not text.isdecimal():
        raise BadWord(text, "expected a number")
    return int(text)
