"""How players see the game: names, words and drawings, in two languages."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

import msgspec

from questhall.games.gloomhaven.face import (
    aloud,
    answers,
    board,
    content,
    feats,
    hints,
    notes,
    opened,
    pages,
    printed,
    remarks,
    rooms,
    standing,
    things,
    wonder,
)
from questhall.games.gloomhaven.face import parts as open_parts
from questhall.games.gloomhaven.face.campaign import chronicle
from questhall.games.gloomhaven.face.printed import Printed as PrintedScenarios
from questhall.games.gloomhaven.face.sheets import component_sheet
from questhall.games.gloomhaven.rules.campaign.city import DONATION
from questhall.games.gloomhaven.state import World
from questhall.kernel import Choose, Component, Content, Face, Seat, Words
from questhall.kernel.events import Happened
from questhall.kernel.texts import Texts


class GloomhavenFace(Face[World]):
    Hints = hints.Hints
    Printed = printed.Printed
    Part = open_parts.Part
    Answer = answers.Answer
    unsent = rooms.UNSENT
    brief = rooms.BRIEF
    headings: ClassVar[tuple[str, ...]] = ("round-begins", "turn", "scenario-won", "scenario-lost")
    details: ClassVar[tuple[str, ...]] = ("aims", "modifier", "discarded")  # `hit` and the board say it again

    milestones = standing.MILESTONES
    feats = feats.FEATS
    followed = content.FOLLOWED

    def names(self) -> Mapping[str, Words]:
        return things.names()

    def content(self, texts: Texts) -> Content:
        return content.content(texts)

    def sheet(self, component: Component) -> msgspec.Struct | None:
        return component_sheet(component)

    def about(self, thing: str, texts: Texts) -> str:
        return aloud.about(thing, texts)

    def board(self, view: World, texts: Texts) -> str:
        return board.board(view, texts)

    def pages(self, view: World, texts: Texts) -> Mapping[str, Callable[[], str]]:
        return pages.pages(view, texts)

    def remarks(self, view: World, choice: Choose, texts: Texts) -> Mapping[str, str]:
        return remarks.remarks(view, choice, texts)

    def note(self, view: World, choice: Choose, texts: Texts) -> str:
        return notes.note(view, choice, texts)

    def printed(self, texts: Sequence[Texts]) -> printed.Printed:
        return printed.printed()

    def guarded(self, printed: PrintedScenarios) -> PrintedScenarios:
        return opened.guarded(printed)

    def spoils(self, thing: str) -> bool:
        return opened.spoils(thing)

    def parts(self, view: World) -> Sequence[str]:
        return open_parts.part_names(view)

    def part(self, view: World, name: str) -> open_parts.Part:
        return open_parts.part(view, name)

    def hints(self, view: World, seats: Sequence[Seat], asked: Sequence[Choose] = ()) -> hints.Hints:
        return hints.hints(view, seats, asked)

    def wonder(self, view: World, question: str) -> answers.Answer | None:
        return wonder.wonder(view, question)

    def sent(self, view: World) -> World:
        return rooms.without_closed_rooms(view)

    def lap(self, state: World) -> int:
        return state.round

    def standing(self, state: World, seat: Seat) -> Mapping[str, int]:
        return standing.standing(state, seat)

    def counted(self, told: Sequence[Happened], state: World) -> Sequence[Mapping[str, int]]:
        return feats.counted(told, state)

    def numbers(self) -> Mapping[str, int | str]:
        return {"donation": DONATION}

    def chronicle(self, view: World, texts: Texts) -> Sequence[str]:
        return chronicle.chronicle(view, texts)

    def players(self, view: World, texts: Texts) -> Mapping[Seat, str]:
        """By their characters: no class is there twice.  GH-SETUP-12"""
        jobs = {seat: hero.sheet.job for seat, hero in enumerate(view.heroes)}
        return {seat: board.who_acts(job, texts) for seat, job in jobs.items() if job}
