"""EVENT: the decks of city and road events, and which results of a drawn card apply."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from questhall.games.gloomhaven.rules.legal import insist
from questhall.games.gloomhaven.state import Party, Realm
from questhall.kernel import Chance, Refusal

EVENTS_AT_THE_START = range(1, 31)


class EventResult(msgspec.Struct, frozen=True):
    """One result of an event's option, with its condition."""

    text: str
    jobs: tuple[str, ...] = ()
    above: int | None = None  # reputation
    below: int | None = None
    pay: int = 0  # together
    otherwise: bool = False


class EventCard(msgspec.Struct, frozen=True):
    """An event: two options, and beside each a symbol that says whether the card leaves the game."""

    number: int
    options: tuple[tuple[EventResult, ...], tuple[EventResult, ...]]
    leaves: tuple[bool, bool] = (False, False)


class EventDrawn(msgspec.Struct):
    """The top card of a deck, and what the party chose.  GH-EVENT-02"""

    number: int
    option: int | None = None


def is_met(result: EventResult, party: Party) -> bool:
    """One of the classes is in the party; reputation is in the range; together they have the gold.

    GH-EVENT-06, GH-EVENT-07, GH-EVENT-08, GH-EVENT-10, GH-REP-04
    """
    if result.jobs and not any(member.job in result.jobs for member in party.members):
        return False
    if result.above is not None and party.reputation <= result.above:
        return False
    if result.below is not None and party.reputation >= result.below:
        return False
    return sum(member.gold for member in party.members) >= result.pay


def results_due(option: Sequence[EventResult], party: Party) -> list[EventResult]:
    """All results whose conditions are met, from top to bottom; "otherwise" if none above had its condition met.

    GH-EVENT-04, GH-EVENT-05, GH-EVENT-09, GH-EVENT-10
    """
    due: list[EventResult] = []
    conditions_met = False
    for result in option:
        met = not conditions_met if result.otherwise else is_met(result, party)
        if met:
            due.append(result)
        conditions_met |= met and bool(result.jobs or result.pay or (result.above, result.below) != (None, None))
    return due


def start_events(world: Realm, chance: Chance) -> None:
    """Events 1 to 30 of either deck, shuffled separately.  GH-EVENT-01"""
    world.city_events, world.road_events = list(EVENTS_AT_THE_START), list(EVENTS_AT_THE_START)
    chance.shuffle(world.city_events, "events.city")
    chance.shuffle(world.road_events, "events.road")


def add_events(world: Realm, city: int, road: int, chance: Chance) -> None:
    """A deck that gets a card is shuffled.  GH-EVENT-17"""
    for deck, card, stream in ((world.city_events, city, "events.city"), (world.road_events, road, "events.road")):
        deck.append(card)
        chance.shuffle(deck, stream)


def put_under(deck: list[int], card: int) -> None:
    """A resolved card goes back under its deck, which is not shuffled; the last card is the top one.  GH-EVENT-18"""
    deck.insert(0, card)


def draw_event(deck: list[int]) -> EventDrawn:
    """The top card; nothing is chosen yet.  GH-EVENT-02"""
    return EventDrawn(deck.pop())


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
    """Those of the chosen option, and of no other.  GH-EVENT-02, GH-EVENT-04"""
    insist(cannot_read(drawn))
    assert drawn.option is not None
    return results_due(card.options[drawn.option], party)


def put_away(deck: list[int], card: EventCard, drawn: EventDrawn) -> None:
    """By the symbol of the chosen option it leaves the game or goes under its deck.  GH-EVENT-16, GH-EVENT-18"""
    insist(cannot_read(drawn))
    assert drawn.option is not None
    if not card.leaves[drawn.option]:
        put_under(deck, card.number)


def remove_event(deck: list[int], number: int) -> None:
    """The game orders a card out of a deck, wherever it lies; the rest keeps its order.  GH-EVENT-20"""
    if number in deck:
        deck.remove(number)
