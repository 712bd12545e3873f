"""How Roll Player shows itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from questhall.games.rollplayer.content import CARDS, JOBS
from questhall.games.rollplayer.face import content, feats, hints, pages, printed, remarks, standing, words
from questhall.games.rollplayer.face.names import NAMES
from questhall.games.rollplayer.face.numbers import numbers
from questhall.games.rollplayer.face.rules import RULES
from questhall.games.rollplayer.face.terminal import board
from questhall.games.rollplayer.position import SPELLING
from questhall.games.rollplayer.state import World
from questhall.kernel import Choose, Content, Face, Seat, Words
from questhall.kernel.events import Happened
from questhall.kernel.texts import Texts


class RollPlayerFace(Face[World]):
    Hints, Printed = hints.Hints, printed.Printed
    spelling = SPELLING
    milestones = standing.MILESTONES
    feats = feats.FEATS
    rules = RULES
    headings = ("round",)
    followed = content.FOLLOWED

    def names(self) -> Mapping[str, Words]:
        return NAMES

    def numbers(self) -> Mapping[str, int | str]:
        return numbers()

    def content(self, texts: Texts) -> Content:
        return content.content(texts)

    def board(self, view: World, texts: Texts) -> str:
        return board(view, texts)

    def printed(self, texts: Sequence[Texts]) -> printed.Printed:
        return printed.printed(texts)

    def hints(self, view: World, seats: Sequence[Seat], asked: Sequence[Choose] = ()) -> hints.Hints:
        return hints.hints(view, seats)

    def lap(self, state: World) -> int:
        return state.round

    def standing(self, state: World, seat: Seat) -> Mapping[str, int]:
        return standing.standing(state, seat)

    def counted(self, told: Sequence[Happened], state: World) -> Sequence[Mapping[str, int]]:
        return feats.counted(told, state)

    def about(self, thing: str, texts: Texts) -> str:
        return words.about(thing, texts) if thing in CARDS or thing in JOBS else ""

    def remarks(self, view: World, choice: Choose, texts: Texts) -> Mapping[str, str]:
        return remarks.remarks(view, choice, texts)

    def players(self, view: World, texts: Texts) -> Mapping[Seat, str]:
        """By their classes: no two share one.  RP-CLASS-05"""
        return {seat: texts.name(hero.job) for seat, hero in enumerate(view.heroes) if hero.job}

    def pages(self, view: World, texts: Texts) -> Mapping[str, Callable[[], str]]:
        return pages.pages(view, texts)
