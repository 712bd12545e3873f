"""COMP and SETUP: standees, and the monsters that come to the map with them."""

from __future__ import annotations

import msgspec

from questhall.games.gloomhaven.content import bestiary
from questhall.games.gloomhaven.content.scenario_map import Rank
from questhall.games.gloomhaven.content.terms import Arrival
from questhall.games.gloomhaven.rules.monsters.statistics import make_monster
from questhall.games.gloomhaven.state import Figure, Standees
from questhall.kernel import Chance, Refusal, Refused

FEWEST_CHARACTERS = 2


class Quest(msgspec.Struct, frozen=True):
    """What is fixed when a scenario starts: its map, its level, and C, the number of characters that take part.

    C stays what it is when characters are exhausted.  GH-TERM-18, GH-TERM-19, GH-SCEN-08, GH-IX-13
    """

    scenario: int
    level: int
    characters: int


def standees_of(standees: Standees, type_: str) -> list[int]:
    """The standees of a type that are not on the map.  GH-COMP-02"""
    return standees.of(type_, bestiary.statistics(type_).standees)


def draw_standee(standees: Standees, type_: str, chance: Chance) -> int:
    """One at random, as if they had been shuffled.  GH-SETUP-08, GH-DOOR-03"""
    number: int = chance.draw(standees_of(standees, type_), f"standees.{type_}")
    return number


def cannot_arrive(standees: Standees, type_: str) -> Refusal | None:
    """No standee is left.  GH-COMP-02, GH-MONOTH-03"""
    return None if standees_of(standees, type_) else Refusal("standees.none", "GH-COMP-02", {"type": type_})


def arrive(
    quest: Quest, standees: Standees, type_: str, label: Rank, chance: Chance, arrival: Arrival = "diagram"
) -> Figure:
    """A monster of a type comes to the map, with a random standee.  GH-COMP-02, GH-MONOTH-05, GH-ATK-15"""
    if refusal := cannot_arrive(standees, type_):
        raise Refused(refusal)
    number = draw_standee(standees, type_, chance)
    return make_monster(bestiary.statistics(type_), label, number, quest.level, quest.characters, arrival)
