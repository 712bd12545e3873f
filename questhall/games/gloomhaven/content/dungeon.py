"""A scenario's map as cells that never change: all rooms laid out once, and what of them lies open as a floor.

The state of a game holds cells, open rooms and open doors; grids, ways and sight lines are made here once for each set
of open rooms, and shared by every match.
"""

from __future__ import annotations

from functools import cached_property, lru_cache

from questhall.games.gloomhaven.content import atlas
from questhall.games.gloomhaven.content.scenario_map import ScenarioMap, connected, neighbours
from questhall.hex import Grid, Hex, Sight
from questhall.hex.bits import BitBoard, Mask, cells_of, mask_of
from questhall.hex.grid import MARGIN

GOAL = "goal"  # a treasure without a number
WIDEST_AREA = 4  # how far an area on a card can stick out from the hexes of the map


class Floor:
    """What lies open: the grid of these rooms and doors, its ways and sight lines, the terrain that never changes."""

    def __init__(self, grid: Grid, hazards: Mask, difficult: Mask) -> None:
        self.grid, self.sight, self.board = grid, Sight(grid), BitBoard(grid)
        self.hazards, self.difficult = hazards & self.board.open, difficult & self.board.open
        self.hazard_cells = frozenset(cells_of(self.hazards))
        self.difficult_cells = frozenset(cells_of(self.difficult))
        self._seen: dict[int, Mask] = {}

    def seen_from(self, cell: int) -> Mask:
        """All cells in line of sight of a cell."""
        found = self._seen.get(cell)
        if found is None:
            found = mask_of(other for other in self.grid.cells if other == cell or self.sight.sees(cell, other))
            self._seen[cell] = found
        return found


