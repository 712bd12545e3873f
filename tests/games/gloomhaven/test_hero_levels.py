"""LEVEL, SETUP and the solo variant."""

import pytest

from questhall.games.gloomhaven.rules.campaign.outcomes import use_up
from questhall.games.gloomhaven.rules.combat.modifiers import counted, new_deck, standard_cards
from questhall.games.gloomhaven.rules.heroes.equipment import equip
from questhall.games.gloomhaven.rules.scenario.ending import refresh_all
from questhall.games.gloomhaven.rules.scenario.levels import (
    cannot_play_at,
    recommended_level,
    scenario_level,
    stakes,
)
from questhall.games.gloomhaven.rules.scenario.preparation import (
    STEPS,
    cannot_gather,
    cannot_prepare,
    due_from_events,
    put_in,
    starting_cards,
    starting_figure,
)
from questhall.games.gloomhaven.state import Hero, Party
from questhall.ledger import rule
from tests.games.gloomhaven.characters import a_hero, a_job, a_sheet, an_item, luck, why

# Table T2 by hand: monster level, gold, trap, bonus XP, hazard.
TABLE = [
    (0, 2, 2, 4, 1),
    (1, 2, 3, 6, 1),
    (2, 3, 4, 8, 2),
    (3, 3, 5, 10, 2),
    (4, 4, 6, 12, 3),
    (5, 4, 7, 14, 3),
    (6, 5, 8, 16, 4),
    (7, 6, 9, 18, 4),
]
# Table T8 by hand: monster level, gold, trap, bonus XP.
SOLO = [(1, 2, 3, 4), (2, 2, 4, 6), (3, 3, 5, 8), (4, 3, 6, 10), (5, 4, 7, 12), (6, 4, 8, 14), (7, 5, 9, 16)]


@rule("GH-LEVEL-02", "GH-HAND-04")
@pytest.mark.parametrize(
    ("levels", "recommended"),
    [([6, 4, 4, 3], 3), ([1] * 4, 1), ([9] * 4, 5), ([2, 2], 1), ([2, 3], 2), ([4, 4, 4], 2)],
)
def test_the_recommended_level_is_half_the_average_rounded_up(levels: list[int], recommended: int) -> None:
    assert recommended_level(levels) == recommended


@rule("GH-LEVEL-03", "GH-LEVEL-01")
def test_difficulty_shifts_the_level() -> None:
    levels = [6, 4, 4, 3]
    assert [scenario_level(levels, name) for name in ("easy", "normal", "hard", "very-hard")] == [2, 3, 4, 5]
    assert scenario_level([1, 1], "easy") == 0
    assert scenario_level([9, 9], "very-hard") == 7


@rule("GH-LEVEL-01")
def test_levels_run_from_0_to_7() -> None:
    assert [level for level in range(-1, 10) if cannot_play_at(level) is None] == list(range(8))


@rule("GH-LEVEL-04", "GH-LEVEL-05", "GH-HAND-04")
@pytest.mark.parametrize("level", range(8))
def test_what_follows_from_the_level(level: int) -> None:
    row = stakes(level)
    assert (row.monsters, row.gold, row.trap, row.bonus_xp, row.hazard) == TABLE[level]


@rule("GH-VAR-SOLO-02", "GH-VAR-OPEN-01", "GH-IX-52")
@pytest.mark.parametrize("level", range(7))
def test_solo_raises_monsters_and_traps_only(level: int) -> None:
    row = stakes(level, raised=True)
    assert (row.monsters, row.gold, row.trap, row.bonus_xp) == SOLO[level]


@rule("GH-VAR-SOLO-03")
def test_level_7_is_not_played_solo() -> None:
    assert cannot_play_at(6, raised=True) is None
    assert why(cannot_play_at(7, raised=True)) == "GH-VAR-SOLO-03"


@rule("GH-IX-18", "GH-SETUP-02", "GH-SETUP-04", "GH-SETUP-05", "GH-SETUP-06")
def test_scenario_effects_come_before_items_and_events_last() -> None:
    assert why(cannot_prepare(["map"], "equipment")) == "GH-IX-18"
    assert why(cannot_prepare(["map", "scenario-effects", "goals"], "hand")) == "GH-IX-18"
    assert why(cannot_prepare(["map", "scenario-effects", "goals", "equipment"], "events")) == "GH-IX-18"
    done: list[str] = []
    for step in ("map", "scenario-effects", "goals", "equipment", "hand", "events"):
        assert cannot_prepare(done, step) is None
        done.append(step)
    assert all(cannot_prepare(done, step) for step in STEPS)


