"""Figures of this machine: CPU time, best of several runs, so that a busy neighbour does not count."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from questhall.bots import TreeBot
from questhall.games import catalogue, find_game
from questhall.kernel import Choose, Event, Flow, Game, Keep, Match, Result, State, Terms, Tree
from questhall.record.files import load, to_bytes

KEY = bytes(16)
NOTHING = Event("nothing", "seat value")


class Ballast(State):
    """About 3 kB of what states are made of."""

    boards: list[list[str]] = []
    hands: list[list[str]] = []
    gold: list[int] = []


class Cargo(Game[Ballast]):
    """A game with nothing but a state of the usual size: what clone, save and load cost."""

    id = "cargo"
    name = {"en": "Cargo", "ru": "Груз"}
    players = range(4, 5)
    state = Ballast
    texts = Path(__file__).parent

    def new(self, terms: Terms) -> Ballast:
        boards = [[f"{colour}{value}" for colour in "RGBPKWY" for value in range(1, 7)] for _ in range(4)]
        hands = [[f"market-card-number-{seat * 20 + card}" for card in range(24)] for seat in range(4)]
        return Ballast(agenda=[0], boards=boards, hands=hands, gold=[5, 5, 6, 7])

    def step(self, m: Match[Ballast]) -> Flow:
        seat = m.state.agenda[-1]
        m.state.gold[seat] = yield Choose(seat, "gold", {"gain": m.state.gold[seat] + 1, "keep": m.state.gold[seat]})
        m.state.agenda[-1] = (seat + 1) % 4

    def result(self, state: Ballast) -> Result:
        return Result([0], [0.0] * 4)


def best(measure: Callable[[], float], runs: int = 5) -> float:
    return max(measure() for _ in range(runs))


def per_second(work: Callable[[], int]) -> Callable[[], float]:
    """How many things a second of CPU time."""

    def measure() -> float:
        started = time.process_time()
        done = work()
        return done / (time.process_time() - started)

    return measure


def microseconds(action: Callable[[], object], times: int = 2_000) -> float:
    def work() -> int:
        for _ in range(times):
            action()
        return times

    return 1e6 / best(per_second(work))


def random_games(game: Game[Any], terms: Terms, games: int, keep: Keep = Keep.BOUNDARY) -> int:
    """Unforced decisions of so many random games."""
    rnd, decisions = random.Random(1).random, 0
    for number in range(games):
        match: Match[Any] = Match(game, terms, number.to_bytes(16, "big"), keep)
        while match.asked:
            choice = match.asked[0]
            keys = list(choice.options)
            match.answer(choice.seat, keys[int(rnd() * len(keys))])
        decisions += match.count
    return decisions


def tictactoe_moves(games: int = 3_000) -> int:
    """Moves on the board, the forced last one included, as the peers count them."""
    game = find_game("tictactoe")
    rnd, moves = random.Random(1).random, 0
    for number in range(games):
        match: Match[Any] = Match(game, game.terms(), number.to_bytes(16, "big"))
        while match.asked:
            choice = match.asked[0]
            keys = list(choice.options)
            match.answer(choice.seat, keys[int(rnd() * len(keys))])
        moves += match.count + match.forced
    return moves


def event_nanoseconds() -> float:
    """One `tell` while nobody listens, the loop around it taken off."""
    match = Match(Cargo(), Cargo().terms(), KEY)

    def told(times: int = 200_000) -> int:
        tell = match.tell
        for _ in range(times):
            tell(NOTHING, 1, 2)
        return times

    def empty(times: int = 200_000) -> int:
        for _ in range(times):
            pass
        return times

    return 1e9 / best(per_second(told)) - 1e9 / best(per_second(empty))


def simulations_per_second(game_id: str) -> float:
    game = find_game(game_id)

    def work() -> int:
        bot = TreeBot(Tree(), iterations=300, seed=1)
        match: Match[Any] = Match(game, game.terms(), KEY)
        for _ in range(4):
            seat = match.asked[0].seat
            match.answer(seat, bot.answer(match.seen(seat)))
        return bot.simulations

    return best(per_second(work), 3)


def middle(game: Game[Any], terms: Terms) -> Match[Any]:
    """A match half-way through."""
    whole, rng = 0, random.Random(3)
    match: Match[Any] = Match(game, terms, KEY)
    while match.asked:
        match.answer(match.asked[0].seat, rng.choice(list(match.asked[0].options)))
        whole += 1
    rng, match = random.Random(3), Match(game, terms, KEY)
    for _ in range(whole // 2):
        match.answer(match.asked[0].seat, rng.choice(list(match.asked[0].options)))
    return match


def kernel_figures() -> dict[str, float]:
    """Everything that needs no peer."""
    cargo = Cargo()
    match: Match[Any] = Match(cargo, cargo.terms(), KEY)
    match.answer(0, "gain")
    data = to_bytes(match)
    figures = {
        "tictactoe moves/s": best(per_second(tictactoe_moves)),
        "state bytes": float(len(match.boundary)),
        "clone us": microseconds(match.clone),
        "save us": microseconds(lambda: to_bytes(match)),
        "load us": microseconds(lambda: load(data, lambda name: cargo)),
        "event ns": event_nanoseconds(),
        "search simulations/s (lanterns)": simulations_per_second("lanterns"),
    }
    for game in catalogue().values():
        for players in dict.fromkeys([max(2, game.players[0]), game.players[-1]]):
            terms = game.terms(players)
            games = max(2, 4_000 // max(1, random_games(game, terms, 1)))
            work = partial(random_games, game, terms, games)
            figures[f"{game.id} {players} players decisions/s"] = best(per_second(work), 3)
        figures[f"{game.id} clone us"] = microseconds(middle(game, game.terms(max(2, game.players[0]))).clone, 500)
    return figures


def show(figures: dict[str, float]) -> None:
    for name, value in figures.items():
        print(f"{name:44} {value:12,.0f}" if value >= 100 else f"{name:44} {value:12.1f}")


if __name__ == "__main__":
    print(msgspec.json.encode(kernel_figures()).decode())
