"""What is printed on the components, read once from the YAML files here and looked up by id."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import zip_longest
from typing import Any, TypeVar

import msgspec

from questhall.games.rollplayer.content.board import ATTRIBUTES
from questhall.games.rollplayer.content.dice import COLOURS, LETTERS
from questhall.games.rollplayer.content.grid import DIRECTIONS
from questhall.games.rollplayer.content.notation import (
    CLASS_EFFECTS,
    DOES,
    POWERS,
    SCORES,
    SKILL_EFFECTS,
    Do,
    Power,
    Score,
)
from questhall.games.rollplayer.content.reading import HERE, TYPES, parsed
from questhall.kernel import Shelf, Words
from questhall.kit.content import BadContent, Entry, entries

__all__ = ["ALIGNMENTS", "BACKSTORIES", "CARDS", "INITIATIVE", "JOBS", "RACES", "SETS", "TYPES", "BadContent"]

GOAL = re.compile(r"(?P<attribute>[A-Z]{3}) (?P<low>\d+)(?:-(?P<high>\d+)|(?P<plus>\+))? \((?P<stars>\d)\)")
WINDOWS = ("", "rival pick", "rival market")
ANY_HIGH = 99  # the upper end of a goal such as 14+


class RaceBoard(msgspec.Struct, frozen=True):
    id: str
    name: Words
    modifiers: tuple[int, ...]


class Goal(msgspec.Struct, frozen=True):
    """Met by values from low to high, ends included.  RP-SCORE-05, RP-SCORE-06, RP-SCORE-07"""

    low: int
    high: int
    stars: int


class Job(msgspec.Struct, frozen=True):
    """A class: one side of a class card."""

    id: str
    name: Words
    colour: int
    goals: tuple[Goal, ...]
    ability: Words
    power: Power
    origin: tuple[str, ...] = ()


class Backstory(msgspec.Struct, frozen=True):
    id: str
    name: Words
    slots: dict[int, int]  # slot: the colour wanted there


class Alignment(msgspec.Struct, frozen=True):
    id: str
    name: Words
    stars: tuple[int, ...]  # by cell


class ArmourSet(msgspec.Struct, frozen=True):
    id: str
    name: Words
    stars: tuple[int, ...]  # by number of pieces, 0 first
    colours: tuple[int, ...]
    origin: tuple[str, ...] = ()


class MarketCard(msgspec.Struct, frozen=True):
    """A market card.  RP-COMP-16"""

    id: str
    number: int
    name: Words
    type: str
    rank: int
    price: int
    arrow: str = ""
    hands: int = 0
    power: Power = Power()
    set: str = ""
    score: Score = Score(0, "gold", (1,))
    do: Do | None = None
    effect: str = ""
    at: str = ""
    origin: tuple[str, ...] = ()


class Initiative(msgspec.Struct, frozen=True):
    """The row of initiative cards for a number of players; `coins` by card."""

    players: int
    coins: tuple[int, ...]


def read_race(entry: Entry) -> RaceBoard:
    modifiers = [0] * 6
    words = entry.words("modifiers")
    for attribute, amount in zip(words[::2], words[1::2], strict=False):
        modifiers[one_of(entry, attribute, ATTRIBUTES)] = int(amount)
    return RaceBoard(entry.take("id", str), entry.name(), tuple(modifiers))


def read_job(entry: Entry) -> Job:
    goals = read_goals(entry)
    effect = read_effect(entry, CLASS_EFFECTS)
    power = Power(effect=effect) if effect else parsed(entry.take("power", str), POWERS, entry)
    colour = one_of(entry, entry.take("colour", str), COLOURS)
    return Job(entry.take("id", str), entry.name(), colour, goals, entry.name("ability"), power, entry.origin())


def read_goals(entry: Entry) -> tuple[Goal, ...]:
    said = entry.take("goals", str).split(", ")
    goals = []
    for attribute, goal in zip_longest(ATTRIBUTES, said, fillvalue=""):
        found = GOAL.fullmatch(goal)
        if not found or found["attribute"] != attribute:
            raise entry.bad(goal, f"should be a goal of {attribute}: {attribute} 14-15 (2), {attribute} 18 (4), ...")
        low = int(found["low"])
        high = ANY_HIGH if found["plus"] else int(found["high"] or low)
        goals.append(Goal(low, high, int(found["stars"])))
    return tuple(goals)


def read_backstory(entry: Entry) -> Backstory:
    slots = {}
    for row, mark in enumerate(entry.words("slots")):
        if len(mark) != 2 or mark[0] not in LETTERS[1:7] or mark[1] not in "123" or row > 5:
            raise entry.bad(mark, "a slot reads: colour letter and column, G1 to W3, six of them")
        slots[row * 3 + int(mark[1]) - 1] = LETTERS.index(mark[0])
    return Backstory(entry.take("id", str), entry.name(), slots)


def read_alignment(entry: Entry) -> Alignment:
    cells = [int(word) for row in ("good", "neutral", "evil") for word in entry.words(row)]
    if len(cells) != 9:
        raise entry.bad(len(cells), "an alignment has nine cells")
    return Alignment(entry.take("id", str), entry.name(), tuple(cells))


def read_set(entry: Entry) -> ArmourSet:
    stars = (0, *(int(word) for word in entry.words("stars")))
    colours = tuple(one_of(entry, word, COLOURS) for word in entry.words("colours"))
    return ArmourSet(entry.take("id", str), entry.name(), stars, colours, entry.origin())


def read_initiative(entry: Entry) -> Initiative:
    coins = {int(word) for word in entry.words("coins")}
    row = tuple(int(card in coins) for card in range(1, entry.take("cards", int) + 1))
    return Initiative(entry.take("players", int), row)


def read_card(entry: Entry, kind: str) -> MarketCard:
    """The fields that all market cards have, and those of the card's type."""
    special = {"weapon": read_weapon, "armour": read_armour, "trait": read_trait, "skill": read_skill}[kind](entry)
    number, rank, price = (entry.take(field, int) for field in ("number", "rank", "price"))
    if rank not in (1, 2):
        raise entry.bad(rank, "a rank is 1 or 2")
    return MarketCard(entry.take("id", str), number, entry.name(), kind, rank, price, origin=entry.origin(), **special)


