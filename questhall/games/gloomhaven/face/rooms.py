"""What is printed of a dungeon, room by room as it opens; what a client may not know of closed rooms is taken out.

`room:<number>` is one of `World.rooms`.  What changes in play, as coins, treasures, sprung traps, broken obstacles and
opened doors, stands in the view by the same cells; here is what those things look like.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec
from msgspec.structs import replace

from questhall.games.gloomhaven.content import bestiary
from questhall.games.gloomhaven.content.dungeon import Dungeon, dungeon
from questhall.games.gloomhaven.content.floors import FloorKind, floor_under
from questhall.games.gloomhaven.content.scenario_map import GroundKind, GroundPiece, PassageKind, edge, neighbours
from questhall.games.gloomhaven.content.terms import Trap
from questhall.games.gloomhaven.rules.play.table import place
from questhall.games.gloomhaven.state import Abilities, AbilityDeck, Act, CharacterSheet, Figure, Hero, Walk, World
from questhall.hex import DIRECTIONS, Hex
from questhall.hex.bits import cells_of
from questhall.kernel import Pile

UNSENT = frozenset(
    {
        *((World, field) for field in ("memory", "decks", "standees", "goals", "dying", "order", "summons", "raised")),
        (World, "open"),
        (World, "unlocking"),
        *((Figure, field) for field in ("arrival", "shield", "retaliate", "immune", "advantage", "last_words")),
        *((Figure, field) for field in ("attackers_disadvantage", "gifts", "came", "card")),
        *((Figure, field) for field in ("allied", "spurred", "warded")),
        *((CharacterSheet, field) for field in ("line", "unspent_perks", "quest", "quest_fulfilled", "played")),
        *((CharacterSheet, field) for field in ("retired", "dead", "used_on_the_road", "blessings")),
        *((Hero, field) for field in ("moved", "dealt", "charged", "scorched", "once", "borrowed", "tally", "muted")),
        (Hero, "second"),
        *((Act, field) for field in Act.__struct_fields__ if field not in ("figure", "seat", "card", "half")),
        *((Walk, field) for field in Walk.__struct_fields__ if field not in ("figure", "seat", "points")),
        *((Pile, field) for field in ("seen", "kind")),
        *((Trap, field) for field in ("xp", "seat")),
        (Figure, "turned"),
    }
)  # what is told worked out, as hints, or is the engine's own
BRIEF = frozenset(
    {
        *((Figure, field) for field in ("owner", "acting", "acted", "flying")),  # of a whole map full of them
        *((Hero, field) for field in ("resting", "exhausted")),
    }
)
IN_THE_VIEW = ("coin", "treasure")  # where they lie, and how many or which


class RoomHex(msgspec.Struct, frozen=True):
    """One hex.  Columns stand upright (flat top), q grows to the right, r upward."""

    cell: int  # its name in the view: of figures, coins, traps, obstacles
    q: int
    r: int
    spot: str  # its name in options and texts: F7
    tile: str  # the side of the map tile it lies on, L1a; empty in a corridor between tiles
    floor: FloorKind
    walls: list[int]  # edges with a wall, by direction: 0 upper right, then counter-clockwise


class DoorHex(msgspec.Struct, frozen=True):
    cell: int
    q: int
    r: int
    spot: str


class RoomDoor(msgspec.Struct, frozen=True):
    """A door or a wall that can be broken, on the border of the room; open ones are in `World.doors`, locked ones in
    `World.locked`.  A door is told with every room beside it."""

    kind: PassageKind
    look: str  # stone, wooden, dark-fog, light-fog; hive, cave
    hexes: list[DoorHex]  # of one token


class RoomPiece(msgspec.Struct, frozen=True):
    """Something that lies there from the start, or a printed mark."""

    kind: GroundKind
    look: str  # table, boulder, spike, water; empty where a kind has but one
    cells: list[int]
    marks: list[str]  # printed letters and numbers
    at: list[Hex]  # the same hexes as q and r: those of a wall are no cells


class Room(msgspec.Struct, frozen=True, tag="room"):
    room: int
    hexes: list[RoomHex]
    doors: list[RoomDoor]
    ground: list[RoomPiece]
    starts: list[int]  # cells where characters may begin


def part_names(view: World) -> list[str]:
    return [f"room:{number}" for number in view.rooms]


def part(view: World, name: str) -> Room:
    number = int(name.removeprefix("room:"))
    if number not in view.rooms:
        raise LookupError(name)
    return room(view.scenario, number)


@lru_cache(maxsize=512)
def room(scenario: int, number: int) -> Room:
    """The same for every match."""
    lair = dungeon(scenario)
    cells = list(cells_of(lair.rooms[number]))
    starts = [cell for cell in lair.starts if cell in cells]
    hexes = [place_of(lair, lair.whole.hex(cell)) for cell in cells]
    return Room(number, hexes, doors(lair, cells), ground(lair, frozenset(map(lair.whole.hex, cells))), starts)


def place_of(lair: Dungeon, hex_: Hex) -> RoomHex:
    cell, tile = lair.whole.cell(hex_), lair.map.tile_of.get(hex_)
    floor, name = floor_under(lair.map, hex_), tile.name if tile else ""
    return RoomHex(cell, *hex_, lair.spots[cell], name, floor, walls(lair, hex_))


def walls(lair: Dungeon, hex_: Hex) -> list[int]:
    """Edges of the map and thin walls; another room begins behind one of these or behind a door.  GH-TERM-10"""
    beyond = [(hex_[0] + q, hex_[1] + r) for q, r in DIRECTIONS]
    return [at for at, to in enumerate(beyond) if to not in lair.map.hexes or edge(hex_, to) in lair.map.thin_walls]


def doors(lair: Dungeon, cells: list[int]) -> list[RoomDoor]:
    """Those that can be stepped on from the room.  GH-OVERLAY-03"""
    inside, found = set(cells), dict[tuple[int, ...], RoomDoor]()
    for way in lair.map.passages:
        cell = lair.whole.cell(way.hex)
        if way.kind != "corridor" and inside.intersection(lair.whole.neighbours[cell]):
            token = lair.doors.get(cell, (cell,))
            hexes = [DoorHex(one, *lair.whole.hex(one), lair.spots[one]) for one in token]
            found[token] = RoomDoor(way.kind, way.name, hexes)
    return [found[token] for token in sorted(found)]


def ground(lair: Dungeon, inside: frozenset[Hex]) -> list[RoomPiece]:
    pieces = [piece for piece in lair.map.ground if piece.kind not in IN_THE_VIEW]
    return [laid(lair, piece) for piece in pieces if inside.intersection(piece.hexes) or borders(lair, piece, inside)]


def laid(lair: Dungeon, piece: GroundPiece) -> RoomPiece:
    cells = sorted(lair.whole.cell(hex_) for hex_ in piece.hexes if hex_ in lair.map.hexes)
    return RoomPiece(piece.kind, piece.name, cells, list(piece.marks), sorted(piece.hexes))


def borders(lair: Dungeon, piece: GroundPiece, inside: frozenset[Hex]) -> bool:
    """A wall on a tile of the room is seen from it."""
    tiles = {lair.map.tile_of[hex_].name for hex_ in inside if hex_ in lair.map.tile_of}
    on = {lair.map.tile_of[hex_].name for hex_ in piece.hexes if hex_ in lair.map.tile_of}
    touched = inside.intersection(near for hex_ in piece.hexes for near in neighbours(hex_))
    return piece.kind == "wall" and bool(on & tiles and touched)


# -- what the wire leaves out --------------------------------------------------------------------------------------


def without_closed_rooms(view: World) -> World:
    """Decks lie ready for the whole scenario; which types wait behind doors is nobody's to know."""
    types = known_types(view)
    decks = {bestiary.statistics(type_).deck for type_ in types}
    lying = {name: AbilityDeck(Pile(), deck.discard) for name, deck in view.abilities.decks.items() if name in decks}
    abilities = Abilities(lying, view.abilities.revealed, view.abilities.sharing)
    ahead = place(view).doors_ahead(tuple(view.rooms), tuple(view.doors)) if view.rooms else []
    locked = [cell for cell in view.locked if cell in ahead]
    return replace(view, abilities=abilities, locked=locked)


def known_types(view: World) -> set[str]:
    """Monsters of open rooms, and those that came otherwise and are here or have acted."""
    known = {figure.name for figure in view.figures if figure.kind == "monster"} | set(view.abilities.revealed)
    acted = {name for name, deck in view.abilities.decks.items() if deck.discard}
    known |= {type_ for type_ in view.standees.left if bestiary.statistics(type_).deck in acted}
    return known | types_in(view.scenario, tuple(view.rooms), len(view.heroes))


@lru_cache(maxsize=1024)
def types_in(scenario: int, rooms: tuple[int, ...], characters: int) -> frozenset[str]:
    """Those that the map shows in these rooms for so many characters."""
    lair = dungeon(scenario)
    inside = lair.open_cells(rooms, ())
    spots = lair.map.monsters_for(max(2, characters))
    return frozenset(spot.name for spot, _ in spots if inside >> lair.whole.cell(spot.hex) & 1)
