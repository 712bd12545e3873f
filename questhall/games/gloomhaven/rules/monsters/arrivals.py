"""COMP, SETUP, MONOTH and SPECIAL: standees, and the monsters that come to the map with them."""

from __future__ import annotations

from typing import Literal

import msgspec

from questhall.games.gloomhaven.content import bestiary
from questhall.games.gloomhaven.content.actions import Summon
from questhall.games.gloomhaven.content.scenario_map import Rank
from questhall.games.gloomhaven.content.terms import Arrival
from questhall.games.gloomhaven.rules.ground.field import Field, nearest_empty
from questhall.games.gloomhaven.rules.monsters.statistics import make_monster
from questhall.games.gloomhaven.state import Figure, Standees
from questhall.kernel import Chance, Refusal, Refused

FEWEST_CHARACTERS = 2
Moment = Literal["turn", "end"]  # during a round, or at its end


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


def return_standee(standees: Standees, monster: Figure) -> None:
    """The standee of a dead monster can be placed again.  GH-COMP-02"""
    left = standees_of(standees, monster.name)
    left.append(monster.number)
    left.sort()


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


def summoned(quest: Quest, standees: Standees, action: Summon, summoner: Figure, chance: Chance) -> Figure | None:
    """The monster a card summons, of the rank for this many characters; None where it summons nobody.

    It leaves no coin and does not act this round.  GH-MONOTH-02, GH-MONOTH-03, GH-MONOTH-04, GH-MONOTH-05
    """
    label = action.ranks[quest.characters - FEWEST_CHARACTERS]
    if label == "none" or cannot_arrive(standees, action.type):
        return None
    monster = arrive(quest, standees, action.type, label, chance, "summoned")
    if action.own_hit_points:
        monster.hit_points = min(summoner.hit_points, monster.most_hit_points)
    return monster


def spawn_hexes(field: Field, cell: int) -> list[int]:
    """The stated hex, or the nearest empty ones, of which the players choose.  GH-SPECIAL-01"""
    return nearest_empty(field, cell)


def sits_out(arrival: Arrival, round_: int, moment: Moment = "turn") -> int:
    """The round in which a monster that came now does not act (`Standee.summoned_in`); 0 if it acts at once.

    Revealed and spawned monsters act in the round they come, but not those spawned at its end, nor those that a
    monster summoned.  GH-DOOR-08, GH-SPECIAL-02, GH-SPECIAL-03, GH-MONOTH-04, GH-IX-14
    """
    return round_ if arrival == "summoned" or moment == "end" else 0
