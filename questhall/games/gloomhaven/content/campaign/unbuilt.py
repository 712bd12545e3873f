"""Items that are known by name and cost alone, read from `unbuilt.yaml`.

>>> unbuilt()[106].cost, 106 in unbuilt()
(40, True)
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from questhall.kit.content import Page

HERE = Path(__file__).parent


class Unbuilt(msgspec.Struct, frozen=True):
    """An item card that this version does not have."""

    names: dict[str, str]
    cost: int


@cache
def unbuilt() -> dict[int, Unbuilt]:
    """By number."""
    page = Page(HERE / "unbuilt.yaml")
    found: dict[int, Unbuilt] = {}
    for number, node in page.fields(page.root).items():
        fields = page.fields(node)
        names = {lang: page.text(fields[lang]) for lang in ("en", "ru")}
        found[int(number)] = Unbuilt(names, int(page.text(fields["cost"])))
    return found
