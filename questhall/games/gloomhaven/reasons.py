"""Why the monster does what it does: reasons as data, and the sentences they become at the edge."""

from __future__ import annotations

from pathlib import Path

import msgspec

from questhall.games.gloomhaven.maps import Lang
from questhall.hex import Hex
from questhall.kernel.texts import bundle, fluent_id

TEXTS = Path(__file__).parent / "texts"


class Reason(msgspec.Struct, frozen=True):
    """One step of the monster's reasoning: the rules behind it, what was found, with hexes and numbers."""

    rules: tuple[str, ...]
    key: str
    hexes: tuple[Hex, ...] = ()
    numbers: dict[str, float] = {}


def sentence(reason: Reason, lang: Lang = "en") -> str:
    """A reason in words, its rules behind it; numbers are shown plainly, without grouping."""
    words = bundle(lang, (TEXTS,))
    pattern = words.get_message(text_id(reason.key)).value
    assert pattern is not None
    hexes = ", ".join(f"[{q}, {r}]" for q, r in reason.hexes)
    numbers = {name: f"{number:g}" for name, number in reason.numbers.items()}
    said, faults = words.format_pattern(pattern, {"hexes": hexes, **numbers})
    assert not faults, f"text {text_id(reason.key)!r} in {lang}.ftl: {faults[0]}"
    return f"{said} ({', '.join(reason.rules)})"


def text_id(key: str) -> str:
    """The message of a reason."""
    return fluent_id(f"why-{key}")
