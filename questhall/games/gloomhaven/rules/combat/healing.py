"""HEAL: hit points come back, unless poison is in the way."""

from __future__ import annotations

from questhall.games.gloomhaven.rules.combat.harm import is_down
from questhall.games.gloomhaven.state import Figure


def heal(fighter: Figure, points: int) -> int:
    """Heal X on a figure; how many hit points it got back.

    POISON goes and nothing is restored; WOUND goes and the heal works; both are gone also at full hit points.
    GH-HEAL-01, GH-HEAL-04, GH-HEAL-05, GH-COND-10, GH-COND-12, GH-COND-13, GH-IX-03
    """
    if is_down(fighter):
        return 0
    poisoned = "poison" in fighter.conditions
    for condition in ("poison", "wound"):
        fighter.conditions.pop(condition, None)
    if poisoned:
        return 0
    restored = min(points, fighter.most_hit_points - fighter.hit_points)
    fighter.hit_points += restored
    return restored
