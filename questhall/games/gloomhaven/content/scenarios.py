"""What the scenario book says beside the map, read from `scenarios/NNN.yaml`: goal, start, spawns, rewards, links.

A scenario without a file has a map only and cannot be chosen.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TypeVar

import msgspec
import yaml

from questhall.games.gloomhaven.content import bestiary
from questhall.games.gloomhaven.content.notation.scenario_goals import read_goal
from questhall.games.gloomhaven.content.notation.scenario_rules import (
    read_defeat,
    read_opening,
    read_rule,
    read_snare,
    read_spawn,
    read_token,
)
from questhall.games.gloomhaven.content.scenario_rules import (
    Defeat,
    Goal,
    Influence,
    Opening,
    Rule,
    Snare,
    Spawn,
    Tide,
    Token,
    Toll,
)
from questhall.games.gloomhaven.content.terms import CONDITIONS, Trap
from questhall.kernel import Shelf
from questhall.kernel.shelf import is_alone
from questhall.kit.content import BadWord, Page

FOLDER = Path(__file__).parent / "scenarios"
FIELDS = (
    *("goal", "defeat", "start", "apart", "allies", "levels", "tokens", "locked", "opens", "trap", "traps", "spawns"),
    *("rules", "throne", "rewards", "unlocks", "links", "requires"),
)
LEVELS = re.compile(r"(?P<type>[a-z-]+) \+(?P<more>\d)")
T = TypeVar("T")
REWARDS = ("gold", "prosperity", "reputation", "xp", "enhancements")
SIGNED = re.compile(r"-?\d+")
DAMAGE_TRAP = Trap()


class Start(msgspec.Struct, frozen=True):
    """A negative scenario effect for every character.  GH-SETUP-02"""

    curse: int = 0
    minus: int = 0  # -1 cards
    condition: str = ""


class Rewards(msgspec.Struct, frozen=True):
    """For a victory; gold, XP for each character."""

    gold: int = 0
    enhancements: int = 0  # gold of each that goes on enhancements at once
    xp: int = 0
    prosperity: int = 0
    reputation: int = 0
    party: tuple[str, ...] = ()
    world: tuple[str, ...] = ()
    choose: tuple[int, ...] = ()  # one of these scenarios
    designs: tuple[int, ...] = ()  # items whose cards come to the shop
    events: tuple[str, ...] = ()  # cards that enter a deck of events, `city:78`
    lost: tuple[str, ...] = ()  # achievements of the party that are gone


class Scenario(msgspec.Struct, frozen=True):
    """A scenario that can be played."""

    number: int
    goal: Goal
    start: Start = Start()
    defeats: tuple[Defeat, ...] = ()
    apart: bool = False  # at most half of the characters, rounded up, start in one room
    allies: tuple[str, ...] = ()  # monster types that fight for the characters
    levels: dict[str, int] = {}  # by type, how far above the scenario level
    tokens: tuple[Token, ...] = ()
    locked: tuple[str, ...] = ()  # marks of doors that a boss opens, in its order
    opens: tuple[Opening, ...] = ()  # locked doors, and what opens them
    trap: Trap = DAMAGE_TRAP
    snares: tuple[Snare, ...] = ()
    spawns: tuple[Spawn, ...] = ()
    rules: tuple[Rule, ...] = ()
    throne: tuple[str, ...] = ()  # the marks between which a boss's token moves, the first one first
    rewards: Rewards = Rewards()
    unlocks: tuple[int, ...] = ()
    links: tuple[int, ...] = ()
    requires: tuple[tuple[str, ...], ...] = ()  # ways to be allowed; each needs all of its achievements

    @property
    def influences(self) -> tuple[Influence, ...]:
        return tuple(each for each in self.rules if isinstance(each, Influence))

    @property
    def tolls(self) -> tuple[Toll, ...]:
        return tuple(each for each in self.rules if isinstance(each, Toll))

    @property
    def tides(self) -> tuple[Tide, ...]:
        return tuple(each for each in self.rules if isinstance(each, Tide))

    def token(self, name: str) -> Token | None:
        return next((each for each in self.tokens if each.name == name), None)


def playable() -> tuple[int, ...]:
    """The numbers of the scenarios that are complete."""
    return tuple(BROUGHT) if is_alone() else _printed_ones()


def is_playable(number: int) -> bool:
    """Of the box, or brought by a table."""
    return number in _printed_ones() or number in BROUGHT


@cache
def _printed_ones() -> tuple[int, ...]:
    return tuple(sorted(int(path.stem) for path in FOLDER.glob("*.yaml")))


def scenario(number: int) -> Scenario:
    """The page of a scenario; one that has only a map is to be walked through and nothing else."""
    return BROUGHT.get(number) or _printed(number)


@cache
def _printed(number: int) -> Scenario:
    path = FOLDER / f"{number:03}.yaml"
    return read_scenario(path) if path.exists() else Scenario(number, Goal("all"))


BROUGHT: Shelf[int, Scenario] = Shelf()  # of tables that play scenarios of their own


def read_scenario(path: Path) -> Scenario:
    """The page of a file; a fault is told with file, line and word."""
    page = Page(path)
    return scenario_of(page, page.fields(page.root), int(path.stem))


def scenario_of(page: Page, fields: dict[str, yaml.Node], number: int) -> Scenario:
    """From its fields."""
    for field, node in fields.items():
        if field not in FIELDS:
            page.fail(node, field, f"there is no such field here; there are {', '.join(FIELDS)}")
    if "goal" not in fields:
        page.fail(page.root, "goal", "this field is missing")

    def numbers(field: str) -> tuple[int, ...]:
        return page.read(fields[field], _numbers) if field in fields else ()

    def words(field: str) -> tuple[str, ...]:
        return tuple(page.text(fields[field]).split()) if field in fields else ()

    def lines(field: str, reader: Callable[[str], T]) -> tuple[T, ...]:
        return tuple(page.read(line, reader) for line in page.items(fields[field])) if field in fields else ()

    return Scenario(
        number=number,
        goal=page.read(fields["goal"], read_goal),
        defeats=page.read(fields["defeat"], read_defeat) if "defeat" in fields else (),
        start=page.read(fields["start"], _start) if "start" in fields else Start(),
        apart="apart" in fields and page.read(fields["apart"], _apart),
        allies=page.read(fields["allies"], _types) if "allies" in fields else (),
        levels=page.read(fields["levels"], _levels) if "levels" in fields else {},
        tokens=lines("tokens", read_token),
        locked=words("locked"),
        opens=lines("opens", read_opening),
        trap=page.read(fields["trap"], _trap) if "trap" in fields else DAMAGE_TRAP,
        snares=lines("traps", read_snare),
        spawns=lines("spawns", read_spawn),
        rules=lines("rules", read_rule),
        throne=words("throne"),
        rewards=page.read(fields["rewards"], _rewards) if "rewards" in fields else Rewards(),
        unlocks=numbers("unlocks"),
        links=numbers("links"),
        requires=page.read(fields["requires"], _requirements) if "requires" in fields else (),
    )


def _numbers(text: str) -> tuple[int, ...]:
    if bad := next((word for word in text.split() if not word.isdecimal()), ""):
        raise BadWord(bad, "expected numbers")
    return tuple(map(int, text.split()))


def _apart(text: str) -> bool:
    if text != "half":
        raise BadWord(text, "characters start apart in no other way than 'half'")
    return True


def _start(text: str) -> Start:
    word, _, count = text.partition(" ")
    if word in CONDITIONS:
        return Start(condition=word)
    if word in ("curse", "minus") and count.isdecimal():
        return Start(curse=int(count)) if word == "curse" else Start(minus=int(count))
    raise BadWord(text, "no scenario effect: use 'curse N', 'minus N' or a condition")


def _trap(text: str) -> Trap:
    """A trap that is no damage trap does only what is said here.  GH-OVERLAY-09"""
    if bad := next((word for word in text.split() if word not in CONDITIONS), ""):
        raise BadWord(bad, f"no effect of a trap: use {', '.join(CONDITIONS)}")
    return Trap(0, tuple(text.split()))


def _rewards(text: str) -> Rewards:
    rewards = Rewards()
    for part in text.split(", "):
        kind, *words = part.split()
        if kind in REWARDS and len(words) == 1 and SIGNED.fullmatch(words[0]):
            rewards = msgspec.structs.replace(rewards, **{kind: int(words[0])})
        elif kind == "party":
            rewards = msgspec.structs.replace(rewards, party=(*rewards.party, *words))
        elif kind in ("events", "lost"):
            rewards = msgspec.structs.replace(rewards, **{kind: (*getattr(rewards, kind), *words)})
        elif kind == "global":
            rewards = msgspec.structs.replace(rewards, world=(*rewards.world, *words))
        elif kind == "choose":
            rewards = msgspec.structs.replace(rewards, choose=_numbers(" ".join(words)))
        elif kind == "designs":
            rewards = msgspec.structs.replace(rewards, designs=_numbers(" ".join(words)))
        else:
            others = "party, global, choose, designs, events or lost"
            raise BadWord(part, f"no reward: use {', '.join(REWARDS)} and a number, {others}")
    return rewards


def _requirements(text: str) -> tuple[tuple[str, ...], ...]:
    """`party jekserahs-plans, not the-dead-invade`; alternatives stand behind `or`."""
    ways = tuple(tuple(way.split(", ")) for way in text.split(" or "))
    for part in (part for way in ways for part in way):
        if part.split()[0] not in ("party", "global", "not"):
            raise BadWord(part, "a requirement begins with party, global or not")
    return ways


def _types(text: str) -> tuple[str, ...]:
    if bad := next((word for word in text.split() if word not in bestiary.types()), ""):
        raise BadWord(bad, "there is no such monster type")
    return tuple(text.split())


def _levels(text: str) -> dict[str, int]:
    """`living-corpse +2`."""
    found = LEVELS.fullmatch(text)
    if not found:
        raise BadWord(text, "a level above that of the scenario reads: living-corpse +2")
    return {_types(found["type"])[0]: int(found["more"])}
