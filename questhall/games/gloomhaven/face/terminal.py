"""A scenario map drawn in the terminal: walls as lines, rooms open inside, a legend below.

    ___
   /   \\___      left sign: what lies there; middle: floor, corridor or door; right sign: who stands there
   \\___/# ·g\\
       \\____/
"""

from itertools import zip_longest

from rich.text import Text

from questhall.games.gloomhaven.content.notation.map_lines import COLUMN, NOTHING
from questhall.games.gloomhaven.content.notation.maps import LETTERS, START, codes
from questhall.games.gloomhaven.content.scenario_map import GroundPiece, Lang, ScenarioMap, edge
from questhall.games.gloomhaven.face.names import describe, doubt_in, word
from questhall.hex import Hex

FLOOR, FILLED = "·", "▒"
STYLES = {
    "obstacle": "green",
    "trap": "red",
    "hazard": "yellow",
    "difficult": "magenta",
    "treasure": "bold blue",
    "coin": "bold yellow",
    "plate": "bold white",
    "wall": "bold",
    "mark": "bold cyan",
}
WALL, PASSAGE, FIGURE, BEGIN, QUIET = "bold", "bold cyan", "bold red", "bold green", "dim"

# Where the border towards a neighbour is drawn, from the upper left corner of a hex: column, line, character, width.
BORDERS: dict[Hex, tuple[int, int, str, int]] = {
    (0, 1): (1, 0, "_", 3),
    (1, 0): (4, 1, "\\", 1),
    (1, -1): (4, 2, "/", 1),
    (0, -1): (1, 2, "_", 3),
    (-1, 0): (0, 2, "\\", 1),
    (-1, 1): (0, 1, "/", 1),
}

Canvas = dict[tuple[int, int], tuple[str, str]]


def map_as_text(scenario: ScenarioMap, lang: Lang = "en") -> Text:
    """The whole picture: title, map and legend."""
    title = Text(f"{scenario.number}. {scenario.names[lang]}\n", "bold")
    return Text("\n").join([title, *_lines(_canvas(scenario)), Text(""), *_legend(scenario, lang)])


def _canvas(scenario: ScenarioMap) -> Canvas:
    canvas: Canvas = {}
    top = max(2 * r + q for q, r in scenario.hexes)
    grounds = {h: piece for piece in scenario.ground for h in piece.hexes}
    for h, code in codes(scenario).items():
        corner = (COLUMN * h[0], top - 2 * h[1] - h[0])
        _put_signs(canvas, corner, code, grounds.get(h))
        _put_walls(canvas, corner, h, scenario)
    return canvas


def _put_signs(canvas: Canvas, corner: Hex, code: str, ground: GroundPiece | None) -> None:
    column, line = corner[0] + 1, corner[1] + 1
    where, what, who = tuple(code)
    if ground and ground.kind == "wall":
        canvas.update({(line, column + step): (FILLED, STYLES["wall"]) for step in range(3)})
        return
    if ground:
        canvas[line, column] = (what, STYLES[ground.kind])
    floor = where.isupper()
    canvas[line, column + 1] = (FLOOR, QUIET) if floor else ("=" if where.islower() else where, PASSAGE)
    if who != NOTHING:
        canvas[line, column + 2] = (who, BEGIN if who == START else FIGURE)


def _put_walls(canvas: Canvas, corner: Hex, h: Hex, scenario: ScenarioMap) -> None:
    if h in scenario.wall_hexes:
        return
    for (dq, dr), (column, line, character, width) in BORDERS.items():
        beyond = (h[0] + dq, h[1] + dr)
        if beyond not in scenario.hexes or edge(h, beyond) in scenario.thin_walls:
            for step in range(width):
                canvas[corner[1] + line, corner[0] + column + step] = (character, WALL)


def _lines(canvas: Canvas) -> list[Text]:
    right, bottom = max(column for _, column in canvas), max(line for line, _ in canvas)
    return [_line(canvas, line, right) for line in range(bottom + 1)]


def _line(canvas: Canvas, line: int, right: int) -> Text:
    text = Text()
    for column in range(right + 1):
        text.append(*canvas.get((line, column), (" ", "")))
    text.rstrip()
    return text


def _legend(scenario: ScenarioMap, lang: Lang) -> list[Text]:
    left = [*_place_entries(scenario, lang), *_ground_entries(scenario, lang)]
    right = _figure_entries(scenario, lang)
    width = max(len(entry) for entry in left) + 4
    lines = []
    for a, b in zip_longest(left, right, fillvalue=Text("")):
        row = a.copy()
        row.pad_right(width - len(a))
        lines.append(row.append_text(b))
    tiles = ", ".join(tile.name for tile in scenario.tiles)
    doubts = [Text(f"{word('doubtful', lang)}: {doubt_in(doubt, lang)}", QUIET) for doubt in scenario.doubts]
    return [*lines, Text(f"\n{word('tiles', lang)}: {tiles}"), *doubts]


def _entry(sign: str, style: str, meaning: str) -> Text:
    return Text.assemble((sign, style), f"  {meaning}")


def _place_entries(scenario: ScenarioMap, lang: Lang) -> list[Text]:
    signs = {("=" if passage.sign.islower() else passage.sign): passage for passage in scenario.passages}
    entries = [_entry(sign, PASSAGE, describe(passage, lang)) for sign, passage in sorted(signs.items())]
    return [_entry(START, BEGIN, word("start", lang)), *entries]


def _ground_entries(scenario: ScenarioMap, lang: Lang) -> list[Text]:
    signs = {piece.sign: piece for piece in scenario.ground}
    return [
        _entry(FILLED if piece.kind == "wall" else sign, STYLES[piece.kind], describe(piece, lang))
        for sign, piece in sorted(signs.items(), key=lambda item: (item[1].kind, item[1].name, item[0]))
    ]


def _figure_entries(scenario: ScenarioMap, lang: Lang) -> list[Text]:
    spots = {spot.sign: spot for spot in scenario.monsters}
    if not spots:
        return []
    width = max(len(word(spot.name, lang)) for spot in spots.values())
    rows = sorted(spots.values(), key=lambda spot: (spot.name, spot.sign))
    return [Text(f"{'':{width + 3}}  2 3 4", QUIET)] + [
        _entry(spot.sign, FIGURE, f"{word(spot.name, lang):{width}}  " + " ".join(LETTERS[rank] for rank in spot.ranks))
        for spot in rows
    ]
