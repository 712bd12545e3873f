"""The words that the whole game shares: whom a figure fights for, conditions, elements, kinds of figures."""

from __future__ import annotations

from enum import Enum
from typing import Literal, get_args

import msgspec

Kind = Literal[
    "character", "summon", "monster", "ally", "objective"
]  # ally: a numbered token; objective: GH-SPECIAL-06
Condition = Literal["poison", "wound", "immobilize", "disarm", "stun", "muddle", "invisible", "strengthen"]
Element = Literal["fire", "ice", "air", "earth", "light", "dark"]
Arrival = Literal["diagram", "summoned", "spawned"]  # how a monster came to the map.  GH-ATK-15

CONDITIONS: tuple[Condition, ...] = get_args(Condition)
ELEMENTS: tuple[Element, ...] = get_args(Element)
WEAK, MEDIUM, STRONG = range(3)
LONG_REST = 99  # the initiative of who rests.  GH-INIT-03
MOST_STANDEES = 10  # of a type


class Side(Enum):
    """Whom a figure fights for."""

    CHARACTERS = "characters"
    MONSTERS = "monsters"


class Retaliation(msgspec.Struct, frozen=True):
    """Retaliate X, against attackers within so many hexes.  GH-RETAL-01, GH-RETAL-02"""

    damage: int
    range: int = 1


class Trap(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a trap does; damage None is that of a damage trap at the scenario level. Whoever made it may learn from it.

    GH-OVERLAY-09, GH-OVERLAY-10
    """

    damage: int | None = None
    conditions: tuple[str, ...] = ()
    xp: int = 0  # for the seat that made it, when an enemy springs it
    seat: int = -1
