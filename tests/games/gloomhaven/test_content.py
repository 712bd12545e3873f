"""Gloomhaven's components as `questhall content` tells them."""

from __future__ import annotations

from functools import cache

from questhall.games.gloomhaven.content import equipment, hero_cards
from questhall.games.gloomhaven.content.campaign.quests import dealt_quests
from questhall.games.gloomhaven.content.hero_cards import cards_of
from questhall.kernel import Component
from tests.test_content import components


@cache
def told(lang: str) -> dict[str, dict[str, Component]]:
    return {kind: {each.id: each for each in found} for kind, found in components("gloomhaven", lang).items()}


def facts(component: Component) -> dict[str, object]:
    return dict(component.facts)


def test_every_card_of_the_files_is_there() -> None:
    assert set(told("en")["cards"]) == set(hero_cards.all_cards())
    assert set(told("en")["items"]) == {each.id for each in equipment.items().values()}


def test_both_halves_of_a_card_are_worded() -> None:
    for card in told("en")["cards"].values():
        assert list(card.words) == ["top", "bottom"]
        assert all(card.words.values()), card.id


def test_a_card_of_level_x_says_so() -> None:
    levels = [card.facts["level"] for card in told("en")["cards"].values()]
    assert {level: levels.count(level) for level in ("X", 9)} == {"X": 24, 9: 16}


def test_circles_for_enhancements_stand_at_what_they_improve() -> None:
    trample = told("en")["cards"]["trample"]
    assert trample.facts["top-circles"] == ("attack", "pierce")
    assert trample.facts["bottom-circles"] == ("move", "attack", "attack")


def test_what_using_an_item_does_to_it() -> None:
    items = told("en")["items"]
    assert facts(items["item-1"]) == {"number": 1, "cost": 20, "count": 2, "slot": "legs", "use": "spent"}
    assert facts(items["item-14"]) == {"number": 14, "cost": 10, "count": 4, "slot": "small", "use": "consumed"}
    assert facts(items["item-7"])["use"] == ""
    assert items["item-1"].words == {"text": ["on your move: Move +2; then spent until a long rest"]}


def test_an_item_in_russian() -> None:
    shoes = told("ru")["items"]["item-2"]
    assert shoes.names["ru"] == "Крылатые туфли"
    assert shoes.words == {"text": ["при вашем движении: прыжок; потом потрачен до долгого отдыха"]}


def test_a_monster_has_the_values_of_all_levels() -> None:
    guard = told("en")["monsters"]["bandit-guard"]
    assert guard.facts["normal-hit-points"] == (5, 6, 6, 9, 10, 11, 14, 16)
    assert guard.facts["elite-attack"] == (3, 3, 4, 4, 4, 5, 5, 5)
    assert guard.words["elite"][:2] == ["1-2: Shield 1", "3: Shield 2"]


def test_a_boss_has_formulas_and_two_special_abilities() -> None:
    commander = told("en")["monsters"]["bandit-commander"]
    assert commander.facts["boss-hit-points"] == ("8xC", "10xC", "12xC", "13xC", "15xC", "16xC", "19xC", "23xC")
    assert commander.words["specials"][1] == "Special ability 2: Summon living bones, normal / elite / elite"


def test_a_battle_goal_and_a_perk() -> None:
    assert told("en")["goals"]["masochist"].words == {"text": ["end with at most 2 hit points"]}
    assert told("en")["perks"]["perk-brute-1"].words == {"text": ["remove 2 × [-1]"]}


def test_a_scenario_tells_its_goal_and_its_start() -> None:
    lair = told("en")["scenarios"]["scenario-2"]
    assert lair.words == {"goal": ["Kill: Bandit Commander", "Kill every revealed enemy"]}
    assert (lair.facts["curse"], lair.facts["unlocks"]) == (3, ("scenario-3", "scenario-4"))


def test_only_what_is_drawn_in_play_is_sealed() -> None:
    sealed = {kind: {each.id for each in found.values() if each.sealed} for kind, found in told("en").items()}
    assert sealed["classes"] == {"sun", "eclipse"}
    assert sealed["cards"] == {card.id for job in ("sun", "eclipse") for card in cards_of(job).values()}
    assert {kind for kind, ids in sealed.items() if ids} == {"classes", "cards", "perks", "events", "quests"}


def test_whatever_has_an_effect_has_words() -> None:
    """Classes are mats, and plain monsters only numbers; a quest that is not dealt cannot be told."""
    silent = {
        kind: {each.id for each in found.values() if not any(each.words.values())} for kind, found in told("en").items()
    }
    assert {kind for kind, found in silent.items() if found} == {"classes", "monsters", "quests"}
    assert not silent["quests"] & set(dealt_quests())
