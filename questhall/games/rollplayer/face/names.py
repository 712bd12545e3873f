"""Names of everything that options and events mention: of cards from the content, of the rest from the texts."""

from __future__ import annotations

from pathlib import Path

from questhall.games.rollplayer.content import ALIGNMENTS, BACKSTORIES, CARDS, JOBS, RACES, SETS
from questhall.games.rollplayer.content.board import ATTRIBUTES, COLUMNS
from questhall.games.rollplayer.content.dice import COLOURS, DIE
from questhall.games.rollplayer.content.grid import CELLS
from questhall.kernel import Words
from questhall.kit.named import named

TEXTS = Path(__file__).parent.parent / "texts"
SAID = named(TEXTS)


def numbered(name: Words, number: int) -> Words:
    """`STR 2`, `red 5`."""
    return {lang: f"{said} {number}" for lang, said in name.items()}


def cell_name(cell: str) -> Words:
    good, law = cell.split("-")
    if good == law:
        return SAID["neutral"]
    return {lang: f"{said}/{SAID[law][lang]}" for lang, said in SAID[good].items()}


def names() -> dict[str, Words]:
    found = dict(SAID)
    for things in (RACES, JOBS, BACKSTORIES, ALIGNMENTS, SETS, CARDS):
        found |= {name: entry.name for name, entry in things.items()}
    for attribute in ATTRIBUTES:
        found |= {f"{attribute}{column}": numbered(SAID[attribute], column) for column in range(1, COLUMNS + 1)}
    found |= {written: numbered(SAID[COLOURS[die // 10]], die % 10) for die, written in DIE.items()}
    return found | {f"cell-{at}": cell_name(cell) for at, cell in enumerate(CELLS)}


NAMES = names()
