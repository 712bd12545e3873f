"""How Runebound shows itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from questhall.games.runebound.face import (
    answers,
    content,
    feats,
    hints,
    numbers,
    printed,
    remarks,
    standing,
    svg,
    terminal,
    wonder,
)
from questhall.games.runebound.face.names import NAMES
from questhall.games.runebound.face.rules import RULES
from questhall.games.runebound.position import SPELLING
from questhall.games.runebound.state import World
from questhall.kernel import Choose, Content, Face, Seat, Words
from questhall.kernel.events import Happened
from questhall.kernel.texts import Texts


class RuneboundFace(Face[World]):
    """What a reader sees of Runebound: names, map, sheets, odds."""

    Hints = hints.Hints
    Printed = printed.Printed
    Answer = answers.Answer
    spelling = SPELLING
    milestones = standing.MILESTONES
    feats = feats.FEATS
    rules = RULES
    headings = ("round", "turn")
    followed = content.FOLLOWED

    def names(self) -> Mapping[str, Words]:
        return NAMES

    def numbers(self) -> Mapping[str, int | str]:
        return numbers.numbers()

    def content(self, texts: Texts) -> Content:
        return content.content(texts)

    def board(self, view: World, texts: Texts) -> str:
        return terminal.board(view, texts)

    def pages(self, view: World, texts: Texts) -> Mapping[str, Callable[[], str]]:
        """`map` in the terminal, in the reader's language and in English: all of Terrinoth."""

        def land() -> str:
            return "\n".join(terminal.land(view)) + "\n" + texts.say("board-legend")

        return {texts.say("page-map"): land, "map": land}

    def picture(self, view: World, texts: Texts) -> str:
        return svg.svg(view, texts)

    def printed(self, texts: Sequence[Texts]) -> printed.Printed:
        return printed.printed(texts)

    def hints(self, view: World, seats: Sequence[Seat], asked: Sequence[Choose] = ()) -> hints.Hints:
        return hints.hints(view, seats, asked)

    def wonder(self, view: World, question: str) -> answers.Answer | None:
        return wonder.wonder(view, question)

    def lap(self, state: World) -> int:
        return state.rounds

    def standing(self, state: World, seat: Seat) -> Mapping[str, int]:
        return standing.standing(state, seat)

    def counted(self, told: Sequence[Happened], state: World) -> Sequence[Mapping[str, int]]:
        return feats.counted(told, state)

    def about(self, thing: str, texts: Texts) -> str:
        return remarks.about(thing, texts)

    def remarks(self, view: World, choice: Choose, texts: Texts) -> Mapping[str, str]:
        return remarks.remarks(view, choice, texts)

    def players(self, view: World, texts: Texts) -> Mapping[Seat, str]:
        """By their heroes: each is there once."""
        return {seat: texts.name(hero.card) for seat, hero in enumerate(view.heroes) if hero.card}
