"""EVENT: the decks, the choice, the results."""

import pytest

from questhall.games.gloomhaven.rules.campaign.events import (
    EventCard,
    EventResult,
    add_events,
    cannot_choose,
    cannot_read,
    choose,
    draw_event,
    is_met,
    put_away,
    put_under,
    read_results,
    remove_event,
    results_due,
    start_events,
)
from questhall.games.gloomhaven.state import Party, Realm
from questhall.kernel import Refused
from questhall.ledger import rule
from tests.games.gloomhaven.characters import a_sheet, luck, why


def a_party(*golds: int, **more: object) -> Party:
    jobs = ("brute", "tinkerer", "scoundrel")
    return Party("us", members=[a_sheet(gold=gold, job=job) for gold, job in zip(golds, jobs, strict=False)], **more)


def due(option: list[EventResult], party: Party) -> list[str]:
    return [result.text for result in results_due(option, party)]


@rule("GH-EVENT-06", "GH-EVENT-09")
def test_a_result_for_classes_needs_one_of_them_in_the_party() -> None:
    option = [EventResult("helped", jobs=("mindthief", "brute")), EventResult("robbed", otherwise=True)]
    assert due(option, a_party(0, 0)) == ["helped"]
    assert due(option, Party("us", members=[a_sheet(job="cragheart")])) == ["robbed"]


@rule("GH-EVENT-07", "GH-REP-04")
def test_a_result_for_a_reputation() -> None:
    result = EventResult("praised", above=-5)
    assert [is_met(result, a_party(0, reputation=reputation)) for reputation in (-4, -5)] == [True, False]
    assert [is_met(EventResult("hunted", below=3), a_party(0, reputation=at)) for at in (2, 3)] == [True, False]


@rule("GH-EVENT-08")
def test_gold_is_paid_together() -> None:
    result = EventResult("fed", pay=10)
    assert is_met(result, a_party(4, 3, 3))
    assert not is_met(result, a_party(4, 3, 2))


@rule("GH-EVENT-05", "GH-EVENT-10", "GH-EVENT-09")
def test_all_results_whose_conditions_are_met_apply_from_top_to_bottom() -> None:
    option = [
        EventResult("always"),
        EventResult("brute", jobs=("brute",)),
        EventResult("loved", above=10),
        EventResult("otherwise", otherwise=True),
        EventResult("last"),
    ]
    assert due(option, a_party(0, reputation=12)) == ["always", "brute", "loved", "last"]
    assert due(option, a_party(0)) == ["always", "brute", "last"]
    assert due(option, Party("us", members=[a_sheet(job="sun")])) == ["always", "otherwise", "last"]


@rule("GH-EVENT-09")
@pytest.mark.parametrize("condition", [{"above": 5}, {"below": 9}, {"pay": 10}, {"jobs": ("brute",)}])
def test_any_condition_that_was_met_switches_otherwise_off(condition: dict[str, object]) -> None:
    option = [EventResult("met", **condition), EventResult("otherwise", otherwise=True)]
    assert due(option, a_party(10, reputation=7)) == ["met"]


@rule("GH-EVENT-01")
def test_the_event_decks_start_with_1_to_30_each_in_an_order_of_its_own() -> None:
    world = Realm()
    start_events(world, luck())
    assert sorted(world.city_events) == sorted(world.road_events) == list(range(1, 31))
    assert world.city_events != world.road_events
    assert list(range(1, 31)) not in (world.city_events, world.road_events)


@rule("GH-EVENT-17", "GH-EVENT-18")
def test_an_added_event_is_shuffled_in_and_a_resolved_one_put_under() -> None:
    places = set()
    for seed in range(20):
        world = Realm(city_events=[1, 2, 3], road_events=[1, 2, 3])
        add_events(world, 40, 41, luck(seed))
        places.add(world.city_events.index(40))
    assert places == {0, 1, 2, 3}
    deck = [3, 2, 1]
    put_under(deck, 9)
    assert deck == [9, 3, 2, 1]


@rule("GH-EVENT-02", "GH-EVENT-03", "GH-EVENT-04")
def test_the_back_is_read_after_a_final_choice_and_only_for_that_option() -> None:
    card = EventCard(7, ((EventResult("gold"),), (EventResult("wounds"),)))
    deck = [1, 2, 7]
    drawn = draw_event(deck)
    assert (drawn.number, deck) == (7, [1, 2])
    assert why(cannot_read(drawn)) == "GH-EVENT-02"
    with pytest.raises(Refused, match="GH-EVENT-02"):
        read_results(card, drawn, a_party(0))
    choose(drawn, 1)
    assert [result.text for result in read_results(card, drawn, a_party(0))] == ["wounds"]
    assert why(cannot_choose(drawn, 0)) == "GH-EVENT-03"
    with pytest.raises(Refused, match="GH-EVENT-03"):
        choose(drawn, 0)
    assert why(cannot_choose(draw_event(deck), 2)) == "GH-EVENT-03"


@rule("GH-EVENT-16", "GH-EVENT-18")
def test_a_resolved_card_leaves_the_game_or_goes_under_its_deck() -> None:
    # The symbol stands beside the result: this card leaves by its first option only.
    card = EventCard(7, ((), ()), leaves=(True, False))
    for option, left in ((0, [1, 2]), (1, [7, 1, 2])):
        deck = [1, 2, 7]
        drawn = draw_event(deck)
        with pytest.raises(Refused, match="GH-EVENT-02"):
            put_away(deck, card, drawn)
        choose(drawn, option)
        put_away(deck, card, drawn)
        assert deck == left


@rule("GH-EVENT-20")
def test_a_card_is_taken_out_of_a_deck_that_keeps_its_order() -> None:
    deck = [1, 2, 3, 4]
    remove_event(deck, 2)
    remove_event(deck, 9)
    assert deck == [1, 3, 4]
