"""The words of an action, taken one by one from the left."""

from __future__ import annotations

import re
from typing import NoReturn, get_args

from questhall.kit.content import BadWord

END = "(end)"


class Words:
    """The words of an action, taken from the left."""

    def __init__(self, text: str) -> None:
        self._left = text.split()

    @property
    def next(self) -> str:
        """The word to come."""
        return self._left[0] if self._left else END

    @property
    def rest(self) -> str:
        """All words to come, gone."""
        left, self._left = self._left, []
        return " ".join(left)

    def take(self) -> str:
        """The next word, gone."""
        word = self.next
        self._left = self._left[1:]
        return word

    def skip(self, *words: str) -> bool:
        """Whether these words come next; if so they are gone."""
        found = self._left[: len(words)] == list(words)
        if found:
            self._left = self._left[len(words) :]
        return found

    def next_is_signed(self, word: str) -> bool:
        """Whether this word and a number with its sign come next; if so the word is gone."""
        found = len(self._left) > 1 and self._left[0] == word and self._left[1][0] in "+-"
        return found and self.skip(word)

    def number(self) -> int:
        """A plain number."""
        word = self.take()
        return int(word) if word.isdecimal() else self.fail(word, "expected a number")

    def signed(self) -> int:
        """A number with its sign."""
        word = self.take()
        return int(word) if re.fullmatch(r"[+-]\d+", word) else self.fail(word, "expected a number with + or -")

    def value(self) -> int:
        """A number, with or without a sign."""
        word = self.take()
        return int(word) if re.fullmatch(r"[+-]?\d+", word) else self.fail(word, "expected a number")

    def one_of(self, kind: object, what: str) -> str:
        """A word of a closed list."""
        word, known = self.take(), [each for each in get_args(kind) if each]
        return word if word in known else self.fail(word, f"no {what}: use {', '.join(known)}")

    def fail(self, word: str, cause: str) -> NoReturn:
        raise BadWord(word, cause)

    def done(self) -> None:
        if self._left:
            self.fail(self.next, "not understood here")
