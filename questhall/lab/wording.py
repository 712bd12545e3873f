"""Every sentence a game can say, for people to read through and for a test to look through.

Games are played, half by house bots and half at random, to hear what is really said; each sentence is then said again
with the numbers 1, 2, 5 and 21, and what nobody said in these games is said with an ellipsis for what it is about.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from questhall.bots import make_bot
from questhall.kernel import Keep, Match
from questhall.kernel.events import Happened
from questhall.kernel.game import Game, Terms
from questhall.kernel.texts import LANGUAGES, Texts, fluent_id
from questhall.kit.conformance import few_tables, key
from questhall.kit.texts import counting, messages
from questhall.lab import proof
from questhall.lab.proof import Line

NUMBERS = (1, 2, 5, 21)
WAYS = 3  # of saying one thing with other words
MOST = 3_000  # decisions of one game
OFTEN, SELDOM = 0.1, 0.02  # how many of them are asked for reasons, and for all that stands beside the options
PLAYERS = {"en": ("Ann", "Ben", "Cora", "Dan"), "ru": ("Анна", "Борис", "Вера", "Глеб")}
SOMETHING = "…"


class Heard(msgspec.Struct):
    """What was said in games: option keys by verb, the data of events and refusals by message, parts that lay open.

    Beside questions and options stand notes and remarks, which a game makes by itself: they are kept in all languages.
    """

    parts: dict[str, Any] = {}
    beside: dict[str, list[dict[str, str]]] = {}
    questions: dict[str, None] = {}
    options: dict[str, list[str]] = {}
    told: dict[str, list[dict[str, Any]]] = {}

    def option(self, said: str) -> None:
        keep(self.options.setdefault(said.partition(":")[0], []), said)

    def tell(self, message: str, data: dict[str, Any]) -> None:
        keep(self.told.setdefault(message, []), data)


def keep(ways: list[Any], new: Any) -> None:
    if len(ways) < WAYS and new not in ways:
        ways.append(new)


# Listening


def listened(
    game: Game[Any], games: int = 2, seed: int = 0, progress: Callable[[str], None] = lambda line: None
) -> Heard:
    """What is said at every kind of table, by bots that know what they do and by some that do not."""
    heard, tables = Heard(), list(few_tables(game))
    for at, terms in enumerate(tables, 1):
        for number in range(games):
            progress(f"table {at} of {len(tables)}, game {number + 1} of {games}")
            listen(game, terms, seed + number, "bot" if number % 2 == 0 else "random", heard)
    return heard


def listen(game: Game[Any], terms: Terms, seed: int, bot: str, heard: Heard) -> None:
    rng = random.Random(seed)
    match: Match[Any] = Match(game, terms, key(seed), Keep.JOURNAL)
    bots = [make_bot(bot, game, seed + seat) for seat in range(terms.players)]
    while match.asked and match.count < MOST:
        if (now := rng.random()) < OFTEN:
            hear_reasons(match, heard)
        if now < SELDOM:
            hear_beside(match, heard)
        for choice in match.asked:
            heard.questions[choice.kind] = None
            for said in (*islice(choice.options, 60), *choice.says):
                heard.option(said)
        seat = match.asked[0].seat
        before = len(match.events)
        match.answer(seat, bots[seat].answer(match.seen(seat)))
        for event in match.events[before:]:
            hear_event(event, heard)
    see_parts(match, heard)


def see_parts(match: Match[Any], heard: Heard) -> None:
    """What is printed on the parts that came to light, as cards of the classes that played."""
    face, view = match.game.face, match.view(0)
    for name in face.parts(view):
        if name not in heard.parts:
            heard.parts[name] = msgspec.to_builtins(face.part(view, name))


def hear_reasons(match: Match[Any], heard: Heard) -> None:
    for choice in match.explained().asked:
        for refusal in choice.refused.values():
            heard.tell(f"no-{refusal.reason}", dict(refusal.numbers))


def hear_beside(match: Match[Any], heard: Heard) -> None:
    """The note of a question and the remarks on its options, as the terminal shows them."""
    voices = {lang: Texts(match.game, lang, dict(enumerate(PLAYERS[lang]))) for lang in LANGUAGES}
    for choice in match.asked:
        face, view = match.game.face, match.view(choice.seat)
        notes = {lang: face.note(view, choice, voice) for lang, voice in voices.items()}
        keep(heard.beside.setdefault(f"note-{choice.kind}", []), notes)
        remarks = {lang: face.remarks(view, choice, voice) for lang, voice in voices.items()}
        for said in remarks["en"]:
            way = {lang: told[said] for lang, told in remarks.items()}
            keep(heard.beside.setdefault(f"remark-{said.partition(':')[0]}", []), way)


def hear_event(event: Happened, heard: Heard) -> None:
    heard.tell(event.kind, {**event.data, **event.secret})


# Saying


def lines(game: Game[Any], lang: str, heard: Heard) -> list[Line]:
    """All of it, each sentence once: names, what is printed, then questions, options and the file's other messages."""
    voice = Texts(game, lang, dict(enumerate(PLAYERS[lang])))
    found = [
        *names(voice),
        *printed(voice, heard),
        *questions(voice, heard),
        *options(voice, heard),
        *beside(voice, heard),
        *spoken(voice, heard),
    ]
    return list({line.text: line for line in reversed(found)}.values())[::-1]