def read_weapon(entry: Entry) -> dict[str, Any]:
    hands = entry.take("hands", int)
    if hands not in (1, 2):
        raise entry.bad(hands, "a weapon takes 1 or 2 hands")
    return {"hands": hands, "power": parsed(entry.take("power", str), POWERS, entry)}


def read_armour(entry: Entry) -> dict[str, Any]:
    name = entry.take("set", str)
    one_of(entry, name, list(SETS))
    return {"set": name}


def read_trait(entry: Entry) -> dict[str, Any]:
    return {"arrow": read_arrow(entry), "score": parsed(entry.take("score", str), SCORES, entry)}


def read_skill(entry: Entry) -> dict[str, Any]:
    """Either `do`, a notation, or `effect`, a function; only Diplomacy has no arrow of its own."""
    effect = read_effect(entry, SKILL_EFFECTS)
    do = None if effect else parsed(entry.take("do", str), DOES, entry)
    window = entry.take("at", str, "")
    one_of(entry, window, WINDOWS)
    return {"arrow": read_arrow(entry) if "arrow" in entry.fields else "", "effect": effect, "do": do, "at": window}


def read_effect(entry: Entry, legal: tuple[str, ...]) -> str:
    effect = entry.take("effect", str, "")
    one_of(entry, effect, ("", *legal))
    return effect


def read_arrow(entry: Entry) -> str:
    arrow = entry.take("arrow", str)
    one_of(entry, arrow, DIRECTIONS)
    return arrow


def one_of(entry: Entry, word: str, legal: Iterable[str]) -> int:
    known = list(legal)
    if word not in known:
        raise entry.bad(word, f"should be one of {', '.join(filter(None, known))}")
    return known.index(word)


T = TypeVar("T", RaceBoard, Job, Backstory, Alignment, ArmourSet, MarketCard)


def by_id(things: Iterable[tuple[Entry, T]]) -> dict[str, T]:
    """Checked to the end: no field left over, no id twice."""
    found: dict[str, T] = {}
    for entry, thing in things:
        entry.done()
        if thing.id in found:
            raise entry.bad(thing.id, "this id is taken")
        found[thing.id] = thing
    return found


def read_cards() -> dict[str, MarketCard]:
    files = (("weapons.yaml", "weapon"), ("traits.yaml", "trait"), ("skills.yaml", "skill"), ("armour.yaml", "armour"))
    cards = by_id((entry, read_card(entry, kind)) for file, kind in files for entry in entries(HERE / file))
    return dict(sorted(cards.items(), key=lambda item: item[1].number))


RACES = by_id((entry, read_race(entry)) for entry in entries(HERE / "races.yaml"))
JOBS = Shelf(by_id((entry, read_job(entry)) for entry in entries(HERE / "classes.yaml")))
BACKSTORIES = Shelf(by_id((entry, read_backstory(entry)) for entry in entries(HERE / "backstories.yaml")))
ALIGNMENTS = Shelf(by_id((entry, read_alignment(entry)) for entry in entries(HERE / "alignments.yaml")))
SETS = by_id((entry, read_set(entry)) for entry in entries(HERE / "armour-sets.yaml"))
CARDS = Shelf(read_cards())
INITIATIVE = {row.players: row for row in map(read_initiative, entries(HERE / "initiative.yaml"))}
