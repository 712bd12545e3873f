"""A scenario map drawn as SVG: own simple style, colours that colour-blind people can tell apart, letters for all.

Monster labels stand as printed in the scenario book (GH-SCEN-05): 2 characters upper left, 3 upper right, 4 below.
"""

from collections.abc import Iterable
from html import escape
from math import sqrt

import msgspec

from questhall.games.gloomhaven.content.notation.maps import LETTERS
from questhall.games.gloomhaven.content.scenario_map import (
    GroundKind,
    GroundPiece,
    Lang,
    MonsterSpot,
    Passage,
    Rank,
    ScenarioMap,
    edge,
)
from questhall.games.gloomhaven.face.names import describe, listed, word
from questhall.games.gloomhaven.face.svg_shapes import INK, Point, box, circle, line, polygon, text
from questhall.hex import DIRECTIONS, Hex

SIZE = 34.0
HALF = SIZE * sqrt(3) / 2
MARGIN, TITLE = 28.0, 64.0
LEGEND_ROW, LEGEND_WIDTH = 26.0, 300.0
FONT = "font-family='Helvetica, Arial, sans-serif'"
PAPER, GRID, PALE = "#fdfcf8", "#c9c5ba", "#8d897f"
TILE_TINTS = ("#f3efe3", "#e9eef2", "#f1e9ee", "#eaf1e6", "#f4ede0", "#e8ecec", "#efeaf4", "#f3f0da")
# Okabe and Ito's palette.
ORANGE, SKY, GREEN, YELLOW = "#E69F00", "#56B4E9", "#009E73", "#F0E442"
BLUE, VERMILION, PURPLE, GREY = "#0072B2", "#D55E00", "#CC79A7", "#999999"
COLOURS: dict[GroundKind, str] = {
    "obstacle": GREEN,
    "trap": VERMILION,
    "hazard": ORANGE,
    "difficult": PURPLE,
    "treasure": BLUE,
    "coin": YELLOW,
    "plate": GREY,
    "wall": INK,
    "mark": "#ffffff",
}
LETTER: dict[GroundKind, str] = {
    "obstacle": "O",
    "trap": "T",
    "hazard": "H",
    "difficult": "D",
    "plate": "P",
    "wall": "W",
}
DARK_TEXT = ("coin", "mark", "hazard")
RANK_COLOURS: dict[Rank, tuple[str, str]] = {
    "none": ("#000000", "#ffffff"),
    "normal": ("#ffffff", "#000000"),
    "elite": (YELLOW, "#000000"),
    "boss": (VERMILION, "#ffffff"),
}


def map_as_svg(scenario: ScenarioMap, lang: Lang = "en") -> str:
    """The drawing as the text of an SVG file."""
    board = _Board(scenario)
    legend, below = _legend(board, lang)
    width, height = board.width, board.bottom + below + MARGIN
    parts = [
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width:.0f} {height:.0f}' width='{width:.0f}'"
        f" height='{height:.0f}' {FONT}>",
        f"<title>{escape(f'{scenario.number}. {scenario.names[lang]}')}</title>",
        f"<rect width='100%' height='100%' fill='{PAPER}'/>",
        text((MARGIN, TITLE - 22), f"{scenario.number}. {scenario.names[lang]}", 28, anchor="start", bold=True),
        *_floor(board),
        *(_passage(board, passage) for passage in scenario.passages if passage.kind != "corridor"),
        *(_piece(board, piece, lang) for piece in scenario.ground),
        *_coordinates(board),
        *_tile_names(board),
        *(_start(board.centre(h)) for h in scenario.starts),
        *(_monster(board, spot) for spot in scenario.monsters),
        *_walls(board),
        *legend,
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


class _Board:
    """Where things lie on the paper."""

    def __init__(self, scenario: ScenarioMap) -> None:
        self.scenario = scenario
        laid = scenario.hexes | scenario.wall_hexes
        heights = [2 * r + q for q, r in laid]
        self.top, self.left = max(heights), min(q for q, _ in laid)
        columns = max(q for q, _ in laid) - self.left
        self.width = max(2 * MARGIN + SIZE * (2 + 1.5 * columns), 2 * MARGIN + 2 * LEGEND_WIDTH)
        self.bottom = TITLE + MARGIN + HALF * (self.top - min(heights) + 2)
        self.shift = (self.width - 2 * MARGIN - SIZE * (2 + 1.5 * columns)) / 2
        self.codes = monster_codes(spot.name for spot in scenario.monsters)

    def centre(self, h: Hex) -> Point:
        q, r = h
        x = self.shift + MARGIN + SIZE * (1 + 1.5 * (q - self.left))
        return x, TITLE + HALF * (1 + self.top - 2 * r - q)

    def corners(self, h: Hex, scale: float = 1.0) -> list[Point]:
        """From the right one counter-clockwise; corners d and d + 1 bound the edge in direction d."""
        x, y = self.centre(h)
        around = ((SIZE, 0.0), (SIZE / 2, -HALF), (-SIZE / 2, -HALF), (-SIZE, 0.0), (-SIZE / 2, HALF), (SIZE / 2, HALF))
        return [(x + dx * scale, y + dy * scale) for dx, dy in around]


