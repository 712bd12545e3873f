"""Reading the text notation of scenario maps, with errors that name the line.

    scenario 1
    en Black Barrow
    ru Чёрный курган
    map
      A.@     A..
          A^g     +..
    tiles
      A L1a
    passages
      + door stone
    ground
      ^ trap spike
    figures
      g bandit-guard - n e

A hex is three signs: where (tile, corridor, door), what lies there, who stands there; a dot is nothing. Every step of
four characters is a column, every line half a hex. A capital is a tile, its small letter a corridor hex on that tile.
"""

import re
from collections.abc import Iterable
from typing import NamedTuple, cast, get_args

from questhall.games.gloomhaven.content.notation.map_lines import (
    NOTHING,
    Cell,
    MapLine,
    first_section,
    read_cells,
    read_legend,
    read_sections,
    refuse_unused,
)
from questhall.games.gloomhaven.content.scenario_map import (
    GROUND_KINDS,
    Edge,
    GroundKind,
    GroundPiece,
    Lang,
    MapError,
    MonsterSpot,
    Passage,
    PassageKind,
    Rank,
    Ranks,
    ScenarioMap,
    Tile,
    connected,
    edge,
    neighbours,
)
from questhall.hex import Hex

START, CORRIDOR = "@", "="
RANKS: dict[str, Rank] = {"-": "none", "n": "normal", "e": "elite", "b": "boss"}
LETTERS = {rank: letter for letter, rank in RANKS.items()}
PASSAGE_KINDS: tuple[PassageKind, ...] = get_args(PassageKind)
NAMED_GROUND = ("obstacle", "trap", "hazard", "difficult", "wall")
VALUED_GROUND = ("treasure", "coin")


class GroundEntry(NamedTuple):
    """A legend line of the ground."""

    kind: GroundKind
    name: str
    value: str
    covers: int
    marks: tuple[str, ...]


def parse(text: str, file: str = "map") -> ScenarioMap:
    """Read a map; whatever is wrong is reported with file, line and word."""
    lines = [MapLine(file, number, raw.rstrip()) for number, raw in enumerate(text.splitlines(), 1)]
    begin = first_section(lines, file)
    number, names, doubts = _header([line for line in lines[:begin] if line.text], file)
    sections = read_sections(lines[begin:])
    cells = read_cells(sections["map"], file)
    hexes = {cell.hex for cell in cells}
    passages = _passages(cells, sections["passages"])
    extra, removed = _walls(sections["walls"], hexes)
    starts, monsters = _figures(cells, sections["figures"])
    return ScenarioMap(
        number=number,
        names=names,
        tiles=_tiles(cells, sections["tiles"], passages),
        passages=passages,
        ground=_ground(cells, sections["ground"]),
        starts=starts,
        monsters=monsters,
        doubts=doubts,
        extra_walls=extra,
        removed_walls=removed,
    )


def _header(lines: list[MapLine], file: str) -> tuple[int, dict[Lang, str], tuple[str, ...]]:
    """Number, names and doubts."""
    found: dict[str, str] = {}
    doubts = []
    for line in lines:
        word, _, rest = line.text.partition(" ")
        if word not in ("scenario", "en", "ru", "doubt") or not rest:
            raise line.error(f"expected 'scenario', 'en', 'ru' or 'doubt' with a text, found '{line.text}'")
        if word in found:
            raise line.error(f"'{word}' stands twice in the header")
        if word == "doubt":
            doubts.append(rest)
        else:
            found[word] = rest
        if word == "scenario" and not rest.isdecimal():
            raise line.error(f"scenario number '{rest}' is not a number")
    for word in ("scenario", "en", "ru"):
        if word not in found:
            raise MapError(f"{file}:1: the header lacks '{word}'")
    return int(found["scenario"]), {"en": found["en"], "ru": found["ru"]}, tuple(doubts)


