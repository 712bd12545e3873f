"""Bots: they see a seat's view alone, keep their budget, and the one that searches beats the one that does not."""

from __future__ import annotations

import time
from collections import Counter
from typing import Any

import pytest

from examples.bandits import GAME as BANDITS
from examples.lanterns import GAME as LANTERNS
from examples.tictactoe import GAME as TICTACTOE
from questhall.bots import Bot, HouseBot, RandomBot, TreeBot, make_bot
from questhall.games import find_game
from questhall.kernel import Chance, Game, Match, Tree
from questhall.kernel.match import encode
from questhall.kernel.seen import resample
from questhall.kit.script import answers

KEY = bytes(16)


def played(game: Game[Any], bots: list[Bot], number: int) -> list[float]:
    match: Match[Any] = Match(game, game.terms(len(bots)), number.to_bytes(16, "big"))
    while match.asked:
        seat = match.asked[0].seat
        match.answer(seat, bots[seat].answer(match.seen(seat)))
    return match.rewards()


def share(game: Game[Any], bot: Bot, games: int) -> float:
    """Of the wins against random, seats alternating."""
    won = 0.0
    for number in range(games):
        rival = RandomBot(number)
        won += played(game, [bot, rival] if number % 2 else [rival, bot], number)[0 if number % 2 else 1]
    return won / games


@pytest.mark.parametrize(("game", "least"), [(TICTACTOE, 0.9), (LANTERNS, 0.8), (BANDITS, 0.65)])
def test_search_beats_random_clearly(game: Game[Any], least: float) -> None:
    assert share(game, TreeBot(Tree(), iterations=150, seed=1), 40) >= least


def test_search_with_house_rollouts_and_a_horizon_beats_random_too() -> None:
    assert share(LANTERNS, TreeBot(Tree(house=True, horizon=6), iterations=60, seed=1), 20) >= 0.7


def test_search_answers_the_same_whatever_it_cannot_see() -> None:
    one = answers(Match(LANTERNS, LANTERNS.terms(2), KEY))
    other_state = one.clone().state
    resample(LANTERNS, other_state, [one.asked[0].seat], Chance(b"another deal", {}))
    other = Match(LANTERNS, one.terms, KEY, state=other_state)
    assert encode(one.state) != encode(other.state)
    seat = one.asked[0].seat
    said = [
        Counter(TreeBot(Tree(), iterations=40, seed=n).answer(m.seen(seat)) for n in range(30)) for m in (one, other)
    ]
    assert said[0] == said[1]
    assert sum(said[0].values()) == 30


def test_search_finds_the_winning_move_and_stops_the_losing_one() -> None:
    winning = answers(Match(TICTACTOE, TICTACTOE.terms(), KEY), "1 mark:a1", "2 mark:b1", "1 mark:a2", "2 mark:b2")
    assert TreeBot(Tree(), iterations=400, seed=2).answer(winning.seen(0)) == "mark:a3"
    losing = answers(Match(TICTACTOE, TICTACTOE.terms(), KEY), "1 mark:a1", "2 mark:b2", "1 mark:a2")
    assert TreeBot(Tree(), iterations=400, seed=2).answer(losing.seen(1)) == "mark:a3"


def test_search_keeps_its_budget() -> None:
    match = Match(LANTERNS, LANTERNS.terms(4), KEY)
    started = time.perf_counter()
    TreeBot(Tree(), seconds=0.05).answer(match.seen(match.asked[0].seat))
    assert time.perf_counter() - started < 1.0


def test_a_bot_is_given_no_state() -> None:
    match = Match(LANTERNS, LANTERNS.terms(2), KEY)
    seen = match.seen(match.asked[0].seat)
    assert set(seen.state.deck.cards) == {"?"}
    assert set(seen.state.thieves[1 - seen.seat].hand.cards) == {"?"}


def test_nobody_sees_for_a_seat_that_is_not_asked() -> None:
    match = Match(TICTACTOE, TICTACTOE.terms(), KEY)
    with pytest.raises(LookupError, match="seat 1 has nothing to decide"):
        match.seen(1)


def test_bots_are_made_by_name_and_mistakes_are_told() -> None:
    assert isinstance(make_bot("random", LANTERNS), RandomBot)
    assert isinstance(make_bot("bot", LANTERNS), HouseBot)
    assert isinstance(make_bot("bot", TICTACTOE), TreeBot)
    with pytest.raises(LookupError, match="tictactoe has no house bot"):
        make_bot("house", TICTACTOE)
    for wrong in ("deepblue", "search:fast", "search:0", "random:3"):
        with pytest.raises(LookupError, match="there is no bot"):
            make_bot(wrong, LANTERNS)


def test_a_house_bot_that_answers_nonsense_is_reported() -> None:
    class Confused(type(LANTERNS)):  # type: ignore[misc]  # the class of the game
        def house(self, seen: Any) -> str:
            return "fly"

    match = Match(Confused(), LANTERNS.terms(2), KEY)
    with pytest.raises(LookupError, match="answers 'fly' to 'turn': not an option"):
        HouseBot().answer(match.seen(match.asked[0].seat))


def test_a_search_leaves_other_kinds_of_decisions_to_the_house_bot() -> None:
    game = find_game("rollplayer")
    match = Match(game, game.terms(2), bytes(16))
    bot = TreeBot(Tree(house=True, horizon=0, kinds=("dice.take",)), iterations=20)
    kinds: dict[str, int] = {}
    while match.asked and "dice.take" not in kinds:
        seen = match.seen(match.asked[0].seat)
        before = bot.simulations
        said = bot.answer(seen)
        kinds[seen.choice.kind] = bot.simulations - before
        assert seen.choice.kind == "dice.take" or said == game.house(seen)
        match.answer(seen.seat, said)
    assert kinds.pop("dice.take") == 20
    assert kinds
    assert set(kinds.values()) == {0}


def test_a_search_spends_its_seconds_by_the_clock_it_is_given() -> None:
    ticks = iter(range(10_000))
    game = LANTERNS
    bot = TreeBot(Tree(), seconds=40, clock=lambda: float(next(ticks)))
    bot.answer(Match(game, game.terms(2), bytes(16)).seen(0))
    assert 30 <= bot.simulations <= 45
