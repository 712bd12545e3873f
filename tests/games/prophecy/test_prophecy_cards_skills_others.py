"""Skills that the appendix does not mention."""

from __future__ import annotations

import pytest

from questhall.games.prophecy.content.cards import RING
from questhall.games.prophecy.rules import power
from questhall.games.prophecy.state import Battle, Side
from tests.games.prophecy.positions import Table, fall, keys, play, refusal, sheet, table


def totals(m: Table) -> list[tuple[int, int]]:
    return [(event.data["mine"], event.data["theirs"]) for event in m.events if event.kind == "rolled"]


def bonus(hero: str, foe: str, kind: str, gear: str = "", thrown: str = "", at: int = 8) -> int:
    """What a monk (4/4) gets beyond his markers; the place is plains 8 unless told."""
    m = table(f"1 monk at plains-8, {hero}\n2 druid")
    side = Side(gear=gear.split(), thrown=thrown.split())
    rival = 1 if foe == "character" else -1
    battle = Battle(0, kind, "" if rival > 0 else foe, rival=rival, place=at, mine=side)
    return power.power(m.state, battle, 0, side) - (8 if kind == "both" else 4)


def test_toughness_makes_a_draw_of_a_battle_lost_by_one() -> None:
    m = table("1 monk at forest-3, skills toughness\n2 druid\nland: bear at forest-3")
    play(fall(m, "1-1"), "stay")
    assert sheet(m).health == 4
    m = table("1 monk at forest-3, skills toughness\n2 druid\nland: bear at forest-3")
    play(fall(m, "1-2"), "stay")
    assert sheet(m).health == 3


def test_toughness_of_a_defender() -> None:
    m = table("1 monk at city, gold 0\n2 paladin at city, will 0, skills toughness\nturn: 1 act")
    play(fall(m, "2-1"), "attack:2:strength")
    assert sheet(m, 2).health == 4


def test_practical_training_brings_one_experience_more() -> None:
    m = table("1 monk at forest-3, skills practical-training\n2 druid\nland: bear at forest-3")
    play(fall(m, "6-1"), "stay")
    assert sheet(m).xp == 3 + 2 + 1


def test_a_blacksmith_repairs_free_or_earns_two_gold() -> None:
    m = table("1 monk at village, gold 0, damaged axe, skills blacksmithing\n2 druid at city")
    play(m, "smith", "repair:axe")
    assert (sheet(m).gold, sheet(m).items) == (2, ["axe"])
    assert refusal(
        table(
            """
            1 monk at forest-3, skills blacksmithing
            2 druid
            """
        ),
        "smith",
    ) == ("not-civilised", "PR-MOVE-08")


@pytest.mark.parametrize(
    ("skill", "foe", "kind", "amount"),
    [
        *[
            ("duelling", "thug", "strength", 1),
            ("duelling", "character", "strength", 1),
            ("duelling", "bear", "strength", 0),
        ],
        *[("disguise", "dark-wizard", "will", 1), ("disguise", "ghost", "will", 0)],
        *[("hunting", "bear", "strength", 1), ("hunting", "thug", "strength", 0)],
        *[("exorcism", "imp", "will", 1), ("exorcism", "thug", "strength", 0)],
    ],
)
def test_skills_against_a_type(skill: str, foe: str, kind: str, amount: int) -> None:
    assert bonus(f"skills {skill}", foe, kind) == amount


def test_a_poisoned_blade_hurts_only_the_living() -> None:
    assert bonus("items sword, skills poisoned-blade", "bear", "strength", "sword") == 3
    assert bonus("items sword, skills poisoned-blade", "ghost", "strength", "sword") == 2
    assert bonus("items axe, skills poisoned-blade", "bear", "strength", "axe") == 0


def test_hunting_brings_two_gold_for_an_animal() -> None:
    m = table("1 monk at forest-3, gold 0, skills hunting\n2 druid\nland: rat at forest-3")
    play(fall(m, "6-1"), "stay")
    assert sheet(m).gold == 1 + 2


