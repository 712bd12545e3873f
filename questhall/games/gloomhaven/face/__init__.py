"""How players see the game: names, words and drawings, in two languages."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from questhall.games.gloomhaven.face import board, pages, remarks, things
from questhall.games.gloomhaven.state import World
from questhall.kernel import Choose, Face, Words
from questhall.kernel.texts import Texts


class GloomhavenFace(Face[World]):
    def names(self) -> Mapping[str, Words]:
        return things.names()

    def board(self, view: World, texts: Texts) -> str:
        return board.board(view, texts)

    def pages(self, view: World, texts: Texts) -> Mapping[str, Callable[[], str]]:
        return pages.pages(view, texts)

    def remarks(self, view: World, choice: Choose, texts: Texts) -> Mapping[str, str]:
        return remarks.remarks(view, choice, texts)
