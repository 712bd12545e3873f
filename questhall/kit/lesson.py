"""How to play, two pages a game: what a newcomer reads before the first turn, with pictures of the game's own board.

A game's folder may hold `lesson/` beside its texts:

- `en.md` and `ru.md`: a title (`# ...`), an opening, sections (`## ...`); `[RP-DICE-03]` cites a line of the ledger;
- `![what one sees](NAME)` on a line of its own is a picture: the position in `NAME.pos`, as `--load` reads it.

>>> from questhall.games import find_game
>>> from questhall.kit.lesson import lesson, position_of
>>> found = lesson(find_game("rollplayer"), "en")
>>> found.title, found.pictures[0].name
('How to play Roll Player', 'choice')
>>> position_of(find_game("rollplayer"), "choice").state.round
5
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NoReturn

import msgspec

from questhall.kernel import Game, Match
from questhall.kit.content import BadContent
from questhall.kit.position import BadPosition, read
from questhall.ledger import games, ledger

TITLE, SECTION = "# ", "## "
CITED = re.compile(r"\[([A-Z]{2}(?:-[A-Z]+)+-\d+)\]")
PICTURE = re.compile(r"^!\[(?P<words>[^\]]+)\]\((?P<name>[a-z][a-z0-9-]*)\)$")


class Picture(msgspec.Struct, frozen=True, tag=True):
    """A position of the game, and in words what one sees there."""

    name: str
    words: str


class Prose(msgspec.Struct, frozen=True, tag=True):
    """Paragraphs, lists, tables, as Markdown; rules stand in it as `[RP-DICE-03]`."""

    markdown: str


Part = Prose | Picture


class Section(msgspec.Struct, frozen=True):
    """A heading and what stands below it; the opening has no heading."""

    title: str
    parts: tuple[Part, ...]


class Lesson(msgspec.Struct, frozen=True):
    """The two pages of a game in one language."""

    game: str
    lang: str
    title: str
    opening: tuple[Part, ...]
    sections: tuple[Section, ...]

    @property
    def parts(self) -> list[Part]:
        return [*self.opening, *(part for section in self.sections for part in section.parts)]

    @property
    def pictures(self) -> list[Picture]:
        return [part for part in self.parts if isinstance(part, Picture)]

    @property
    def rules(self) -> list[str]:
        """The ids of the cited rules, each once, in the order of the text."""
        prose = [part.markdown for part in self.parts if isinstance(part, Prose)]
        return list(dict.fromkeys(rule for text in prose for rule in CITED.findall(text)))


def folder(game: Game[Any]) -> Path:
    return game.texts.parent / "lesson"


def languages(game: Game[Any]) -> list[str]:
    """In which a game can be learned; none where it has no lesson."""
    return sorted(path.stem for path in folder(game).glob("*.md"))


def pictures(game: Game[Any]) -> list[str]:
    """The names of a game's pictures."""
    return sorted(path.stem for path in folder(game).glob("*.pos"))


def lesson(game: Game[Any], lang: str) -> Lesson:
    """The lesson in this language.  If it is not there, a LookupError; if it is wrong, BadContent with its line."""
    told = languages(game)
    if not told:
        raise LookupError(f"{game.id} has no lesson")
    if lang not in told:
        raise LookupError(f"{game.id} has no lesson in {lang!r}; there are {', '.join(told)}")
    path = folder(game) / f"{lang}.md"
    text = path.read_text(encoding="utf-8")
    check_rules(game, path, text)
    check_pictures(game, path, text)
    return parsed(game.id, lang, path, text)


def position_of(game: Game[Any], name: str) -> Match[Any]:
    """The position that a picture shows, ready to be looked at or played on."""
    if name not in pictures(game):
        raise LookupError(f"{game.id} has no picture {name!r}; there are {', '.join(pictures(game)) or 'none'}")
    path = folder(game) / f"{name}.pos"
    try:
        return read(path.read_text(encoding="utf-8"), only(game))
    except BadPosition as error:
        raise BadContent(str(path), 1, name, str(error)) from error


def only(game: Game[Any]) -> Callable[[str], Game[Any]]:
    """Finds this game and no other."""

    def find(name: str) -> Game[Any]:
        if name != game.id:
            raise LookupError(f"a position of {name!r}, not of {game.id}")
        return game

    return find


# -- reading -----------------------------------------------------------------------------------------------------------


def parsed(game: str, lang: str, path: Path, text: str) -> Lesson:
    first, _, rest = text.partition("\n")
    if not first.startswith(TITLE):
        raise BadContent(str(path), 1, first, "a lesson begins with its title, `# ...`")
    opening, *below = re.split(rf"^{SECTION}", rest, flags=re.MULTILINE)
    return Lesson(game, lang, first.removeprefix(TITLE).strip(), parts(opening), tuple(map(section, below)))


def section(text: str) -> Section:
    title, _, rest = text.partition("\n")
    return Section(title.strip(), parts(rest))


def parts(text: str) -> tuple[Part, ...]:
    """The text cut at its pictures."""
    found: list[Part] = []
    prose: list[str] = []
    for line in text.splitlines():
        if picture := PICTURE.match(line):
            found += [*whole(prose), Picture(picture["name"], picture["words"])]
            prose = []
        else:
            prose.append(line)
    return (*found, *whole(prose))


def whole(lines: list[str]) -> Iterable[Prose]:
    text = "\n".join(lines).strip()
    return [Prose(text)] if text else []


def check_rules(game: Game[Any], path: Path, text: str) -> None:
    known = ledger(game.id) if game.id in games() else {}
    for number, line in enumerate(text.splitlines(), 1):
        for rule in CITED.findall(line):
            if rule not in known:
                fail(path, number, rule, "there is no such rule in the ledger")


def check_pictures(game: Game[Any], path: Path, text: str) -> None:
    there = pictures(game)
    for number, line in enumerate(text.splitlines(), 1):
        if "![" not in line:
            continue
        if not (picture := PICTURE.match(line)):
            fail(path, number, line, "a picture stands on a line of its own: ![what one sees](NAME)")
        if picture["name"] not in there:
            fail(path, number, picture["name"], f"there is no {picture['name']}.pos beside the lesson")


def fail(path: Path, line: int, word: str, cause: str) -> NoReturn:
    raise BadContent(str(path), line, word, cause)
