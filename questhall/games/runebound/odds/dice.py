"""Dice: reaching a space with a roll, meeting a quest's requirement."""

from __future__ import annotations

from fractions import Fraction
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod

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
def moves(dry: bool) -> dict[int, tuple[tuple[int, int], ...]]:
    """For each face of a die: from which spaces it pays a step, as a set of bits, and how far that step goes."""
    found: dict[int, dict[int, int]] = {face: {} for face in FACES}
    for cell, steps in (DRY_STEPS if dry else STEPS).items():
        for other, need in steps:
            for face in FACES:
                if face & need:
                    far = other - cell
                    found[face][far] = found[face].get(far, 0) | 1 << cell
    return {face: tuple(there.items()) for face, there in found.items()}


def spread(cells: int, steps: tuple[tuple[int, int], ...]) -> int:
    """Where one die brings a hero who stands on any of these spaces."""
    found = 0
    for far, may in steps:
        ready = cells & may
        found |= ready << far if far > 0 else ready >> -far
    return found


@lru_cache(maxsize=2_000)
def reach(start: int, count: int, dry: bool = False) -> dict[int, Fraction]:
    """The chance to come to each space with one roll of so many dice: every roll, every order of its dice.  RB-MOVE-04

    Rolls grow die by die; `ends` is where all dice of a roll lead, `within` where some of them do.
    """
    steps = [moves(dry)[face] for face in FACES]
    grown: dict[tuple[int, ...], tuple[int, int]] = {(0,) * len(FACES): (1 << start, 1 << start)}
    for _ in range(count):
        grown = longer(grown, steps)
    ways: dict[int, int] = {}
    for roll, (_, within) in grown.items():
        share = factorial(count) // prod(map(factorial, roll))
        while within:
            low = within & -within
            ways[low.bit_length() - 1] = ways.get(low.bit_length() - 1, 0) + share
            within ^= low
    return {cell: Fraction(number, len(FACES) ** count) for cell, number in ways.items()}


Rolls = dict[tuple[int, ...], tuple[int, int]]  # by how often each face came up


def longer(rolls: Rolls, steps: list[tuple[tuple[int, int], ...]]) -> Rolls:
    """The same with one die more."""
    found: Rolls = {}
    for roll, (ends, within) in rolls.items():
        for face, there in enumerate(steps):
            more = (*roll[:face], roll[face] + 1, *roll[face + 1 :])
            before = found.get(more, (0, 0))
            reached = spread(ends, there)
            found[more] = (before[0] | reached, before[1] | within | reached)
    return found


@cache
def requirement(need: tuple[int, ...], count: int) -> Fraction:
    """The chance that one roll of so many dice pays these symbols."""
    return sum((share for dice, share in rolls(count) if fits(list(dice), need)), Fraction(0))


@cache
def any_step(start: int, dry: bool = False) -> Fraction:
    """The chance that one die pays for a step from there, wherever it leads.  RB-RETREAT-02"""
    steps = DRY_STEPS if dry else STEPS
    return Fraction(sum(any(face & need for _, need in steps[start]) for face in FACES), len(FACES))


def once_more(dice: list[int], need: tuple[int, ...]) -> Fraction:
    """The chance to pay these symbols when the best die for it is rolled again.  RB-EXERT-04"""
    rest = [[*dice[:at], *dice[at + 1 :]] for at in range(len(dice))]
    hits = max((sum(fits([*left, face], need) for face in FACES) for left in rest), default=0)
    return Fraction(hits, len(FACES))
