"""EVENT as it is played: a card is drawn, the party chooses, its results are carried out one after another.

The first seat chooses for the party; gold that is paid together everybody gives by itself.  GH-EVENT-02, GH-EVENT-11
"""

from __future__ import annotations

from collections.abc import Iterator

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content import equipment
from questhall.games.gloomhaven.content.campaign.events import EventCard, EventResult, event
from questhall.games.gloomhaven.content.campaign.events import events as events_of
from questhall.games.gloomhaven.rules.campaign.chapter import campaign, gathered, note
from questhall.games.gloomhaven.rules.campaign.event_results import Decided, questions, settle, small_items
from questhall.games.gloomhaven.rules.campaign.events import (
    EventDrawn,
    choose,
    deck_of,
    draw_event,
    put_away,
    read_results,
)
from questhall.games.gloomhaven.rules.campaign.outcomes import cannot_hand_over
from questhall.games.gloomhaven.rules.campaign.telling import look_at_quests, open_due, telling
from questhall.games.gloomhaven.state import Happening, M, World
from questhall.kernel import Ask, Choose, Flow, Pile

LEADER = 0
LETTERS = ("a", "b")
SAID_BY_THE_CARD = ("achieved", "opens")  # its words name them already


def step_happening(m: M, task: Happening) -> Flow | None:
    """GH-EVENT-02 to GH-EVENT-05, GH-EVENT-16"""
    if task.number and task.option is None:
        return decide(m, task)
    if task.number and task.at < len(task.results):
        return carry_out(m, task)
    if task.number:
        finish(m, task)
    else:
        draw(m, task)
    return None


def draw(m: M, task: Happening) -> None:
    """The top card; one that this version does not know leaves the game.  GH-EVENT-02"""
    deck = deck_of(campaign(m.state).realm, task.deck)
    known = next((drawn for drawn in drawings(deck) if drawn in events_of(task.deck)), 0)
    if not known:
        m.state.agenda.pop()
        return
    task.number = known
    m.tell(events.DREW_EVENT, f"{task.deck}-{task.number}", task.deck)


def drawings(deck: Pile) -> Iterator[int]:
    """Card after card from the top."""
    while deck.cards:
        yield draw_event(deck).number


def decide(m: M, task: Happening) -> Flow:
    """One of two options; then the back is read.  GH-EVENT-03, GH-EVENT-04, GH-EVENT-05"""
    w = m.state
    card = card_of(task)
    options = {f"option:{card.id}-{letter}": at for at, letter in enumerate(LETTERS)}
    task.option = yield Choose(LEADER, "event", options)
    drawn = EventDrawn(task.number)
    choose(drawn, task.option)
    with gathered(w) as party:
        due = read_results(card, drawn, party)
    task.results = [place_of(card, result) for result in due]
    m.tell(events.CHOSE, f"{card.id}-{LETTERS[task.option]}")
    note(w, "event", f"{card.id}", LETTERS[task.option])


def card_of(task: Happening) -> EventCard:
    return event(task.deck, task.number)


def place_of(card: EventCard, result: EventResult) -> list[int]:
    """A result by its option and its place there."""
    return next(
        [option, place]
        for option, each in enumerate(card.options)
        for place, one in enumerate(each.results)
        if one is result
    )


def result_of(task: Happening, at: int) -> EventResult:
    option, place = task.results[at]
    return card_of(task).options[option].results[place]


def carry_out(m: M, task: Happening) -> Flow:
    """One result: what is the players' to decide, then what it does.  GH-EVENT-05, GH-EVENT-11, GH-EVENT-12"""
    w = m.state
    result = result_of(task, task.at)
    option, place = task.results[task.at]
    m.tell(events.HAPPENS, f"{card_of(task).id}-{LETTERS[option]}-{place + 1}")
    name = f"{card_of(task).id}-{LETTERS[option]}-{place + 1}"
    decided = yield from decisions(m, result, name)
    story = campaign(w).chronicle
    note(w, "happens", name, *([decided.either + 1] if result.reward.either else []))
    told = len(story)
    with telling(m):
        with gathered(w) as party:
            settle(campaign(w).realm, party, result, decided, equipment.items(), m.chance)
        open_due(m)
    story[told:] = [entry for entry in story[told:] if entry.split()[1] not in SAID_BY_THE_CARD]
    task.at += 1


