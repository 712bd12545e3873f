"""How Prophecy shows itself: names, the board as text, what is printed, hints."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from questhall.games.prophecy.face import hints, names, numbers, printed, terminal
from questhall.games.prophecy.position import SPELLING
from questhall.games.prophecy.state import World
from questhall.kernel import Face, Seat, Words
from questhall.kernel.texts import Texts


class ProphecyFace(Face[World]):
    Hints = hints.Hints
    Printed = printed.Printed
    spelling = SPELLING

    def names(self) -> Mapping[str, Words]:
        return names.NAMES

    def numbers(self) -> Mapping[str, int | str]:
        return numbers.numbers()

    def board(self, view: World, texts: Texts) -> str:
        return terminal.board(view, texts)

    def printed(self, texts: Sequence[Texts]) -> printed.Printed:
        return printed.printed(texts)

    def hints(self, view: World, seats: Sequence[Seat]) -> hints.Hints:
        return hints.hints(view, seats)
