"""MONSTAT and BOSS: what an ability card makes a monster do, and which of it the mind thinks through."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace as with_changes

from msgspec.structs import replace

from questhall.games.gloomhaven.content.actions import Action, Attack, Entry, Learn, Move, Reach, Special
from questhall.games.gloomhaven.content.monster_cards import StatisticsCard

Aim = tuple[Move | None, Attack | None]  # a move and the attack it serves, or an attack by itself


def spelled_out(entries: Iterable[Entry], card: StatisticsCard, level: int) -> tuple[Entry, ...]:
    """A card's list with the boss's own special abilities in place of their numbers.  GH-BOSS-03"""
    listed: list[Entry] = []
    for entry in entries:
        if isinstance(entry.action, Special):
            listed += card.specials[entry.action.number - 1].by_level[level]
        else:
            listed.append(entry)
    return tuple(listed)


def actions_of(entries: Iterable[Entry], used: Collection[int] = ()) -> list[Action]:
    """The actions of a card in order, with what the used elements add.  GH-MONSTAT-09, GH-MONSTAT-11, GH-ELEM-12"""
    actions: list[Action] = []
    place = 0
    for entry in entries:
        done = [] if entry.action is None else [entry.action]
        for use in entry.uses:
            if place in used:
                for gain in use.gains:
                    done = bettered(done, gain, use.instead)
            place += 1
        actions += done
    return actions


def bettered(done: list[Action], gain: Action, instead: bool = False) -> list[Action]:
    """More of the same action, that action changed, or a further one after it."""
    if not done or type(done[0]) is not type(gain):
        replaces = instead and not isinstance(gain, Learn) and not any(isinstance(each, type(gain)) for each in done)
        return [gain, *done[1:]] if replaces else [*done, gain]
    first = done[0]
    if isinstance(first, Attack) and isinstance(gain, Attack):
        return [_more_attack(first, gain, instead), *done[1:]]
    return [gain, *done[1:]]


def _more_attack(attack: Attack, gain: Attack, instead: bool) -> Attack:
    """Values add up; targets and area that are given replace the printed ones, bonuses only where the card says so."""
    return replace(
        attack,
        value=attack.value + gain.value,
        reach=_farther(attack.reach, gain.reach.bonus),
        targets=gain.targets or attack.targets,
        area=gain.area or attack.area,
        within=gain.within or attack.within,
        effects=attack.effects + gain.effects,
        advantage=attack.advantage or gain.advantage,
        slays=gain.slays or attack.slays,
        bonuses=gain.bonuses if instead and gain.bonuses else attack.bonuses + gain.bonuses,
    )


def _farther(reach: Reach, bonus: int) -> Reach:
    if reach.stated is None:
        return with_changes(reach, bonus=reach.bonus + bonus)
    return with_changes(reach, stated=reach.stated + bonus)


def next_attack(actions: Sequence[Action], after: int) -> Attack | None:
    """The attack that a move serves: the next one before another move.  GH-MONMOVE-03"""
    for action in actions[after + 1 :]:
        if isinstance(action, Move):
            return None
        if isinstance(action, Attack):
            return action
    return None


def aims_of(actions: Sequence[Action]) -> list[Aim]:
    """What of a turn is thought through: each move for the attack after it, which then goes at the targets found there,
    and each attack that no move serves.

    GH-MONSTAT-11, GH-MONORD-02, GH-MONMOVE-03
    """
    aims: list[Aim] = []
    served: Attack | None = None
    for at, action in enumerate(actions):
        if isinstance(action, Move):
            served = next_attack(actions, at)
            aims.append((action, served))
        elif isinstance(action, Attack) and action is served:
            served = None
        elif isinstance(action, Attack):
            aims.append((None, action))
    return aims
