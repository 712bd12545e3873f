"""TERM: the table as every figure shares it: who stands where, what lies where, and what the words of the book mean.

`Ground` is one monster's view of it; a `Field` takes no side. All places are cells of its grid.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum

from questhall.games.gloomhaven.content.terms import Trap
from questhall.games.gloomhaven.rules.ground.ground import seen_grid
from questhall.games.gloomhaven.state import Figure
from questhall.hex import UNREACHED, Grid, Hex, Sight, hexes_within, steps_from
from questhall.hex.grid import MARGIN


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

    def without_traps(self, cells: Iterable[int]) -> Field:
        """The same table after these traps were removed.  GH-OVERLAY-05, GH-OVERLAY-07"""
        gone = frozenset(cells)
        return replace(self, traps={cell: trap for cell, trap in self.traps.items() if cell not in gone})

    def without(self, token: Token, cells: Iterable[int]) -> Field:
        """The same table after these tokens were taken away."""
        return replace(self, tokens={**self.tokens, token: frozenset(self.at(token)).difference(cells)})


def lay_field(
    board: Iterable[Hex],
    walls: tuple[tuple[Hex, Hex], ...] = (),
    figures: Mapping[Hex, Figure] | None = None,
    tokens: Mapping[Token, Iterable[Hex]] | None = None,
    traps: Mapping[Hex, Trap] | None = None,
) -> Field:
    """A table from hexes; a closed door is a wall for sight, range, monsters and all forced movement.

    GH-OVERLAY-02, GH-OVERLAY-26, GH-LOS-07
    """
    lying = {token: frozenset(hexes) for token, hexes in (tokens or {}).items()}
    floor = frozenset(board) - lying.get(Token.CLOSED_DOOR, frozenset())
    grid, sight, _ = seen_grid(floor, walls, MARGIN)
    return Field(
        grid=grid,
        sight=sight,
        figures={grid.cell(hex_): figure for hex_, figure in (figures or {}).items()},
        tokens={token: frozenset(map(grid.cell, hexes)) for token, hexes in lying.items()},
        traps={grid.cell(hex_): trap for hex_, trap in (traps or {}).items()},
    )


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


def allies_of(field: Field, cell: int) -> list[int]:
    """The other figures on the side of the figure on a cell; nobody is their own ally.  GH-TERM-02"""
    side = field.figures[cell].side
    return sorted(other for other, figure in field.figures.items() if figure.side is side and other != cell)


def enemies_of(field: Field, cell: int) -> list[int]:
    """The figures of the other side.  GH-TERM-04"""
    side = field.figures[cell].side
    return sorted(other for other, figure in field.figures.items() if figure.side is not side)


def hidden_from(field: Field, cell: int) -> set[int]:
    """The invisible enemies of the figure on a cell: none of them can be a target.  GH-COND-24"""
    return {other for other in enemies_of(field, cell) if "invisible" in field.figures[other].conditions}


def in_reach(field: Field, cell: int, reach: int) -> list[int]:
    """The cells that an action with a stated range can affect: hexes counted around walls, and in line of sight.

    Its own hex is always among them.  GH-TERM-12, GH-LOS-04, GH-LOS-06, GH-LOS-07
    """
    return sorted(
        other for other in hexes_within(field.grid, cell, reach) if other == cell or field.sight.sees(cell, other)
    )


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
