"""TRADE: bargains between characters, where the table has agreed on them."""

from __future__ import annotations

from typing import Any

from questhall.games.prophecy import events as e
from questhall.games.prophecy.rules import decks, final, markers, movement
from questhall.games.prophecy.rules.characters import hero_of
from questhall.games.prophecy.rules.order import turn_of
from questhall.games.prophecy.state import Bargain, M
from questhall.kernel import Choose, Flow, Refusal


def step(m: M, task: Bargain) -> Flow:
    return answer(m, task) if task.proposed else compose(m, task)


def compose(m: M, task: Bargain) -> Flow:
    """The offer is put together: items and gold, nothing else.  PR-TRADE-02, PR-TRADE-03"""
    hero, other = hero_of(m, task.seat), hero_of(m, task.other)
    found: list[tuple[str, Any]] = [("propose", ("propose", None)), ("cancel", ("cancel", None))]
    found += [(f"give:{i}", ("give", i)) for i in hero.items + hero.damaged if i not in task.give]
    found += [(f"want:{i}", ("want", i)) for i in other.items + other.damaged if i not in task.want]
    if not task.pay:
        found += [(f"give-gold:{n}", ("pay", n)) for n in range(1, hero.gold + 1)]
    if not task.ask:
        found += [(f"want-gold:{n}", ("ask", n)) for n in range(1, other.gold + 1)]
    offered = m.offer(task.seat, found, lambda said: cannot_propose(m, task, said[0]))
    how, what = yield Choose(task.seat, "bargain", offered)
    if how == "propose":
        task.proposed = True
    elif how == "cancel":
        m.state.agenda.pop()
    elif how == "give":
        task.give.append(what)
    elif how == "want":
        task.want.append(what)
    elif how == "pay":
        task.pay = what
    else:
        task.ask = what


def cannot_propose(m: M, task: Bargain, how: str) -> Refusal | None:
    """A gift only strengthens the other; partners may.  PR-TRADE-08, PR-VAR-TEAM-03"""
    if how != "propose":
        return None
    gives, wants = bool(task.give or task.pay), bool(task.want or task.ask)
    partners = m.game.team(m.terms, task.seat) == m.game.team(m.terms, task.other)
    fair = (gives and wants) or (partners and (gives or wants))
    return None if fair else Refusal("one-sided", "PR-TRADE-08")


def answer(m: M, task: Bargain) -> Flow:
    """Both must agree; only a concluded trade uses up the movement.  PR-TRADE-05, PR-TRADE-07"""
    agreed = yield Choose(task.other, "agree", {"agree": True, "refuse": False})
    m.state.agenda.pop()
    if not agreed:
        m.tell(e.REFUSED, task.seat, task.other)
        return
    m.tell(e.TRADED, task.seat, task.other)
    for item in task.give:
        decks.pass_on(m, task.seat, task.other, item)
    for item in task.want:
        decks.pass_on(m, task.other, task.seat, item)
    for giver, taker, gold in ((task.seat, task.other, task.pay), (task.other, task.seat, task.ask)):
        markers.earn(m, taker, markers.lose_gold(m, giver, gold))
    final.reckon(m, task.seat)  # PR-VAR-TEAM-05
    for seat in (task.seat, task.other):
        if not m.state.over:
            final.drop_out(m, seat)
    turn = turn_of(m)
    if turn is not None and not m.state.over:
        turn.moves.append("trade")
        movement.arrive(m, task.seat, turn)
