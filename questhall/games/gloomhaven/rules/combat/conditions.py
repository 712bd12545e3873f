"""COND: how a figure gets conditions, what they do to it, and when they end."""

from __future__ import annotations

from itertools import combinations
from typing import Literal

from questhall.games.gloomhaven.content import effects
from questhall.games.gloomhaven.content.terms import Condition
from questhall.games.gloomhaven.rules.combat.modifiers import bless, curse
from questhall.games.gloomhaven.rules.combat.sides import deck_of
from questhall.games.gloomhaven.state import Decks, Figure
from questhall.kernel import Chance, Refusal

AnyCondition = Literal[Condition, "curse", "bless"]
Deed = Literal["move", "attack", "other", "item", "rest"]

# GH-COND-03
NEGATIVE: tuple[AnyCondition, ...] = ("poison", "wound", "immobilize", "disarm", "stun", "muddle", "curse")
POSITIVE: tuple[AnyCondition, ...] = effects.POSITIVE
UNTIL_HEALED: tuple[Condition, ...] = ("poison", "wound")
WOUND_DAMAGE = 1

# What each condition forbids.  GH-COND-14, GH-COND-15, GH-COND-16
FORBIDS: dict[Condition, tuple[Deed, ...]] = {
    "immobilize": ("move",),
    "disarm": ("attack",),
    "stun": ("move", "attack", "other", "item"),
}


def is_immune(fighter: Figure, condition: AnyCondition) -> bool:
    """By its card; an obstacle with hit points is immune to all negative conditions.  GH-COND-04, GH-SPECIAL-08"""
    return condition in fighter.immune or (fighter.kind == "objective" and condition in NEGATIVE)


def receive(fighter: Figure, condition: Condition) -> bool:
    """Get a condition, or get it anew: there is never more than one of a kind. False if the figure is immune.

    Received in its own turn it lasts through the end of the following one.
    GH-COND-01, GH-COND-02, GH-COND-04, GH-COND-29, GH-COND-30, GH-IX-31
    """
    if is_immune(fighter, condition):
        return False
    turns = 2 if fighter.acting else 1
    fighter.conditions[condition] = 0 if condition in UNTIL_HEALED else turns
    return True


def receive_cards(fighter: Figure, kind: Literal["curse", "bless"], count: int, decks: Decks, chance: Chance) -> int:
    """CURSE and BLESS are cards in the deck the figure draws from; how many were added.

    GH-COND-06, GH-COND-19, GH-COND-21, GH-COND-22, GH-COND-28, GH-COND-32, GH-IX-16
    """
    if is_immune(fighter, kind):
        return 0
    add = curse if kind == "curse" else bless
    return add(decks, deck_of(fighter), count, chance)


def become_immune(fighter: Figure, condition: AnyCondition) -> None:
    """The condition is removed and does not come back; cards in a deck stay.  GH-COND-05, GH-COND-06"""
    fighter.immune.append(condition)
    if condition != "curse" and condition != "bless":
        fighter.conditions.pop(condition, None)


def begin_turn(fighter: Figure) -> int:
    """The figure's turn starts; the damage a wound does before anything else.  GH-COND-11, GH-IX-04"""
    fighter.acting = True
    return WOUND_DAMAGE if "wound" in fighter.conditions else 0


def end_turn(fighter: Figure) -> list[Condition]:
    """The figure's turn ends, and with it the conditions whose time is over.  GH-COND-29, GH-IX-31"""
    fighter.acting = False
    over: list[Condition] = [condition for condition, turns in fighter.conditions.items() if turns == 1]
    fighter.conditions = {
        condition: max(0, turns - 1) for condition, turns in fighter.conditions.items() if condition not in over
    }
    return over


def cannot_perform(fighter: Figure, deed: Deed) -> Refusal | None:
    """What conditions forbid: a stunned character may still rest.  GH-COND-14, GH-COND-15, GH-COND-16"""
    for condition, forbidden in FORBIDS.items():
        if condition in fighter.conditions and deed in forbidden:
            return Refusal(f"condition.{condition}", RULE_OF[condition])
    return None


RULE_OF: dict[Condition, str] = {"immobilize": "GH-COND-14", "disarm": "GH-COND-15", "stun": "GH-COND-16"}


def shared_curses(characters: int, each: int, pool: int) -> list[tuple[int, ...]]:
    """How a scenario's curses can be shared out when the pool is short: evenly, leftovers by the players' choice.

    GH-COND-23
    """
    fair, left = divmod(min(pool, characters * each), characters)
    lucky = combinations(range(characters), left)
    return [tuple(fair + (who in chosen) for who in range(characters)) for chosen in lucky]
