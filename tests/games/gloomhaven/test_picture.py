"""A picture on the wire is small, on the largest maps too."""

from __future__ import annotations

import msgspec
import pytest

from questhall.games.gloomhaven.state import World
from questhall.kernel import Match
from questhall.table.agreement import Agreement, Chair
from questhall.table.live import LiveTable
from tests.games.gloomhaven.opened import opened

MOST_BYTES = 15_000
LARGEST = (53, 12, 32, 40, 69)  # by their figures; every room open and everybody alive, as no game ever comes to it


def on_the_wire(match: Match[World]) -> bytes:
    seats = [Chair("open") for _ in range(match.terms.players)]
    table = LiveTable("laid", Agreement(seats, match.terms, "", undo="ask"), match, 0, "running")
    return msgspec.json.encode(table.picture("", [0], set(), 0.0))


@pytest.mark.parametrize("number", LARGEST)
def test_a_picture_of_the_largest_maps_is_small(number: int) -> None:
    assert len(on_the_wire(opened(number))) < MOST_BYTES


@pytest.mark.parametrize("number", LARGEST)
def test_a_picture_of_a_move_over_the_largest_maps_is_small(number: int) -> None:
    match = opened(number)
    match.answer(0, "move:trample")
    assert len(on_the_wire(match)) < MOST_BYTES


def test_what_is_as_usual_of_a_figure_is_left_out_and_the_rest_is_always_there() -> None:
    figures = msgspec.json.decode(on_the_wire(opened(40)))["view"]["figures"]
    waiting = next(figure for figure in figures if figure["kind"] == "monster")
    assert not {"owner", "acting", "acted", "flying"} & set(waiting)
    assert {"seat", "conditions", "number", "rank", "cell"} <= set(waiting)
    assert any(figure.get("acting") for figure in figures)
