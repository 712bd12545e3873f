"""The board of Terrinoth: spaces as int cells, what a die must show to go from one to the next, what lies where."""

from __future__ import annotations

from pathlib import Path

from questhall.games.runebound.content.printed_map import read_map
from questhall.hex import Grid
from questhall.hex import distance as apart

HERE = Path(__file__).parent
PLAINS, FOREST, HILLS, MOUNTAINS, WATER, JOKER = 1, 2, 4, 8, 16, 32  # bits of a die face
ANY = 63
TERRAINS = {"P": PLAINS, "F": FOREST, "H": HILLS, "M": MOUNTAINS, "W": WATER, "J": JOKER}
TERRAIN_NAMES = {PLAINS: "plains", FOREST: "forest", HILLS: "hills", MOUNTAINS: "mountains", WATER: "water"}
FACES = (JOKER, PLAINS, PLAINS | FOREST, FOREST | HILLS, HILLS | PLAINS, MOUNTAINS | WATER)  # RB-DICE-02
FACE_NAMES = {
    **TERRAIN_NAMES,
    **dict(zip(FACES, ("joker", "p", "pf", "fh", "hp", "mw"), strict=True)),
}  # a die turned into one terrain by an ability has that terrain's name
ADVENTURES = ("combat", "exploration", "encounter")
KINDS = ("settlement", "shrine", "fortress")

PRINTED = read_map(HERE / "map.yaml")


def axial(name: str) -> tuple[int, int]:
    """`7-9` (row, column) as an axial hex with r growing upward."""
    row, column = map(int, name.split("-"))
    return column, -(row - (column - (column & 1)) // 2) - column


SPACES: dict[str, str] = {
    f"{row}-{column}": letter
    for row, letters in enumerate(PRINTED["rows"])
    for column, letter in enumerate(letters)
    if letter != "."
}
ROWS, COLUMNS = range(len(PRINTED["rows"])), range(len(PRINTED["rows"][0]))
GRID = Grid(map(axial, SPACES))
CELL = {name: GRID.cell(axial(name)) for name in SPACES}  # "7-9" -> cell
NAME = {cell: name for name, cell in CELL.items()}
NEXT = GRID.neighbours
CITY = {city["id"]: CELL[city["at"]] for city in PRINTED["cities"]}
CITIES = tuple(CITY)  # the order of the markets
MARKET = {cell: number for number, cell in enumerate(CITY.values())}
SITE = {site["id"]: CELL[site["at"]] for site in PRINTED["sites"]}
KIND = {CELL[site["at"]]: site["kind"] for site in PRINTED["sites"]} | dict.fromkeys(CITY.values(), "city")
GEM = {CELL[name]: kind for kind, names in PRINTED["gems"].items() for name in names.split()}
GEMS = tuple(sorted(GEM))
# The printed terrain; a city counts as every one.  RB-SPACE-05
TERRAIN = {CELL[name]: ANY if letter == "C" else TERRAINS[letter] for name, letter in SPACES.items()}
REGION = {region["id"]: [CELL[name] for name in region["at"].split()] for region in PRINTED["regions"]}
PLACES: dict[str, list[int]] = {
    **{name: [cell] for name, cell in {**CITY, **SITE}.items()},
    **REGION,
    **{kind: [cell for cell in KIND if KIND[cell] == kind] for kind in (*KINDS, "city")},
    "haven": [cell for cell in KIND if KIND[cell] != "city"],  # any settlement, shrine or fortress
}
PLACE_OF = {cell: region for region, cells in REGION.items() for cell in cells} | {
    cell: name for name, cell in {**CITY, **SITE}.items()
}


def edges(text: str) -> set[tuple[int, int]]:
    found = set()
    for edge in text.split():
        a, b = (CELL[name] for name in edge.split("/"))
        found |= {(a, b), (b, a)}
    return found


RIVERS = edges(PRINTED["rivers"])
BRIDGES = edges(PRINTED["bridges"])
ROADS = edges(
    " ".join(f"{a}/{b}" for line in PRINTED["roads"] for a, b in zip(line.split(), line.split()[1:], strict=False))
)


def needed(a: int, b: int) -> int:
    """What a die must show to step from a to b, as bits.  RB-RIVER-02, RB-RIVER-05, RB-ROAD-01, RB-MOVE-08"""
    if (a, b) in BRIDGES or (a, b) in ROADS:
        return ANY
    if (a, b) in RIVERS:
        return WATER | JOKER
    return TERRAIN[b] | JOKER


# For every space its neighbours with what a die must show.
STEPS = {cell: tuple((other, needed(cell, other)) for other in NEXT[cell]) for cell in NAME}
# The same for a hero whom rivers do not stop.
DRY_STEPS = {
    cell: tuple((other, ANY if need == ANY else TERRAIN[other] | JOKER) for other, need in steps)
    for cell, steps in STEPS.items()
}


def distance(a: int, b: int) -> int:
    return apart(GRID.hex(a), GRID.hex(b))


def line(a: int, b: int) -> int:
    """The neighbour of a nearest to b, the first in order where two are."""
    return min(NEXT[a], key=lambda cell: (distance(cell, b), cell))
