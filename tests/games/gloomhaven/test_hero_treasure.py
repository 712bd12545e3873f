"""OVERLAY and LOOT: treasures, coins, and who gets what."""

from questhall.games.gloomhaven.content.components import Reward, Treasure
from questhall.games.gloomhaven.rules.campaign.shop import available
from questhall.games.gloomhaven.rules.ground.field import Token
from questhall.games.gloomhaven.rules.scenario.treasure import (
    Spoils,
    TreasureList,
    loot,
    loot_at_end_of_turn,
    open_treasure,
    treasures_laid_out,
)
from questhall.games.gloomhaven.state import Hero, Party, Realm
from questhall.ledger import rule
from tests.games.gloomhaven.characters import a_figure, a_hero, an_item
from tests.games.gloomhaven.fields import Drawn, draw

STORY, NUMBERED = Treasure(story="the goblet"), Treasure(7)
ITEMS = {25: an_item(25, cost=25, copies=2), 30: an_item(30, cost=30, copies=3)}
REWARDS = {
    7: Reward(gold=10),
    8: Reward(item=25),
    9: Reward(design=30),
    10: Reward(gold=5, xp=5, each=True),
    11: Reward(checkmarks=1, scenarios=(17,)),
}


def a_list(**world: object) -> TreasureList:
    return TreasureList(Realm(**world), REWARDS, ITEMS)


def opened(number: int, hero: Hero, listed: TreasureList | None = None) -> None:
    open_treasure(Treasure(number), hero, [hero], listed or a_list())


@rule("GH-OVERLAY-20", "GH-LOOT-07")
def test_a_story_treasure_is_for_the_scenario_a_numbered_one_for_the_list() -> None:
    hero, listed = a_hero(gold=1), a_list()
    assert open_treasure(STORY, hero, [hero], listed) == "the goblet"
    assert (hero.sheet.gold, listed.world.looted) == (1, [])
    assert open_treasure(NUMBERED, hero, [hero], listed) == ""
    assert hero.sheet.gold == 11


@rule("GH-OVERLAY-21", "GH-OVERLAY-22")
def test_a_numbered_treasure_is_laid_out_until_it_was_looted_a_story_treasure_always() -> None:
    hero, listed = a_hero(), a_list()
    treasures = [STORY, NUMBERED, Treasure(8)]
    assert treasures_laid_out(treasures, listed.world) == treasures
    open_treasure(STORY, hero, [hero], listed)
    opened(7, hero, listed)
    assert treasures_laid_out(treasures, listed.world) == [STORY, Treasure(8)]


@rule("GH-LOOT-04", "GH-IX-49")
def test_a_second_copy_is_sold_at_once_and_lies_in_the_shop() -> None:
    hero, listed = a_hero(items="25"), a_list(stock={25: 1})
    party = Party("us", members=[hero.sheet])
    opened(8, hero, listed)
    assert (hero.sheet.gold, hero.sheet.items) == (12, [25])
    assert available(listed.world, party, 25) == 1


@rule("GH-OVERLAY-25", "GH-SHOP-04")
def test_a_design_brings_all_copies_to_the_shop() -> None:
    hero, listed = a_hero(), a_list()
    party = Party("us", members=[hero.sheet])
    assert available(listed.world, party, 30) == 0
    opened(9, hero, listed)
    assert available(listed.world, party, 30) == 3
    assert hero.sheet.items == []


@rule("GH-LOOT-08", "GH-XP-07")
def test_the_list_says_who_is_rewarded() -> None:
    looter, other = a_hero(), a_hero(job="tinkerer")
    open_treasure(Treasure(10), looter, [looter, other], a_list())
    assert [(hero.sheet.gold, hero.sheet.xp, hero.xp) for hero in (looter, other)] == [(5, 5, 0)] * 2
    open_treasure(Treasure(7), looter, [looter, other], a_list())
    assert (looter.sheet.gold, other.sheet.gold) == (15, 5)


@rule("GH-LOOT-08", "GH-OVERLAY-23")
def test_a_treasure_can_hold_a_checkmark_or_a_new_scenario() -> None:
    hero, listed = a_hero(checkmarks=2), a_list(scenarios=[1, 2])
    opened(11, hero, listed)
    assert (hero.sheet.checkmarks, hero.sheet.unspent_perks) == (3, 1)
    assert listed.world.scenarios == [1, 2, 17]


# A stands on coins and a treasure; 1 is beside it, 2 is four hexes away.
ROOM = """
    . . . . .
     . . . .
    . A . 2 .
     . 1 . .
    . . . . .
    """
UNDER = {"A": "cu", "1": "c", "2": "u"}


def a_room(under: dict[str, str] = UNDER) -> tuple[Drawn, Spoils]:
    drawn = draw(ROOM, under=under)
    coins = {drawn["A"]: 2, drawn["1"]: 1}
    return drawn, Spoils(coins, {drawn["A"]: Treasure(7), drawn["2"]: STORY})


@rule("GH-LOOT-01", "GH-LOOT-03", "GH-OVERLAY-23")
def test_loot_takes_coins_and_treasures_in_range_and_resolves_them_at_once() -> None:
    drawn, spoils = a_room()
    looter, other = a_hero(), a_hero(job="tinkerer")
    looted = loot(drawn.field, spoils, drawn["A"], 4, looter, [looter, other], a_list())
    assert (looter.coins, other.coins, looter.sheet.gold) == (3, 0, 10)
    assert looted.stories == ("the goblet",)
    assert looted.field.at(Token.COIN) == looted.field.at(Token.TREASURE) == frozenset()


@rule("GH-LOOT-05", "GH-TURN-08", "GH-IX-48")
def test_at_the_end_of_a_turn_everything_on_the_own_hex_is_taken_and_nothing_else() -> None:
    drawn, spoils = a_room()
    hero, listed = a_hero(), a_list()
    looted = loot_at_end_of_turn(drawn.field, spoils, drawn["A"], a_figure(), hero, [hero], listed)
    assert (hero.coins, hero.sheet.gold, listed.world.looted) == (2, 10, [7])
    assert drawn.named(looted.field.at(Token.COIN)) == "1"
    assert drawn.named(looted.field.at(Token.TREASURE)) == "2"


@rule("GH-LOOT-05", "GH-IX-48")
def test_resting_or_stunned_characters_loot_too() -> None:
    drawn, spoils = a_room()
    hero = a_hero()
    hero.resting = True
    loot_at_end_of_turn(drawn.field, spoils, drawn["A"], a_figure(5, 5, "stun"), hero, [hero], a_list())
    assert hero.coins == 2


@rule("GH-LOOT-06", "GH-SUMMON-10", "GH-MONOTH-07")
def test_neither_summons_nor_monsters_loot_at_the_end_of_their_turns() -> None:
    for kind in ("summon", "monster"):
        drawn, spoils = a_room()
        hero = a_hero()
        figure = a_figure(kind=kind, name="bear", owner="brute")
        looted = loot_at_end_of_turn(drawn.field, spoils, drawn["A"], figure, hero, [hero], a_list())
        assert (hero.coins, looted.field) == (0, drawn.field)
