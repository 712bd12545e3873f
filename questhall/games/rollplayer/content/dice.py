"""The dice, as small numbers: a die is colour * 10 + value, so that a red 5 (colour 3) is 35; 0 is no die."""

from __future__ import annotations

COLOURS = ("none", "green", "blue", "red", "purple", "black", "white", "gold")
LETTERS = "-GBRPKWY"  # gold dice are written Y
CLASS_COLOURS = range(1, 7)
GOLD = 7
DICE = (0, 10, 10, 10, 10, 10, 10, 13)  # by colour: 73 in all (RP-COMP-03)
FACES = range(1, 7)


def faced(die: int, shown: int) -> int:
    """The same die showing another face."""
    return die - die % 10 + shown


DIE = {c * 10 + v: f"{LETTERS[c]}{v}" for c in (*CLASS_COLOURS, GOLD) for v in FACES}  # 35: "R5"
DIE_OF = {written: die for die, written in DIE.items()}
FLIPPED = {die: faced(die, 7 - die % 10) for die in DIE}
