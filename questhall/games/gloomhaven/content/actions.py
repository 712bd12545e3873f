"""The one vocabulary of actions, for hero cards, monster cards, items and bosses: typed, frozen, pure content.

A value is added to the base of whoever acts; a character's base is 0, so `attack 3` and `attack +0` are the same word.
`notation/actions.py` reads the words, `rules/play` carries them out, `face/words.py` tells them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import msgspec

from questhall.games.gloomhaven.content.effects import Effect, Symbol
from questhall.games.gloomhaven.content.scenario_map import Ranks
from questhall.games.gloomhaven.content.terms import Retaliation
from questhall.hex import Hex

Who = Literal["self", "allies", "self-and-allies", "enemies", "figures"]
Where = Literal["here", "adjacent", "range", "own-range", "anywhere", "beside-target", "in-area", "moved-through"]
# What a bonus asks of an attack: on whom, how, in which state.
When = Literal["", "beside-my-ally", "alone", "melee", "ranged", "invisible"]
# What can be counted when something is worth more for each of it.
Per = Literal["", "negative-condition", "my-ally-beside", "shield", "hex-moved", "damage-dealt"]
# What a lasting bonus waits for.
Trigger = Literal["attack", "attack-action", "attacked", "harmed", "damaged", "heal"]
PileName = Literal["discard", "lost"]
ONE, ALL = 1, 0
ALL_TARGETS = 6


@dataclass(frozen=True, slots=True)
class Reach:
    """What an attack says about range: a number, a bonus to the base range, or nothing."""

    stated: int | None = None
    bonus: int = 0


NOTHING_STATED = Reach()


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


class Bonus(msgspec.Struct, frozen=True, omit_defaults=True):
    """More (or less) for an attack, or a factor: always or `when` something holds, once or `per` thing counted."""

    add: int = 0
    times: int = 1
    when: When = ""
    per: Per = ""
    xp: int = 0  # gained where the bonus counts


class Move(msgspec.Struct, frozen=True):
    """Move X.  GH-MOVE-01, GH-MONMOVE-01"""

    value: int = 0
    jump: bool = False
    loot: bool = False  # of every hex entered
    per: Per = ""
    absolute: bool = False  # the value alone, whatever the base of whoever is made to move


class Attack(msgspec.Struct, frozen=True):
    """Attack X with what the card says of range, targets and effects.  GH-ATK-01, GH-MONATK-01"""

    value: int = 0
    reach: Reach = NOTHING_STATED
    targets: int = 0  # 0: one, or as on the statistics card
    adjacent: bool = False  # a melee attack on all adjacent enemies
    within: int = 0  # the same on all enemies up to so many hexes away
    on_one: bool = False  # all attacks go at the focus
    moved_through: bool = False  # a melee attack on all enemies moved through
    on_the_path: bool = False  # also on all enemies on the path to the target
    area: Area | None = None
    effects: tuple[Effect, ...] = ()
    bonuses: tuple[Bonus, ...] = ()
    xp_each: int = 0  # for each enemy targeted
    smash: int = 0  # PUSH may lead into obstacles: each is destroyed, hurts the target so much and teaches 1
    absolute: bool = False


class Heal(msgspec.Struct, frozen=True):
    """Heal X."""

    amount: int
    group: Group
    per_target: bool = False  # once for each target that the attack before it damaged


class Shield(msgspec.Struct, frozen=True):
    """Shield X, as long as its card works; on a monster's card for the rest of the round.  GH-MONOTH-06"""

    amount: int
    group: Group = SELF


class Retaliate(msgspec.Struct, frozen=True):
    """Retaliate X, likewise; it may teach whenever it strikes.  GH-MONOTH-06"""

    retaliation: Retaliation
    group: Group = SELF
    xp: int = 0


class Hamper(msgspec.Struct, frozen=True):
    """Attacks on the figure have disadvantage for the rest of the round."""


class Affect(msgspec.Struct, frozen=True):
    """Conditions, PUSH, PULL or plain damage that come without an attack."""

    group: Group
    effects: tuple[Effect, ...] = ()
    damage: int = 0
    returned: bool = False  # only if the move before it ended where it had begun


class Suffer(msgspec.Struct, frozen=True):
    """The figure itself suffers damage."""

    damage: int


