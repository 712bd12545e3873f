"""TERM: the table as every figure shares it: who stands where, what lies where, and what the words of the book mean.

`Ground` is one monster's view of it; a `Field` takes no side. All places are cells of its grid.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import Enum

from questhall.games.gloomhaven.content.terms import Trap
from questhall.games.gloomhaven.state import Figure
from questhall.hex import UNREACHED, Grid, Sight, steps_from


class Token(Enum):
    """What can lie on a hex beside traps and figures."""

    OBSTACLE = "obstacle"
    HAZARD = "hazard"
    DIFFICULT = "difficult"
    COIN = "coin"
    TREASURE = "treasure"
    MARKER = "marker"  # lettered and numbered ones
    CORRIDOR = "corridor"
    PLATE = "plate"
    OPEN_DOOR = "open-door"
    CLOSED_DOOR = "closed-door"


PART_OF_THE_FLOOR = frozenset({Token.CORRIDOR, Token.PLATE, Token.OPEN_DOOR, Token.MARKER})


@dataclass(frozen=True, slots=True)
class Field:
    """The table: walls and closed doors in the grid, figures, tokens and traps by cell."""

    grid: Grid
    sight: Sight
    figures: Mapping[int, Figure]
    tokens: Mapping[Token, Collection[int]]
    traps: Mapping[int, Trap]

    def at(self, token: Token) -> Collection[int]:
        """The cells where such a token lies."""
        return self.tokens.get(token, ())


def is_unoccupied(field: Field, cell: int) -> bool:
    """No figure stands there; whatever else lies there does not matter.  GH-TERM-14"""
    return cell not in field.figures


def is_empty(field: Field, cell: int) -> bool:
    """No figure, coin, trap or token; corridors, pressure plates, open doors and markers are part of the floor.

    GH-TERM-13, GH-IX-17
    """
    if cell in field.figures or cell in field.traps:
        return False
    return not any(cell in cells for token, cells in field.tokens.items() if token not in PART_OF_THE_FLOOR)


def enemies_of(field: Field, cell: int) -> list[int]:
    """The figures of the other side.  GH-TERM-04"""
    side = field.figures[cell].side
    return sorted(other for other, figure in field.figures.items() if figure.side is not side)


def adjacent(field: Field, cell: int) -> list[int]:
    """The cells that an action on "adjacent" hexes affects: no range is stated, so sight is not asked.

    GH-TERM-11, GH-LOS-05
    """
    return sorted(field.grid.neighbours[cell])


def nearest_empty(field: Field, cell: int) -> list[int]:
    """The empty hexes nearest to a cell, the cell itself first of all; several are for the players to choose from.

    GH-SPECIAL-01, GH-MOVE-10, GH-AMBIG-01
    """
    steps = steps_from(field.grid, cell)
    empty = [other for other in field.grid.cells if steps[other] < UNREACHED and is_empty(field, other)]
    least = min((steps[other] for other in empty), default=0)
    return [other for other in empty if steps[other] == least]
