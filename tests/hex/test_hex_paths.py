"""Paths with entry prices, compared with plain relaxation."""

from hypothesis import given
from hypothesis import strategies as st

from questhall.hex import BLOCKED, UNREACHED, Grid, Hex, costs_from, costs_to, hexes_within, pack, steps_from, unpack

SPREAD = range(-3, 4)
DISC = [(q, r) for q in SPREAD for r in SPREAD if abs(q + r) <= 3]


def relaxed(grid: Grid, start: int, prices: list[int], crossing: dict[tuple[int, int], int]) -> list[int]:
    """Costs by going over all edges until nothing gets cheaper."""
    costs = [UNREACHED] * grid.size
    costs[start] = 0
    for _ in grid.cells:
        for cell in grid.cells:
            for next_ in grid.neighbours[cell]:
                if costs[cell] < UNREACHED and prices[next_] != BLOCKED:
                    costs[next_] = min(costs[next_], costs[cell] + prices[next_] + crossing.get((cell, next_), 0))
    return costs


@st.composite
def terrains(draw: st.DrawFn) -> tuple[Grid, list[int], dict[tuple[int, int], int]]:
    hexes = draw(st.lists(st.sampled_from(DISC), min_size=2, unique=True))
    edges = [(a, (a[0] + 1, a[1])) for a in draw(st.lists(st.sampled_from(hexes), max_size=5))]
    grid = Grid(hexes, edges)
    prices = [1] * grid.size
    for cell in grid.cells:
        prices[cell] = draw(st.sampled_from([BLOCKED, 1, 1, 2, pack(1, 1), pack(1, 2)]))
    steps = [(cell, next_) for cell in grid.cells for next_ in grid.neighbours[cell]]
    rivers = draw(st.lists(st.sampled_from(steps), max_size=4)) if steps else []
    return grid, prices, dict.fromkeys(rivers, 3)


@given(terrains())
def test_costs_from_a_cell_agree_with_relaxation(terrain: tuple[Grid, list[int], dict[tuple[int, int], int]]) -> None:
    grid, prices, crossing = terrain
    for start in grid.cells[:3]:
        assert costs_from(grid, start, prices, crossing) == relaxed(grid, start, prices, crossing)


@given(terrains())
def test_costs_to_a_cell_are_the_costs_from_the_others(
    terrain: tuple[Grid, list[int], dict[tuple[int, int], int]],
) -> None:
    grid, prices, crossing = terrain
    goal = grid.cells[0]
    back = costs_to(grid, goal, prices, crossing)
    assert all(back[cell] == costs_from(grid, cell, prices, crossing)[goal] for cell in grid.cells)


@given(terrains())
def test_steps_are_costs_at_one_point_a_hex(terrain: tuple[Grid, list[int], dict[tuple[int, int], int]]) -> None:
    grid = terrain[0]
    start = grid.cells[-1]
    assert steps_from(grid, start) == costs_from(grid, start, [1] * grid.size)


@given(terrains(), st.integers(0, 4))
def test_hexes_within_reach_are_those_few_steps_away(
    terrain: tuple[Grid, list[int], dict[tuple[int, int], int]], reach: int
) -> None:
    grid = terrain[0]
    start = grid.cells[0]
    steps = steps_from(grid, start)
    assert hexes_within(grid, start, reach) == {cell: steps[cell] for cell in grid.cells if steps[cell] <= reach}


def test_the_major_cost_decides_before_the_minor_one() -> None:
    assert pack(1, 0) > pack(0, 1_000)
    assert unpack(pack(3, 7) + pack(1, 2)) == (4, 9)


def test_a_longer_clean_way_beats_a_short_dear_one() -> None:
    around: list[Hex] = [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1), (3, 0)]
    grid = Grid(around)
    prices = [1] * grid.size
    prices[grid.cell((1, 0))] = pack(1, 1)
    costs = costs_from(grid, grid.cell((0, 0)), prices)
    assert unpack(costs[grid.cell((2, 0))]) == (0, 3)
