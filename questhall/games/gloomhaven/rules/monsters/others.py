"""MONOTH and OVERLAY: where monsters summon and make traps. Of several hexes the players choose."""

from __future__ import annotations

from questhall.games.gloomhaven.rules.ground.field import (
    Field,
    adjacent,
    enemies_of,
    is_empty,
)
from questhall.hex import UNREACHED, steps_from


def summon_hexes(field: Field, summoner: int) -> list[int]:
    """The empty hexes adjacent to a summoner; without one it cannot summon.  GH-SUMMON-01, GH-MONOTH-03"""
    return [cell for cell in adjacent(field, summoner) if is_empty(field, cell)]


def monster_summon_hexes(field: Field, summoner: int, standees_left: int) -> list[int]:
    """The empty adjacent hexes nearest to an enemy; none if the standees of the type are used up.

    GH-MONOTH-02, GH-MONOTH-03, GH-AMBIG-01
    """
    hexes = summon_hexes(field, summoner) if standees_left > 0 else []
    far = {cell: _nearest_enemy(field, summoner, cell) for cell in hexes}
    least = min(far.values(), default=UNREACHED)
    return [cell for cell in hexes if far[cell] == least]


def _nearest_enemy(field: Field, monster: int, cell: int) -> int:
    """Hexes from a cell to the monster's nearest enemy, counted like range.  GH-TERM-12"""
    steps = steps_from(field.grid, cell)
    return min((steps[enemy] for enemy in enemies_of(field, monster)), default=UNREACHED)


def trap_hexes(field: Field, monster: int) -> list[int]:
    """Where a monster's card lets it make a trap: the adjacent empty hexes nearest to an enemy, like a summons.

    GH-OVERLAY-10, GH-MONOTH-02, GH-AMBIG-01
    """
    return monster_summon_hexes(field, monster, standees_left=1)
