"""The words of a scenario page: spawns, tokens, doors that open, what works all the time, what loses.

>>> read_rule("monsters heal 2 within 2 of totem").within
2
>>> read_opening("b by all on d, e from 3").all_on[1].least
3
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, cast

from questhall.games.gloomhaven.content import bestiary
from questhall.games.gloomhaven.content.notation.actions import LABELS
from questhall.games.gloomhaven.content.scenario_map import Ranks
from questhall.games.gloomhaven.content.scenario_rules import (
    Defeat,
    Influence,
    Opening,
    Plates,
    Rule,
    Snare,
    Spawn,
    Tide,
    Token,
    Toll,
)
from questhall.games.gloomhaven.content.terms import ELEMENTS, Element
from questhall.kit.content import BadWord

SPAWN = re.compile(
    r"(?P<type>[a-z-]+) (?P<ranks>[-ne] [-ne] [-ne]) at (?P<mark>\w+) "
    r"(?:when door (?P<opened>\w+) opens"
    r"|(?P<moment>start|end) of "
    r"(?:(?P<rounds>every|odd|even) rounds?|rounds? (?P<numbers>\d+(?: \d+)*)|the round once (?P<once>door \w+|goals))"
    r"(?: until door (?P<until>\w+))?(?: after door (?P<after>\w+))?)"
)
TOKEN = re.compile(
    r"(?P<kind>ally|guarded|objective) (?P<name>[a-z0-9-]+) (?:at (?P<mark>[\w-]+)|laid), "
    r"hit points (?:(?P<hit_points>[\dCLx+/^]+)|of (?P<like>[a-z-]+))"
    r"(?P<opens>, a door)?(?:, move (?P<move>\d) towards (?P<towards>\w+))?"
)
OPENING = re.compile(r"(?P<door>\w+) (?:by plate (?P<plate>\w+)|by all on (?P<all_on>.+)|at round (?P<round>\d+))")
INFLUENCE = re.compile(
    r"(?P<crowd>characters|monsters|demons) (?P<gains>.+) "
    r"(?P<how>while|for each|within (?P<within>\d) of) (?P<token>[a-z0-9-]+)"
)
TOLL = re.compile(
    r"(?P<crowd>characters|everybody) suffer (?P<damage>[\dCLx+]+)(?: on (?P<tile>\w+))? at "
    r"(?P<moment>start of rounds|end of rounds|end of turns)(?: after door (?P<after>\w+))?(?: from (?P<first>\d+))?"
)
TIDE = re.compile(r"(?P<strong>\w+) strong, (?P<inert>\w+) inert at start of rounds")
GAIN = re.compile(r"(hit-points|attack|move|range|heal|suffer|advantage|disadvantage)(?: ([+-]?\d+)(/2)?)?")
DEFEAT = re.compile(r"(?P<dies>[a-z-]+) dies|exhausted off (?P<off>\w+)")


def read_spawn(text: str) -> Spawn:
    """`inox-guard n - - at a end of odd rounds until door 1`, `cultist - n n at c when door 1 opens`."""
    found = SPAWN.fullmatch(text)
    if not found or found["type"] not in bestiary.types():
        raise BadWord(text, "a spawn reads: inox-guard n - - at a end of odd rounds until door 1")
    ranks = cast(Ranks, tuple(LABELS[label] for label in found["ranks"].split()))
    if found["opened"]:
        return Spawn(found["type"], ranks, found["mark"], "door", once=found["opened"])
    return Spawn(
        found["type"],
        ranks,
        found["mark"],
        cast(Any, found["moment"]),
        cast(Any, found["rounds"] or ""),
        tuple(map(int, (found["numbers"] or "").split())),
        until=found["until"] or "",
        after=found["after"] or "",
        once=(found["once"] or "").removeprefix("door "),
    )


def read_token(text: str) -> Token:
    """`objective altar at altar, hit points 4+CxL`, `ally hail at hail, hit points 4+2xL, move 2 towards b`."""
    found = TOKEN.fullmatch(text)
    if not found:
        raise BadWord(text, "a token reads: ally hail at hail, hit points 4+2xL, move 2 towards b")
    return Token(
        cast(Any, found["kind"]),
        found["name"],
        found["mark"] or "",
        found["hit_points"] or "",
        bool(found["opens"]),
        int(found["move"] or 0),
        found["towards"] or "",
        found["like"] or "",
    )


def read_opening(text: str) -> Opening:
    """`a by plate c`, `b by all on d, e from 3, f from 4`, `c at round 6`."""
    found = OPENING.fullmatch(text)
    if not found:
        raise BadWord(text, "a door opens so: a by plate c; b by all on d, e from 3; c at round 6")
    all_on = tuple(map(read_plates, (found["all_on"] or "").split(", "))) if found["all_on"] else ()
    return Opening(found["door"], found["plate"] or "", all_on, int(found["round"] or 0))


def read_plates(text: str) -> Plates:
    """`e from 3`."""
    mark, *rest = text.split()
    if rest and (rest[0] != "from" or len(rest) != 2 or not rest[1].isdecimal()):
        raise BadWord(text, "plates read: e, or e from 3")
    return Plates(mark, *map(int, rest[1:]))


def read_rule(text: str) -> Rule:
    """What works all the time."""
    if found := TIDE.fullmatch(text):
        return Tide((element(found["strong"]),), (element(found["inert"]),))
    if found := TOLL.fullmatch(text):
        return Toll(
            cast(Any, found["crowd"]),
            found["damage"],
            cast(Any, found["moment"]),
            found["tile"] or "",
            found["after"] or "",
            int(found["first"] or 1),
        )
    if found := INFLUENCE.fullmatch(text):
        each, within = found["how"] == "for each", int(found["within"] or 0)
        return Influence(cast(Any, found["crowd"]), found["token"], each, within, **dict(gains(found["gains"])))
    raise BadWord(text, "a rule reads: monsters attack +1 while chord-1; dark strong, light inert at start of rounds")


def element(word: str) -> Element:
    if word not in ELEMENTS:
        raise BadWord(word, f"no element: use {', '.join(ELEMENTS)}")
    return word


def gains(text: str) -> Iterator[tuple[str, Any]]:
    """`attack +1 move +1/2`."""
    rest = text
    while rest:
        found = GAIN.match(rest)
        if not found:
            raise BadWord(rest, "no such influence: use hit-points, attack, move, range, heal, suffer, advantage")
        what, amount = found[1], int(found[2] or 0)
        if what in ("move", "range"):
            yield f"{what}_halves", amount if found[3] else 2 * amount
        else:
            yield what.replace("-", "_"), amount or True
        rest = rest[found.end() :].lstrip()


def read_snare(text: str) -> Snare:
    """`d when door 1 opens`."""
    found = re.fullmatch(r"(\w+) when door (\w+) opens", text)
    if not found:
        raise BadWord(text, "traps appear so: d when door 1 opens")
    return Snare(found[1], found[2])


def read_defeat(text: str) -> tuple[Defeat, ...]:
    """`hail dies`, `exhausted off a`."""
    found = [DEFEAT.fullmatch(part) for part in text.split(", ")]
    if not all(found):
        raise BadWord(text, "a scenario is lost so: hail dies; exhausted off a")
    return tuple(Defeat(each["dies"] or "", each["off"] or "") for each in found if each)
