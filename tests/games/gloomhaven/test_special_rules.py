"""SCEN and SPECIAL: marks, plates, obstacles with hit points, tokens; whose turn counts as earlier."""

import pytest

from questhall.games.gloomhaven.content import atlas
from questhall.games.gloomhaven.content.scenario_map import neighbours
from questhall.games.gloomhaven.content.terms import Kind
from questhall.games.gloomhaven.rules.combat.conditions import receive
from questhall.games.gloomhaven.rules.combat.harm import suffer
from questhall.games.gloomhaven.rules.ground.field import Token
from questhall.games.gloomhaven.rules.monsters.arrivals import Quest
from questhall.games.gloomhaven.rules.play.thinking import focus_initiative
from questhall.games.gloomhaven.rules.scenario.special import (
    after_damage,
    cannot_remove,
    make_objective,
    marks_on,
    numbered_allies,
    order_of_allies,
    pressed_plates,
    worked_out,
)
from questhall.games.gloomhaven.state import Beast, Figure
from questhall.kernel import Chance
from questhall.ledger import rule
from tests.games.gloomhaven.fields import draw
from tests.games.gloomhaven.moments import at, copied, on_hex
from tests.games.gloomhaven.play import Table, a_turn

QUEST = Quest(scenario=1, level=2, characters=4)


@rule("GH-SCEN-03", "GH-SPECIAL-10")
def test_a_marked_hex_is_read_when_a_character_comes_upon_it_for_the_first_time() -> None:
    scenario = atlas.load(3)
    (marked,) = scenario.marks["a"]
    beside = next(hex_ for hex_ in neighbours(marked) if hex_ in scenario.hexes)
    assert marks_on(scenario, [beside, marked]) == ["a"]
    assert marks_on(scenario, [beside, marked], read={"a"}) == []
    assert marks_on(scenario, [beside]) == []


@rule("GH-SPECIAL-12")
def test_scenario_formulas_know_level_and_characters() -> None:
    assert worked_out(QUEST, "3+LxC") == 11
    assert [worked_out(QUEST, formula) for formula in ("7", "L", "2xC", "4+L", "LxC")] == [7, 2, 8, 6, 8]


@rule("GH-SPECIAL-05")
@pytest.mark.parametrize(("kind", "pressed"), [("character", "1"), ("monster", ""), ("summon", "")])
def test_a_plate_asks_at_the_end_of_every_turn_whether_a_character_is_on_it(kind: Kind, pressed: str) -> None:
    """Given somebody on a plate and characters elsewhere; whose turn ends does not matter."""
    drawn = draw("1 2 3", under={"1": "p", "3": "p"})
    figures = {drawn["1"]: Figure(kind, "somebody", 5, 5), drawn["2"]: Figure("character", "brute", 10, 10)}
    assert drawn.called(pressed_plates(drawn.field, figures)) == pressed


@rule("GH-SPECIAL-06", "GH-SPECIAL-08")
def test_an_obstacle_with_hit_points_is_attacked_like_an_enemy_and_removed_below_one() -> None:
    drawn = draw("1 A", under={"1": "o"})
    totem = make_objective(QUEST, "totem", "3+LxC")
    assert totem.hit_points == 11
    assert totem.side is not Figure("character", "brute", 10, 10).side
    assert not receive(totem, "stun")
    suffer(totem, 10)
    assert after_damage(drawn.field, drawn["1"], totem).at(Token.OBSTACLE) == {drawn["1"]}
    suffer(totem, 1)
    assert after_damage(drawn.field, drawn["1"], totem).at(Token.OBSTACLE) == frozenset()


@rule("GH-SPECIAL-07")
def test_no_ability_removes_an_obstacle_with_hit_points() -> None:
    drawn = draw("1 2", under={"1": "o", "2": "o"})
    refusal = cannot_remove(drawn["1"], [drawn["1"]])
    assert refusal is not None
    assert refusal.reason == "obstacle.only-damage"
    assert cannot_remove(drawn["2"], [drawn["1"]]) is None


@rule("GH-SPECIAL-09")
def test_tokens_of_allies_are_mixed_and_their_numbers_order_their_turns() -> None:
    placed = {
        tuple(ally.number for ally in numbered_allies("captive", 4, 5, Chance(key, {}))) for key in (b"a", b"b", b"c")
    }
    assert len(placed) > 1
    allies = numbered_allies("captive", 4, 5, Chance(b"b", {}))
    assert [ally.number for ally in order_of_allies(allies)] == [1, 2, 3, 4, 5]


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
    table.w.figures.append(make_objective(QUEST, "door", "5", number=1))
    order = ["bandit-archer-1", "bandit-guard-3", "bandit-guard-1", "bandit-guard-2", "door-1"]
    assert ranked(table) == order


@rule("GH-SPECIAL-13", "GH-SPECIAL-08")
@pytest.mark.parametrize("guard", [True, False])
def test_a_summon_attacks_a_guard_rather_than_an_objective_as_near(guard: bool) -> None:
    foes = {"H11": "bandit-guard 30"} if guard else {}
    table = a_turn("mindthief", "gnawing-horde", at="H10", foes=foes).do("top:gnawing-horde", "summon:G11")
    table = copied(table)
    door = make_objective(QUEST, "door", "50", number=1)
    door.cell, door.acted = on_hex(table, "F10"), True
    table.w.figures.insert(0, door)
    table.figure("mindthief").cell = on_hex(table, "K13")
    table.figure("rat-swarm-1").came = 0
    focus = at(table, Beast("rat-swarm-1"), acting="mindthief").told("focus")
    assert focus[0]["focus"] == ("bandit-guard-1" if guard else "door-1")
