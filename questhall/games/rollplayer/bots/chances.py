"""What may still become of a row, a backstory or an alignment: small tables, computed once and remembered."""

from __future__ import annotations

from functools import cache, lru_cache
from math import comb, exp

from questhall.games.rollplayer.content.grid import DIRECTIONS, STEP
from questhall.games.rollplayer.rules.scoring import BACKSTORY_STARS

HIGHEST = 25  # above every sum of a row, race and weapons included
CHOICE = 2.3  # a slot gets the best of so many dice: the pool and the other rows leave some choice
REPAIR = (0.0, 0.05, 0.03, 0.027, 0.013, 0.013, 0.007)  # by distance: the chance that one unit of repair closes it
STORY_CHANCE = 0.36  # that a marked slot that is still free gets its colour
ALIKE_CHANCE = (1.0, 0.3, 0.08, 0.02)  # by free slots: that a row begun alike ends alike
SURE_STEP = 0.93  # that a wisdom action to come is free for the step one wishes now

Bands = tuple[tuple[int, int, float], ...]  # (from, to, stars): what sums of a row bring
World = tuple[tuple[float, ...], ...]  # [free slots][sum so far]


@lru_cache(20_000)
def prospects(bands: Bands, repair: int) -> World:
    """The stars that a row may expect, by its free slots and its sum so far.

    From the last slot back: each die to come is the best of a few, and a full row that misses may still be repaired.
    """
    ends = [sum(stars for low, high, stars in bands if low <= value <= high) for value in range(HIGHEST)]
    table = [tuple(repaired(ends, value, repair) for value in range(HIGHEST))]
    for _ in range(3):
        after = table[-1]
        table.append(tuple(best_of(after[value + 1 : value + 7]) for value in range(HIGHEST)))
    return tuple(table)


def repaired(ends: list[float], value: int, repair: int) -> float:
    """The worth of a full row with this sum, when actions to come may still turn its dice."""
    worth = ends[value]
    for distance in range(1, len(REPAIR)):
        reach = 1.0 - exp(-REPAIR[distance] * repair)
        for other in (value - distance, value + distance):
            if 0 <= other < HIGHEST and ends[other] > ends[value]:
                worth = max(worth, ends[value] + reach * (ends[other] - ends[value]))
    return worth


def best_of(worths: tuple[float, ...]) -> float:
    """The expected maximum when `CHOICE` dice show their faces and the best is kept."""
    ranked = sorted((*worths, *[0.0] * (6 - len(worths))))
    return sum([worth * share for worth, share in zip(ranked, SHARE, strict=True)])


SHARE: tuple[float, ...] = tuple(((place + 1) / 6) ** CHOICE - (place / 6) ** CHOICE for place in range(6))


@cache
def story(matches: int, free: int) -> float:
    """The stars of a backstory with so many matches and so many marked slots still free."""
    return sum(
        comb(free, more) * STORY_CHANCE**more * (1 - STORY_CHANCE) ** (free - more) * BACKSTORY_STARS[matches + more]
        for more in range(free + 1)
    )


@cache
def standing(cells: tuple[float, ...], steps: int) -> tuple[float, ...]:
    """By cell, the stars of an alignment that may still be moved so many steps."""
    worth = cells
    for _ in range(steps):
        worth = tuple(stepped(worth, cell) for cell in range(9))
    return worth


def stepped(worth: tuple[float, ...], cell: int) -> float:
    best = max(worth[STEP[direction][cell]] for direction in DIRECTIONS if STEP[direction][cell] >= 0)
    return worth[cell] + SURE_STEP * max(0.0, best - worth[cell])


@cache
def alike(one: int, two: int, three: int) -> tuple[float, float]:
    """The chances that a row ends with dice of one value, and of one colour."""
    placed = [die for die in (one, two, three) if die]
    chance = ALIKE_CHANCE[3 - len(placed)]
    same_value = len({die % 10 for die in placed}) < 2
    same_colour = len({die // 10 for die in placed}) < 2
    return chance * same_value, chance * same_colour
