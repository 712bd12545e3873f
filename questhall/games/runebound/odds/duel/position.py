"""A combat round as plain tuples, and how the table's combat becomes one.

A position is whose turn it is, whether that side acts once more, both sides, what is still to resolve (the last first),
and what happened aside (gold, cards; in thousandths, good for the first side).  Nothing in it is ever changed in place.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from questhall.games.runebound.odds.duel.arena import NO_SURGE, ONSLAUGHT, REFLECT, Arena, Figure, read
from questhall.games.runebound.odds.duel.tokens import DOUBLED, Pool, pool_of, spent_of
from questhall.games.runebound.state import Cast, Combat, Hurt, Side, World

DuelTask = tuple[Any, ...]


class Sided(NamedTuple):
    """One side: `used` and `marks` are bits, `blocks` the wounds that abilities will still prevent."""

    pool: Pool
    spent: Pool
    wounds: int
    passed: bool
    used: int
    marks: int
    blocks: tuple[int, ...]
    hand: int


class Position(NamedTuple):
    turn: int
    again: bool
    first: Sided
    second: Sided
    stack: tuple[DuelTask, ...]
    aside: int


SPECIALS, WARD = 16, 30  # the first bit of special actions in `used`, and the bit of the ward


def sided(side: Side, fighter: Figure, arena: Arena, wounds: int, hand: int) -> Sided:
    """One side of the table's combat."""
    blocks = tuple(sorted(int(mark.split()[1]) for mark in side.marks if mark.startswith("block ")))
    spent = spent_of(side) if arena.spent and side.tokens else ()
    return Sided(pool_of(side), spent, wounds, side.passed, used(side, fighter), marks(side), blocks, hand)


def used(side: Side, fighter: Figure) -> int:
    bits = 0
    for number, surge in enumerate(fighter.surges):
        bits |= (surge.name in side.used) << number
    for number, special in enumerate(fighter.specials):
        bits |= (f"{special.name}!" in side.used or f"{special.name}!" in side.once) << (SPECIALS + number)
    return bits | (not fighter.ward or fighter.ward_name in side.once) << WARD


def marks(side: Side) -> int:
    bits = ONSLAUGHT * ("onslaught" in side.once) | NO_SURGE * ("no-surge" in side.marks)
    bits |= REFLECT * ("reflect" in side.marks)
    for symbol, bit in DOUBLED.items():
        bits |= bit * (f"double {symbol}" in side.marks)
    return bits


def position_of(state: World, combat: Combat, arena: Arena) -> Position:
    """The combat as it lies on the table, with whatever is still to resolve."""
    sides = []
    for side, fighter in zip(combat.sides, arena.sides, strict=True):
        hero = state.heroes[side.seat] if side.seat >= 0 else None
        wounds, hand = (hero.wounds, len(hero.hand.cards)) if hero else (combat.wounds, 0)
        sides.append(sided(side, fighter, arena, wounds, hand))
    at = next(number for number, task in enumerate(state.agenda) if isinstance(task, Combat))
    stack = tuple(filter(None, (waiting(task, combat) for task in state.agenda[at + 1 :])))
    return Position(combat.turn, combat.again, sides[0], sides[1], stack, 0)


def waiting(task: Any, combat: Combat) -> DuelTask | None:
    """What a task of the agenda is to the solver; tests and dice are over before it is asked again."""
    if isinstance(task, Hurt):
        return ("hurt", task.side, task.amount, task.kind, task.attack, task.block, True)
    if isinstance(task, Cast):
        plain = tuple(op for op in task.ops if not op.startswith(("test", "explore")))
        return ("cast", task.side, read(plain), task.x, task.attack, combat.dealt)
    return None


def own(pos: Position, number: int) -> Sided:
    return pos.second if number else pos.first


def put(pos: Position, number: int, side: Sided) -> Position:
    """The position with that side changed."""
    turn, again, first, second, stack, aside = pos
    if number:
        return Position(turn, again, first, side, stack, aside)
    return Position(turn, again, side, second, stack, aside)


def push(pos: Position, task: DuelTask) -> Position:
    return Position(pos.turn, pos.again, pos.first, pos.second, (*pos.stack, task), pos.aside)


def replace(pos: Position, *tasks: DuelTask) -> Position:
    """The top task gives way to these."""
    return Position(pos.turn, pos.again, pos.first, pos.second, pos.stack[:-1] + tasks, pos.aside)
