"""MONOTH: monsters heal, summon and loot. Where several choices are equal, all are returned and the players decide."""

from __future__ import annotations

from collections.abc import Mapping

from questhall.games.gloomhaven.rules.ground.field import (
    Field,
    Token,
    adjacent,
    allies_of,
    enemies_of,
    in_reach,
    is_empty,
)
from questhall.hex import UNREACHED, steps_from

SELF_ONLY = 0


def heal_candidates(field: Field, healer: int, reach: int) -> list[int]:
    """The healer, and its allies in range and in sight; range 0 is a heal on itself only.

    GH-HEAL-01, GH-HEAL-02, GH-HEAL-03, GH-LOS-04
    """
    within = set(in_reach(field, healer, reach))
    return sorted({healer} | within.intersection(allies_of(field, healer)))


def heal_targets(field: Field, healer: int, reach: int, damage: Mapping[int, int], count: int = 1) -> list[int]:
    """Among those it can heal, the monsters with the most damage taken (by cell); more than `count` if the last of them
    are equally hurt, then the players choose between those.

    GH-MONOTH-01, GH-AMBIG-01
    """
    candidates = heal_candidates(field, healer, reach)
    most = sorted((damage.get(cell, 0) for cell in candidates), reverse=True)[:count]
    return [cell for cell in candidates if damage.get(cell, 0) >= most[-1]]


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


def coins_to_loot(field: Field, looter: int, reach: int) -> list[int]:
    """The hexes with coins in range and in sight; figures and obstacles do not matter.

    GH-MONOTH-09, GH-LOOT-01, GH-LOOT-02, GH-LOS-04
    """
    return [cell for cell in in_reach(field, looter, reach) if cell in field.at(Token.COIN)]


def treasures_to_loot(field: Field, looter: int, reach: int) -> list[int]:
    """The same for treasures, which only characters loot.  GH-LOOT-01, GH-LOOT-02, GH-MONOTH-08"""
    return [cell for cell in in_reach(field, looter, reach) if cell in field.at(Token.TREASURE)]


def monster_loots(field: Field, monster: int, reach: int) -> Field:
    """The table after a monster's loot action: the coins in reach are gone to the supply, treasures stay.

    GH-MONOTH-08, GH-MONOTH-09
    """
    return field.without(Token.COIN, coins_to_loot(field, monster, reach))
