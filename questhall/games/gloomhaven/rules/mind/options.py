"""The monster mind: from a position to everything the monster may do by the rules, with the reasons.

Pure: no files, no clock, no chance. Several options are all equally valid; the players choose among them.
"""

from __future__ import annotations

import msgspec

from questhall.games.gloomhaven.position import Position
from questhall.games.gloomhaven.rules.ground.ground import Ground, read_ground
from questhall.games.gloomhaven.rules.ground.movement import Travel
from questhall.games.gloomhaven.rules.mind.approach import approach
from questhall.games.gloomhaven.rules.mind.attack import AttackReach, members
from questhall.games.gloomhaven.rules.mind.focus import choose_focus
from questhall.games.gloomhaven.rules.mind.orders import Orders
from questhall.games.gloomhaven.rules.mind.reasons import Reason
from questhall.games.gloomhaven.rules.mind.targets import Intent, Targeting
from questhall.hex import Hex, unpack

Chain = tuple[Reason, ...]


class Option(msgspec.Struct, frozen=True, order=True):
    """Where the monster ends its move and whom it attacks from there."""

    hex: Hex
    attacks: tuple[Hex, ...] = ()


class Thought(msgspec.Struct, frozen=True):
    """All equally valid options, each with its chain of reasons, and the possible focuses."""

    options: tuple[Option, ...]
    focus: tuple[Hex, ...]
    chains: tuple[Chain, ...]

    @property
    def why(self) -> Chain:
        """The reasons of all options in order, each once, and last whether the players choose.  GH-AMBIG-01"""
        merged: list[Reason] = []
        for chain in self.chains:
            merged += [reason for reason in chain if reason not in merged]
        if len(self.options) > 1:
            merged.append(Reason(("GH-AMBIG-01",), "options.players"))
        return tuple(merged)


def think(position: Position) -> Thought:
    """What the monster of a written position may do."""
    orders = Orders(position.move, position.jumping, position.range, position.targets, position.aoe)
    return consider(read_ground(position), orders)


def consider(ground: Ground, orders: Orders, kept: int | None = None) -> Thought:
    """Focus first, then the target hex, then the move towards it and the attack. A focus chosen earlier in the turn is
    kept.

    GH-MONSTAT-11, GH-MONORD-02, GH-FOCUS-01
    """
    travel = Travel(ground)
    attack = AttackReach(ground, orders)
    thought = choose_focus(ground, travel, attack, kept)
    targeting = Targeting(travel, attack, thought, orders.move)
    start = (*_unarmed(orders), *thought.why)
    chains: dict[Option, Chain] = {} if thought.choices else {Option(ground.grid.hex(ground.monster)): start}
    for focus in thought.choices:
        intent = targeting.intent(focus)
        aim = (_outlook(intent, ground, orders, thought.cost), *intent.why)
        for option, end in _carry_out(intent, ground, travel, orders).items():
            chains[option] = (*chains.get(option, start), *aim, *end)
    options = tuple(sorted(chains))
    focuses = ground.hexes(ground.enemies[focus] for focus in thought.choices)
    return Thought(options, focuses, tuple(chains[option] for option in options))


def _unarmed(orders: Orders) -> Chain:
    """Without an attack it thinks as if it had a melee one.  GH-FOCUS-03"""
    return () if orders.targets else (Reason(("GH-FOCUS-03", "GH-MONMOVE-02"), "attack.none"),)


def _outlook(intent: Intent, ground: Ground, orders: Orders, cost: int) -> Reason:
    """Whether the focus comes within its attack this turn.  GH-MONEFF-01"""
    hexes = ground.hexes([ground.enemies[intent.focus]])
    if intent.now:
        return Reason(("GH-MONEFF-01",), "hex.reach", hexes)
    numbers = {"move": float(orders.move), "points": float(unpack(cost)[1])}
    return Reason(("GH-MONEFF-01", "GH-MONMOVE-09"), "hex.later", hexes, numbers)


def _carry_out(intent: Intent, ground: Ground, travel: Travel, orders: Orders) -> dict[Option, Chain]:
    """The moves and attacks that follow from an intent: attack now, or come as near as possible.

    GH-MONATK-02, GH-MONMOVE-02, GH-MONMOVE-09
    """
    if intent.now:
        return {_attack_option(plan.cell, plan.targets, ground, orders): () for plan in intent.plans}
    ends: set[int] = set()
    for goal in {plan.cell for plan in intent.plans}:
        ends |= approach(travel, goal, orders.move)
    return {Option(ground.grid.hex(end)): (_nearer(end, ground),) for end in sorted(ends)}


def _attack_option(cell: int, targets: int, ground: Ground, orders: Orders) -> Option:
    """The option to attack these targets from a cell; a card without an attack only moves there.  GH-MONORD-02"""
    hit = members(targets) if orders.targets else []
    return Option(ground.grid.hex(cell), ground.hexes(ground.enemies[enemy] for enemy in hit))


def _nearer(end: int, ground: Ground) -> Reason:
    """Why it ends its move where it does when it falls short.  GH-MONMOVE-11, GH-MONMOVE-12"""
    if end == ground.monster:
        return Reason(("GH-MONMOVE-11",), "move.stay")
    return Reason(("GH-MONMOVE-12",), "move.closest", ground.hexes([end]))
