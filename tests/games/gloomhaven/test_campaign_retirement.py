"""RETIRE, PQ, UNLOCK, ACHV: leaving the campaign, and what opens."""

import pytest

from questhall.games.gloomhaven.content.campaign.boxes import Box, boxes
from questhall.games.gloomhaven.content.classes import classes, starting_classes
from questhall.games.gloomhaven.rules.campaign.growth import cannot_level_up
from questhall.games.gloomhaven.rules.campaign.parties import cannot_join
from questhall.games.gloomhaven.rules.campaign.prosperity import prosperity_level
from questhall.games.gloomhaven.rules.campaign.retirement import (
    cannot_retire,
    cannot_take_part,
    draw_quests,
    keep_quest,
    must_retire,
    retire,
)
from questhall.games.gloomhaven.rules.campaign.shop import available, cannot_buy
from questhall.games.gloomhaven.rules.campaign.unlocking import (
    aid_drake,
    envelopes_due,
    gain_achievement,
    move_reputation,
    open_box,
    open_class,
    random_design,
    random_side_scenario,
    rank,
)
from questhall.games.gloomhaven.state import CharacterSheet, Party, Realm
from questhall.kernel import Refused
from questhall.ledger import rule
from tests.games.gloomhaven.characters import a_job, a_sheet, an_item, deck, luck, why

ITEMS = {number: an_item(number, cost=20, copies=2) for number in range(1, 80)}
JOB = a_job(retirement_event=31, unlock_event=0)


def a_veteran(**more: object) -> CharacterSheet:
    return a_sheet(
        **({"quest": deck("q1"), "quest_fulfilled": True, "gold": 70, "items": [5, 6], "line": "left"} | more)
    )


@rule("GH-IX-57", "GH-RETIRE-03", "GH-RETIRE-04", "GH-RETIRE-05", "GH-RETIRE-09", "GH-PROSP-03")
def test_the_order_of_a_retirement() -> None:
    world, sheet, friend = Realm(marks=3, stock={5: 1, 6: 2}), a_veteran(), a_sheet(name="Boris", gold=100)
    party = Party("us", members=[sheet, friend])
    steps = retire(world, party, sheet, JOB, "box-3", ITEMS, luck())
    assert steps == [
        ("items", 2),
        ("gold", 70),
        ("prosperity", 1),
        ("level", 2),
        ("reward", "box-3"),
        ("events", 31),
    ]
    assert world.opened == ["box-3"]
    # Then the items of the new level are in the shop, and the others may rise to it.
    assert cannot_buy(world, party, friend, ITEMS[15]) is None
    assert cannot_level_up(friend, party, world) is None


@rule("GH-RETIRE-03", "GH-SHOP-06", "GH-RETIRE-04")
def test_items_go_to_the_shop_and_gold_is_lost() -> None:
    world, sheet = Realm(marks=1, stock={5: 1, 6: 2}), a_veteran()
    party = Party("us", members=[sheet])
    assert available(world, party, 5) == 0
    retire(world, party, sheet, JOB, "box-3", ITEMS, luck())
    assert (available(world, party, 5), available(world, party, 6)) == (1, 2)
    assert (sheet.gold, party.members, world.marks) == (0, [], 2)


@rule("GH-RETIRE-01", "GH-RETIRE-02", "GH-PQ-02", "GH-IX-57")
def test_who_must_retire_plays_no_more_but_may_use_the_town_first() -> None:
    sheet, town, away = a_veteran(gold=20, items=[]), Party("us"), Party("us", location=4)
    assert must_retire(sheet, town)
    assert why(cannot_take_part(sheet, town)) == "GH-RETIRE-02"
    assert cannot_buy(Realm(stock={5: 2}), town, sheet, ITEMS[5]) is None
    assert not must_retire(sheet, away)
    assert cannot_take_part(sheet, away) is None
    assert why(cannot_retire(sheet, away)) == "GH-RETIRE-01"