def monster_codes(names: Iterable[str]) -> dict[str, str]:
    """Two letters for every monster of a map, a third where two would be alike."""
    codes: dict[str, str] = {}
    for name in sorted(set(names)):
        words = name.removeprefix("the-").split("-")
        short = words[0][0] + words[-1][0] if len(words) > 1 else words[0][:2]
        long = words[0][0] + words[-1][:2]
        codes[name] = (long if short.upper() in codes.values() else short).upper()
    return codes


def _floor(board: _Board) -> Iterable[str]:
    tints = {h: TILE_TINTS[i % len(TILE_TINTS)] for i, tile in enumerate(board.scenario.tiles) for h in tile.hexes}
    for h in sorted(board.scenario.hexes):
        yield polygon(board.corners(h), tints.get(h, "#ece7d8"), GRID)


def _coordinates(board: _Board) -> Iterable[str]:
    covered = {h for piece in board.scenario.ground if piece.kind not in ("mark", "coin") for h in piece.hexes}
    for h in sorted(board.scenario.hexes - covered):
        x, y = board.centre(h)
        yield text((x, y + HALF - 2), f"{h[0]},{h[1]}", 6.5, PALE)


def _tile_names(board: _Board) -> Iterable[str]:
    for tile in board.scenario.tiles:
        free = [h for h in tile.hexes if (h[0], h[1] + 1) not in board.scenario.hexes]
        x, y = board.centre(max(free or tile.hexes, key=lambda h: (2 * h[1] + h[0], -h[0])))
        yield text((x, y - HALF - 5), tile.name, 11, PALE, bold=True)


def _passage(board: _Board, passage: Passage) -> str:
    x, y = board.centre(passage.hex)
    if passage.kind == "breakable-wall":
        shape = polygon(board.corners(passage.hex, 0.86), "#d8d2c2", INK, 1.5)
    else:
        shape = polygon(board.corners(passage.hex, 0.86), "#ffffff", SKY, 4)
    letter = "W" if passage.kind == "breakable-wall" else "+"
    label = ", ".join(passage.marks) or letter
    return shape + text((x, y + 6), label, 17, INK, bold=True)


def _piece(board: _Board, piece: GroundPiece, lang: Lang) -> str:
    """A token: its hexes filled, joined where it covers several, with its letter or number."""
    if piece.kind == "mark":
        return "".join(_mark(board.centre(h), listed(piece.marks, lang)) for h in piece.hexes)
    colour = COLOURS[piece.kind]
    if piece.kind == "wall":
        return "".join(polygon(board.corners(h), colour, colour) for h in piece.hexes)
    if piece.kind == "coin":
        return _coin(board.centre(piece.hexes[0]), piece.value)
    centres = [board.centre(h) for h in piece.hexes]
    links = [line(a, b, colour, 1.15 * SIZE) for i, a in enumerate(centres) for b in centres[:i]]
    shapes = [polygon(board.corners(h, 0.8), colour) for h in piece.hexes]
    middle = (sum(x for x, _ in centres) / len(centres), sum(y for _, y in centres) / len(centres))
    return "".join([*links, *shapes, _piece_label(piece, middle, lang)])


def _piece_label(piece: GroundPiece, at: Point, lang: Lang) -> str:
    """The letter of the kind, or the treasure's number, with the name in small print."""
    fill = INK if piece.kind in DARK_TEXT else "#ffffff"
    letter = LETTER.get(piece.kind) or ("★" if piece.value == "goal" else f"№{piece.value}")
    name = f"{letter}:{listed(piece.marks, lang)}" if piece.marks else letter
    small = text((at[0], at[1] + 14), word(piece.name, lang), 7, fill) if piece.name else ""
    return text((at[0], at[1] + 4), name, 15 if len(name) < 5 else 9, fill, bold=True) + small


def _coin(at: Point, value: str) -> str:
    return circle(at, 11, YELLOW) + text((at[0], at[1] + 5), value, 13, bold=True)


def _mark(at: Point, label: str) -> str:
    return polygon(box(at, max(22.0, 6.0 * len(label) + 8), 18), "#ffffff", INK) + text((at[0], at[1] + 5), label, 11)


