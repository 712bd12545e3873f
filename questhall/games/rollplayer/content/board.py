"""A character board: six attributes, a row of three slots each.

Slots count from 0 (STR, left) to 17 (CHA, right); what lies there is a die, or 0 in an empty slot.
"""

from __future__ import annotations

ATTRIBUTES = ("STR", "DEX", "CON", "INT", "WIS", "CHA")
STR, DEX, CON, INT, WIS, CHA = range(6)
ROWS, COLUMNS, SLOTS = 6, 3, 18
SLOT = tuple(f"{attribute}{column}" for attribute in ATTRIBUTES for column in range(1, 4))  # "STR1" ... "CHA3"
ROW_OF = tuple(slot // COLUMNS for slot in range(SLOTS))


def room(dice: list[int], row: int) -> int:
    """The leftmost empty slot of a row, or -1.  RP-DICE-03"""
    for slot in range(row * 3, row * 3 + 3):
        if not dice[slot]:
            return slot
    return -1


def row_sum(dice: list[int], row: int) -> int:
    at = row * 3
    return dice[at] % 10 + dice[at + 1] % 10 + dice[at + 2] % 10
