"""BOARD, MOVE: what the board offers from each location, worked out once."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from questhall.games.prophecy.content.cards import CARDS, RING, Price
from questhall.games.prophecy.rules import board
from questhall.games.prophecy.rules.board import NAMES
from questhall.games.prophecy.state import PLANES


class Work(msgspec.Struct, frozen=True):
    """What is done in a place instead of movement, for what price, and what it brings."""

    place: str
    price: Price
    coin: str
    amount: int


WORKS = {
    "work": Work("city", (("mana", 1),), "gold", 2),  # PR-LOC-CITY-01
    "train": Work("fortress", (("health", 1),), "xp", 2),  # PR-LOC-FORTRESS-01
    "dirty-work": Work("thieves-guild", (("health", 1),), "gold", 3),  # PR-LOC-THIEVES-01
}
FARES = {"horse": 1, "ship": 1, "gate": 2}  # gold for a way of travelling  PR-MOVE-04, PR-MOVE-05, PR-MOVE-06
FREE = {"horse": "ride-free", "ship": "sail-free", "gate": "gate-free"}  # what makes it cost nothing
RIDE = 2  # locations on horseback  PR-MOVE-04
Move = tuple[str, Any]


def routes(at: int) -> list[tuple[str, Move]]:
    """What the board itself offers from a location: walk, horse, ship, gate.  PR-MOVE-03 to PR-MOVE-06"""
    found: list[tuple[str, Move]] = []
    found += [(f"walk:{NAMES[goal]}", ("walk", goal)) for goal in board.steps(at, 1)]
    found += [(f"horse:{NAMES[goal]}", ("horse", goal)) for goal in board.steps(at, RIDE)]
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
CARRIERS = CARDS.where(lambda card: any(act.when == "move" for act in card.text.activations))
FREE_RIDES = CARDS.where(lambda card: card.text.flags & set(FREE.values()))
WORK_AT: list[list[tuple[str, Move]]] = [
    [(work, ("work", work)) for work, said in WORKS.items() if said.place == place.id] for place in RING
]
TOILS = CARDS.where(
    lambda card: "smith" in card.text.flags or any(act.when == "instead" for act in card.text.activations)
)
CLOSED: list[list[tuple[str, Move]]] = [  # what is refused there, for explanations only
    [(f"ship:{NAMES[goal]}", ("ship", goal)) for goal in board.PORTS if at not in (*board.PORTS, goal)]
    + [(f"gate:{NAMES[goal]}", ("gate", goal)) for goal in board.GATES if at not in (*board.GATES, goal)]
    + [(f"assault:{PLANES[plane]}", ("assault", plane)) for plane in range(5) if at not in board.DOORS[plane]]
    for at in range(board.SIZE)
]


@cache
def on_board(at: int, paid: tuple[str, ...]) -> dict[str, Move]:
    return {"stay": ("stay", at)} | {key: way for key, way in ROUTES[at] if way[0] == "walk" or way[0] in paid}
