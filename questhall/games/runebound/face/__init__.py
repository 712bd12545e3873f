"""How Runebound shows itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from questhall.games.runebound.face import hints, numbers, printed, svg, terminal
from questhall.games.runebound.face.names import NAMES
from questhall.games.runebound.position import SPELLING
from questhall.games.runebound.state import World
from questhall.kernel import Face, Seat, Words
from questhall.kernel.texts import Texts


class RuneboundFace(Face[World]):
    """What a reader sees of Runebound: names, map, sheets, odds."""

    Hints = hints.Hints
    Printed = printed.Printed
    spelling = SPELLING

    def names(self) -> Mapping[str, Words]:
        return NAMES

    def numbers(self) -> Mapping[str, int | str]:
        return numbers.numbers()

    def board(self, view: World, texts: Texts) -> str:
        return terminal.board(view, texts)

    def pages(self, view: World, texts: Texts) -> Mapping[str, Callable[[], str]]:
        """`map` in the terminal: all of Terrinoth."""
        return {"map": lambda: "\n".join(terminal.land(view)) + "\n" + texts.say("board-legend")}

    def picture(self, view: World, texts: Texts) -> str:
        return svg.svg(view, texts)

    def printed(self, texts: Sequence[Texts]) -> printed.Printed:
        return printed.printed(texts)

    def hints(self, view: World, seats: Sequence[Seat]) -> hints.Hints:
        return hints.hints(view, seats)
