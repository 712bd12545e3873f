"""Finding rules by ordinary words: "how do I win", «когда можно отдыхать».

Words are compared by their stems, in both languages, and by those that begin alike or, where nobody knows a word, are
spelt nearly so; rare words weigh more (BM25). The dictionaries of the games
(`glossary.py`) lead from words that people use to the rules that define a term; what people ask of every game, and
ordinary words that mean the same, stand in `docs/rules/everyday.yaml`.

>>> from questhall.search import search
>>> [found.id for found in search("rollplayer", "how do I win?")][:1]
['RP-SCORE-17']
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from itertools import chain
from math import log
from typing import NamedTuple

import msgspec
import snowballstemmer
from msgspec import structs

from questhall.glossary import Term, plain, terms
from questhall.ledger import Rule, games, ledger

WORD = re.compile(r"[^\W_]+(?:-[^\W_]+)*")
STEMMERS = {"en": snowballstemmer.stemmer("english"), "ru": snowballstemmer.stemmer("russian")}
WEIGHTS = {"text": 3.0, "terms": 2.0, "chapter": 1.0, "rulings": 1.0, "examples": 0.5, "notes": 0.3, "tables": 0.3}
STEEPNESS, LENGTH = 1.2, 0.4  # of BM25: how soon a word is enough, how much long lines are held back
BY_TERM = 20.0  # what the rules of a term gain, for each of its words that was asked for; the first rule most
HELD_BACK = 1.0  # how soon a term matters less among other words
COMMON = 0.6  # how much it matters that a rule has all words of the question
BY_QUESTION = 11.0  # what the rules that answer a whole question gain, for each of its words
BESIDES = 0.5  # how much less for each other word that was asked
KINDRED = 0.5  # how much a word that means the same counts
ALIKE = 0.6  # how much a word that only goes on longer counts: открыть, открывают
ROOT, ENDING = 4, 3  # letters that such words share at least, and that one has more at most
MISSPELT, CLOSE = 2, 0.75  # how many known words an unknown one may stand for, and how near they must be
LEAST = 0.15  # of the best match: what is weaker is left out
EMPTY = """
a an and any are as at be by can do does for from have how i if in is it its may me my of on or that the there they this
to what when where which who why will with you your
а в во вы да для до если ещё же за и из или к как какая какие какой когда кто ли мне мои мой можно мы на не нет но о об
он они от по при с сколько со так то у что чтобы это я где
"""


class Index(NamedTuple):
    """A ledger in one language, ready to be asked."""

    weights: dict[str, dict[str, float]]  # by stem, by rule: how much of the rule it is
    length: dict[str, float]
    mean: float
    terms: list[tuple[frozenset[str], tuple[str, ...]]]  # the stems of a way to say a term, and its rules
    questions: list[tuple[frozenset[str], tuple[str, ...]]]  # the stems of a whole question, and the rules that answer
    alike: dict[str, list[str]]  # the stems that begin alike
    kin: dict[str, frozenset[str]]  # by stem: those of the other words for the same term


def search(game: str, words: str, lang: str = "en") -> list[Rule]:
    """The rules that answer, the best first; an id or a part of it finds exactly that."""
    rules = ledger(game, lang)
    if by_id := [found for id_, found in rules.items() if words.strip().upper() in id_ and "-" in words]:
        return by_id
    whole = stems(words)
    asked = [stem for stem in whole if stem not in empty_stems()]
    if not asked:
        return []
    index = indexed(game, lang)
    marks = scores(index, asked)
    for id_, mark in answers(index, frozenset(whole)).items():
        marks[id_] = marks.get(id_, 0.0) + mark
    best = max(marks.values(), default=0.0)
    order = {id_: at for at, id_ in enumerate(rules)}
    found = sorted(
        (id_ for id_, mark in marks.items() if mark >= LEAST * best), key=lambda id_: (-marks[id_], order[id_])
    )
    return [rules[id_] for id_ in found]


def marked(game: str, words: str, lang: str = "en") -> list[Rule]:
    """The rules that answer, each with those of its words that were asked for."""
    index = indexed(game, lang)
    asked = [stem for stem in stems(words) if stem not in empty_stems()]
    hits = frozenset(other for stem in asked for other, _ in standing_for(index, stem))
    return [structs.replace(found, hits=hits_in(found, hits)) for found in search(game, words, lang)]


def hits_in(found: Rule, hits: frozenset[str]) -> list[str]:
    said = " ".join((found.terms, found.text, *found.rulings, *found.examples, *found.notes, in_rows(found)))
    return sorted({word for word in WORD.findall(plain(said)) if stem(word) in hits})


def scores(index: Index, asked: list[str]) -> dict[str, float]:
    """By its words, more the more of them a rule has; what a term gains is held back among other words."""
    marks: dict[str, float] = defaultdict(float)
    had: Counter[str] = Counter()
    count = len(index.length)
    for stem in dict.fromkeys(asked):
        there = told(index, stem)
        often = len(index.weights.get(stem, there))
        rare = log(1 + (count - often + 0.5) / (often + 0.5))
        for id_, much in there.items():
            held = STEEPNESS * (1 - LENGTH + LENGTH * index.length[id_] / index.mean)
            marks[id_] += rare * much * (STEEPNESS + 1) / (much + held)
            had[id_] += 1
    for way, rules in index.terms:
        if way <= set(asked):
            for place, id_ in enumerate(rules):
                marks[id_] += BY_TERM * len(way) * (len(way) / len(set(asked))) ** HELD_BACK / (1 + place)
    return {id_: mark * (1 - COMMON + COMMON * had[id_] / len(set(asked))) for id_, mark in marks.items()}


def told(index: Index, stem: str) -> dict[str, float]:
    """How much each rule is about a word, or, a little less, about one that stands for it."""
    found: dict[str, float] = {}
    for other, part in standing_for(index, stem):
        for id_, much in index.weights[other].items():
            found[id_] = max(found.get(id_, 0.0), part * much)
    return found


def standing_for(index: Index, stem: str) -> list[tuple[str, float]]:
    """The words of the ledger that mean what was asked, and how much each counts: the word itself, those that mean the
    same, those that only go on longer; and where there is none, those that are spelt nearly so."""
    kin = kindred().get(stem, frozenset()) | index.kin.get(stem, frozenset())
    alike = (other for other in index.alike.get(stem[:ROOT], ()) if len(stem) >= ROOT and goes_on(stem, other))
    counted = [(stem, 1.0), *((other, KINDRED) for other in sorted(kin)), *((other, ALIKE) for other in alike)]
    known = [(other, part) for other, part in counted if other in index.weights]
    return known or [(other, KINDRED) for other in get_close_matches(stem, index.weights, MISSPELT, CLOSE)]


def goes_on(one: str, other: str) -> bool:
    return one != other and abs(len(one) - len(other)) <= ENDING and (one.startswith(other) or other.startswith(one))


def answers(index: Index, asked: frozenset[str]) -> dict[str, float]:
    """What the rules gain that answer a question which people ask of every game; the longest way to ask it counts,
    the less the more was asked besides."""
    marks: dict[str, float] = {}
    for way, rules in index.questions:
        if way <= asked:
            besides = len(asked - way - empty_stems())
            for place, id_ in enumerate(rules):
                marks[id_] = max(
                    marks.get(id_, 0.0), BY_QUESTION * len(way) / (1 + place / 2) / (1 + besides * BESIDES)
                )
    return marks


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that people ask of every game: their ways to ask it, and the lines that answer, by game."""

    ask: dict[str, list[str]]
    rules: dict[str, list[str]]