def names(voice: Texts) -> Iterator[Line]:
    for thing in voice.game.face.names():
        yield Line(f"name {thing}", voice.name(thing))


def printed(voice: Texts, heard: Heard) -> Iterator[Line]:
    """Sentences on the components."""
    every = [Texts(voice.game, lang) for lang in LANGUAGES]
    components = msgspec.to_builtins(voice.game.face.printed(every))
    for path, words in (*sentences(components), *sentences(heard.parts, "part")):
        said = words[voice.lang]
        yield from (Line(path, one) for one in (said if isinstance(said, list | tuple) else [said]) if one)


def sentences(value: Any, path: str = "printed") -> Iterator[tuple[str, dict[str, Any]]]:
    """Whatever stands there in all languages, one sentence or several, however deep."""
    if isinstance(value, dict) and value.keys() == set(LANGUAGES):
        yield path, value
    elif isinstance(value, dict):
        for name, part in value.items():
            yield from sentences(part, f"{path} {name}")
    elif isinstance(value, list | tuple):
        for part in value:
            yield from sentences(part, path)


def questions(voice: Texts, heard: Heard) -> Iterator[Line]:
    for kind in heard.questions:
        yield Line(f"ask-{kind}", voice.question(kind))


def options(voice: Texts, heard: Heard) -> Iterator[Line]:
    for said in (said for ways in heard.options.values() for said in ways):
        yield Line(said, voice.option(said))
        if (help_ := voice.help(said)) != voice.option(said):
            yield Line(f"{said} (help)", help_)


def beside(voice: Texts, heard: Heard) -> Iterator[Line]:
    for key_, ways in heard.beside.items():
        yield from (Line(key_, way[voice.lang]) for way in ways if way[voice.lang])


def spoken(voice: Texts, heard: Heard) -> Iterator[Line]:
    """Messages of the game's file, as they were heard or with words that stand in."""
    seats = {event.kind: event.seats for event in voice.game.events}
    told = {fluent_id(message): ways for message, ways in heard.told.items()}
    counted = counting(voice.game.texts, voice.lang)
    for message, wanted in messages(voice.game.texts, voice.lang).items():
        kind, _, _attribute = message.partition(".")
        if kind.startswith(("ask-", "do-")) and not wanted - voice.game.face.numbers().keys():
            yield Line(message, voice.say(message))
        elif not kind.startswith("do-"):
            stand_in = {name: 1 if name in counted.get(message, ()) else SOMETHING for name in wanted}
            for way in told.get(kind) or [stand_in]:
                yield from said_with_numbers(voice, message, {**stand_in, **way}, seats.get(kind, ("seat",)))


def said_with_numbers(voice: Texts, message: str, data: dict[str, Any], seats: tuple[str, ...]) -> Iterator[Line]:
    """The sentence, and the sentence with other numbers."""
    people = {
        name: voice.who(value) if value != SOMETHING else voice.seat(0) for name, value in data.items() if name in seats
    }
    numbers = [name for name, value in data.items() if type(value) is int and name not in seats]
    for number in NUMBERS if numbers else (0,):
        yield Line(message, voice.say(message, **{**data, **dict.fromkeys(numbers, number), **people}))


# Looking through


def doubtful(game: Game[Any], lang: str, heard: Heard, said: list[Line]) -> list[tuple[str, Line]]:
    """Each fault that a machine finds, with its line."""
    voice = Texts(game, lang, dict(enumerate(PLAYERS[lang])))
    messages_said = list(spoken(voice, heard))
    told = frozenset(event.kind for event in game.events)
    found = [(fault, line) for line in said for fault in proof.faults(line.text, lang, program_words(game))]
    found += [(fault, line) for line in messages_said for fault in proof.unfinished(line.key, line.text, told)]
    found += proof.unbent(messages_said, lang)
    found += proof.without_yo(said) if lang == "ru" else ()
    return list(dict.fromkeys(found))


def program_words(game: Game[Any]) -> frozenset[str]:
    """Ids that look like no word of a language: they have a dash, and stand for a thing that has a name."""
    return frozenset(thing for thing in game.face.names() if "-" in thing and thing.islower())


def written(game: Game[Any], lang: str, heard: Heard, path: Path) -> tuple[int, int]:
    """The file: what looks wrong first, then everything; how many of each."""
    said = lines(game, lang, heard)
    wrong = [f"! {fault}: {line}" for fault, line in doubtful(game, lang, heard, said)]
    path.write_text("\n".join([*wrong, *map(str, said), ""]), encoding="utf-8")
    return len(said), len(wrong)
