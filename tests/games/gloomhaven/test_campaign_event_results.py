"""EVENT: every kind of effect is carried out once, with what the players decide."""

import pytest

from questhall.games.gloomhaven.content.campaign.events import EventResult, read_condition
from questhall.games.gloomhaven.content.campaign.rewards import onset_of, read_reward
from questhall.games.gloomhaven.content.components import Onset
from questhall.games.gloomhaven.rules.campaign.event_results import Decided, cannot_settle, questions, settle
from questhall.games.gloomhaven.rules.campaign.setting_out import due_from_events
from questhall.games.gloomhaven.rules.campaign.shop import available
from questhall.games.gloomhaven.state import Party, Realm
from questhall.kernel import Refused
from questhall.ledger import rule
from tests.games.gloomhaven.characters import a_sheet, an_item, deck, luck, why

ITEMS = {number: an_item(number, slot="body", cost=20, copies=2) for number in range(1, 130)}
SMALL = {13: an_item(13, slot="small", copies=4), 14: an_item(14, slot="small", copies=4)}


def a_party(*golds: int, **more: object) -> Party:
    jobs = ("brute", "tinkerer", "scoundrel")
    return Party("us", members=[a_sheet(gold=gold, job=job) for gold, job in zip(golds, jobs, strict=False)], **more)


def result(does: str, when: str = "") -> EventResult:
    made = EventResult({"en": does}, read_reward(does))
    return read_condition(made, when) if when else made


def settled(does: str, party: Party, decided: Decided | None = None, when: str = "", **world: object) -> Realm:
    realm = Realm(**world)
    settle(realm, party, result(does, when), decided or Decided(), ITEMS | SMALL, luck())
    return realm


def golds(party: Party) -> list[int]:
    return [member.gold for member in party.members]


@rule("GH-EVENT-13", "GH-EVENT-14")
def test_each_gains_and_each_loses_what_it_has() -> None:
    party = a_party(10, 3)
    settled("gold -5 each, xp 5, checkmarks 1", party)
    assert golds(party) == [5, 0]
    assert [(member.xp, member.checkmarks) for member in party.members] == [(5, 1), (5, 1)]
    settled("gold 2 each, checkmarks -1", party)
    assert golds(party) == [7, 2]
    assert [member.checkmarks for member in party.members] == [0, 0]


@rule("GH-EVENT-11")
def test_gold_together_is_split() -> None:
    party = a_party(10, 3)
    assert questions(result("gold 10 together"), party, ITEMS) == ["shares"]
    settled("gold 10 together", party, Decided(shares=[2, 8]))
    assert golds(party) == [12, 11]
    settled("gold -15 together", party, Decided(shares=[10, 5]))
    assert golds(party) == [2, 6]
    settled("gold -15 together", party, Decided(shares=[2, 6]))
    assert golds(party) == [0, 0]
    assert why(cannot_settle(result("gold 10 together"), party, Decided(shares=[5, 4]), ITEMS)) == "GH-EVENT-11"


@rule("GH-EVENT-08", "GH-EVENT-21")
def test_the_price_of_a_result_is_paid_first() -> None:
    party = a_party(10, 3)
    assert questions(result("item 7", "pay 10 together"), party, ITEMS) == ["cost", "taker"]
    settled("item 7", party, Decided(cost=[8, 2], taker=1), "pay 10 together")
    assert (golds(party), party.members[1].items) == ([2, 1], [7])
    settled("", party, when="pay 1 each")
    assert golds(party) == [1, 0]
    party.members[1].items = [13]
    realm = settled("gold 10 together", party, Decided(payer=1, shares=[5, 5]), "pay item 13", stock={13: 4})
    assert (golds(party), party.members[1].items, available(realm, party, 13)) == ([6, 5], [], 4)
    with pytest.raises(Refused, match="GH-EVENT-21"):
        settled("gold 10 together", party, Decided(payer=0, shares=[5, 5]), "pay item 13")


@rule("GH-EVENT-17", "GH-EVENT-13", "GH-PROSP-01", "GH-ACHV-01")
def test_what_party_and_world_gain() -> None:
    party = a_party(0, 0)
    does = (
        "reputation -1, prosperity 1, scenario 82, party tremors, global ancient-technology, add city 71, add road 60"
    )
    world = settled(does, party)
    assert (party.reputation, world.marks, world.scenarios) == (-1, 1, [82])
    assert (party.achievements, world.achievements) == (["tremors"], ["ancient-technology"])
    assert (world.city_events.cards, world.road_events.cards) == (["71"], ["60"])


@rule("GH-DESIGN-01", "GH-COMPL-05")
def test_designs_come_to_the_shop() -> None:
    world = settled("random design, design 9", a_party(0, 0), designs=deck(75))
    assert (world.stock, world.designs.cards) == ({75: 2, 9: 2}, [])


@rule("GH-EVENT-19", "GH-SETUP-06")
def test_the_next_scenario_starts_with_what_the_road_left() -> None:
    party = a_party(0, 0)
    settled("start damage 3, start poison, start curse, start minus 3", party)
    settled("start damage 1, start discard 2, start poison, start bless", party)
    assert onset_of(due_from_events(party)) == Onset(4, 2, ("poison",), ("curse", "-1", "-1", "-1", "bless"))
    assert onset_of(due_from_events(party)) == Onset()


@rule("GH-EVENT-21")
def test_small_items_are_used_up_by_each_or_by_one() -> None:
    party = a_party(0, 0)
    assert questions(result("use up small each"), party, ITEMS | SMALL) == []
    party.members[0].items, party.members[1].items = [5, 13], [14, 13]
    assert questions(result("use up small each"), party, ITEMS | SMALL) == ["used-up"]
    refused = cannot_settle(result("use up small each"), party, Decided(used_up={0: 13}), ITEMS | SMALL)
    assert why(refused) == "GH-EVENT-21"
    wrong = cannot_settle(result("use up small each"), party, Decided(used_up={0: 5, 1: 14}), ITEMS | SMALL)
    assert why(wrong) == "GH-EVENT-21"
    settled("use up small each", party, Decided(used_up={0: 13, 1: 14}))
    assert [member.used_on_the_road for member in party.members] == [[13], [14]]
    settled("use up small together", party, Decided(used_up={1: 13}))
    assert [member.used_on_the_road for member in party.members] == [[13], [14, 13]]


@rule("GH-EVENT-05")
def test_of_two_effects_the_party_chooses_one() -> None:
    does = "xp 10, either gold -5 each or reputation -1"
    party = a_party(10, 3)
    assert questions(result(does), party, ITEMS) == ["either"]
    settled(does, party, Decided(either=1))
    settled(does, party, Decided(either=0))
    assert (golds(party), party.reputation, party.members[0].xp) == ([5, 0], -1, 20)


@rule("GH-REP-06")
def test_a_result_tells_which_box_its_reputation_opens() -> None:
    party = a_party(0, 0, reputation=9)
    assert settle(Realm(), party, result("reputation 1"), Decided(), ITEMS, luck()) == ["sun"]
