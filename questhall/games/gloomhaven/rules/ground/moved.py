"""TERM and MOVE: what makes a figure move, and which of it is forced movement."""

from __future__ import annotations

from enum import Enum

from questhall.games.gloomhaven.rules.combat.conditions import cannot_perform
from questhall.games.gloomhaven.rules.ground.entering import HexEffect, met, met_when_forced, points_needed
from questhall.games.gloomhaven.rules.ground.field import Field, Token
from questhall.games.gloomhaven.rules.ground.forced import Way
from questhall.games.gloomhaven.rules.ground.ground import Gait
from questhall.games.gloomhaven.state import Figure
from questhall.kernel import Refusal


class Cause(Enum):
    """Why a figure leaves its hex."""

    OWN_MOVE = "own-move"
    GRANTED = "granted"  # a Move that an ally was given and may decline
    PUSH = "push"
    PULL = "pull"
    MADE_TO_MOVE = "made-to-move"  # an enemy told to move
    SWAP = "swap"
    SCENARIO = "scenario"


FREE_WILL = frozenset({Cause.OWN_MOVE, Cause.GRANTED})
MOVE_ACTIONS = frozenset({Cause.OWN_MOVE, Cause.GRANTED, Cause.MADE_TO_MOVE})


def is_forced(cause: Cause) -> bool:
    """Everything that the figure does not do of its own will.  GH-TERM-15"""
    return cause not in FREE_WILL


def cannot_be_moved(fighter: Figure, cause: Cause) -> Refusal | None:
    """Who is told to move must be able to: not while immobilized or stunned. PUSH, PULL and a swap ask nobody, but some
    bosses are immune to them.

    GH-TERM-15, GH-COND-14, GH-IX-40, GH-BOSS-05
    """
    if cause.value in fighter.immune:
        return Refusal("move.immune", "GH-BOSS-05")
    return cannot_perform(fighter, "move") if cause in MOVE_ACTIONS else None


def cannot_lead(field: Field, way: Way, cause: Cause) -> Refusal | None:
    """No forced movement onto a closed door.  GH-TERM-15, GH-OVERLAY-26"""
    at_door = any(cell in field.at(Token.CLOSED_DOOR) for cell in way)
    return Refusal("way.closed-door", "GH-OVERLAY-26") if at_door and is_forced(cause) else None


def cost_of(field: Field, way: Way, gait: Gait, cause: Cause) -> int:
    """Difficult terrain costs nothing more in forced movement.  GH-TERM-15, GH-MOVE-11, GH-OVERLAY-14"""
    return len(way) if is_forced(cause) else points_needed(field, way, gait)


def met_on(field: Field, figure: Figure, way: Way, gait: Gait, cause: Cause, damage: int) -> list[HexEffect]:
    """What the figure meets: forced movement springs traps and hazards like walking, jump or no jump.

    GH-TERM-15, GH-MOVE-09, GH-MOVE-11
    """
    if is_forced(cause):
        return met_when_forced(field, figure, way, damage)
    return met(field, way, gait, damage)
