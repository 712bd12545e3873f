"""Ways across the map in action points: exact odds for the next roll, an estimate for what lies beyond."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from heapq import heappop, heappush

from questhall.games.runebound.content.board import DRY_STEPS, FACES, JOKER, NEXT, STEPS
from questhall.games.runebound.odds.dice import MOST_DICE, reachable, rolls
from questhall.games.runebound.rules.abilities import has
from questhall.games.runebound.rules.attributes import value
from questhall.games.runebound.state import Hero

Dice = tuple[int, ...]


@lru_cache(maxsize=20_000)
def price(need: int, speed: int) -> float:
    """Action points of a step that needs such a die; without dice a step costs one."""
    share = sum(1 for face in FACES if face & need) / len(FACES)
    return min(1.0, 1 / (speed * share)) if share else 1.0


@lru_cache(maxsize=4_000)
def ways_to(goal: int, speed: int, dry: bool) -> dict[int, float]:
    """From every space to the goal, about how many action points."""
    steps = DRY_STEPS if dry else STEPS
    found: dict[int, float] = {}
    queue = [(0.0, goal)]
    while queue:
        cost, cell = heappop(queue)
        if cell in found:
            continue
        found[cell] = cost
        for other in NEXT[cell]:
            if other not in found:
                need = next(need for target, need in steps[other] if target == cell)
                heappush(queue, (cost + price(need, speed), other))
    return {cell: 1.0 if cell in NEXT[goal] else whole(cost) for cell, cost in found.items()}


def whole(cost: float) -> float:
    """A way in whole actions: never less than one, and dice left over serve the next steps.

    The two numbers are fitted to the exact expectation of the best walk, which they miss by a quarter of a point.
    """
    return max(1.0, 0.4 + 0.8 * cost) if cost else 0.0


def gait(hero: Hero) -> tuple[int, bool]:
    """Dice of a roll, and whether rivers stop the hero."""
    return max(1, min(MOST_DICE, value(hero, "speed"))), has(hero, "dry-feet")


def after_roll(hero: Hero, worth: Callable[[int], float]) -> float:
    """The best space within reach, averaged over every roll."""
    speed, dry = gait(hero)
    known: dict[int, float] = {}
    total = 0.0
    for dice, share in rolls(speed):
        best = -1.0
        for cell in reachable(hero.at, dice, dry):
            if cell not in known:
                known[cell] = worth(cell)
            if known[cell] > best:
                best = known[cell]
        total += float(share) * best
    return total


def best_step(
    at: int, dice: Dice, dry: bool, worth: Callable[[int], float], avoid: tuple[int, ...] = ()
) -> tuple[int, int] | None:
    """The first step, and its die, on the way to the best space that these dice reach; None to stay."""
    target = max(reachable(at, dice, dry), key=lambda cell: (worth(cell), cell == at, -cell))
    if target == at or worth(target) <= worth(at):
        return None
    _, cell, die = shortest(at, dice, target, dry, avoid)
    return cell, die


@lru_cache(maxsize=20_000)
def shortest(at: int, dice: Dice, target: int, dry: bool, avoid: tuple[int, ...]) -> tuple[float, int, int]:
    """The way with the fewest dice, jokers last, around what bites: its length, first step and die."""
    found = (99.0, at, 0)
    for number, die in enumerate(dice):
        if die in dice[:number]:
            continue
        rest = dice[:number] + dice[number + 1 :]
        for cell, need in (DRY_STEPS if dry else STEPS)[at]:
            if not die & need or target not in reachable(cell, rest, dry):
                continue
            length = 1.0 + 0.01 * (die == JOKER) + 3.0 * (cell in avoid and cell != target)
            if cell != target:
                length += shortest(cell, rest, target, dry, avoid)[0]
            found = min(found, (length, cell, die))
    return found
