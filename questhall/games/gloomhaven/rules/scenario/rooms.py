"""DOOR, SCEN and OVERLAY: what of the map lies open, and what happens when a character steps onto a closed door."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from itertools import combinations

import msgspec

from questhall.games.gloomhaven.content import atlas
from questhall.games.gloomhaven.content.scenario_map import (
    GroundKind,
    GroundPiece,
    MonsterSpot,
    Rank,
    ScenarioMap,
    connected,
    neighbours,
)
from questhall.games.gloomhaven.content.terms import Kind, Trap
from questhall.games.gloomhaven.rules.ground.field import Field, Token, lay_field
from questhall.games.gloomhaven.rules.legal import insist
from questhall.games.gloomhaven.rules.monsters.ability_decks import reveal
from questhall.games.gloomhaven.rules.monsters.arrivals import Quest, arrive, standees_of
from questhall.games.gloomhaven.state import Abilities, Figure, Standees
from questhall.hex import Hex, steps_from
from questhall.kernel import Chance, Refusal

# What a token does goes by its kind; its name is only the picture on it.  GH-OVERLAY-19
TOKENS: dict[GroundKind, Token] = {
    "obstacle": Token.OBSTACLE,
    "hazard": Token.HAZARD,
    "difficult": Token.DIFFICULT,
    "treasure": Token.TREASURE,
    "coin": Token.COIN,
    "plate": Token.PLATE,
}
DAMAGE_TRAP = Trap()


class Explored(msgspec.Struct):
    """The doors that are open, the doors that are locked, and the rooms that lie open, by their number on the map."""

    doors: list[Hex] = []
    rooms: list[int] = []
    locked: list[Hex] = []


class Reveal(msgspec.Struct, frozen=True):
    """What came to the table with the rooms behind a door."""

    rooms: tuple[int, ...]
    pieces: tuple[GroundPiece, ...]
    monsters: tuple[tuple[Hex, Figure], ...]
    drew: tuple[str, ...]  # the types that got an ability card

    @property
    def types(self) -> list[str]:
        """The types of the new monsters."""
        return sorted({monster.name for _, monster in self.monsters})


# The table


def first_rooms(scenario: ScenarioMap) -> Explored:
    """At set-up only the rooms in which the characters start lie open.  GH-SETUP-07"""
    rooms = scenario.rooms()
    return Explored(rooms=[number for number, room in enumerate(rooms) if room & set(scenario.starts)])


def closed_doors(scenario: ScenarioMap, explored: Explored) -> list[Hex]:
    """All doors are laid when the map is built, and are closed until somebody opens them.  GH-SETUP-15"""
    return [door.hex for door in scenario.passages if door.kind == "door" and door.hex not in explored.doors]


def lay_table(
    scenario: ScenarioMap,
    explored: Explored,
    figures: Mapping[Hex, Figure],
    gone: Collection[Hex] = (),
    trap: Trap = DAMAGE_TRAP,
) -> Field:
    """The field of what lies open: revealed rooms with their tokens, and the doors. `gone` are hexes whose tokens were
    taken or sprung, `trap` is what the scenario's traps do. A locked door is a wall.

    GH-SETUP-07, GH-OVERLAY-02, GH-OVERLAY-03, GH-OVERLAY-19, GH-SCEN-09, GH-SPECIAL-04
    """
    closed = [door for door in closed_doors(scenario, explored) if door not in explored.locked]
    board = {*open_hexes(scenario, explored), *explored.doors, *closed}
    tokens: dict[Token, list[Hex]] = {Token.CLOSED_DOOR: closed, Token.OPEN_DOOR: list(explored.doors)}
    tokens[Token.CORRIDOR] = [way.hex for way in scenario.passages if way.kind == "corridor" and way.hex in board]
    pieces = pieces_in(scenario, explored.rooms)
    for piece in pieces:
        if piece.kind in TOKENS:
            tokens.setdefault(TOKENS[piece.kind], []).extend(hex_ for hex_ in piece.hexes if hex_ not in gone)
    traps = {hex_: trap for piece in pieces if piece.kind == "trap" for hex_ in piece.hexes if hex_ not in gone}
    return lay_field(board, tuple(sorted(scenario.thin_walls)), figures, tokens, traps)


def open_hexes(scenario: ScenarioMap, explored: Explored) -> frozenset[Hex]:
    """The hexes of the rooms that lie open.  GH-TERM-16"""
    rooms = scenario.rooms()
    return frozenset().union(*(rooms[number] for number in explored.rooms))


def pieces_in(scenario: ScenarioMap, rooms: Iterable[int]) -> list[GroundPiece]:
    """The coins and overlay tokens of these rooms, as the diagram shows them.  GH-SCEN-11, GH-DOOR-02"""
    laid = scenario.rooms()
    hexes = frozenset().union(*(laid[number] for number in rooms))
    return [piece for piece in scenario.ground if piece.hexes[0] in hexes]


def spots_in(scenario: ScenarioMap, rooms: Iterable[int], characters: int) -> list[tuple[MonsterSpot, Rank]]:
    """The monsters of these rooms by the labels for so many characters.  GH-SCEN-05, GH-SCEN-08, GH-DOOR-02"""
    laid = scenario.rooms()
    hexes = frozenset().union(*(laid[number] for number in rooms))
    return [(spot, rank) for spot, rank in scenario.monsters_for(characters) if spot.hex in hexes]


# Opening a door


def up_to_door(way: tuple[Hex, ...], closed: Collection[Hex]) -> tuple[tuple[Hex, ...], tuple[Hex, ...]]:
    """A character's way, parted where it first comes onto a closed door, however it moves, and the rest of it.

    GH-DOOR-01, GH-IX-10
    """
    at = next((place + 1 for place, hex_ in enumerate(way) if hex_ in closed), len(way))
    return way[:at], way[at:]


def cannot_open(explored: Explored, door: Hex, kind: Kind) -> Refusal | None:
    """Only characters open doors, and no door that is locked.  GH-DOOR-10, GH-OVERLAY-02, GH-SPECIAL-04"""
    if kind != "character":
        return Refusal("door.not-character", "GH-DOOR-10")
    return Refusal("door.locked", "GH-SPECIAL-04") if door in explored.locked else None


def open_door(scenario: ScenarioMap, explored: Explored, door: Hex, kind: Kind = "character") -> list[int]:
    """The door is flipped for good and the room behind it lies open; which rooms were revealed.

    GH-DOOR-01, GH-OVERLAY-01, GH-OVERLAY-03
    """
    insist(cannot_open(explored, door, kind))
    explored.doors += [hex_ for hex_ in _door_token(scenario, door) if hex_ not in explored.doors]
    behind = [number for number, room in enumerate(scenario.rooms()) if room & set(neighbours(door))]
    new = [number for number in behind if number not in explored.rooms]
    explored.rooms += new
    return new


def _door_token(scenario: ScenarioMap, door: Hex) -> list[Hex]:
    """The hexes of one door token: hexes of a door that touch are one door."""
    doors = frozenset(way.hex for way in scenario.passages if way.kind == "door")
    tokens = connected(doors, frozenset())
    insist(None if door in doors else Refusal("door.none", "GH-DOOR-01"))
    return sorted(next(token for token in tokens if door in token))


def fillings(spots: Collection[MonsterSpot], standees: int, far: Mapping[Hex, int]) -> list[tuple[MonsterSpot, ...]]:
    """Which spots of one type get a monster: all, or those nearest to the opener as long as there are standees.

    Several ways are for the players to choose from.  GH-DOOR-04, GH-COMP-02, GH-AMBIG-01
    """
    if len(spots) <= standees:
        return [tuple(spots)]
    last = sorted(far[spot.hex] for spot in spots)[standees - 1] if standees else -1
    sure = tuple(spot for spot in spots if far[spot.hex] < last)
    tied = [spot for spot in spots if far[spot.hex] == last]
    return [(*sure, *some) for some in combinations(tied, standees - len(sure))]


Placing = Mapping[str, tuple[MonsterSpot, ...]]  # by type: the spots the players chose where standees run short
NOTHING_CHOSEN: Placing = {}


def place_monsters(
    quest: Quest,
    rooms: Iterable[int],
    far: Mapping[Hex, int],
    standees: Standees,
    chance: Chance,
    chosen: Placing = NOTHING_CHOSEN,
) -> list[tuple[Hex, Figure]]:
    """The monsters of some rooms, with random standees. `far` is how far the spots are from the opener.

    GH-DOOR-02, GH-DOOR-03, GH-DOOR-04, GH-SETUP-08, GH-IX-13
    """
    labelled = spots_in(atlas.load(quest.scenario), rooms, quest.characters)
    ranks = {spot.hex: rank for spot, rank in labelled}
    placed: list[tuple[Hex, Figure]] = []
    for type_ in sorted({spot.name for spot, _ in labelled}):
        ways = fillings([spot for spot, _ in labelled if spot.name == type_], len(standees_of(standees, type_)), far)
        filled = chosen.get(type_, ways[0])
        insist(None if filled in ways else Refusal("standees.nearest", "GH-DOOR-04"))
        placed += [(spot.hex, arrive(quest, standees, type_, ranks[spot.hex], chance)) for spot in filled]
    return placed


def reveal_rooms(
    quest: Quest,
    rooms: Iterable[int],
    far: Mapping[Hex, int],
    standees: Standees,
    abilities: Abilities,
    chance: Chance,
    chosen: Placing = NOTHING_CHOSEN,
) -> Reveal:
    """Coins, tokens and monsters are placed, then types without a card draw one.

    GH-DOOR-02, GH-DOOR-05, GH-DOOR-06, GH-IX-12
    """
    numbers = tuple(rooms)
    placed = place_monsters(quest, numbers, far, standees, chance, chosen)
    drew = reveal(abilities, [monster.name for _, monster in placed], chance)
    return Reveal(numbers, tuple(pieces_in(atlas.load(quest.scenario), numbers)), tuple(placed), tuple(drew))


def how_far(field: Field, opener: Hex) -> dict[Hex, int]:
    """How far every open hex is from the opener, counted like range.  GH-DOOR-04, GH-TERM-12"""
    steps = steps_from(field.grid, field.grid.cell(opener))
    return {field.grid.hex(cell): steps[cell] for cell in field.grid.cells}