class Dungeon:
    """One scenario: every hex a cell, every room a mask, every door the rooms it joins."""

    def __init__(self, drawn: ScenarioMap) -> None:
        self.number, self.map = drawn.number, drawn
        self.whole = Grid(self.map.hexes, self.map.thin_walls, MARGIN + WIDEST_AREA)
        self.rooms: tuple[Mask, ...] = tuple(self.mask(room) for room in self.map.rooms())
        self.starts = tuple(sorted(map(self.whole.cell, self.map.starts)))

    @cached_property
    def spots(self) -> dict[int, str]:
        """What players call a hex: the letter of its column, and its number in the column from the top."""
        hexes = sorted(self.map.hexes)
        left = hexes[0][0]
        top = max(2 * r + q for q, r in hexes)
        return {self.whole.cell((q, r)): f"{letters(q - left)}{(top - 2 * r - q) // 2 + 1}" for q, r in hexes}

    @cached_property
    def cells(self) -> dict[str, int]:
        """The hexes by their names."""
        return {spot: cell for cell, spot in self.spots.items()}

    def terrain(self, kind: str) -> Mask:
        """All hexes with such a token on the map."""
        return mask_of(self.whole.cell(hex_) for piece in self.map.ground if piece.kind == kind for hex_ in piece.hexes)

    @cached_property
    def goal_treasures(self) -> tuple[int, ...]:
        """The hexes of the treasures without a number."""
        found = [piece for piece in self.map.ground if piece.kind == "treasure" and piece.value == GOAL]
        return tuple(sorted(self.whole.cell(hex_) for piece in found for hex_ in piece.hexes))

    @cached_property
    def lasting_terrain(self) -> tuple[Mask, Mask]:
        """Hazardous and difficult hexes: they never change."""
        return self.terrain("hazard"), self.terrain("difficult")

    def marked(self, mark: str) -> tuple[int, ...]:
        """The hexes with a printed letter or number."""
        return tuple(map(self.whole.cell, self.map.marks.get(mark, ())))

    def tile_mask(self, name: str) -> Mask:
        """All hexes of a map tile."""
        hexes = next(each.hexes for each in self.map.tiles if each.name == name)
        return self.mask(frozenset(hexes) & self.map.hexes)

    def mask(self, hexes: frozenset[Hex]) -> Mask:
        return mask_of(map(self.whole.cell, hexes))

    @cached_property
    def doors(self) -> dict[int, tuple[int, ...]]:
        """Each door hex with all hexes of its token: hexes of a door that touch are one door."""
        tokens = connected(frozenset(way.hex for way in self.map.passages if way.kind == "door"), frozenset())
        cells = [tuple(sorted(map(self.whole.cell, token))) for token in tokens]
        return {cell: token for token in cells for cell in token}

    @cached_property
    def behind(self) -> dict[int, tuple[int, ...]]:
        """The rooms that each door hex touches.  GH-DOOR-01"""
        return {cell: self._touching(cell) for cell in self.doors}

    def _touching(self, cell: int) -> tuple[int, ...]:
        around = mask_of(map(self.whole.cell, neighbours(self.whole.hex(cell))))
        return tuple(number for number, room in enumerate(self.rooms) if room & around)

    @cached_property
    def first_rooms(self) -> tuple[int, ...]:
        """At set-up only the rooms in which the characters start lie open.  GH-SETUP-07"""
        starts = mask_of(self.starts)
        return tuple(number for number, room in enumerate(self.rooms) if room & starts)

    def open_cells(self, rooms: tuple[int, ...], doors: tuple[int, ...]) -> Mask:
        """The hexes of open rooms and open doors.  GH-TERM-16, GH-OVERLAY-03"""
        found = mask_of(doors)
        for number in rooms:
            found |= self.rooms[number]
        return found

    def floor(self, rooms: tuple[int, ...], doors: tuple[int, ...]) -> Floor:
        """The grid of what lies open; closed doors and closed rooms are wall.  GH-OVERLAY-02, GH-LOS-07"""
        return floor_at(self.number, rooms, doors)

    def doors_ahead(self, rooms: tuple[int, ...], doors: tuple[int, ...]) -> list[int]:
        """Closed door hexes that can be stepped on from an open hex.  GH-DOOR-01, GH-SETUP-15"""
        reach = self.open_cells(rooms, doors)
        closed = [cell for cell in self.doors if cell not in doors]
        return sorted(cell for cell in closed if mask_of(self.whole.neighbours[cell]) & reach)

    def opened(
        self, rooms: tuple[int, ...], doors: tuple[int, ...], door: int
    ) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Rooms and doors after a door was opened: it is flipped for good, and the room behind it lies open.

        GH-DOOR-01, GH-OVERLAY-01
        """
        token = self.doors[door]
        new = [number for cell in token for number in self.behind[cell] if number not in rooms]
        return (*rooms, *dict.fromkeys(new)), (*doors, *(cell for cell in token if cell not in doors))


@lru_cache(maxsize=256)  # more than are printed
def dungeon(number: int) -> Dungeon:
    """The dungeon of a scenario, laid once."""
    return Dungeon(atlas.load(number))


def letters(number: int) -> str:
    """A, B ... Z, AA, AB ..."""
    more, last = divmod(number, 26)
    return (letters(more - 1) if more else "") + chr(ord("A") + last)


@lru_cache(maxsize=2048)
def floor_at(number: int, rooms: tuple[int, ...], doors: tuple[int, ...]) -> Floor:
    """The floor of these rooms and doors, in whatever order they were opened."""
    return floor_of(number, dungeon(number).open_cells(rooms, doors))


@lru_cache(maxsize=512)
def floor_of(number: int, cells: Mask) -> Floor:
    """The floor of some open cells, the same for every match that has come so far."""
    scenario: ScenarioMap = dungeon(number).map
    hexes = map(dungeon(number).whole.hex, cells_of(cells))
    grid = Grid(hexes, scenario.thin_walls, MARGIN + WIDEST_AREA, frame=scenario.hexes)
    return Floor(grid, *dungeon(number).lasting_terrain)
