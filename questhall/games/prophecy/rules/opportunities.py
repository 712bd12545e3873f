"""OPP: what can be used in a location: its services, opportunity cards, dropped artifacts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from questhall.games.prophecy import effects
from questhall.games.prophecy import events as e
from questhall.games.prophecy.content.cards import OPPORTUNITIES, RING, Opportunity
from questhall.games.prophecy.content.notation import Gain
from questhall.games.prophecy.rules import astral, decks, final, locations, markers
from questhall.games.prophecy.rules.characters import hero_of
from questhall.games.prophecy.rules.decks import open_at
from questhall.games.prophecy.rules.locations import Serve
from questhall.games.prophecy.state import Hero, M, Roll, Turn
from questhall.kernel import Refusal, Seat


def options(m: M, seat: Seat, turn: Turn) -> dict[str, Any]:
    """All that can be used here, in any order and as often as allowed.  PR-OPP-02, PR-OPP-03"""
    found = candidates(m, seat)
    offered = m.offer(seat, found, lambda what: cannot_serve(m, seat, turn, what)) if found else {}
    return {key: ("serve", what) for key, what in offered.items()}


def candidates(m: M, seat: Seat) -> list[tuple[str, Serve]]:
    hero, state = hero_of(m, seat), m.state
    at = hero.at
    found: list[tuple[str, Serve]] = []
    if RING[at].wild:
        for card in open_at(state, at) if at in state.spots else ():
            if card in OPPORTUNITIES:
                found += cards(m, seat, OPPORTUNITIES[card])
    else:
        found += locations.services(hero)
        found += locations.shop(m, hero)
        found += locations.lessons(m, hero)
    if hero.damaged and RING[at].civilised:
        found += [(f"repair:{item}", ("repair", (item,))) for item in hero.damaged]
        if len(hero.damaged) > 1:
            found.append(("repair-all", ("repair", tuple(hero.damaged))))
    if state.dropped:
        found += [(f"take-artifact:{card}", ("artifact", card)) for card in astral.lying(m, at)]
    if locations.HOSPITALITY in hero.skills:
        found.append(("hospitality", ("hospitality", None)))
    return found


def cards(m: M, seat: Seat, card: Opportunity) -> list[tuple[str, Serve]]:
    """An opportunity card lying open here.  PR-OPP-04"""
    if card.effect == "keep":
        return [(f"keep:{card.id}", ("keep", card.id))]
    if card.effect:
        offers = effects.OPPORTUNITY_EFFECTS[card.effect][0](m, seat)
        return [(key, ("effect", (card.id, what))) for key, what in offers]
    return [(f"visit:{card.id}", ("visit", card.id))]


def cannot_serve(m: M, seat: Seat, turn: Turn, what: Serve) -> Refusal | None:
    hero, (how, arg) = hero_of(m, seat), what
    if how in ("blessing", "recharge", "hospitality") and how in turn.used:
        return Refusal("once-a-turn", "PR-LOC-MONASTERY-01")
    if how == "blessing":
        return None if hero.wounds else Refusal("no-effect", "PR-STR-05")
    if how == "recharge":
        return None if hero.spent else Refusal("no-effect", "PR-WILL-03")
    if how == "hospitality":
        return locations.cannot_be_guest(hero)
    if how == "lodge" and hero.lodged and not hero.wounds and not hero.spent:
        return Refusal("no-effect", "PR-LOC-VILLAGE-02")
    if how == "learn":
        return locations.cannot_learn(hero, *arg)
    if how == "sell":
        return locations.cannot_sell(hero, arg)
    if how == "artifact":
        blocked = decks.creatures_at(m.state, hero.at)
        return Refusal("creatures", "PR-OPP-18") if blocked else None
    if how == "visit":
        return cannot_visit(hero, OPPORTUNITIES[arg])
    gold = locations.gold_for(hero, how, arg)
    return markers.cannot_afford(hero, gold) if gold else None


def cannot_visit(hero: Hero, card: Opportunity) -> Refusal | None:
    """Not just to be rid of it.  PR-OPP-06"""
    if markers.idle(hero, gains_of(hero, card)):
        return Refusal("no-effect", "PR-OPP-06")
    return markers.cannot_pay(hero, card.price)


def gains_of(hero: Hero, card: Opportunity) -> tuple[Gain, ...]:
    at_home = card.home and RING[hero.at].has(card.home)
    return card.home_gains if at_home else card.gains


def serve(m: M, seat: Seat, turn: Turn, how: str, arg: Any) -> None:
    """One use; from now on no attack, unless one is stealthy.  PR-TURN-01"""
    turn.served = True
    SERVICES[how](m, seat, turn, arg)


def artifact(m: M, seat: Seat, turn: Turn, card: str) -> None:
    """PR-OPP-18, PR-DEATH-06"""
    at = m.state.dropped.index(card)
    del m.state.dropped[at], m.state.where[at]
    final.take(m, seat, card)
    final.reckon(m, seat)


def visit(m: M, seat: Seat, turn: Turn, name: str) -> None:
    """Used once and discarded.  PR-OPP-05"""
    card, hero = OPPORTUNITIES[name], hero_of(m, seat)
    gains = gains_of(hero, card)
    m.tell(e.USED, seat, name)
    decks.clear(m, name)
    markers.pay(m, seat, card.price)
    if card.test:
        m.state.agenda.append(Roll(seat, "trial", name))
    else:
        markers.receive(m, seat, gains)


def keep(m: M, seat: Seat, turn: Turn, name: str) -> None:
    m.tell(e.KEPT, seat, name)
    decks.lift(m.state, name)
    hero_of(m, seat).kept.append(name)


def effect(m: M, seat: Seat, turn: Turn, arg: tuple[str, Any]) -> None:
    name, what = arg
    m.tell(e.USED, seat, name)
    decks.clear(m, name)
    effects.OPPORTUNITY_EFFECTS[OPPORTUNITIES[name].effect][1](m, seat, turn, what)


SERVICES: dict[str, Callable[[M, Seat, Turn, Any], None]] = {
    "blessing": locations.blessing,
    "recharge": locations.recharge,
    "hospitality": locations.hospitality,
    "lodge": locations.lodge,
    "heal": locations.heal,
    "mana": locations.mana,
    "repair": locations.repair,
    "buy": locations.buy,
    "sell": locations.sell,
    "learn": locations.learn,
    "artifact": artifact,
    "visit": visit,
    "keep": keep,
    "effect": effect,
}
