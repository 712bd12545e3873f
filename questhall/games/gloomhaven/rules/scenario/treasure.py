"""OVERLAY and LOOT: treasures, the items in them, and what a character picks up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import msgspec

from questhall.games.gloomhaven.content.components import Reward, Treasure
from questhall.games.gloomhaven.content.equipment import Item, Items
from questhall.games.gloomhaven.rules.campaign.growth import gain_checkmarks
from questhall.games.gloomhaven.rules.campaign.shop import release, sale_price
from questhall.games.gloomhaven.rules.ground.field import Field, Token
from questhall.games.gloomhaven.rules.heroes.equipment import cannot_own
from questhall.games.gloomhaven.rules.monsters.others import coins_to_loot, treasures_to_loot
from questhall.games.gloomhaven.state import CharacterSheet, Figure, Hero, Realm

OWN_HEX = 0


class Spoils(msgspec.Struct):
    """What lies where on the map: how many coins, which treasure."""

    coins: dict[int, int] = {}
    treasures: dict[int, Treasure] = {}


@dataclass(frozen=True, slots=True)
class TreasureList:
    """The rewards by number, for the world they change."""

    world: Realm
    rewards: Mapping[int, Reward]
    items: Items


@dataclass(frozen=True, slots=True)
class Looted:
    """The table afterwards, and the story treasures for the scenario to tell of."""

    field: Field
    stories: tuple[str, ...] = ()


def treasures_laid_out(treasures: Iterable[Treasure], world: Realm) -> list[Treasure]:
    """Story treasures lie there in every attempt, a numbered one until it was looted, whoever did it.

    GH-OVERLAY-20, GH-OVERLAY-21, GH-OVERLAY-22
    """
    return [treasure for treasure in treasures if not treasure.number or treasure.number not in world.looted]


def open_treasure(treasure: Treasure, looter: Hero, heroes: Sequence[Hero], listed: TreasureList) -> str:
    """A numbered treasure is looked up and resolved at once, and never laid out again; a story treasure follows the
    scenario's rules, which get its name.

    GH-OVERLAY-20, GH-OVERLAY-22, GH-OVERLAY-23, GH-LOOT-07, GH-LOOT-08, GH-SCEN-10
    """
    if not treasure.number:
        return treasure.story
    listed.world.looted.append(treasure.number)
    reward = listed.rewards[treasure.number]
    for hero in heroes if reward.each else [looter]:
        hero.sheet.gold += reward.gold
        hero.sheet.xp += reward.xp
        gain_checkmarks(hero.sheet, reward.checkmarks)
    if reward.item:
        find_item(listed.world, looter.sheet, listed.items[reward.item])
    if reward.design:
        release(listed.world, listed.items[reward.design])
    listed.world.scenarios += [number for number in reward.scenarios if number not in listed.world.scenarios]
    return ""


def find_item(world: Realm, sheet: CharacterSheet, item: Item) -> None:
    """The card comes to the items outside the equipment; a second copy is sold at once and lies in the shop.

    GH-OVERLAY-24, GH-LOOT-04, GH-IX-49
    """
    world.stock[item.number] = min(item.copies, world.stock.get(item.number, 0) + 1)
    if cannot_own(sheet, item):
        sheet.gold += sale_price(item)
    else:
        sheet.items.append(item.number)


def loot(
    field: Field, spoils: Spoils, cell: int, reach: int, looter: Hero, heroes: Sequence[Hero], listed: TreasureList
) -> Looted:
    """All coins and treasures in range and in sight, for the looter alone.  GH-LOOT-01, GH-LOOT-02, GH-LOOT-03"""
    coins, treasures = coins_to_loot(field, cell, reach), treasures_to_loot(field, cell, reach)
    looter.coins += sum(spoils.coins.pop(hex_) for hex_ in coins)
    stories = [open_treasure(spoils.treasures.pop(hex_), looter, heroes, listed) for hex_ in treasures]
    left = field.without(Token.COIN, coins).without(Token.TREASURE, treasures)
    return Looted(left, tuple(filter(None, stories)))


def loots_at_end_of_turn(figure: Figure) -> bool:
    """Every character must, whatever its turn was; neither summons nor monsters do.

    GH-LOOT-05, GH-LOOT-06, GH-SUMMON-10, GH-MONOTH-07, GH-IX-48
    """
    return figure.kind == "character"


def loot_at_end_of_turn(
    field: Field, spoils: Spoils, cell: int, figure: Figure, looter: Hero, heroes: Sequence[Hero], listed: TreasureList
) -> Looted:
    """What lies on the own hex, treasures too, and nothing else.  GH-TURN-08, GH-LOOT-05, GH-IX-48"""
    if not loots_at_end_of_turn(figure):
        return Looted(field)
    return loot(field, spoils, cell, OWN_HEX, looter, heroes, listed)