class Everyday(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words that mean the same, and questions, of all games."""

    words: list[list[str]]
    questions: list[Question]


@cache
def everyday() -> Everyday:
    path = next((path.with_name("everyday.yaml") for path in games().values()), None)
    return msgspec.yaml.decode(path.read_bytes(), type=Everyday) if path else Everyday([], [])


@cache
def kindred() -> dict[str, frozenset[str]]:
    """By stem: the stems that mean the same."""
    found: dict[str, frozenset[str]] = defaultdict(frozenset)
    for row in everyday().words:
        kin = frozenset(each for word in row for each in stems(word))
        for each in kin:
            found[each] |= kin - {each}
    return dict(found)


def stems(text: str) -> list[str]:
    """The words of a text by their stems, whichever language each is of."""
    return [stem(word) for word in WORD.findall(plain(text))]


@cache
def stem(word: str) -> str:
    return str(STEMMERS["ru" if re.search("[а-я]", word) else "en"].stemWord(word))


@cache
def empty_stems() -> frozenset[str]:
    """Of words that say nothing about what is asked."""
    return frozenset(stems(EMPTY))


@cache
def indexed(game: str, lang: str) -> Index:
    weights: dict[str, dict[str, float]] = defaultdict(dict)
    length: dict[str, float] = {}
    for id_, found in ledger(game, lang).items():
        counted = weighed(found)
        length[id_] = sum(counted.values())
        for each, much in counted.items():
            weights[each][id_] = much
    ways = [(way, tuple(term.rules)) for term in terms(game).values() for way in ways_to_say(term)]
    questions = [
        (frozenset(stems(way)), tuple(asked.rules.get(game, ())))
        for asked in everyday().questions
        for said in asked.ask.values()
        for way in said
    ]
    alike: dict[str, list[str]] = defaultdict(list)
    for each in weights:
        alike[each[:ROOT]].append(each)
    mean = sum(length.values()) / max(1, len(length))
    return Index(dict(weights), length, mean, ways, questions, dict(alike), words_of_terms(game))


def words_of_terms(game: str) -> dict[str, frozenset[str]]:
    """By stem of a word that alone says a term: the stems of the other words that do."""
    found: dict[str, frozenset[str]] = defaultdict(frozenset)
    for term in terms(game).values():
        kin = frozenset(next(iter(way)) for way in ways_to_say(term) if len(way) == 1)
        for each in kin:
            found[each] |= kin - {each}
    return dict(found)


def weighed(found: Rule) -> Counter[str]:
    counted: Counter[str] = Counter()
    for field, weight in WEIGHTS.items():
        said = in_rows(found) if field == "tables" else getattr(found, field)
        for each in stems(said if isinstance(said, str) else " ".join(said)):
            counted[each] += weight  # type: ignore[assignment]  # a Counter of floats
    return counted


def in_rows(found: Rule) -> str:
    return " ".join(" ".join((table.title, *chain.from_iterable(table.rows))) for table in found.tables)


def ways_to_say(term: Term) -> Iterable[frozenset[str]]:
    """Each spelling and synonym as the set of its stems, without the empty ones."""
    said = [term.en, *term.spellings(), *term.synonyms.en, *term.synonyms.ru]
    found = {frozenset(stems(each)) - empty_stems() for each in said}
    return [way for way in sorted(found, key=sorted) if way]
