"""The one vocabulary of actions, for hero cards, monster cards, items and bosses: typed, frozen, pure content.

A value is added to the base of whoever acts; a character's base is 0, so `attack 3` and `attack +0` are the same word.
`notation/actions.py` reads the words, `rules/play` carries them out, `face/words.py` tells them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import msgspec

from questhall.games.gloomhaven.content.components import Slot
from questhall.games.gloomhaven.content.effects import Effect, Symbol
from questhall.games.gloomhaven.content.scenario_map import Ranks
from questhall.games.gloomhaven.content.terms import Retaliation
from questhall.hex import Hex

Who = Literal["self", "allies", "self-and-allies", "enemies", "figures", "summons"]
Where = Literal[
    "here",
    "adjacent",
    "range",
    "own-range",
    "anywhere",
    "in-room",
    "beside-target",
    "in-area",
    "moved-through",
    "beside-spots",
    "beside-way",
]
# What a bonus asks of an attack: on whom, how, in which state. Flanked is alone and beside my ally at once, hampered
# with DISARM, IMMOBILIZE or STUN.
When = Literal[
    "",
    "beside-my-ally",
    "alone",
    "flanked",
    "hampered",
    "stunned",
    "poisoned",
    "melee",
    "ranged",
    "invisible",
]
# What can be counted when something is worth more for each of it.
Per = Literal[
    "",
    "negative-condition",
    "my-ally-beside",
    "shield",
    "hex-moved",
    "damage-dealt",
    "hex-entered",
    "hex-cleared",
    "enemy-beside-me",
    "ally-near",
]
# What is asked of the move before an action: it came back to where it began, it went in a straight line.
After = Literal["", "returned", "straight"]
# Enemies of a rank; bosses and named monsters have none.  GH-BOSS-02
Class = Literal["", "normal", "normal-or-elite"]
Moment = Literal["turn-start", "turn-end"]
Share = Literal["", "half", "full"]
# What a lasting bonus waits for.
Trigger = Literal["attack", "attack-action", "move", "move-action", "attacked", "harmed", "damaged", "heal"]
# When an action comes that a lasting bonus brings: before the action it waits for, or as the last part of it.
Standing = Literal["first", "then"]
Doubled = Literal["moves", "attacks"]
PileName = Literal["discard", "lost"]
ItemPile = Literal["rotated", "used-up"]
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
    rank: Class = ""
    when: When = ""
    life: int = 0  # only those with at most so many hit points left


SELF = Group()


class Bonus(msgspec.Struct, frozen=True, omit_defaults=True):
    """More (or less) for an attack, or a factor: always or `when` something holds, once or `per` thing counted."""

    add: int = 0
    times: int = 1
    when: When = ""
    per: Per = ""
    xp: int = 0  # gained where the bonus counts
    effects: tuple[Effect, ...] = ()  # as if printed on the attack


class Move(msgspec.Struct, frozen=True):
    """Move X.  GH-MOVE-01, GH-MONMOVE-01"""

    value: int = 0
    jump: bool = False
    loot: bool = False  # of every hex entered
    per: Per = ""
    absolute: bool = False  # the value alone, whatever the base of whoever is made to move
    straight: bool = False  # in one direction only
    by_obstacle: bool = False  # it must end beside an obstacle
    clearing: bool = False  # obstacles and traps moved through are gone


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
    in_room: bool = False  # a melee attack on all enemies in the attacker's room
    beside_spots: bool = False  # the same on all beside the obstacle, or the fallen, of the action before it
    after: After = ""
    smash: int = 0  # PUSH may lead into obstacles: each is destroyed, hurts the target so much and teaches 1
    crash: int = 0  # each hex of PUSH that a wall or an obstacle stops hurts the target so much and teaches 1
    absolute: bool = False
    advantage: bool = False
    slays: Class = ""  # a target of that rank dies instead


class Heal(msgspec.Struct, frozen=True):
    """Heal X."""

    amount: int
    group: Group
    per_target: bool = False  # once for each target that the attack before it damaged
    share: Share = ""  # of the most hit points that the healed figure can have, instead of an amount
    effects: tuple[Effect, ...] = ()  # that a sticker adds for everybody it heals.  GH-ENH-09


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

    group: Group = SELF


class Affect(msgspec.Struct, frozen=True):
    """Conditions, PUSH, PULL or plain damage that come without an attack."""

    group: Group
    effects: tuple[Effect, ...] = ()
    damage: int = 0
    after: After = ""
    as_suffered: bool = False  # as much damage as the target of the attack before it suffered


class Kill(msgspec.Struct, frozen=True):
    """They die, whatever hit points they have.  GH-ATK-12"""

    group: Group
    xp_each: int = 0
    area: Area | None = None  # laid for it; without one that of the attack before it


class Charm(msgspec.Struct, frozen=True):
    """An enemy that has not acted performs its turn of this round for the other side."""

    group: Group
    controlled: bool = False  # as the character's player wills


class Suffer(msgspec.Struct, frozen=True):
    """The figure itself suffers damage."""

    damage: int


class Loot(msgspec.Struct, frozen=True):
    """Loot X: all coins (and treasures) within range.  GH-LOOT-01, GH-MONOTH-09"""

    range: int
    most: int = ALL  # tokens
    per: Per = ""  # a coin from the supply for each


class Creature(msgspec.Struct, frozen=True):
    """What a character summons; attack None: it does not attack.  GH-SUMMON-02"""

    hit_points: int
    move: int
    attack: int | None = None
    range: int = 0
    effects: tuple[Effect, ...] = ()
    flying: bool = False
    half_life: bool = False  # its attack is half of its hit points, rounded up
    dying: Attack | None = None  # when it dies


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
    """One adjacent trap is removed without effect, or with its effect upon somebody else.  GH-OVERLAY-07"""

    upon: Group | None = None


class Obstacles(msgspec.Struct, frozen=True):
    """So many obstacles on empty hexes within range, of one hex or of a form.  GH-OVERLAY-18"""

    count: int = 1
    range: int = 1
    form: Area | None = None
    there: bool = False  # where somebody has just died


class Destroy(msgspec.Struct, frozen=True):
    """One adjacent obstacle is destroyed, or all within a range.  GH-OVERLAY-18"""

    range: int = 0


class Displace(msgspec.Struct, frozen=True):
    """One adjacent obstacle of one hex moves to an empty hex within range.  GH-OVERLAY-18"""

    range: int


class Gather(msgspec.Struct, frozen=True):
    """PULL towards a hex within range, on all enemies so many hexes around it."""

    pull: int
    within: int
    range: int


class Infuse(msgspec.Struct, frozen=True):
    """An element grows strong at the end of the turn.  GH-ELEM-02, GH-ELEM-11"""

    element: Symbol


class Recover(msgspec.Struct, frozen=True):
    """Up to so many cards of a pile (0: all) come back to the hand.  GH-RECOV-01"""

    pile: PileName
    count: int = ALL
    group: Group = SELF
    losing: int = 0  # cards of the hand that are lost for it
    of_neighbour: bool = False  # a card of somebody beside whoever recovers it


class Refresh(msgspec.Struct, frozen=True):
    """So many used items of a slot can be used again.  GH-RECOV-04"""

    count: int
    state: ItemPile
    slot: Slot | Literal[""]  # any
    group: Group = SELF


class Cure(msgspec.Struct, frozen=True):
    """So many negative conditions (0: all) leave whoever performs it; cards in a deck stay.  GH-COND-03, GH-COND-06"""

    count: int = ALL


class Command(msgspec.Struct, frozen=True):
    """Somebody else performs an action: an ally who may decline, or an enemy under the actor's control."""

    group: Group
    action: Move | Attack
    beside_me: bool = False  # the move must end beside the actor
    xp_each: int = 0  # for each attack that is performed
    augmented: bool = False  # the attack has the effects of the actor's augments


