"""MONOTH and OVERLAY: whom a monster's other actions reach, and the traps that abilities make."""

from __future__ import annotations

from dataclasses import replace

from questhall.games.gloomhaven.content.actions import ALL, ONE, Group, Heal, SetTrap, Summon
from questhall.games.gloomhaven.content.terms import Trap
from questhall.games.gloomhaven.rules.ground.field import (
    Field,
    adjacent,
    allies_of,
    enemies_of,
    hidden_from,
    in_reach,
    is_empty,
)
from questhall.games.gloomhaven.rules.monsters.others import heal_targets, monster_summon_hexes, summon_hexes
from questhall.games.gloomhaven.rules.monsters.values import Values
from questhall.kernel import Refusal


def reached_by(field: Field, monster: int, group: Group, values: Values, target: int = -1) -> list[int]:
    """The cells of all figures that an action targets; `target` is that of the attack before it.

    An invisible enemy is never a target.  GH-TERM-03, GH-LOS-04, GH-LOS-05, GH-COND-24
    """
    hidden = hidden_from(field, monster)
    return [cell for cell in harmed_by(field, monster, group, values, target) if cell not in hidden]


def harmed_by(field: Field, monster: int, group: Group, values: Values, target: int = -1) -> list[int]:
    """The cells of all figures that suffer damage without a target; the invisible suffer it too.

    GH-TERM-03, GH-LOS-04, GH-LOS-05, GH-COND-24
    """
    if group.who == "self":
        return [monster]
    near = set(_place(field, monster, group, values, target))
    return sorted(cell for cell in _side(field, monster, group) if cell in near)


def _side(field: Field, monster: int, group: Group) -> list[int]:
    enemies, allies = enemies_of(field, monster), allies_of(field, monster)
    if group.who == "enemies":
        return enemies
    if group.who == "allies":
        return allies
    return [monster, *allies] if group.who == "self-and-allies" else enemies + allies


def _place(field: Field, monster: int, group: Group, values: Values, target: int) -> list[int]:
    """Where they must be: "adjacent" states no range and asks for no sight."""
    if group.where == "adjacent":
        return adjacent(field, monster)
    if group.where == "beside-target":
        return adjacent(field, target) if target >= 0 else []
    if group.where == "anywhere":
        return list(field.figures)
    return in_reach(field, monster, values.range or ONE if group.where == "own-range" else group.range)


def healed(field: Field, monster: int, heal: Heal, values: Values, damage: dict[int, int]) -> list[int]:
    """The cells a heal is for: all of a group, or as many as it says of those with the most damage; the players choose
    between the equally hurt.

    GH-MONOTH-01, GH-HEAL-02, GH-HEAL-03
    """
    if heal.group.count == ALL:
        return reached_by(field, monster, heal.group, values)
    return heal_targets(field, monster, heal.group.range, damage, heal.group.count)


def summon_places(field: Field, monster: int, action: Summon, standees_left: int, target: int = -1) -> list[int]:
    """Where a card lets a monster summon: beside itself as near as possible to an enemy, or beside the target of the
    attack before it if the card says so.

    GH-MONOTH-02, GH-MONOTH-03, GH-AMBIG-01
    """
    if not action.beside_target:
        return monster_summon_hexes(field, monster, standees_left)
    return summon_hexes(field, target) if target >= 0 and standees_left > 0 else []


def trap_hexes(field: Field, monster: int) -> list[int]:
    """Where a monster's card lets it make a trap: the adjacent empty hexes nearest to an enemy, like a summons.

    GH-OVERLAY-10, GH-MONOTH-02, GH-AMBIG-01
    """
    return monster_summon_hexes(field, monster, standees_left=1)


def trap_made_by(action: SetTrap) -> Trap:
    """It has the effect written on the ability that made it, whatever the scenario's own traps do.  GH-OVERLAY-10"""
    return Trap(damage=action.damage)


def cannot_make_trap(field: Field, cell: int) -> Refusal | None:
    """A trap needs an empty hex.  GH-OVERLAY-10, GH-TERM-13"""
    return None if is_empty(field, cell) else Refusal("trap.not-empty", "GH-OVERLAY-10")


def make_trap(field: Field, cell: int, trap: Trap) -> Field:
    """The table with a trap that a character's or a monster's ability made.  GH-OVERLAY-10"""
    assert cannot_make_trap(field, cell) is None
    return replace(field, traps={**field.traps, cell: trap})
