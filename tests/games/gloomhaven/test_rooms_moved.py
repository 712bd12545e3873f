"""TERM and MOVE: which movement is forced."""

import pytest

from questhall.games.gloomhaven.content.terms import Condition, Side
from questhall.games.gloomhaven.rules.combat.conditions import receive
from questhall.games.gloomhaven.rules.ground.entering import Scorched, Sprung
from questhall.games.gloomhaven.rules.ground.ground import Gait
from questhall.games.gloomhaven.rules.ground.moved import (
    Cause,
    cannot_be_moved,
    cannot_lead,
    cost_of,
    is_forced,
    met_on,
)
from questhall.games.gloomhaven.state import Figure
from questhall.ledger import rule
from tests.games.gloomhaven.fields import draw, someone

FORCED = [Cause.PUSH, Cause.PULL, Cause.MADE_TO_MOVE, Cause.SWAP, Cause.SCENARIO]
WILLING = [Cause.OWN_MOVE, Cause.GRANTED]
MONSTER = someone(Side.MONSTERS)
GROUND = """
    . 2 4
     1 3 =
"""


@rule("GH-TERM-15")
def test_push_pull_being_made_to_move_swaps_and_scenario_effects_are_forced() -> None:
    assert [cause for cause in Cause if is_forced(cause)] == FORCED


@rule("GH-TERM-15", "GH-MOVE-11")
@pytest.mark.parametrize("cause", [*FORCED, *WILLING])
def test_forced_movement_pays_nothing_more_for_difficult_terrain(cause: Cause) -> None:
    drawn = draw(GROUND, under={"1": "d", "2": "d"})
    assert cost_of(drawn.field, drawn.way("12"), Gait.WALK, cause) == (2 if cause in FORCED else 4)


@rule("GH-TERM-15", "GH-MOVE-11")
@pytest.mark.parametrize("cause", [*FORCED, *WILLING])
def test_forced_movement_springs_what_a_jump_would_pass_over(cause: Cause) -> None:
    drawn = draw(GROUND, under={"1": "t", "2": "h"})
    found = met_on(drawn.field, MONSTER, drawn.way("123"), Gait.JUMP, cause, 4)
    expected = [Sprung(drawn["1"], 4), Scorched(drawn["2"], 2)] if cause in FORCED else []
    assert found == expected


@rule("GH-TERM-15", "GH-MOVE-09")
def test_a_flyer_springs_nothing_when_it_is_forced() -> None:
    drawn = draw(GROUND, under={"1": "t"})
    assert met_on(drawn.field, someone(Side.MONSTERS, flying=True), drawn.way("12"), Gait.FLY, Cause.SWAP, 4) == []


@rule("GH-TERM-15", "GH-OVERLAY-26")
@pytest.mark.parametrize("cause", [*FORCED, *WILLING])
def test_nobody_is_forced_onto_a_closed_door(cause: Cause) -> None:
    drawn = draw(GROUND)
    door = next(iter(drawn.field.tokens[next(token for token in drawn.field.tokens if token.value == "closed-door")]))
    refusal = cannot_lead(drawn.field, (drawn["4"], door), cause)
    assert (refusal is not None) is (cause in FORCED)
    assert cannot_lead(drawn.field, drawn.way("34"), cause) is None


@rule("GH-TERM-15", "GH-COND-14", "GH-IX-40")
@pytest.mark.parametrize("condition", ["immobilize", "stun"])
def test_who_is_told_to_move_must_be_able_to_and_push_pull_and_swap_ask_nobody(condition: Condition) -> None:
    held = Figure("monster", "hound", 4, 4)
    receive(held, condition)
    able = [cause for cause in Cause if cannot_be_moved(held, cause) is None]
    assert able == [Cause.PUSH, Cause.PULL, Cause.SWAP, Cause.SCENARIO]
    held.conditions = {}
    assert all(cannot_be_moved(held, cause) is None for cause in Cause)


@rule("GH-BOSS-05")
def test_a_boss_that_is_immune_to_push_cannot_be_pushed_by_any_card() -> None:
    drake = Figure("monster", "elder-drake", 40, 40, "boss", immune=["push", "pull"])
    able = [cause for cause in Cause if cannot_be_moved(drake, cause) is None]
    assert able == [Cause.OWN_MOVE, Cause.GRANTED, Cause.MADE_TO_MOVE, Cause.SWAP, Cause.SCENARIO]
