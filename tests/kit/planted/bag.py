"""A small sound game to plant faults in: players draw dice from a bag, roll them, and hold secret charms."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec

from questhall.kernel import (
    Choose,
    Event,
    Flow,
    Game,
    Match,
    Pile,
    Refusal,
    Result,
    Reveals,
    Seat,
    State,
    Terms,
    mask,
    per_seat,
)

COLOURS = ["red", "green", "blue"]
ROLLED = Event("rolled", "seat die value", reveals=Reveals.CHANCE)
CHARMED = Event("charmed", "seat", secret="charm", reveals=Reveals.HIDDEN)


class Player(msgspec.Struct):
    charms: Pile
    board: list[str] = []


class Table(State):
    agenda: list[Seat] = []
    bag: list[str] = []
    players: Annotated[list[Player], per_seat] = []
    charms: Pile = msgspec.field(default_factory=Pile)
    row: list[str] = []


class Bag(Game[Table]):
    id = "bag"
    name = {"en": "Bag", "ru": "Мешок"}
    players = range(2, 3)
    state = Table
    events = (ROLLED, CHARMED)
    texts = Path(__file__).parent / "texts"

    def new(self, terms: Terms) -> Table:
        charms = Pile.of([f"charm-{number}" for number in range(10)], "charms")
        players = [Player(Pile(kind="charms")) for _ in range(2)]
        return Table(agenda=[0], bag=COLOURS * 4, players=players, charms=charms)

    def step(self, m: Match[Table]) -> Flow | None:
        if not m.state.counters:
            m.state.charms.shuffle(m.chance, "charms")
            return None
        return self.turn(m, m.state.agenda[-1])

    def turn(self, m: Match[Table], seat: Seat) -> Flow:
        wishes = [("roll", "roll"), ("charm", "charm")]
        wish = yield Choose(seat, "turn", m.offer(seat, wishes, lambda wish: self.cannot(m, wish)))
        if wish == "roll":
            self.roll(m, seat)
        else:
            self.charm(m, seat)
        m.state.agenda[-1] = 1 - seat
        m.state.over = not m.state.bag

    def cannot(self, m: Match[Table], wish: str) -> Refusal | None:
        return Refusal("charms.gone", "BG-CHARM-01") if wish == "charm" and not m.state.charms.cards else None

    def roll(self, m: Match[Table], seat: Seat) -> None:
        die = m.chance.draw(m.state.bag, "bag")
        value = m.chance.roll()
        m.state.players[seat].board.append(die)
        m.tell(ROLLED, seat, die, value)

    def charm(self, m: Match[Table], seat: Seat) -> None:
        charm = m.state.charms.draw()
        m.state.players[seat].charms.put(charm, mask([seat]))
        m.tell(CHARMED, seat, charm, to=mask([seat]))

    def result(self, state: Table) -> Result:
        scores = [float(len(player.board)) for player in state.players]
        return Result([seat for seat in (0, 1) if scores[seat] == max(scores)], scores)

    def components(self, state: Table) -> dict[str, Any]:
        dice = len(state.bag) + sum(len(player.board) for player in state.players)
        charms = len(state.charms) + sum(len(player.charms) for player in state.players)
        return {"dice": dice, "charms": charms}


GAME = Bag()
