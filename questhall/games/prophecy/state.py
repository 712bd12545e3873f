"""The whole state of a game of Prophecy: plain data."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from questhall.kernel import Match, Pile, Seat, State

GUILDS = ("fortress", "thieves-guild", "forest-camp", "magic-tower", "monastery")
PLANES = ("plane-1", "plane-2", "plane-3", "plane-4", "plane-5")
NOWHERE = -1


class Hero(msgspec.Struct, omit_defaults=True):
    """A player's character: markers on both sides of its card, purse, cards, and what holds for this turn or round."""

    character: str = ""  # empty while the player has none
    at: int = NOWHERE
    health: int = 0  # red markers on the right: Strength and Health
    wounds: int = 0  # red markers on the left
    mana: int = 0  # blue markers on the right: Will and Mana
    spent: int = 0  # blue markers on the left
    gold: int = 0
    xp: int = 0
    items: list[str] = []
    damaged: list[str] = []
    skills: list[str] = []
    kept: list[str] = []  # opportunity cards that are kept
    used: list[str] = []  # once-per-round effects used in this round
    strong: int = 0  # Strength for this turn
    focused: int = 0  # Will for this turn
    rallied: int = 0  # Banner of Hope: in all battles of this turn
    lodged: bool = False
    discount: bool = False  # the next payment is made with false coins
    cast: bool = False  # a spell was cast in this round
    loops: int = 0  # rounds until Time Loop works again


class Side(msgspec.Struct, omit_defaults=True):
    """What one side of a battle has declared."""

    gear: list[str] = []
    cast: list[str] = []  # spells on this battle, "blessed-weapon:sword" for one on a weapon
    bonus: int = 0  # for the whole battle, beyond gear, skills and spells
    once: int = 0  # for this throw
    dice: int = 1  # rolled for this throw; the best counts
    die: int = 0  # what the own die counts whatever it shows
    thrown: list[str] = []  # weapons thrown or burnt out at this throw
    flung: list[str] = []  # ... and at earlier throws: used in this battle, no longer in hand
    paid: list[str] = []  # paid effects used for this throw
    chapel: int = 0  # Forgotten Chapel: for the first throw
    head: str = ""  # what is worn on the head, where the parts of a battle want different things
    drained: int = 0  # Will taken from a creature, in the throws of Will


class Battle(msgspec.Struct, tag=True, omit_defaults=True):
    """A battle in progress: who against whom, of which kind, how far it has come."""

    seat: Seat
    kind: str  # strength, will, shadow, both, two-part (will, then strength)
    foe: str = ""  # a creature or guardian
    rival: int = -1  # or a character
    place: int = NOWHERE
    plane: int = -1
    stage: str = "gear"
    won: int = 0  # throws won so far
    mine: Side = msgspec.field(default_factory=Side)
    theirs: Side = msgspec.field(default_factory=Side)
    light: list[int] = []
    dark: list[int] = []
    asking: int = 0  # whose word is heard in a window
    blocked: bool = False
    lore: bool = True  # whether the place where it began helps those who know it
    margin: int = 0
    spells: bool = False  # the first side used a spell
    rewound: bool = False  # time was turned back: both sides have their hands full already


class Ready(msgspec.Struct, tag=True):
    """Nothing is on the table yet."""


class Draft(msgspec.Struct, tag=True):
    """Everybody keeps one of two characters; three times."""

    number: int = 0


class Round(msgspec.Struct, tag=True, omit_defaults=True):
    """One player's chance card, turns and end step."""

    seat: Seat
    turns: int = 1  # still to come
    begun: bool = False


class Newcomer(msgspec.Struct, tag=True):
    """A player whose character died may go on with another one."""

    seat: Seat


class Dream(msgspec.Struct, tag=True):
    """Prophetic Dream: a plane is to be chosen."""

    seat: Seat


