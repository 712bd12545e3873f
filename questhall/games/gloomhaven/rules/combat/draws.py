"""ADV: how many modifier cards are turned up for one attack, and which of them are used."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from questhall.games.gloomhaven.rules.combat.modifiers import ModifierCard
from questhall.games.gloomhaven.state import Figure

ADJACENT = 1
NO_DAMAGE = -(10**6)  # a null card is worse than any number


class Fortune(Enum):
    """How an attack draws."""

    NORMAL = "normal"
    ADVANTAGE = "advantage"
    DISADVANTAGE = "disadvantage"


def fortune(advantages: int, disadvantages: int) -> Fortune:
    """Sources are not counted: one of each kind is enough to cancel.  GH-ADV-13, GH-ADV-14, GH-IX-25"""
    if bool(advantages) is bool(disadvantages):
        return Fortune.NORMAL
    return Fortune.ADVANTAGE if advantages else Fortune.DISADVANTAGE


def fortune_against(
    attacker: Figure, range_: int, distance: int, advantages: int = 0, disadvantages: int = 0
) -> Fortune:
    """STRENGTHEN, MUDDLE, a ranged attack on an adjacent target, and other sources; for each target by itself.

    GH-ATK-05, GH-ADV-15, GH-COND-18, GH-COND-27
    """
    good = advantages + ("strengthen" in attacker.conditions)
    bad = disadvantages + ("muddle" in attacker.conditions) + (range_ > 0 and distance == ADJACENT)
    return fortune(good, bad)


def needs_another(turned_up: Sequence[ModifierCard], how: Fortune) -> bool:
    """One card, two with advantage or disadvantage; on as long as all of them are rolling.

    GH-MOD-07, GH-ADV-01, GH-ADV-03, GH-ADV-04, GH-ADV-06
    """
    least = 1 if how is Fortune.NORMAL else 2
    return len(turned_up) < least or all(card.rolling for card in turned_up)


def used_cards(turned_up: Sequence[ModifierCard], how: Fortune, value: int) -> tuple[ModifierCard, ...]:
    """Those that count; `value` is the attack with the attacker's bonuses and penalties.

    Rolling cards add to the card they led to, except with disadvantage.
    GH-MOD-07, GH-ADV-02, GH-ADV-03, GH-ADV-05, GH-ADV-06, GH-IX-22
    """
    plain = [card for card in turned_up if not card.rolling]
    if len(plain) == 2:
        return (choose_card(plain[0], plain[1], how, value),)
    return tuple(plain) if how is Fortune.DISADVANTAGE else tuple(turned_up)


def choose_card(first: ModifierCard, second: ModifierCard, how: Fortune, value: int) -> ModifierCard:
    """The better or the worse of two cards; the first drawn where that cannot be said.

    GH-ADV-01, GH-ADV-04, GH-ADV-07
    """
    better = better_card(first, second, value)
    if better is None:
        return first
    worse = second if better is first else first
    return better if how is Fortune.ADVANTAGE else worse


def better_card(first: ModifierCard, second: ModifierCard, value: int) -> ModifierCard | None:
    """The better of two cards, None if the case is ambiguous.

    An effect is worth something, nobody knows how much: two different ones cannot be compared, nor an effect with a
    higher number.  GH-ADV-08, GH-ADV-09, GH-ADV-10, GH-ADV-11, GH-IX-23
    """
    one, other = worth(first, value), worth(second, value)
    if _same_effects(first, second):
        return None if one == other else (first if one > other else second)
    if first.effects and second.effects:
        return None
    if first.effects:
        return first if one >= other else None
    return second if other >= one else None


def worth(card: ModifierCard, value: int) -> int:
    """The number a card adds; a double card adds the attack value of that moment.  GH-ADV-12, GH-IX-24"""
    if card.rank == "null":
        return NO_DAMAGE
    return value if card.rank == "double" else card.value


def _same_effects(first: ModifierCard, second: ModifierCard) -> bool:
    return sorted(map(repr, first.effects)) == sorted(map(repr, second.effects))
