r"""What lies open of the dungeon, drawn as text: flat-top hexes, column letters above, row numbers at both sides.

    A   B   C
   ___     ___
1 / · \___/ # \  1      a hex with its wall; inside a room there are no lines between hexes
1 \     G3*   /  1      monsters: letter and number of the standee, elites as capitals with a star
2 / Br  ___ · \  2      characters: two letters of the class
  \___/   \___/
"""

from __future__ import annotations

from functools import cache
from typing import cast

from questhall.games.gloomhaven.content.classes import class_name, classes
from questhall.games.gloomhaven.content.dungeon import letters
from questhall.games.gloomhaven.content.scenario_map import Lang, edge
from questhall.games.gloomhaven.content.scenarios import scenario
from questhall.games.gloomhaven.face.names import name_of
from questhall.games.gloomhaven.rules.play.table import floor, obstacle_cells, place
from questhall.games.gloomhaven.state import Figure, World
from questhall.hex import Hex
from questhall.hex.bits import cells_of
from questhall.kernel.texts import Texts

FLOOR, OBSTACLE, TRAP, COIN, TREASURE = "·", "#", "^", "$", "T"
HAZARD, DIFFICULT, CLOSED, LOCKED, OPEN, START, PLATE, EXIT = "!", "~", "+", "X", "=", "@", "o", ">"
WIDEST = 92  # characters that the hexes may take beside the row numbers
MARGIN = 4
ROOMY, NARROW = 5, 3  # characters inside a hex

# Where the border towards a neighbour is drawn, from the upper left corner of a hex: right side, line, character.
SLANTS: dict[Hex, tuple[bool, int, str]] = {
    (1, 0): (True, 1, "\\"),
    (1, -1): (True, 2, "/"),
    (-1, 0): (False, 2, "\\"),
    (-1, 1): (False, 1, "/"),
}
FLATS: dict[Hex, int] = {(0, 1): 0, (0, -1): 2}
Canvas = dict[tuple[int, int], str]


def language(texts: Texts) -> Lang:
    return cast(Lang, texts.lang)


def called(type_: str, texts: Texts) -> str:
    """What players call a class, a monster's type or a summon."""
    known = texts.name(type_)
    return known if known != type_ else name_of(type_, language(texts))


def figure_name(figure: Figure, texts: Texts) -> str:
    """A figure without its number."""
    if figure.kind == "character":
        return class_name(figure.name, language(texts))
    return called(figure.name, texts)


# Labels


def type_letters(types: list[str], texts: Texts) -> dict[str, str]:
    """A letter for each type: an initial, of the last word first, that no other type has."""
    found: dict[str, str] = {}
    for type_ in sorted(types):
        name = called(type_, texts).replace("-", " ").upper()
        initials = [word[0] for word in reversed(name.split())]
        usable = [*initials, *(letter for letter in name if letter.isalpha()), "?"]
        found[type_] = next(letter for letter in usable if letter not in found.values())
    return found


def labels(view: World, texts: Texts) -> dict[str, str]:
    """What stands for each figure on the map, by its id: `Br`, `Ra1`, `g3`, `G4*`."""
    known = {each.name for each in view.figures if each.kind not in ("character", "summon")}
    signs = type_letters(sorted(known | set(view.standees.left)), texts) | class_letters(language(texts))
    return {each.id: label(each, signs, texts) for each in view.figures}


@cache
def class_letters(lang: Lang) -> dict[str, str]:
    """Two letters for each class: the initial, and the first other letter that tells it from the others."""
    found: dict[str, str] = {}
    for job in classes():
        name = class_name(job, lang)
        pairs = (f"{name[0]}{letter}" for letter in name[1:])
        found[job] = next(pair for pair in pairs if pair not in found.values())
    return found


def label(figure: Figure, signs: dict[str, str], texts: Texts) -> str:
    if figure.kind == "character":
        return signs[figure.name]
    if figure.kind == "summon":
        return f"{figure_name(figure, texts)[:2].capitalize()}{figure.number}"
    sign = signs[figure.name]
    if figure.rank == "normal":
        return f"{sign.lower()}{figure.number}"
    return f"{sign}{figure.number}{'*' if figure.rank == 'elite' else ''}"


# The drawing


