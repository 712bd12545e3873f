"""AREA: patterns of any action, attack or not: where they can be laid, and whom they reach.

The monster mind counts its areas by itself (`attack.py`), fast and for attacks only; the players' ones are laid here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from questhall.games.gloomhaven.rules.combat.sides import Whom
from questhall.games.gloomhaven.rules.ground.field import Field, allies_of, enemies_of, hidden_from
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


def in_area(field: Field, actor: int, area: Area, whom: Whom, needs_sight: bool) -> list[int]:
    """The cells of the figures there that the action targets, none of them invisible enemies; others are left alone.

    Attacks and actions with a stated range need sight.
    GH-AREA-03, GH-AREA-05, GH-AREA-07, GH-AREA-09, GH-LOS-05, GH-COND-24
    """
    hidden = hidden_from(field, actor)
    return [cell for cell in harmed_in(field, actor, area, whom, needs_sight) if cell not in hidden]


def harmed_in(field: Field, actor: int, area: Area, whom: Whom, needs_sight: bool) -> list[int]:
    """The cells of the figures there that suffer damage without a target; the invisible suffer it too.  GH-COND-24"""
    meant = set(_meant(field, actor, whom)) & area
    return sorted(cell for cell in meant if not needs_sight or cell == actor or field.sight.sees(actor, cell))


def _meant(field: Field, actor: int, whom: Whom) -> list[int]:
    """Whom an action is for.  GH-TERM-03"""
    if whom is Whom.ENEMIES:
        return enemies_of(field, actor)
    if whom is Whom.ALLIES:
        return allies_of(field, actor)
    return [actor] if whom is Whom.SELF else [actor, *allies_of(field, actor)]
