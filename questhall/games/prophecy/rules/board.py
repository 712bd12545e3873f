"""BOARD: the ring, its ports and gates, and the planes beside it."""

from __future__ import annotations

from questhall.games.prophecy.content.cards import CHARACTERS, RING, SPOT
from questhall.games.prophecy.state import PLANES

SIZE = len(RING)
NAMES = [place.id for place in RING]
PORTS = tuple(at for at, place in enumerate(RING) if place.port)
GATES = tuple(at for at, place in enumerate(RING) if place.gate)
DOORS = {plane: tuple(at for at, place in enumerate(RING) if plane in place.planes) for plane in range(len(PLANES))}


def steps(at: int, count: int) -> tuple[int, int]:
    """So many locations on, to either side.  PR-BOARD-11, PR-BOARD-19"""
    return (at + count) % SIZE, (at - count) % SIZE


def next_ports(at: int) -> tuple[int, ...]:
    """The nearest port to the left and to the right.  PR-MOVE-05, PR-BOARD-20"""
    here = PORTS.index(at)
    return PORTS[(here + 1) % len(PORTS)], PORTS[here - 1]


def of_terrain(terrain: str) -> tuple[int, ...]:
    return tuple(at for at, place in enumerate(RING) if place.terrain == terrain)


def clockwise_from(start: int, terrain: str) -> list[int]:
    """Locations of a terrain, beginning with the start and going clockwise.  PR-CHANCE-TERRAIN-02"""
    return sorted(of_terrain(terrain), key=lambda at: (at - start) % SIZE)


def far(move: str) -> int:
    """The number of `exactly 3`, `up to 3`."""
    return int(move.rpartition(" ")[2])


def reach(move: str, at: int, character: str) -> tuple[int, ...]:
    """Where a movement skill, spell or item leads from here.  PR-MOVE-07"""
    if move == "anywhere":
        found: tuple[int, ...] = tuple(range(SIZE))
    elif move == "home":
        found = tuple(SPOT[guild] for guild in CHARACTERS[character].guilds)
    elif move.startswith("any "):
        found = of_terrain(move[4:])
    elif move.startswith("exactly "):
        found = steps(at, far(move))
    else:
        found = tuple(goal for count in range(1, far(move) + 1) for goal in steps(at, count))
    return tuple(goal for goal in found if goal != at)
