"""OVERLAY and MOVE: what a figure meets on its way, and what the way costs."""

import pytest

from questhall.games.gloomhaven.rules.ground.entering import (
    Fall,
    hazard_damage,
    lose_flight,
    trap_damage,
)
from questhall.games.gloomhaven.rules.ground.field import nearest_empty
from questhall.ledger import rule
from tests.games.gloomhaven.fields import draw

DAMAGE = 5  # a damage trap at scenario level 3

ROAD = """
    . . . .
     M 2 4
    . 1 3 5
     . . .
    """


@rule("GH-OVERLAY-08", "GH-TERM-18")
def test_a_damage_trap_deals_two_more_than_the_scenario_level() -> None:
    assert [trap_damage(level) for level in range(8)] == [2, 3, 4, 5, 6, 7, 8, 9]
    assert trap_damage(3, raised=1) == 6


@rule("GH-OVERLAY-11")
def test_hazardous_terrain_deals_half_of_it_rounded_down() -> None:
    assert [hazard_damage(trap_damage(level)) for level in range(8)] == [1, 1, 2, 2, 3, 3, 4, 4]
    assert hazard_damage(trap_damage(3, raised=1)) == 3


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
