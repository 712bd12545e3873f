"""Bit masks against the plain paths: the same cells at the same costs, on random boards with walls."""

from __future__ import annotations

import random

import pytest

from questhall.hex import BLOCKED, DIRECTIONS, UNREACHED, Grid, Hex, costs_from, costs_to, pack, steps_from
from questhall.hex.bits import BitBoard, cells_of, flood, flood_back, mask_of


def some_board(seed: int) -> tuple[random.Random, Grid]:
    rng = random.Random(seed)
    disc = [(q, r) for q in range(-4, 5) for r in range(-4, 5) if abs(q + r) <= 4]
    hexes = [hex_ for hex_ in disc if rng.random() < 0.85]
    walls: list[tuple[Hex, Hex]] = []
    for hex_ in hexes:
        if rng.random() < 0.2:
            dq, dr = rng.choice(DIRECTIONS)
            walls.append((hex_, (hex_[0] + dq, hex_[1] + dr)))
    return rng, Grid(hexes, walls)


def test_a_mask_and_its_cells() -> None:
    assert list(cells_of(mask_of([5, 2, 200]))) == [2, 5, 200]


@pytest.mark.parametrize("seed", range(20))
def test_steps_are_counted_around_walls(seed: int) -> None:
    rng, grid = some_board(seed)
    board, start = BitBoard(grid), rng.choice(grid.cells)
    plain = steps_from(grid, start)
    for cell in grid.cells:
        assert board.steps(start, cell) == (None if plain[cell] == UNREACHED else plain[cell])
        assert [bool(board.within(start, reach) >> cell & 1) for reach in range(6)] == [
            plain[cell] <= reach for reach in range(6)
        ]


@pytest.mark.parametrize("seed", range(60))
def test_floods_cost_what_walking_costs(seed: int) -> None:
    rng, grid = some_board(seed)
    start = rng.choice(grid.cells)
    blocked, slow, dear = ({cell for cell in grid.cells if rng.random() < share} for share in (0.2, 0.2, 0.2))
    prices = [BLOCKED if c in blocked else 1 + pack(c in dear, c in slow) for c in range(grid.size)]
    masks = mask_of(blocked), mask_of(slow), mask_of(dear)
    for layers, costs in (
        (flood(BitBoard(grid), start, *masks), costs_from(grid, start, prices)),
        (flood_back(BitBoard(grid), start, *masks), costs_to(grid, start, prices)),
    ):
        told = {cell: pack(entered, points) for entered, points, mask in layers for cell in cells_of(mask)}
        assert told == {cell: costs[cell] for cell in grid.cells if costs[cell] < UNREACHED}
