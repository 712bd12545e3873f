"""The campaign: the world that all parties share, and one party's sheet."""

from __future__ import annotations

from typing import Literal

import msgspec

from questhall.games.gloomhaven.heroes import Sheet
from questhall.games.gloomhaven.printed import Half

Mode = Literal["campaign", "casual"]
GLOOMHAVEN = 0  # as a location and as a link; scenarios are numbered from 1


class Party(msgspec.Struct):
    """A party's sheet.  GH-PARTY-01"""

    name: str
    location: int = GLOOMHAVEN  # the last scenario, or the town
    reputation: int = 0
    achievements: list[str] = []
    members: list[Sheet] = []
    at_next_start: list[str] = []  # cards that events left for the next scenario.  GH-EVENT-19


class Sticker(msgspec.Struct, frozen=True):
    """An enhancement on a circle of a card.  GH-ENH-02"""

    half: Half
    circle: int
    effect: str


class World(msgspec.Struct):
    """The campaign board and the boxes behind it.  GH-MAP-01"""

    marks: int = 0  # of prosperity
    debt: int = 0  # losses of prosperity still to be worked off
    stock: dict[int, int] = {}  # copies of each item that are in the shop or in somebody's hands
    designs: list[int] = []  # the deck of random designs
    side_scenarios: list[int] = []  # the deck of random side scenarios
    looted: list[int] = []  # numbered treasures
    scenarios: list[int] = []  # placed on the map
    completed: list[int] = []
    achievements: list[str] = []
    donated: int = 0
    stickers: dict[str, dict[str, list[Sticker]]] = {}  # by class and card
    jobs: list[str] = []  # available classes
    opened: list[str] = []  # boxes and envelopes
    city_events: list[int] = []
    road_events: list[int] = []
    retired: list[str] = []  # classes, one entry a retirement
    retirements: dict[str, int] = {}  # by line of characters
    quests: list[str] = []  # the deck of personal quests
