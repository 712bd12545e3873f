"""How to play, for the browser: the two pages of a game as HTML, and the positions that its pictures show."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from markdown_it import MarkdownIt

from questhall.kernel import Game, Refusal, Refused, Seat, commitment
from questhall.kernel.texts import LANGUAGES
from questhall.kernel.view import asked_of
from questhall.kit import lesson as lessons
from questhall.table.forms import LessonPage, LessonPart, LessonSection, ReplayStep
from questhall.table.live import asked, parts_of, view_of
from questhall.table.sent import sent

MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
CITED = re.compile(r"\[([A-Z]{2}(?:-[A-Z]+)+-\d+)\]")
READER: Seat = 0  # whoever looks at a picture sits there


def page(game: Game[Any], lang: str) -> LessonPage:
    """In the language that was asked for, or in English."""
    told = lessons.languages(game)
    if not told:
        raise Refused(Refusal("http.no-lesson", numbers={"game": game.id[:40]}))
    found = lessons.lesson(game, lang if lang in told and lang in LANGUAGES else told[0])
    sections = [LessonSection("", parts(found.opening, game)), *(section(each, game) for each in found.sections)]
    return LessonPage(game.id, found.lang, found.title, sections)


def section(each: lessons.Section, game: Game[Any]) -> LessonSection:
    return LessonSection(each.title, parts(each.parts, game))


def parts(found: tuple[lessons.Part, ...], game: Game[Any]) -> list[LessonPart]:
    return [
        LessonPart(name=part.name, words=part.words)
        if isinstance(part, lessons.Picture)
        else LessonPart(html=html(part.markdown, game))
        for part in found
    ]


def html(markdown: str, game: Game[Any]) -> str:
    """A cited rule leads to its line of the ledger."""
    return CITED.sub(
        lambda cited: f'<a class="rule" href="#/rules/{game.id}?rule={cited[1]}">{cited[1]}</a>',
        MARKDOWN.render(markdown),
    )


def seen(game: Game[Any], name: str) -> ReplayStep:
    """The position of a picture, as the first seat sees it."""
    if name not in lessons.pictures(game):
        raise Refused(Refusal("http.no-lesson", numbers={"game": game.id[:40]}))
    match, face = lessons.position_of(game, name), game.face
    looking = [READER]
    view, open_now = view_of(match, looking), asked_of(match.asked, looking)
    names = list(face.parts(view))
    return ReplayStep(
        table="",
        game=game.id,
        you=list(range(match.terms.players)),
        step=0,
        steps=0,
        view=sent(face.sent(view), face.unsent, face.brief),
        hints=face.hints(view, looking, open_now),
        asked=[asked(choice) for choice in open_now],
        events=[msgspec.to_builtins(event.seen_by(1 << READER)) for event in match.events],
        answer=None,
        commitment=commitment(match.key),
        key="",
        parts=names,
        printed=parts_of(face, view, names),
    )
