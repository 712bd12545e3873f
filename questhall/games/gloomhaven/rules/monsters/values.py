"""MONSTAT: what a monster's statistics card and its ability card say together."""

from __future__ import annotations

from dataclasses import dataclass

from questhall.games.gloomhaven.content.actions import NOTHING_STATED, Reach
from questhall.hex import Hex

MELEE = 0
SHORTEST_RANGE = 1
GREY_HEX: Hex = (0, 0)


@dataclass(frozen=True, slots=True)
class Values:
    """The base values of a monster at its level; range 0 is the dash of a melee monster.  GH-MONSTAT-06"""

    hit_points: int
    move: int
    attack: int
    range: int = MELEE


def move_points(values: Values, bonus: int) -> int:
    """Move ±X: base move plus X, at least 0.  GH-MONMOVE-01, GH-MONSTAT-04"""
    return max(0, values.move + bonus)


def attack_value(values: Values, bonus: int) -> int:
    """Attack ±X: base attack plus X, at least 0.  GH-MONATK-01, GH-MONSTAT-05"""
    return max(0, values.attack + bonus)


def attack_range(values: Values, reach: Reach = NOTHING_STATED, pattern: tuple[Hex, ...] = ()) -> int:
    """The range the card states, otherwise the monster's own; a pattern with a grey hex is melee whatever they say.

    GH-MONATK-04, GH-MONSTAT-06, GH-AREA-02
    """
    if GREY_HEX in pattern:
        return MELEE
    if reach.stated is not None:
        return reach.stated
    return max(SHORTEST_RANGE, values.range + reach.bonus) if values.range else MELEE
