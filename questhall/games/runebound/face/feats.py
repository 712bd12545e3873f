"""What makes people smile when an adventure is over, counted by seat from all that was told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from questhall.games.runebound.events import (
    BEAT,
    BOUGHT,
    DEFEATED,
    FAILED_TEST,
    GOLD,
    HEALED,
    HIT,
    MOVED,
    WOUNDED,
)
from questhall.games.runebound.state import World
from questhall.kernel.events import Happened

FEATS = {
    "falls": 1,
    "blow": 5,
    "beaten": 4,
    "failed": 3,
    "wounds": 22,
    "healed": 18,
    "bargains": 8,
    "earned": 18,
    "steps": 60,
}
DEEDS = {
    BEAT.kind: "beaten",
    BOUGHT.kind: "bargains",
    DEFEATED.kind: "falls",
    FAILED_TEST.kind: "failed",
    MOVED.kind: "steps",
}
SUMS = {GOLD.kind: "earned", HEALED.kind: "healed", WOUNDED.kind: "wounds"}


def counted(told: Sequence[Happened], state: World) -> Sequence[Mapping[str, int]]:
    found: list[Counter[str]] = [Counter() for _ in state.heroes]
    seats = {hero.card: seat for seat, hero in enumerate(state.heroes)}
    fighter = -1  # whose combat it is
    for event in told:
        data = event.data
        fighter = data.get("seat", fighter)
        if event.kind in DEEDS:
            found[data["seat"]][DEEDS[event.kind]] += 1
        elif event.kind in SUMS:
            found[data["seat"]][SUMS[event.kind]] += data["amount"]
        elif event.kind == HIT.kind and data["who"] in seats:
            found[seats[data["who"]]]["wounds"] += data["amount"]
        elif event.kind == HIT.kind and fighter >= 0:
            found[fighter]["blow"] = max(found[fighter]["blow"], data["amount"])
    return found
