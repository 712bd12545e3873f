"""MOVE and DOOR: whether a character may walk a way, checked again once a door has shown what is behind it."""

from __future__ import annotations

from questhall.games.gloomhaven.rules.ground.entering import points_needed
from questhall.games.gloomhaven.rules.ground.field import Field, Token
from questhall.games.gloomhaven.rules.ground.forced import Way
from questhall.games.gloomhaven.rules.ground.ground import Gait
from questhall.games.gloomhaven.state import Figure
from questhall.kernel import Refusal


def cannot_go(field: Field, mover: Figure, start: int, way: Way, gait: Gait, points: int) -> Refusal | None:
    """Why a figure that moves by itself cannot go this way with so many points: a step that is none, somebody or
    something in the way, a last hex where it cannot stay, too few points.

    GH-MOVE-01, GH-MOVE-02, GH-MOVE-04, GH-MOVE-05, GH-MOVE-07, GH-MOVE-08, GH-DOOR-09, GH-IX-10
    """
    before = (start, *way)
    for here, next_ in zip(before, way, strict=False):
        if not _is_step(field, here, next_):
            return Refusal("way.no-step", "GH-MOVE-01")
        if gait is Gait.WALK and (refusal := _cannot_pass(field, mover, next_)):
            return refusal
    if way and (refusal := _cannot_stay(field, way[-1], gait)):
        return refusal
    needed = points_needed(field, way, gait)
    return Refusal("way.points", "GH-MOVE-01", {"needed": needed, "points": points}) if needed > points else None


def _is_step(field: Field, here: int, next_: int) -> bool:
    """To a neighbour with no wall between, or onto a closed door.  GH-OVERLAY-02"""
    onto_door = next_ in field.at(Token.CLOSED_DOOR) and next_ - here in field.grid.steps
    return onto_door or next_ in field.grid.neighbours[here]


def _cannot_pass(field: Field, mover: Figure, cell: int) -> Refusal | None:
    """A walker passes its allies, not enemies or obstacles.  GH-MOVE-02, GH-MOVE-05"""
    other = field.figures.get(cell)
    if other is not None and other.side is not mover.side:
        return Refusal("way.enemy", "GH-MOVE-02")
    return Refusal("way.obstacle", "GH-OVERLAY-15") if cell in field.at(Token.OBSTACLE) else None


def _cannot_stay(field: Field, cell: int, gait: Gait) -> Refusal | None:
    """Nobody ends on a figure, and only a flyer on an obstacle.  GH-MOVE-04, GH-MOVE-07, GH-MOVE-08"""
    if cell in field.figures:
        return Refusal("way.occupied", "GH-MOVE-04")
    blocked = gait is not Gait.FLY and cell in field.at(Token.OBSTACLE)
    return Refusal("way.obstacle", "GH-OVERLAY-15") if blocked else None
