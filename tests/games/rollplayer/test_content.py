"""Roll Player's components as `questhall content` tells them."""

from __future__ import annotations

from functools import cache

from questhall.kernel import Component
from tests.test_content import components


@cache
def told(lang: str) -> dict[str, dict[str, Component]]:
    return {kind: {each.id: each for each in found} for kind, found in components("rollplayer", lang).items()}


def test_a_race_and_an_alignment_are_numbers() -> None:
    assert told("en")["races"]["dwarf"].facts == {"modifiers": (0, 0, 2, 0, 0, -2)}
    assert told("en")["alignments"]["arbiter"].facts == {"cells": (1, 0, -1, 3, 0, -3, 1, 0, -1)}


def test_a_class_has_its_goals_and_its_ability() -> None:
    paladin = told("en")["classes"]["paladin"]
    assert paladin.facts["goals"] == ("17", "15-16", "17", "14+", "16-17", "14+")
    assert paladin.facts["stars"] == (3, 2, 3, 1, 2, 1)
    assert paladin.words["text"][0].startswith("Vigilant: For each armour card you buy")


def test_a_backstory_says_which_colour_is_wanted_where() -> None:
    brawler = told("ru")["backstories"]["brawler"]
    assert brawler.words == {
        "text": ["СИЛ 2 зелёный, ЛОВ 3 красный, ВЫН 2 синий, ИНТ 3 фиолетовый, МДР 3 чёрный, ХАР 1 белый"]
    }
    assert brawler.facts["slots"] == ("STR2", "DEX3", "CON2", "INT3", "WIS3", "CHA1")
    assert brawler.facts["dice"] == ("green", "red", "blue", "purple", "black", "white")


def test_market_cards_have_what_their_kind_prints() -> None:
    assert told("en")["weapons"]["longsword"].facts == {"number": 1, "rank": 1, "price": 2, "hands": 1}
    assert told("en")["armour"]["chain-helm"].facts == {"number": 39, "rank": 1, "price": 2, "set": "chain"}
    assert told("en")["traits"]["steadfast"].facts == {"number": 9, "rank": 2, "price": 3, "arrow": "law"}
    assert told("en")["traits"]["steadfast"].words == {"text": ["3 stars for each weapon card you have."]}


def test_what_questhall_designed_is_named() -> None:
    assert told("en")["traits"]["steadfast"].origin == ("price", "arrow", "stars")
    assert told("en")["races"]["dwarf"].origin == ()


def test_every_card_of_the_market_and_every_class_has_words() -> None:
    silent = {
        kind for kind, found in told("en").items() if not all(any(each.words.values()) for each in found.values())
    }
    assert silent == {"races", "alignments", "sets"}