ITEMS = {1: an_item(1, penalty=2, slot="body"), 2: an_item(2)}


@rule("GH-IX-18", "GH-SETUP-02", "GH-SETUP-04", "GH-SETUP-06")
def test_the_cards_of_a_start_come_in_their_order() -> None:
    hero = a_hero(items="1 2")
    equip(hero, ITEMS, [1, 2])
    assert starting_cards(hero, ITEMS, a_job(), ["curse"], ["+1"]) == ["curse", "-1", "-1", "+1"]


@rule("GH-EVENT-19", "GH-SETUP-06")
def test_what_an_event_left_comes_once_after_the_equipment() -> None:
    hero, party = a_hero(items="1"), Party("us", at_next_start=["curse", "curse"])
    assert starting_cards(hero, ITEMS, a_job(), [], due_from_events(party)) == ["-1", "-1", "curse", "curse"]
    assert starting_cards(hero, ITEMS, a_job(), [], due_from_events(party)) == ["-1", "-1"]


@rule("GH-IX-18", "GH-PERK-04")
def test_perks_switch_off_penalties_of_items_or_effects_of_scenarios() -> None:
    hero = a_hero(items="1 2", perks={"armour": 1})
    assert starting_cards(hero, ITEMS, a_job(), ["curse"], []) == ["curse"]
    hero = a_hero(items="1 2", perks={"calm": 1})
    assert starting_cards(hero, ITEMS, a_job(), ["curse"], []) == ["-1", "-1"]


@rule("GH-SETUP-04", "GH-ITEM-11", "GH-SANCT-02")
def test_the_cards_enter_the_deck() -> None:
    hero, chance = a_hero(items="1", blessings=2), luck()
    decks = {"brute": new_deck(standard_cards(), "brute", chance)}
    put_in(decks, hero, starting_cards(hero, ITEMS, a_job(), ["curse"], []), chance)
    deck = counted(decks["brute"])
    assert (deck["-1 added"], deck["curse-characters"], deck["bless"], deck.total()) == (2, 1, 2, 25)
    assert hero.sheet.blessings == 0


@rule("GH-SETUP-12", "GH-SETUP-16")
def test_two_to_four_characters_of_different_classes() -> None:
    jobs = ["brute", "tinkerer", "scoundrel", "mindthief", "cragheart"]
    sheets = [a_sheet(job=job) for job in jobs]
    assert [cannot_gather(sheets[:count]) is None for count in range(1, 6)] == [False, True, True, True, False]
    assert why(cannot_gather([*sheets[:2], a_sheet(job="brute", name="Boris")])) == "GH-SETUP-12"


@rule("GH-SETUP-13", "GH-LVLUP-04")
def test_a_character_starts_at_the_hit_points_of_its_level_without_experience() -> None:
    hero = a_hero(level=3)
    hero.xp = 5
    figure = starting_figure(hero, a_job())
    assert (figure.hit_points, figure.most_hit_points, hero.xp) == (14, 14, 0)


@rule("GH-EVENT-21", "GH-ITEM-10")
def test_an_item_used_up_on_the_road_stays_so_through_the_next_scenario_and_no_longer() -> None:
    hero, items = Hero(a_sheet(items=[1, 2])), {1: an_item(1, slot="head"), 2: an_item(2)}
    use_up(hero.sheet, 1)
    equip(hero, items, [1, 2])
    assert [held.state for held in hero.equipment] == ["used-up", "ready"]
    refresh_all(hero)
    equip(hero, items, [1, 2])
    assert [held.state for held in hero.equipment] == ["ready", "ready"]


@rule("GH-IX-52", "GH-VAR-SOLO-02", "GH-OVERLAY-11")
def test_hazards_follow_the_raised_trap_damage() -> None:
    assert stakes(3, raised=True).hazard == 3
    assert stakes(3).hazard == 2
