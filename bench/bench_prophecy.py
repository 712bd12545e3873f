"""How fast Prophecy is: random games, clones, the house bot's answers: `python -m bench.bench_prophecy`."""

from __future__ import annotations

import time
from functools import partial
from typing import Any

from questhall.games.prophecy.game import GAME
from questhall.kernel import Match
from questhall.lab.bench import best, microseconds, middle, per_second, random_games

GAMES = 6  # random games a run; they are long


def house_games(players: int, games: int = 4) -> int:
    """Answers of house bots in so many games, each seen through its seat."""
    answers = 0
    for number in range(games):
        match: Match[Any] = Match(GAME, GAME.terms(players), number.to_bytes(16, "big"))
        while match.asked:
            seen = match.seen(match.asked[0].seat)
            match.answer(seen.seat, GAME.house(seen))
            answers += 1
    return answers


def figures() -> dict[str, float]:
    """Unforced decisions a second in random games, microseconds a clone, milliseconds an answer of the house bot."""
    found: dict[str, float] = {}
    for players in (2, 5):
        work = partial(random_games, GAME, GAME.terms(players), GAMES)
        found[f"prophecy: {players} players, random, unforced decisions/s"] = best(per_second(work), 3)
    half = middle(GAME, GAME.terms(2))
    found["prophecy: clone in mid-game (us)"] = microseconds(half.clone, 500)
    found["prophecy: an answer of the house bot (ms)"] = 1e3 / best(per_second(lambda: house_games(2)), 3)
    return found


def main() -> None:
    started = time.process_time()
    for name, value in figures().items():
        print(f"{name}: {value:,.3g}" if value < 100 else f"{name}: {value:,.0f}")
    print(f"measured in {time.process_time() - started:.0f} s of CPU time")


if __name__ == "__main__":
    main()
