"""OVERLAY and MOVE: what a figure meets on its way, hex by hex, and what the way costs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from questhall.games.gloomhaven.rules.ground.field import Field, Token, nearest_empty
from questhall.games.gloomhaven.rules.ground.forced import Way
from questhall.games.gloomhaven.rules.ground.ground import Gait
from questhall.games.gloomhaven.state import Figure

TRAP_BASE = 2
DIFFICULT_COST = 2
HOLDING = frozenset({"immobilize", "stun"})


@dataclass(frozen=True, slots=True)
class Sprung:
    """A trap went off under the figure, and is gone."""

    cell: int
    damage: int
    conditions: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Scorched:
    """The figure entered hazardous terrain, which stays."""

    cell: int
    damage: int


HexEffect = Sprung | Scorched


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


def may_walk(figure: Figure) -> bool:
    """An immobilized or stunned figure makes no move of its own; it can still be moved.  GH-COND-14, GH-IX-40"""
    return HOLDING.isdisjoint(figure.conditions)


def points_needed(field: Field, way: Way, gait: Gait) -> int:
    """One point a hex, two for a difficult one: on every hex of a walk, on the last of a jump, never in flight.

    GH-MOVE-01, GH-MOVE-03, GH-MOVE-07, GH-OVERLAY-14
    """
    rough = sum(cell in field.at(Token.DIFFICULT) for cell in _trodden(way, gait))
    return len(way) + rough * (DIFFICULT_COST - 1)


def met(field: Field, way: Way, gait: Gait, damage: int) -> list[HexEffect]:
    """What a figure meets on a move of its own, in order; `damage` is that of a damage trap.

    Only entering counts: the hex it starts from does nothing, a trap springs once, hazardous terrain each time.
    GH-OVERLAY-05, GH-OVERLAY-06, GH-OVERLAY-11, GH-OVERLAY-12, GH-OVERLAY-13, GH-MOVE-03, GH-MOVE-06, GH-MOVE-07
    """
    effects: list[HexEffect] = []
    armed = dict(field.traps)
    for cell in _trodden(way, gait):
        if trap := armed.pop(cell, None):
            harm = damage if trap.damage is None else trap.damage
            effects.append(Sprung(cell, harm, trap.conditions))
        if cell in field.at(Token.HAZARD):
            effects.append(Scorched(cell, hazard_damage(damage)))
    return effects


def met_when_forced(field: Field, figure: Figure, way: Way, damage: int) -> list[HexEffect]:
    """Forced movement springs traps and hazardous terrain like walking does, unless the figure flies.

    GH-TERM-15, GH-MOVE-09, GH-MOVE-11, GH-FX-09, GH-IX-40, GH-IX-59
    """
    return met(field, way, Gait.FLY if figure.flying else Gait.WALK, damage)


def _trodden(way: Way, gait: Gait) -> Way:
    """The hexes of a way that the figure really sets foot on.  GH-MOVE-06, GH-MOVE-07, GH-MOVE-08"""
    if gait is Gait.FLY:
        return ()
    return way[-1:] if gait is Gait.JUMP else way


def after(field: Field, effects: Iterable[HexEffect]) -> Field:
    """The table once the sprung traps are removed; hazardous terrain stays.  GH-OVERLAY-05, GH-OVERLAY-11"""
    return field.without_traps(effect.cell for effect in effects if isinstance(effect, Sprung))


def lose_flight(field: Field, cell: int, damage: int) -> Fall | None:
    """Over an obstacle it suffers a damage trap's damage and is moved to the nearest empty hex.  GH-MOVE-10"""
    if cell not in field.at(Token.OBSTACLE):
        return None
    return Fall(damage, tuple(nearest_empty(field, cell)))
