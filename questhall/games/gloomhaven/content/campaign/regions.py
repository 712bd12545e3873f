"""Where on the map a scenario lies, read from `regions.yaml`; the places themselves are inferred, see there.

>>> region_of(8), region_of(1)
('gloomhaven', '')
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from questhall.kit.content import BadWord, Page

HERE = Path(__file__).parent
TOWN, SEA = "gloomhaven", "misty-sea"


@cache
def regions() -> dict[str, tuple[int, ...]]:
    """The numbers of the scenarios of each region."""
    page = Page(HERE / "regions.yaml")
    return {region: page.read(node, read_numbers) for region, node in page.fields(page.root).items()}


def region_of(number: int) -> str:
    """None for a scenario between two regions."""
    return next((region for region, numbers in regions().items() if number in numbers), "")


def read_numbers(text: str) -> tuple[int, ...]:
    if bad := next((word for word in text.split() if not word.isdecimal()), ""):
        raise BadWord(bad, "expected numbers of scenarios")
    return tuple(map(int, text.split()))