class Loot(msgspec.Struct, frozen=True):
    """Loot X: all coins (and treasures) within range.  GH-LOOT-01, GH-MONOTH-09"""

    range: int


class Creature(msgspec.Struct, frozen=True):
    """What a character summons; attack None: it does not attack.  GH-SUMMON-02"""

    hit_points: int
    move: int
    attack: int | None = None
    range: int = 0
    effects: tuple[Effect, ...] = ()


class Summon(msgspec.Struct, frozen=True):
    """A monster of a type, its rank by the number of characters; or a character's creature.

    GH-MONOTH-02, GH-SUMMON-01
    """

    type: str
    ranks: Ranks = ("normal", "normal", "normal")
    beside_target: bool = False
    own_hit_points: bool = False  # as many as the summoner has left, at most those of its type
    creature: Creature | None = None


class SetTrap(msgspec.Struct, frozen=True):
    """A trap on an adjacent empty hex; a monster's as near as possible to an enemy.  GH-OVERLAY-10"""

    damage: int
    conditions: tuple[str, ...] = ()
    xp: int = 0


class DisarmTrap(msgspec.Struct, frozen=True):
    """One adjacent trap is removed without effect.  GH-OVERLAY-07"""


class Obstacles(msgspec.Struct, frozen=True):
    """So many single-hex obstacles on adjacent empty hexes.  GH-OVERLAY-18"""

    count: int = 1


class Destroy(msgspec.Struct, frozen=True):
    """One adjacent obstacle is destroyed.  GH-OVERLAY-18"""


class Infuse(msgspec.Struct, frozen=True):
    """An element grows strong at the end of the turn.  GH-ELEM-02, GH-ELEM-11"""

    element: Symbol


class Recover(msgspec.Struct, frozen=True):
    """Up to so many cards of a pile (0: all) come back to the hand.  GH-RECOV-01"""

    pile: PileName
    count: int = ALL
    group: Group = SELF


class Command(msgspec.Struct, frozen=True):
    """Somebody else performs an action: an ally who may decline, or an enemy under the actor's control."""

    group: Group
    action: Move | Attack
    beside_me: bool = False  # the move must end beside the actor


class Boost(msgspec.Struct, frozen=True):
    """What a lasting card gives each time its trigger comes.  GH-ACTIVE-03, GH-ACTIVE-04"""

    trigger: Trigger
    when: When = ""
    bonus: Bonus | None = None
    effects: tuple[Effect, ...] = ()  # as if printed on the attack
    shield: int = 0
    retaliate: int = 0
    heal: int = 0
    range: int = 0
    element: Symbol | None = None  # it must be used up each time
    negate: bool = False  # no damage instead
    group: Group = SELF
    augment: bool = False  # another augment ends it


class Redirect(msgspec.Struct, frozen=True):
    """Attacks of enemies on adjacent allies go at the figure instead, whatever their range."""


class Learn(msgspec.Struct, frozen=True):
    """XP that an element gives."""

    xp: int


class WhenDying(msgspec.Struct, frozen=True):
    """An attack that the monster makes when it dies this round."""

    attack: Attack


class Special(msgspec.Struct, frozen=True):
    """A special ability on the boss's own statistics card.  GH-BOSS-03"""

    number: int


class OpenDoor(msgspec.Struct, frozen=True):
    """The figure jumps to the next of the scenario's locked doors, opens it and reveals the room."""


Action = (
    Move
    | Attack
    | Heal
    | Shield
    | Retaliate
    | Hamper
    | Affect
    | Suffer
    | Loot
    | Summon
    | SetTrap
    | DisarmTrap
    | Obstacles
    | Destroy
    | Infuse
    | Recover
    | Command
    | Boost
    | Redirect
    | Learn
    | WhenDying
    | Special
    | OpenDoor
)


class Use(msgspec.Struct, frozen=True):
    """What an element gives if it is used: more of the action it stands with, or actions of its own."""

    element: Symbol
    gains: tuple[Action, ...]
    instead: bool = False


class Entry(msgspec.Struct, frozen=True):
    """One entry of a list: an action with the elements that better it, or only what an element gives."""

    action: Action | None
    uses: tuple[Use, ...] = ()
