"""ONCE: abilities that may be used once per turn, in the middle of an action too."""

from __future__ import annotations

from typing import Any

from questhall.games.runebound.content.board import PLACES
from questhall.games.runebound.content.cards import HEROES, OWNED
from questhall.games.runebound.events import USED
from questhall.games.runebound.rules import M, dice
from questhall.games.runebound.rules.abilities import ABILITIES, cards_with, last_ability
from questhall.games.runebound.rules.gold import gain_gold
from questhall.games.runebound.rules.order import turn_of
from questhall.games.runebound.rules.skills import exert
from questhall.games.runebound.state import Do
from questhall.kernel import Seat
from questhall.kernel.choice import Ask

MOVING = ("step", "dice", "city", "leap")
STILL = OWNED.where(
    lambda card: (found := last_ability(card, "turn")) is not None and not found.ops[0].startswith(MOVING)
)


def told(card: str) -> str:
    """The name under which it is told: a hero's own ability has one of its own."""
    return f"{card}-first" if card in HEROES else card


def usable(m: M, seat: Seat, only: set[str] | None = None) -> dict[str, Any]:
    """Once-per-turn abilities that can be used now: in the owner's own turn only, also in the middle of an action.

    `only`: in the middle of anything but a move those that leave the hero where it is.  RB-ONCE-01, RB-ONCE-02
    """
    hero = m.state.heroes[seat]
    turn = turn_of(m)
    options: dict[str, Any] = {}
    if turn is None or turn.seat != seat:
        return options
    for card, found in cards_with(hero, "turn"):
        if only is not None and card not in only:
            continue
        if card in hero.used or (found.exert and not hero.hand.cards) or hero.gold < found.gold:
            continue
        if found.place and hero.at not in PLACES[found.place]:
            continue
        options[f"use:{told(card)}"] = ("use", card)
    return options


def is_use(answer: Any) -> bool:
    """Whether an answer is one of these abilities, among others."""
    return isinstance(answer, tuple) and answer[0] == "use"


def use(m: M, seat: Seat, card: str) -> Ask:
    """Pay, then the effects.  RB-EXERT-03"""
    hero = m.state.heroes[seat]
    found = ABILITIES["turn"][card]
    hero.used.append(card)
    if found.exert:
        yield from exert(m, seat)
    if found.gold:
        gain_gold(m, seat, -found.gold)
    m.tell(USED, seat, told(card))
    m.state.agenda.append(Do(seat, list(found.ops), card))


def or_dice(m: M, seat: Seat, thrown: list[int], answer: Any) -> Ask:
    """What else can be done while dice lie on the table: an ability, or a change of the dice."""
    if answer[0] == "use":
        yield from use(m, seat, answer[1])
    else:
        yield from dice.change(m, seat, thrown, answer)
