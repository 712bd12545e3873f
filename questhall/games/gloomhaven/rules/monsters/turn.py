"""MONSTAT, MONORD and BOSS: a monster's turn: what its card says, and what of it the monster can do, step by step.

A step that moves or attacks is thought through on the position of its moment: `thought.consider`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace as with_changes

import msgspec
from msgspec.structs import replace

from questhall.games.gloomhaven.content.actions import Action, Attack, Entry, Infuse, Move, Reach, Special
from questhall.games.gloomhaven.content.effects import Symbol
from questhall.games.gloomhaven.content.monster_cards import StatisticsCard
from questhall.games.gloomhaven.content.terms import Element
from questhall.games.gloomhaven.rules.combat.conditions import Deed, cannot_perform
from questhall.games.gloomhaven.rules.combat.elements import monster_uses
from questhall.games.gloomhaven.state import ElementBoard, Figure

DEEDS: dict[type, Deed] = {Move: "move", Attack: "attack"}


class Step(msgspec.Struct, frozen=True):
    """One action of a turn. A move is thought through for the attack that follows it, which then goes at the targets
    found there; an attack that no move aims at is thought through by itself.
    """

    action: Action
    aim: Attack | None = None
    thinks: bool = False


# What the card says


def spelled_out(entries: Iterable[Entry], card: StatisticsCard, level: int) -> tuple[Entry, ...]:
    """A card's list with the boss's own special abilities in place of their numbers.  GH-BOSS-03"""
    listed: list[Entry] = []
    for entry in entries:
        if isinstance(entry.action, Special):
            listed += card.specials[entry.action.number - 1].by_level[level]
        else:
            listed.append(entry)
    return tuple(listed)


def symbols_of(entries: Iterable[Entry]) -> list[Symbol]:
    """The element symbols of the bonuses on a card, in order."""
    return [use.element for entry in entries for use in entry.uses]


def elements_used(
    board: ElementBoard, type_: str, entries: Iterable[Entry], chosen: Mapping[int, Element] | None = None
) -> list[int]:
    """Which of the card's bonuses the type has this round, by their places; each is paid for once for the whole type.

    `chosen` tells the element for a multicoloured circle.  GH-ELEM-12, GH-ELEM-13
    """
    choices = {place: (element,) for place, element in (chosen or {}).items()}
    symbols = enumerate(symbols_of(entries))
    return [
        place for place, symbol in symbols if monster_uses(board, f"{type_} {place}", [symbol], choices.get(place, ()))
    ]


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
        return [*done, gain]
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
        bonuses=gain.bonuses if instead and gain.bonuses else attack.bonuses + gain.bonuses,
    )


def _farther(reach: Reach, bonus: int) -> Reach:
    if reach.stated is None:
        return with_changes(reach, bonus=reach.bonus + bonus)
    return with_changes(reach, stated=reach.stated + bonus)


# What the monster can do of it


def can_do(monster: Figure, actions: Iterable[Action]) -> list[Action]:
    """The listed actions that its conditions allow: stunned none, disarmed no attack, immobilized no move.

    GH-MONSTAT-11, GH-MONORD-02, GH-COND-14, GH-COND-15, GH-COND-16
    """
    return [action for action in actions if cannot_perform(monster, DEEDS.get(type(action), "other")) is None]


def infusions_of(actions: Iterable[Action]) -> list[Symbol]:
    """What the card infuses once the last monster of the type has had its turn.  GH-ELEM-11, GH-ELEM-14"""
    return [action.element for action in actions if isinstance(action, Infuse)]


def steps_of(monster: Figure, actions: Iterable[Action]) -> list[Step]:
    """The turn: each listed action it can do, in order, and nothing else: no move, attack or looting of its own accord.

    Infusing is no action of one monster: `infusions_of`.
    GH-MONSTAT-11, GH-MONORD-02, GH-MONMOVE-03, GH-MONMOVE-10, GH-MONOTH-07
    """
    doable = can_do(monster, (action for action in actions if not isinstance(action, Infuse)))
    steps: list[Step] = []
    aimed: set[int] = set()
    for place, action in enumerate(doable):
        if isinstance(action, Move):
            target = _next_attack(doable, place)
            aimed |= {target} if target else set()
            aim = doable[target] if target else None
            steps.append(Step(action, aim if isinstance(aim, Attack) else None, thinks=True))
        else:
            steps.append(Step(action, thinks=isinstance(action, Attack) and place not in aimed))
    return steps


def _next_attack(actions: Sequence[Action], after: int) -> int:
    """The place of the attack that a move serves: the next one before another move; 0 if there is none."""
    for place in range(after + 1, len(actions)):
        if isinstance(actions[place], Move):
            return 0
        if isinstance(actions[place], Attack):
            return place
    return 0
