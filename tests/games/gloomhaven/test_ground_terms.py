"""TERM and LOS: empty and unoccupied hexes, allies, range and sight of actions."""

import pytest

from questhall.games.gloomhaven.rules.ground.field import (
    adjacent,
    allies_of,
    enemies_of,
    in_reach,
    is_empty,
    is_unoccupied,
)
from questhall.ledger import rule
from tests.games.gloomhaven.fields import draw

HEXES = """
    . A .
     1 .
    . M .
    """


@rule("GH-TERM-13", "GH-IX-17")
@pytest.mark.parametrize("token", ["o", "t", "h", "d", "c", "u"])
def test_a_token_or_coin_makes_a_hex_not_empty_though_unoccupied(token: str) -> None:
    drawn = draw(HEXES, under={"1": token})
    assert not is_empty(drawn.field, drawn["1"])
    assert is_unoccupied(drawn.field, drawn["1"])


@rule("GH-TERM-13")
@pytest.mark.parametrize("token", ["", "+", "p", "/", "x"])
def test_bare_floor_corridors_plates_open_doors_and_markers_are_empty(token: str) -> None:
    drawn = draw(HEXES, under={"1": token})
    assert is_empty(drawn.field, drawn["1"])


@rule("GH-TERM-13", "GH-TERM-14")
def test_a_figure_makes_a_hex_neither_empty_nor_unoccupied() -> None:
    drawn = draw(HEXES)
    for name in "AM":
        assert not is_empty(drawn.field, drawn[name])
        assert not is_unoccupied(drawn.field, drawn[name])


@rule("GH-TERM-02")
def test_allies_are_the_others_of_the_same_side() -> None:
    drawn = draw(
        """
        A . M
         B N
        C . .
        """
    )
    assert drawn.among(allies_of(drawn.field, drawn["A"])) == "BC"
    assert drawn.among(enemies_of(drawn.field, drawn["A"])) == "MN"
    assert drawn.among(allies_of(drawn.field, drawn["M"])) == "N"
    assert drawn.among(enemies_of(drawn.field, drawn["M"])) == "ABC"


@rule("GH-LOS-04", "GH-TERM-12", "GH-LOS-03")
def test_a_range_counts_hexes_through_figures_and_obstacles() -> None:
    drawn = draw(
        """
         . .
        . 3 .
         . .
        . N .
         . .
        . 1 .
         . .
        . M .
         . .
        """,
        under={"1": "o"},
    )
    assert drawn.named(in_reach(drawn.field, drawn["M"], 0)) == "M"
    assert drawn.named(in_reach(drawn.field, drawn["M"], 2)) == "1MN"
    assert drawn.named(in_reach(drawn.field, drawn["M"], 3)) == "13MN"


@rule("GH-LOS-04")
def test_what_is_in_range_but_out_of_sight_cannot_be_affected() -> None:
    # From M to A it is three hexes around the wall, and the wall stands in the way of every line.
    text = """
        . A .
         1 .
        # {} .
         2 .
        . M .
        """
    hidden, seen = draw(text.format("#")), draw(text.format("."))
    assert hidden["A"] not in in_reach(hidden.field, hidden["M"], 6)
    assert seen["A"] in in_reach(seen.field, seen["M"], 2)


@rule("GH-TERM-11", "GH-TERM-12", "GH-LOS-06")
def test_a_wall_between_two_hexes_undoes_adjacency_and_range_counts_around_it() -> None:
    drawn = draw(
        """
         . .
        . 2 .
         3 4
        . 1 .
         . .
        """,
        thin="1|2",
    )
    assert drawn.named(adjacent(drawn.field, drawn["1"])) == "34"
    assert drawn.named(in_reach(drawn.field, drawn["1"], 1)) == "134"
    assert drawn.named(in_reach(drawn.field, drawn["1"], 2)) == "1234"


NARROW = """
    # # # #
     # A #
    # # # #
     # B #
    # # # #
     # M #
    # # # #
    """


@rule("GH-LOS-05", "GH-LOS-04")
def test_adjacent_hexes_always_see_each_other_and_a_range_needs_sight() -> None:
    # In a passage one hex wide every corner lies on a wall, so M does not see A behind its neighbour B.
    drawn = draw(NARROW)
    assert drawn.among(adjacent(drawn.field, drawn["M"])) == "B"
    assert sorted(drawn.among(in_reach(drawn.field, drawn["M"], 2))) == ["B", "M"]


@rule("GH-LOS-07", "GH-OVERLAY-02")
def test_a_closed_door_ends_sight_range_and_adjacency_and_an_open_one_does_not() -> None:
    text = """
         . . . .
        . . 1 . .
         . . . .
        # # {} # #
         # # # #
        . . 2 . .
         . . . .
        . . . . .
        """
    closed, opened = draw(text.format("=")), draw(text.format("/"))
    assert closed.named(in_reach(closed.field, closed["2"], 9)) == "2"
    assert closed.named(in_reach(closed.field, closed["1"], 9)) == "1"
    assert len(adjacent(closed.field, closed["2"])) == 3
    assert opened.named(in_reach(opened.field, opened["2"], 2)) == "12"
    assert len(adjacent(opened.field, opened["2"])) == 4
