"""What is printed on the components, as plain data, for clients that draw them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import msgspec

from questhall.games.runebound.content import board
from questhall.games.runebound.content.cards import (
    ASSETS,
    CARDS,
    HEROES,
    SCENARIOS,
    SKILLS,
    TOKENS,
    Adventure,
    Asset,
    HeroCard,
    Scenario,
    Skill,
)
from questhall.games.runebound.rules.pool import face_text
from questhall.games.runebound.rules.rounds import REFRESH, STORY


class PrintedSpace(msgspec.Struct):
    name: str
    terrain: str
    place: str
    kind: str
    gem: str


class PrintedTrack(msgspec.Struct):
    refresh: list[int]
    story: list[int]
    last: int


Border = tuple[str, str]  # two spaces


class Printed(msgspec.Struct):
    """Cards by id, token faces, and the board by cell."""

    heroes: dict[str, HeroCard]
    skills: dict[str, Skill]
    assets: dict[str, Asset]
    cards: dict[str, Adventure]
    scenarios: dict[str, Scenario]
    tokens: dict[str, list[str]]
    spaces: dict[int, PrintedSpace]
    rivers: list[Border]
    roads: list[Border]
    bridges: list[Border]
    track: PrintedTrack


@cache
def printed() -> Printed:
    return Printed(
        heroes=HEROES,
        skills=SKILLS,
        assets=ASSETS,
        cards=CARDS,
        scenarios=SCENARIOS,
        tokens={token: [face_text(face) for face in faces] for token, faces in TOKENS.items()},
        spaces={cell: space(cell, name) for cell, name in board.NAME.items()},
        rivers=borders(board.RIVERS),
        roads=borders(board.ROADS),
        bridges=borders(board.BRIDGES),
        track=PrintedTrack(list(REFRESH), list(STORY), 12),
    )


def space(cell: int, name: str) -> PrintedSpace:
    place, kind, gem = board.PLACE_OF.get(cell, ""), board.KIND.get(cell, ""), board.GEM.get(cell, "")
    return PrintedSpace(name, board.SPACES[name], place, kind, gem)


def borders(pairs: Iterable[tuple[int, int]]) -> list[Border]:
    return sorted((board.NAME[a], board.NAME[b]) for a, b in pairs if a < b)
