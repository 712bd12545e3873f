"""The whole table as data: heroes, bag, pool, market, and what is to be done next."""

from __future__ import annotations

from typing import Annotated

import msgspec

from questhall.games.rollplayer.content.board import SLOTS
from questhall.games.rollplayer.content.dice import DICE
from questhall.games.rollplayer.content.grid import CENTRE
from questhall.kernel import Pile, Seat, State, per_seat


class Hero(msgspec.Struct):
    """One player's board with everything on it and beside it; all of it is open."""

    race: str = ""
    job: str = ""  # the class: cleric, thief, ...
    backstory: str = ""
    alignment: str = ""
    token: int = CENTRE
    gold: int = 0
    charisma: int = 0
    card: int = 0  # the initiative card taken this round, 0 for none
    dice: list[int] = msgspec.field(default_factory=lambda: [0] * SLOTS)
    weapons: list[str] = []
    armour: list[str] = []
    traits: list[str] = []
    skills: list[str] = []
    used: list[str] = []  # skills lying sideways
    charmed: bool = False  # a die was placed in the charisma row this round
    prayed: bool = False  # the ability that costs gold was used this round


class FirstPlayer(msgspec.Struct, tag=True):
    """Set-up, step 1: who gets the bag."""


class TakeBoard(msgspec.Struct, tag=True):
    """Set-up, step 2: a race, in turn order."""

    turn: int = 0


class TakeClass(msgspec.Struct, tag=True):
    """Set-up, step 4: the colour comes from the bag or is chosen; the side is chosen."""

    turn: int = 0
    drawn: list[int] = []  # colours of the dice drawn so far, out of the bag until the step ends


class Deal(msgspec.Struct, tag=True):
    """Set-up, steps 5 to 10: backstories, alignments, the market deck, the market, initiative."""


class StartDice(msgspec.Struct, tag=True):
    """Set-up, steps 11 and 12: the dice in hand are placed one by one."""

    turn: int
    drawn: bool = False


class Roll(msgspec.Struct, tag=True):
    """The roll phase."""


class Arrange(msgspec.Struct, tag=True):
    """The dice in hand go on the free initiative cards; this seat orders equal values."""

    seat: Seat
    cards: list[int]


class DiceTurn(msgspec.Struct, tag=True):
    """One player takes an initiative card and places its die."""

    seat: Seat
    warned: bool = False  # rivals had their chance to act on the pool


class AttributeAction(msgspec.Struct, tag="Act"):
    """An attribute action that a seat may perform."""

    seat: Seat
    row: int
    any: bool = False  # of any row instead


class PlacedAction(msgspec.Struct, tag=True):
    """The action of the row in which a die was just placed, for a seat that may do something else before it."""

    seat: Seat
    row: int
    any: bool = False  # of any row instead


class Attune(msgspec.Struct, tag=True):
    """The druid may add a card to the market."""

    seat: Seat


class Enemy(msgspec.Struct, tag=True):
    """Solo: the enemy die."""


class Market(msgspec.Struct, tag=True):
    """The market phase: whose turn is next."""


class MarketTurn(msgspec.Struct, tag=True):
    seat: Seat
    bought: int = 0
    warned: bool = False


class TurnEnd(msgspec.Struct, tag=True):
    """Skills just bought may be used at once."""

    seat: Seat


class Window(msgspec.Struct, tag=True):
    """Seats that may use something now, in this order, until each has passed."""

    kind: str
    seats: list[Seat]
    rival: Seat = -1  # in whose turn


class Skill(msgspec.Struct, tag=True):
    """The token has moved: now the ability, which is optional."""

    seat: Seat
    card: str


class Unlock(msgspec.Struct, tag=True):
    """Open Lock: the top card of the deck is shown and may be bought."""

    seat: Seat


class Cleanup(msgspec.Struct, tag=True):
    """The cleanup phase; skills are readied from this turn on."""

    turn: int = 0
    readied: int = 0


class World(State):
    agenda: list[
        FirstPlayer
        | TakeBoard
        | TakeClass
        | Deal
        | StartDice
        | Roll
        | Arrange
        | DiceTurn
        | AttributeAction
        | PlacedAction
        | Attune
        | Enemy
        | Market
        | MarketTurn
        | TurnEnd
        | Window
        | Skill
        | Unlock
        | Cleanup
    ] = []
    heroes: Annotated[list[Hero], per_seat] = []
    first: Seat = 0
    round: int = 0
    bag: list[int] = msgspec.field(default_factory=lambda: list(DICE))  # how many of each colour
    hand: list[int] = []  # dice rolled and not yet placed
    pool: list[int] = []  # the die on each initiative card, 0 where it was taken
    coins: list[int] = []  # the gold on each initiative card
    market: list[str] = []
    discard: list[str] = []
    upper: Pile = msgspec.field(default_factory=Pile)  # the 1-dot cards on top of the deck
    lower: Pile = msgspec.field(default_factory=Pile)  # the 2-dot cards below, or all after a shuffle
    trash: list[str] = []  # solo
    enemy: int = 0  # solo: the gold die set aside
