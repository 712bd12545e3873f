"""The whole state of a game of Runebound: plain data."""

from __future__ import annotations

from typing import Annotated

import msgspec

from questhall.kernel import Pile, Seat, State, per_seat

MARGATH, VORAKESH = "margath", "vorakesh"  # the two scenarios, named after their villains
SLOTS = 6  # for story quests, above the board
POINTS = 3  # action points of a turn
LAST = 12  # the last space of the time track


class Hero(msgspec.Struct, omit_defaults=True):
    """A hero with everything that lies beside its card."""

    card: str = ""
    at: int = -1
    gold: int = 0
    wounds: int = 0
    delayed: bool = False
    hand: Pile = msgspec.field(default_factory=lambda: Pile(kind="skill"))
    skills: list[str] = []  # learned
    assets: list[str] = []
    trophies: list[Pile] = []  # by type: combat, exploration, encounter
    quests: list[str] = []
    rumours: list[str] = []
    tokens: int = 0  # knowledge or allies, as the scenario says
    used: list[str] = []  # once-per-turn abilities of this turn
    challenged: list[Seat] = []  # whom Corbin has hunted already
    fate: list[str] = []  # skills and assets of a destroyed hero, for the record


class Setup(msgspec.Struct, tag=True, omit_defaults=True):
    """Set-up from the choice of heroes on: `step` counts the seats of each stage."""

    stage: str = "shuffle"
    step: int = 0


class Round(msgspec.Struct, tag=True, omit_defaults=True):
    """Turns of this round: how many seats (in turn order) have had theirs."""

    step: int = 0
    seats: list[Seat] = []


class Turn(msgspec.Struct, tag=True, omit_defaults=True):
    seat: Seat
    points: int = POINTS
    asked: list[Seat] = []  # to whom a trade was proposed in this turn


class Move(msgspec.Struct, tag=True, omit_defaults=True):
    """Dice to be spent on steps."""

    seat: Seat
    dice: list[int] = []
    why: str = "move"  # move, setup, retreat, effect


class Rest(msgspec.Struct, tag=True):
    """Five dice in the wilderness, before they are counted."""

    seat: Seat
    dice: list[int]


class Explore(msgspec.Struct, tag=True, omit_defaults=True):
    """Dice rolled for a quest (of the hero, or a story quest), or for an ability that counts them."""

    seat: Seat
    dice: list[int]
    card: str = ""


class March(msgspec.Struct, tag=True):
    """The dice for Margath, in the hand of the first player."""

    seat: Seat
    dice: list[int]


class Shop(msgspec.Struct, tag=True):
    """A market visit after the fourth card was added."""

    seat: Seat
    market: int
    new: str = ""


class Bargain(msgspec.Struct, tag=True, omit_defaults=True):
    """A trade being put together, then agreed to or not."""

    seat: Seat
    other: Seat
    give: list[str] = []
    want: list[str] = []
    pay: int = 0
    ask: int = 0
    proposed: bool = False
    reply: bool = False  # a counter-offer: what it answers lies below it until it is made


class Trim(msgspec.Struct, tag=True):
    """What is above the limits goes: hand, assets of one type, learned skills."""

    seat: Seat


class Test(msgspec.Struct, tag=True, omit_defaults=True):
    """An attribute test with the cards revealed so far, and what follows."""

    seat: Seat
    attribute: str
    shown: list[str] = []
    passed: list[str] = []
    failed: list[str] = []
    card: str = ""
    where: str = ""  # event, quest, story, combat, ability: what becomes of the card
    side: int = 0  # in a combat: whose effects follow


class DrawnEvent(msgspec.Struct, tag="Event"):
    """An event card before one of its options is chosen."""

    seat: Seat
    card: str


class Do(msgspec.Struct, tag=True, omit_defaults=True):
    """Effects outside combat, one at a time; a card `held` is in nobody's pile until it is claimed or discarded."""

    seat: Seat
    ops: list[str]
    card: str = ""
    held: bool = False
    x: int = 1


class Cast(msgspec.Struct, tag=True, omit_defaults=True):
    """Effects in combat for one side, one at a time."""

    side: int
    ops: list[str]
    card: str = ""
    x: int = 1
    attack: bool = True  # whether its wounds are an attack: not those of engaging or of wards


class Hurt(msgspec.Struct, tag=True, omit_defaults=True):
    """Wounds about to be dealt to a side; shields come first."""

    side: int
    amount: int
    kind: str
    attack: bool = True
    block: bool = True


class Teleport(msgspec.Struct, tag=True):
    """Thorn has gained a trophy."""

    seat: Seat


class LastLife(msgspec.Struct, tag=True):
    """Lissa was defeated."""

    seat: Seat


class Story(msgspec.Struct, tag=True):
    """A story card to be drawn."""


class Side(msgspec.Struct, omit_defaults=True):
    """The tokens of one combatant.  `where`: 0 in the pool, 1 spent or removed."""

    seat: Seat = -1  # -1: an enemy
    tokens: list[str] = []
    face: list[int] = []
    where: list[int] = []
    on: list[int] = []  # the double (by place in the list) it lies on, or -1
    passed: bool = False
    used: list[str] = []  # abilities of this round
    once: list[str] = []  # abilities of this combat
    marks: list[str] = []  # until the end of the round: "double M", "no-surge", "reflect", ...


class Combat(msgspec.Struct, tag=True, omit_defaults=True):
    """A combat of the attacker (side 0) against an enemy or another hero (side 1)."""

    sides: list[Side]
    card: str = ""  # the enemy's card; empty in a challenge
    source: str = "adventure"  # adventure, story, villain, challenge, hunt
    wounds: int = 0  # of the enemy
    phase: str = "engage"
    turn: int = 0
    round: int = 0
    dealt: int = 0  # wounds the last effect really dealt
    again: bool = False  # the side acts once more before its opponent
    free: int = -1  # a retreat of this seat is being tried
    start: int = -1  # where it stood
    waiting: list[str] = []  # abilities on entering combat, `side:card`
    first: int = -1  # the side that has the initiative in this round


Task = (
    Setup
    | Round
    | Turn
    | Move
    | Rest
    | Explore
    | March
    | Shop
    | Bargain
    | Trim
    | Test
    | DrawnEvent
    | Do
    | Cast
    | Hurt
    | Teleport
    | LastLife
    | Story
    | Combat
)


class World(State, omit_defaults=True):
    """Everything on the table."""

    agenda: list[Task] = []
    scenario: str = MARGATH
    heroes: Annotated[list[Hero], per_seat] = []
    first: Seat = 0
    time: int = 1
    act: int = 1
    rounds: int = 0
    decks: list[Pile] = []  # adventures: combat, exploration, encounter
    piles: list[list[str]] = []  # their discards, face up
    skills: Pile = msgspec.field(default_factory=lambda: Pile(kind="skill"))
    used_skills: list[str] = []
    assets: Pile = msgspec.field(default_factory=lambda: Pile(kind="asset"))
    used_assets: list[str] = []
    markets: list[list[str]] = []
    story: Pile = msgspec.field(default_factory=lambda: Pile(kind="story"))
    past: list[str] = []  # story cards that are done
    slots: list[str] = []  # story quests in force; "" where a slot is free
    helped: list[list[Seat]] = []  # who has done a story quest that everybody may do once
    spent: list[int] = []  # gems lying face down, by cell
    zombies: list[int] = []
    villain: int = -1  # the villain's space
    removed: list[str] = []  # cards of destroyed heroes
    winner: int = -1
