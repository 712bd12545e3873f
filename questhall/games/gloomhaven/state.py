"""What the game remembers, as plain data: a scenario's figures and decks, the characters, and the world they share.

The rules in `rules/` work on these Structs and on the kernel's `Chance`; none of them needs a running match.
"""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from questhall.games.gloomhaven.content.components import Affected, Duration, Half
from questhall.games.gloomhaven.content.scenario_map import Rank
from questhall.kernel import Pile

Kind = Literal[
    "character", "summon", "monster", "ally", "objective"
]  # ally: a numbered token; objective: GH-SPECIAL-06
Condition = Literal["poison", "wound", "immobilize", "disarm", "stun", "muddle", "invisible", "strengthen"]
Element = Literal["fire", "ice", "air", "earth", "light", "dark"]
ItemState = Literal["ready", "rotated", "used-up"]
Mode = Literal["campaign", "casual"]
Arrival = Literal["diagram", "summoned", "spawned"]  # how a monster came to the map.  GH-ATK-15

CONDITIONS: tuple[Condition, ...] = get_args(Condition)
ELEMENTS: tuple[Element, ...] = get_args(Element)
WEAK, MEDIUM, STRONG = range(3)
GLOOMHAVEN = 0  # as a location and as a link; scenarios are numbered from 1


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


class CharacterSheet(msgspec.Struct):
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
    used_on_the_road: list[int] = []  # items that are used up when the next scenario starts.  GH-EVENT-21
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

    sheet: CharacterSheet
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


class Party(msgspec.Struct):
    """A party's sheet.  GH-PARTY-01"""

    name: str
    location: int = GLOOMHAVEN  # the last scenario, or the town
    reputation: int = 0
    achievements: list[str] = []
    members: list[CharacterSheet] = []
    at_next_start: list[str] = []  # cards that events left for the next scenario.  GH-EVENT-19


class Sticker(msgspec.Struct, frozen=True):
    """An enhancement on a circle of a card.  GH-ENH-02"""

    half: Half
    circle: int
    effect: str


class World(msgspec.Struct):
    """The campaign board and the boxes behind it.  GH-MAP-01"""

    marks: int = 0  # of prosperity
    debt: int = 0  # losses of prosperity still to be worked off
    stock: dict[int, int] = {}  # copies of each item that are in the shop or in somebody's hands
    designs: list[int] = []  # the deck of random designs
    side_scenarios: list[int] = []  # the deck of random side scenarios
    looted: list[int] = []  # numbered treasures
    scenarios: list[int] = []  # placed on the map
    completed: list[int] = []
    achievements: list[str] = []
    donated: int = 0
    stickers: dict[str, dict[str, list[Sticker]]] = {}  # by class and card
    jobs: list[str] = []  # available classes
    opened: list[str] = []  # boxes and envelopes
    city_events: list[int] = []
    road_events: list[int] = []
    retired: list[str] = []  # classes, one entry a retirement
    retirements: dict[str, int] = {}  # by line of characters
    quests: list[str] = []  # the deck of personal quests
