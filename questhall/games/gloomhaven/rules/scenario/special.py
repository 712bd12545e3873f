"""SPECIAL: marked hexes whose text is read, for scenarios to come."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from questhall.games.gloomhaven.content.scenario_map import ScenarioMap
from questhall.hex import Hex


def marks_on(scenario: ScenarioMap, way: Iterable[Hex], read: Collection[str] = ()) -> list[str]:
    """The marks a character comes upon, in order, whose text has not been read.  GH-SCEN-03, GH-SPECIAL-10"""
    found = [mark for hex_ in way for mark, hexes in scenario.marks.items() if hex_ in hexes]
    return [mark for mark in dict.fromkeys(found) if mark not in read]
