"""What a machine can find wrong in a sentence: leftovers, words that do not agree with their number, a word of nobody's
language.  Whether a sentence is good is left to people."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple


class Line(NamedTuple):
    """A sentence and where it comes from."""

    key: str
    text: str

    def __str__(self) -> str:
        return f"{self.key:<32} {self.text.replace(chr(10), ' / ')}"


# One sentence


def faults(text: str, lang: str, ours: frozenset[str]) -> list[str]:
    """What no sentence may hold; `ours` are words of the program that are nobody's language."""
    found = [name for name, pattern in (WRONG | WRONG_IN[lang]).items() if re.search(pattern, text)]
    found += ["a double space"] * bool("\n" not in text and re.search(r"\S  +\S", text))  # pages have columns
    found += ["a word of the program"] * any(word in ours for word in re.findall(r"[\w-]+", text))
    if lang == "ru" and (foreign := set(LATIN.findall(text)) - SAME_IN_BOTH):
        found.append(f"untranslated: {', '.join(sorted(foreign))}")
    if lang == "en" and re.search("[а-яё]", text, re.IGNORECASE):
        found.append("Russian in English")
    return found


WRONG = {
    "a leftover placeholder": r"[{}]|\$[a-z]|\?\?\?",
    "a stray space": r" [:;,.](?!\S)|\( | \)",
    "a stray sign": r",,|;;|::|\(\)|«»|“”",
    "a word twice": r"(?i)(?<![\w-])([^\W\d]{2,}) \1(?![\w-])",
    "two alphabets in a word": r"(?i)[a-z][а-яё]|[а-яё][a-z]",
}
THINGS = (  # that are counted in English
    "cards|checkmarks|coins|dice|enemies|gems|hexes|items|monsters|pieces|points|rounds|slots|spaces|stars|steps|"
    "successes|targets|tokens|trophies|turns|wounds"
)
WRONG_IN = {
    "en": {"one of many": rf"(?<![\d+−-])\b1 (?:[a-z]+ )?(?:{THINGS})\b"},
    "ru": {  # players are of both sexes, and the past tense and short forms show which
        "a sex not every player has": r"(?:Анна|Вера):? [а-яё]+(?:л|лся)\b|(?:Анна|Вера): [а-яё]+[аеёя]н\b,"
        r"|\b[а-яё]+(?:ил|ал|ел|лся|ён|жен) (?:Анна|Вера)\b|(?:Анна|Вера) [а-яё]+(?:ён|жен|ан)\b"
        r"|(?:Анна|Вера)\b[^.:;,]*\b(?:готов|должен|согласен|рад|жив|сам)\b"
    },
}
LATIN = re.compile(r"[A-Za-z]{2,}")
SAME_IN_BOTH = {"XP", "Questhall", "GH", "RP", "PR", "RB", "Enter"}


def unfinished(key: str, text: str, told: frozenset[str]) -> list[str]:
    """What is told, asked and refused is a sentence: it begins with a capital and ends with a stop."""
    if key.partition(".")[0] not in told and not key.startswith(("ask-", "no-")):
        return []
    no_capital, no_stop = text.lstrip('«“"(…')[:1].islower(), not text.endswith((".", "?", "!", "…"))
    return ["no capital"] * no_capital + ["no stop"] * no_stop


# The same sentence with other numbers


def unbent(said: Iterable[Line], lang: str) -> Iterator[tuple[str, Line]]:
    """Sentences that say 1, 2 and 5 with the same counted word: in no language does it agree with all three."""
    ways: dict[tuple[str, str, str], dict[str, Line]] = {}
    for line in said:
        shape = re.sub(r"\d+", "#", line.text)
        for beside, number in counts(line.text, lang):
            ways.setdefault((line.key, shape, beside), {})[number] = line
    for (_, _, beside), found in ways.items():
        if found.keys() >= {"1", "2", "5"}:
            yield f"“{beside}” with every number", found["1"]


def counts(text: str, lang: str) -> Iterator[tuple[str, str]]:
    """The counted words beside numbers, `# cards`, and the numbers."""
    for pattern in COUNTED[lang]:
        for found in re.finditer(pattern, text):
            if found["word"] not in NOT_COUNTED:
                yield found.group().replace(found["n"], "#"), found["n"]


NUMBER = r"(?<![\w+−-])(?P<n>\d+)(?![\w★])"
COUNTED = {
    "en": (rf"{NUMBER} (?:[a-z]+ )?(?P<word>{THINGS})\b", rf"\b(?P<word>{THINGS}):? {NUMBER}"),
    "ru": (
        rf"{NUMBER} (?P<word>[А-ЯЁ]?[а-яё]+)",
        r"\b(?P<word>[а-яё]*(?:ов|ев|ёв|ей|ых|их|карт|ран|монет|клеток|галочек|ячеек|стихий|звёзд|золото|жетоны)):?"
        rf" (?:— )?{NUMBER}",
    ),
}
NOT_COUNTED = {
    "в",
    "во",
    "до",
    "за",
    "и",
    "из",
    "или",
    "к",
    "на",
    "не",
    "от",
    "по",
    "при",
    "против",
    "раз",
    "с",
    "со",
    "у",
    "а",
    "больше",
    "меньше",
    "дешевле",
    "дороже",
    "задания",
    "каждому",
    "станет",
    "зомби",
}  # may follow any number


# Words of the whole game


def without_yo(said: list[Line]) -> Iterator[tuple[str, Line]]:
    """Words with an е here that stand with ё elsewhere."""
    words = {line: set(re.findall(r"[а-яё]+", line.text.lower())) for line in said}
    bare = {word.replace("ё", "е") for found in words.values() for word in found if "ё" in word} - BOTH_WAYS
    for line, found in words.items():
        if wrong := bare & found:
            yield f"е for ё: {', '.join(sorted(wrong))}", line


BOTH_WAYS = {"все", "всем", "чем", "нем", "узнаем", "звезды", "ребра"}  # words of their own
