"""The compendium of a game: every printed thing with its words, the rules it follows and where it is met."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import msgspec

from questhall import ledger
from questhall.games import find_game
from questhall.glossary import terms
from questhall.kernel import Component, Game, Refusal, Refused
from questhall.kernel.texts import LANGUAGES, Texts
from questhall.table.forms import Compendium, Shelf, ShelfCard

OF_A_CARD = re.compile(r"[A-Z]{2}-CARD-[A-Z]")
MOST_TERMS = 6  # rules that a card is linked to because its words name their terms


@cache
def packed(name: str, spoilers: bool) -> bytes:
    """As it goes over the wire; what is printed never changes while the server runs."""
    return gzip.compress(msgspec.json.encode(compendium(find_game(name), spoilers)), 6)


def compendium(game: Game[Any], spoilers: bool) -> Compendium:
    said = {lang: game.face.content(Texts(game, lang)) for lang in LANGUAGES}
    if not said["en"]:
        raise Refused(Refusal("http.no-cards", numbers={"game": game.id[:40]}))
    shelves = [shelf(game, kind, {lang: said[lang][kind]() for lang in LANGUAGES}, spoilers) for kind in said["en"]]
    there = {f"{each.kind}/{one.id}" for each in shelves for one in each.cards}
    for each in shelves:
        for one in each.cards:
            one.where = [place for place in one.where if "/" not in place or place in there]
    return Compendium(game.id, spoilers, shelves)


def shelf(game: Game[Any], kind: str, found: dict[str, Sequence[Component]], spoilers: bool) -> Shelf:
    """Things of one kind, the same in every language but for their words."""
    rows = [dict(zip(found, row, strict=True)) for row in zip(*found.values(), strict=True)]
    shown = [row for row in rows if spoilers or not is_closed(row["en"])]
    return Shelf(kind, [card(game, row) for row in shown], len(rows) - len(shown))


def is_closed(component: Component) -> bool:
    return component.sealed or component.locked


def card(game: Game[Any], said: dict[str, Component]) -> ShelfCard:
    """One thing; what a drawing gets beyond its facts is the game's own."""
    printed = said["en"]
    return ShelfCard(
        printed.id,
        dict(printed.names),
        dict(printed.facts),
        {lang: {part: list(lines) for part, lines in each.words.items()} for lang, each in said.items()},
        rules_of(game, printed),
        list(printed.where),
        list(printed.origin),
        is_closed(printed),
        game.face.sheet(printed),
    )


def rules_of(game: Game[Any], printed: Component) -> list[str]:
    """Its own, those of its kind and type, then those of the terms that its words name."""
    text = " ".join(line for lines in printed.words.values() for line in lines)
    named = list(dict.fromkeys(terms_named(game.id, text)))[:MOST_TERMS]
    followed = game.face.followed
    kinds = (printed.kind, f"{printed.kind}/{printed.facts.get('type', '')}")
    return list(
        dict.fromkeys([*own(game.id, printed), *(rule for kind in kinds for rule in followed.get(kind, ())), *named])
    )


def own(game: str, printed: Component) -> Iterator[str]:
    """Lines of the ledger about this very card, by its name at the head of their chapter."""
    names = [re.compile(rf"(?<!\w){re.escape(name)}(?!\w)") for name in set(printed.names.values())]
    return (id_ for id_, chapter in of_cards(game) if any(name.search(chapter) for name in names))


@cache
def of_cards(game: str) -> list[tuple[str, str]]:
    """Lines about single cards with the heads of their chapters."""
    if game not in ledger.games():
        return []
    return [(id_, found.chapter) for id_, found in ledger.ledger(game).items() if OF_A_CARD.match(id_)]


def terms_named(game: str, text: str) -> Iterator[str]:
    """The first rule of each term of the glossary that stands in an English text, in the order of the text."""
    found = sorted((hit.start(), rule) for word, rule in dictionary(game) if (hit := word.search(text)))
    return (rule for _, rule in found if not OF_A_CARD.match(rule))


@cache
def dictionary(game: str) -> list[tuple[re.Pattern[str], str]]:
    if game not in ledger.games():
        return []
    return [(re.compile(rf"\b{re.escape(term.en)}s?\b", re.IGNORECASE), term.rules[0]) for term in terms(game).values()]
