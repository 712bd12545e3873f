"""What the Gloomhaven tool reads and tells: positions within limits, sight and movement from a hex, scenario maps."""

from __future__ import annotations

import msgspec

from questhall.games.gloomhaven.content.scenario_map import Lang, Rank, ScenarioMap
from questhall.games.gloomhaven.face.names import word
from questhall.games.gloomhaven.position import Enemy, Position, PositionError, read_positions
from questhall.games.gloomhaven.rules.ground.ground import Ground, read_ground
from questhall.games.gloomhaven.rules.ground.movement import Travel, entry_prices, landing_price
from questhall.games.gloomhaven.tool.sight import Glance, glances
from questhall.hex import BLOCKED, Grid, Hex, costs_from, pack, unpack
from questhall.hex.sight import Point
from questhall.kernel import Refusal, Refused

MOST_HEXES = 400
OVERLAYS = ("board", "walls", "obstacles", "traps", "hazards", "difficult")
MOST = {**dict.fromkeys(OVERLAYS, MOST_HEXES), "monsters": 60, "enemies": 20, "aoe": 20, "thin_walls": 1_200}
HIGHEST = {"move": 100, "range": 100}


class Spot(msgspec.Struct, frozen=True):
    """A position and the hex to look or walk from."""

    position: Position
    hex: Hex


class Reached(msgspec.Struct, frozen=True):
    """A hex within the move: its cost in points, the negative hexes on the way, and the way from hex to hex."""

    hex: Hex
    cost: int
    negative: int = 0
    path: tuple[Hex, ...] = ()


class View(msgspec.Struct, frozen=True):
    """What a hex sees and by which lines, and where a figure on it could end its move.

    `corners` are those of its corners that lie on no wall, in the lattice points of a SightLine.
    """

    visible: tuple[Hex, ...]
    reachable: tuple[Reached, ...]
    corners: tuple[Point, ...] = ()
    glances: tuple[Glance, ...] = ()


class MapName(msgspec.Struct, frozen=True):
    number: int
    names: dict[Lang, str]


class MapMonster(msgspec.Struct, frozen=True):
    type: str
    names: dict[Lang, str]
    hex: Hex
    rank: Rank


class MapSheet(msgspec.Struct, frozen=True):
    """A scenario map in the fields of a position; `monsters` by the number of characters, doors stand open."""

    number: int
    names: dict[Lang, str]
    board: tuple[Hex, ...]
    walls: tuple[Hex, ...]
    thin_walls: tuple[tuple[Hex, Hex], ...]
    obstacles: tuple[Hex, ...]
    traps: tuple[Hex, ...]
    hazards: tuple[Hex, ...]
    difficult: tuple[Hex, ...]
    starts: tuple[Hex, ...]
    doors: tuple[Hex, ...]
    rooms: tuple[tuple[Hex, ...], ...]
    monsters: dict[str, tuple[MapMonster, ...]]


class RawSpot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    position: msgspec.Raw
    hex: Hex


def bad(cause: str) -> Refused:
    return Refused(Refusal("gloomhaven.position", numbers={"cause": cause[:200]}))


def read_position(data: bytes | msgspec.Raw) -> tuple[Position]:
    """One position, checked field by field and against what the server is willing to think about."""
    try:
        position = read_positions(bytes(data))
    except PositionError as error:
        raise bad(str(error)) from error
    if isinstance(position, list):
        raise bad("position: expected object, got array")
    for field, most in MOST.items():
        if len(getattr(position, field)) > most:
            raise bad(f"{field}: more than {most}")
    for field, highest in HIGHEST.items():
        if getattr(position, field) > highest:
            raise bad(f"{field}: {getattr(position, field)} is more than {highest}")
    return (position,)


def read_spot(data: bytes) -> tuple[Position, Hex]:
    try:
        raw = msgspec.json.decode(data, type=RawSpot)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise bad(f"hex: {error}") from error
    (position,) = read_position(raw.position)
    if raw.hex not in position.floor:
        raise bad(f"hex: [{raw.hex[0]}, {raw.hex[1]}] is not on the floor")
    return position, raw.hex


