"""What makes people smile when a game is over, counted by seat from all that was told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from questhall.games.prophecy.events import (
    ATTACKED,
    CAST,
    DAMAGED,
    DIED,
    FOUGHT,
    LODGED,
    MOVED,
    ROLLED,
    TOOK,
    WON,
    WORKED,
)
from questhall.games.prophecy.state import World
from questhall.kernel.events import Happened

FEATS = {
    "broken": 1,
    "lives": 1,
    "robbed": 1,
    "hair": 2,
    "beaten": 8,
    "sixes": 6,
    "nights": 2,
    "jobs": 3,
    "spells": 8,
    "stages": 22,
}
DEEDS = {
    DIED.kind: "lives",
    TOOK.kind: "robbed",
    LODGED.kind: "nights",
    WORKED.kind: "jobs",
    CAST.kind: "spells",
    MOVED.kind: "stages",
}
HIGHEST = 6


def counted(told: Sequence[Happened], state: World) -> Sequence[Mapping[str, int]]:
    found: list[Counter[str]] = [Counter() for _ in state.heroes]
    lead, foe = 0, ""
    for event in told:
        data = event.data
        if event.kind == FOUGHT.kind:
            foe = data["card"]
        elif event.kind == ROLLED.kind:
            lead = data["mine"] - data["theirs"]
            found[data["seat"]]["sixes"] += data["light"].count(HIGHEST)
        elif event.kind == WON.kind:
            found[data["seat"]].update({"hair": int(lead == 1), "beaten": int(bool(foe))})
        elif event.kind == DAMAGED.kind:
            found[data["seat"]][f"broken:{data['card']}"] += 1
        elif event.kind in DEEDS:
            found[data["seat"]][DEEDS[event.kind]] += 1
        foe = "" if event.kind == ATTACKED.kind else foe
    return found
