"""LEVEL and the solo variant: the scenario level and all that follows from it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from questhall.games.gloomhaven.rules.ground.entering import hazard_damage, trap_damage
from questhall.kernel import Refusal

Difficulty = Literal["easy", "normal", "hard", "very-hard"]

LOWEST, HIGHEST = 0, 7
FEWEST, MOST = 2, 4  # characters.  GH-SETUP-16
SHIFT: dict[Difficulty, int] = {"easy": -1, "normal": 0, "hard": 1, "very-hard": 2}
GOLD_PER_COIN = (2, 2, 3, 3, 4, 4, 5, 6)
BONUS_XP_BASE, BONUS_XP_STEP = 4, 2
RAISED_BY = 1  # in solo play and with open information


@dataclass(frozen=True, slots=True)
class Stakes:
    """What a scenario level means: a row of table T2, or of T8."""

    monsters: int
    gold: int
    trap: int
    hazard: int
    bonus_xp: int


def recommended_level(levels: Sequence[int]) -> int:
    """Half of the average character level, rounded up.  GH-LEVEL-02, GH-HAND-04"""
    return math.ceil(Fraction(sum(levels), 2 * len(levels)))


def scenario_level(levels: Sequence[int], difficulty: Difficulty = "normal") -> int:
    """The recommended level, shifted by the difficulty, within 0 and 7.  GH-LEVEL-01, GH-LEVEL-03"""
    return min(HIGHEST, max(LOWEST, recommended_level(levels) + SHIFT[difficulty]))


def cannot_play_at(level: int, raised: bool = False) -> Refusal | None:
    """From 0 to 7; where monsters are raised, to 6: no card has a monster level 8.  GH-LEVEL-01, GH-VAR-SOLO-03"""
    highest = HIGHEST - RAISED_BY if raised else HIGHEST
    rule = "GH-VAR-SOLO-03" if raised else "GH-LEVEL-01"
    return None if LOWEST <= level <= highest else Refusal("level.range", rule, {"level": level, "most": highest})


def bonus_xp(level: int) -> int:
    """4 + 2L.  GH-ENDSCEN-10"""
    return BONUS_XP_BASE + BONUS_XP_STEP * level


def stakes(level: int, raised: bool = False) -> Stakes:
    """Monster level, gold per coin, damage of traps and hazards, bonus XP. Solo play and open information raise the
    monsters and the traps by 1, and nothing else.

    GH-LEVEL-04, GH-LEVEL-05, GH-VAR-SOLO-02, GH-VAR-OPEN-01, GH-IX-52, GH-OVERLAY-11
    """
    more = RAISED_BY if raised else 0
    trap = trap_damage(level, more)
    return Stakes(level + more, GOLD_PER_COIN[level], trap, hazard_damage(trap), bonus_xp(level))