def decisions(m: M, result: EventResult, name: str) -> Ask:
    """What the players decide about a result, in the order of the card.

    GH-EVENT-08, GH-EVENT-11, GH-EVENT-12, GH-EVENT-21
    """
    w = m.state
    decided = Decided()
    with gathered(w) as party:
        asked = questions(result, party, equipment.items())
    reward = result.reward
    if "cost" in asked:
        decided.cost = yield from shared(w, -result.pay)
    if "payer" in asked:
        decided.payer = yield from payer(m, result.pay_item)
    if "either" in asked:
        decided.either = yield Choose(
            LEADER, "either", {f"either:{name}-{at + 1}": at for at in range(len(reward.either))}
        )
    if "shares" in asked:
        decided.shares = yield from shared(w, reward.together)
    if "taker" in asked:
        takers = {f"taker:{hero.sheet.job}": seat for seat, hero in enumerate(w.heroes)}
        decided.taker = yield Choose(LEADER, "taker", takers)
    if "used-up" in asked:
        decided.used_up = yield from used_up(w, reward.uses_up == "each")
    return decided


def shared(w: World, amount: int) -> Ask:
    """Gold together, gained or (below 0) lost: one after another says its part, the last has what is left.

    GH-EVENT-11, GH-EVENT-14
    """
    purses = [hero.sheet.gold for hero in w.heroes]
    left = amount if amount > 0 else min(-amount, sum(purses))
    verb = "share" if amount > 0 else "pay"
    shares: list[int] = []
    for seat, purse in enumerate(purses):
        others = sum(purses[seat + 1 :])
        if amount > 0:
            least, most = (left, left) if seat == len(purses) - 1 else (0, left)
        else:
            least, most = max(0, left - others), min(left, purse)
        shares.append((yield Choose(seat, verb, {f"{verb}:{part}": part for part in range(least, most + 1)})))
        left -= shares[-1]
    return shares


def payer(m: M, number: int) -> Ask:
    """Who hands over the item that is asked for.  GH-EVENT-21"""
    w = m.state
    candidates = [(f"payer:{hero.sheet.job}", seat) for seat, hero in enumerate(w.heroes)]
    options = m.offer(LEADER, candidates, lambda seat: cannot_hand_over(w.heroes[seat].sheet, number))
    return (yield Choose(LEADER, "payer", options))


def used_up(w: World, everybody: bool) -> Ask:
    """Small items that are used up: everybody's own, or one of the party.  GH-EVENT-21"""
    items = equipment.items()
    owned = {seat: small for seat, hero in enumerate(w.heroes) if (small := small_items(hero.sheet, items))}
    if not everybody and len(owned) > 1:
        who = {f"payer:{w.heroes[seat].sheet.job}": seat for seat in owned}
        seat = yield Choose(LEADER, "user", who)
        owned = {seat: owned[seat]}
    chosen: dict[int, int] = {}
    for seat, small in owned.items():
        chosen[seat] = yield Choose(seat, "used-up", {f"used-up:{items[number].id}": number for number in small})
    return chosen


def finish(m: M, task: Happening) -> None:
    """Under its deck or out of the game.  GH-EVENT-16, GH-EVENT-18"""
    w = m.state
    results = [result_of(task, at) for at in range(len(task.results))]
    put_away(deck_of(campaign(w).realm, task.deck), EventDrawn(task.number, task.option), results)
    w.agenda.pop()
    campaign(w).happened = task
    look_at_quests(m)
