"""Hex geometry for every game with a hex map: cells, paths, lines of sight, areas.

Hexes are axial `(q, r)` on flat-top columns, r growing upward. A `Grid` is built once from the open hexes and the
walls on edges; hot code then works on its int cells and their precomputed neighbours.
"""

from questhall.hex.areas import offsets_around, placements, shapes
from questhall.hex.grid import DIRECTIONS, Grid, Hex, distance, neighbour, ring
from questhall.hex.paths import BLOCKED, UNREACHED, costs_from, costs_to, hexes_within, pack, steps_from, unpack
from questhall.hex.sight import Sight

__all__ = [
    "BLOCKED",
    "DIRECTIONS",
    "UNREACHED",
    "Grid",
    "Hex",
    "Sight",
    "costs_from",
    "costs_to",
    "distance",
    "hexes_within",
    "neighbour",
    "offsets_around",
    "pack",
    "placements",
    "ring",
    "shapes",
    "steps_from",
    "unpack",
]
