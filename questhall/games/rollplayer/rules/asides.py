"""SKILL, END: what may be done beside a die and a purchase, at the end of a market turn and before the scoring."""

from __future__ import annotations

from typing import Any

from questhall.games.rollplayer.content.board import ATTRIBUTES
from questhall.games.rollplayer.events import PAID
from questhall.games.rollplayer.rules.attributes import allow_action
from questhall.games.rollplayer.rules.buying import drop
from questhall.games.rollplayer.rules.powers import POWER
from questhall.games.rollplayer.rules.scoring import raised_dice
from questhall.games.rollplayer.rules.skills import hold_window, skills_of, start_skill
from questhall.games.rollplayer.state import Hero, TurnEnd, Window, World
from questhall.kernel import Choose, Flow, Match, Refusal, Seat


class Errand:
    """An answer that is neither a purchase nor a skill."""

    def __init__(self, verb: str, card: str = "") -> None:
        self.verb, self.card = verb, card


DONE, PAY = Errand("done"), Errand("pay")


def asides(m: Match[World], seat: Seat) -> dict[str, Any]:
    """What may be done in one's own turns at any moment: skills and abilities that cost gold.  RP-SKILL-06"""
    hero = m.state.heroes[seat]
    options: dict[str, Any] = {}
    if POWER[hero.job].fee:
        row = POWER[hero.job].paid_action
        options |= m.offer(seat, [(f"pay:{ATTRIBUTES[row]}", PAY)], lambda _: cannot_pay(hero))
    if len(hero.skills) > len(hero.used) or m.explaining:
        options |= skills_of(m, seat)
    return options


def is_aside(chosen: object) -> bool:
    """A skill by its name, or the ability that costs gold."""
    return chosen is PAY or isinstance(chosen, str)


def do_aside(m: Match[World], seat: Seat, chosen: Any) -> None:
    if chosen is PAY:
        pay_for_action(m, seat)
    else:
        start_skill(m, seat, chosen)


def cannot_pay(hero: Hero) -> Refusal | None:
    """The cleric's action: once a round, for 2 gold.  RP-CARD-SEEN-02"""
    fee = POWER[hero.job].fee
    if hero.prayed:
        return Refusal("ability.once", "RP-CARD-SEEN-02")
    return None if hero.gold >= fee else Refusal("ability.gold", "RP-CARD-SEEN-02", {"need": fee, "have": hero.gold})


def pay_for_action(m: Match[World], seat: Seat) -> None:
    """RP-CARD-SEEN-02"""
    hero = m.state.heroes[seat]
    power = POWER[hero.job]
    hero.gold -= power.fee
    hero.prayed = True
    m.tell(PAID, seat, power.fee, ATTRIBUTES[power.paid_action])
    allow_action(m, seat, power.paid_action)


def turn_end(m: Match[World], top: TurnEnd) -> Flow | None:
    """A skill just bought may be used at once.  RP-SKILL-01"""
    options = asides(m, top.seat)
    if not options or last_round(m.state):  # in the last round everybody is asked at its end
        m.state.agenda.pop()
        return None
    return aside(m, top.seat, options)


def aside(m: Match[World], seat: Seat, options: dict[str, Any]) -> Flow:
    chosen = yield Choose(seat, "market.end", {"done": DONE, **options})
    if chosen is DONE:
        m.state.agenda.pop()
    else:
        do_aside(m, seat, chosen)


def last_round(state: World) -> bool:
    """The boards are full.  RP-END-01"""
    return all(0 not in hero.dice for hero in state.heroes)


def window(m: Match[World], top: Window) -> Flow | None:
    """Of a rival's turn, or the last one before the scoring."""
    return last_window(m, top) if top.kind == "last" else hold_window(m, top)


def last_window(m: Match[World], top: Window) -> Flow | None:
    """Before the last cleanup: skills still ready, and weapons that would spoil a goal.  RP-END-03, RP-WEAPON-03"""
    if not top.seats:
        m.state.agenda.pop()
        return None
    seat = top.seats[0]
    hero = m.state.heroes[seat]
    options = asides(m, seat) if hero.skills or POWER[hero.job].fee else {}
    options |= {f"drop:{weapon}": Errand("drop", weapon) for weapon in hero.weapons if moves_goals(hero, weapon)}
    if not options:
        top.seats.pop(0)
        return None
    return hold_last_window(m, top, {"done": DONE, **options})


def hold_last_window(m: Match[World], top: Window, options: dict[str, Any]) -> Flow:
    seat = top.seats[0]
    chosen = yield Choose(seat, "window.last", options)
    if chosen is DONE:
        top.seats.pop(0)
    elif is_aside(chosen):
        do_aside(m, seat, chosen)
    else:
        drop(m, seat, chosen.card)


def moves_goals(hero: Hero, weapon: str) -> bool:
    """Whether the weapon changes an attribute: there are dice that it counts higher."""
    return any(raised_dice(hero, POWER[weapon]))
