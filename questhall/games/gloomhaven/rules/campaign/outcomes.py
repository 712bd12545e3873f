"""EVENT and COMPL: gains and losses with their floors, and the rewards of events and scenarios."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.games.gloomhaven.content.campaign.rewards import onset_words
from questhall.games.gloomhaven.content.campaign.unbuilt import unbuilt
from questhall.games.gloomhaven.content.components import Reward
from questhall.games.gloomhaven.content.equipment import Items
from questhall.games.gloomhaven.rules.campaign.events import add_event
from questhall.games.gloomhaven.rules.campaign.growth import CHECKMARKS_A_PERK, gain_checkmarks, minimum_xp
from questhall.games.gloomhaven.rules.campaign.prosperity import gain_prosperity, lose_prosperity
from questhall.games.gloomhaven.rules.campaign.shop import SALE, find_item, release
from questhall.games.gloomhaven.rules.campaign.unlocking import gain_achievement, move_reputation, random_design
from questhall.games.gloomhaven.rules.legal import insist
from questhall.games.gloomhaven.state import CharacterSheet, Party, Realm
from questhall.kernel import Chance, Refusal


def cannot_split(party: Party, amount: int, shares: Sequence[int]) -> Refusal | None:
    """What is gained or lost together is split among the members as the players like.  GH-EVENT-11"""
    split = sum(shares)
    if split != amount or len(shares) != len(party.members) or min(shares) < 0:
        return Refusal("share.sum", "GH-EVENT-11", {"need": amount, "have": split})
    return None


def cannot_share(party: Party, amount: int, shares: Sequence[int]) -> Refusal | None:
    """Nobody pays more than it has; a party that has too little together loses all of it.

    GH-EVENT-08, GH-EVENT-11, GH-EVENT-14
    """
    if refusal := cannot_split(party, min(amount, sum(member.gold for member in party.members)), shares):
        return refusal
    for member, share in zip(party.members, shares, strict=True):
        if share > member.gold:
            return Refusal("shop.gold", "GH-EVENT-14", {"need": share, "have": member.gold})
    return None


def pay_together(party: Party, amount: int, shares: Sequence[int]) -> None:
    """GH-EVENT-08, GH-EVENT-11"""
    insist(cannot_share(party, amount, shares))
    for member, share in zip(party.members, shares, strict=True):
        member.gold -= share


def gain_together(party: Party, amount: int, shares: Sequence[int]) -> None:
    """GH-EVENT-11"""
    insist(cannot_split(party, amount, shares))
    for member, share in zip(party.members, shares, strict=True):
        member.gold += share


def cannot_hand_over(sheet: CharacterSheet, number: int) -> Refusal | None:
    """The member that the players choose must own the item.  GH-EVENT-21"""
    return None if number in sheet.items else Refusal("item.not-owned", "GH-EVENT-21", {"item": number})


def use_up(sheet: CharacterSheet, number: int) -> None:
    """An item used up together on the road: it stays so through the scenario that follows.  GH-EVENT-21"""
    insist(cannot_hand_over(sheet, number))
    sheet.used_on_the_road.append(number)


def hand_over(sheet: CharacterSheet, number: int) -> None:
    """An item paid or lost together: one member gives it, and it lies in the shop again.  GH-EVENT-21"""
    insist(cannot_hand_over(sheet, number))
    sheet.items.remove(number)


def change_gold(sheet: CharacterSheet, by: int) -> None:
    """Never below 0: who cannot lose it all loses what it has.  GH-EVENT-14, GH-EVENT-15"""
    sheet.gold = max(0, sheet.gold + by)


def change_xp(sheet: CharacterSheet, by: int) -> None:
    """Never below the minimum of the level.  GH-EVENT-15, GH-XP-07"""
    sheet.xp = max(minimum_xp(sheet.level), sheet.xp + by)


def change_checkmarks(sheet: CharacterSheet, by: int) -> None:
    """No loss takes one that would cost a perk.  GH-EVENT-15, GH-PERK-05"""
    if by > 0:
        gain_checkmarks(sheet, by)
    else:
        sheet.checkmarks -= min(-by, sheet.checkmarks % CHECKMARKS_A_PERK)


def change_prosperity(world: Realm, items: Items, by: int) -> None:
    """GH-EVENT-15, GH-PROSP-01, GH-PROSP-05"""
    if by > 0:
        gain_prosperity(world, items, by)
    else:
        lose_prosperity(world, -by)


def grant(
    world: Realm, party: Party, reward: Reward, chosen: CharacterSheet, items: Items, chance: Chance
) -> list[str]:
    """A reward: gold, XP and checkmarks for each member or for the chosen one, one copy of an item for the chosen one,
    designs for the shop, the rest for party and world. The boxes that the party's reputation opens.

    An item that this version has not built is sold at once. What the members must decide
    (`together`, `uses_up`, `either`) is done in `event_results.py`.
    GH-EVENT-12, GH-EVENT-13, GH-EVENT-17, GH-EVENT-19, GH-DESIGN-01,
    GH-COMPL-01, GH-COMPL-02, GH-COMPL-03, GH-COMPL-04, GH-COMPL-05, GH-MAP-02
    """
    for member in party.members if reward.each else [chosen]:
        change_gold(member, reward.gold)
        change_xp(member, reward.xp)
        change_checkmarks(member, reward.checkmarks)
    if reward.item in items:
        find_item(world, chosen, items[reward.item])
    elif reward.item in unbuilt():
        change_gold(chosen, unbuilt()[reward.item].cost // SALE)
    if reward.design in items:
        release(world, items[reward.design])
    for _ in range(reward.random_designs):
        random_design(world, items)
    for deck, number in reward.events:
        add_event(world, deck, number, chance)
    party.at_next_start += onset_words(reward.onset)
    _change_world(world, party, reward, items)
    return move_reputation(world, party, reward.reputation, chance)


def _change_world(world: Realm, party: Party, reward: Reward, items: Items) -> None:
    change_prosperity(world, items, reward.prosperity)
    world.scenarios += [number for number in reward.scenarios if number not in world.scenarios]
    party.achievements += [name for name in reward.party_achievements if name not in party.achievements]
    for name in reward.achievements:
        gain_achievement(world, name)


def complete(world: Realm, number: int) -> None:
    """Done for good, for every party.  GH-CAMP-03, GH-MAP-03"""
    if number not in world.completed:
        world.completed.append(number)
