"""Sight on whole scenario maps, against a naive twin that tries every line against every wall."""

import json
from itertools import combinations

import pytest
import typer
from typer.testing import CliRunner

from questhall.games.gloomhaven.content.atlas import load, numbers
from questhall.games.gloomhaven.content.scenario_map import Edge, ScenarioMap, edge, neighbours
from questhall.games.gloomhaven.tool import map_commands
from questhall.hex import Grid, Hex, Sight
from questhall.ledger import rule

app = typer.Typer()
map_commands.register(app)

Point = tuple[int, int]
Segment = tuple[Point, Point]
CORNERS = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))


def corners(h: Hex) -> set[Point]:
    return {(3 * h[0] + x, h[0] + 2 * h[1] + y) for x, y in CORNERS}


def wall_segments(scenario: ScenarioMap) -> list[Segment]:
    outer = {(h, n) for h in scenario.hexes for n in neighbours(h) if n not in scenario.hexes}
    edges: set[Edge] = outer | set(scenario.thin_walls)
    return [(min(shared), max(shared)) for a, b in edges if (shared := corners(a) & corners(b))]


def side(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def within(a: Point, b: Point, c: Point) -> bool:
    return min(a[0], b[0]) <= c[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= c[1] <= max(a[1], b[1])


def touch(line: Segment, wall: Segment) -> bool:
    (p, q), (a, b) = line, wall
    pa, pb = side(p, q, a), side(p, q, b)
    if pa == pb == 0:
        return within(p, q, a) or within(p, q, b) or within(a, b, p)
    return min(pa, pb) <= 0 <= max(pa, pb) and side(a, b, p) * side(a, b, q) <= 0


def naive_counts(scenario: ScenarioMap) -> tuple[int, int]:
    walls = wall_segments(scenario)
    on_wall = {point for wall in walls for point in wall}
    usable = {h: corners(h) - on_wall for h in scenario.hexes}
    points = sorted(set().union(*usable.values()))
    clear = {(p, p) for p in points}
    clear |= {line for line in combinations(points, 2) if not any(touch(line, wall) for wall in walls)}
    pairs = list(combinations(sorted(scenario.hexes), 2))
    beside = {(a, n) for a in scenario.hexes for n in neighbours(a) if edge(a, n) not in scenario.thin_walls}
    visible = sum(
        (a, b) in beside or any((min(p, q), max(p, q)) in clear for p in usable[a] for q in usable[b]) for a, b in pairs
    )
    return 2 * visible, 2 * (len(pairs) - visible)


@rule("GH-LOS-02", "GH-LOS-03")
@pytest.mark.parametrize("number", [27, 62, 92, 28, 1, 54])
def test_sight_agrees_with_the_naive_twin(number: int) -> None:
    assert map_commands.sight_counts(load(number)) == naive_counts(load(number))


@rule("GH-LOS-02")
@pytest.mark.parametrize("number", numbers())
def test_every_ordered_pair_is_counted_once(number: int) -> None:
    size = len(load(number).hexes)
    visible, blocked = map_commands.sight_counts(load(number))
    assert visible + blocked == size * (size - 1)
    assert visible > 0
    assert visible % 2 == 0


@rule("GH-LOS-02")
@pytest.mark.parametrize("number", [1, 3, 40, 52])
def test_who_sees_is_seen(number: int) -> None:
    seen = Sight(Grid(load(number).hexes, load(number).thin_walls)).table()
    assert all(a in seen[b] for a in seen for b in seen[a])


def test_the_sight_command_prints_json() -> None:
    result = CliRunner().invoke(app, ["sight", "27"])
    assert result.exit_code == 0
    answer = json.loads(result.output)
    assert list(answer) == ["scenario", "visible", "blocked"]
    assert answer["visible"] + answer["blocked"] == 35 * 34


@pytest.mark.parametrize(("number", "complaint"), [("0", "choose 1 to 95"), ("55", "random dungeon")])
def test_the_sight_command_names_a_wrong_scenario(number: str, complaint: str) -> None:
    result = CliRunner().invoke(app, ["sight", number])
    assert result.exit_code == 2
    assert complaint in result.output
