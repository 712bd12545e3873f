"""What the floor of each side of a map tile looks like.

The box names tiles by letters alone; the kinds here are ours, read off the doors and corridors that all the scenarios
lay beside a side: stone doors and dressed stone, light fog and earth, dark fog and natural stone, wooden doors.
"""

from __future__ import annotations

from typing import Literal

from questhall.games.gloomhaven.content.scenario_map import ScenarioMap
from questhall.hex import Hex

FloorKind = Literal["stone", "earth", "cave", "wood"]

SIDES: dict[FloorKind, str] = {
    "stone": "A1a A2a A3b A4b B2b B3b C1a C2b D1a D2a E1a F1a G1b H1b H3b I1b J1a J2a K1a K2b L1a L2b M1a N1b",
    "earth": "A4a B1b C2a D1b F1b G1a H2b L1b L3a M1b",
    "cave": "A2b A3a B4b D2b E1b G2a H1a H2a I2a J1b J2b K1b K2a L2a L3b N1a",
    "wood": "B1a B2a B3a B4a C1b G2b H3a I1a I2b",
}
TILES: dict[str, FloorKind] = {side: kind for kind, sides in SIDES.items() for side in sides.split()}
CORRIDORS: dict[str, FloorKind] = {
    "manmade-stone": "stone",
    "earth": "earth",
    "natural-stone": "cave",
    "wood": "wood",
}


def floor_under(scenario: ScenarioMap, hex_: Hex) -> FloorKind:
    """A corridor's own, else that of the tile."""
    corridor = next((way.name for way in scenario.passages if way.hex == hex_ and way.kind == "corridor"), "")
    return CORRIDORS[corridor] if corridor else TILES[scenario.tile_of[hex_].name]
