"""ATK and SHIELD: damage, what stops it, and what is left of the dead."""

from __future__ import annotations

from questhall.games.gloomhaven.state import Figure


def is_down(fighter: Figure) -> bool:
    """A monster without hit points is dead, a character exhausted.  GH-ATK-12"""
    return fighter.hit_points <= 0


def leaves_coin(fighter: Figure) -> bool:
    """A monster of the setup diagram; not a summoned, spawned or allied one.  GH-ATK-14, GH-ATK-15, GH-IX-47"""
    return fighter.kind == "monster" and fighter.arrival == "diagram" and not fighter.allied
