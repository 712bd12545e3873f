"""ITEM: what worn items do by themselves: at the end of a turn, among monsters, instead of a condition."""

from __future__ import annotations

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content.equipment import Item, Need
from questhall.games.gloomhaven.rules.play.afflicting import restore
from questhall.games.gloomhaven.rules.play.purse import learn, worn
from questhall.games.gloomhaven.rules.play.table import beside, hostile
from questhall.games.gloomhaven.state import Figure, M, World


def is_met(w: World, own: Figure, need: Need) -> bool:
    """Whether what an item waits for is so.  GH-ITEM-07"""
    hero = w.heroes[own.seat]
    if need.kind == "moved-least":
        return hero.moved >= need.number
    if need.kind == "moved-most":
        return hero.moved <= need.number
    if need.kind == "monsters-beside":
        return sum(beside(w, own, each) for each in hostile(w)) >= need.number
    return True


def working(w: World, own: Figure, window: str) -> list[Item]:
    """Worn items of a moment that work now; a stunned character's do not.  GH-ITEM-07, GH-ITEM-17"""
    if own.kind != "character" or "stun" in own.conditions:
        return []
    mine = [item for item in worn(w.heroes[own.seat]) if item.window == window]
    return [item for item in mine if item.need is None or is_met(w, own, item.need)]


def end_of_turn(m: M, own: Figure) -> None:
    """What items give for the way that the turn went.  GH-ITEM-07"""
    for item in working(m.state, own, "turn-end"):
        m.tell(events.USED_ITEM, own.seat, item.id)
        learn(m, own.seat, item.xp)
        if item.heal:
            restore(m, own, item.heal, own)
        if item.shield:
            own.shield = [*own.shield, item.shield]
            m.tell(events.GAINED, own.id, "shield", item.shield)


def shield_worn(w: World, own: Figure) -> int:
    """What items without a moment add to all shields.  GH-SHIELD-02"""
    return sum(item.shield for item in working(w, own, ""))
