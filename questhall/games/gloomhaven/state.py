"""What the game remembers, as plain data: a scenario's figures and decks, the characters, and the realm they share.

`World` is one scenario on the table; what is to be done next stands on its agenda.
"""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Literal, TypeAlias

import msgspec

from questhall.games.gloomhaven.content.actions import Bonus
from questhall.games.gloomhaven.content.components import Duration, Half
from questhall.games.gloomhaven.content.effects import Effect
from questhall.games.gloomhaven.content.scenario_map import Rank
from questhall.games.gloomhaven.content.terms import (
    ELEMENTS,
    WEAK,
    Arrival,
    Condition,
    Element,
    Kind,
    Retaliation,
    Side,
    Trap,
)
from questhall.kernel import Match, Pile, Seat, State, per_seat, seen_by_owner

ItemState = Literal["ready", "rotated", "used-up"]
Mode = Literal["campaign", "casual"]
Verdict = Literal["", "won", "lost"]

GLOOMHAVEN = 0  # as a location and as a link; scenarios are numbered from 1
NOWHERE = -1
FOR_THE_CHARACTERS = frozenset({"character", "summon", "ally"})


class Gift(msgspec.Struct, frozen=True):
    """What a hero's card gives a figure as long as it works: the card, its half, the entry, and whether it was fed."""

    card: str
    half: Half
    at: int
    fed: bool = False


class Figure(msgspec.Struct, omit_defaults=True):
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
    flying: bool = False
    cell: int = NOWHERE
    seat: Seat = -1  # of the character, or of a summon's owner
    card: str = ""  # that summoned it, in its owner's active area
    came: int = 0  # the round it was summoned in: it does not act then
    last_words: bool = False  # it attacks if it dies in this round
    acted: bool = False  # in this round
    gifts: list[Gift] = []

    @property
    def side(self) -> Side:
        """Whom it fights for; an obstacle with hit points counts as an enemy of the characters.  GH-TERM-04"""
        return Side.CHARACTERS if self.kind in FOR_THE_CHARACTERS else Side.MONSTERS

    @property
    def id(self) -> str:
        """What options and the log call it: the class, or type and number."""
        return self.name if self.kind == "character" else f"{self.name}-{self.number}"


class ModifierDeck(msgspec.Struct, omit_defaults=True):
    """Attack modifier cards in the words of `combat/modifiers.py`; what is drawn for an attack lies in neither pile."""

    draw: Pile = msgspec.field(default_factory=Pile)
    discard: Pile = msgspec.field(default_factory=Pile)
    reshuffle: bool = False  # a standard null or double card was drawn this round.  GH-MOD-10
    tamed: bool = False  # the variant with less randomness.  GH-VAR-RR-01
    holds: dict[str, int] = {}  # how many of each card, wherever they lie: that everybody knows, the order nobody

    def __post_init__(self) -> None:
        if not self.holds and (self.draw.cards or self.discard.cards):
            self.take_stock()

    def take_stock(self) -> None:
        """The cards were exchanged in the open: perks, items.  Sorted: the order of the pile is nobody's to know."""
        self.holds = dict(sorted(Counter([*self.draw.cards, *self.discard.cards]).items()))


Decks = dict[str, ModifierDeck]  # by class, and that of the monsters


class ElementBoard(msgspec.Struct, omit_defaults=True):
    """The element board: the column of every element, what the running turn will infuse, what monsters have used."""

    columns: dict[Element, int] = msgspec.field(default_factory=lambda: dict.fromkeys(ELEMENTS, WEAK))
    coming: list[Element] = []
    fed: dict[str, bool] = {}  # by type and place on its card: whether that bonus was paid for this round.  GH-ELEM-12


class CharacterSheet(msgspec.Struct, omit_defaults=True):
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


class Lasting(msgspec.Struct, omit_defaults=True):
    """A card in the active area.  GH-ACTIVE-02"""

    card: str
    duration: Duration
    lost: bool = False
    slots: tuple[int, ...] = ()  # the XP on each
    used: int = 0  # slots that the token has left
    half: Half = "top"


class Held(msgspec.Struct, omit_defaults=True):
    """An item of the equipment."""

    number: int
    state: ItemState = "ready"
    used: int = 0  # slots


