"""A fault that only its own source shows: `random` instead of the chance port."""

from __future__ import annotations

import random

from questhall.kernel import Match, Seat
from tests.kit.planted.bag import ROLLED, Bag, Table


class Chooser(Bag):
    def roll(self, m: Match[Table], seat: Seat) -> None:
        die = m.state.bag.pop(random.randrange(len(m.state.bag)))
        m.state.players[seat].board.append(die)
        m.tell(ROLLED, seat, die, 1)


GAME = Chooser()
