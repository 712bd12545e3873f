"""OVERLAY and MOVE: what a figure meets on its way, and what the way costs."""

import pytest

from questhall.games.gloomhaven.content.terms import Trap
from questhall.games.gloomhaven.rules.ground.entering import (
    Fall,
    HexEffect,
    Scorched,
    Sprung,
    after,
    hazard_damage,
    lose_flight,
    met,
    points_needed,
    trap_damage,
)
from questhall.games.gloomhaven.rules.ground.field import Token, nearest_empty
from questhall.games.gloomhaven.rules.ground.ground import Gait
from questhall.ledger import rule
from tests.games.gloomhaven.fields import Drawn, draw

DAMAGE = 5  # a damage trap at scenario level 3

ROAD = """
    . . . .
     M 2 4
    . 1 3 5
     . . .
    """


def meets(drawn: Drawn, names: str, gait: Gait) -> list[HexEffect]:
    return met(drawn.field, drawn.way(names), gait, DAMAGE)


@rule("GH-OVERLAY-08", "GH-TERM-18")
def test_a_damage_trap_deals_two_more_than_the_scenario_level() -> None:
    assert [trap_damage(level) for level in range(8)] == [2, 3, 4, 5, 6, 7, 8, 9]
    assert trap_damage(3, raised=1) == 6


@rule("GH-OVERLAY-11")
def test_hazardous_terrain_deals_half_of_it_rounded_down() -> None:
    assert [hazard_damage(trap_damage(level)) for level in range(8)] == [1, 1, 2, 2, 3, 3, 4, 4]
    assert hazard_damage(trap_damage(3, raised=1)) == 3


@rule("GH-OVERLAY-05", "GH-MOVE-03")
def test_a_walk_springs_each_trap_as_it_is_entered_and_the_trap_is_gone() -> None:
    drawn = draw(ROAD, under={"1": "t", "3": "t", "5": "t"})
    effects = meets(drawn, "1234", Gait.WALK)
    assert effects == [Sprung(drawn["1"], 5), Sprung(drawn["3"], 5)]
    assert drawn.among(after(drawn.field, effects).traps) == "5"


@rule("GH-OVERLAY-05")
def test_a_trap_springs_only_once_on_a_way_that_crosses_it_twice() -> None:
    drawn = draw(ROAD, under={"1": "t"})
    assert meets(drawn, "121", Gait.WALK) == [Sprung(drawn["1"], 5)]
    sprung = after(drawn.field, meets(drawn, "1", Gait.WALK))
    assert met(sprung, drawn.way("1"), Gait.WALK, DAMAGE) == []


@rule("GH-OVERLAY-09")
def test_a_trap_of_another_kind_does_only_what_it_says() -> None:
    drawn = draw(ROAD, traps={"1": Trap(damage=0, conditions=("stun",)), "2": Trap(damage=8)})
    assert meets(drawn, "12", Gait.WALK) == [Sprung(drawn["1"], 0, ("stun",)), Sprung(drawn["2"], 8)]


@rule("GH-OVERLAY-07")
def test_a_disarmed_trap_is_gone_without_effect() -> None:
    drawn = draw(ROAD, under={"1": "t", "2": "t"})
    field = drawn.field.without_traps([drawn["1"]])
    assert met(field, drawn.way("12"), Gait.WALK, DAMAGE) == [Sprung(drawn["2"], 5)]


@rule("GH-OVERLAY-11", "GH-MOVE-03")
def test_every_hazardous_hex_entered_hurts_by_itself_and_stays() -> None:
    drawn = draw(ROAD, under={"1": "h", "2": "h"})
    effects = meets(drawn, "121", Gait.WALK)
    assert effects == [Scorched(drawn["1"], 2), Scorched(drawn["2"], 2), Scorched(drawn["1"], 2)]
    assert after(drawn.field, effects).at(Token.HAZARD) == drawn.field.at(Token.HAZARD)


@rule("GH-OVERLAY-12")
def test_starting_on_hazardous_terrain_and_leaving_it_do_no_harm() -> None:
    drawn = draw(ROAD, under={"M": "h"})
    assert meets(drawn, "1", Gait.WALK) == []
    assert meets(drawn, "", Gait.WALK) == []


