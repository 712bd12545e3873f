"""The lines of a scenario map file: its sections, its drawing and its legends, before they mean anything."""

import re
from collections.abc import Iterable
from typing import NamedTuple

from questhall.games.gloomhaven.content.scenario_map import MapError
from questhall.hex import Hex

SECTIONS = ("map", "tiles", "passages", "ground", "figures", "walls")
INDENT = 2
COLUMN = 4
NOTHING = "."


class MapLine(NamedTuple):
    """A line of the file, with what is needed to complain about it."""

    file: str
    number: int
    text: str

    def error(self, complaint: str) -> MapError:
        return MapError(f"{self.file}:{self.number}: {complaint}")

    def words(self, least: int, most: int, shape: str) -> list[str]:
        words = self.text.split()
        if not least <= len(words) <= most:
            raise self.error(f"expected '{shape}', found '{self.text.strip()}'")
        return words


class Cell(NamedTuple):
    """One drawn hex."""

    line: MapLine
    code: str
    hex: Hex

    def unknown(self, sign: str, legend: str) -> MapError:
        return self.line.error(f"unknown cell code '{self.code}': '{sign}' is not listed under '{legend}'")


def first_section(lines: list[MapLine], file: str) -> int:
    """Where the header ends."""
    for index, line in enumerate(lines):
        if line.text in SECTIONS:
            return index
    raise MapError(f"{file}:{len(lines)}: no section 'map' found")


def read_sections(lines: list[MapLine]) -> dict[str, list[MapLine]]:
    """The lines under each section name; unindented lines are names."""
    sections: dict[str, list[MapLine]] = {name: [] for name in SECTIONS}
    here, seen = "", set[str]()
    for line in lines:
        if line.text and not line.text.startswith(" "):
            if line.text not in SECTIONS:
                raise line.error(f"unknown section '{line.text}': use {', '.join(SECTIONS)}")
            if line.text in seen:
                raise line.error(f"section '{line.text}' stands twice")
            here = line.text
            seen.add(here)
        else:
            sections[here].append(line)
    return {name: found if name == "map" else [x for x in found if x.text] for name, found in sections.items()}


def read_cells(lines: list[MapLine], file: str) -> list[Cell]:
    """Read the drawing from its bottom line upward, which is height 0 or 1 so that column 0 is even."""
    while lines and not lines[-1].text:
        lines = lines[:-1]
    if not lines:
        raise MapError(f"{file}:1: the section 'map' is empty")
    words = [(line, match) for line in lines for match in re.finditer(r"\S+", line.text)]
    lowest = next(match for line, match in words if line is lines[-1])
    shift = _column(lines[-1], lowest) % 2
    height = {line.number: len(lines) - 1 - index + shift for index, line in enumerate(lines)}
    return [_cell(line, match, height[line.number]) for line, match in words]


def _column(line: MapLine, match: re.Match[str]) -> int:
    column, rest = divmod(match.start() - INDENT, COLUMN)
    if rest or column < 0:
        raise line.error(f"cell '{match[0]}' is not on a column: begin at {INDENT} spaces and go in steps of {COLUMN}")
    return column


def _cell(line: MapLine, match: re.Match[str], height: int) -> Cell:
    if len(match[0]) != 3:
        raise line.error(f"unknown cell code '{match[0]}': a hex has three signs")
    column = _column(line, match)
    if (height - column) % 2:
        raise line.error(f"cell '{match[0]}' is out of step: neighbouring columns stand half a hex (one line) apart")
    return Cell(line, match[0], (column, (height - column) // 2))


def read_legend(lines: list[MapLine], section: str) -> dict[str, MapLine]:
    """Legend lines by the sign they explain."""
    legend: dict[str, MapLine] = {}
    for line in lines:
        sign = line.text.split()[0]
        if len(sign) != 1 or sign == NOTHING:
            raise line.error(f"'{sign}' cannot be a sign: use one character, not a dot")
        if sign in legend:
            raise line.error(f"sign '{sign}' stands twice under '{section}'")
        legend[sign] = line
    return legend


def refuse_unused(legend: dict[str, MapLine], used: Iterable[str]) -> None:
    """Every sign of a legend must be drawn somewhere."""
    for sign in sorted(legend.keys() - set(used)):
        raise legend[sign].error(f"sign '{sign}' is not drawn on the map")