def view(position: Position, start: Hex) -> View:
    """Sight and movement from a hex.  GH-LOS-02, GH-MOVE-02"""
    ground = read_ground(seen_from(position, start))
    looks = glances(ground.grid, ground.sight, ground.monster)
    visible = tuple(glance.hex for glance in looks if glance.seen)
    corners = tuple(ground.sight.corners(ground.monster))
    return View(visible, tuple(reach(ground, position.move)), corners, looks)


def seen_from(position: Position, start: Hex) -> Position:
    """The figure on the hex as the one that moves: a hero's enemies are the monsters, and the other way round."""
    monsters = [hex_ for hex_ in (position.monster, *position.monsters) if hex_ != start]
    heroes = [enemy for enemy in position.enemies if enemy.hex != start]
    if len(heroes) == len(position.enemies):
        if start not in (position.monster, *position.monsters):
            monsters = [hex_ for hex_ in monsters if hex_ != position.monster]
        return msgspec.structs.replace(position, monster=start, monsters=tuple(monsters), enemies=tuple(heroes))
    friends, foes = tuple(hero.hex for hero in heroes), tuple(Enemy(hex_) for hex_ in monsters)
    return msgspec.structs.replace(position, monster=start, monsters=friends, enemies=foes)


def reach(ground: Ground, move: int) -> list[Reached]:
    """Where a move may end: by the way with the fewest negative hexes if that is short enough, else by the shortest."""
    careful, hasty = Ways(ground, entry_prices(ground)), Ways(ground, [swapped(one) for one in entry_prices(ground)])
    found = []
    for cell, cost in Travel(ground).costs.items():
        ways, (negative, points) = careful, unpack(cost)
        if points > move:
            ways, (points, negative) = hasty, unpack(hasty.costs[cell] + swapped(landing_price(ground, cell)))
        if points <= move and cell != ground.monster:
            found.append(Reached(ground.grid.hex(cell), points, negative, ways.to(cell)))
    return sorted(found, key=lambda reached: reached.hex)


class Ways:
    """The cheapest ways from the figure, by some prices."""

    def __init__(self, ground: Ground, prices: list[int]) -> None:
        self.grid: Grid = ground.grid
        self.prices = prices
        self.costs = costs_from(ground.grid, ground.monster, prices)

    def to(self, goal: int) -> tuple[Hex, ...]:
        """One of the cheapest ways to a cell, from the start to the cell itself."""
        way = [goal]
        while self.costs[way[-1]]:
            way.append(self.before(way[-1]))
        return tuple(self.grid.hex(cell) for cell in reversed(way))

    def before(self, cell: int) -> int:
        rest = self.costs[cell] - self.prices[cell]
        return next(previous for previous in self.grid.neighbours[cell] if self.costs[previous] == rest)


def swapped(price: int) -> int:
    """The same price with the points deciding."""
    return price if price == BLOCKED else pack(*reversed(unpack(price)))


def map_sheet(scenario: ScenarioMap) -> MapSheet:
    def ground(kind: str) -> tuple[Hex, ...]:
        laid = {hex_ for piece in scenario.ground if piece.kind == kind for hex_ in piece.hexes}
        return tuple(sorted(laid & scenario.hexes))

    return MapSheet(
        number=scenario.number,
        names=scenario.names,
        board=tuple(sorted(scenario.hexes | scenario.wall_hexes)),
        walls=tuple(sorted(scenario.wall_hexes)),
        thin_walls=tuple((a, (b[0] - a[0], b[1] - a[1])) for a, b in sorted(scenario.thin_walls)),
        obstacles=ground("obstacle"),
        traps=ground("trap"),
        hazards=ground("hazard"),
        difficult=ground("difficult"),
        starts=tuple(sorted(scenario.starts)),
        doors=tuple(sorted(passage.hex for passage in scenario.passages if passage.kind != "corridor")),
        rooms=tuple(tuple(sorted(room)) for room in scenario.rooms()),
        monsters={str(count): monsters(scenario, count) for count in (2, 3, 4)},
    )


def monsters(scenario: ScenarioMap, characters: int) -> tuple[MapMonster, ...]:
    return tuple(
        MapMonster(spot.name, {"en": word(spot.name, "en"), "ru": word(spot.name, "ru")}, spot.hex, rank)
        for spot, rank in scenario.monsters_for(characters)
    )
