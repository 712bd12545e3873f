"""A heap of pebbles: take one, two or three; who takes the last one wins."""

from __future__ import annotations

from pathlib import Path

from questhall.kernel import Choose, Event, Face, Flow, Game, Match, Result, Seat, State, Terms
from questhall.kernel.texts import Texts

HEAP, MOST = 13, 3
TOOK = Event("took", "seat pebbles")
WON = Event("won", "seat")


class Heap(State):
    agenda: list[Seat] = []
    players: int = 2
    pebbles: int = HEAP
    winner: Seat = -1


class PebblesFace(Face[Heap]):
    def board(self, view: Heap, texts: Texts) -> str:
        return texts.say("board-heap", pebbles=view.pebbles)


class Pebbles(Game[Heap]):
    id = "pebbles"
    name = {"en": "Pebbles", "ru": "Камешки"}
    players = range(2, 4)
    state = Heap
    events = (TOOK, WON)
    texts = Path(__file__).parent / "texts"
    face = PebblesFace()

    def new(self, terms: Terms) -> Heap:
        return Heap(agenda=[0], players=terms.players)

    def step(self, m: Match[Heap]) -> Flow:
        return take(m, m.state.agenda[-1])

    def result(self, state: Heap) -> Result:
        return Result([state.winner], [1.0 if seat == state.winner else 0.0 for seat in range(state.players)])


def take(m: Match[Heap], seat: Seat) -> Flow:
    options = {f"take:{count}": count for count in range(1, min(MOST, m.state.pebbles) + 1)}
    count = yield Choose(seat, "take", options)
    m.state.pebbles -= count
    m.tell(TOOK, seat, count)
    if m.state.pebbles:
        m.state.agenda[-1] = (seat + 1) % m.terms.players
        return
    m.state.winner, m.state.over = seat, True
    m.tell(WON, seat)


GAME = Pebbles()
