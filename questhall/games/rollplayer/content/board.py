"""The words of a character board: attributes, colours, dice, slots and the alignment grid, all as small numbers.

A die is colour * 10 + value, so that a red 5 (colour 3) is 35; 0 is an empty slot.  Slots count from 0 (STR, left) to
17 (CHA, right), cells of the alignment grid from 0 (good, law) to 8 (evil, chaos).
"""

from __future__ import annotations

ATTRIBUTES = ("STR", "DEX", "CON", "INT", "WIS", "CHA")
STR, DEX, CON, INT, WIS, CHA = range(6)
ROWS, COLUMNS, SLOTS = 6, 3, 18

COLOURS = ("none", "green", "blue", "red", "purple", "black", "white", "gold")
LETTERS = "-GBRPKWY"  # gold dice are written Y
CLASS_COLOURS = range(1, 7)
GOLD = 7
DICE = (0, 10, 10, 10, 10, 10, 10, 13)  # by colour: 73 in all (RP-COMP-03)
FACES = range(1, 7)

DIRECTIONS = ("good", "evil", "law", "chaos")
CENTRE = 4
CELLS = tuple(f"{good}-{law}" for good in ("good", "neutral", "evil") for law in ("law", "neutral", "chaos"))


def colour(die: int) -> int:
    return die // 10


def value(die: int) -> int:
    return die % 10


def faced(die: int, shown: int) -> int:
    """The same die showing another face."""
    return die - die % 10 + shown


def beside(cell: int, direction: str) -> int:
    """The next cell in that direction, or -1 where the grid ends.  RP-ALIGN-04"""
    row, column = divmod(cell, 3)
    row += {"good": -1, "evil": 1}.get(direction, 0)
    column += {"law": -1, "chaos": 1}.get(direction, 0)
    return row * 3 + column if 0 <= row < 3 and 0 <= column < 3 else -1


STEP = {direction: tuple(beside(cell, direction) for cell in range(9)) for direction in DIRECTIONS}
DIES = tuple(0 if not c else c * 10 + v for c in range(8) for v in range(10))
DIE = {d: f"{LETTERS[d // 10]}{d % 10}" for d in DIES if d and d % 10 in FACES}  # 35: "R5"
DIE_OF = {written: die for die, written in DIE.items()}
SLOT = tuple(f"{attribute}{column}" for attribute in ATTRIBUTES for column in range(1, 4))  # "STR1" ... "CHA3"
ROW_OF = tuple(slot // COLUMNS for slot in range(SLOTS))
FLIPPED = {die: faced(die, 7 - value(die)) for die in DIE}


def room(dice: list[int], row: int) -> int:
    """The leftmost empty slot of a row, or -1.  RP-DICE-03"""
    for slot in range(row * 3, row * 3 + 3):
        if not dice[slot]:
            return slot
    return -1


def row_sum(dice: list[int], row: int) -> int:
    at = row * 3
    return dice[at] % 10 + dice[at + 1] % 10 + dice[at + 2] % 10
