"""Fluent texts: every sentence a player reads, in English and Russian, from the same files as the client's."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from questhall.kernel.choice import Refusal, Seat
from questhall.kernel.events import Happened
from questhall.kernel.game import Game
from questhall.kernel.shelf import NAMES

LANGUAGES = ("en", "ru")
OURS = Path(__file__).parent / "words"


class Texts:
    """The texts of one game in one language; what is missing falls back to English, then to the key itself."""

    def __init__(
        self, game: Game[Any], lang: str, players: Mapping[int, str] | None = None, also: tuple[Path, ...] = ()
    ) -> None:
        """`also`: folders with words of whoever speaks besides the game."""
        self.game, self.lang = game, lang
        self.players = players or {}
        self._bundles = [bundle(code, (OURS, *also, game.texts)) for code in dict.fromkeys([lang, "en"])]
        self._names, self._numbers = game.face.names(), game.face.numbers()
        self._seats = {event.kind: event.seats for event in game.events}

    def say(self, key: str, **data: Any) -> str:
        """A message by its key; `key.attribute` for an attribute."""
        message_id, _, attribute = fluent_id(key).partition(".")
        data = {**self._numbers, **data}
        for bundle_ in self._bundles:
            if not bundle_.has_message(message_id):
                continue
            message = bundle_.get_message(message_id)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                return str(bundle_.format_pattern(pattern, {name: self.shown(data[name]) for name in data})[0])
        return key

    def shown(self, value: Any) -> Any:
        """Named things by their name, lists joined, numbers as they are."""
        if isinstance(value, list | tuple):
            return ", ".join(str(self.shown(item)) for item in value)
        return self.name(value) if isinstance(value, str) else value

    def name(self, thing: str) -> str:
        names = self._names.get(thing) or NAMES.get(thing)
        return names.get(self.lang, names["en"]) if names else thing

    def seat(self, seat: Seat) -> str:
        return self.players.get(seat) or self.say("seat", number=seat + 1)

    def called(self, seat: Seat, thing: str) -> str:
        """ "Ann: " before what is told of her, unless she is called as it is."""
        return "" if self.seat(seat) == self.name(thing) else f"{self.seat(seat)}: "

    def who(self, value: Any) -> Any:
        """A seat by its player's name; what is none, such as the name of a foe, stays."""
        return self.seat(value) if isinstance(value, int) else value

    def event(self, event: Happened) -> str:
        seats = self._seats.get(event.kind, ())
        data = {name: self.who(value) if name in seats else value for name, value in event.data.items()}
        return self.say(f"{event.kind}.unseen" if event.unseen else event.kind, **data)

    def option(self, key: str) -> str:
        """`"buy:chain-helm"` is the message do-buy with $a = the name of chain-helm."""
        verb, objects = self.parts(key)
        return self.say(f"do-{verb}", **objects)

    def help(self, key: str) -> str:
        """What an option does: the message's `.help`, or the option itself."""
        verb, objects = self.parts(key)
        told = self.say(f"do-{verb}.help", **objects)
        return self.option(key) if told == f"do-{verb}.help" else told

    def parts(self, key: str) -> tuple[str, dict[str, str | int | list[str]]]:
        """The verb and its objects, numbers as numbers; a player's number (from 1) is the player's name."""
        verb, *said = key.split(":")
        at = self.game.seat_parts.get(verb, -1)
        objects = [object_of(word) for word in said]
        if 0 <= at < len(objects) and isinstance(number := objects[at], int):
            objects[at] = self.seat(number - 1)
        return verb, dict(zip("abcd", objects, strict=False))

    def question(self, kind: str) -> str:
        return self.say(f"ask-{kind}")

    def refusal(self, refusal: Refusal) -> str:
        said = self.say(f"no-{refusal.reason}", **refusal.numbers)
        return f"{said} [{refusal.rule}]" if refusal.rule else said


def object_of(word: str) -> str | int | list[str]:
    """A number, a thing, or several things: `D5+E5`."""
    if word.isdecimal():
        return int(word)
    several = word.split("+")
    return several if len(several) > 1 and all(several) else word


ATTRIBUTES = ("unseen", "help", "title")


def fluent_id(key: str) -> str:
    """Fluent ids have no dots: `market.too-dear` is written `market_too-dear`; attributes keep theirs."""
    head, dot, tail = key.rpartition(".")
    return f"{head.replace('.', '_')}.{tail}" if dot and tail in ATTRIBUTES else key.replace(".", "_")


@cache
def bundle(lang: str, folders: tuple[Path, ...]) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False)
    for folder in folders:
        path = folder / f"{lang}.ftl"
        if path.exists():
            made.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return made
