"""Unwavering Mandate: an ally takes a turn more, with two cards of its hand, and then its round goes on as it was."""

from __future__ import annotations

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content.actions import ONE, ExtraTurn
from questhall.games.gloomhaven.rules.play.deeds import did, group_of, picked, skipped
from questhall.games.gloomhaven.rules.play.table import character
from questhall.games.gloomhaven.state import Act, Encore, Figure, M, Turn
from questhall.kernel import Choose, Flow

PAIR = 2


def extra_turn(m: M, act: Act, actor: Figure, action: ExtraTurn) -> Flow:
    """The ally's player takes the leading card and the other one, or declines.  GH-CARD-01, GH-TURN-01, GH-TERM-15"""
    w = m.state
    able = [each for each in group_of(w, act, actor, action.group) if each.kind == "character"]
    able = [each for each in able if len(w.heroes[each.seat].hand) >= PAIR]
    (ally,) = (yield from picked(m, act, "command", "target", able, ONE)) or [None]
    if ally is None:
        skipped(act)
        return
    hero = w.heroes[ally.seat]
    first = yield Choose(ally.seat, "extra-turn", {**{f"extra:{card}": card for card in hero.hand}, "pass": ""})
    if not first:
        skipped(act)
        return
    others = [card for card in hero.hand if card != first]
    second = yield Choose(ally.seat, "extra-turn", {f"extra:{card}": card for card in others})
    did(act)
    m.tell(events.EXTRA_TURN, ally.seat, first, second)
    encore = Encore(ally.seat, w.acting, ally.acted, hero.resting, hero.halves, w.elements.coming)
    hero.hand = [card for card in hero.hand if card not in (first, second)]
    hero.waiting, hero.played, hero.halves, hero.resting = hero.played, [first, second], [], False
    w.acting, w.elements.coming = ally.id, []
    w.agenda += [encore, Turn(ally.seat)]


def step_encore(m: M, task: Encore) -> None:
    """The turn more is over; the ally's own turn is as far as it was."""
    w = m.state
    w.agenda.pop()
    w.acting, w.elements.coming = task.acting, [*w.elements.coming, *task.coming]
    hero, own = w.heroes[task.seat], character(w, task.seat)
    if own is None:
        return
    own.acted = task.acted
    hero.played, hero.waiting = hero.waiting, []
    hero.halves, hero.resting = task.halves, task.resting
