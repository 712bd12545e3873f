"""ITEM: what of one's items can be worn together."""

from __future__ import annotations

from questhall.games.gloomhaven.content import equipment
from questhall.games.gloomhaven.content.components import Slot
from questhall.games.gloomhaven.content.equipment import Item
from questhall.games.gloomhaven.rules.play.purse import worn
from questhall.games.gloomhaven.state import Hero
from questhall.kernel import Refusal

WORN: tuple[Slot, ...] = ("head", "body", "legs")
HANDS = 2
HANDS_OF: dict[Slot, int] = {"hand": 1, "two-hands": 2}


def no_room(hero: Hero, item: Item) -> Refusal | None:
    """Why an item cannot be worn beside the others.  GH-ITEM-04"""
    slots = [equipment.item(held.number).slot for held in hero.equipment]
    if item.slot in WORN and item.slot in slots:
        return Refusal("equip.slot", "GH-ITEM-04", {"slot": item.slot})
    hands = sum(HANDS_OF.get(slot, 0) for slot in (*slots, item.slot))
    if item.slot in HANDS_OF and hands > HANDS:
        return Refusal("equip.hands", "GH-ITEM-04", {"most": HANDS})
    most = small_items(hero.sheet.level) + sum(mine.pockets for mine in worn(hero))
    if item.slot == "small" and slots.count("small") >= most:
        return Refusal("equip.small", "GH-ITEM-04", {"most": most})
    return None


def small_items(level: int) -> int:
    """Half the character's level, rounded up.  GH-ITEM-04"""
    return (level + 1) // 2
