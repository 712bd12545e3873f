"""Whether a trait can still be scored: full rows change little, and dice have the colours they have."""

from __future__ import annotations

from questhall.games.rollplayer.bots.chances import alike
from questhall.games.rollplayer.content import JOBS, RACES
from questhall.games.rollplayer.content.board import ROWS
from questhall.games.rollplayer.content.notation import Score
from questhall.games.rollplayer.rules.scoring import most_of_one_colour
from questhall.games.rollplayer.state import Hero

MENDED = 2  # by which actions may still bring a row nearer to an aim
LOWEST, HIGHEST = 1, 6  # what a die to come may show


def within_reach(hero: Hero, said: Score) -> bool:
    """Whether dice to come may still earn stars by it; where that cannot be told, they may."""
    numbers = [arg for arg in said.args if isinstance(arg, int)]
    if said.what == "low":
        return any(low <= numbers[0] + MENDED for low, _ in ranges(hero))
    if said.what == "either-low":
        one, other, most = numbers
        found = ranges(hero)
        return min(found[one][0], found[other][0]) <= most + MENDED
    if said.what == "high":
        return any(high >= numbers[0] - MENDED for _, high in ranges(hero))
    if said.what == "goals":
        goals = zip(JOBS[hero.job].goals, ranges(hero), strict=True)
        return sum(low - MENDED <= goal.high and goal.low <= high + MENDED for goal, (low, high) in goals) >= numbers[0]
    if said.what == "most-dice":
        return most_of_one_colour(hero) + hero.dice.count(0) >= numbers[0]
    if said.what in ("row-value", "row-colour"):
        return any(alike(*hero.dice[row * 3 : row * 3 + 3])[said.what == "row-colour"] for row in range(ROWS))
    return True


def ranges(hero: Hero) -> list[tuple[int, int]]:
    """By attribute, the least and the most that its free slots can make of it."""
    found = []
    for row, modifier in enumerate(RACES[hero.race].modifiers):
        dice = hero.dice[row * 3 : row * 3 + 3]
        now, free = sum(die % 10 for die in dice) + modifier, dice.count(0)
        found.append((now + LOWEST * free, now + HIGHEST * free))
    return found
