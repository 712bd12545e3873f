"""MOVE and MONTRAP: where the monster may go and stop, and what it costs.

The cheapest way is always the one with the fewest negative hexes and, among those, the shortest.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from questhall.games.gloomhaven.rules.ground.ground import Gait, Ground
from questhall.hex import BLOCKED, pack
from questhall.hex.bits import Layer, Mask, cells_of, flood, flood_back, mask_of

DIFFICULT_EXTRA = 1  # a difficult hex costs 2 points instead of 1


def barred(ground: Ground) -> Mask:
    """Hexes that are not entered on the way; allies may be passed, a flyer and a jumper pass over all but walls.

    GH-MOVE-02, GH-MOVE-05, GH-MOVE-06, GH-MOVE-08, GH-FOCUS-12, GH-FOCUS-13, GH-FOCUS-16
    """
    return ground.obstacles | mask_of(ground.enemies) if ground.gait is Gait.WALK else 0


def burdens(ground: Ground) -> tuple[Mask, Mask]:
    """Hexes on the way that ask a point more, and those that are negative; only a walker minds them.

    GH-OVERLAY-14, GH-MONTRAP-01, GH-MONTRAP-04, GH-FOCUS-18
    """
    return (ground.difficult, ground.negative) if ground.gait is Gait.WALK else (0, 0)


def _burden(ground: Ground, cell: int) -> int:
    """What a hex asks beyond the first point, as one cost."""
    return pack(ground.negative >> cell & 1, DIFFICULT_EXTRA * (ground.difficult >> cell & 1))


def entry_prices(ground: Ground) -> list[int]:
    """The price of entering each cell on the way, for whoever follows one way hex by hex."""
    prices = [1] * ground.grid.size
    for cell in cells_of(burdens(ground)[0] | burdens(ground)[1]):
        prices[cell] += _burden(ground, cell)
    for cell in cells_of(barred(ground)):
        prices[cell] = BLOCKED
    return prices


def landing_price(ground: Ground, cell: int) -> int:
    """What the last hex adds: the last hex of a jump counts as normal movement.  GH-MOVE-07, GH-MONTRAP-05"""
    return _burden(ground, cell) if ground.gait is Gait.JUMP else 0


def stops(ground: Ground) -> Mask:
    """Where a move may end: unoccupied, and no obstacle except for flyers; staying is always possible.

    GH-MOVE-04, GH-MOVE-07, GH-MOVE-08, GH-MOVE-12, GH-FOCUS-04
    """
    taken = ground.allies | mask_of(ground.enemies) | (0 if ground.gait is Gait.FLY else ground.obstacles)
    return ground.board.open & ~taken | 1 << ground.monster


class Travel:
    """Every hex the monster can get to and stop on, the cheapest first; found as far as somebody looks."""

    def __init__(self, ground: Ground) -> None:
        self._ground = ground
        self._known: list[Layer] = []
        self._more = self._ended(flood(ground.board, ground.monster, barred(ground), *burdens(ground)))

    def layers(self) -> Iterator[Layer]:
        """Negative hexes and points, and the cells where a move of just that cost may end."""
        yield from self._known
        for layer in self._more:
            self._known.append(layer)
            yield layer

    def towards(self, goal: int, most: int) -> list[Layer]:
        """What lies before a goal in order and costs no more than so many points; the goal itself costs more.

        What takes more negative hexes than the goal, or more points for as many, is no step on a best way to it.
        """
        found: list[Layer] = []
        for layer in self.layers():
            if layer[2] >> goal & 1:
                break
            if layer[1] <= most:
                found.append(layer)
        return found

    def _ended(self, ways: Iterator[Layer]) -> Iterator[Layer]:
        ground = self._ground
        where = stops(ground)
        for negative, points, cells in _landed(ground, ways) if ground.gait is Gait.JUMP else ways:
            if here := cells & where:
                yield negative, points, here

    @cached_property
    def costs(self) -> dict[int, int]:
        """Every cell with its cost."""
        found = {cell: pack(negative, points) for negative, points, cells in self.layers() for cell in cells_of(cells)}
        return {cell: found[cell] for cell in self._ground.grid.cells if cell in found}

    def rest(self, goal: int) -> Iterator[Layer]:
        """The cost of the way that remains to the goal; landing there costs the same from everywhere.  GH-MONMOVE-12"""
        return flood_back(self._ground.board, goal, barred(self._ground), *burdens(self._ground))


def _landed(ground: Ground, ways: Iterator[Layer]) -> list[Layer]:
    """The layers of a jump with the price of its last hex, except for staying where it is.  GH-MOVE-07"""
    own = 1 << ground.monster
    slow, dear = ground.difficult & ~own, ground.negative & ~own
    found: dict[tuple[int, int], Mask] = {}
    for _, points, cells in ways:
        for kind, negative, extra in (
            (cells & ~slow & ~dear, 0, 0),
            (cells & slow & ~dear, 0, DIFFICULT_EXTRA),
            (cells & dear & ~slow, 1, 0),
            (cells & slow & dear, 1, DIFFICULT_EXTRA),
        ):
            if kind:
                found[negative, points + extra] = found.get((negative, points + extra), 0) | kind
    return [(negative, points, cells) for (negative, points), cells in sorted(found.items())]
