"""MONMOVE and MONATK: what a move and an attack on a card order the mind to think through."""

from __future__ import annotations

from questhall.games.gloomhaven.content.actions import ALL_TARGETS, Attack, Move
from questhall.games.gloomhaven.content.monster_cards import Section
from questhall.games.gloomhaven.rules.mind.orders import NO_ATTACK, Orders
from questhall.games.gloomhaven.rules.monsters.values import GREY_HEX, MELEE, Values, attack_range, move_points
from questhall.hex import Hex


def orders_for(values: Values, section: Section, move: Move | None, attack: Attack | None) -> Orders:
    """A move and the attack it serves, or either by itself.

    GH-MONMOVE-01, GH-MONMOVE-02, GH-MONMOVE-03, GH-MONATK-04, GH-FOCUS-03
    """
    return Orders(
        move=move_points(values, move.value) if move else 0,
        jumping=bool(move and move.jump),
        range=reach_of(attack, values) if attack else MELEE,
        targets=targets_of(attack, section) if attack else NO_ATTACK,
        aoe=pattern_of(attack) if attack else (),
    )


def targets_of(attack: Attack, section: Section) -> int:
    """How many targets the attack has: as the card says, otherwise as the traits say.  GH-MONATK-02, GH-MONSTAT-07"""
    if attack.on_one:
        return 1
    return ALL_TARGETS if attack.adjacent else attack.targets or section.traits.targets


def attacks_on_each(attack: Attack, section: Section) -> int:
    """How many attacks each target gets: one, or all that the traits allow if the card turns them at one enemy.

    GH-ATK-10, GH-MONSTAT-07
    """
    return section.traits.targets if attack.on_one else 1


def reach_of(attack: Attack, values: Values) -> int:
    """Its range, 0 for melee: areas with a grey hex and attacks on all adjacent enemies are melee.

    GH-MONATK-04, GH-AREA-02
    """
    if attack.adjacent:
        return MELEE
    pattern = (GREY_HEX,) if attack.area and attack.area.melee else ()
    return attack_range(values, attack.reach, pattern)


def pattern_of(attack: Attack) -> tuple[Hex, ...]:
    """The area in the mind's terms: the monster's own hex is among those of a melee area."""
    if attack.area is None:
        return ()
    return (GREY_HEX, *attack.area.hexes) if attack.area.melee else attack.area.hexes
