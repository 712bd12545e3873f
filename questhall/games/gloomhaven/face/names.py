"""What the drawings call things, in English and Russian."""

from functools import cache

import msgspec

from questhall.games.gloomhaven.content.atlas import MAPS
from questhall.games.gloomhaven.content.scenario_map import GroundPiece, Lang, Passage
from questhall.kernel.shelf import NAMES

ENGLISH = {
    "start": "start hex",
    "difficult": "difficult terrain",
    "hazard": "hazardous terrain",
    "plate": "pressure plate",
    "monster": "monsters (labels for 2, 3 and 4 characters)",
}


@cache
def russian() -> dict[str, str]:
    """The Russian words of everything that lies or stands on a map."""
    return msgspec.json.decode((MAPS / "words.ru.json").read_bytes(), type=dict[str, str])


@cache
def russian_doubts() -> dict[str, str]:
    """The remarks on doubtful maps in Russian, by the remark in the map's file."""
    return msgspec.json.decode((MAPS / "doubts.ru.json").read_bytes(), type=dict[str, str])


def doubt_in(remark: str, lang: Lang) -> str:
    """A remark on a doubtful map in a language."""
    return russian_doubts().get(remark, remark) if lang == "ru" else remark


def word(name: str, lang: Lang) -> str:
    """A name of the notation in a language."""
    if brought := NAMES.get(name):
        return brought[lang]
    if lang == "ru":
        return russian().get(name, name)
    return ENGLISH.get(name, name.replace("-", " "))


def name_of(type_: str, lang: Lang = "en") -> str:
    """What players call a monster's type; the maps' words are the one source of names."""
    return word(type_, lang)


def describe(thing: GroundPiece | Passage, lang: Lang) -> str:
    """A token in words: 'obstacle: table', 'treasure 7 (a)'."""
    text = word(thing.kind, lang)
    if isinstance(thing, GroundPiece) and thing.value:
        text += f" ({word(thing.value, lang)})" if thing.value == "goal" else f" {thing.value}"
    if thing.name:
        text += f": {word(thing.name, lang)}"
    return f"{text} ({listed(thing.marks, lang)})" if thing.marks else text


def listed(marks: tuple[str, ...], lang: Lang) -> str:
    """Printed letters and objective tokens in words."""
    return ", ".join(word(mark, lang) for mark in marks)
