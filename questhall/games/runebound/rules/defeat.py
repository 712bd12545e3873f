"""WOUND, DEFEAT: wounds that no attack deals, life that shrinks, and who falls by them, in a combat too."""

from __future__ import annotations

from questhall.games.runebound.events import WOUNDED
from questhall.games.runebound.rules import M, outcome
from questhall.games.runebound.rules.wounds import defeated, fallen, life
from questhall.games.runebound.state import Combat
from questhall.kernel import Seat


def suffer(m: M, seat: Seat, amount: int) -> None:
    """Wounds outside combat: no shields; never more than life.  RB-SHIELD-08, RB-WOUND-02"""
    hero = m.state.heroes[seat]
    most = life(hero)
    before, hero.wounds = hero.wounds, min(most, hero.wounds + amount)
    m.tell(WOUNDED, seat, amount)
    if before < most <= hero.wounds:
        fall(m, seat)


def stands(m: M, seat: Seat) -> bool:
    return not defeated(m.state.heroes[seat])


def settle_life(m: M, seat: Seat, stood: bool) -> None:
    """The hero's cards have changed: never more wounds than life, and who stood may fall.  RB-WOUND-02, RB-DEFEAT-01"""
    hero = m.state.heroes[seat]
    hero.wounds = min(hero.wounds, life(hero))
    if stood and defeated(hero):
        fall(m, seat)


def fall(m: M, seat: Seat) -> None:
    """A hero is defeated; in the middle of a combat it has lost that combat.  RB-DEFEAT-01, RB-DEFEAT-02"""
    for combat in m.state.agenda:
        if isinstance(combat, Combat):
            for number, side in enumerate(combat.sides):
                if side.seat == seat:
                    outcome.finish(m, combat, number)
                    return
    fallen(m, seat)