def test_horsemanship_and_field_theory_travel_free() -> None:
    m = table("1 monk at city, gold 0, skills horsemanship magic-field-theory\n2 druid")
    assert {"horse:mountains-9", "gate:forest-17"} <= set(keys(m))


@pytest.mark.parametrize(
    ("skill", "places"),
    [
        ("spirits-of-forest-trails", {"forest-3", "forest-5", "forest-13", "forest-17"}),
        ("spirits-of-the-mountain-paths", {"mountains-1", "mountains-9", "mountains-15"}),
        ("stamina", {"forest-3", "forest-17"}),
        ("rune-of-homecoming", {"monastery", "thieves-guild"}),
    ],
)
def test_movement_spells(skill: str, places: set[str]) -> None:
    m = table(f"1 monk at village, skills {skill}\n2 druid at city")
    assert {key.split(":")[2] for key in keys(m) if key.startswith("go:")} == places
    goal = min(places)
    play(m, f"go:{skill}:{goal}")
    assert (RING[sheet(m).at].id, sheet(m).mana) == (goal, 3)


def test_meditation_blood_and_miracles_instead_of_moving() -> None:
    hurt = "strength 3, wounds 2, will 2, spent 5"
    m = play(table(f"1 monk at village, {hurt}, skills meditation\n2 druid"), "instead:meditation")
    assert sheet(m).mana == 4
    m = play(table(f"1 monk at village, {hurt}, skills sacrifice-of-blood\n2 druid"), "instead:sacrifice-of-blood")
    assert (sheet(m).health, sheet(m).mana) == (2, 6)
    m = play(table(f"1 monk at village, {hurt}, skills miraculous-healing\n2 druid"), "instead:miraculous-healing")
    assert (sheet(m).health, sheet(m).mana) == (5, 0)


def test_hospitality_in_civilised_places_and_plains_once_a_turn() -> None:
    m = table("1 monk at plains-8, strength 1, wounds 3, will 1, spent 3, skills peoples-hospitality\n2 druid")
    play(m, "stay", "hospitality")
    assert (sheet(m).health, sheet(m).mana) == (2, 2)
    assert m.asked[0].seat == 1
    m = table(
        """
            1 monk at forest-3, wounds 1, skills peoples-hospitality
            2 druid
            land: lost-library at forest-3
            turn: 1 act
            """
    )
    assert refusal(m, "hospitality") == ("not-civilised", "PR-OPP-06")


def test_sanctity_of_life_survives_one_deadly_blow() -> None:
    m = table("1 monk at forest-3, strength 0, skills sanctity-of-life\n2 druid\nland: bear at forest-3")
    play(fall(m, "1-6"), "stay")
    assert (sheet(m).character, sheet(m).health, sheet(m).skills) == ("monk", 0, [])


def test_curse_weakens_the_foe_in_a_battle_of_one_throw() -> None:
    m = table("1 monk at forest-3, skills curse\n2 druid\nland: bear at forest-3")
    play(fall(m, "1-1"), "stay", "cast:curse")
    assert totals(m) == [(5, 3 + 1)]
    m = table("1 druid at forest-3, skills curse prayer\n2 monk\nland: pack-of-wolves at forest-3")
    assert refusal(play(m, "stay", then="before"), "cast:curse") == ("single-throw", "PR-SPELL-02")


def test_mental_attack_makes_will_battles_cheaper() -> None:
    m = table("1 monk at forest-3, skills mental-attack\n2 druid\nland: old-pirate at forest-3")
    play(m, "stay", "fight:old-pirate:will")
    assert sheet(m).spent == 1


def test_concentration_keeps_the_best_of_three() -> None:
    m = table("1 monk at forest-3, skills concentration\n2 druid\nland: bear at forest-3")
    play(fall(m, "151-1"), "stay", "cast:concentration")
    assert totals(m) == [(9, 6)]
