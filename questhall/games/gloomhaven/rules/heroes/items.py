"""ITEM and RECOV: using an item, turning it, refreshing it."""

from __future__ import annotations

from questhall.games.gloomhaven.content.components import Item, Items, ItemSymbol
from questhall.games.gloomhaven.rules.combat.conditions import cannot_perform
from questhall.games.gloomhaven.rules.legal import insist
from questhall.games.gloomhaven.state import Figure, Held, Hero, ItemState
from questhall.kernel import Refusal

AFTER_USE: dict[ItemSymbol, ItemState] = {"": "ready", "rotate": "rotated", "use-up": "used-up"}


def held(hero: Hero, number: int) -> Held | None:
    """The item in the equipment; whatever else is owned stays outside.  GH-TERM-21"""
    return next((each for each in hero.equipment if each.number == number), None)


def cannot_use_item(hero: Hero, figure: Figure, item: Item, drawn: bool = False) -> Refusal | None:
    """It must be equipped and ready, its owner not stunned; what changes an attack comes before the modifier card.

    GH-TERM-21, GH-ITEM-05, GH-ITEM-06, GH-ITEM-13, GH-ITEM-17
    """
    mine = held(hero, item.number)
    if mine is None:
        return Refusal("item.not-equipped", "GH-TERM-21", {"item": item.number})
    if mine.state != "ready":
        return Refusal(f"item.{mine.state}", "GH-ITEM-05" if mine.state == "rotated" else "GH-ITEM-06")
    if drawn and item.changes_attack:
        return Refusal("item.drawn", "GH-ITEM-13")
    return cannot_perform(figure, "item")


def use_item(hero: Hero, figure: Figure, item: Item, drawn: bool = False) -> None:
    """Every application is a use; off its last slot (or at once, without slots) the item turns as its symbol says.

    GH-ITEM-05, GH-ITEM-06, GH-ITEM-07, GH-ITEM-08, GH-ITEM-16
    """
    insist(cannot_use_item(hero, figure, item, drawn))
    mine = held(hero, item.number)
    assert mine is not None
    mine.used += 1
    if mine.used >= item.slots:
        mine.state = AFTER_USE[item.symbol]
        mine.used = 0


def forced_items(hero: Hero, figure: Figure, items: Items, trigger: str) -> list[int]:
    """Items with slots whose condition occurs: they must be used each time.  GH-ITEM-09"""
    asked = [items[each.number] for each in hero.equipment]
    forced = [item for item in asked if item.slots and item.trigger == trigger]
    return [item.number for item in forced if cannot_use_item(hero, figure, item) is None]


def cannot_refresh(hero: Hero, item: Item, state: ItemState) -> Refusal | None:
    """An effect names the state it works on; some items stay used up.  GH-RECOV-04, GH-RECOV-05"""
    mine = held(hero, item.number)
    if mine is None or mine.state != state:
        return Refusal("refresh.state", "GH-RECOV-05", {"state": state})
    return Refusal("refresh.never", "GH-RECOV-04") if state == "used-up" and item.no_refresh else None


def refresh(hero: Hero, item: Item, state: ItemState) -> None:
    """It can be used again.  GH-RECOV-06"""
    insist(cannot_refresh(hero, item, state))
    mine = held(hero, item.number)
    assert mine is not None
    mine.state, mine.used = "ready", 0


def refresh_rotated(hero: Hero) -> None:
    """A long rest refreshes all rotated items and no used-up ones.  GH-REST-08, GH-ITEM-05, GH-ITEM-06"""
    for each in hero.equipment:
        if each.state == "rotated":
            each.state, each.used = "ready", 0


def refresh_all(hero: Hero) -> None:
    """Between scenarios nothing stays used up.  GH-ITEM-10, GH-ENDSCEN-05"""
    hero.sheet.used_on_the_road = []
    for each in hero.equipment:
        each.state, each.used = "ready", 0
