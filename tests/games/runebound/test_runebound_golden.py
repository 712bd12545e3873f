"""Three whole games as text; `python -m tests.games.runebound.golden --write` writes them anew."""

from __future__ import annotations

import pytest

from tests.games.runebound.golden import TABLES, eager, path, told


@pytest.mark.parametrize("name", list(TABLES))
def test_the_recorded_game_goes_the_same_way(name: str) -> None:
    assert told(name) == path(name).read_text(encoding="utf-8")


def test_eager_games_of_every_table_end() -> None:
    for seed in range(3):
        for players in (1, 2, 3, 4):
            for scenario in ("margath", "vorakesh"):
                assert eager(players, scenario, seed).over
