"""Writing scenario maps in the text notation that `maps.py` reads."""

from collections.abc import Iterable

from questhall.games.gloomhaven.content.notation.map_lines import COLUMN, INDENT
from questhall.games.gloomhaven.content.notation.maps import CORRIDOR, LETTERS, codes
from questhall.games.gloomhaven.content.scenario_map import GROUND_KINDS, GroundPiece, MonsterSpot, Passage, ScenarioMap


def write(scenario: ScenarioMap) -> str:
    """The text of a map, every legend in a fixed order."""
    parts = [
        [f"scenario {scenario.number}", *(f"{lang} {name}" for lang, name in scenario.names.items())]
        + [f"doubt {doubt}" for doubt in scenario.doubts],
        _section("map", _drawing(scenario)),
        _section("tiles", [f"{tile.sign} {tile.name}" for tile in scenario.tiles]),
        _section("passages", sorted(_unique(_passage(passage) for passage in scenario.passages))),
        _section("ground", _unique(_ground(piece) for piece in sorted(scenario.ground, key=_ground_order))),
        _section("figures", _unique(_monster(spot) for spot in sorted(scenario.monsters, key=_monster_order))),
        _section("walls", _walls(scenario)),
    ]
    return "\n\n".join("\n".join(part) for part in parts if part) + "\n"


def _section(name: str, lines: list[str]) -> list[str]:
    return [name, *((" " * INDENT + line).rstrip() for line in lines)] if lines else []


def _unique(lines: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(lines))


def _drawing(scenario: ScenarioMap) -> list[str]:
    cells = {(2 * r + q, q): code for (q, r), code in codes(scenario).items()}
    heights = [height for height, _ in cells]
    return [_row(cells, height) for height in range(max(heights), min(heights) - 1, -1)]


def _row(cells: dict[tuple[int, int], str], height: int) -> str:
    row = {q: code for (at, q), code in cells.items() if at == height}
    return "".join(row.get(q, "").ljust(COLUMN) for q in range(max(row, default=-1) + 1)).rstrip()


def _passage(passage: Passage) -> str:
    if passage.sign.islower():
        return f"{CORRIDOR} corridor {passage.name}"
    on = f" on {passage.tile}" if passage.tile else ""
    return f"{passage.sign} {passage.kind} {passage.name}{on}{_marks(passage.marks)}"


def _ground(piece: GroundPiece) -> str:
    words = [piece.sign, *([piece.kind] if piece.kind != "mark" else []), piece.name, piece.value]
    covers = f" covers {len(piece.hexes)}" if len(piece.hexes) > 1 else ""
    return " ".join(word for word in words if word) + covers + _marks(piece.marks)


def _ground_order(piece: GroundPiece) -> tuple[int, str, int, str]:
    return GROUND_KINDS.index(piece.kind), piece.name, len(piece.hexes), piece.sign


def _monster(spot: MonsterSpot) -> str:
    return f"{spot.sign} {spot.name} " + " ".join(LETTERS[rank] for rank in spot.ranks)


def _monster_order(spot: MonsterSpot) -> tuple[str, str]:
    return spot.name, spot.sign


def _marks(marks: tuple[str, ...]) -> str:
    return f" mark {','.join(marks)}" if marks else ""


def _walls(scenario: ScenarioMap) -> list[str]:
    listed = [("wall", pair) for pair in scenario.extra_walls] + [("open", pair) for pair in scenario.removed_walls]
    return [f"{word} {a[0]},{a[1]} {b[0]},{b[1]}" for word, (a, b) in listed]
