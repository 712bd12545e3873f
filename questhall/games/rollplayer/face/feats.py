"""What makes people smile when a hero is over, counted by seat from all that was told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from questhall.games.rollplayer.events import (
    BOUGHT,
    DISCARDED,
    GAINED,
    PLACED,
    REROLLED,
    STOLE,
    SWAPPED,
    TURNED,
)
from questhall.games.rollplayer.state import World
from questhall.kernel.events import Happened

FEATS = {
    "stolen": 2,
    "same": 1,
    "sixes": 4,
    "ones": 4,
    "turned": 3,
    "swapped": 3,
    "sold-off": 3,
    "spent": 28,
    "pocketed": 30,
}
DEEDS = {TURNED.kind: "turned", SWAPPED.kind: "swapped", DISCARDED.kind: "sold-off"}
LOWEST, HIGHEST = "1", "6"


def counted(told: Sequence[Happened], state: World) -> Sequence[Mapping[str, int]]:
    found: list[Counter[str]] = [Counter() for _ in state.heroes]
    for event in told:
        if "seat" in event.data:
            found[event.data["seat"]].update(feats(event))
    return found


def feats(event: Happened) -> Mapping[str, int]:
    data = event.data
    if event.kind == PLACED.kind:
        return {HIGHEST: {"sixes": 1}, LOWEST: {"ones": 1}}.get(data["die"][-1], {})
    if event.kind == REROLLED.kind:
        return {"same": 1} if data["before"] == data["after"] else {}
    if event.kind in (STOLE.kind, GAINED.kind):
        return {"stolen" if event.kind == STOLE.kind else "pocketed": data["gold"]}
    if event.kind == BOUGHT.kind:
        return {"spent": data["gold"]}
    return {DEEDS[event.kind]: 1} if event.kind in DEEDS else {}