class Later(msgspec.Struct, frozen=True):
    """An action that comes at that moment of each of the character's next turns."""

    moment: Moment
    action: Attack | Heal | Recover | Infuse  # an element that is strong already is not infused


class Boost(msgspec.Struct, frozen=True):
    """What a lasting card gives each time its trigger comes.  GH-ACTIVE-03, GH-ACTIVE-04"""

    trigger: Trigger
    when: When = ""
    bonus: Bonus | None = None
    effects: tuple[Effect, ...] = ()  # as if printed on the attack
    shield: int = 0
    retaliate: int = 0
    retaliate_range: int = 1
    heal: int = 0
    mend: Heal | None = None  # performed with the attack
    range: int = 0
    advantage: bool = False
    kill: bool = False  # a normal target, instead of the attack
    shatter: bool = False  # an adjacent obstacle is destroyed for it
    element: Symbol | None = None  # it must be used up each time
    negate: bool = False  # no damage instead
    group: Group = SELF
    augment: bool = False  # another augment ends it
    deed: Move | Attack | None = None  # an action of its own that comes each time
    standing: Standing = "then"


class Augments(msgspec.Struct, frozen=True):
    """So many augments may be active at once, or they work on ranged attacks too."""

    count: int = ONE
    ranged: bool = False


class Convert(msgspec.Struct, frozen=True):
    """Moves may be performed as attacks of the same value."""


