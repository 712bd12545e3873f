"""PUSH and PULL against their naive twin."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from questhall.games.gloomhaven.content.terms import Side
from questhall.games.gloomhaven.rules.ground.field import Token
from questhall.games.gloomhaven.rules.ground.forced import Force, Shove
from questhall.hex import DIRECTIONS, steps_from
from questhall.ledger import rule
from tests.games.gloomhaven.fields import Drawn, lay_field, someone
from tests.games.gloomhaven.test_mind_twin import disc


def naive_ways(drawn: Drawn, force: Force, points: int) -> set[tuple[int, ...]]:
    """Every sequence of neighbours tried and judged as a whole, by the words of the book."""
    field, start = drawn.field, drawn["M"]
    far = steps_from(field.grid, drawn["A"])
    solid = {cell for cells in field.tokens.values() for cell in cells}  # only obstacles are drawn
    side = field.figures[start].side

    def better(a: int, b: int) -> bool:
        return far[b] > far[a] if force is Force.PUSH else far[b] < far[a]

    def walkable(way: tuple[int, ...]) -> bool:
        steps = zip((start, *way), way, strict=False)
        passed = all(cell not in solid and field.figures.get(cell, field.figures[start]).side is side for cell in way)
        return passed and all(b in field.grid.neighbours[a] and better(a, b) for a, b in steps)

    every: list[tuple[int, ...]] = [()]
    for way in every:
        if len(way) < points:
            every += [(*way, cell) for cell in field.grid.neighbours[(start, *way)[-1]] if walkable((*way, cell))]
    whole = [way for way in every if not way or way[-1] not in field.figures]

    def finished(way: tuple[int, ...]) -> bool:
        here = (start, *way)[-1]
        onward = [cell for cell in field.grid.neighbours[here] if better(here, cell)]
        open_ones = [cell for cell in onward if any(other[: len(way) + 1] == (*way, cell) for other in whole)]
        return len(way) == points or not onward or len(open_ones) < len(onward)

    return {way for way in whole if finished(way)}


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(Force), st.integers(1, 3))
@rule("GH-FX-05", "GH-FX-06", "GH-FX-07", "GH-FX-08")
def test_pushes_and_pulls_agree_with_the_naive_twin(seed: int, force: Force, points: int) -> None:
    drawn = crowded(seed)
    assert set(Shove(drawn.field, force, drawn["A"], drawn["M"]).ways(points)) == naive_ways(drawn, force, points)


def crowded(seed: int) -> Drawn:
    """A disc with figures of both sides, obstacles and a few walls."""
    rng = random.Random(seed)
    floor = [hex_ for hex_ in disc(3) if rng.random() < 0.9]
    attacker, target, *others = rng.sample(floor, 10)
    figures = {attacker: someone(Side.CHARACTERS), target: someone(Side.MONSTERS)}
    figures |= {hex_: someone(rng.choice(list(Side))) for hex_ in others[:5]}
    hexes = set(floor)
    edges = [(a, (a[0] + dq, a[1] + dr)) for a in floor for dq, dr in DIRECTIONS[:3]]
    walls = tuple(edge for edge in edges if edge[1] in hexes and rng.random() < 0.08)
    field = lay_field(floor, walls, figures, {Token.OBSTACLE: others[5:]})
    return Drawn(field, {"A": attacker, "M": target})
