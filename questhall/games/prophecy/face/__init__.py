"""How Prophecy shows itself: names, the board as text, what is printed, hints."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from questhall.games.prophecy.face import (
    content,
    feats,
    hints,
    names,
    numbers,
    printed,
    remarks,
    standing,
    terminal,
    words,
)
from questhall.games.prophecy.face.rules import RULES
from questhall.games.prophecy.position import SPELLING
from questhall.games.prophecy.state import World
from questhall.kernel import Choose, Content, Face, Seat, Words
from questhall.kernel.events import Happened
from questhall.kernel.texts import Texts


class ProphecyFace(Face[World]):
    Hints = hints.Hints
    Printed = printed.Printed
    spelling = SPELLING
    milestones = standing.MILESTONES
    feats = feats.FEATS
    rules = RULES
    headings = ("chance-card",)
    followed = content.FOLLOWED

    def names(self) -> Mapping[str, Words]:
        return names.NAMES

    def numbers(self) -> Mapping[str, int | str]:
        return numbers.numbers()

    def content(self, texts: Texts) -> Content:
        return content.content(texts)

    def board(self, view: World, texts: Texts) -> str:
        return terminal.board(view, texts)

    def printed(self, texts: Sequence[Texts]) -> printed.Printed:
        return printed.printed(texts)

    def hints(self, view: World, seats: Sequence[Seat], asked: Sequence[Choose] = ()) -> hints.Hints:
        return hints.hints(view, seats)

    def lap(self, state: World) -> int:
        return state.rounds

    def standing(self, state: World, seat: Seat) -> Mapping[str, int]:
        return standing.standing(state, seat)

    def counted(self, told: Sequence[Happened], state: World) -> Sequence[Mapping[str, int]]:
        return feats.counted(told, state)

    def about(self, thing: str, texts: Texts) -> str:
        return words.about(thing, texts)

    def remarks(self, view: World, choice: Choose, texts: Texts) -> Mapping[str, str]:
        return remarks.remarks(view, choice, texts)

    def players(self, view: World, texts: Texts) -> Mapping[Seat, str]:
        """By their characters: each is there once."""
        return {seat: texts.name(hero.character) for seat, hero in enumerate(view.heroes) if hero.character}
