"""COMP and SETUP: standees, and the monsters that come to the map with them."""

from __future__ import annotations

from questhall.games.gloomhaven.content import bestiary
from questhall.games.gloomhaven.state import Standees
from questhall.kernel import Chance

FEWEST_CHARACTERS = 2


def standees_of(standees: Standees, type_: str) -> list[int]:
    """The standees of a type that are not on the map.  GH-COMP-02"""
    return standees.of(type_, bestiary.statistics(type_).standees)


def draw_standee(standees: Standees, type_: str, chance: Chance) -> int:
    """One at random, as if they had been shuffled.  GH-SETUP-08, GH-DOOR-03"""
    number: int = chance.draw(standees_of(standees, type_), f"standees.{type_}")
    return number
