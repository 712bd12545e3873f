"""ATK and AREA: one attack action, attack by attack: whom it may hit, and all that each attack does.

Decisions are data: what a player decided about one attack is an `Answers`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from questhall.games.gloomhaven.content.effects import Effect
from questhall.games.gloomhaven.rules.combat.aftermath import cannot_skip, carry_out, effects_due, retaliation
from questhall.games.gloomhaven.rules.combat.conditions import cannot_perform
from questhall.games.gloomhaven.rules.combat.harm import is_down, leaves_coin, suffer
from questhall.games.gloomhaven.rules.combat.sides import cannot_affect
from questhall.games.gloomhaven.rules.combat.strike import AttackAction, Strike, fortune_of, strike
from questhall.games.gloomhaven.state import Decks, Figure
from questhall.kernel import Chance, Refusal, Refused


class Answers(msgspec.Struct, frozen=True):
    """What the players decide about one attack; `distance_after` is that after a push or pull."""

    damage_cancelled: bool = False  # the target's player gave up cards instead.  GH-DMG-01
    skipped: tuple[Effect, ...] = ()
    distance_after: int | None = None
    retaliation_cancelled: bool = False


NO_ANSWERS = Answers()


class Mark(msgspec.Struct, frozen=True):
    """A target, so many hexes away as range is counted, and what was decided about the attack on it."""

    target: Figure
    distance: int = 1
    in_sight: bool = True
    answers: Answers = NO_ANSWERS


class Landed(msgspec.Struct, frozen=True):
    """What one attack did to its target, before the target answers."""

    strike: Strike
    damage: int
    died: bool
    coin: bool
    effects: tuple[Effect, ...]  # in their order, without those that were skipped


class Outcome(Landed, frozen=True):
    """What one attack did, and what the attacker suffered for it."""

    retaliation: int


def cannot_attack(attacker: Figure, action: AttackAction, mark: Mark, attacked: Sequence[Figure]) -> Refusal | None:
    """Why this cannot be the next target that is picked for the action; whom an area covers is not picked.

    GH-ATK-01, GH-ATK-02, GH-ATK-03, GH-ATK-04, GH-ATK-10, GH-ATK-11, GH-LOS-01, GH-COND-15, GH-COND-24
    """
    if refusal := cannot_perform(attacker, "attack") or cannot_affect(attacker, mark.target):
        return refusal
    if any(mark.target is other for other in attacked):
        return Refusal("target.twice", "GH-ATK-10")
    if len(attacked) >= action.targets:
        return Refusal("target.enough", "GH-ATK-11", {"targets": action.targets})
    if mark.distance > action.reach:
        return Refusal("target.range", "GH-ATK-03", {"range": action.reach, "distance": mark.distance})
    return None if mark.in_sight else Refusal("target.sight", "GH-LOS-01")


def attack(attacker: Figure, mark: Mark, action: AttackAction, decks: Decks, chance: Chance) -> Outcome:
    """One attack: damage, then effects, then retaliation.  GH-ATK-06, GH-FX-01, GH-RETAL-03"""
    landed = land(attacker, mark, action, decks, chance)
    answers = mark.answers
    distance = mark.distance if answers.distance_after is None else answers.distance_after
    suffered = 0 if answers.retaliation_cancelled else answer(attacker, mark.target, distance)
    return Outcome(landed.strike, landed.damage, landed.died, landed.coin, landed.effects, suffered)


def land(attacker: Figure, mark: Mark, action: AttackAction, decks: Decks, chance: Chance) -> Landed:
    """Damage and effects. Whoever leads the game moves the target by PUSH and PULL now, traps and all, and lets it
    answer after that.

    GH-ATK-06, GH-FX-01, GH-RETAL-03
    """
    _check_skipped(attacker, mark.answers)
    how = fortune_of(attacker, mark.target, action, mark.distance)
    blow = strike(attacker, mark.target, action, how, decks, chance)
    damage = 0 if mark.answers.damage_cancelled else blow.damage
    died = suffer(mark.target, damage)
    effects = _follow_up(attacker, mark, blow, decks, chance)
    return Landed(blow, damage, died, died and leaves_coin(mark.target), effects)


def answer(attacker: Figure, target: Figure, distance: int) -> int:
    """Retaliation, from where target and attacker stand now, if the target still stands.  GH-RETAL-03, GH-RETAL-06"""
    damage = retaliation(target, distance)
    suffer(attacker, damage)
    return damage


def _check_skipped(attacker: Figure, answers: Answers) -> None:
    for effect in answers.skipped:
        if refusal := cannot_skip(attacker, effect):
            raise Refused(refusal)


def _follow_up(attacker: Figure, mark: Mark, blow: Strike, decks: Decks, chance: Chance) -> tuple[Effect, ...]:
    """The effects, except those the player leaves out, one by one.  GH-FX-01, GH-FX-02, GH-FX-03"""
    done = effects_due(blow.effects, mark.target)
    for effect in mark.answers.skipped:
        if effect in done:
            done.remove(effect)
    for effect in done:
        carry_out(effect, attacker, mark.target, decks, chance)
    return tuple(done)


def attack_all(
    attacker: Figure, marks: Iterable[Mark], action: AttackAction, decks: Decks, chance: Chance
) -> list[Outcome]:
    """One attack action: one attack with its own draw for each mark, as long as the attacker stands. Where a card turns
    several attacks at one target there are as many marks of it, and none of them is left once it is down.

    GH-TERM-09, GH-ATK-08, GH-ATK-09, GH-ATK-12, GH-AREA-06, GH-MONATK-05, GH-MONATK-06, GH-RETAL-03
    """
    outcomes = []
    for mark in marks:
        if is_down(attacker):
            break
        if not is_down(mark.target):
            outcomes.append(attack(attacker, mark, action, decks, chance))
    return outcomes


def for_added_target(action: AttackAction, attacked: Sequence[Figure]) -> AttackAction:
    """The attack on the enemy that ADD TARGET adds: one more than were attacked, everything but what adds targets.

    GH-FX-11
    """
    effects = tuple(effect for effect in action.effects if effect.kind != "add-target")
    return msgspec.structs.replace(action, targets=len(attacked) + 1, effects=effects)
