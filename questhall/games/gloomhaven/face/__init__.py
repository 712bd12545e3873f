"""How players see the game: names, words and drawings, in two languages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from questhall.games.gloomhaven.face import board, notes, pages, remarks, things
from questhall.games.gloomhaven.state import World
from questhall.kernel import Choose, Face, Seat, Words
from questhall.kernel.texts import Texts


class GloomhavenFace(Face[World]):
    headings: ClassVar[tuple[str, ...]] = ("round-begins", "turn", "scenario-won", "scenario-lost")
    details: ClassVar[tuple[str, ...]] = ("aims", "modifier", "discarded")  # `hit` and the board say it again

    def names(self) -> Mapping[str, Words]:
        return things.names()

    def board(self, view: World, texts: Texts) -> str:
        return board.board(view, texts)

    def pages(self, view: World, texts: Texts) -> Mapping[str, Callable[[], str]]:
        return pages.pages(view, texts)

    def remarks(self, view: World, choice: Choose, texts: Texts) -> Mapping[str, str]:
        return remarks.remarks(view, choice, texts)

    def note(self, view: World, choice: Choose, texts: Texts) -> str:
        return notes.note(view, choice, texts)

    def players(self, view: World, texts: Texts) -> Mapping[Seat, str]:
        """By their characters: no class is there twice.  GH-SETUP-12"""
        jobs = {seat: hero.sheet.job for seat, hero in enumerate(view.heroes)}
        return {seat: board.who_acts(job, texts) for seat, job in jobs.items() if job}
