"""SHOP and REP: the shop deck, and prices.

The stock counts the copies in circulation: whatever nobody of the current party owns lies in the shop.
"""

from __future__ import annotations

from questhall.games.gloomhaven.content.equipment import Item
from questhall.games.gloomhaven.rules.legal import insist
from questhall.games.gloomhaven.state import GLOOMHAVEN, CharacterSheet, Party, Realm
from questhall.kernel import Refusal

SALE = 2  # half the printed cost

# Table T5: from which reputation on (in either direction) a price changes, and by how much.
PRICE_CHANGES = ((19, 5), (15, 4), (11, 3), (7, 2), (3, 1), (0, 0))


def release(world: Realm, item: Item) -> None:
    """All copies of an item come to the shop: by prosperity or by its design.

    GH-OVERLAY-25, GH-SHOP-03, GH-SHOP-04, GH-SHOP-05, GH-COMPL-05
    """
    world.stock[item.number] = item.copies


def available(world: Realm, party: Party, number: int) -> int:
    """The copies that the members of this party do not own; those of absent characters count as in the shop.

    GH-SHOP-06, GH-SHOP-07, GH-SHOP-08
    """
    return world.stock.get(number, 0) - sum(number in member.items for member in party.members)


def price_change(reputation: int) -> int:
    """High reputation makes all items cheaper, low dearer.  GH-REP-05"""
    change = next(change for least, change in PRICE_CHANGES if abs(reputation) >= least)
    return -change if reputation > 0 else change


def price(item: Item, reputation: int) -> int:
    """The printed cost, changed by reputation.  GH-SHOP-01"""
    return max(0, item.cost + price_change(reputation))


def sale_price(item: Item) -> int:
    """Half the printed cost, rounded down; reputation has no part in it.  GH-SHOP-02, GH-LOOT-04, GH-IX-56"""
    return item.cost // SALE


def cannot_own(sheet: CharacterSheet, item: Item) -> Refusal | None:
    """One copy of each item.  GH-ITEM-03"""
    return Refusal("item.owned", "GH-ITEM-03", {"item": item.number}) if item.number in sheet.items else None


def find_item(world: Realm, sheet: CharacterSheet, item: Item) -> None:
    """The card comes to the items outside the equipment; a second copy is sold at once and lies in the shop.

    GH-COMPL-04, GH-LOOT-04
    """
    world.stock[item.number] = min(item.copies, world.stock.get(item.number, 0) + 1)
    if cannot_own(sheet, item):
        sheet.gold += sale_price(item)
    else:
        sheet.items.append(item.number)


def cannot_trade(party: Party) -> Refusal | None:
    """In town only.  GH-SHOP-10"""
    return None if party.location == GLOOMHAVEN else Refusal("town.away", "GH-SHOP-10")


def cannot_buy(world: Realm, party: Party, sheet: CharacterSheet, item: Item) -> Refusal | None:
    """In town, a copy that is there, none owned yet, with one's own gold.

    GH-SHOP-01, GH-SHOP-07, GH-SHOP-09, GH-SHOP-10, GH-ITEM-03
    """
    if refusal := cannot_trade(party) or cannot_own(sheet, item):
        return refusal
    if available(world, party, item.number) < 1:
        return Refusal("shop.sold-out", "GH-SHOP-07", {"item": item.number})
    cost = price(item, party.reputation)
    return Refusal("shop.gold", "GH-SHOP-01", {"need": cost, "have": sheet.gold}) if sheet.gold < cost else None


def buy(world: Realm, party: Party, sheet: CharacterSheet, item: Item) -> None:
    """GH-SHOP-01"""
    insist(cannot_buy(world, party, sheet, item))
    sheet.gold -= price(item, party.reputation)
    sheet.items.append(item.number)


def cannot_sell(party: Party, sheet: CharacterSheet, item: Item) -> Refusal | None:
    """One's own item, in town.  GH-SHOP-02, GH-SHOP-10"""
    if item.number not in sheet.items:
        return Refusal("item.not-owned", "GH-SHOP-02", {"item": item.number})
    return cannot_trade(party)


def sell(party: Party, sheet: CharacterSheet, item: Item) -> None:
    """For half the printed cost; the card is in the shop again.  GH-SHOP-02"""
    insist(cannot_sell(party, sheet, item))
    sheet.items.remove(item.number)
    sheet.gold += sale_price(item)
