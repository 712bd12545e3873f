"""ITEM: what is owned, and what of it is taken into a scenario."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.games.gloomhaven.content.components import Job, Slot
from questhall.games.gloomhaven.content.equipment import Item, Items
from questhall.games.gloomhaven.rules.legal import insist
from questhall.games.gloomhaven.state import CharacterSheet, Held, Hero
from questhall.kernel import Refusal

WORN: tuple[Slot, ...] = ("head", "body", "legs")
HANDS = 2
HANDS_OF: dict[Slot, int] = {"hand": 1, "two-hands": 2}


def small_items(level: int) -> int:
    """Half the character's level, rounded up.  GH-ITEM-04"""
    return (level + 1) // 2


def cannot_equip(sheet: CharacterSheet, items: Items, chosen: Sequence[int]) -> Refusal | None:
    """Owned items: one on head, body and legs each, two hands in all, and so many small ones.

    GH-TERM-21, GH-ITEM-03, GH-ITEM-04
    """
    for number in chosen:
        if number not in sheet.items:
            return Refusal("item.not-owned", "GH-TERM-21", {"item": number})
        if chosen.count(number) > 1:
            return Refusal("item.twice", "GH-ITEM-03", {"item": number})
    slots = [items[number].slot for number in chosen]
    for slot in WORN:
        if slots.count(slot) > 1:
            return Refusal("equip.slot", "GH-ITEM-04", {"slot": slot})
    if sum(HANDS_OF.get(slot, 0) for slot in slots) > HANDS:
        return Refusal("equip.hands", "GH-ITEM-04", {"most": HANDS})
    most = small_items(sheet.level)
    return Refusal("equip.small", "GH-ITEM-04", {"most": most}) if slots.count("small") > most else None


def equip(hero: Hero, items: Items, chosen: Sequence[int]) -> None:
    """The equipment of this scenario; owned items outside it stay unusable, and so do those used up on the road.

    GH-TERM-21, GH-SETUP-04, GH-EVENT-21
    """
    insist(cannot_equip(hero.sheet, items, chosen))
    used = hero.sheet.used_on_the_road
    hero.equipment = [Held(number, "used-up" if number in used else "ready") for number in chosen]


def ignores_items(sheet: CharacterSheet, job: Job) -> bool:
    """A perk against the negative effects of items.  GH-PERK-04"""
    return any(job.perks[perk].ignores_items for perk, boxes in sheet.perks.items() if boxes)


def penalty_cards(hero: Hero, items: Items, job: Job) -> int:
    """The penalty cards that the equipment puts into the modifier deck.  GH-SETUP-04, GH-ITEM-11, GH-PERK-04"""
    if ignores_items(hero.sheet, job):
        return 0
    return sum(items[each.number].penalty for each in hero.equipment)


def cannot_own(sheet: CharacterSheet, item: Item) -> Refusal | None:
    """One copy of each item.  GH-ITEM-03"""
    return Refusal("item.owned", "GH-ITEM-03", {"item": item.number}) if item.number in sheet.items else None