def drawn(view: World, texts: Texts) -> list[str]:
    """The lines of the map."""
    signs = contents(view, texts)
    if not signs:
        return []
    dungeon = place(view)
    hexes = {dungeon.whole.hex(cell): sign for cell, sign in signs.items()}
    left, right = min(q for q, _ in hexes), max(q for q, _ in hexes)
    inside = ROOMY if (right - left + 1) * (ROOMY + 1) < WIDEST else NARROW
    top = max(2 * r + q for q, r in dungeon.map.hexes)
    first = min(top - 2 * r - q for q, r in hexes)
    canvas: Canvas = {}
    for hex_, sign in hexes.items():
        corner = ((inside + 1) * (hex_[0] - left), top - 2 * hex_[1] - hex_[0] - first)
        put_walls(canvas, corner, hex_, hexes, dungeon.map.thin_walls, inside)
        put(canvas, corner[0] + 1, corner[1] + 1, sign[:inside].center(inside))
    origin = min(q for q, _ in dungeon.map.hexes)
    return framed(canvas, [letters(q - origin) for q in range(left, right + 1)], first, inside)


def put(canvas: Canvas, column: int, line: int, text: str) -> None:
    """Blanks cover nothing."""
    for at, character in enumerate(text):
        if character != " ":
            canvas[line, column + at] = character


def put_walls(
    canvas: Canvas, corner: Hex, hex_: Hex, hexes: dict[Hex, str], thin: frozenset[tuple[Hex, Hex]], inside: int
) -> None:
    """Lines towards what does not lie open, and where a thin wall stands."""
    column, line = corner
    for dq, dr in (*SLANTS, *FLATS):
        beyond = (hex_[0] + dq, hex_[1] + dr)
        if beyond in hexes and edge(hex_, beyond) not in thin:
            continue
        if (dq, dr) in FLATS:
            put(canvas, column + 1, line + FLATS[dq, dr], "_" * inside)
        else:
            far, down, character = SLANTS[dq, dr]
            put(canvas, column + (inside + 1) * far, line + down, character)


def framed(canvas: Canvas, columns: list[str], first: int, inside: int) -> list[str]:
    """Letters above and below, and the number of the row on every line that has hexes of it."""
    right, bottom = max(column for _, column in canvas), max(line for line, _ in canvas)
    heading = " " * MARGIN + "".join(f" {letter.center(inside)}" for letter in columns)
    lines = [heading.rstrip()]
    for line in range(bottom + 1):
        text = "".join(canvas.get((line, column), " ") for column in range(right + 1))
        row = str((first + line - 1) // 2 + 1) if 0 < line < bottom else ""
        lines.append(f"{row:>{MARGIN - 1}} {text} {row}".rstrip())
    return [*lines, heading.rstrip()]


def contents(view: World, texts: Texts) -> dict[int, str]:
    """What stands on each hex that lies open, and on the doors that lead on."""
    if not view.rooms:
        return {}
    dungeon = place(view)
    open_ = floor(view)
    signs = dict.fromkeys(cells_of(open_.board.open), FLOOR)
    signs |= dict.fromkeys((cell for cell in signs if cell in view.doors), OPEN)
    signs |= {cell: LOCKED if cell in view.locked else CLOSED for cell in ahead(view)}
    signs |= dict.fromkeys(open_.difficult_cells, DIFFICULT) | dict.fromkeys(open_.hazard_cells, HAZARD)
    signs |= {cell: PLATE for cell in cells_of(dungeon.terrain("plate")) if cell in signs}
    exit_ = scenario(view.scenario).goal.escape
    signs |= {cell: EXIT for cell in (dungeon.marked(exit_) if exit_ else ()) if cell in signs}
    if not view.round:
        signs |= dict.fromkeys(dungeon.starts, START)
    signs |= dict.fromkeys(obstacle_cells(view), OBSTACLE)
    signs |= {cell: COIN if coins == 1 else f"{COIN}{coins}" for cell, coins in view.coins.items()}
    signs |= dict.fromkeys(view.treasures, TREASURE) | dict.fromkeys(view.traps, TRAP)
    shown = labels(view, texts)
    return signs | {each.cell: shown[each.id] for each in view.figures}


def ahead(view: World) -> list[int]:
    """Closed doors that touch what lies open."""
    return place(view).doors_ahead(tuple(view.rooms), tuple(view.doors))
