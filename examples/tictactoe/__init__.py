"""Tic-tac-toe: the worked example of docs/tutorial.md."""

from __future__ import annotations

from pathlib import Path

from questhall.kernel import Choose, Event, Face, Flow, Game, Match, Result, Seat, State, Terms
from questhall.kernel.texts import Texts

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
THROUGH = [[line for line in LINES if cell in line] for cell in range(9)]
KEYS = [f"mark:{'abc'[cell % 3]}{cell // 3 + 1}" for cell in range(9)]
EMPTY = -1

MARKED = Event("marked", "seat cell")
WON = Event("won", "seat")
DRAWN = Event("drawn")


class Turn(State):
    """Nine cells, each empty or marked by a seat; whose turn it is lies on the agenda."""

    agenda: list[Seat] = []
    cells: list[int] = []
    winner: int = EMPTY


class TicTacToeFace(Face[Turn]):
    def board(self, view: Turn, texts: Texts) -> str:
        marks = ["XO·"[mark] for mark in view.cells]
        rows = [f"{row + 1}  " + " ".join(marks[3 * row : 3 * row + 3]) for row in range(3)]
        return "\n".join(["   a b c", *rows])


class TicTacToe(Game[Turn]):
    id = "tictactoe"
    name = {"en": "Tic-tac-toe", "ru": "Крестики-нолики"}
    players = range(2, 3)
    state = Turn
    events = (MARKED, WON, DRAWN)
    texts = Path(__file__).parent / "texts"
    face = TicTacToeFace()

    def new(self, terms: Terms) -> Turn:
        return Turn(agenda=[0], cells=[EMPTY] * 9)

    def step(self, m: Match[Turn]) -> Flow:
        return take_turn(m, m.state.agenda[-1])

    def result(self, state: Turn) -> Result:
        winners = [0, 1] if state.winner == EMPTY else [state.winner]
        return Result(winners, [1.0 if seat in winners else 0.0 for seat in (0, 1)])

    def components(self, state: Turn) -> dict[str, int]:
        return {"cells": len(state.cells)}


def take_turn(m: Match[Turn], seat: Seat) -> Flow:
    """Mark an empty cell; three in a row win, nine marks without are a draw."""
    state = m.state
    cell = yield Choose(seat, "turn", {KEYS[cell]: cell for cell, mark in enumerate(state.cells) if mark == EMPTY})
    state.cells[cell] = seat
    m.tell(MARKED, seat, KEYS[cell][5:])
    if any(state.cells[a] == state.cells[b] == state.cells[c] for a, b, c in THROUGH[cell]):
        state.winner, state.over = seat, True
        m.tell(WON, seat)
    elif EMPTY not in state.cells:
        state.over = True
        m.tell(DRAWN)
    state.agenda[-1] = 1 - seat


GAME = TicTacToe()