def _tiles(cells: list[Cell], lines: list[MapLine], passages: tuple[Passage, ...]) -> tuple[Tile, ...]:
    legend = read_legend(lines, "tiles")
    for sign, line in legend.items():
        if not (sign.isalpha() and sign.isupper()):
            raise line.error(f"tile sign '{sign}' must be a capital letter")
    under = {passage.hex: passage.tile for passage in passages}
    hexes: dict[str, list[Hex]] = {}
    for cell in cells:
        sign = under.get(cell.hex, cell.code[0])
        if sign and sign not in legend:
            raise cell.unknown(cell.code[0], "tiles")
        hexes.setdefault(sign, []).append(cell.hex)
    refuse_unused(legend, hexes)
    names = {sign: line.words(2, 2, "A L1a")[1] for sign, line in legend.items()}
    return tuple(Tile(sign, names[sign], tuple(sorted(hexes[sign]))) for sign in sorted(legend))


def _passages(cells: list[Cell], lines: list[MapLine]) -> tuple[Passage, ...]:
    legend = read_legend(lines, "passages")
    entries = {sign: _passage_entry(line) for sign, line in legend.items()}
    found = [_passage(cell, entries) for cell in cells if not cell.code[0].isupper()]
    corridors = {CORRIDOR} if any(passage.sign.islower() for passage in found) else set()
    refuse_unused(legend, {passage.sign for passage in found} | corridors)
    return tuple(sorted(found, key=lambda passage: passage.hex))


def _passage(cell: Cell, entries: dict[str, Passage]) -> Passage:
    """A small letter is a corridor hex on the tile of that letter."""
    sign = cell.code[0]
    entry = entries.get(CORRIDOR if sign.islower() else sign)
    if entry is None:
        raise cell.unknown(sign, "passages")
    tile = sign.upper() if sign.islower() else entry.tile
    return Passage(sign, entry.kind, entry.name, cell.hex, tile, entry.marks)


def _passage_entry(line: MapLine) -> Passage:
    words, marks = _marks(line)
    tile = ""
    if len(words) > 2 and words[-2] == "on":
        words, tile = words[:-2], words[-1]
    if len(words) != 3 or words[1] not in PASSAGE_KINDS:
        raise line.error(f"expected a sign, {' or '.join(PASSAGE_KINDS)} and a name, found '{line.text.strip()}'")
    if words[0].isalpha():
        raise line.error(f"passage sign '{words[0]}' must not be a letter: letters are tiles")
    return Passage(words[0], words[1], words[2], (0, 0), tile, marks)


def _marks(line: MapLine) -> tuple[list[str], tuple[str, ...]]:
    """Part a legend line from the marks at its end: '_ plate mark a,fish'."""
    words = line.text.split()
    if "mark" not in words[1:]:
        return words, ()
    at = words.index("mark", 1)
    if len(words) != at + 2:
        raise line.error(f"expected 'mark' and one word (or several joined by commas), found '{line.text.strip()}'")
    return words[:at], tuple(words[at + 1].split(","))


def _ground(cells: list[Cell], lines: list[MapLine]) -> tuple[GroundPiece, ...]:
    legend = read_legend(lines, "ground")
    entries = {sign: _ground_entry(line) for sign, line in legend.items()}
    drawn: dict[str, dict[Hex, Cell]] = {}
    for cell in cells:
        sign = cell.code[1]
        if sign != NOTHING and sign not in entries:
            raise cell.unknown(sign, "ground")
        drawn.setdefault(sign, {})[cell.hex] = cell
    drawn.pop(NOTHING, None)
    refuse_unused(legend, drawn)
    pieces = [piece for sign in drawn for piece in _pieces(sign, entries[sign], drawn[sign])]
    return tuple(sorted(pieces, key=lambda piece: (piece.hexes, piece.sign)))


def _ground_entry(line: MapLine) -> GroundEntry:
    words, marks = _marks(line)
    covers = 1
    if len(words) > 2 and words[-2] == "covers":
        if not words[-1].isdecimal():
            raise line.error(f"'{words[-1]}' is not a number of hexes")
        words, covers = words[:-2], int(words[-1])
    kind, rest = (words[1] if len(words) > 1 else "mark"), words[2:]
    if kind not in GROUND_KINDS:
        raise line.error(f"unknown ground '{kind}': use {', '.join(GROUND_KINDS)}")
    if len(rest) != (kind in NAMED_GROUND or kind in VALUED_GROUND) or (kind == "mark" and not marks):
        raise line.error(f"cannot read ground '{line.text.strip()}': {kind} takes {_takes(kind)}")
    value = rest[0] if kind in VALUED_GROUND else ""
    if value and not value.isdecimal() and (kind, value) != ("treasure", "goal"):
        raise line.error(f"{kind} '{value}' is not a number")
    return GroundEntry(kind, rest[0] if kind in NAMED_GROUND else "", value, covers, marks)


