"""Games saved by earlier versions: they load and go on to their end; those under today's rules are proved.

The files in `saved/` are never renewed, only added to: two or three a game whenever its rules change.
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


def under_todays_rules(file: Path) -> bool:
    save = read_file(file)
    return save.rules_version == find_game(save.game).rules_version


@pytest.mark.parametrize("file", [*filter(under_todays_rules, SAVED)], ids=lambda file: file.stem)
def test_a_game_saved_under_todays_rules_is_played_again_and_proved(file: Path) -> None:
    save = read_file(file)
    *_, last = replayed(find_game(save.game), save)
    assert last.count == len(save.journal.answers)  # type: ignore[union-attr]
    verified(save, find_game)


def test_every_game_that_was_saved_has_saves_under_todays_rules() -> None:
    assert {read_file(file).game for file in SAVED if under_todays_rules(file)} == {read_file(f).game for f in SAVED}
