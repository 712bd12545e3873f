"""CREAT, GUARD: creatures and guardians, how each can be fought, and their rules of their own.

Rules by name (content `rules:`): optional: need not be fought; no-spells; fist-fight: no experience if a weapon, a
shield or a spell was used; margin: experience equals the margin; damage-weapon, destroy-weapon: what befalls the
weapon used; bleed: without a weapon 1 Health first; riddle: mana for a die, a 6 wins; rob-item, rob-gold, rob-best:
what is taken in place of Health; twice-health: Strength is twice the character's Health; ambush: stronger when just
revealed; by-kind: Will for a strength battle, Strength for a will battle; treasure-die; refusable: the item may be
declined; half-health; drain-each: a mana before each throw; weapon-of-choice; burn-scrolls; likes-men, likes-women.
"""

from __future__ import annotations

from typing import Any

from questhall.games.prophecy.content.cards import CHARACTERS, FOES, ITEMS, RING, SECOND_KIND, Creature, Price
from questhall.games.prophecy.rules import markers
from questhall.games.prophecy.rules.artifacts import artifacts
from questhall.games.prophecy.rules.characters import hero_of
from questhall.games.prophecy.rules.skills import has
from questhall.games.prophecy.state import Hero, M, Roll, World
from questhall.kernel import Refusal, Seat

AMBUSH, CHARM = 2, 2
WILL_COST, WILL_DISCOUNT = 2, 1
RIDDLE_MANA, RIDDLE_WINS = 1, 6


def power(state: World, foe: Creature, kind: str, hero: Hero, at: int) -> int:
    """Strength or Will of a creature as it is met here.

    PR-CARD-ALTEREGO-01, PR-CARD-BRIGAND-01, PR-CARD-SUCCUBUS-01
    """
    rules = foe.rules
    if "twice-health" in rules:
        return 2 * hero.health
    value = foe.will if kind == "will" else foe.strength
    if foe.home and RING[at].has(foe.home):
        value += foe.home_will if kind == "will" else foe.home_strength
    if "ambush" in rules and foe.id in state.fresh:
        value += AMBUSH
    charms = rules & {"likes-men", "likes-women"}
    if charms and (CHARACTERS[hero.character].sex == "m") != ("likes-men" in charms):
        value -= CHARM
    return value


def will_cost(hero: Hero, rival_artifacts: int = 0) -> int:
    """Mana for starting a will battle.  PR-BATTLE-04, PR-PVP-08, PR-CARD-CROWNPOWER-01"""
    cost = WILL_COST + rival_artifacts
    return cost - WILL_DISCOUNT * (has(hero, "will-cheap") + has(hero, "will-discount"))


def prices(hero: Hero, foe: Creature, kind: str) -> Price:
    """What this kind of battle costs against it.  PR-BATTLE-02 to PR-BATTLE-07"""
    price = next(cost for name, cost in foe.kinds if name == kind)
    if price != SECOND_KIND:
        return price
    return (("mana", will_cost(hero) if kind == "will" else WILL_COST),)


def cannot_fight(m: M, seat: Seat, foe: Creature, kind: str) -> Refusal | None:
    """PR-BATTLE-12, PR-CARD-SHAPELESS-01, PR-CARD-SHAPELESS-02"""
    hero = hero_of(m, seat)
    return markers.cannot_pay(hero, prices(hero, foe, kind))


def options(m: M, seat: Seat, name: str) -> dict[str, Any]:
    """The kinds of battle open against this foe, and the riddle of the Sphinx."""
    foe = FOES[name]
    found = m.offer(
        seat,
        [(f"fight:{name}:{kind}", ("fight", (name, kind))) for kind, _ in foe.kinds],
        lambda choice: cannot_fight(m, seat, foe, choice[1][1]),
    )
    if "riddle" in foe.rules and hero_of(m, seat).mana >= RIDDLE_MANA:
        found["riddle"] = ("riddle", name)
    return found


def riddle(m: M, seat: Seat, name: str) -> None:
    """1 mana for a die before the battle; a 6 wins without one."""
    markers.spend(m, seat, RIDDLE_MANA)
    m.state.agenda.append(Roll(seat, "riddle", name))


def richest(hero: Hero) -> list[str]:
    """The most expensive items, artifacts aside.  PR-CARD-IMP-01"""
    kept = artifacts(hero)
    items = [item for item in hero.items + hero.damaged if item not in kept]
    top = max((ITEMS[item].price for item in items), default=0)
    return [item for item in items if ITEMS[item].price == top]
