"""EVENT: the decks, the choice, the results."""

import pytest

from questhall.games.gloomhaven.content.campaign.events import EventCard, EventOption, EventResult, event
from questhall.games.gloomhaven.rules.campaign.events import (
    add_events,
    cannot_choose,
    cannot_read,
    choose,
    draw_event,
    is_met,
    put_away,
    put_under,
    read_results,
    results_due,
)
from questhall.games.gloomhaven.state import Party, Realm
from questhall.kernel import Refused
from questhall.ledger import rule
from tests.games.gloomhaven.characters import a_sheet, deck, luck, why


def a_party(*golds: int, **more: object) -> Party:
    jobs = ("brute", "tinkerer", "scoundrel")
    return Party("us", members=[a_sheet(gold=gold, job=job) for gold, job in zip(golds, jobs, strict=False)], **more)


def told(text: str, **fields: object) -> EventResult:
    return EventResult({"en": text}, **fields)


def a_card(first: list[EventResult], second: list[EventResult]) -> EventCard:
    return EventCard("road", 7, {}, {}, (EventOption({}, tuple(first)), EventOption({}, tuple(second))))


def words(results: list[EventResult]) -> list[str]:
    return [result.texts["en"] for result in results]


def due(option: list[EventResult], party: Party) -> list[str]:
    return words(results_due(option, party))


@rule("GH-EVENT-06", "GH-EVENT-09")
def test_a_result_for_classes_needs_one_of_them_in_the_party() -> None:
    option = [told("helped", jobs=("mindthief", "brute")), told("robbed", otherwise=True)]
    assert due(option, a_party(0, 0)) == ["helped"]
    assert due(option, Party("us", members=[a_sheet(job="cragheart")])) == ["robbed"]


@rule("GH-EVENT-07", "GH-REP-04")
def test_a_result_for_a_reputation() -> None:
    result = told("praised", above=-5)
    assert [is_met(result, a_party(0, reputation=reputation)) for reputation in (-4, -5)] == [True, False]
    assert [is_met(told("hunted", below=3), a_party(0, reputation=at)) for at in (2, 3)] == [True, False]


@rule("GH-EVENT-08")
def test_gold_is_paid_together() -> None:
    result = told("fed", pay=10)
    assert is_met(result, a_party(4, 3, 3))
    assert not is_met(result, a_party(4, 3, 2))


@rule("GH-EVENT-05", "GH-EVENT-10", "GH-EVENT-09")
def test_all_results_whose_conditions_are_met_apply_from_top_to_bottom() -> None:
    option = [
        told("always"),
        told("brute", jobs=("brute",)),
        told("loved", above=10),
        told("otherwise", otherwise=True),
        told("last"),
    ]
    assert due(option, a_party(0, reputation=12)) == ["always", "brute", "loved", "last"]
    assert due(option, a_party(0)) == ["always", "brute", "last"]
    assert due(option, Party("us", members=[a_sheet(job="sun")])) == ["always", "otherwise", "last"]


@rule("GH-EVENT-09")
@pytest.mark.parametrize("condition", [{"above": 5}, {"below": 9}, {"pay": 10}, {"jobs": ("brute",)}])
def test_any_condition_that_was_met_switches_otherwise_off(condition: dict[str, object]) -> None:
    option = [told("met", **condition), told("otherwise", otherwise=True)]
    assert due(option, a_party(10, reputation=7)) == ["met"]


@rule("GH-EVENT-09", "GH-EVENT-21")
def test_an_otherwise_may_ask_for_something_itself() -> None:
    option = [
        told("haggled", jobs=("scoundrel",), pay_item=13),
        told("sold", otherwise=True, pay_item=13),
        told("had none", otherwise=True),
    ]
    seller, haggler = a_sheet(job="cragheart", items=[13]), a_sheet(job="scoundrel")
    assert due(option, Party("us", members=[seller, haggler])) == ["haggled"]
    assert due(option, Party("us", members=[seller])) == ["sold"]
    assert due(option, Party("us", members=[haggler])) == ["had none"]


@rule("GH-EVENT-08", "GH-EVENT-09")
@pytest.mark.parametrize(("job", "gold", "sale"), [("two-mini", 40, 0), ("brute", 40, 1), ("brute", 24, 2)])
def test_the_last_flask_of_city_event_41_is_sold_once(job: str, gold: int, sale: int) -> None:
    option = event("city", 41).options[0].results
    assert results_due(option, Party("us", members=[a_sheet(job=job, gold=gold)])) == [option[sale]]


@rule("GH-EVENT-17", "GH-EVENT-18")
def test_an_added_event_is_shuffled_in_and_a_resolved_one_put_under() -> None:
    places = set()
    for seed in range(20):
        world = Realm(city_events=deck(1, 2, 3), road_events=deck(1, 2, 3))
        add_events(world, 40, 41, luck(seed))
        places.add(world.city_events.cards.index("40"))
    assert places == {0, 1, 2, 3}
    pile = deck(3, 2, 1)
    put_under(pile, 9)
    assert pile.cards == ["9", "3", "2", "1"]


@rule("GH-EVENT-02", "GH-EVENT-03", "GH-EVENT-04")
def test_the_back_is_read_after_a_final_choice_and_only_for_that_option() -> None:
    card = a_card([told("gold")], [told("wounds")])
    pile = deck(1, 2, 7)
    drawn = draw_event(pile)
    assert (drawn.number, pile.cards) == (7, ["1", "2"])
    assert why(cannot_read(drawn)) == "GH-EVENT-02"
    with pytest.raises(Refused, match="GH-EVENT-02"):
        read_results(card, drawn, a_party(0))
    choose(drawn, 1)
    assert words(read_results(card, drawn, a_party(0))) == ["wounds"]
    assert why(cannot_choose(drawn, 0)) == "GH-EVENT-03"
    with pytest.raises(Refused, match="GH-EVENT-03"):
        choose(drawn, 0)
    assert why(cannot_choose(draw_event(pile), 2)) == "GH-EVENT-03"


@rule("GH-EVENT-16", "GH-EVENT-18")
def test_a_resolved_card_leaves_the_game_or_goes_under_its_deck() -> None:
    # The symbol stands beside the results: this card leaves by its first option only.
    card = a_card([told("leaves")], [told("stays", returns=True)])
    for option, left in ((0, ["1", "2"]), (1, ["7", "1", "2"])):
        pile = deck(1, 2, 7)
        drawn = draw_event(pile)
        with pytest.raises(Refused, match="GH-EVENT-02"):
            put_away(pile, drawn, [])
        choose(drawn, option)
        put_away(pile, drawn, read_results(card, drawn, a_party(0)))
        assert pile.cards == left


@rule("GH-EVENT-04")
def test_a_result_may_send_the_reader_to_the_other_option() -> None:
    card = a_card([told("poison", returns=True)], [told("paid", pay_each=5), told("not paid", otherwise=True, also=0)])
    for golds, read, left in (((5, 5), ["paid"], []), ((9, 4), ["not paid", "poison"], ["7"])):
        pile = deck(7)
        drawn = draw_event(pile)
        choose(drawn, 1)
        results = read_results(card, drawn, a_party(*golds))
        put_away(pile, drawn, results)
        assert (words(results), pile.cards) == (read, left)


@rule("GH-EVENT-21")
def test_an_item_can_be_the_price() -> None:
    party = a_party(0, 0)
    assert due([told("sold", pay_item=13), told("not", otherwise=True)], party) == ["not"]
    party.members[1].items = [13]
    assert due([told("sold", pay_item=13), told("not", otherwise=True)], party) == ["sold"]
