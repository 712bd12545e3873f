"""The monster mind: from a position to everything the monster may do by the rules, with the reasons.

Pure: no files, no clock, no chance. Several options are all equally valid; the players choose among them.
"""

from __future__ import annotations

import msgspec

from questhall.games.gloomhaven.position import Position
from questhall.games.gloomhaven.reasons import Reason
from questhall.games.gloomhaven.rules.approach import approach
from questhall.games.gloomhaven.rules.attack import Attack, members
from questhall.games.gloomhaven.rules.focus import choose_focus
from questhall.games.gloomhaven.rules.ground import Ground, read_ground
from questhall.games.gloomhaven.rules.movement import Travel
from questhall.games.gloomhaven.rules.targets import Intent, Targeting
from questhall.hex import Hex, unpack


class Option(msgspec.Struct, frozen=True, order=True):
    """Where the monster ends its move and whom it attacks from there."""

    hex: Hex
    attacks: tuple[Hex, ...] = ()


class Thought(msgspec.Struct, frozen=True):
    """All equally valid options, the possible focuses, and the chain of reasons."""

    options: tuple[Option, ...]
    focus: tuple[Hex, ...]
    why: tuple[Reason, ...]


def think(position: Position) -> Thought:
    """Focus first, then the target hex, then the move towards it and the attack.  GH-MONSTAT-11, GH-MONORD-02"""
    ground = read_ground(position)
    travel = Travel(ground)
    attack = Attack(ground, position)
    thought = choose_focus(ground, travel, attack)
    targeting = Targeting(travel, attack, thought, position.move)
    options: set[Option] = set()
    why = [*_unarmed(position), *thought.why]
    for focus in thought.choices:
        intent = targeting.intent(focus)
        found, moved = _carry_out(intent, ground, travel, position)
        options |= found
        why += [_outlook(intent, ground, position, thought.cost), *intent.why, *moved]
    if len(options) > 1:
        why.append(Reason(("GH-AMBIG-01",), "options.players"))
    hexes = ground.hexes(ground.enemies[focus] for focus in thought.choices)
    return Thought(tuple(sorted(options)) or (Option(position.monster),), hexes, _once(why))


def _once(why: list[Reason]) -> tuple[Reason, ...]:
    """The reasons in order; several focuses share some."""
    return tuple(reason for index, reason in enumerate(why) if reason not in why[:index])


def _unarmed(position: Position) -> list[Reason]:
    """Without an attack it thinks as if it had a melee one.  GH-FOCUS-03"""
    return [] if position.targets else [Reason(("GH-FOCUS-03", "GH-MONMOVE-02"), "attack.none")]


def _outlook(intent: Intent, ground: Ground, position: Position, cost: int) -> Reason:
    """Whether the focus comes within its attack this turn.  GH-MONEFF-01"""
    hexes = ground.hexes([ground.enemies[intent.focus]])
    if intent.now:
        return Reason(("GH-MONEFF-01",), "hex.reach", hexes)
    numbers = {"move": float(position.move), "points": float(unpack(cost)[1])}
    return Reason(("GH-MONEFF-01", "GH-MONMOVE-09"), "hex.later", hexes, numbers)


def _carry_out(intent: Intent, ground: Ground, travel: Travel, position: Position) -> tuple[set[Option], list[Reason]]:
    """The moves and attacks that follow from an intent: attack now, or come as near as possible.

    GH-MONATK-02, GH-MONMOVE-02, GH-MONMOVE-09
    """
    if intent.now:
        return {_attack_option(plan.cell, plan.targets, ground, position) for plan in intent.plans}, []
    ends: set[int] = set()
    for goal in sorted({plan.cell for plan in intent.plans}):
        ends |= approach(travel, goal, position.move)
    return {Option(ground.grid.hex(end)) for end in ends}, _nearer(ends, ground)


def _attack_option(cell: int, targets: int, ground: Ground, position: Position) -> Option:
    """The option to attack these targets from a cell; a card without an attack only moves there.  GH-MONORD-02"""
    hit = members(targets) if position.targets else []
    return Option(ground.grid.hex(cell), ground.hexes(ground.enemies[enemy] for enemy in hit))


def _nearer(ends: set[int], ground: Ground) -> list[Reason]:
    """Why it ends its move where it does when it falls short.  GH-MONMOVE-11, GH-MONMOVE-12"""
    why = []
    moves = ends - {ground.monster}
    if moves:
        why.append(Reason(("GH-MONMOVE-12",), "move.closest", ground.hexes(moves)))
    if ground.monster in ends:
        why.append(Reason(("GH-MONMOVE-11",), "move.stay"))
    return why
