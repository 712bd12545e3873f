"""ATK: the arithmetic of one attack on one target: the attacker's bonuses, the modifier cards, the target's shield."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from questhall.games.gloomhaven.content.actions import Bonus
from questhall.games.gloomhaven.rules.combat.modifiers import ModifierCard

POISON = Bonus(add=1)  # GH-COND-09


def after_bonuses(value: int, bonuses: Iterable[Bonus]) -> int:
    """Step 1, in the order given.  GH-ATK-06"""
    for bonus in bonuses:
        value = value * bonus.times + bonus.add
    return value


def possible_values(value: int, bonuses: Sequence[Bonus]) -> list[int]:
    """What step 1 can come to: the player chooses the order.  GH-ATK-07"""
    reached = {(value, tuple(bonuses))}
    for _ in bonuses:
        reached = {
            (after_bonuses(so_far, [left[at]]), left[:at] + left[at + 1 :])
            for so_far, left in reached
            for at in range(len(left))
        }
    return sorted({final for final, _ in reached})


def possible_results(value: int, cards: Sequence[ModifierCard]) -> list[int]:
    """What step 2 can come to: the player chooses the order of the cards, but nothing adds to a null.

    GH-ATK-07, GH-MOD-04, GH-MOD-05, GH-MOD-07
    """
    if any(card.rank == "null" for card in cards):
        return [0]
    factors = [Bonus(times=2) if card.rank == "double" else Bonus(add=card.value) for card in cards]
    return possible_values(value, [factor for factor in factors if factor != Bonus()])


def shield_left(shield: int, pierce: int) -> int:
    """PIERCE opens a shield and does no more.  GH-FX-10, GH-IX-02"""
    return max(0, shield - pierce)


def damage_through(result: int, shield: int, pierce: int) -> int:
    """Step 3: the shield that is not pierced takes its part; never below 0.  GH-ATK-06, GH-ATK-16, GH-SHIELD-01"""
    return max(0, result - shield_left(shield, pierce))
