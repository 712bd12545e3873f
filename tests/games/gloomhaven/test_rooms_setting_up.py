"""SETUP, SCEN and SPECIAL: the table before the first round, marks, plates, obstacles with hit points, tokens."""

from collections import Counter

import pytest

from questhall.games.gloomhaven.content import atlas, bestiary
from questhall.games.gloomhaven.content.scenario_map import neighbours
from questhall.games.gloomhaven.content.terms import Kind, Side
from questhall.games.gloomhaven.rules.combat.conditions import receive
from questhall.games.gloomhaven.rules.combat.harm import suffer
from questhall.games.gloomhaven.rules.ground.field import Token
from questhall.games.gloomhaven.rules.monsters.arrivals import Quest
from questhall.games.gloomhaven.rules.scenario.order import Turn, long_rest
from questhall.games.gloomhaven.rules.scenario.setting_up import cannot_start_on, marks_on, set_up
from questhall.games.gloomhaven.rules.scenario.special import (
    after_damage,
    cannot_remove,
    focus_initiatives,
    make_objective,
    numbered_allies,
    order_of_allies,
    pressed_plates,
    worked_out,
)
from questhall.games.gloomhaven.state import Figure
from questhall.kernel import Chance
from questhall.ledger import rule
from tests.games.gloomhaven.fields import draw

QUEST = Quest(scenario=1, level=2, characters=4)


@rule("GH-SETUP-01", "GH-SETUP-07")
def test_all_types_are_made_ready_and_only_the_first_room_is_filled() -> None:
    start = set_up(Quest(1, 1, 3), Chance(b"start", {}))
    assert set(start.abilities.decks) == {"archer", "guard", "living-bones"}
    assert set(start.standees.left) == {"bandit-archer", "bandit-guard", "living-bones"}
    assert Counter((one.name, one.rank) for _, one in start.monsters) == {("bandit-guard", "normal"): 6}
    assert len(start.standees.left["bandit-guard"]) == 0
    assert start.pieces == []
    assert start.abilities.revealed == {}  # no card before the first round
    assert all(len(deck.draw) == 8 for deck in start.abilities.decks.values())


@rule("GH-SETUP-01", "GH-SCEN-05")
@pytest.mark.parametrize("characters", [2, 3, 4])
def test_every_scenario_can_be_set_up(characters: int) -> None:
    for number in atlas.numbers():
        start = set_up(Quest(number, 0, characters), Chance(b"all", {}))
        wanted = {bestiary.statistics(spot.name).deck for spot in atlas.load(number).monsters}
        assert set(start.abilities.decks) == wanted
        assert all(one.hit_points > 0 for _, one in start.monsters)


@rule("GH-SETUP-09")
def test_characters_start_on_any_free_starting_hex() -> None:
    scenario = atlas.load(1)
    first, second = scenario.starts[:2]
    assert [cannot_start_on(scenario, hex_, [first]) is None for hex_ in (first, second)] == [False, True]
    elsewhere = cannot_start_on(scenario, scenario.monsters[0].hex, [])
    assert elsewhere is not None
    assert elsewhere.reason == "start.not-here"


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
    assert totem.side is Side.MONSTERS
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


def turns(*listed: Turn) -> dict[str, Turn]:
    return {turn.who: turn for turn in listed}


def earlier(figures: dict[str, Figure], known: dict[str, Turn]) -> list[str]:
    """The figures by their initiative for a focus."""
    places = dict(enumerate(figures))
    found = focus_initiatives({cell: figures[name] for cell, name in places.items()}, known)
    assert len(set(found.values())) == len(found)
    return [places[cell] for cell in sorted(found, key=found.__getitem__)]


@rule("GH-FOCUS-09", "GH-FOCUS-10", "GH-FOCUS-11", "GH-INIT-05")
def test_a_summon_ranks_just_before_its_owner_and_a_long_rest_last() -> None:
    known = turns(Turn("brute", 20, Side.CHARACTERS, 61), Turn("mage", 20, Side.CHARACTERS, 35), long_rest("thief"))
    figures = {
        "thief": Figure("character", "thief", 8, 8),
        "brute": Figure("character", "brute", 10, 10),
        "second bear": Figure("summon", "bear", 8, 8, owner="brute", number=2),
        "first bear": Figure("summon", "bear", 8, 8, owner="brute", number=1),
        "rat": Figure("summon", "rat", 8, 8, owner="thief", number=1),
        "mage": Figure("character", "mage", 6, 6),
    }
    assert earlier(figures, known) == ["mage", "first bear", "second bear", "brute", "rat", "thief"]


@rule("GH-SPECIAL-13", "GH-SUMMON-13", "GH-FOCUS-09")
def test_for_a_summons_monsters_rank_as_they_act_and_objectives_at_99() -> None:
    known = turns(Turn("guard", 50, Side.MONSTERS), Turn("imp", 30, Side.MONSTERS))
    figures = {
        "door": make_objective(QUEST, "door", "5"),
        "guard 4": Figure("monster", "guard", 5, 5, "normal", 4),
        "guard 1": Figure("monster", "guard", 5, 5, "normal", 1),
        "elite 6": Figure("monster", "guard", 9, 9, "elite", 6),
        "imp 9": Figure("monster", "imp", 3, 3, "normal", 9),
    }
    assert earlier(figures, known) == ["imp 9", "elite 6", "guard 1", "guard 4", "door"]
