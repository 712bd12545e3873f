"""Runebound's components as `questhall content` tells them."""

from __future__ import annotations

from functools import cache

from questhall.games.runebound.content.cards import ASSETS
from questhall.kernel import Component
from tests.test_content import components


@cache
def told(lang: str) -> dict[str, dict[str, Component]]:
    return {kind: {each.id: each for each in found} for kind, found in components("runebound", lang).items()}


def test_a_hero_has_both_sides_of_the_card() -> None:
    lissa = told("en")["heroes"]["lissa"]
    assert [lissa.facts[name] for name in ("life", "hand", "body", "mind", "spirit", "gold")] == [9, 3, 2, 2, 2, 1]
    assert lissa.words["abilities"][0].startswith("Nine Lives, Track Prey: ")
    assert told("ru")["heroes"]["lissa"].words["setup"] == ["получите 2 золотых"]


def test_a_skill_costs_trophies() -> None:
    skill = told("en")["skills"]["tireless"]
    facts = {"deck": "nature", "attribute": "body", "trophies": ("any", "exploration"), "success": False}
    assert skill.facts == facts
    assert skill.words == {"text": ["once per turn: move 1 space"]}


def test_a_token_has_two_faces() -> None:
    assert told("en")["tokens"]["foe-4"].facts == {"faces": ("1K*", "1S")}
    assert told("en")["assets"]["ancient-sword"].facts["token"] in told("en")["tokens"]


def test_an_enemy_a_quest_and_an_event_have_their_parts() -> None:
    assert told("en")["adventures"]["dreadbringer"].words["surges"][1].endswith("Regenerate: heal 2 wounds")
    assert told("en")["adventures"]["dreadbringer"].words["reward"] == ["gain 3 gold"]
    assert told("en")["adventures"]["narrow-ledge"].words["outcomes"][0] == "plains + mountains: gain 1 gold"
    assert list(told("en")["adventures"]["tales-of-old"].words) == ["options"]


def test_an_enemy_has_traits() -> None:
    assert told("en")["adventures"]["dreadbringer"].facts["traits"] == ("warrior", "demon")


def test_each_deck_of_adventures_has_40_cards() -> None:
    decks = [card.facts["deck"] for card in told("en")["adventures"].values()]
    assert {deck: decks.count(deck) for deck in decks} == {"combat": 40, "exploration": 40, "encounter": 40}


def test_what_questhall_designed_is_named() -> None:
    assert told("en")["assets"]["lucky-charm"].origin == ("house",)
    assert told("en")["assets"]["ancient-sword"].origin == ()


def test_whatever_has_an_effect_has_words() -> None:
    """An asset may be only its token, or only goods; a scenario is its villain's place; a place its ground."""
    silent = {kind: {each.id for each in found.values() if not each.words} for kind, found in told("en").items()}
    assert {kind for kind, found in silent.items() if found} == {"assets", "places", "scenarios", "tokens"}
    assert all(ASSETS[card].token or ASSETS[card].type == "goods" for card in silent["assets"])
