"""Ways over the map: with dice that lie there, and the likeliest one for dice that will be rolled."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from questhall.games.runebound.content.board import DRY_STEPS, JOKER, STEPS
from questhall.games.runebound.odds.dice import rolls

Steps = tuple[tuple[int, int], ...]  # spaces entered, each with the die that pays for it


def ways(start: int, dice: Sequence[int], dry: bool = False) -> dict[int, Steps]:
    """To every space that these dice reach: a way that spends the fewest, jokers last.  RB-MOVE-04, RB-MOVE-05"""
    found: dict[int, Steps] = {}
    ends: dict[tuple[int, tuple[int, ...]], Steps] = {(start, tuple(sorted(dice, key=freedom))): ()}
    steps = DRY_STEPS if dry else STEPS
    while ends:
        further: dict[tuple[int, tuple[int, ...]], Steps] = {}
        for (at, left), way in ends.items():
            for die in dict.fromkeys(left):
                rest = without(left, die)
                for cell, need in steps[at]:
                    if die & need and cell != start:
                        further.setdefault((cell, rest), (*way, (cell, die)))
        for (cell, _), way in further.items():
            found.setdefault(cell, way)
        ends = further
    return found


def freedom(die: int) -> tuple[bool, int, int]:
    """What a die is good for: the least useful first."""
    return die == JOKER, die.bit_count(), die


def without(dice: tuple[int, ...], die: int) -> tuple[int, ...]:
    at = dice.index(die)
    return dice[:at] + dice[at + 1 :]


class Likely(NamedTuple):
    """Spaces entered, what a die must show for each, and the chance that one roll pays for all of them."""

    cells: tuple[int, ...]
    needs: tuple[int, ...]
    chance: Fraction


@lru_cache(maxsize=2_000)
def likeliest(start: int, goal: int, count: int, dry: bool = False) -> Likely | None:
    """Of all ways of at most so many steps the one that a roll most likely pays for; of equals the shorter.

    Ways of the same length only: a longer one asks for more of the same dice, and seldom is the better for it.
    """
    steps = DRY_STEPS if dry else STEPS
    near = steps_to(goal, dry)
    length = near.get(start, count + 1)
    best: Likely | None = None
    for most in range(length, min(count, length + 1) + 1):
        for cells, needs in paths(start, goal, most, near, steps):
            chance = paid(tuple(sorted(needs)), count)
            if best is None or chance > best.chance:
                best = Likely(cells, needs, chance)
    return best


@lru_cache(maxsize=500)
def steps_to(goal: int, dry: bool) -> dict[int, int]:
    """How many steps every space is away."""
    steps = DRY_STEPS if dry else STEPS
    found, ring = {goal: 0}, [goal]
    while ring:
        ring = [cell for at in ring for cell, _ in steps[at] if found.setdefault(cell, found[at] + 1) == found[at] + 1]
        ring = list(dict.fromkeys(ring))
        ring = [cell for cell in ring if any(other not in found for other, _ in steps[cell])]
    return found


def paths(
    at: int, goal: int, most: int, near: dict[int, int], steps: dict[int, tuple[tuple[int, int], ...]]
) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """All ways of exactly so many steps, without standing still on the goal before."""
    if not most:
        return [((), ())] if at == goal else []
    found = []
    for cell, need in steps[at]:
        if near[cell] <= most - 1 and (cell != goal or most == 1):
            found += [((cell, *cells), (need, *needs)) for cells, needs in paths(cell, goal, most - 1, near, steps)]
    return found


@lru_cache(maxsize=5_000)
def paid(needs: tuple[int, ...], count: int) -> Fraction:
    """The chance that one roll of so many dice has a die for each of these, whatever bits may serve."""
    return sum((share for dice, share in rolls(count) if serves(dice, needs)), Fraction(0))


def serves(dice: Sequence[int], needs: tuple[int, ...]) -> bool:
    """One die for each need."""
    if not needs:
        return True
    return any(
        die & needs[0] and serves([*dice[:at], *dice[at + 1 :]], needs[1:])
        for at, die in enumerate(dice)
        if die not in dice[:at]
    )
