"""What the monsters' components print, as plain data: statistics cards and ability cards.

`notation/monsters.py` and `notation/statistics.py` read the words, `bestiary.py` the files.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from questhall.games.gloomhaven.content.scenario_map import Rank, Ranks
from questhall.games.gloomhaven.rules.combat.effects import Effect, Symbol
from questhall.games.gloomhaven.rules.monsters.values import NOTHING_STATED, Reach
from questhall.games.gloomhaven.state import Retaliation
from questhall.hex import Hex

Who = Literal["self", "allies", "self-and-allies", "enemies", "figures"]
Where = Literal["here", "adjacent", "range", "own-range", "anywhere", "beside-target"]
ONE, ALL = 1, 0


class Area(msgspec.Struct, frozen=True):
    """The red hexes of an area as offsets; a melee area counts them from the grey hex.  GH-AREA-01, GH-AREA-02"""

    name: str
    hexes: tuple[Hex, ...]
    melee: bool


class Group(msgspec.Struct, frozen=True):
    """Whom an action affects: so many of them (0: all), and where they must be."""

    who: Who = "self"
    where: Where = "here"
    range: int = 0
    count: int = ALL


SELF = Group()


class Move(msgspec.Struct, frozen=True):
    """Move ±X.  GH-MONMOVE-01"""

    bonus: int = 0
    jump: bool = False


class MonsterAttack(msgspec.Struct, frozen=True):
    """Attack ±X with what the card says of range, targets and effects.  GH-MONATK-01"""

    bonus: int = 0
    reach: Reach = NOTHING_STATED
    targets: int = 0  # 0: as on the statistics card
    adjacent: bool = False  # a melee attack on all adjacent enemies
    on_one: bool = False  # all attacks go at the focus
    area: Area | None = None
    effects: tuple[Effect, ...] = ()
    beside_ally: int = 0  # more attack if the target is adjacent to an ally of the attacker


class Heal(msgspec.Struct, frozen=True):
    """Heal X."""

    amount: int
    group: Group
    per_target: bool = False  # once for each target that the attack before it damaged


class Shield(msgspec.Struct, frozen=True):
    """Shield X for the rest of the round.  GH-MONOTH-06"""

    amount: int
    group: Group = SELF


class Retaliate(msgspec.Struct, frozen=True):
    """Retaliate X for the rest of the round.  GH-MONOTH-06"""

    retaliation: Retaliation


class Hamper(msgspec.Struct, frozen=True):
    """Attacks on the monster have disadvantage for the rest of the round."""


class Affect(msgspec.Struct, frozen=True):
    """Conditions, PUSH or plain damage that come without an attack."""

    group: Group
    effects: tuple[Effect, ...] = ()
    damage: int = 0


class Suffer(msgspec.Struct, frozen=True):
    """The monster itself suffers damage."""

    damage: int


class Loot(msgspec.Struct, frozen=True):
    """Loot X: all coins within range.  GH-MONOTH-09"""

    range: int


class Summon(msgspec.Struct, frozen=True):
    """A monster of a type, its rank by the number of characters.  GH-MONOTH-02"""

    type: str
    ranks: Ranks = ("normal", "normal", "normal")
    beside_target: bool = False
    own_hit_points: bool = False  # as many as the summoner has left, at most those of its type


class SetTrap(msgspec.Struct, frozen=True):
    """A trap on an adjacent empty hex, as near as possible to an enemy.  GH-OVERLAY-10"""

    damage: int


class Infuse(msgspec.Struct, frozen=True):
    """An element grows strong at the end of the turn.  GH-ELEM-11"""

    element: Symbol


class WhenDying(msgspec.Struct, frozen=True):
    """An attack that the monster makes when it dies this round."""

    attack: MonsterAttack


class Special(msgspec.Struct, frozen=True):
    """A special ability on the boss's own statistics card.  GH-BOSS-03"""

    number: int


MonsterAction = (
    Move
    | MonsterAttack
    | Heal
    | Shield
    | Retaliate
    | Hamper
    | Affect
    | Suffer
    | Loot
    | Summon
    | SetTrap
    | Infuse
    | WhenDying
    | Special
)


class Use(msgspec.Struct, frozen=True):
    """What an element gives if it is used: more of the action it stands with, or an action of its own."""

    element: Symbol
    gain: MonsterAction
    instead: bool = False


class AbilityEntry(msgspec.Struct, frozen=True):
    """One entry of a card's list: an action with the elements that better it, or only what an element gives."""

    action: MonsterAction | None
    uses: tuple[Use, ...] = ()


class AbilityCard(msgspec.Struct, frozen=True):
    """A monster ability card.  GH-MONSTAT-09"""

    id: str
    deck: str
    initiative: int
    shuffle: bool
    entries: tuple[AbilityEntry, ...]


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
    by_level: tuple[tuple[AbilityEntry, ...], ...]


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
    like: str = ""  # a named monster: the type whose elite it is

    @property
    def ranks(self) -> tuple[Rank, ...]:
        """Normal and elite, or that of a boss.  GH-MONSTAT-02, GH-BOSS-02"""
        return tuple(self.sections)
