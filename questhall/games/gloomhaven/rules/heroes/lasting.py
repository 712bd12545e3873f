"""ACTIVE: cards in the active area, their slots, and the pile they count for."""

from __future__ import annotations

from questhall.games.gloomhaven.content.components import Ability
from questhall.games.gloomhaven.rules.combat.sides import are_allies
from questhall.games.gloomhaven.rules.legal import insist
from questhall.games.gloomhaven.state import Figure, Hero, Lasting
from questhall.kernel import Refusal

DAMAGED = "damaged"  # the trigger of bonuses that cancel the next damage


def start_lasting(hero: Hero, card: str, ability: Ability) -> None:
    """The card lies in the active area, its token on the first slot.  GH-ACTIVE-02, GH-ACTIVE-03, GH-CARD-08"""
    duration = ability.lasting or "persistent"  # a summon.  GH-SUMMON-03
    lasting = Lasting(card, duration, ability.lost, ability.slots, ability.trigger, ability.helps)
    hero.active.append(lasting)


def active_card(hero: Hero, card: str) -> Lasting | None:
    """That card, if it is in the active area."""
    return next((lasting for lasting in hero.active if lasting.card == card), None)


def active_discards(hero: Hero) -> list[str]:
    """Active cards that count as discarded: those without the lost symbol.  GH-ACTIVE-08, GH-IX-36"""
    return [lasting.card for lasting in hero.active if not lasting.lost]


def active_losses(hero: Hero) -> list[str]:
    """Active cards that count as lost.  GH-ACTIVE-08, GH-IX-36"""
    return [lasting.card for lasting in hero.active if lasting.lost]


def discarded(hero: Hero) -> list[str]:
    """All that counts as discarded.  GH-ACTIVE-08"""
    return hero.discard + active_discards(hero)


def forced_bonuses(hero: Hero, trigger: str) -> list[str]:
    """The owner's bonuses that this event moves on: one of them must be applied, however little it helps.

    GH-ACTIVE-05, GH-ACTIVE-10
    """
    own = [lasting for lasting in hero.active if lasting.helps == "self"]
    return [lasting.card for lasting in own if lasting.slots and lasting.trigger == trigger]


def used_up_next(hero: Hero) -> list[str]:
    """The bonuses whose token is on the last slot.  GH-ACTIVE-04"""
    return [lasting.card for lasting in hero.active if lasting.used + 1 == len(lasting.slots)]


def advance(hero: Hero, card: str) -> None:
    """The token leaves its slot and the XP printed there are gained; off the last slot the card is lost.

    GH-ACTIVE-04, GH-XP-04
    """
    lasting = active_card(hero, card)
    assert lasting is not None
    hero.xp += lasting.slots[lasting.used]
    lasting.used += 1
    if lasting.used == len(lasting.slots):
        hero.active.remove(lasting)
        hero.lost.append(card)


def bonuses_for(hero: Hero, owner: Figure, figure: Figure) -> list[str]:
    """The owner's active cards that serve a figure: the owner, or its allies, as printed.  GH-ACTIVE-10"""
    if figure is owner:
        return [lasting.card for lasting in hero.active if lasting.helps == "self"]
    helped = "allies" if are_allies(owner, figure) else "enemies"
    return [lasting.card for lasting in hero.active if lasting.helps == helped]


def cannot_drop(hero: Hero, card: str) -> Refusal | None:
    """Only what lies in the active area can leave it."""
    return None if active_card(hero, card) else Refusal("card.not-active", "GH-ACTIVE-09")


def drop(hero: Hero, card: str) -> None:
    """The owner ends the bonus at any time; the card goes to its pile.  GH-ACTIVE-06, GH-ACTIVE-09"""
    insist(cannot_drop(hero, card))
    lasting = active_card(hero, card)
    assert lasting is not None
    hero.active.remove(lasting)
    (hero.lost if lasting.lost else hero.discard).append(card)


def end_round_bonuses(hero: Hero) -> None:
    """Round bonuses are over, their cards go to discard or lost by their symbol.  GH-ACTIVE-07, GH-ENDROUND-04"""
    for lasting in [each for each in hero.active if each.duration == "round"]:
        drop(hero, lasting.card)
