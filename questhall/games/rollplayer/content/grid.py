"""The grid of an alignment card: cells from 0 (good, law) to 8 (evil, chaos)."""

from __future__ import annotations

DIRECTIONS = ("good", "evil", "law", "chaos")
CENTRE = 4
CELLS = tuple(f"{good}-{law}" for good in ("good", "neutral", "evil") for law in ("law", "neutral", "chaos"))


def beside(cell: int, direction: str) -> int:
    """The next cell in that direction, or -1 where the grid ends.  RP-ALIGN-04"""
    row, column = divmod(cell, 3)
    row += {"good": -1, "evil": 1}.get(direction, 0)
    column += {"law": -1, "chaos": 1}.get(direction, 0)
    return row * 3 + column if 0 <= row < 3 and 0 <= column < 3 else -1


STEP = {direction: tuple(beside(cell, direction) for cell in range(9)) for direction in DIRECTIONS}
