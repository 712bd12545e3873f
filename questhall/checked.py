"""What stands behind a rule of a ledger: the tests that prove it, with their words, or the reason why there is none.

>>> from questhall.checked import behind
>>> behind("rollplayer", "RP-MARKET-03").tests[0].name
'test_a_card_is_paid_in_full'
"""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import msgspec

from questhall import ledger


class Shown(msgspec.Struct):
    """A test: where it stands, what it is called and what it says."""

    file: str
    line: int
    name: str
    source: str


class Behind(msgspec.Struct):
    """Of one rule: its tests; without one the reason, empty where the line is open or the tests were not installed."""

    rule: str
    tests: list[Shown]
    reason: str


def behind(game: str, rule: str, lang: str = "en") -> Behind:
    """The reason in the reader's language."""
    reasons = {**ledger.left_out(game, lang), **ledger.not_applicable(game, lang)}
    places = ledger.cited().get(rule, [])
    return Behind(rule, [shown(place) for place in places], "" if places else reasons.get(rule, ""))


def shown(place: str) -> Shown:
    """`tests/games/rollplayer/test_market.py:30 test_a_card_is_paid_in_full`, read."""
    where, _, name = place.partition(" ")
    file, _, line = where.rpartition(":")
    return Shown(file, int(line), name, sources(ledger.CHECKOUT / file)[name])


@cache
def sources(file: Path) -> dict[str, str]:
    """The tests of a file as they are written, marks left out."""
    text = file.read_text(encoding="utf-8")
    lines = text.splitlines()
    return {
        node.name: "\n".join(lines[node.lineno - 1 : node.end_lineno])
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef)
    }