@rule("GH-RETIRE-01", "GH-RETIRE-12", "GH-PQ-05")
def test_without_a_fulfilled_quest_nobody_retires() -> None:
    assert why(cannot_retire(a_sheet(quest=deck("q1")), Party("us"))) == "GH-RETIRE-01"
    assert why(cannot_retire(a_sheet(), Party("us"))) == "GH-RETIRE-12"
    party = Party("us", members=[a_sheet(quest=deck("q1"), gold=9)])
    with pytest.raises(Refused):
        retire(Realm(), party, party.members[0], JOB, "box-3", ITEMS, luck())
    assert party.members[0].gold == 9


@rule("GH-RETIRE-03", "GH-RETIRE-02")
def test_who_has_retired_neither_retires_again_nor_comes_back() -> None:
    world, sheet = Realm(), a_veteran()
    party = Party("us", members=[sheet])
    retire(world, party, sheet, JOB, "box-3", ITEMS, luck())
    assert why(cannot_retire(sheet, party)) == "GH-RETIRE-03"
    with pytest.raises(Refused, match="GH-RETIRE-03"):
        retire(world, party, sheet, JOB, "box-3", ITEMS, luck())
    assert why(cannot_join(party, sheet)) == "GH-RETIRE-03"
    assert world.marks == 1


@rule("GH-RETIRE-07", "GH-RETIRE-08", "GH-RETIRE-09", "GH-RETIRE-06")
def test_a_retirement_counts_for_its_line_and_its_class_adds_events_once() -> None:
    world, chance = Realm(quests=deck("q2")), luck()
    for line in ("left", "left", "right"):
        sheet = a_veteran(line=line)
        retire(world, Party("us", members=[sheet]), sheet, JOB, f"box of {line}", ITEMS, chance)
    assert world.retirements == {"left": 2, "right": 1}
    assert (world.city_events.cards, world.road_events.cards) == (["31"], ["31"])
    assert world.quests.cards == ["q2"]


@rule("GH-SEAL-04", "GH-RETIRE-05", "GH-DESIGN-01", "GH-SIDE-01")
def test_what_is_open_already_gives_a_design_and_a_side_scenario_instead() -> None:
    world = Realm(designs=deck(71, 72), side_scenarios=deck(60))
    assert open_box(world, "sun", ITEMS)
    assert (world.stock, world.scenarios) == ({}, [])
    assert not open_box(world, "sun", ITEMS)
    (design,) = world.stock
    assert (world.stock[design], sorted([str(design), *world.designs.cards])) == (2, ["71", "72"])
    assert (world.scenarios, world.side_scenarios.cards) == ([60], [])


@rule("GH-DESIGN-02", "GH-SIDE-02")
def test_empty_decks_give_nothing() -> None:
    world = Realm()
    assert (random_design(world, ITEMS), random_side_scenario(world)) == (0, 0)
    assert (world.stock, world.scenarios) == ({}, [])


@rule("GH-CHAR-03", "GH-CHAR-02")
def test_the_starting_classes_bring_no_events() -> None:
    assert list(starting_classes()) == [job.name for job in classes().values() if not job.unlock_event]
    assert not set(starting_classes()) & set(boxes())


@rule("GH-SEAL-02", "GH-RETIRE-10")
def test_a_new_class_brings_its_events_once() -> None:
    world, chance, sun = Realm(jobs=["brute"]), luck(), Box("sun", {}, unlocked=40)
    assert open_class(world, sun, chance)
    assert not open_class(world, sun, chance)
    assert (world.jobs, world.city_events.cards, world.road_events.cards) == (["brute", "sun"], ["40"], ["40"])


@rule("GH-CHAR-07", "GH-RETIRE-11")
def test_one_of_two_quests_is_kept_and_the_other_shuffled_back() -> None:
    world, sheet, chance = Realm(quests=deck("q1", "q2", "q3")), a_sheet(), luck()
    drawn = list(draw_quests(world, sheet, 1))
    assert sheet.quest is not None
    assert sheet.quest.seen == [0b10, 0b10]
    assert (len(drawn), len(world.quests)) == (2, 1)
    with pytest.raises(Refused, match="GH-CHAR-07"):
        keep_quest(world, sheet, world.quests.cards[0], chance)
    keep_quest(world, sheet, drawn[1], chance)
    assert sheet.quest.cards == [drawn[1]]
    assert sorted([*world.quests.cards, *sheet.quest.cards]) == ["q1", "q2", "q3"]


