"""A character: the sheet it keeps between scenarios, and its cards and items within one."""

from __future__ import annotations

from typing import Literal

import msgspec

from questhall.games.gloomhaven.printed import Affected, Duration, Half

ItemState = Literal["ready", "rotated", "used-up"]


class Sheet(msgspec.Struct):
    """What a character keeps.  GH-CHAR-12"""

    name: str
    job: str
    line: str = ""  # the row of characters it belongs to; a player may keep several.  GH-RETIRE-08
    level: int = 1
    xp: int = 0
    gold: int = 0
    pool: list[str] = []  # all ability cards it owns.  GH-TERM-20
    items: list[int] = []  # all items it owns.  GH-TERM-21
    perks: dict[str, int] = {}  # marked boxes
    unspent_perks: int = 0
    checkmarks: int = 0
    quest: str = ""
    quest_fulfilled: bool = False
    played: int = 0  # scenarios
    retired: bool = False  # GH-RETIRE-03
    dead: bool = False  # for good.  GH-VAR-PD-01
    blessings: int = 0  # bless cards waiting for the next scenario.  GH-SANCT-02


class Lasting(msgspec.Struct):
    """A card in the active area.  GH-ACTIVE-02"""

    card: str
    duration: Duration
    lost: bool = False
    slots: tuple[int, ...] = ()  # the XP on each
    trigger: str = ""
    helps: Affected = "self"
    used: int = 0  # slots that the token has left


class Held(msgspec.Struct):
    """An item of the equipment."""

    number: int
    state: ItemState = "ready"
    used: int = 0  # slots


class ShortRest(msgspec.Struct):
    """A short rest under way: the card to be lost, and the active cards that stay in play.  GH-REST-04"""

    drawn: str
    stay: tuple[str, ...] = ()
    again: bool = False  # the card was drawn anew


class Hero(msgspec.Struct):
    """A character in a scenario: five places for its cards, its equipment, what it has gained.  GH-TERM-22"""

    sheet: Sheet
    hand: list[str] = []
    played: list[str] = []  # this round's pair, the leading card first
    discard: list[str] = []
    lost: list[str] = []
    active: list[Lasting] = []
    halves: list[Half] = []  # used in this turn
    resting: bool = False  # a long rest is declared
    exhausted: bool = False
    equipment: list[Held] = []
    coins: int = 0
    xp: int = 0  # of this scenario