def _start(at: Point) -> str:
    return (
        f"<circle cx='{at[0]:.1f}' cy='{at[1]:.1f}' r='15' fill='#ffffff' fill-opacity='0.7' stroke='{BLUE}'"
        " stroke-width='3' stroke-dasharray='6 3'/>" + text((at[0], at[1] + 5), "S", 15, BLUE, bold=True)
    )


def _monster(board: _Board, spot: MonsterSpot) -> str:
    x, y = board.centre(spot.hex)
    body = f"<rect x='{x - 17:.1f}' y='{y - 10:.1f}' width='34' height='19' rx='5' fill='#ffffff' stroke='{INK}'/>"
    return body + text((x, y + 4.5), board.codes[spot.name], 13, bold=True) + _labels((x, y), spot.ranks)


def _labels(at: Point, ranks: Iterable[Rank]) -> str:
    """The three labels: upper left for 2 characters, upper right for 3, below for 4."""
    x, y = at
    places = ((x - 10, y - 16), (x + 10, y - 16), (x, y + 15))
    return "".join(_label(place, rank) for place, rank in zip(places, ranks, strict=True))


def _label(at: Point, rank: Rank) -> str:
    fill, ink = RANK_COLOURS[rank]
    return circle(at, 6.5, fill) + text((at[0], at[1] + 3), LETTERS[rank], 9, ink, bold=True)


def _walls(board: _Board) -> Iterable[str]:
    scenario = board.scenario
    for h in sorted(scenario.hexes):
        corners = board.corners(h)
        for direction, (dq, dr) in enumerate(DIRECTIONS):
            beyond = (h[0] + dq, h[1] + dr)
            if beyond not in scenario.hexes or edge(h, beyond) in scenario.thin_walls:
                yield line(corners[direction], corners[(direction + 1) % 6], INK, 4.5)


def _legend(board: _Board, lang: Lang) -> tuple[list[str], float]:
    """The legend in columns under the map, and its height."""
    entries = [*_token_entries(board.scenario, lang), *_monster_entries(board, lang)]
    columns = max(1, int((board.width - 2 * MARGIN) // LEGEND_WIDTH))
    rows = -(-len(entries) // columns)
    parts = []
    for index, (picture, meaning) in enumerate(entries):
        x = MARGIN + 12 + LEGEND_WIDTH * (index // rows)
        y = board.bottom + LEGEND_ROW * (index % rows)
        parts.append(f"<g transform='translate({x:.1f} {y:.1f}) scale(0.62)'>{picture}</g>")
        parts.append(text((x + 22, y + 4), meaning, 12, anchor="start"))
    return parts, rows * LEGEND_ROW


def _token_entries(scenario: ScenarioMap, lang: Lang) -> list[tuple[str, str]]:
    unmarked = {(p.kind, p.name, p.value): p for p in scenario.ground if p.kind != "mark"}
    entries = [(_start((0, 0)), word("start", lang))] if scenario.starts else []
    doors = sorted({(p.kind, p.name) for p in scenario.passages if p.kind != "corridor"})
    for kind, name in doors:
        letter = "+" if kind == "door" else "W"
        picture = polygon(box((0, 0), 34, 30), "#ffffff", SKY, 4) + text((0, 6), letter, 17, bold=True)
        entries.append((picture, f"{word(kind, lang)}: {word(name, lang)}"))
    for piece in sorted(unmarked.values(), key=lambda p: (p.kind, p.name, p.value)):
        entries.append((_swatch(piece, lang), describe(msgspec.structs.replace(piece, marks=()), lang)))
    return entries


def _swatch(piece: GroundPiece, lang: Lang) -> str:
    if piece.kind == "coin":
        return _coin((0, 0), piece.value)
    bare = msgspec.structs.replace(piece, name="", marks=())
    return polygon(box((0, 0), 38, 30), COLOURS[piece.kind]) + _piece_label(bare, (0, 1), lang)


def _monster_entries(board: _Board, lang: Lang) -> list[tuple[str, str]]:
    if not board.codes:
        return []
    used = {rank for spot in board.scenario.monsters for rank in spot.ranks}
    names = [(text((0, 6), code, 19, bold=True), word(name, lang)) for name, code in board.codes.items()]
    digits = "".join(_label_digit(place, d) for place, d in zip(((-10, -9), (10, -9), (0, 12)), "234", strict=True))
    labels = [(_large(_label((0, 0), rank)), word(rank, lang)) for rank in LETTERS if rank in used]
    return [*names, (digits, word("monster", lang)), *labels]


def _large(picture: str) -> str:
    return f"<g transform='scale(1.7)'>{picture}</g>"


def _label_digit(at: Point, digit: str) -> str:
    return circle(at, 9, "#ffffff") + text((at[0], at[1] + 4), digit, 12)
