"""The golden playthroughs are played again, answer by answer and word by word."""

from __future__ import annotations

import pytest

from tests.games.rollplayer.golden import GAMES, HERE, replayed


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_playthrough_goes_as_it_was_written(name: str) -> None:
    written = (HERE / f"{name}.txt").read_text(encoding="utf-8")
    assert replayed(written).splitlines() == written.splitlines()
