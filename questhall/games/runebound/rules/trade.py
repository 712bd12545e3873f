"""TRADE: gold and assets between two heroes on one space, by mutual consent."""

from __future__ import annotations

from typing import Any

from questhall.games.runebound.events import COUNTERED, REFUSED, TRADED
from questhall.games.runebound.rules import M
from questhall.games.runebound.rules.defeat import settle_life, stands
from questhall.games.runebound.rules.limits import settle
from questhall.games.runebound.rules.order import turn_of
from questhall.games.runebound.state import Bargain
from questhall.kernel import Choose, Flow, Seat


def partners(m: M, seat: Seat) -> list[Seat]:
    """Heroes on the same space to whom nothing was proposed in this turn.  RB-TRADE-01"""
    turn = turn_of(m)
    at = m.state.heroes[seat].at
    return [
        other
        for other, hero in enumerate(m.state.heroes)
        if other != seat and hero.at == at and turn is not None and other not in turn.asked
    ]


def step(m: M, task: Bargain) -> Flow:
    if task.proposed:
        yield from agree(m, task)
        return
    mine, theirs = m.state.heroes[task.seat], m.state.heroes[task.other]
    options: dict[str, Any] = {"cancel": ("cancel", "")}
    options.update({f"give:{card}": ("give", card) for card in mine.assets if card not in task.give})
    options.update({f"want:{card}": ("want", card) for card in theirs.assets if card not in task.want})
    if task.pay < mine.gold and not task.ask:
        options["pay-gold"] = ("pay", "")
    if task.ask < theirs.gold and not task.pay:
        options["ask-gold"] = ("ask", "")
    if task.give or task.want or task.pay or task.ask:
        options["propose"] = ("propose", "")
    verb, card = yield Choose(task.seat, "bargain", options)
    if verb == "cancel":
        m.state.agenda.pop()
    elif verb in ("give", "want"):
        getattr(task, verb).append(card)
    elif verb == "propose":
        propose(m, task)
    else:
        setattr(task, verb, getattr(task, verb) + 1)


def propose(m: M, task: Bargain) -> None:
    """Only an offer that is made counts: one to each partner in a turn.  A counter-offer takes the place of what it
    answers.  RB-TRADE-01"""
    task.proposed = True
    if task.reply:
        m.state.agenda.pop(-2)
        m.tell(COUNTERED, task.seat, task.other)
        return
    turn = turn_of(m)
    assert turn is not None
    turn.asked.append(task.other)


def agree(m: M, task: Bargain) -> Flow:
    """Both must want it, or the other proposes something else; the limits are checked after the whole exchange.

    RB-TRADE-01 to 03, RB-SPORT-02
    """
    options = {"accept": "accept", "decline": "decline", **({} if task.reply else {"counter": "counter"})}
    said = yield Choose(task.other, "agree", options)
    if said == "counter":
        m.state.agenda.append(Bargain(task.other, task.seat, reply=True))
        return
    m.state.agenda.pop()
    if said == "decline":
        m.tell(REFUSED, task.other, task.seat)
        return
    stood = {seat: stands(m, seat) for seat in (task.other, task.seat)}
    exchange(m, task)
    m.tell(TRADED, task.seat, task.other)
    for seat in stood:
        settle_life(m, seat, stood[seat])
        settle(m, seat)


def exchange(m: M, task: Bargain) -> None:
    """Gold and assets change hands.  RB-TRADE-01, RB-TRADE-03"""
    mine, theirs = m.state.heroes[task.seat], m.state.heroes[task.other]
    mine.gold += task.ask - task.pay
    theirs.gold += task.pay - task.ask
    for cards, giver, taker in ((task.give, mine, theirs), (task.want, theirs, mine)):
        for card in cards:
            giver.assets.remove(card)
            taker.assets.append(card)
