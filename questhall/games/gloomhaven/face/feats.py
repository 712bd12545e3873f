"""What makes people smile when a scenario is over, counted by seat from all that was told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from questhall.games.gloomhaven.events import DIED, HIT, LOOTED, MOVED, NEGATED, OPENED, SPRANG
from questhall.games.gloomhaven.state import World
from questhall.kernel.events import Happened

FEATS = {
    "slain": 2,
    "missed": 2,
    "doubled": 2,
    "blow": 8,
    "traps": 1,
    "doors": 2,
    "thrown": 2,
    "coins": 5,
    "hexes": 30,
}
MISS, DOUBLE = "null", "x2"


def counted(told: Sequence[Happened], state: World) -> Sequence[Mapping[str, int]]:
    found: list[Counter[str]] = [Counter() for _ in state.heroes]
    seats = {hero.sheet.job: seat for seat, hero in enumerate(state.heroes)}
    for event in told:
        data = event.data
        who = data.get("attacker", data.get("by", data.get("figure", "")))
        seat = data.get("seat", seats.get(who, -1))
        if seat >= 0:
            add(found[seat], event)
    return found


def add(feats: Counter[str], event: Happened) -> None:
    data = event.data
    if event.kind == DIED.kind:
        feats[f"slain:{type_of(data['figure'])}"] += 1
    elif event.kind == HIT.kind:
        feats["missed"] += MISS in data["cards"]
        feats["doubled"] += DOUBLE in data["cards"]
        feats["blow"] = max(feats["blow"], data["damage"])
    elif event.kind == MOVED.kind:
        feats["hexes"] += data["hexes"]
    elif event.kind == LOOTED.kind:
        feats["coins"] += data["coins"]
    elif event.kind == NEGATED.kind:
        feats["thrown"] += len(data["cards"])
    elif event.kind in (OPENED.kind, SPRANG.kind):
        feats["doors" if event.kind == OPENED.kind else "traps"] += 1


def type_of(figure: str) -> str:
    """`bandit-guard` of `bandit-guard-3`"""
    name, _, number = figure.rpartition("-")
    return name if number.isdecimal() else figure