class Lesson(msgspec.Struct, tag=True):
    """Training: a guild is to be chosen."""

    seat: Seat


class Turn(msgspec.Struct, tag=True, omit_defaults=True):
    """Movement, creatures, a character, opportunities."""

    seat: Seat
    phase: str = "move"  # move, fight, astral, act
    moves: list[str] = []  # movements made
    used: list[str] = []  # once-per-turn services used
    attacked: bool = False
    served: bool = False  # an opportunity was used: attacks are over
    left: list[str] = []  # creatures left alone
    plane: int = -1
    first: bool = True  # the first battle of an astral attack is still to come


class Roll(msgspec.Struct, tag=True, omit_defaults=True):
    """A die outside the throws of a battle: `why` names what reads it."""

    seat: Seat
    why: str
    about: str = ""
    dice: int = 1
    shown: list[int] = []
    asking: int = 0


class Pick(msgspec.Struct, tag=True, omit_defaults=True):
    """A choice among cards that something grants or demands: `why` names it."""

    seat: Seat
    why: str
    cards: list[str] = []
    other: int = -1
    optional: bool = False


class Trim(msgspec.Struct, tag=True):
    """The end of a round: what is above the limits goes."""

    seat: Seat


class Field(msgspec.Struct, tag=True):
    """The holder of the Royal Cape chooses the battlefield."""

    seat: Seat
    taker: Seat


class Bargain(msgspec.Struct, tag=True, omit_defaults=True):
    """A trade being put together, then agreed or not."""

    seat: Seat
    other: Seat
    give: list[str] = []
    want: list[str] = []
    pay: int = 0
    ask: int = 0
    proposed: bool = False


Task = Ready | Draft | Round | Newcomer | Dream | Lesson | Turn | Battle | Roll | Pick | Trim | Field | Bargain


class World(State, omit_defaults=True):
    """Everything on the table."""

    agenda: list[Task] = []
    heroes: list[Hero] = []
    hands: list[Pile] = []  # characters in the draft, one pile a seat
    characters: Pile = msgspec.field(default_factory=Pile)  # not used so far
    fallen: list[str] = []  # characters that left the game
    chance: Pile = msgspec.field(default_factory=Pile)
    adventures: Pile = msgspec.field(default_factory=Pile)
    common: Pile = msgspec.field(default_factory=Pile)
    rare: Pile = msgspec.field(default_factory=Pile)
    skills: list[Pile] = []  # by guild
    offers: list[list[str]] = []  # by guild, the older first
    past: list[str] = []  # discarded chance cards
    graves: list[str] = []  # discarded adventures
    junk: list[str] = []  # discarded common items
    relics: list[str] = []  # discarded rare items
    land: Pile = msgspec.field(default_factory=Pile)  # adventures on the ring ...
    spots: list[int] = []  # ... and where each of them lies
    village: list[str] = []
    city: list[str] = []
    lesser: Pile = msgspec.field(default_factory=Pile)  # by plane; "" where it was beaten
    greater: Pile = msgspec.field(default_factory=Pile)
    prizes: Pile = msgspec.field(default_factory=Pile)  # the artifact of each plane; "" where it was taken
    beaten: list[str] = []  # guardians out of the game
    dropped: list[str] = []  # artifacts of the dead ...
    where: list[int] = []  # ... by location, or 20 + plane
    fresh: list[str] = []  # adventures placed or revealed in this round
    loot: list[str] = []  # items under the highwayman ...
    ruined: list[str] = []  # ... and which of them are damaged
    hoard: int = 0  # gold on the band of brigands
    final: bool = False
    field: int = NOWHERE
    doom: bool = False  # the Apocalypse has begun
    king: int = -1
    rounds: int = 0
    teams: bool = False
    trade: bool = False  # somebody may bargain with somebody
    gone: list[list[str]] = []  # by seat: the last character that left, with all it had; for accounts, no component


M: TypeAlias = Match[World]
