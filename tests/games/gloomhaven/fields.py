"""Fields as small text maps, in the layout of `positions`.

.  floor        #  wall hex        (blank)  no board, so wall as well
A B C .. L      characters         M N .. Z  monsters
o  obstacle     t  damage trap     h  hazard     d  difficult terrain
c  coin         u  treasure        x  marker
=  closed door  /  open door       +  corridor   p  pressure plate
1 2 3 ..        floor hexes with a name (`under` may lay tokens beneath any name)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from questhall.games.gloomhaven.content.terms import Side, Trap
from questhall.games.gloomhaven.rules.ground.field import Field, Token
from questhall.games.gloomhaven.rules.ground.ground import seen_grid
from questhall.games.gloomhaven.state import Figure
from questhall.hex import Hex
from questhall.hex.grid import MARGIN
from tests.games.gloomhaven.positions import read_map

TOKENS = {
    "o": Token.OBSTACLE,
    "h": Token.HAZARD,
    "d": Token.DIFFICULT,
    "c": Token.COIN,
    "u": Token.TREASURE,
    "x": Token.MARKER,
    "=": Token.CLOSED_DOOR,
    "/": Token.OPEN_DOOR,
    "+": Token.CORRIDOR,
    "p": Token.PLATE,
}


def someone(side: Side, flying: bool = False, conditions: Iterable[str] = ()) -> Figure:
    """A figure of which only the side matters, how it moves, and what holds it."""
    kind = "character" if side is Side.CHARACTERS else "monster"
    return Figure(kind, "somebody", 9, 9, flying=flying, conditions=dict.fromkeys(conditions, 1))  # type: ignore[arg-type]  # any word


@dataclass
class Drawn:
    """A field with the names of its hexes."""

    field: Field
    names: dict[str, Hex]

    def __getitem__(self, name: str) -> int:
        return self.field.grid.cell(self.names[name])

    def way(self, names: str) -> tuple[int, ...]:
        """The cells of hexes in the order of their names."""
        return tuple(self[name] for name in names)

    def called(self, cells: Iterable[int]) -> str:
        """The names of some cells in order; a hex without a name shows its coordinates."""
        known = {hex_: name for name, hex_ in self.names.items()}
        return "".join(known.get(hex_, str(hex_)) for hex_ in map(self.field.grid.hex, cells))

    def named(self, cells: Iterable[int]) -> str:
        """Which of the named hexes are among some cells."""
        found = set(cells)
        return "".join(sorted(name for name in self.names if self[name] in found))

    def among(self, cells: Iterable[int]) -> str:
        """The same, sorted by name."""
        return "".join(sorted(self.called([cell]) for cell in cells))


def lay_field(
    board: Iterable[Hex],
    walls: tuple[tuple[Hex, Hex], ...] = (),
    figures: Mapping[Hex, Figure] | None = None,
    tokens: Mapping[Token, Iterable[Hex]] | None = None,
    traps: Mapping[Hex, Trap] | None = None,
) -> Field:
    """A table from hexes; a closed door is a wall."""
    lying = {token: frozenset(hexes) for token, hexes in (tokens or {}).items()}
    floor = frozenset(board) - lying.get(Token.CLOSED_DOOR, frozenset())
    grid, sight, _ = seen_grid(floor, walls, MARGIN)
    return Field(
        grid=grid,
        sight=sight,
        figures={grid.cell(hex_): figure for hex_, figure in (figures or {}).items()},
        tokens={token: frozenset(map(grid.cell, hexes)) for token, hexes in lying.items()},
        traps={grid.cell(hex_): trap for hex_, trap in (traps or {}).items()},
    )


def draw(
    text: str,
    under: dict[str, str] | None = None,
    thin: str = "",
    flying: str = "",
    traps: dict[str, Trap] | None = None,
    conditions: dict[str, str] | None = None,
) -> Drawn:
    """A field from a text map; `1|2` in `thin` is a wall between the hexes named 1 and 2."""
    marks = read_map(text)
    names = {mark: hex_ for hex_, mark in marks.items() if mark.isdigit() or mark.isupper()}
    signs = {hex_: mark + (under or {}).get(mark, "") for hex_, mark in marks.items()}
    figures = {
        hex_: someone(
            Side.CHARACTERS if mark < "M" else Side.MONSTERS,
            mark in flying,
            frozenset((conditions or {}).get(mark, "").split()),
        )
        for hex_, mark in marks.items()
        if mark.isupper()
    }
    field = lay_field(
        board=[hex_ for hex_, mark in marks.items() if mark != "#"],
        walls=tuple((names[wall[0]], names[wall[2]]) for wall in thin.split()),
        figures=figures,
        tokens={token: [hex_ for hex_ in signs if sign in signs[hex_]] for sign, token in TOKENS.items()},
        traps={hex_: Trap() for hex_ in signs if "t" in signs[hex_]}
        | {names[name]: trap for name, trap in (traps or {}).items()},
    )
    return Drawn(field, names)
