"""Positions as text: what is written is read back, whole or as a seat sees it, and goes on."""

from __future__ import annotations

import random
from typing import Any

import pytest

from questhall.games import find_game
from questhall.kernel import Keep, Match
from questhall.kernel.match import encode
from questhall.kit.position import BadPosition, read, written

BOXES = [("rollplayer", 3), ("prophecy", 4), ("runebound", 3), ("gloomhaven", 3)]
GAMES = [("lanterns", 3), ("bandits", 4), ("tictactoe", 2), *BOXES]
LENGTHS = [0, 3, 9, 40, 120, 260]


def somewhere(name: str, players: int, seed: int, answers: int) -> Match[Any]:
    """A match after so many random answers, or a little before its end."""
    game, rng = find_game(name), random.Random(seed)
    match = Match(game, game.terms(players), seed.to_bytes(16, "big"), Keep.JOURNAL)
    for _ in range(answers):
        before = match.clone(Keep.JOURNAL)
        choice = match.asked[0]
        match.answer(choice.seat, rng.choice(list(choice.options)))
        if not match.asked:
            return before
    return match


def stripped(state: Any) -> bytes:
    """Without the kernel's own bookkeeping of dice, which is no part of a position."""
    state.counters = {}
    return encode(state)


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_position_is_read_back_as_it_was_written(name: str, players: int) -> None:
    for seed, answers in enumerate(LENGTHS):
        match = somewhere(name, players, seed, answers)
        again = read(written(match), find_game)
        assert stripped(again.state) == stripped(match.clone().state)
        assert [(c.seat, c.kind, list(c.options)) for c in again.asked] == [
            (c.seat, c.kind, list(c.options)) for c in match.asked
        ]


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_seats_position_tells_what_it_sees_and_can_be_played_on(name: str, players: int) -> None:
    for seed, answers in enumerate(LENGTHS):
        match, rng = somewhere(name, players, seed, answers), random.Random(seed)
        seat = seed % players
        again = read(written(match, [seat]), find_game)
        assert stripped(again.view(seat)) == stripped(match.view(seat))
        for _ in range(20):
            if not again.asked:
                break
            choice = again.asked[0]
            again.answer(choice.seat, rng.choice(list(choice.options)))


def test_what_a_seat_cannot_see_is_not_in_its_text() -> None:
    match = somewhere("lanterns", 3, 1, 6)
    other = match.clone(Keep.JOURNAL)
    assert written(match, [0]) == written(other, [0])
    text = written(match, [0])
    hidden = {card for thief in match.state.thieves[1:] for card in thief.hand.cards}
    assert hidden
    assert "unseen" in text
    assert len(text.split("thieves")[1].split("deck")[0]) < 400


EDITED = """
game: tictactoe
world:
  agenda: [1]
  cells: [0, 0, -1, 1, -1, -1, -1, -1, -1]
"""


def test_a_position_written_by_hand_is_played() -> None:
    match = read(EDITED, find_game)
    assert [(choice.seat, choice.kind) for choice in match.asked] == [(1, "turn")]
    match.answer(1, "mark:c1")
    assert match.state.cells[2] == 1


@pytest.mark.parametrize(
    ("text", "cause"),
    [
        ("game: chess\nworld: {}", "game: there is no game 'chess'"),
        ("world: {}", "game: is missing"),
        ("game: tictactoe", "world: is missing"),
        ("game: tictactoe\nworld: {cells: oh}", "world: Expected `array`"),
        ("game: tictactoe\nplayers: 9\nworld: {}", "players and settings: terms.players"),
        ("game: [", "cannot be read"),
        (EDITED + "said since: ['1 mark:a1']", "said since: '1 mark:a1'"),
    ],
)
def test_a_bad_text_is_refused_with_its_place(text: str, cause: str) -> None:
    with pytest.raises(BadPosition, match=cause.replace("[", r"\[")):
        read(text, find_game)
