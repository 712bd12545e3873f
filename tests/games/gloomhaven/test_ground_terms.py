"""TERM and LOS: empty and unoccupied hexes, allies, range and sight of actions."""

import pytest

from questhall.games.gloomhaven.rules.ground.field import (
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


NARROW = """
    # # # #
     # A #
    # # # #
     # B #
    # # # #
     # M #
    # # # #
    """
