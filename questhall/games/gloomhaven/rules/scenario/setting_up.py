"""SETUP and SCEN: the table of a scenario before its first round, and the marks on its hexes."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec

from questhall.games.gloomhaven.content import atlas
from questhall.games.gloomhaven.content.scenario_map import GroundPiece, ScenarioMap
from questhall.games.gloomhaven.rules.monsters.ability_decks import prepare
from questhall.games.gloomhaven.rules.monsters.arrivals import Quest, standees_of
from questhall.games.gloomhaven.rules.scenario.rooms import (
    Explored,
    first_rooms,
    how_far,
    lay_table,
    pieces_in,
    place_monsters,
)
from questhall.games.gloomhaven.state import Abilities, Figure, Standees
from questhall.hex import Hex
from questhall.kernel import Chance, Refusal


class Start(msgspec.Struct):
    """What lies on the table: the open rooms with their tokens and monsters; decks and standees of all types."""

    explored: Explored
    pieces: list[GroundPiece]
    monsters: list[tuple[Hex, Figure]]
    standees: Standees
    abilities: Abilities


def set_up(quest: Quest, chance: Chance) -> Start:
    """Decks and standees of every type on the map are made ready, but only the first room is filled, and no ability
    card is drawn before the first round.

    GH-SETUP-01, GH-SETUP-07, GH-SETUP-08, GH-SETUP-10, GH-SCEN-11
    """
    scenario = atlas.load(quest.scenario)
    explored, standees, abilities = first_rooms(scenario), Standees(), Abilities()
    types = {spot.name for spot in scenario.monsters}
    prepare(abilities, types, chance)
    for type_ in sorted(types):
        standees_of(standees, type_)
    far = how_far(lay_table(scenario, explored, {}), scenario.starts[0])
    placed = place_monsters(quest, explored.rooms, far, standees, chance)
    return Start(explored, pieces_in(scenario, explored.rooms), placed, standees, abilities)


def cannot_start_on(scenario: ScenarioMap, hex_: Hex, taken: Collection[Hex]) -> Refusal | None:
    """A character starts on any starting hex that nobody has taken.  GH-SETUP-09"""
    if hex_ not in scenario.starts:
        return Refusal("start.not-here", "GH-SETUP-09")
    return Refusal("start.taken", "GH-SETUP-09") if hex_ in taken else None


def marks_on(scenario: ScenarioMap, way: Iterable[Hex], read: Collection[str] = ()) -> list[str]:
    """The marks a character comes upon, in order, whose text has not been read.  GH-SCEN-03, GH-SPECIAL-10"""
    found = [mark for hex_ in way for mark, hexes in scenario.marks.items() if hex_ in hexes]
    return [mark for mark in dict.fromkeys(found) if mark not in read]
