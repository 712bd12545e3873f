"""ATK, LOS and AREA: whom this round's attack can hit from which hex.

Sets of enemies are bits: enemy i is bit i. Sets of cells are bits too: cell c is bit c.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, cached_property

from questhall.games.gloomhaven.content.actions import ALL_TARGETS
from questhall.games.gloomhaven.rules.ground.ground import Ground
from questhall.games.gloomhaven.rules.mind.orders import Orders
from questhall.hex import Hex, placements, shapes
from questhall.hex.bits import BitBoard, Mask, cells_of, mask_of

MELEE_RANGE = 1
MONSTERS_OWN: Hex = (0, 0)


class AttackReach:
    """The attack on the monster's card; without one it thinks as if it had a plain melee attack.  GH-FOCUS-03"""

    def __init__(self, ground: Ground, orders: Orders) -> None:
        ranged = orders.targets > 0 and orders.range > 0
        self._ground = ground
        self.reach = orders.range if ranged else MELEE_RANGE
        self.careful = ranged and not ground.muddled
        self.pattern = _red_hexes(orders)
        self.picks = _picks(orders, len(ground.enemies))
        areas = self.pattern and ranged, self.pattern and not ranged
        self._at = {1 << where: 1 << enemy for enemy, where in enumerate(ground.enemies)}
        self._there = mask_of(ground.enemies)
        self._seen: dict[int, int] = {}
        self._spots: dict[int, Mask] = {}
        self._blasts = self._ranged_areas() if areas[0] else {}
        self._swings = melee_masks(self.pattern, ground.grid.height) if areas[1] else ()

    @property
    def single(self) -> bool:
        """One target and no area: whoever is attacked, it is the focus alone.  GH-MONMOVE-04"""
        return self.picks == 1 and not self.pattern

    def has_disadvantage(self, cell: int, enemy: int) -> bool:
        """A ranged attack on an adjacent enemy; a wall between them undoes adjacency, muddle makes it no matter.

        GH-ATK-05, GH-TERM-11, GH-MONMOVE-07, GH-IX-07, GH-IX-08
        """
        return self.careful and self._ground.grid.adjacent(cell, self._ground.enemies[enemy])

    def sees(self, cell: int, enemy: int) -> bool:
        """Every attack needs line of sight.  GH-LOS-01, GH-AREA-05"""
        return self._ground.sight.sees(cell, self._ground.enemies[enemy])

    def beside(self, enemy: int) -> Mask:
        """The cells from which an attack on an enemy has disadvantage."""
        where = self._ground.enemies[enemy]
        return self._ground.board.within(where, 1) & ~(1 << where) if self.careful else 0

    def in_range(self, cell: int) -> int:
        """The enemies that can be picked one by one from a cell: in range and in sight.  GH-ATK-03, GH-ATK-04"""
        found = 0
        for bit, near in self._reached:
            if near >> cell & 1:
                found |= bit
        return found and found & self.in_sight(cell)

    @cached_property
    def _reached(self) -> list[tuple[int, Mask]]:
        """Every enemy with the cells that it is in range of."""
        return [(1 << enemy, self.near(where)) for enemy, where in enumerate(self._ground.enemies)]

    def swept(self, cell: int) -> set[int]:
        """The sets of enemies that the area can cover from a cell; only those in sight are hit.

        GH-AREA-01, GH-AREA-03, GH-AREA-05
        """
        there = self._there
        hits = {(swing << cell >> base) & there for base, swing, _ in self._swings}
        covered = {self._bits(hit) for hit in hits}
        covered |= {enemies for enemies, cells in self._blasts.items() if cells >> cell & 1}
        seen = self.in_sight(cell)
        return {enemies & seen for enemies in covered}

    def in_sight(self, cell: int) -> int:
        """The enemies that a cell sees.  GH-LOS-01"""
        known = self._seen.get(cell)
        if known is None:
            known = self._seen[cell] = self._bits(self._ground.sight.seen_among(cell, self._there))
        return known

    def seeing(self, cells: Mask, enemy: int) -> Mask:
        """Those of some cells that see an enemy.  GH-LOS-01"""
        return self._ground.sight.seen_among(self._ground.enemies[enemy], cells)

    def spots(self, enemy: int) -> Mask:
        """The cells from which an enemy can be attacked if it is in sight.  GH-FOCUS-02"""
        known = self._spots.get(enemy)
        if known is None:
            known = self._spots[enemy] = self._found_spots(enemy)
        return known

    def _found_spots(self, enemy: int) -> Mask:
        where = self._ground.enemies[enemy]
        cells = self.near(where) if self.picks else 0
        for enemies, blast in self._blasts.items():
            if enemies >> enemy & 1:
                cells |= blast
        for base, _, mirrored in self._swings:
            cells |= mirrored << where >> base
        return cells

    def near(self, cell: int) -> Mask:
        """The open cells within range of a cell.  GH-TERM-12, GH-LOS-06, GH-AREA-04"""
        return near(self._ground.board, cell, self.reach)

    def _ranged_areas(self) -> dict[int, int]:
        """The sets of enemies a ranged area can cover, each with the cells from which such a placement is in range.

        At least one hex of the area must be in range; it may be empty, even a wall.  GH-AREA-04
        """
        blasts: dict[Mask, Mask] = {}  # by the cells of the enemies
        board, there = self._ground.board, self._there
        for shape in ranged_deltas(self.pattern, self._ground.grid.height):
            base, area, _ = masks(shape)
            for where in self._ground.enemies:
                hit = (area << where >> base) & there
                blasts[hit] = any_near(board, where, shape, self.reach) | blasts.get(hit, 0)
        return {self._bits(hit): cells for hit, cells in blasts.items()}

    def _bits(self, cells: Mask) -> int:
        """The enemies on some of their cells; allies are never targets.  GH-AREA-03, GH-AREA-07"""
        found = 0
        while cells:
            low = cells & -cells
            found |= self._at[low]
            cells ^= low
        return found


