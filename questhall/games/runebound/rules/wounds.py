"""WOUND, HEAL, DEFEAT: life, healing, and what a defeated hero may still answer."""

from __future__ import annotations

from questhall.games.runebound.events import DEFEATED, HEALED
from questhall.games.runebound.rules import M
from questhall.games.runebound.rules.abilities import has
from questhall.games.runebound.rules.attributes import value
from questhall.games.runebound.state import Hero, LastLife
from questhall.kernel import Seat


def life(hero: Hero) -> int:
    return value(hero, "life")


def defeated(hero: Hero) -> bool:
    """Derived from wounds and life, never stored.  RB-DEFEAT-01, RB-DEFEAT-05, RB-DEFEAT-08"""
    return hero.wounds >= life(hero)


def heal(m: M, seat: Seat, amount: int) -> None:
    """Never below no wounds; -1 heals all.  RB-HEAL-01, RB-HEAL-02"""
    hero = m.state.heroes[seat]
    healed = hero.wounds if amount < 0 else min(amount, hero.wounds)
    hero.wounds -= healed
    if healed:
        m.tell(HEALED, seat, healed)


def fallen(m: M, seat: Seat) -> None:
    """A hero is defeated; Lissa may still exert.  RB-DEFEAT-05"""
    m.tell(DEFEATED, seat)
    hero = m.state.heroes[seat]
    if has(hero, "nine-lives") and hero.hand.cards:
        m.state.agenda.append(LastLife(seat))
