"""The scenario maps of the base game, read from `maps/` when they are first asked for."""

from functools import cache
from pathlib import Path

from questhall.games.gloomhaven.content.notation.maps import parse
from questhall.games.gloomhaven.content.scenario_map import MapError, ScenarioMap
from questhall.kernel import Shelf

BROUGHT: Shelf[int, ScenarioMap] = Shelf()  # of tables that play scenarios of their own
MAPS = Path(__file__).parent / "maps"
FIRST, LAST = 1, 95
RANDOM_DUNGEON = 55  # built from drawn cards, so it has no map


def numbers() -> list[int]:
    """The scenarios that have a map."""
    return [number for number in range(FIRST, LAST + 1) if number != RANDOM_DUNGEON]


def load(number: int) -> ScenarioMap:
    """The map of a scenario."""
    return BROUGHT.get(number) or _printed(number)


@cache
def _printed(number: int) -> ScenarioMap:
    if number == RANDOM_DUNGEON:
        raise MapError(f"scenario {number} is the random dungeon and has no map of its own")
    if number not in numbers():
        raise MapError(f"there is no scenario {number}: choose {FIRST} to {LAST} (except {RANDOM_DUNGEON})")
    path = MAPS / f"{number:02}.map"
    return parse(path.read_text(encoding="utf-8"), path.name)
