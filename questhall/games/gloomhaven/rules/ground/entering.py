"""OVERLAY and MOVE: the damage of traps and hazards, what a way costs, and a fall out of flight."""

from __future__ import annotations

from dataclasses import dataclass

from questhall.games.gloomhaven.rules.ground.field import Field, Token, nearest_empty

TRAP_BASE = 2
DIFFICULT_COST = 2


@dataclass(frozen=True, slots=True)
class Fall:
    """A figure that lost flight over an obstacle: its damage, and the hexes it may be moved to."""

    damage: int
    hexes: tuple[int, ...]


def trap_damage(level: int, raised: int = 0) -> int:
    """What a damage trap deals: 2 + L, one more where a variant raises it.  GH-OVERLAY-08, GH-TERM-18"""
    return TRAP_BASE + level + raised


def hazard_damage(damage: int) -> int:
    """Half of the damage-trap damage, rounded down.  GH-OVERLAY-11"""
    return damage // 2


def lose_flight(field: Field, cell: int, damage: int) -> Fall | None:
    """Over an obstacle it suffers a damage trap's damage and is moved to the nearest empty hex.  GH-MOVE-10"""
    if cell not in field.at(Token.OBSTACLE):
        return None
    return Fall(damage, tuple(nearest_empty(field, cell)))
