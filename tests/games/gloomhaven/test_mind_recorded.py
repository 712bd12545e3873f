"""The mind answers 500 recorded positions as it did, except where a named ruling changed it."""

from __future__ import annotations

from questhall.games.gloomhaven.rules.mind.options import think
from questhall.ledger import rule
from tests.games.gloomhaven.recorded_minds import answer, changed, positions, recorded

# Positions whose answer a ruling changed: on crowded boards, where neighbours had every corner on a wall.
CHANGED = dict.fromkeys(
    (6, 8, 9, 11, 16, 23, 63, 64, 75, 130, 151, 159, 169, 200, 201, 208, 211, 234, 247), "GH-LOS-02"
)


@rule("GH-FOCUS-02", "GH-MONEFF-01", "GH-MONMOVE-12")
def test_the_mind_answers_as_recorded() -> None:
    now = [answer(think(position)) for position in positions()]
    other = [number for number, (is_, was) in enumerate(zip(now, recorded(), strict=True)) if is_ != was]
    assert other == sorted(CHANGED)
    assert {number: now[number] for number in other} == changed()
