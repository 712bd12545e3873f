"""OVERLAY: where obstacles may be created and moved to."""

import random
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from questhall.games.gloomhaven.rules.ground.field import Field, Token
from questhall.games.gloomhaven.rules.ground.obstacles import cuts_off, obstacle_hexes
from questhall.hex import DIRECTIONS
from questhall.ledger import rule
from tests.games.gloomhaven.fields import draw, lay_field
from tests.games.gloomhaven.test_mind_twin import disc

# Two gaps in a barrier that runs from top to bottom.
BARRIER = """
    . . o . .
     . . . .
    . . 1 . .
     . 3 4 .
    . . 2 . .
     . . . .
    . . o . .
    """


@rule("GH-OVERLAY-17", "GH-OVERLAY-18")
def test_the_last_gap_between_two_areas_stays_open() -> None:
    drawn = draw(BARRIER, under={"1": "o"})
    assert cuts_off(drawn.field, [drawn["2"]])
    assert drawn.among(obstacle_hexes(drawn.field, drawn.way("234"))) == "34"


@rule("GH-OVERLAY-17")
def test_of_two_gaps_one_may_be_filled_but_not_both() -> None:
    drawn = draw(BARRIER)
    assert not cuts_off(drawn.field, [drawn["1"]])
    assert not cuts_off(drawn.field, [drawn["2"]])
    assert cuts_off(drawn.field, [drawn["1"], drawn["2"]])


@rule("GH-OVERLAY-17", "GH-TERM-13")
def test_figures_part_no_areas_and_obstacles_go_to_empty_hexes_only() -> None:
    drawn = draw(BARRIER.replace("2", "M"), under={"3": "c", "4": "p"})
    assert drawn.among(obstacle_hexes(drawn.field, drawn.way("134M"))) == "14"


@rule("GH-OVERLAY-17", "GH-OVERLAY-02")
def test_a_closed_door_must_stay_within_reach() -> None:
    text = """
        # = #
         # #
        # 1 #
         # #
        . 2 .
         3 4
        . . .
         . .
        """
    drawn = draw(text)
    assert drawn.among(obstacle_hexes(drawn.field, drawn.way("1234"))) == "34"
    dead_end = draw(text.replace("=", "#"))
    assert dead_end.among(obstacle_hexes(dead_end.field, dead_end.way("1234"))) == "134"


@rule("GH-OVERLAY-17", "GH-TERM-11")
def test_walls_part_areas_and_a_wall_line_does_too() -> None:
    text = """
        1
         3
        2
        """
    assert not cuts_off(draw(text).field, [draw(text)["3"]])
    walled = draw(text, thin="1|2")
    assert cuts_off(walled.field, [walled["3"]])


@rule("GH-OVERLAY-17", "GH-OVERLAY-18")
def test_a_moved_obstacle_opens_the_gap_it_leaves() -> None:
    drawn = draw(BARRIER, under={"1": "o"})
    assert cuts_off(drawn.field, [drawn["2"]])
    assert not cuts_off(drawn.field, [drawn["2"]], lifted=[drawn["1"]])


@rule("GH-OVERLAY-17")
def test_the_hex_a_moved_obstacle_leaves_must_be_no_pocket() -> None:
    text = """
        1 . .
         {} .
        o . 2
         . .
        """
    pocket, bay = draw(text.format("o"), under={"1": "o"}), draw(text.format("."), under={"1": "o"})
    assert cuts_off(pocket.field, [pocket["2"]], lifted=[pocket["1"]])
    assert not cuts_off(bay.field, [bay["2"]], lifted=[bay["1"]])


@rule("GH-OVERLAY-17")
def test_areas_parted_from_the_start_forbid_nothing_elsewhere() -> None:
    drawn = draw(BARRIER, under={"1": "o", "2": "o"})
    assert drawn.among(obstacle_hexes(drawn.field, drawn.way("34"))) == "34"


def naive_cuts_off(field: Field, placed: set[int], lifted: set[int]) -> bool:
    """Pair by pair: could one walk from here to there before, and can one still?"""
    old = set(field.at(Token.OBSTACLE))
    new = (old - lifted) | placed
    cells = field.grid.cells

    def walk(start: int, obstacles: set[int]) -> set[int]:
        seen: set[int] = set()
        todo = {start} - obstacles
        while todo:
            here = todo.pop()
            seen.add(here)
            todo |= set(field.grid.neighbours[here]) - seen - obstacles
        return seen

    stayed = [cell for cell in cells if cell not in old and cell not in new]
    for a, b in combinations(stayed, 2):
        if b in walk(a, old) and b not in walk(a, new):
            return True
    freed = [cell for cell in cells if cell in old and cell not in new]
    return any(stayed and not walk(cell, new) & set(stayed) for cell in freed)


@settings(max_examples=200, deadline=None)
@given(st.integers(0, 10**6))
@rule("GH-OVERLAY-17")
def test_the_answer_agrees_with_the_naive_twin(seed: int) -> None:
    rng = random.Random(seed)
    floor = [hex_ for hex_ in disc(2) if rng.random() < 0.85]
    edges = [(a, (a[0] + dq, a[1] + dr)) for a in floor for dq, dr in DIRECTIONS[:3]]
    walls = tuple(edge for edge in edges if edge[1] in floor and rng.random() < 0.1)
    obstacles = [hex_ for hex_ in floor if rng.random() < 0.3]
    field = lay_field(floor, walls, tokens={Token.OBSTACLE: obstacles})
    free = [field.grid.cell(hex_) for hex_ in floor if hex_ not in obstacles]
    placed = set(rng.sample(free, min(len(free), rng.randint(1, 2))))
    lifted = set(rng.sample(sorted(field.at(Token.OBSTACLE)), rng.randint(0, min(1, len(obstacles)))))
    assert cuts_off(field, placed, lifted) == naive_cuts_off(field, placed, lifted)
