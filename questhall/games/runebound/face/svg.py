"""The whole map as a picture: spaces, rivers, roads, gems, places, heroes."""

from __future__ import annotations

from html import escape
from math import sqrt

from questhall.games.runebound.content.board import (
    BRIDGES,
    CELL,
    COLUMNS,
    GEM,
    KIND,
    NAME,
    PLACE_OF,
    RIVERS,
    ROADS,
    ROWS,
    SPACES,
)
from questhall.games.runebound.state import World
from questhall.kernel.texts import Texts

SIZE = 40.0  # from the centre of a space to its corner
FILL = {"P": "#d9e5a3", "F": "#6fa05a", "H": "#c9a66b", "M": "#9a8f86", "W": "#7fb2d9", "C": "#e8d9c5"}
GEM_FILL = {"combat": "#e07b1f", "exploration": "#2f9a4c", "encounter": "#8a4bb0"}
CORNERS = ((1.0, 0.0), (0.5, 1.0), (-0.5, 1.0), (-1.0, 0.0), (-0.5, -1.0), (0.5, -1.0))


def centre(cell: int) -> tuple[float, float]:
    row, column = map(int, NAME[cell].split("-"))
    high = SIZE * sqrt(3)
    return SIZE * (1.5 * column + 1.2), high * (row + 0.6 + 0.5 * (column & 1))


def svg(view: World, texts: Texts) -> str:
    """A complete SVG document."""
    width, height = SIZE * (1.5 * len(COLUMNS) + 1), SIZE * sqrt(3) * (len(ROWS) + 0.3)
    size = f'width="{width:.0f}" height="{height:.0f}" viewBox="0 0 {width:.0f} {height:.0f}"'
    rows = [f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" text-anchor="middle">']
    rows += [space(CELL[name], letter) for name, letter in SPACES.items()]
    rows += [road(a, b) for a, b in sorted(ROADS) if a < b]
    rows += [river(a, b, (a, b) in BRIDGES) for a, b in sorted(RIVERS) if a < b]
    rows += [mark(view, texts, cell) for cell in sorted(NAME)]
    return "\n".join([*filter(None, rows), "</svg>"])


def space(cell: int, letter: str) -> str:
    x, y = centre(cell)
    points = " ".join(f"{x + SIZE * dx:.1f},{y + SIZE * dy * sqrt(3) / 2:.1f}" for dx, dy in CORNERS)
    return f'<polygon points="{points}" fill="{FILL[letter]}" stroke="#fff"/>'


def road(a: int, b: int) -> str:
    (ax, ay), (bx, by) = centre(a), centre(b)
    return f'<line x1="{ax:.1f}" y1="{ay:.1f}" x2="{bx:.1f}" y2="{by:.1f}" stroke="#8b5a2b" stroke-width="4"/>'


def river(a: int, b: int, bridge: bool) -> str:
    """Along the common edge, halfway between the centres."""
    (ax, ay), (bx, by) = centre(a), centre(b)
    x, y, dx, dy = (ax + bx) / 2, (ay + by) / 2, (by - ay) / (2 * sqrt(3)), (ax - bx) / (2 * sqrt(3))
    ends = f'x1="{x - dx:.1f}" y1="{y - dy:.1f}" x2="{x + dx:.1f}" y2="{y + dy:.1f}"'
    dashes = ' stroke-dasharray="6 8"' if bridge else ""
    return f'<line {ends} stroke="#2166ac" stroke-width="6"{dashes}/>'


def mark(view: World, texts: Texts, cell: int) -> str:
    """Gem, name, heroes, zombie and villain of a space."""
    x, y = centre(cell)
    rows = []
    if cell in GEM:
        fill = "#777" if cell in view.spent else GEM_FILL[GEM[cell]]
        rows.append(f'<circle cx="{x:.1f}" cy="{y - 14:.1f}" r="7" fill="{fill}"/>')
    if cell in KIND:
        name = escape(texts.name(PLACE_OF[cell]))
        rows.append(f'<text x="{x:.1f}" y="{y + 24:.1f}" font-size="9">{name}</text>')
    here = [str(seat + 1) for seat, hero in enumerate(view.heroes) if hero.at == cell]
    here += ["V"] * (cell == view.villain) + ["z"] * view.zombies.count(cell)
    if here:
        rows.append(f'<text x="{x:.1f}" y="{y + 8:.1f}" font-size="18" font-weight="bold">{" ".join(here)}</text>')
    return "\n".join(rows)
