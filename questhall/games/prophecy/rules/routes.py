"""BOARD, MOVE: what the board offers from each location, worked out once."""

from __future__ import annotations

from functools import cache
from typing import Any

from questhall.games.prophecy.content.cards import CARDS, RING
from questhall.games.prophecy.rules import board
from questhall.games.prophecy.rules.board import NAMES
from questhall.games.prophecy.rules.skills import GIVERS
from questhall.games.prophecy.state import PLANES

WORKS = {  # instead of movement: price, then what it brings
    "work": ("city", (("mana", 1),), "earn", 2, "PR-LOC-CITY-01"),
    "train": ("fortress", (("health", 1),), "learn", 2, "PR-LOC-FORTRESS-01"),
    "dirty-work": ("thieves-guild", (("health", 1),), "earn", 3, "PR-LOC-THIEVES-01"),
}
Move = tuple[str, Any]


def routes(at: int) -> list[tuple[str, Move]]:
    """What the board itself offers from a location: walk, horse, ship, gate.  PR-MOVE-03 to PR-MOVE-06"""
    found: list[tuple[str, Move]] = []
    found += [(f"walk:{NAMES[goal]}", ("walk", goal)) for goal in board.steps(at, 1)]
    found += [(f"horse:{NAMES[goal]}", ("horse", goal)) for goal in board.steps(at, 2)]
    if at in board.PORTS:
        found += [(f"ship:{NAMES[goal]}", ("ship", goal)) for goal in board.next_ports(at)]
    if at in board.GATES:
        found += [(f"gate:{NAMES[goal]}", ("gate", goal)) for goal in board.GATES if goal != at]
    return found


ROUTES = [routes(at) for at in range(board.SIZE)]
FAR = [
    [(f"ship:{NAMES[goal]}", ("ship", goal)) for goal in board.PORTS if at in board.PORTS and goal != at]
    for at in range(board.SIZE)
]
ASSAULTS: list[list[tuple[str, Move]]] = [
    [(f"assault:{PLANES[plane]}", ("assault", plane)) for plane in place.planes] for place in RING
]
CARRIERS = frozenset(card.id for card in CARDS.values() if any(act.when == "move" for act in card.text.activations))
FARES = ("horse", "ship", "gate")
FREE_RIDES = GIVERS["ride-free"] | GIVERS["sail-free"] | GIVERS["gate-free"]
PURSES: tuple[tuple[str, ...], ...] = ((), ("horse", "ship"), FARES)  # what 0, 1 and 2 gold can pay
WORK_AT: list[list[tuple[str, Move]]] = [
    [(work, ("work", work)) for work, (where, *_) in WORKS.items() if where == place.id] for place in RING
]
TOILS = GIVERS["smith"] | {
    card.id for card in CARDS.values() if any(a.when == "instead" for a in card.text.activations)
}
CLOSED: list[list[tuple[str, Move]]] = [  # what is refused there, for explanations only
    [(f"ship:{NAMES[goal]}", ("ship", goal)) for goal in board.PORTS if at not in (*board.PORTS, goal)]
    + [(f"gate:{NAMES[goal]}", ("gate", goal)) for goal in board.GATES if at not in (*board.GATES, goal)]
    + [(f"assault:{PLANES[plane]}", ("assault", plane)) for plane in range(5) if at not in board.DOORS[plane]]
    for at in range(board.SIZE)
]


@cache
def on_board(at: int, paid: tuple[str, ...]) -> dict[str, Move]:
    return {"stay": ("stay", at)} | {key: way for key, way in ROUTES[at] if way[0] == "walk" or way[0] in paid}
