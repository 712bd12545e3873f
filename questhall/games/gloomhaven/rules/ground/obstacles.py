"""OVERLAY: where an obstacle may be created, and where one may be moved to."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from questhall.games.gloomhaven.rules.ground.field import Field, Token, is_empty

Areas = dict[int, int]  # a number for every free cell; cells with the same number hang together


def cuts_off(field: Field, placed: Collection[int], lifted: Collection[int] = ()) -> bool:
    """Whether obstacles on these cells (moved there from the lifted ones) would part what hung together.

    Whoever stands on the map does not matter, and a closed door is a way on.  A hex that loses its obstacle must not
    become a pocket of its own.  GH-OVERLAY-17, GH-OVERLAY-18
    """
    before = areas(field, field.at(Token.OBSTACLE))
    after = areas(field, (frozenset(field.at(Token.OBSTACLE)) - frozenset(lifted)) | frozenset(placed))
    remains: dict[int, set[int]] = {}  # for every area from before, the areas where its cells are now
    for cell, number in after.items():
        if cell in before:
            remains.setdefault(before[cell], set()).add(number)
    parted = any(len(parts) > 1 for parts in remains.values())
    pockets = set(after.values()).difference(*remains.values())
    return parted or bool(remains and pockets)


def obstacle_hexes(field: Field, hexes: Iterable[int]) -> list[int]:
    """Of these hexes, those where an obstacle of one hex may be created: empty, and nothing is cut off.

    GH-OVERLAY-17, GH-TERM-13
    """
    return [cell for cell in hexes if is_empty(field, cell) and not cuts_off(field, [cell])]


def areas(field: Field, obstacles: Collection[int]) -> Areas:
    """The areas of the map that hang together without passing through an obstacle."""
    free = set(field.grid.cells).union(field.at(Token.CLOSED_DOOR)).difference(obstacles)
    found: Areas = {}
    for number, start in enumerate(sorted(free)):
        if start in found:
            continue
        found[start] = number
        border = [start]
        while border:
            steps = [cell for cell in _steps(field, border.pop()) if cell in free and cell not in found]
            found.update(dict.fromkeys(steps, number))
            border += steps
    return found


def _steps(field: Field, cell: int) -> Iterator[int]:
    """The cells one step away with no wall between, closed doors included (characters open them).  GH-OVERLAY-02"""
    grid = field.grid
    return (cell + step for step in grid.steps if (cell, cell + step) not in grid.walls)