def _takes(kind: str) -> str:
    if kind in NAMED_GROUND:
        return "one name"
    return "a number" if kind in VALUED_GROUND else "a mark" if kind == "mark" else "no name"


def _pieces(sign: str, entry: GroundEntry, drawn: dict[Hex, Cell]) -> Iterable[GroundPiece]:
    """Tokens of one hex each, or the groups of touching hexes that a larger token covers."""
    groups = [frozenset({h}) for h in drawn] if entry.covers == 1 else connected(frozenset(drawn), frozenset())
    for group in groups:
        if len(group) != entry.covers:
            cell = drawn[max(group, key=lambda h: (2 * h[1] + h[0], -h[0]))]
            raise cell.line.error(
                f"cell '{cell.code}': {entry.name} covers {entry.covers} hexes, but {len(group)} touch here; "
                "give tokens side by side different signs"
            )
        yield GroundPiece(sign, entry.kind, entry.name, tuple(sorted(group)), entry.value, entry.marks)


def _figures(cells: list[Cell], lines: list[MapLine]) -> tuple[tuple[Hex, ...], tuple[MonsterSpot, ...]]:
    legend = read_legend(lines, "figures")
    entries = {sign: _monster_entry(line) for sign, line in legend.items()}
    starts, monsters = [], []
    for cell in cells:
        sign = cell.code[2]
        if sign == START:
            starts.append(cell.hex)
        elif sign in entries:
            monsters.append(MonsterSpot(sign, entries[sign][0], cell.hex, entries[sign][1]))
        elif sign != NOTHING:
            raise cell.unknown(sign, "figures")
    refuse_unused(legend, (spot.sign for spot in monsters))
    return tuple(sorted(starts)), tuple(sorted(monsters, key=lambda spot: spot.hex))


def _monster_entry(line: MapLine) -> tuple[str, Ranks]:
    sign, name, *labels = line.words(5, 5, "g bandit-guard - n e")
    if sign == START:
        raise line.error(f"'{START}' always is a start hex")
    for label in labels:
        if label not in RANKS:
            raise line.error(f"unknown rank '{label}' of {name}: use - (none), n (normal), e (elite) or b (boss)")
    return name, cast(Ranks, tuple(RANKS[label] for label in labels))


def _walls(lines: list[MapLine], hexes: set[Hex]) -> tuple[tuple[Edge, ...], tuple[Edge, ...]]:
    """Exceptions to the rule of tile borders: 'wall 3,4 3,5' adds a wall, 'open 3,4 3,5' takes one away."""
    found: dict[str, list[Edge]] = {"wall": [], "open": []}
    for line in lines:
        word, *ends = line.words(3, 3, "wall 3,4 3,5")
        if word not in found:
            raise line.error(f"expected 'wall' or 'open', found '{word}'")
        a, b = (_hex(line, end, hexes) for end in ends)
        if b not in neighbours(a):
            raise line.error(f"hexes {ends[0]} and {ends[1]} are not neighbours")
        found[word].append(edge(a, b))
    return tuple(sorted(found["wall"])), tuple(sorted(found["open"]))


def _hex(line: MapLine, word: str, hexes: set[Hex]) -> Hex:
    match = re.fullmatch(r"(-?\d+),(-?\d+)", word)
    if not match or (here := (int(match[1]), int(match[2]))) not in hexes:
        raise line.error(f"'{word}' is no hex of this map")
    return here


def codes(scenario: ScenarioMap) -> dict[Hex, str]:
    """The three signs of every drawn hex: where, what lies there, who stands there."""
    where = {h: tile.sign for tile in scenario.tiles for h in tile.hexes}
    where |= {passage.hex: passage.sign for passage in scenario.passages}
    what = {h: piece.sign for piece in scenario.ground for h in piece.hexes}
    who = {spot.hex: spot.sign for spot in scenario.monsters} | dict.fromkeys(scenario.starts, START)
    return {h: where[h] + what.get(h, NOTHING) + who.get(h, NOTHING) for h in where}
