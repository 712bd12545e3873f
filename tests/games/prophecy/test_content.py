"""Prophecy's components as `questhall content` tells them."""

from __future__ import annotations

from functools import cache

from questhall.kernel import Component
from tests.test_content import components


@cache
def told(lang: str) -> dict[str, dict[str, Component]]:
    return {kind: {each.id: each for each in found} for kind, found in components("prophecy", lang).items()}


def test_a_character_has_values_and_guilds() -> None:
    facts = {"strength": 4, "will": 4, "guilds": ("fortress", "magic-tower"), "sex": "f"}
    assert told("en")["characters"]["spellblade"].facts == facts


def test_a_place_has_its_ways() -> None:
    facts = {"terrain": "mountains", "port": False, "gate": True, "safe": False, "planes": ("plane-3",)}
    assert told("en")["places"]["mountains-1"].facts == facts


def test_items_cost_gold_and_skills_experience() -> None:
    assert told("en")["common"]["axe"].facts == {"price": 2}
    assert told("en")["skills"]["toughness"].facts == {"experience": 2, "guild": "fortress"}
    assert told("ru")["skills"]["toughness"].words == {"text": ["проигрыш ровно на 1 считается ничьей"]}


def test_a_creature_is_worded_with_its_values() -> None:
    rat = told("en")["creatures"]["rat"]
    assert rat.facts == {"strength": 1, "will": 0, "lives": 1, "experience": 1}
    assert rat.words == {"text": ["animal; Strength 1; if you win: 1 experience, 1 gold"]}
    decks = [guardian.facts["deck"] for guardian in told("en")["guardians"].values()]
    assert (decks.count("lesser"), decks.count("greater")) == (5, 5)


def test_a_gift_is_told_for_the_drawer_and_the_others() -> None:
    said = told("en")["chance"]["gentle-wind"].words["text"][0]
    assert said.startswith("Drawer: ")
    assert "The others: " in said


def test_what_questhall_designed_is_named() -> None:
    assert told("en")["common"]["rapier"].origin == ("house",)
    assert told("en")["common"]["axe"].origin == ()


def test_every_card_has_words() -> None:
    silent = {
        kind for kind, found in told("en").items() if not all(any(each.words.values()) for each in found.values())
    }
    assert silent == {"characters", "places"}
