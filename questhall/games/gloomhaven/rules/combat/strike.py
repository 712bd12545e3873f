"""ATK: one attack on one target: the attacker's bonuses, the modifier cards, the target's shield. Nothing is hurt yet.

Every step is a function of its own, so that a game can ask between them; `strike` does all three.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec

from questhall.games.gloomhaven.content.actions import Bonus
from questhall.games.gloomhaven.content.effects import Effect, pierce_of
from questhall.games.gloomhaven.rules.combat.draws import Draw, Fortune, draw_modifiers, fortune_against
from questhall.games.gloomhaven.rules.combat.harm import effective_shield
from questhall.games.gloomhaven.rules.combat.modifiers import ModifierCard
from questhall.games.gloomhaven.rules.combat.sides import are_enemies, deck_of
from questhall.games.gloomhaven.state import Decks, Figure
from questhall.kernel import Chance

MELEE_REACH = 1  # GH-ATK-04


POISON = Bonus(add=1)


class AttackAction(msgspec.Struct, frozen=True):
    """Attack X as an ability or a monster's card has it; range 0 is melee, `targets` how many can be picked."""

    value: int
    range: int = 0
    targets: int = 1
    bonuses: tuple[Bonus, ...] = ()
    effects: tuple[Effect, ...] = ()
    advantages: int = 0  # sources of it: items, abilities
    disadvantages: int = 0

    @property
    def reach(self) -> int:
        """GH-ATK-03, GH-ATK-04"""
        return self.range or MELEE_REACH


class Strike(msgspec.Struct, frozen=True):
    """What one attack comes to: its value before the cards, the cards, the damage, the effects that follow it."""

    value: int
    draw: Draw
    damage: int
    effects: tuple[Effect, ...]


def fortune_of(attacker: Figure, target: Figure, action: AttackAction, distance: int) -> Fortune:
    """How the attack draws: conditions, adjacency, the action's own sources, and the statistics cards of the two.

    GH-ATK-05, GH-ADV-14, GH-ADV-15, GH-MONSTAT-07
    """
    good, bad = attacker.advantage + action.advantages, target.attackers_disadvantage + action.disadvantages
    return fortune_against(attacker, action.range, distance, good, bad)


def bonuses_against(attacker: Figure, target: Figure, action: AttackAction) -> tuple[Bonus, ...]:
    """Those of the action, and one more against an enemy that is poisoned already.  GH-ATK-06, GH-COND-09, GH-IX-01"""
    poisoned = "poison" in target.conditions and are_enemies(attacker, target)
    return (*action.bonuses, POISON) if poisoned else action.bonuses


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


def damage_to(target: Figure, result: int, pierce: int) -> int:
    """Step 3: the shield that is not pierced takes its part; never below 0.  GH-ATK-06, GH-ATK-16, GH-SHIELD-01"""
    return max(0, result - effective_shield(target, pierce))


def effects_of(action: AttackAction, draw: Draw) -> tuple[Effect, ...]:
    """Those of the action and those on the used cards, which work as if they were printed on it.  GH-MOD-06"""
    return (*action.effects, *(effect for card in draw.used for effect in card.effects))


def strike(
    attacker: Figure,
    target: Figure,
    action: AttackAction,
    how: Fortune,
    decks: Decks,
    chance: Chance,
    prefer: Callable[[list[int]], int] = max,
) -> Strike:
    """The three steps of one attack, with the order that `prefer` picks where there are several.

    GH-ATK-06, GH-ATK-08, GH-ATK-09, GH-TERM-09, GH-MONATK-05
    """
    owner = deck_of(attacker)
    value = prefer(possible_values(action.value, bonuses_against(attacker, target, action)))
    draw = draw_modifiers(decks[owner], owner, how, value, chance)
    effects = effects_of(action, draw)
    result = prefer(possible_results(value, draw.used))
    return Strike(value, draw, damage_to(target, result, pierce_of(effects)), effects)
