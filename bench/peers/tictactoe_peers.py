"""Random tic-tac-toe on PettingZoo and OpenSpiel: moves per second of CPU time, best of five.  Prints JSON."""

import json
import random
import time

import pyspiel
from open_spiel.python.games import tic_tac_toe  # noqa: F401 - registers python_tic_tac_toe
from pettingzoo.classic.tictactoe import tictactoe

GAMES = 300


def best(play, games=GAMES):
    fastest = 0.0
    for _ in range(5):
        started = time.process_time()
        moves = play(games)
        fastest = max(fastest, moves / (time.process_time() - started))
    return fastest


def pettingzoo(env):
    def play(games):
        rnd, moves = random.Random(1).random, 0
        for _ in range(games):
            env.reset()
            while env.agents:
                agent = env.agent_selection
                if env.terminations[agent] or env.truncations[agent]:
                    env.step(None)
                    continue
                observation = env.observe(agent)
                legal = [action for action, ok in enumerate(observation["action_mask"]) if ok]
                env.step(legal[int(rnd() * len(legal))])
                moves += 1
        return moves

    return play


def pettingzoo_bare(env):
    """The same without asking for observations: the mask is read from the board, terminated agents are not stepped."""

    def play(games):
        rnd, moves = random.Random(1).random, 0
        for _ in range(games):
            env.reset()
            while not any(env.terminations.values()):
                legal = [cell for cell, mark in enumerate(env.board.squares) if mark == 0]
                env.step(legal[int(rnd() * len(legal))])
                moves += 1
        return moves

    return play


def openspiel(game):
    def play(games):
        rnd, moves = random.Random(1).random, 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                legal = state.legal_actions()
                state.apply_action(legal[int(rnd() * len(legal))])
                moves += 1
        return moves

    return play


raw = tictactoe.raw_env()
print(
    json.dumps(
        {
            "PettingZoo raw, bare": best(pettingzoo_bare(raw)),
            "PettingZoo raw": best(pettingzoo(raw)),
            "PettingZoo wrapped": best(pettingzoo(tictactoe.env())),
            "OpenSpiel Python": best(openspiel(pyspiel.load_game("python_tic_tac_toe"))),
            "OpenSpiel C++": best(openspiel(pyspiel.load_game("tic_tac_toe")), 3 * GAMES),
        }
    )
)
