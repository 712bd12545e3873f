"""Lines of sight: corners, walls and the points where they touch."""

import random
from collections.abc import Sequence

import pytest

from questhall.games.gloomhaven.position import Position
from questhall.hex import DIRECTIONS, Grid, Hex, Sight
from questhall.hex.sight import touched_edges, touched_hexes
from questhall.ledger import rule
from tests.games.gloomhaven.naive import Naive

SPREAD = range(-4, 5)
DISC = [(q, r) for q in SPREAD for r in SPREAD if abs(q + r) <= 4]


def sees(a: Hex, b: Hex, walls: Sequence[Hex] = (), thin: Sequence[tuple[Hex, Hex]] = ()) -> bool:
    grid = Grid(set(DISC) - set(walls), thin)
    return Sight(grid).sees(grid.cell(a), grid.cell(b))


@rule("GH-LOS-02", "GH-LOS-03")
def test_on_open_ground_everybody_sees_everybody() -> None:
    grid = Grid([(q, r) for q in range(8) for r in range(8)])
    inner = [grid.cell((q, r)) for q in range(1, 7) for r in range(1, 7)]
    sight = Sight(grid)
    assert all(sight.sees(a, b) for a in inner for b in inner)


@rule("GH-LOS-02")
def test_a_wall_hex_between_blocks() -> None:
    assert not sees((0, -2), (0, 2), walls=[(0, 0)])


@rule("GH-LOS-02")
def test_two_walls_beside_the_way_leave_a_line_between_them() -> None:
    assert sees((0, -1), (0, 1), walls=[(1, 0), (-1, 0)])


@rule("GH-LOS-02")
def test_touching_a_walls_corner_blocks() -> None:
    # A corridor one hex wide: every corner in it lies on a wall.
    walls = [hex_ for hex_ in DISC if hex_[0] != 0]
    assert not sees((0, 0), (0, 2), walls=walls)
    # Fewer walls on one side free corners of each, and a line between them.
    assert sees((0, 0), (0, 2), walls=[hex_ for hex_ in walls if hex_ not in [(1, 0), (1, -1), (1, 1), (1, 2)]])


@rule("GH-LOS-02")
def test_neighbours_with_no_wall_between_always_see_each_other() -> None:
    """Even where every corner lies on a wall: a door in a corridor would be seen from nowhere."""
    assert sees((0, 0), (0, 1), walls=[hex_ for hex_ in DISC if hex_[0] != 0])


@rule("GH-LOS-02")
def test_a_corner_on_a_wall_cannot_be_used() -> None:
    closed = [(1, 0), (-1, 1), (0, -1)]
    grid = Grid(set(DISC) - set(closed))
    sight = Sight(grid)
    assert sight.corners(grid.cell((0, 0))) == []
    here = grid.cell((0, 0))
    assert [cell for cell in grid.cells if cell != here and sight.sees(here, cell)] == sorted(grid.neighbours[here])


@rule("GH-LOS-02", "GH-TERM-10", "GH-IX-07")
def test_neighbours_with_a_thin_wall_between_see_each_other_past_its_ends() -> None:
    assert sees((0, 0), (0, 1), thin=[((0, 0), (0, 1))])


@rule("GH-LOS-02", "GH-TERM-10")
def test_a_long_thin_wall_hides_what_is_behind_it() -> None:
    zigzag = [(q, 0) for q in SPREAD]
    wall = [(a, b) for a in zigzag for b in ((a[0], 1), (a[0] - 1, 1)) if b in DISC]
    assert not sees((0, 0), (0, 1), thin=wall)
    assert not sees((0, -2), (0, 3), thin=wall)


@rule("GH-LOS-02")
def test_the_tip_of_a_thin_wall_blocks_a_line_that_touches_it() -> None:
    # Walls on four sides of a hex leave it one corner, which looks the other way.
    sides = [((0, 0), step) for step in DIRECTIONS[:4]]
    grid = Grid(DISC, sides)
    assert Sight(grid).corners(grid.cell((0, 0))) == [(1, -1)]
    assert not sees((0, 0), (0, 2), thin=sides)
    assert sees((0, 0), (1, -2), thin=sides)


@rule("GH-LOS-02")
def test_a_line_along_a_wall_touches_it() -> None:
    assert (0, 0) in touched_hexes(2, 0, 0)
    # From the east corner of (0, 0) straight east lies an edge between (1, 0) and (1, -1).
    assert set(touched_hexes(2, 2, 0)) == {(0, 0), (1, 0), (1, -1), (2, -1)}
    assert (1, -1, 1) in touched_edges(2, 2, 0)


@rule("GH-LOS-02")
def test_sight_lines_name_their_corners() -> None:
    grid = Grid(DISC)
    sight = Sight(grid)
    a, b = grid.cell((0, 0)), grid.cell((2, 0))
    line = sight.line(a, b)
    assert line is not None
    assert line[0] in sight.corners(a)
    assert line[1] in sight.corners(b)
    assert sight.clear(*line)


def random_ground(seed: int) -> tuple[list[Hex], list[tuple[Hex, Hex]]]:
    rng = random.Random(seed)
    walls, thin = rng.choice([0.0, 0.1, 0.3]), rng.choice([0.0, 0.1, 0.3])
    hexes = [hex_ for hex_ in DISC if rng.random() >= walls]
    return hexes, [(hex_, rng.choice(DIRECTIONS)) for hex_ in hexes if rng.random() < thin]


@pytest.mark.parametrize("seed", range(12))
@rule("GH-LOS-02", "GH-LOS-03", "GH-TERM-10")
def test_sight_agrees_with_exact_fractions(seed: int) -> None:
    hexes, thin = random_ground(seed)
    grid = Grid(hexes, [(hex_, (hex_[0] + dq, hex_[1] + dr)) for hex_, (dq, dr) in thin])
    sight = Sight(grid)
    naive = Naive(Position(board=tuple(hexes), monster=hexes[0], thin_walls=tuple(thin)))
    rng = random.Random(seed)
    for _ in range(60):
        a, b = rng.sample(hexes, 2)
        assert sight.sees(grid.cell(a), grid.cell(b)) == naive.sees(a, b), (a, b)


@pytest.mark.parametrize("seed", range(6))
@rule("GH-LOS-02")
def test_the_table_of_all_pairs_agrees_with_single_looks(seed: int) -> None:
    hexes, thin = random_ground(seed)
    grid = Grid(hexes, [(hex_, (hex_[0] + dq, hex_[1] + dr)) for hex_, (dq, dr) in thin])
    sight = Sight(grid)
    table = sight.table()
    assert all(table[a] == [b for b in grid.cells if a != b and sight.sees(a, b)] for a in grid.cells)
