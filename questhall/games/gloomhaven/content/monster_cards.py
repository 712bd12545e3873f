"""What the monsters' components print, as plain data: statistics cards and ability cards.

`notation/actions.py` and `notation/statistics.py` read the words, `bestiary.py` the files.
"""

from __future__ import annotations

import msgspec

from questhall.games.gloomhaven.content.actions import Entry
from questhall.games.gloomhaven.content.effects import Effect
from questhall.games.gloomhaven.content.scenario_map import Rank
from questhall.games.gloomhaven.content.terms import Retaliation


class AbilityCard(msgspec.Struct, frozen=True):
    """A monster ability card.  GH-MONSTAT-09"""

    id: str
    deck: str
    initiative: int
    shuffle: bool
    entries: tuple[Entry, ...]


class Traits(msgspec.Struct, frozen=True):
    """What is always on.  GH-MONSTAT-07"""

    shield: int = 0
    retaliate: Retaliation | None = None
    targets: int = 1
    advantage: bool = False
    attackers_disadvantage: bool = False
    effects: tuple[Effect, ...] = ()  # of every attack: conditions, PIERCE


class Section(msgspec.Struct, frozen=True):
    """The values of one rank at one level; formulas know C, X and V.  GH-MONSTAT-01, GH-BOSS-04"""

    hit_points: str
    move: int
    attack: str
    range: int
    traits: Traits = Traits()


class SpecialAbility(msgspec.Struct, frozen=True):
    """A boss's special ability: what only the scenario can tell, in words, and its actions, level by level."""

    says: dict[str, str]
    by_level: tuple[tuple[Entry, ...], ...]


class StatisticsCard(msgspec.Struct, frozen=True):
    """A statistics card; its name is the type.  GH-TERM-17, GH-MONSTAT-01"""

    type: str
    deck: str
    standees: int
    sections: dict[Rank, tuple[Section, ...]]
    flying: bool = False
    immune: tuple[str, ...] = ()
    specials: tuple[SpecialAbility, ...] = ()
    letters: dict[str, dict[str, str]] = {}  # what a letter in its attack means
    counts: str = ""  # the type of which a letter counts those on the map
    like: str = ""  # a named monster: the type whose elite it is

    @property
    def ranks(self) -> tuple[Rank, ...]:
        """Normal and elite, or that of a boss.  GH-MONSTAT-02, GH-BOSS-02"""
        return tuple(self.sections)
