"""TERM and OVERLAY: what lies where, read once from a position and kept as int cells."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from questhall.games.gloomhaven.position import Position
from questhall.hex import Grid, Hex, Sight, distance
from questhall.hex.bits import BitBoard, Mask, mask_of
from questhall.hex.grid import MARGIN


class Gait(Enum):
    """How the monster moves."""

    WALK = "walk"
    JUMP = "jump"
    FLY = "fly"


@dataclass(frozen=True, slots=True)
class Ground:
    """The board under the monster: walls in the grid, figures as cells, overlays and allies as masks of cells."""

    grid: Grid
    sight: Sight
    board: BitBoard
    monster: int
    allies: Mask
    enemies: tuple[int, ...]
    initiatives: tuple[float, ...]
    obstacles: Mask
    negative: Mask
    difficult: Mask
    gait: Gait
    muddled: bool = False

    def hexes(self, cells: Iterable[int]) -> tuple[Hex, ...]:
        """The hexes of some cells, in reading order."""
        return tuple(sorted(self.grid.hex(cell) for cell in cells))


def read_ground(position: Position) -> Ground:
    """Negative hexes are traps and hazardous terrain alike.  GH-OVERLAY-05, GH-OVERLAY-11, GH-MONTRAP-01"""
    grid, sight, board = _grid_of(position)

    def cells(hexes: Iterable[Hex]) -> Mask:
        return mask_of(map(grid.cell, hexes))

    return Ground(
        grid=grid,
        sight=sight,
        board=board,
        monster=grid.cell(position.monster),
        allies=cells(position.monsters),
        enemies=tuple(grid.cell(enemy.hex) for enemy in position.enemies),
        initiatives=tuple(enemy.initiative for enemy in position.enemies),
        obstacles=cells(position.obstacles),
        negative=cells(position.traps) | cells(position.hazards),
        difficult=cells(position.difficult),
        gait=_gait(position),
        muddled=position.muddled,
    )


def _grid_of(position: Position) -> tuple[Grid, Sight, BitBoard]:
    """Walls are wall hexes, the lines between hexes, and all that is not board.  GH-TERM-10, GH-TERM-11"""
    walls = tuple((hex_, (hex_[0] + dq, hex_[1] + dr)) for hex_, (dq, dr) in position.thin_walls)
    return seen_grid(position.floor, walls, MARGIN + _span(position.aoe))


@lru_cache(maxsize=64)
def seen_grid(floor: frozenset[Hex], walls: tuple[tuple[Hex, Hex], ...], margin: int) -> tuple[Grid, Sight, BitBoard]:
    """A board stays while figures come and go, so its grid and the ways and sight lines found on it are kept."""
    grid = Grid(floor, walls, margin)
    return grid, Sight(grid), BitBoard(grid)


def forget_boards() -> None:
    """Drop the grids that are kept (for measuring)."""
    seen_grid.cache_clear()


def _span(pattern: tuple[Hex, ...]) -> int:
    """How far an area can stick out from a hex it covers or from the monster."""
    return max((distance(a, b) for a in (*pattern, (0, 0)) for b in pattern), default=0)


def _gait(position: Position) -> Gait:
    """Flying includes all that a jump may do.  GH-MOVE-06, GH-MOVE-08"""
    if position.flying:
        return Gait.FLY
    return Gait.JUMP if position.jumping else Gait.WALK
