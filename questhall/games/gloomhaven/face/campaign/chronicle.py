"""The chronicle: what the party did, chapter by chapter, a sentence an entry."""

from __future__ import annotations

from collections.abc import Iterator

from questhall.games.gloomhaven.face.campaign.names import told_in_full
from questhall.games.gloomhaven.face.map_text import language
from questhall.games.gloomhaven.rules.campaign.chapter import campaign
from questhall.games.gloomhaven.state import World
from questhall.kernel.texts import Texts

PREFIXES = {  # what the words after a kind of entry are the names of
    "sets-out": ("scenario-", ""),
    "casual": ("scenario-", ""),
    "won": ("scenario-",),
    "lost": ("scenario-",),
    "opens": ("scenario-",),
    "achieved": ("achievement-",),
    "unsealed": ("box-",),
    "event": ("", ""),
    "found": ("",),
    "design": ("item-",),
    "enhanced": ("", "", "sticker-"),
}


def chronicle(view: World, texts: Texts) -> list[str]:
    """All entries, each chapter with a heading."""
    return list(told(view, texts)) if view.campaign else []


def told(view: World, texts: Texts) -> Iterator[str]:
    before = ""
    for entry in campaign(view).chronicle:
        number, kind, *words = entry.split(" ")
        if number != before:
            yield texts.say("tale-chapter", number=int(number))
            before = number
        yield sentence(kind, words, texts)


def sentence(kind: str, words: list[str], texts: Texts) -> str:
    """An entry with its words as $a, $b, $c; what an event did is said as its card says it."""
    if kind == "happens":
        return told_in_full(words[0], int(words[1]) if len(words) > 1 else 0, language(texts))
    if kind == "event":
        words = [words[0], f"{words[0]}-{words[1]}"]
    prefixes = PREFIXES.get(kind, ())
    named = [f"{prefixes[at]}{word}" if at < len(prefixes) else word for at, word in enumerate(words)]
    values = {name: int(word) if word.isdecimal() else word for name, word in zip("abc", named, strict=False)}
    return texts.say(f"tale-{kind}", **values)
