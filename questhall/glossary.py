"""The dictionaries of the games: each term in English and in the words of the Russian book, with the rules behind it.

>>> from questhall.glossary import terms
>>> term = terms("runebound")["surge"]
>>> term.en, term.ru, term.rules[0]
('surge', 'удар', 'RB-SURGE-01')

An entry of `docs/rules/<game>.terms.yaml`:

- `id`, in kebab-case; `en`, as the English ledger says it; `ru`, as the Russian book says it;
- `rules`: one to three lines of the ledger that define it;
- `origin: house` where the book has no word and ours stands in;
- `forms`: the Russian forms that sentences need, counted (`one`, `few`, `many`) or declined (`gen`, `dat`, `acc`, ...);
- `not`: words that our texts in the same language must not use for it; `навык*`: every word that begins so;
- `synonyms`: ordinary words, in both languages, by which a player may look for it.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from questhall.kit.content import BadContent, Entry, entries
from questhall.ledger import ledger, ledger_file

Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
Word = Annotated[str, msgspec.Meta(min_length=1)]
WHITESPACE = r"\s+"
RuleIds = Annotated[list[str], msgspec.Meta(min_length=1, max_length=3)]


class Forms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Russian term as sentences need it: after 1, 2 and 5, in the other cases, in the plural."""

    one: str = ""
    few: str = ""
    many: str = ""
    gen: str = ""
    dat: str = ""
    acc: str = ""
    ins: str = ""
    pre: str = ""
    plural: str = ""

    def __post_init__(self) -> None:
        if len(counted := [form for form in (self.one, self.few, self.many) if form]) not in (0, 3):
            raise ValueError(f"one, few and many go together, here only {', '.join(counted)}")


class Synonyms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ordinary words for a term, for whoever searches."""

    en: list[Word] = []
    ru: list[Word] = []


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"avoid": "not"}):
    """One term of a game."""

    id: Id
    en: Word
    ru: Word
    rules: RuleIds
    origin: Literal["book", "house"] = "book"
    forms: Forms = Forms()
    avoid: list[Word] = []
    synonyms: Synonyms = Synonyms()

    def spellings(self) -> list[str]:
        """The Russian term in every form that is given."""
        return [self.ru, *filter(None, msgspec.structs.astuple(self.forms))]


@cache
def terms(game: str) -> dict[str, Term]:
    """The terms of a game by id, in the order of its file; none if nobody has written them yet."""
    path = ledger_file(game).with_name(f"{game}.terms.yaml")
    return read(path, ledger(game)) if path.exists() else {}


def read(path: Path, rules: Collection[str]) -> dict[str, Term]:
    """The terms of a file; a rule that is not among these, or a term said twice, is told with its line and word."""
    found: dict[str, Term] = {}
    taken: set[tuple[str, str]] = set()
    for entry in entries(path):
        term = entry.made(lambda fields: msgspec.convert(fields, Term))
        for word in term.rules:
            if word not in rules:
                raise at_field(entry, "rules", word, "there is no such rule in the ledger")
        for field, word in (("id", term.id), ("en", term.en), ("ru", term.ru)):
            if (field, plain(word)) in taken:
                raise at_field(entry, field, word, f"duplicate {field} {word!r}")
            taken.add((field, plain(word)))
        found[term.id] = term
    return found


def at_field(entry: Entry, field: str, word: str, cause: str) -> BadContent:
    return BadContent(entry.file, entry.fields[field][1], word, cause)


def plain(text: str) -> str:
    """A text for comparison: case does not matter, nor whether е or ё is written."""
    return text.casefold().replace("ё", "е")


def misused(game: str, text: str) -> Iterator[tuple[Term, str]]:
    """Every use in a Russian text of a word that a term of the game rules out, once for each time it stands there."""
    for term in terms(game).values():
        for word in term.avoid:
            yield from ((term, word) for _ in avoided(word).finditer(plain(text)))


@cache
def avoided(word: str) -> re.Pattern[str]:
    """What a word of `not` stands for: `лини* обзора` is every form of the first word before the second."""
    parts = (re.escape(part.rstrip("*")) + (r"\w*" if part.endswith("*") else "") for part in plain(word).split())
    return re.compile(rf"(?<!\w)(?:{WHITESPACE.join(parts)})(?!\w)")
