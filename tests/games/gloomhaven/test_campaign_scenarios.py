"""EVENT, SANCT, OVERLAY and ENDSCEN: what a campaign brings into a scenario and what it keeps of it."""

from questhall.games.gloomhaven.content.components import Treasure
from questhall.games.gloomhaven.rules.campaign.homecoming import (
    come_home,
    decks_afterwards,
    gives_rewards,
    remember_looted,
)
from questhall.games.gloomhaven.rules.campaign.outcomes import use_up
from questhall.games.gloomhaven.rules.campaign.setting_out import (
    brought_along,
    due_from_events,
    put_in,
    treasures_laid_out,
)
from questhall.games.gloomhaven.rules.combat.modifiers import (
    add_cards,
    bless,
    counted,
    curse,
    new_deck,
    standard_cards,
)
from questhall.games.gloomhaven.state import Hero, Party, Realm
from questhall.ledger import rule
from tests.games.gloomhaven.characters import a_figure, a_hero, a_sheet, luck, zones

STORY, SEVEN, EIGHT = Treasure(story="the goblet"), Treasure(7), Treasure(8)


@rule("GH-OVERLAY-21", "GH-OVERLAY-22")
def test_a_numbered_treasure_is_laid_out_until_it_was_looted_a_story_treasure_always() -> None:
    world = Realm()
    assert treasures_laid_out([STORY, SEVEN, EIGHT], world) == [STORY, SEVEN, EIGHT]
    remember_looted(world, [7])
    remember_looted(world, [7])
    assert (world.looted, treasures_laid_out([STORY, SEVEN, EIGHT], world)) == ([7], [STORY, EIGHT])


@rule("GH-EVENT-21", "GH-ITEM-10")
def test_an_item_used_up_on_the_road_stays_so_through_the_next_scenario_and_no_longer() -> None:
    hero = Hero(a_sheet(items=[1, 2]))
    use_up(hero.sheet, 1)
    hero.equipment = brought_along(hero.sheet, [1, 2])
    assert [held.state for held in hero.equipment] == ["used-up", "ready"]
    come_home(hero, a_figure())
    assert [held.state for held in brought_along(hero.sheet, [1, 2])] == ["ready", "ready"]


@rule("GH-EVENT-19", "GH-SETUP-06", "GH-SANCT-02")
def test_what_events_and_the_sanctuary_left_enters_the_deck_once() -> None:
    party, sheet, chance = Party("us", at_next_start=["curse", "-1", "bless"]), a_sheet(blessings=2), luck()
    decks = {"brute": new_deck(standard_cards(), "brute", chance)}
    put_in(decks, sheet, due_from_events(party), chance)
    deck = counted(decks["brute"])
    assert (deck["-1 added"], deck["curse-characters"], deck["bless"], deck.total()) == (1, 1, 3, 25)
    put_in(decks, sheet, due_from_events(party), chance)
    assert counted(decks["brute"]).total() == 25


@rule("GH-ENDSCEN-05", "GH-ENDSCEN-06", "GH-ITEM-10", "GH-CARD-09")
def test_cards_items_and_hit_points_are_whole_again() -> None:
    hero, figure = a_hero("a", played="b", discard="c", lost="d", active="e", items="1 2"), a_figure(3, 10)
    hero.equipment[0].state, hero.equipment[1].state = "rotated", "used-up"
    hero.xp, hero.coins = 4, 1
    come_home(hero, figure)
    assert zones(hero) == "abcde////"
    assert [held.state for held in hero.equipment] == ["ready", "ready"]
    assert (figure.hit_points, hero.xp, hero.coins, hero.sheet.played) == (10, 0, 0, 1)


@rule("GH-ENDSCEN-07", "GH-MOD-12", "GH-SANCT-02")
def test_bless_curse_and_added_cards_leave_every_deck() -> None:
    chance = luck()
    decks = {owner: new_deck(standard_cards(), owner, chance) for owner in ("brute", "monsters")}
    for owner, deck in decks.items():
        bless(decks, owner, 2, chance)
        curse(decks, owner, 3, chance)
        add_cards(deck, owner, ["-1"], chance)
    left = decks_afterwards(decks)
    assert {owner: sorted(cards) for owner, cards in left.items()} == dict.fromkeys(decks, sorted(standard_cards()))


@rule("GH-ENDSCEN-12", "GH-CAMP-05", "GH-SCEN-04", "GH-IX-51")
def test_the_storys_rewards_are_for_victories_in_the_campaign() -> None:
    given = [gives_rewards(verdict, mode) for verdict in ("won", "lost") for mode in ("campaign", "casual")]
    assert given == [True, False, False, False]
