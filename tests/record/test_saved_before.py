"""Games saved by the first version: they load, go on to their end, and a finished one is still proved.

The files in `saved/` were written before the games' folders got one shape; they are never renewed, only added to.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from questhall.games import find_game
from questhall.record.files import read_file, replayed, restored, verified

SAVED = sorted((Path(__file__).parent / "saved").glob("*.qh"))


@pytest.mark.parametrize("file", SAVED, ids=lambda file: file.stem)
def test_a_game_saved_before_goes_on_to_its_end(file: Path) -> None:
    match, rng = restored(read_file(file), find_game, str(file)), random.Random(1)
    while match.asked:
        choice = match.asked[0]
        match.answer(choice.seat, rng.choice(list(choice.options)))
    assert match.over


@pytest.mark.parametrize("file", SAVED, ids=lambda file: file.stem)
def test_a_game_saved_under_the_same_rules_is_played_again_and_proved(file: Path) -> None:
    save = read_file(file)
    game = find_game(save.game)
    if save.rules_version != game.rules_version:
        pytest.skip(f"{game.id} has other rules now: the game goes on from its state")
    *_, last = replayed(game, save)
    assert last.count == len(save.journal.answers)  # type: ignore[union-attr]
    verified(save, find_game)