class Redirect(msgspec.Struct, frozen=True):
    """Attacks of enemies on adjacent allies go at the figure instead, whatever their range."""


class Discern(msgspec.Struct, frozen=True):
    """Invisible enemies can be targeted."""


class Double(msgspec.Struct, frozen=True):
    """The values of all the character's moves, or attacks, in the rest of this turn are doubled."""

    what: Doubled


class Teleport(msgspec.Struct, frozen=True):
    """To any hex where the figure can stand, over nothing."""


class Intervene(msgspec.Struct, frozen=True):
    """Damage of any ally can be suffered in its place, so much less."""

    less: int


class ExtraTurn(msgspec.Struct, frozen=True):
    """An ally takes a turn more at once, with two cards of its hand."""

    group: Group


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


class Again(msgspec.Struct, frozen=True):
    """All monsters of a type take a turn more at once, with their card of the round."""

    type: str


class Spur(msgspec.Struct, frozen=True):
    """Its allies add so much to all their attacks in this round."""

    amount: int


class ShiftThrone(msgspec.Struct, frozen=True):
    """A boss's token moves to its next mark, and the demon of that place is summoned."""

    ranks: Ranks


class Lay(msgspec.Struct, frozen=True):
    """A boss summons tokens of the scenario, one for each character."""

    token: str


class Hatch(msgspec.Struct, frozen=True):
    """All tokens of a name are destroyed, and a normal monster spawns in the place of each."""

    token: str
    type: str


class Escort(msgspec.Struct, frozen=True):
    """A token of the scenario goes to a mark: it opens doors, and springs traps where there is no other way."""

    points: int
    mark: str


Action = (
    Move
    | Attack
    | Heal
    | Shield
    | Retaliate
    | Hamper
    | Affect
    | Kill
    | Charm
    | Suffer
    | Loot
    | Summon
    | SetTrap
    | DisarmTrap
    | Obstacles
    | Destroy
    | Displace
    | Gather
    | Infuse
    | Recover
    | Refresh
    | Cure
    | Command
    | Later
    | Boost
    | Augments
    | Convert
    | Redirect
    | Discern
    | Double
    | Teleport
    | Intervene
    | ExtraTurn
    | Learn
    | WhenDying
    | Special
    | OpenDoor
    | Again
    | Spur
    | ShiftThrone
    | Escort
    | Lay
    | Hatch
)


class Use(msgspec.Struct, frozen=True):
    """What an element gives if it is used: more of the action it stands with, or actions of its own."""

    element: Symbol
    gains: tuple[Action, ...]
    instead: bool = False
    likewise: bool = False  # paid for with the same symbol of an entry before
    also: Symbol | None = None  # another element that must be used with it.  GH-ELEM-10


class Entry(msgspec.Struct, frozen=True):
    """One entry of a list: an action with the elements that better it, or only what an element gives."""

    action: Action | None
    uses: tuple[Use, ...] = ()
