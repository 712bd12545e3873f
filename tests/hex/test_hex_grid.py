"""Cells, neighbours, distances and rings."""

from itertools import pairwise

import pytest

from questhall.hex import DIRECTIONS, Grid, distance, neighbour, ring


def test_every_hex_keeps_its_cell() -> None:
    hexes = [(0, 0), (3, -2), (-4, 5), (1, 1)]
    grid = Grid(hexes)
    assert [grid.hex(grid.cell(hex_)) for hex_ in hexes] == hexes
    assert sorted(grid.hex(cell) for cell in grid.cells) == sorted(hexes)


def test_neighbours_are_the_open_hexes_around() -> None:
    grid = Grid([(0, 0), (1, 0), (0, 1), (5, 5)])
    around = {grid.hex(cell) for cell in grid.neighbours[grid.cell((0, 0))]}
    assert around == {(1, 0), (0, 1)}
    assert grid.neighbours[grid.cell((5, 5))] == ()


def test_a_wall_on_an_edge_parts_two_neighbours_both_ways() -> None:
    grid = Grid([(0, 0), (1, 0), (0, 1)], walls=[((1, 0), (0, 0))])
    origin, right, top = (grid.cell(hex_) for hex_ in [(0, 0), (1, 0), (0, 1)])
    assert not grid.adjacent(origin, right)
    assert not grid.adjacent(right, origin)
    assert grid.adjacent(origin, top)


def test_a_wall_needs_an_edge_to_stand_on() -> None:
    with pytest.raises(ValueError, match="no edge"):
        Grid([(0, 0), (2, 0)], walls=[((0, 0), (2, 0))])


def test_a_grid_needs_a_hex() -> None:
    with pytest.raises(ValueError, match="at least one hex"):
        Grid([])


def test_what_is_not_open_is_not_held() -> None:
    grid = Grid([(0, 0), (2, 0)])
    assert grid.holds((0, 0))
    assert not grid.holds((1, 0))
    assert not grid.holds((99, 99))


def test_opposite_directions_lead_back() -> None:
    for direction in range(6):
        there = neighbour((4, -7), direction)
        assert neighbour(there, (direction + 3) % 6) == (4, -7)
    assert len(set(DIRECTIONS)) == 6


@pytest.mark.parametrize(
    ("a", "b", "hexes"), [((0, 0), (0, 0), 0), ((0, 0), (3, -1), 3), ((0, 0), (2, 2), 4), ((1, 2), (-2, 5), 3)]
)
def test_distance(a: tuple[int, int], b: tuple[int, int], hexes: int) -> None:
    assert distance(a, b) == distance(b, a) == hexes


def test_a_ring_holds_all_hexes_at_its_distance() -> None:
    assert ring((2, 3), 0) == [(2, 3)]
    for radius in (1, 2, 5):
        found = ring((2, 3), radius)
        assert len(set(found)) == len(found) == 6 * radius
        assert {distance((2, 3), hex_) for hex_ in found} == {radius}
        assert all(distance(a, b) == 1 for a, b in pairwise(found))
