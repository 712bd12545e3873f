"""EVENT: the decks of city and road events, and which results of a drawn card apply."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from questhall.games.gloomhaven.content.campaign.events import EventCard, EventResult
from questhall.games.gloomhaven.content.components import EventDeck
from questhall.games.gloomhaven.rules.legal import insist
from questhall.games.gloomhaven.state import Party, Realm
from questhall.kernel import Chance, Pile, Refusal

DECKS: tuple[EventDeck, ...] = ("city", "road")
EVENTS_AT_THE_START = range(1, 31)


class EventDrawn(msgspec.Struct):
    """The top card of a deck, and what the party chose.  GH-EVENT-02"""

    number: int
    option: int | None = None


def is_met(result: EventResult, party: Party) -> bool:
    """One of the classes is in the party; reputation is in the range; the party has what is to be paid.

    GH-EVENT-06, GH-EVENT-07, GH-EVENT-08, GH-EVENT-10, GH-EVENT-21, GH-REP-04
    """
    if result.jobs and not any(member.job in result.jobs for member in party.members):
        return False
    if result.above is not None and party.reputation <= result.above:
        return False
    if result.below is not None and party.reputation >= result.below:
        return False
    return can_pay(result, party)


def can_pay(result: EventResult, party: Party) -> bool:
    """The gold together, the gold of each, an item of one.  GH-EVENT-08, GH-EVENT-21"""
    if any(member.gold < result.pay_each for member in party.members):
        return False
    if result.pay_item and not any(result.pay_item in member.items for member in party.members):
        return False
    return sum(member.gold for member in party.members) >= result.pay


def has_condition(result: EventResult) -> bool:
    """Whether it may fail; "otherwise" is no condition of its own.  GH-EVENT-09"""
    asks = (result.jobs, result.pay, result.pay_each, result.pay_item, result.above is not None)
    return any(asks) or result.below is not None


def results_due(option: Sequence[EventResult], party: Party) -> list[EventResult]:
    """All results whose conditions are met, from top to bottom; "otherwise" if none above had its condition met.

    GH-EVENT-04, GH-EVENT-05, GH-EVENT-09, GH-EVENT-10
    """
    due: list[EventResult] = []
    conditions_met = False
    for result in option:
        met = is_met(result, party) and not (result.otherwise and conditions_met)
        if met:
            due.append(result)
        conditions_met |= met and has_condition(result)
    return due


def add_events(world: Realm, city: int, road: int, chance: Chance) -> None:
    """One card for each deck.  GH-EVENT-17"""
    add_event(world, "city", city, chance)
    add_event(world, "road", road, chance)


def deck_of(world: Realm, deck: EventDeck) -> Pile:
    return world.city_events if deck == "city" else world.road_events


def add_event(world: Realm, deck: EventDeck, number: int, chance: Chance) -> None:
    """A deck that gets a card is shuffled.  GH-EVENT-17"""
    pile = deck_of(world, deck)
    pile.put(str(number))
    pile.shuffle(chance, f"events.{deck}")


def put_under(deck: Pile, card: int) -> None:
    """A resolved card goes back under its deck, which is not shuffled; the last card is the top one.  GH-EVENT-18"""
    deck.put_under(str(card))


def draw_event(deck: Pile) -> EventDrawn:
    """The top card; nothing is chosen yet.  GH-EVENT-02"""
    return EventDrawn(int(deck.draw()))


def cannot_choose(drawn: EventDrawn, option: int) -> Refusal | None:
    """One of two options, once.  GH-EVENT-03"""
    return None if drawn.option is None and option in (0, 1) else Refusal("event.chosen", "GH-EVENT-03")


def choose(drawn: EventDrawn, option: int) -> None:
    """The choice is final.  GH-EVENT-03"""
    insist(cannot_choose(drawn, option))
    drawn.option = option


def cannot_read(drawn: EventDrawn) -> Refusal | None:
    """The back is read after the choice.  GH-EVENT-02"""
    return Refusal("event.open", "GH-EVENT-02") if drawn.option is None else None


def read_results(card: EventCard, drawn: EventDrawn, party: Party) -> list[EventResult]:
    """Those of the chosen option, and of no other unless a result sends the reader there.  GH-EVENT-02, GH-EVENT-04"""
    insist(cannot_read(drawn))
    assert drawn.option is not None
    due = results_due(card.options[drawn.option].results, party)
    sent = [option for result in due if (option := result.also) is not None]
    return due + [result for option in sent for result in results_due(card.options[option].results, party)]


def put_away(deck: Pile, drawn: EventDrawn, results: Sequence[EventResult]) -> None:
    """By the symbol beside the results that applied it goes under its deck or leaves the game.

    GH-EVENT-16, GH-EVENT-18
    """
    insist(cannot_read(drawn))
    if any(result.returns for result in results):
        put_under(deck, drawn.number)