class Hero(msgspec.Struct, omit_defaults=True):
    """A character in a scenario: its places for cards, its equipment, what it has gained.  GH-TERM-22"""

    sheet: CharacterSheet
    hand: Annotated[list[str], seen_by_owner] = []
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
    aside: Annotated[list[str], seen_by_owner] = []  # cards of the pool that stayed at home.  GH-HAND-02
    chosen: Annotated[list[str], seen_by_owner] = []  # the pair before it is revealed; ["rest"] is a long rest
    goals: Pile = msgspec.field(default_factory=Pile)  # the battle goal; two until one of them is kept
    initiative: int = 0  # once it is revealed
    second: int = 0  # the initiative of the other card
    sign: str = ""  # what its player lets the others know in this round
    muted: list[int] = []  # items its player does not want to be asked about in this round
    moved: int = 0  # hexes, in this turn
    dealt: int = 0  # damage, in this turn
    charged: bool = False  # the bonus of a long run was used in this turn
    tally: dict[str, int] = {}  # what battle goals count


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


class Realm(msgspec.Struct):
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


class Standees(msgspec.Struct, omit_defaults=True):
    """The numbered standees that are not on the map, by type.  GH-COMP-02"""

    left: dict[str, list[int]] = {}

    def of(self, type_: str, count: int) -> list[int]:
        """Those of a type, from 1 to as many as it has."""
        return self.left.setdefault(type_, list(range(1, count + 1)))


class AbilityDeck(msgspec.Struct, omit_defaults=True):
    """One deck; the card of the round lies in neither pile."""

    draw: Pile = msgspec.field(default_factory=Pile)
    discard: Pile = msgspec.field(default_factory=Pile)


Sharing = Literal["deck", "type"]  # types with a common deck act with one card, or draw one each.  GH-INIT-08


class Abilities(msgspec.Struct, omit_defaults=True):
    """All ability decks of a scenario, and the card of this round for every type that has one."""

    decks: dict[str, AbilityDeck] = {}
    revealed: dict[str, str] = {}
    sharing: Sharing = "deck"


# What is to be done: records of the agenda.  Each is one step or the rest of one.


class Prepare(msgspec.Struct, tag=True, omit_defaults=True):
    """Setting up, step by step of the book.  GH-SETUP-01"""

    stage: str = "classes"
    seat: Seat = 0


class Select(msgspec.Struct, tag=True):
    """Everybody chooses two cards, or a long rest.  GH-CARD-01"""


class Reveal(msgspec.Struct, tag=True):
    """Monsters' cards and pairs are turned up.  GH-INIT-01, GH-INIT-02"""


class Next(msgspec.Struct, tag=True):
    """Who acts next.  GH-INIT-03"""


class Turn(msgspec.Struct, tag=True, omit_defaults=True):
    """A character's turn.  GH-TURN-01"""

    seat: Seat
    begun: bool = False


class Act(msgspec.Struct, tag=True, omit_defaults=True):
    """An ability being carried out, entry by entry.  GH-TURN-02"""

    figure: str  # who acts
    seat: Seat  # who decides
    card: str = ""  # a hero's card, or none
    half: str = "top"  # or "basic-top", "basic-bottom", "item"
    item: int = 0
    at: int = 0  # the entry
    part: int = 0  # of an entry that elements gave several actions
    ready: bool = False  # the elements of the entry were asked for
    fed: list[int] = []  # places of the element symbols that were paid for
    done: list[int] = []  # entries of which something was done
    granted: bool = False  # the action of a command on that card
    turned: bool = False  # an enemy made to attack its own side
    commander: str = ""  # who made it act
    start: int = NOWHERE  # where the latest move began
    path: list[int] = []  # the hexes it entered
    hit: list[str] = []  # whom the latest attack was made on
    stood: list[int] = []  # where each of them was then
    farther: int = 0  # range that lasting bonuses gave it
    area: list[int] = []  # where it was laid
    helped: list[int] = []  # items used on the attack under way
    spared: list[str] = []  # effects of the next attack that its player leaves out.  GH-FX-03
    added: int = 0  # targets added and not yet taken
    aimed: bool = False  # the attack under way has its area or its list of targets
    harmed: int = 0  # targets of the latest attack that were damaged
    left: int = 0  # targets still to be picked


