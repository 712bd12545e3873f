"""What the scenario book says beside the map, read from `scenarios/NNN.yaml`: goal, start, spawns, rewards, links.

A scenario without a file has a map only and cannot be chosen.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Literal, cast

import msgspec
import yaml

from questhall.games.gloomhaven.content import bestiary
from questhall.games.gloomhaven.content.notation.actions import LABELS
from questhall.games.gloomhaven.content.scenario_map import Ranks
from questhall.games.gloomhaven.content.terms import CONDITIONS, Trap
from questhall.kit.content import BadWord, Page

FOLDER = Path(__file__).parent / "scenarios"
FIELDS = ("goal", "start", "locked", "trap", "spawns", "rewards", "unlocks", "links", "requires")
SPAWN = re.compile(
    r"(?P<type>[a-z-]+) (?P<ranks>[-ne] [-ne] [-ne]) at (?P<mark>\w+) "
    r"(?P<moment>start|end) of (?P<rounds>every|odd|even) rounds?(?: until door (?P<door>\w+))?"
)
REWARDS = ("gold", "prosperity", "reputation", "xp")
DAMAGE_TRAP = Trap()


class Goal(msgspec.Struct, frozen=True):
    """What wins the scenario; all of it must hold."""

    enemies: Literal["", "all", "revealed"] = ""  # none is left, with every room open or as far as rooms are
    kills: dict[str, str] = {}  # by type ("enemies": any), a formula with C and L
    reveal: tuple[str, ...] = ()  # tiles


class Start(msgspec.Struct, frozen=True):
    """A negative scenario effect for every character.  GH-SETUP-02"""

    curse: int = 0
    minus: int = 0  # -1 cards
    condition: str = ""


class Spawn(msgspec.Struct, frozen=True):
    """Monsters that come by themselves.  GH-SPECIAL-01"""

    type: str
    ranks: Ranks
    mark: str
    moment: Literal["start", "end"]
    rounds: Literal["every", "odd", "even"]
    until: str = ""  # the mark of a door


class Rewards(msgspec.Struct, frozen=True):
    """For a victory; gold, XP for each character."""

    gold: int = 0
    xp: int = 0
    prosperity: int = 0
    reputation: int = 0
    party: tuple[str, ...] = ()
    world: tuple[str, ...] = ()
    choose: tuple[int, ...] = ()  # one of these scenarios


class Scenario(msgspec.Struct, frozen=True):
    """A scenario that can be played."""

    number: int
    goal: Goal
    start: Start = Start()
    locked: tuple[str, ...] = ()  # marks of doors, in the order in which they are opened
    trap: Trap = DAMAGE_TRAP
    spawns: tuple[Spawn, ...] = ()
    rewards: Rewards = Rewards()
    unlocks: tuple[int, ...] = ()
    links: tuple[int, ...] = ()
    requires: tuple[str, ...] = ()


@cache
def playable() -> tuple[int, ...]:
    """The numbers of the scenarios that are complete."""
    return tuple(sorted(int(path.stem) for path in FOLDER.glob("*.yaml")))


@cache
def scenario(number: int) -> Scenario:
    """The page of a scenario; one that has only a map is to be walked through and nothing else."""
    path = FOLDER / f"{number:03}.yaml"
    return read_scenario(path) if path.exists() else Scenario(number, Goal("all"))


def read_scenario(path: Path) -> Scenario:
    """The page of a file; a fault is told with file, line and word."""
    page = Page(path)
    fields = page.fields(page.root)
    for field, node in fields.items():
        if field not in FIELDS:
            page.fail(node, field, f"there is no such field here; there are {', '.join(FIELDS)}")
    if "goal" not in fields:
        page.fail(page.root, "goal", "this field is missing")

    def numbers(field: str) -> tuple[int, ...]:
        return page.read(fields[field], _numbers) if field in fields else ()

    return Scenario(
        number=int(path.stem),
        goal=page.read(fields["goal"], read_goal),
        start=page.read(fields["start"], _start) if "start" in fields else Start(),
        locked=tuple(page.text(fields["locked"]).split()) if "locked" in fields else (),
        trap=page.read(fields["trap"], _trap) if "trap" in fields else DAMAGE_TRAP,
        spawns=_spawns(page, fields["spawns"]) if "spawns" in fields else (),
        rewards=page.read(fields["rewards"], _rewards) if "rewards" in fields else Rewards(),
        unlocks=numbers("unlocks"),
        links=numbers("links"),
        requires=page.read(fields["requires"], _requirements) if "requires" in fields else (),
    )


def _numbers(text: str) -> tuple[int, ...]:
    if bad := next((word for word in text.split() if not word.isdecimal()), ""):
        raise BadWord(bad, "expected numbers of scenarios (0 is the town)")
    return tuple(map(int, text.split()))


def read_goal(text: str) -> Goal:
    """`all enemies`, `kill bandit-commander 1, revealed enemies`, `kill enemies 5xC`, `reveal M1a`."""
    goal = Goal()
    for part in text.split(", "):
        words = part.split()
        if words in (["all", "enemies"], ["revealed", "enemies"]):
            goal = msgspec.structs.replace(goal, enemies=words[0])
        elif words[0] == "kill" and len(words) == 3:
            if words[1] != "enemies" and words[1] not in bestiary.types():
                raise BadWord(words[1], "no such monster to kill")
            goal = msgspec.structs.replace(goal, kills={**goal.kills, words[1]: words[2]})
        elif words[0] == "reveal" and len(words) > 1:
            goal = msgspec.structs.replace(goal, reveal=(*goal.reveal, *words[1:]))
        else:
            raise BadWord(part, "no goal: use 'all enemies', 'revealed enemies', 'kill TYPE N', 'reveal TILE'")
    return goal


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


def _spawns(page: Page, node: yaml.Node) -> tuple[Spawn, ...]:
    return tuple(page.read(line, _spawn) for line in page.items(node))


def _spawn(text: str) -> Spawn:
    found = SPAWN.fullmatch(text)
    if not found or found["type"] not in bestiary.types():
        raise BadWord(text, "a spawn reads: inox-guard n - - at a end of odd rounds until door 1")
    ranks = cast(Ranks, tuple(LABELS[label] for label in found["ranks"].split()))
    moment = cast(Literal["start", "end"], found["moment"])
    rounds = cast(Literal["every", "odd", "even"], found["rounds"])
    return Spawn(found["type"], ranks, found["mark"], moment, rounds, found["door"] or "")


def _rewards(text: str) -> Rewards:
    rewards = Rewards()
    for part in text.split(", "):
        kind, *words = part.split()
        if kind in REWARDS and len(words) == 1 and words[0].isdecimal():
            rewards = msgspec.structs.replace(rewards, **{kind: int(words[0])})
        elif kind == "party":
            rewards = msgspec.structs.replace(rewards, party=(*rewards.party, *words))
        elif kind == "global":
            rewards = msgspec.structs.replace(rewards, world=(*rewards.world, *words))
        elif kind == "choose":
            rewards = msgspec.structs.replace(rewards, choose=_numbers(" ".join(words)))
        else:
            raise BadWord(part, f"no reward: use {', '.join(REWARDS)} and a number, party, global or choose")
    return rewards


def _requirements(text: str) -> tuple[str, ...]:
    for part in text.split(", "):
        if part.split()[0] not in ("party", "global", "not"):
            raise BadWord(part, "a requirement begins with party, global or not")
    return tuple(text.split(", "))
