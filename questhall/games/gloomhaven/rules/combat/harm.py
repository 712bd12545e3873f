"""ATK and SHIELD: damage, what stops it, and what is left of the dead."""

from __future__ import annotations

from questhall.games.gloomhaven.state import Figure


def is_down(fighter: Figure) -> bool:
    """A monster without hit points is dead, a character exhausted.  GH-ATK-12"""
    return fighter.hit_points <= 0


def suffer(fighter: Figure, damage: int) -> bool:
    """Lose hit points by any source; no shield counts here. True if that brings the figure down.

    GH-ATK-12, GH-ATK-16, GH-SHIELD-03, GH-IX-04
    """
    standing = not is_down(fighter)
    fighter.hit_points = max(0, fighter.hit_points - max(0, damage))
    return standing and is_down(fighter)


def leaves_coin(fighter: Figure) -> bool:
    """A monster of the setup diagram; not a summoned, spawned or allied one.  GH-ATK-14, GH-ATK-15, GH-IX-47"""
    return fighter.kind == "monster" and fighter.arrival == "diagram"
