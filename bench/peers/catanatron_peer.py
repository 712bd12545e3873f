"""Random Catan on Catanatron: decisions per second (unforced ones apart), clone in microseconds.  Prints JSON."""

import json
import random
import time
from multiprocessing import Pool, cpu_count

from catanatron import Color, Game, RandomPlayer


def play(games):
    rng, decisions, unforced = random.Random(1), 0, 0
    for number in range(games):
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=number)
        while game.winning_color() is None and game.state.num_turns < 1000:
            actions = game.state.playable_actions
            decisions += 1
            unforced += len(actions) > 1
            game.execute(rng.choice(actions))
    return decisions, unforced, game


best, best_unforced, clone = 0.0, 0.0, 0.0
for _ in range(5):
    started = time.process_time()
    decisions, unforced, game = play(10)
    spent = time.process_time() - started
    best, best_unforced = max(best, decisions / spent), max(best_unforced, unforced / spent)
    started = time.process_time()
    for _ in range(2_000):
        game.copy()
    clone = max(clone, 2_000 / (time.process_time() - started))
started = time.perf_counter()
with Pool() as pool:
    pool.map(play, [10] * 20)
games = 200 / (time.perf_counter() - started)
print(
    json.dumps(
        {
            "Catanatron decisions/s": best,
            "Catanatron unforced decisions/s": best_unforced,
            "Catanatron clone us": 1e6 / clone,
            f"Catanatron, 2 players, games/s on {cpu_count()} cores": games,
        }
    )
)