def near(board: BitBoard, cell: int, reach: int) -> Mask:
    """The open cells within reach of a cell, counted around walls; a wall hex is counted from the hexes beside it.

    GH-TERM-12, GH-LOS-06, GH-AREA-04
    """
    grid = board.grid
    if grid.is_open[cell]:
        return board.within(cell, reach)
    found = 0
    for step in grid.steps:
        next_ = cell + step
        if 0 <= next_ < grid.size and grid.is_open[next_] and (cell, next_) not in grid.walls:
            found |= board.within(next_, reach - 1)
    return found


def any_near(board: BitBoard, where: int, shape: tuple[int, ...], reach: int) -> Mask:
    """The cells within reach of any cell of an area laid there; a table of the board, filled as it is needed."""
    known = board.tables.get((where, shape, reach))
    if known is None:
        known = 0
        for delta in shape:
            known |= near(board, where + delta, reach)
        board.tables[where, shape, reach] = known
    return known


@cache
def ranged_deltas(pattern: frozenset[Hex], height: int) -> tuple[tuple[int, ...], ...]:
    """Every way to lay an area on a cell, as steps between cells."""
    return tuple(_deltas(shape, height) for shape in placements(pattern))


@cache
def melee_deltas(pattern: frozenset[Hex], height: int) -> tuple[tuple[int, ...], ...]:
    """Every way to turn an area around the attacker."""
    return tuple(_deltas(shape, height) for shape in shapes(pattern))


@cache
def melee_masks(pattern: frozenset[Hex], height: int) -> tuple[tuple[int, Mask, Mask], ...]:
    """The same as masks."""
    return tuple(map(masks, melee_deltas(pattern, height)))


@cache
def masks(deltas: tuple[int, ...]) -> tuple[int, Mask, Mask]:
    """Some steps as a mask around a cell with a number of its own, so that it can be moved to any other; and the cells
    from which these steps lead there."""
    base = max(map(abs, deltas))
    return base, mask_of(base + delta for delta in deltas), mask_of(base - delta for delta in deltas)


def _deltas(shape: Iterable[Hex], height: int) -> tuple[int, ...]:
    return tuple(dq * height + dr for dq, dr in shape)


def _red_hexes(orders: Orders) -> frozenset[Hex]:
    """The hexes of the area; the grey hex of a melee pattern is the monster's own.  GH-AREA-02, GH-FOCUS-03"""
    if orders.targets == 0 or not orders.aoe:
        return frozenset()
    return frozenset(orders.aoe) - ({MONSTERS_OWN} if orders.range == 0 else frozenset())


def _picks(orders: Orders, enemies: int) -> int:
    """How many enemies are picked one by one: all in range, n, or n-1 beside an area.  GH-ATK-11, GH-FX-11"""
    if orders.targets == ALL_TARGETS:
        return enemies
    return max(orders.targets, 1) - (1 if _red_hexes(orders) else 0)


def members(bits: int) -> list[int]:
    """The numbers of the bits that are set."""
    return list(cells_of(bits))
