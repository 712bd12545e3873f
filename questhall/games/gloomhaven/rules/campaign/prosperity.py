"""PROSP and MAP: the prosperity of Gloomhaven."""

from __future__ import annotations

from bisect import bisect_right

from questhall.games.gloomhaven.content.equipment import Items
from questhall.games.gloomhaven.rules.campaign.shop import release
from questhall.games.gloomhaven.state import Realm

# The shaded cells: marks at which levels 1, 2 ... 9 begin.  GH-PROSP-02
SHADED = (0, 4, 9, 15, 22, 30, 39, 50, 64)
FIRST_ITEMS = 14  # table T6: with level 1; each further level brings seven more
ITEMS_A_LEVEL = 7


def prosperity_level(world: Realm) -> int:
    """The last shaded cell that is marked.  GH-PROSP-02, GH-MAP-04"""
    return bisect_right(SHADED, world.marks)


def items_of_level(level: int) -> range:
    """The numbers of the items that come with a level.  GH-SHOP-03, GH-SHOP-05, GH-PROSP-03"""
    last = FIRST_ITEMS + ITEMS_A_LEVEL * (level - 1)
    return range(1 if level == 1 else last - ITEMS_A_LEVEL + 1, last + 1)


def open_shop(world: Realm, items: Items) -> None:
    """What the first campaign starts with.  GH-SHOP-03"""
    _release_level(world, items, 1)


def gain_prosperity(world: Realm, items: Items, gain: int) -> list[int]:
    """Losses are worked off first; then cell after cell is marked. The levels reached, whose items are in the shop now.

    GH-MAP-04, GH-MAP-05, GH-PROSP-01, GH-PROSP-02, GH-PROSP-03
    """
    worked_off = min(gain, world.debt)
    before = prosperity_level(world)
    world.debt -= worked_off
    world.marks = min(SHADED[-1], world.marks + gain - worked_off)
    reached = list(range(before + 1, prosperity_level(world) + 1))
    for level in reached:
        _release_level(world, items, level)
    return reached


def lose_prosperity(world: Realm, loss: int) -> int:
    """Noted beside the track, never below the minimum of the level; how much was lost.

    GH-MAP-05, GH-PROSP-05, GH-EVENT-15
    """
    spare = world.marks - world.debt - SHADED[prosperity_level(world) - 1]
    world.debt += min(loss, spare)
    return min(loss, spare)


def _release_level(world: Realm, items: Items, level: int) -> None:
    for number in items_of_level(level):
        if number in items:
            release(world, items[number])
