"""AREA: patterns of any action, attack or not: where they can be laid, and whom they reach.

The monster mind counts its areas by itself (`attack.py`), fast and for attacks only; the players' ones are laid here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from questhall.games.gloomhaven.rules.ground.field import Field
from questhall.games.gloomhaven.rules.monsters.values import GREY_HEX
from questhall.hex import DIRECTIONS, Hex, hexes_within, placements, shapes

Area = frozenset[int]


def ways_to_lay(field: Field, actor: int, pattern: Sequence[Hex], reach: int = 0) -> list[Area]:
    """The open cells that each legal placement covers; a grey hex is the actor's own, whatever the range.

    GH-AREA-01, GH-AREA-02, GH-AREA-04, GH-AREA-09
    """
    if GREY_HEX in pattern:
        return ways_around(field, actor, [hex_ for hex_ in pattern if hex_ != GREY_HEX])
    return ways_in_range(field, actor, pattern, reach)


def ways_around(field: Field, actor: int, red: Iterable[Hex]) -> list[Area]:
    """A melee area, its red hexes counted from the actor's own.  GH-AREA-01, GH-AREA-02"""
    return _open_cells(field, (_moved(shape, field.grid.hex(actor)) for shape in shapes(red)))


def ways_in_range(field: Field, actor: int, red: Sequence[Hex], reach: int) -> list[Area]:
    """An area at range, wherever its drawing has the origin.  GH-AREA-01, GH-AREA-04"""
    pins = _hexes_in_range(field, actor, reach)
    return _open_cells(field, (_moved(shape, pin) for shape in placements(red) for pin in pins))


def _open_cells(field: Field, laid: Iterable[list[Hex]]) -> list[Area]:
    return sorted({frozenset(map(field.grid.cell, filter(field.grid.holds, hexes))) for hexes in laid}, key=sorted)


def _moved(shape: Iterable[Hex], to: Hex) -> list[Hex]:
    return [(q + to[0], r + to[1]) for q, r in shape]


def _hexes_in_range(field: Field, actor: int, reach: int) -> set[Hex]:
    """One hex of the area must be in range; it may be empty and even a wall, which the last step enters.  GH-AREA-04"""
    found = {field.grid.hex(cell) for cell in hexes_within(field.grid, actor, reach)}
    nearer = [field.grid.hex(cell) for cell in hexes_within(field.grid, actor, reach - 1)]
    beside = {(q + dq, r + dr) for q, r in nearer for dq, dr in DIRECTIONS}
    return found | {hex_ for hex_ in beside if not field.grid.holds(hex_)}
