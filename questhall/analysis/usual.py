"""How many outcomes such a game usually has: counted in a few games that bots play on dice of their own."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from questhall.analysis.luck import Shown, key_of
from questhall.bots.plain import HouseBot, RandomBot
from questhall.kernel import Game, Keep, Match, Terms

GAMES, SECONDS = 3, 3.0  # seconds of CPU time: a long game is counted once
LONGEST = 3_000  # decisions


def usual_outcomes(game: Game[Any], terms: Terms, seed: bytes, clock: Callable[[], float]) -> float:
    began, counts = clock(), list[int]()
    while len(counts) < GAMES and (not counts or clock() - began < SECONDS):
        counts.append(outcomes_of(game, terms, key_of(seed, "usual", len(counts))))
    return max(1.0, sum(counts) / len(counts))


def outcomes_of(game: Game[Any], terms: Terms, key: bytes) -> int:
    """Answers after which chance had a hand in it."""
    match: Match[Any] = Match(game, terms, key, Keep.BOUNDARY)
    has_house = type(game).house is not Game.house
    bot = HouseBot() if has_house else RandomBot(random.Random(key).getrandbits(32))
    found = 0
    while match.asked and match.count < LONGEST:
        known, seat = Shown(match), match.asked[0].seat
        match.answer(seat, bot.answer(match.seen(seat)))
        found += known.changed(match)
    return found
