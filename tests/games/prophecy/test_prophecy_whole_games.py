"""Whole games: the conformance kit on some tables, golden playthroughs, no leaks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from questhall.games.prophecy.game import GAME
from questhall.kernel.conformance import Playing, Report
from questhall.kernel.texts import missing_texts
from tests.games.prophecy import golden

HERE = Path(__file__).parent / "golden"
TABLES: list[tuple[int, dict[str, Any]]] = [
    *((2, {}), (3, {"trade": True}), (4, {"teams": True})),
    *((5, {"edition": "first"}), (3, {"apocalypse": True}), (2, {"short": True})),
]
QUICK = [(2, 17, {}), (5, 26, {"edition": "first"})]
SLOW = [(players, seed, settings) for players, settings in TABLES for seed in range(3)]


def faults(players: int, seed: int, settings: dict[str, Any]) -> list[str]:
    """What the conformance kit finds in one random game."""
    report, used = Report(), dict[str, set[str]]()
    Playing(GAME, GAME.terms(players, **settings), seed, report, used).play()
    return [*map(str, report.faults), *missing_texts(GAME.texts, used)]


@pytest.mark.parametrize(("players", "seed", "settings"), QUICK)
def test_a_random_game_keeps_every_promise_of_the_kernel(players: int, seed: int, settings: dict[str, Any]) -> None:
    assert faults(players, seed, settings) == []


@pytest.mark.soak
@pytest.mark.parametrize(("players", "seed", "settings"), SLOW)
def test_random_games_of_every_table_keep_them(players: int, seed: int, settings: dict[str, Any]) -> None:
    assert faults(players, seed, settings) == []


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_golden_game_is_told_as_before(players: int) -> None:
    """Reviewed text; `python -m tests.games.prophecy.golden` writes it anew after a change of the rules."""
    assert golden.told(players) == (HERE / f"{players}-players.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(("players", "settings"), [*TABLES, (5, {"apocalypse": True})])
def test_careful_games_come_to_an_end_with_all_components(players: int, settings: dict[str, Any]) -> None:
    for seed in range(2):
        match = golden.careful(players, seed, **settings)
        assert match.over
        assert GAME.components(match.state) == GAME.components(GAME.new(match.terms))
