"""ITEM: items that are used in somebody else's turn: for an ally's attack, against an enemy's element."""

from __future__ import annotations

from collections.abc import Iterator

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content.equipment import Item, Window
from questhall.games.gloomhaven.content.terms import Element
from questhall.games.gloomhaven.rules.combat.elements import use
from questhall.games.gloomhaven.rules.play.purse import item_options, items_for, mute, usable, use_item
from questhall.games.gloomhaven.rules.play.table import character
from questhall.games.gloomhaven.state import Figure, M, World
from questhall.kernel import Ask, Choose


def owners(w: World, window: Window) -> Iterator[Figure]:
    """The characters on the map that wear an item of the moment, seat by seat."""
    for seat, hero in enumerate(w.heroes):
        if hero.equipment and items_for(hero, window) and (own := character(w, seat)) is not None:
            yield own


def empowered(m: M, attacker: Figure) -> Ask:
    """What allies add to an attack action, asked once its first target is known.  GH-ITEM-12, GH-ITEM-13"""
    w = m.state
    more = 0
    for own in owners(w, "ally-attack"):
        if own is attacker or own.side is not attacker.side:
            continue
        for item in (yield from offered(m, own, "ally-item", "ally-attack")):
            more += item.adds
    return more


def dampened(m: M, enemy: Figure, element: Element) -> Ask:
    """Whether somebody takes away the element that an enemy is about to use.  GH-ITEM-12, GH-ELEM-05"""
    w = m.state
    for own in owners(w, "enemy-element"):
        if own.side is enemy.side:
            continue
        if (yield from offered(m, own, "enemy-element", "enemy-element", most=1)):
            use(w.elements, [element], [element])
            m.tell(events.FED, own.id, element)
            return True
    return False


def offered(m: M, own: Figure, kind: str, window: Window, most: int = 99) -> Ask:
    """The items of the moment that their owner uses now."""
    hero = m.state.heroes[own.seat]
    used: list[Item] = []
    while len(used) < most and (ready := usable(hero, own, window)):
        item = yield Choose(own.seat, kind, item_options(ready))
        if not isinstance(item, Item):
            mute(hero, item)
            break
        use_item(m, own.seat, item)
        used.append(item)
    return used
