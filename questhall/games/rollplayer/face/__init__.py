"""How Roll Player shows itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from questhall.games.rollplayer.face import hints, printed
from questhall.games.rollplayer.face.names import NAMES
from questhall.games.rollplayer.face.numbers import numbers
from questhall.games.rollplayer.face.terminal import board
from questhall.games.rollplayer.position import SPELLING
from questhall.games.rollplayer.state import World
from questhall.kernel import Face, Seat, Words
from questhall.kernel.texts import Texts


class RollPlayerFace(Face[World]):
    Hints, Printed = hints.Hints, printed.Printed
    spelling = SPELLING

    def names(self) -> Mapping[str, Words]:
        return NAMES

    def numbers(self) -> Mapping[str, int | str]:
        return numbers()

    def board(self, view: World, texts: Texts) -> str:
        return board(view, texts)

    def printed(self, texts: Sequence[Texts]) -> printed.Printed:
        return printed.printed(texts)

    def hints(self, view: World, seats: Sequence[Seat]) -> hints.Hints:
        return hints.hints(view, seats)
