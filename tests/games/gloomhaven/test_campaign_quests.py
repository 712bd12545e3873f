"""PQ: every personal quest that is dealt can be fulfilled with what this version has; the others say why not."""

from collections import Counter
from functools import cache

import pytest

from questhall.games.gloomhaven.content import atlas, equipment
from questhall.games.gloomhaven.content.campaign.decks import EVENTS_AT_THE_START, side_scenarios
from questhall.games.gloomhaven.content.campaign.events import EventCard, events
from questhall.games.gloomhaven.content.campaign.quests import Quest, dealt_quests, quests
from questhall.games.gloomhaven.content.campaign.regions import TOWN, region_of, regions
from questhall.games.gloomhaven.content.components import EventDeck
from questhall.games.gloomhaven.content.scenarios import playable, scenario
from questhall.games.gloomhaven.rules.campaign.homeward import FIRST_SIDE_SCENARIO, is_boss
from questhall.games.gloomhaven.rules.campaign.quests import counts_for, is_fulfilled, kind_of, so_far
from questhall.games.gloomhaven.state import Campaign, Party, Realm
from questhall.ledger import rule
from tests.games.gloomhaven.chapters import a_chapter
from tests.games.gloomhaven.characters import a_sheet
from tests.games.gloomhaven.moments import item
from tests.games.gloomhaven.play import rebuilt
from tests.games.gloomhaven.test_play_items_c import with_item
from tests.games.gloomhaven.ways import shortest_ways


def types_of(number: int) -> set[str]:
    page = scenario(number)
    return {each.name for each in atlas.load(number).monsters} | {spawn.type for spawn in page.spawns}


TYPES = {number: types_of(number) for number in playable()}
ALL = set[str]().union(*TYPES.values())


@cache
def reachable() -> set[int]:
    """Scenarios that some campaign can win: by the story, by the deck of side scenarios, by events that come up."""
    won = set(shortest_ways(150))
    held = {name for number in won for name in (*scenario(number).rewards.world, *scenario(number).rewards.party)}
    by_cards = set(side_scenarios())
    for card in (*drawn("city", won), *drawn("road", won)):
        for result in (result for option in card.options for result in option.results):
            by_cards |= set(result.reward.scenarios)
            held |= {*result.reward.party_achievements, *result.reward.achievements}
    return won | {number for number in by_cards if number in playable() and may_be_played(number, held)}


def drawn(deck: EventDeck, won: set[int]) -> list[EventCard]:
    """Those of the start, and what victories add."""
    added = [word.split(":") for number in won for word in scenario(number).rewards.events]
    numbers = [*EVENTS_AT_THE_START, *(int(number) for kind, number in added if kind == deck)]
    return [events(deck)[number] for number in numbers if number in events(deck)]


def may_be_played(number: int, held: set[str]) -> bool:
    ways = scenario(number).requires
    return not ways or any(all(need.split()[0] == "not" or need.split()[1] in held for need in way) for way in ways)


@rule("GH-PQ-01", "GH-PQ-03")
@pytest.mark.parametrize("quest", [quests()[id_] for id_ in dealt_quests()], ids=dealt_quests())
def test_what_a_dealt_quest_asks_for_is_there(quest: Quest) -> None:
    for need in quest.needs:
        if need.kind == "kill":
            assert any(counts_for(family, type_) for family in need.of for type_ in ALL), need
        if need.kind == "kinds":
            assert len({kind_of(type_) for type_ in ALL}) >= need.count
        if need.kind == "own":
            found = [item for item in equipment.items().values() if item.slot in need.of]
            assert len(found) >= need.count
    asked = {need.of[0]: need.count for need in quest.needs if need.kind == "count"}
    assert sum(number >= FIRST_SIDE_SCENARIO for number in reachable()) >= asked.get("side-scenarios", 0)
    assert sum(any(map(is_boss, TYPES[number])) for number in reachable()) >= asked.get("boss-scenarios", 0)
    for region, numbers in regions().items():
        assert len(reachable() & set(numbers)) >= asked.get(f"in-{region}", 0)
    for tool in [int(need.of[0]) for need in quest.needs if need.kind == "with"]:
        holding = {str(number) for number, found in equipment.treasures().items() if found.item == tool}
        assert any(holding & treasures_of(number) for number in reachable())


def treasures_of(number: int) -> set[str]:
    return {piece.value for piece in atlas.load(number).ground if piece.kind == "treasure"}


def test_a_quest_nobody_deals_opens_scenarios_that_nobody_reaches() -> None:
    """They count for no other quest: 53 and 59 are opened by quests that this version leaves out."""
    assert set(playable()) - reachable() == {45, 50, 53, 59}
    assert sorted(number for number in reachable() if number >= FIRST_SIDE_SCENARIO) == [63, 64, 65, 69, 93, 94]


@rule("GH-PQ-01", "GH-PQ-03")
def test_kills_with_an_item_count_for_the_quest_that_asks_for_them() -> None:
    table = with_item(113, "trample", foes={"H10": "living-bones 20", "H9": "bandit-guard"})
    table.w.campaign = Campaign(Realm(), [Party("1")])
    table.figure("living-bones-1").hit_points = 4
    rebuilt(table).do("top:trample", "hit:living-bones-1", item(113)).pass_all()
    deeds = table.hero().sheet.deeds
    assert (deeds["with 113 living-bones"], deeds["kills living-bones"]) == (1, 1)
    assert so_far(a_sheet(deeds=deeds), quests()["quest-520"].needs[0]) == 1
    assert so_far(a_sheet(deeds={"kills living-bones": 9}), quests()["quest-520"].needs[0]) == 0


@rule("GH-PQ-04", "GH-MAP-06")
def test_a_victory_counts_where_on_the_map_it_was_won() -> None:
    chapter = a_chapter().realm_has(scenarios=[1, 17, 18]).travel(18).finish("won")
    assert {name for name in chapter.own(0).deeds if name.startswith("in-")} == {"in-gloomhaven"}
    assert (region_of(17), region_of(2), region_of(18)) == ("misty-sea", "", TOWN)
    counted = [number for numbers in regions().values() for number in numbers]
    assert len(counted) == len(set(counted))


@rule("GH-PQ-01")
def test_a_quest_is_fulfilled_when_all_of_it_is() -> None:
    poison = quests()["quest-533"]
    deeds = Counter({"kills ooze": 3, "kills lurker": 3, "kills spitting-drake": 2})
    assert not is_fulfilled(a_sheet(deeds=dict(deeds)), poison)
    deeds["kills spitting-drake"] += 1
    assert is_fulfilled(a_sheet(deeds=dict(deeds)), poison)
    assert is_fulfilled(a_sheet(gold=200), quests()["quest-512"])
    assert so_far(a_sheet(items=[8, 4]), quests()["quest-511"].needs[1]) == 1


def test_the_page_lists_the_quests_that_are_not_dealt() -> None:
    left_out = [quest for quest in quests().values() if quest.later]
    assert len(quests()) == 24
    assert len(left_out) == 24 - len(dealt_quests()) == 5
