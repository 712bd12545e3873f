"""Dice: reaching a space with a roll, meeting a quest's requirement."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import factorial

from questhall.games.runebound.content.board import DRY_STEPS, FACES, STEPS
from questhall.games.runebound.rules.dice import fits

MOST_DICE = 5  # more of them change little


@cache
def rolls(count: int) -> tuple[tuple[tuple[int, ...], Fraction], ...]:
    """Every roll of so many dice, order aside, with its chance."""
    found = []
    for dice in combinations_with_replacement(FACES, count):
        ways = factorial(count)
        for face in set(dice):
            ways //= factorial(dice.count(face))
        found.append((dice, Fraction(ways, len(FACES) ** count)))
    return tuple(found)


@cache
def reachable(start: int, dice: tuple[int, ...], dry: bool = False) -> frozenset[int]:
    """Spaces that can be reached with these dice, one a step, in any order."""
    found = {start}
    steps = DRY_STEPS if dry else STEPS
    for at, die in enumerate(dice):
        if die in dice[:at]:
            continue
        rest = dice[:at] + dice[at + 1 :]
        for cell, need in steps[start]:
            if die & need:
                found |= reachable(cell, rest, dry)
    return frozenset(found)


@cache
def reach(start: int, count: int, dry: bool = False) -> dict[int, Fraction]:
    """The chance to come to each space with one roll of so many dice."""
    chances: dict[int, Fraction] = {}
    for dice, share in rolls(count):
        for cell in reachable(start, dice, dry):
            chances[cell] = chances.get(cell, Fraction(0)) + share
    return chances


@cache
def requirement(need: tuple[int, ...], count: int) -> Fraction:
    """The chance that one roll of so many dice pays these symbols."""
    return sum((share for dice, share in rolls(count) if fits(list(dice), need)), Fraction(0))
