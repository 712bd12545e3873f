"""A fault that shows only in another process: the order of a set of texts."""

from __future__ import annotations

from questhall.kernel import Match, Seat
from tests.kit.planted.bag import COLOURS, Bag, Table


class SetOrder(Bag):
    def charm(self, m: Match[Table], seat: Seat) -> None:
        m.state.row = [colour for colour in set(COLOURS)]  # noqa: C416 - the fault itself
        super().charm(m, seat)


GAME = SetOrder()
