"""The words in `texts/`, in one language or the other."""

from __future__ import annotations

from pathlib import Path

from questhall.games.gloomhaven.content.scenario_map import Lang
from questhall.kernel.texts import bundle

TEXTS = Path(__file__).parent.parent / "texts"


def has(lang: Lang, message: str) -> bool:
    """Whether there is such a message."""
    return bool(bundle(lang, (TEXTS,)).has_message(message))


def say(lang: Lang, message: str, **values: str | int) -> str:
    """A message with its values; what should be shown as it is comes as words, what is counted as a number."""
    words = bundle(lang, (TEXTS,))
    pattern = words.get_message(message).value
    assert pattern is not None
    said, faults = words.format_pattern(pattern, values)
    assert not faults, f"text {message!r} in {lang}.ftl: {faults[0]}"
    return str(said)
