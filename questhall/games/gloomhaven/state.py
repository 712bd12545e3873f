"""What a scenario's table remembers, as plain data: the figures, the modifier decks, the elements.

The rules in `rules/` work on these Structs and on the kernel's `Chance`; none of them needs a running match.
"""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from questhall.games.gloomhaven.maps import Rank
from questhall.kernel import Pile

Kind = Literal[
    "character", "summon", "monster", "ally", "objective"
]  # ally: a numbered token; objective: GH-SPECIAL-06
Condition = Literal["poison", "wound", "immobilize", "disarm", "stun", "muddle", "invisible", "strengthen"]
Element = Literal["fire", "ice", "air", "earth", "light", "dark"]
Arrival = Literal["diagram", "summoned", "spawned"]  # how a monster came to the map.  GH-ATK-15

CONDITIONS: tuple[Condition, ...] = get_args(Condition)
ELEMENTS: tuple[Element, ...] = get_args(Element)
WEAK, MEDIUM, STRONG = range(3)


class Retaliation(msgspec.Struct, frozen=True):
    """Retaliate X, against attackers within so many hexes.  GH-RETAL-01, GH-RETAL-02"""

    damage: int
    range: int = 1


class Fighter(msgspec.Struct):
    """One figure, its hit points and all that sticks to it; `name` is the class, the summon or the monster's type."""

    kind: Kind
    name: str
    hit_points: int
    most_hit_points: int
    rank: Rank = "none"  # a named monster that is no boss has none either.  GH-SPECIAL-11
    number: int = 0  # of the standee or token
    owner: str = ""  # the class of the summoner
    arrival: Arrival = "diagram"
    shield: list[int] = []  # one entry a source, they add up
    retaliate: list[Retaliation] = []
    conditions: dict[Condition, int] = {}  # how many ends of its own turns it lasts; 0: until healed
    immune: list[str] = []  # conditions, "curse" or "bless", "push" or "pull"
    acting: bool = False  # its own turn is running
    advantage: bool = False  # its attacks have it by its statistics card
    attackers_disadvantage: bool = False  # attacks on it have it, by its statistics card or for the rest of the round


class ModifierDeck(msgspec.Struct):
    """Attack modifier cards in the words of `combat/modifiers.py`; what is drawn for an attack lies in neither pile."""

    draw: Pile = msgspec.field(default_factory=Pile)
    discard: Pile = msgspec.field(default_factory=Pile)
    reshuffle: bool = False  # a standard null or double card was drawn this round.  GH-MOD-10
    tamed: bool = False  # the variant with less randomness.  GH-VAR-RR-01


Decks = dict[str, ModifierDeck]  # by class, and that of the monsters


class ElementBoard(msgspec.Struct):
    """The element board: the column of every element, what the running turn will infuse, what monsters have used."""

    columns: dict[Element, int] = msgspec.field(default_factory=lambda: dict.fromkeys(ELEMENTS, WEAK))
    coming: list[Element] = []
    fed: dict[str, bool] = {}  # by type and place on its card: whether that bonus was paid for this round.  GH-ELEM-12
