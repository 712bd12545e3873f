"""SCEN and SPECIAL: marks; whose turn counts as earlier."""

import pytest

from questhall.games.gloomhaven.content import atlas
from questhall.games.gloomhaven.content.scenario_map import neighbours
from questhall.games.gloomhaven.rules.play.thinking import focus_initiative
from questhall.games.gloomhaven.rules.scenario.special import marks_on
from questhall.games.gloomhaven.state import Beast, Figure
from questhall.ledger import rule
from tests.games.gloomhaven.moments import at, copied, on_hex
from tests.games.gloomhaven.play import Table, a_turn


@rule("GH-SCEN-03", "GH-SPECIAL-10")
def test_a_marked_hex_is_read_when_a_character_comes_upon_it_for_the_first_time() -> None:
    scenario = atlas.load(3)
    (marked,) = scenario.marks["a"]
    beside = next(hex_ for hex_ in neighbours(marked) if hex_ in scenario.hexes)
    assert marks_on(scenario, [beside, marked]) == ["a"]
    assert marks_on(scenario, [beside, marked], read={"a"}) == []
    assert marks_on(scenario, [beside]) == []


# Who is earlier, in a running match


def ranked(table: Table) -> list[str]:
    """Everybody in the order that counts when a focus is chosen, nobody tied."""
    places = {each.id: focus_initiative(table.w, each) for each in table.w.figures}
    assert len(set(places.values())) == len(places)
    return sorted(places, key=places.__getitem__)


@rule("GH-FOCUS-09", "GH-FOCUS-10", "GH-FOCUS-11", "GH-INIT-05")
def test_a_summon_ranks_just_before_its_owner_and_a_long_rest_last() -> None:
    table = a_turn("mindthief", "gnawing-horde", friends={"E13": "scoundrel", "E12": "brute"})
    table.do("top:gnawing-horde", "summon:G11")
    places = {"mindthief": (20, 61), "scoundrel": (20, 35), "brute": (99, 0)}
    for hero in table.w.heroes:
        hero.initiative, hero.second = places[hero.sheet.job]
    assert ranked(table) == ["scoundrel", "rat-swarm-1", "mindthief", "brute"]


@rule("GH-SPECIAL-13", "GH-SUMMON-13", "GH-FOCUS-09")
def test_for_a_summons_monsters_rank_as_they_act_and_objectives_at_99() -> None:
    foes = {"E9": "bandit-guard", "E10": "bandit-guard", "E11": "bandit-guard elite", "G9": "bandit-archer"}
    table = a_turn("brute", foes=foes, acts={"bandit-guard": "guard-8", "bandit-archer": "archer-4"})
    table.w.figures = [each for each in table.w.figures if each.kind == "monster"]
    table.w.figures.append(Figure("objective", "door", 5, 5, number=1))
    order = ["bandit-archer-1", "bandit-guard-3", "bandit-guard-1", "bandit-guard-2", "door-1"]
    assert ranked(table) == order


@rule("GH-SPECIAL-13", "GH-SPECIAL-08")
@pytest.mark.parametrize("guard", [True, False])
def test_a_summon_attacks_a_guard_rather_than_an_objective_as_near(guard: bool) -> None:
    foes = {"H11": "bandit-guard 30"} if guard else {}
    table = a_turn("mindthief", "gnawing-horde", at="H10", foes=foes).do("top:gnawing-horde", "summon:G11")
    table = copied(table)
    door = Figure("objective", "door", 50, 50, number=1)
    door.cell, door.acted = on_hex(table, "F10"), True
    table.w.figures.insert(0, door)
    table.figure("mindthief").cell = on_hex(table, "K13")
    table.figure("rat-swarm-1").came = 0
    focus = at(table, Beast("rat-swarm-1"), acting="mindthief").told("focus")
    assert focus[0]["focus"] == ("bandit-guard-1" if guard else "door-1")
