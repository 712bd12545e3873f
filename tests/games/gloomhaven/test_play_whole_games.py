"""Whole games: the conformance kit over the scenarios, and many random games in which nothing vanishes or appears."""

from __future__ import annotations

import random
from typing import Any

import pytest

from questhall.games.gloomhaven.content.scenarios import playable
from questhall.games.gloomhaven.game import GAME
from questhall.kernel import Game, Keep, Match, Terms
from questhall.kit.conformance import (
    QUICK,
    Playing,
    Report,
    components_are_kept,
    counts_are_possible,
    same_bytes,
    watched,
)
from questhall.kit.texts import missing_texts

SAMPLE, SOAKED, PARTS = 100, 2_000, 20
LONGEST = 5_000  # decisions in a random game


def table(seed: int) -> Terms:
    """A table drawn by lot: scenario, two to four characters, level 0 to 7, perks, variants."""
    rng = random.Random(seed)
    return GAME.terms(
        rng.choice(list(GAME.players)),
        scenario=playable()[seed % len(playable())],
        level=rng.randrange(7),
        perks=rng.choice([0, 1, 3]),
        solo=rng.random() < 0.1,
        tamed=rng.random() < 0.2,
        sharing=rng.choice(["deck", "type"]),
    )


def played(seed: int) -> Match[Any]:
    """A random game to its end, its components, counts and bytes looked at before every step."""
    rng = random.Random(seed)
    game: Game[Any] = watched(GAME)
    match: Match[Any] = Match(game, table(seed), b"gloomhaven" + seed.to_bytes(6, "big"), Keep.NOTHING)
    while match.asked and match.count < LONGEST:
        choice = rng.choice(match.asked)
        match.answer(choice.seat, choice.key_at(rng.randrange(len(choice.options))))
    assert match.over, f"seed {seed} does not end"
    same_bytes(game, match)
    components_are_kept(game, match)
    counts_are_possible(game, match)
    return match


@pytest.mark.parametrize("part", range(4))
def test_a_sample_of_random_games_ends_with_everything_in_its_place(part: int) -> None:
    for seed in range(part, SAMPLE, 4):
        match = played(seed)
        assert match.state.verdict in ("won", "lost")


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_two_thousand_random_games_end_with_everything_in_its_place(part: int) -> None:
    for seed in range(SAMPLE + part, SAMPLE + SOAKED, PARTS):
        played(seed)


@pytest.mark.parametrize("number", playable())
def test_the_conformance_kit_has_nothing_to_say(number: int) -> None:
    """One game of each scenario under the eyes of the kit: options, clones, saves, reasons, futures, leaks."""
    report, used = Report(), dict[str, set[str]]()
    terms = GAME.terms(2 + number % 3, scenario=number, perks=number % 2)
    Playing(GAME, terms, number, report, used, QUICK).play()
    assert not [*map(str, report.faults), *missing_texts(GAME.texts, used, GAME.face.numbers())]
