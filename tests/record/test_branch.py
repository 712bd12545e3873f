"""A branch shares its past with the game it comes from, and nothing of what lies ahead."""

from __future__ import annotations

import random
from typing import Any

import pytest

from examples.bandits import GAME as BANDITS
from examples.lanterns import GAME as LANTERNS
from questhall.bots import RandomBot, default_bot, make_bot
from questhall.games import find_game
from questhall.kernel import Game, Keep, Match, Refusal
from questhall.kernel.match import encode
from questhall.record.branch import at_step, branched
from questhall.record.files import load, saved, to_bytes, verified
from questhall.record.undo import Policy, undo

KEY, OTHER = bytes(16), bytes([7] * 16)


def played(game: Game[Any], players: int, seed: int, **settings: Any) -> Match[Any]:
    """A whole game at random."""
    match = Match(game, game.terms(players, **settings), seed.to_bytes(16, "big"), Keep.JOURNAL)
    bot = RandomBot(seed)
    while match.asked:
        choice = match.asked[0]
        match.answer(choice.seat, bot.answer(match.seen(choice.seat)))
    return match


def played_on(match: Match[Any], bot: str) -> Match[Any]:
    minds = [make_bot(bot, match.game, seed) for seed in range(match.terms.players)]
    while match.asked:
        seat = match.asked[0].seat
        match.answer(seat, minds[seat].answer(match.seen(seat)))
    return match


def test_other_dice_lie_ahead_of_a_branch() -> None:
    match = played(BANDITS, 2, 1)
    branches = [branched(match, 2, [0], bytes([n] * 16)) for n in range(8)]
    assert len({branch.key for branch in branches} - {match.key}) == 8
    said = [(choice.seat, next(key for key in choice.options if "strike" in key)) for choice in branches[0].asked]
    for branch in branches:
        for seat, key in said:
            branch.answer(seat, key)
    assert len({encode(branch.state) for branch in branches}) > 1


def test_what_the_player_sees_is_the_same_and_what_it_cannot_see_is_dealt_anew() -> None:
    match = played(LANTERNS, 3, 3)
    there = at_step(match, 4)
    branches = [branched(match, 4, [0], bytes([n] * 16)) for n in range(8)]
    seen = there.view(0)
    seen.counters = {}
    for branch in branches:
        view = branch.view(0)
        view.counters = {}
        assert encode(view) == encode(seen)
    assert len({encode(branch.state) for branch in branches}) > 1


def test_the_proof_runs_from_the_branchs_own_start() -> None:
    branch = played_on(branched(played(BANDITS, 2, 5), 3, [1], OTHER), "random")
    assert branch.over
    told = verified(saved(branch), lambda _: BANDITS)
    assert told["answers"] == len(branch.journal.answers)  # type: ignore[union-attr]
    loaded = load(to_bytes(branch), lambda _: BANDITS)
    assert encode(loaded.state) == encode(branch.state)


def test_nothing_from_before_the_branch_can_be_taken_back() -> None:
    branch = branched(played(BANDITS, 2, 5), 3, [1], OTHER)
    assert undo(branch, [0, 1], [0, 1], Policy.SOLO) == Refusal("undo.nothing")


GAMES = [("rollplayer", 2), ("rollplayer", 4), ("prophecy", 3), ("runebound", 2), ("runebound", 3)]


def branch_and_finish(name: str, players: int, seed: int, bots: str) -> None:
    """A game by chance, left at a random place by a random seat, goes on to its end, and its dice are proved."""
    game, rng = find_game(name), random.Random(f"{name} {players} {seed}")
    match = played(game, players, seed)
    assert match.journal is not None
    step = rng.randrange(len(match.journal.answers))
    branch = played_on(branched(match, step, [rng.randrange(players)], rng.randbytes(16)), bots)
    assert branch.over
    verified(saved(branch), lambda _: game)


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_branch_from_anywhere_is_played_to_its_end(name: str, players: int) -> None:
    for seed in range(2):
        branch_and_finish(name, players, seed, default_bot(find_game(name)))


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(50))
@pytest.mark.parametrize("name", ["rollplayer", "prophecy", "runebound"])
def test_branches_from_fifty_places_are_played_to_their_ends(name: str, seed: int) -> None:
    game = find_game(name)
    players = game.players[seed % len(game.players)]
    branch_and_finish(name, players, 1000 + seed, default_bot(game))
