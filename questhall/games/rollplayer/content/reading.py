"""One-line notations of Roll Player's cards, read word by word."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from questhall.games.rollplayer.content.board import ATTRIBUTES
from questhall.games.rollplayer.content.dice import COLOURS
from questhall.games.rollplayer.content.grid import DIRECTIONS
from questhall.kit.content import Entry

HERE = Path(__file__).parent
TYPES = ("weapon", "armour", "trait", "skill")
T = TypeVar("T")

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
