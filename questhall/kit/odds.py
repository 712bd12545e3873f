"""What can come of an answer: every chance outcome until the next decision, with its exact probability."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any, TypeVar

from questhall.kernel.chance import Chance
from questhall.kernel.choice import Seat
from questhall.kernel.match import Match

T = TypeVar("T")


class Unforced(Exception):
    """An open chance point: `size` equally likely values."""

    def __init__(self, size: int) -> None:
        super().__init__(f"an open chance point with {size} outcomes")
        self.size = size


def outcomes(match: Match[Any], seat: Seat, key: str) -> Iterator[tuple[Fraction, Match[Any]]]:
    """Each way the dice can fall after this answer, and the match it leads to; the probabilities sum to 1.

    Meant for a few dice: the number of ways is the product of the sizes of all chance points on the way.
    """
    prefixes: list[tuple[list[int], Fraction]] = [([], Fraction(1))]
    while prefixes:
        prefix, share = prefixes.pop()
        twin = match.clone()
        twin.chance = Forked(twin.chance, prefix)
        try:
            twin.answer(seat, key)
        except Unforced as point:
            prefixes += [([*prefix, value], share / point.size) for value in reversed(range(point.size))]
        else:
            yield share, twin


def odds(match: Match[Any], seat: Seat, key: str, of: Callable[[Match[Any]], T]) -> dict[T, Fraction]:
    """The chance of each value that `of` reads off the match after this answer."""
    table: dict[T, Fraction] = {}
    for share, after in outcomes(match, seat, key):
        value = of(after)
        table[value] = table.get(value, Fraction(0)) + share
    return table


class Forked(Chance):
    """A chance port that takes its next values from a list, whatever the stream, and stops where the list ends."""

    __slots__ = ("ahead",)

    def __init__(self, chance: Chance, ahead: list[int]) -> None:
        super().__init__(chance.key, chance.counters)
        self.log = list(chance.log)
        self.ahead = list(ahead)

    def below(self, size: int, stream: str, secret: bool = False) -> int:
        if not self.ahead:
            raise Unforced(size)
        self.force(stream, self.ahead.pop(0))
        return super().below(size, stream, secret)