@rule("GH-PQ-05")
def test_without_quest_cards_a_new_character_has_none() -> None:
    assert draw_quests(Realm(), a_sheet(), 0) == []
    assert len(draw_quests(Realm(quests=deck("q1")), a_sheet(), 0)) == 1


@rule("GH-ACHV-02", "GH-ACHV-03", "GH-ACHV-01")
def test_a_typed_achievement_replaces_its_like_others_add_up() -> None:
    world = Realm()
    for name in (
        "city-rule-economic",
        "ancient-technology",
        "artifact-lost",
        "city-rule-demonic",
        "ancient-technology",
    ):
        gain_achievement(world, name)
    assert sorted(world.achievements) == [
        "ancient-technology",
        "ancient-technology",
        "artifact-lost",
        "city-rule-demonic",
    ]
    assert rank(world, "ancient-technology") == 2


@rule("GH-UNLOCK-01", "GH-UNLOCK-03", "GH-UNLOCK-08", "GH-SEAL-05", "GH-RETIRE-13", "GH-SANCT-03")
def test_envelopes_and_records_open_when_their_condition_is_met() -> None:
    assert envelopes_due(Realm(achievements=["ancient-technology"] * 4, donated=90)) == []
    world = Realm(achievements=["ancient-technology"] * 5)
    assert envelopes_due(world) == ["envelope-a"]
    world.donated, world.retired = 100, ["brute"]
    assert envelopes_due(world) == ["envelope-a", "envelope-b", "town-records"]
    world.opened = ["envelope-a", "town-records"]
    assert envelopes_due(world) == ["envelope-b"]


@rule("GH-UNLOCK-02")
def test_the_drake_needs_both_achievements() -> None:
    world, party, chance = Realm(), Party("us", achievements=["the-drakes-command"]), luck()
    assert not aid_drake(world, party, chance)
    party.achievements.append("the-drakes-treasure")
    assert aid_drake(world, party, chance)
    assert (world.city_events.cards, world.road_events.cards) == (["75"], ["66"])
    assert world.achievements == ["the-drake-aided"]
    assert not aid_drake(world, party, chance)


@rule("GH-UNLOCK-04", "GH-UNLOCK-06", "GH-REP-06", "GH-REP-03")
@pytest.mark.parametrize(("by", "box"), [(10, "sun"), (-10, "eclipse")])
def test_reputation_opens_boxes(by: int, box: str) -> None:
    world, party, chance = Realm(), Party("us"), luck()
    step = by // 10
    assert move_reputation(world, party, by - step, chance) == []
    assert move_reputation(world, party, step, chance) == [box]
    open_box(world, box, ITEMS)
    assert move_reputation(world, party, step, chance) == []


@rule("GH-UNLOCK-05", "GH-UNLOCK-07")
@pytest.mark.parametrize(("by", "events"), [(19, (["76"], ["67"])), (-19, (["77"], ["68"]))])
def test_the_utmost_reputation_adds_events_once(by: int, events: tuple[list[str], list[str]]) -> None:
    world, party, chance = Realm(), Party("us"), luck()
    move_reputation(world, party, by, chance)
    assert (world.city_events.cards, world.road_events.cards) == ([], [])
    for step in (1, 5, -1, 1) if by > 0 else (-1, -5, 1, -1):
        move_reputation(world, party, step, chance)
    assert (world.city_events.cards, world.road_events.cards) == events


@rule("GH-PROSP-01", "GH-RETIRE-04")
def test_four_retirements_raise_prosperity_by_a_level() -> None:
    world = Realm()
    for _ in range(4):
        sheet = a_veteran()
        retire(world, Party("us", members=[sheet]), sheet, JOB, "box-3", ITEMS, luck())
    assert prosperity_level(world) == 2
