"""Scrolls with a target: (what they can be used on, what they do)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from questhall.games.prophecy import events as e
from questhall.games.prophecy.content.cards import ARTIFACTS, CREATURES
from questhall.games.prophecy.rules import decks, markers
from questhall.games.prophecy.rules.characters import hero_of
from questhall.games.prophecy.rules.order import turn_of
from questhall.games.prophecy.state import M
from questhall.kernel import Seat

WISH_XP = 8
Options = list[tuple[str, Any]]


def victims(m: M, seat: Seat, verb: str) -> Options:
    """Items of characters in the same location, artifacts excepted.  PR-CARD-THEFTSCROLL-01"""
    at = hero_of(m, seat).at
    found: Options = []
    for other, hero in enumerate(m.state.heroes):
        if other != seat and hero.character and hero.at == at:
            items = [item for item in hero.items + hero.damaged if item not in ARTIFACTS]
            found += [(f"{verb}:{item}:{other + 1}", (other, item)) for item in items]
    return found


def stealing(m: M, seat: Seat) -> Options:
    return victims(m, seat, "steal")


def steal(m: M, seat: Seat, target: tuple[Seat, str]) -> None:
    decks.pass_on(m, target[0], seat, target[1])


def decay(m: M, seat: Seat) -> Options:
    return victims(m, seat, "rot")


def rot(m: M, seat: Seat, target: tuple[Seat, str]) -> None:
    decks.lose_item(m, *target)


def destruction(m: M, seat: Seat) -> Options:
    """A creature lying here, while it is to be fought."""
    turn = turn_of(m)
    if turn is None or turn.phase != "fight":
        return []
    return [(f"destroy:{foe}", foe) for foe in decks.creatures_at(m.state, hero_of(m, seat).at) if foe in CREATURES]


def destroy(m: M, seat: Seat, foe: str) -> None:
    """The creature goes without a reward, and with it what it robbed."""
    decks.clear(m, foe)
    m.tell(e.DESTROYED, foe)
    if "rob-item" in CREATURES[foe].rules:
        for item in m.state.loot:
            decks.scrap(m, item)
        m.state.loot, m.state.ruined = [], []
    elif "rob-gold" in CREATURES[foe].rules:
        m.state.hoard = 0


def wishes(m: M, seat: Seat) -> Options:
    return [("wish-strength", "strength"), ("wish-will", "will"), ("wish-xp", "xp")]


def wish(m: M, seat: Seat, what: str) -> None:
    """A Strength, a Will or experience."""
    if what == "strength":
        markers.gain_strength(m, seat, 1)
    elif what == "will":
        markers.gain_will(m, seat, 1)
    else:
        markers.learn(m, seat, WISH_XP)


ITEM_EFFECTS: dict[str, tuple[Callable[[M, Seat], Options], Callable[[M, Seat, Any], None]]] = {
    "stealing": (stealing, steal),
    "decay": (decay, rot),
    "destruction": (destruction, destroy),
    "wishes": (wishes, wish),
}
