"""MOVE and DOOR: what stops a figure that moves by itself, once it sees what is in its way."""

import pytest

from questhall.games.gloomhaven.content.terms import Side
from questhall.games.gloomhaven.rules.ground.ground import Gait
from questhall.games.gloomhaven.rules.scenario.going_on import cannot_go
from questhall.ledger import rule
from tests.games.gloomhaven.fields import draw, someone

BRUTE = someone(Side.CHARACTERS)
ROW = """
    A

    {}

    3

    4
"""


def reason(there: str, names: str, gait: Gait = Gait.WALK, points: int = 5, under: str = "") -> str:
    """Why A cannot go that way, if something or somebody is on the first hex of it."""
    drawn = draw(ROW.format(there), under={there: under})
    refusal = cannot_go(drawn.field, BRUTE, drawn["A"], drawn.way(names), gait, points)
    return refusal.reason if refusal else ""


@rule("GH-IX-10", "GH-MOVE-02", "GH-MOVE-05")
@pytest.mark.parametrize(
    ("there", "gait", "expected"),
    [
        ("2", Gait.WALK, ""),
        ("M", Gait.WALK, "way.enemy"),
        ("B", Gait.WALK, ""),
        ("M", Gait.JUMP, ""),
        ("M", Gait.FLY, ""),
    ],
)
def test_a_walker_passes_allies_but_not_enemies(there: str, gait: Gait, expected: str) -> None:
    assert reason(there, there + "3", gait) == expected


@rule("GH-OVERLAY-15", "GH-MOVE-07", "GH-MOVE-08")
def test_obstacles_stop_walkers_on_the_way_jumpers_at_its_end_and_flyers_never() -> None:
    gaits = (Gait.WALK, Gait.JUMP, Gait.FLY)
    assert [reason("2", "23", gait, under="o") for gait in gaits] == ["way.obstacle", "", ""]
    assert [reason("2", "2", gait, under="o") for gait in gaits] == ["way.obstacle", "way.obstacle", ""]


@rule("GH-MOVE-04")
@pytest.mark.parametrize("gait", list(Gait))
def test_nobody_ends_on_a_figure(gait: Gait) -> None:
    assert reason("B", "B", gait) == "way.occupied"


@rule("GH-MOVE-01", "GH-MOVE-03")
def test_points_and_steps_are_counted() -> None:
    assert reason("2", "234", points=3) == ""
    assert reason("2", "234", points=2) == "way.points"
    assert reason("2", "234", points=3, under="d") == "way.points"
    assert reason("2", "3") == "way.no-step"