@rule("GH-OVERLAY-06", "GH-OVERLAY-13", "GH-MOVE-08")
def test_a_flyer_meets_nothing_not_even_where_it_ends() -> None:
    drawn = draw(ROAD, under={"1": "t", "2": "h", "3": "t"})
    assert meets(drawn, "123", Gait.FLY) == []
    assert meets(drawn, "12", Gait.FLY) == []


@rule("GH-OVERLAY-06", "GH-OVERLAY-13", "GH-MOVE-06", "GH-MOVE-07", "GH-IX-39")
def test_a_jump_meets_only_what_lies_on_its_last_hex() -> None:
    drawn = draw(ROAD, under={"1": "t", "2": "h", "3": "t", "4": "h"})
    assert meets(drawn, "125", Gait.JUMP) == []
    assert meets(drawn, "123", Gait.JUMP) == [Sprung(drawn["3"], 5)]
    assert meets(drawn, "1234", Gait.JUMP) == [Scorched(drawn["4"], 2)]
    assert meets(drawn, "", Gait.JUMP) == []


@pytest.mark.parametrize(
    ("gait", "way", "points"),
    [
        (Gait.WALK, "12", 3),
        (Gait.WALK, "13", 4),
        (Gait.WALK, "24", 2),
        (Gait.JUMP, "12", 2),
        (Gait.JUMP, "23", 3),
        (Gait.FLY, "13", 2),
        (Gait.WALK, "", 0),
    ],
)
@rule("GH-OVERLAY-14", "GH-MOVE-07", "GH-MOVE-01")
def test_difficult_terrain_costs_two_when_walked_and_when_a_jump_lands_on_it(gait: Gait, way: str, points: int) -> None:
    drawn = draw(ROAD, under={"M": "d", "1": "d", "3": "d"})
    assert points_needed(drawn.field, drawn.way(way), gait) == points


PERCH = """
    # . # . #
     # {} # #
    # # M # #
     # # {} #
    # . # . #
    """


@rule("GH-MOVE-10")
def test_a_flyer_that_loses_flight_over_an_obstacle_is_hurt_and_moved_to_the_nearest_empty_hex() -> None:
    drawn = draw(PERCH.format("1", "2"), under={"M": "o", "1": "c"}, flying="M")
    assert lose_flight(drawn.field, drawn["M"], trap_damage(2)) == Fall(4, (drawn["2"],))


@rule("GH-MOVE-10", "GH-AMBIG-01")
def test_of_several_nearest_empty_hexes_all_are_offered() -> None:
    drawn = draw(PERCH.format("1", "2"), under={"M": "o"}, flying="M")
    fall = lose_flight(drawn.field, drawn["M"], 4)
    assert fall is not None
    assert drawn.among(fall.hexes) == "12"


@rule("GH-MOVE-10")
def test_losing_flight_above_open_floor_does_nothing() -> None:
    drawn = draw(PERCH.format("1", "2"), under={"M": "t"}, flying="M")
    assert lose_flight(drawn.field, drawn["M"], 4) is None


@rule("GH-MOVE-10", "GH-TERM-13")
@pytest.mark.parametrize("token", ["/", "+", "p"])
def test_it_may_come_down_on_a_corridor_a_plate_or_an_open_door(token: str) -> None:
    drawn = draw(PERCH.format("A", "2"), under={"M": "o", "2": token}, flying="M")
    assert lose_flight(drawn.field, drawn["M"], 4) == Fall(4, (drawn["2"],))


@rule("GH-MOVE-10", "GH-TERM-12")
def test_nearest_is_counted_around_walls() -> None:
    # 1 touches M, but behind a wall; 3 is two hexes away over 2, which holds a trap.
    text = """
        # 1 #
         # #
        # M #
         # 2
        # # 3
        """
    drawn = draw(text, under={"M": "o", "2": "t"}, thin="M|1", flying="M")
    assert drawn.among(nearest_empty(drawn.field, drawn["M"])) == "3"


@rule("GH-SPECIAL-01")
def test_a_spawning_monster_takes_its_hex_or_the_nearest_empty_one() -> None:
    text = """
        . 2 .
         3 1
        . {} .
         4 o
        . c .
        """
    free, taken = draw(text.format("5")), draw(text.format("N"))
    assert free.among(nearest_empty(free.field, free["5"])) == "5"
    assert taken.among(nearest_empty(taken.field, taken["N"])) == "1234"


def test_where_no_hex_is_empty_nothing_is_offered() -> None:
    drawn = draw("M\n\nN")
    assert nearest_empty(drawn.field, drawn["M"]) == []