class Walk(msgspec.Struct, tag=True, omit_defaults=True):
    """A move of a character or under a player's control, on its way.  GH-MOVE-01"""

    figure: str
    seat: Seat
    points: int
    jump: bool = False
    loot: bool = False
    forced: bool = False
    beside: str = ""  # it must end beside this figure
    moved: bool = False
    aloft: bool = False  # in the midst of a jump


class Strike(msgspec.Struct, tag=True, omit_defaults=True):
    """One attack on one target, from the aim to the answer.  GH-ATK-06"""

    attacker: str
    target: str
    seat: Seat  # who decides for the attacker; -1: a monster
    value: int
    range: int = 0
    effects: list[Effect] = []
    bonuses: list[Bonus] = []
    advantages: int = 0
    disadvantages: int = 0
    stage: str = "aim"
    cards: list[str] = []
    total: int = 0  # after the attacker's bonuses
    result: int = 0  # after the cards
    damage: int = 0
    shielded: int = 0  # by items and bonuses for this attack alone
    back: int = 0  # retaliate for this attack alone
    smash: int = 0
    extra: bool = False  # the target was added to those of its action.  GH-FX-11
    undamaged: bool = False  # the target was
    helped: list[int] = []


class Beast(msgspec.Struct, tag=True, omit_defaults=True):
    """The turn of a monster or a summon.  GH-MONSTAT-11"""

    figure: str
    at: int = -1  # the action; -1: its turn has not begun
    focus: str = ""
    targets: list[str] = []  # found by the move before the attack
    aimed: bool = False
    hit: list[str] = []
    last: str = ""
    harmed: int = 0
    added: int = 0  # targets added and not yet taken.  GH-FX-11
    used: list[int] = []  # places of elements that its type has used


class Dying(msgspec.Struct, tag=True, omit_defaults=True):
    """The last attack of a monster that has just died; it is off the map already."""

    figure: Figure
    begun: bool = False


class EndTurn(msgspec.Struct, tag=True):
    """Conditions end, elements show, characters loot.  GH-LOOT-05, GH-COND-29"""

    figure: str


class EndRound(msgspec.Struct, tag=True, omit_defaults=True):
    """The steps of cleanup.  GH-ENDROUND-01"""

    stage: str = "tidy"
    drawn: str = ""  # the card a short rest would lose
    seat: Seat = 0
    again: bool = False


class Finish(msgspec.Struct, tag=True):
    """The scenario is over: everything is counted.  GH-ENDSCEN-01"""


Task = Prepare | Select | Reveal | Next | Turn | Act | Walk | Strike | Beast | Dying | EndTurn | EndRound | Finish


class World(State, omit_defaults=True):
    """Everything on the table."""

    agenda: list[Task] = []
    scenario: int = 1
    level: int = 1
    raised: bool = False  # solo play or open information: monsters and traps are stronger.  GH-VAR-SOLO-02
    round: int = 0
    heroes: Annotated[list[Hero], per_seat] = []
    figures: list[Figure] = []
    decks: Decks = {}
    abilities: Abilities = msgspec.field(default_factory=Abilities)
    elements: ElementBoard = msgspec.field(default_factory=ElementBoard)
    standees: Standees = msgspec.field(default_factory=Standees)
    rooms: list[int] = []
    doors: list[int] = []  # open ones
    locked: list[int] = []
    obstacles: list[list[int]] = []  # the hexes of each token
    traps: dict[int, Trap] = {}
    coins: dict[int, int] = {}
    treasures: dict[int, str] = {}
    goals: Pile = msgspec.field(default_factory=Pile)
    summons: int = 0  # how many creatures were summoned so far
    acting: str = ""  # whose turn it is: a class or a type
    dying: list[Figure] = []  # who has just died and still has its last attack
    harm: int = 0  # the damage that somebody is asked about just now
    order: list[str] = []  # of those that are tied, as the players decided
    verdict: Verdict = ""
    memory: dict[str, int] = {}  # the scenario's own
    looted: list[str] = []  # treasures
    found: list[str] = []  # what they gave, as told
    shop: dict[int, int] = {}  # copies of items that nobody has taken


M: TypeAlias = Match[World]
