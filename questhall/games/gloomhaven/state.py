"""What the game remembers, as plain data: a scenario's figures and decks, the characters, and the realm they share.

`World` is one scenario on the table; what is to be done next stands on its agenda.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Annotated, Literal, TypeAlias

import msgspec

from questhall.games.gloomhaven.content.actions import Attack, Bonus, Move
from questhall.games.gloomhaven.content.components import Duration, EventDeck, Half
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
    turned: bool = False  # it performs its turn for the other side
    allied: bool = False  # a monster or an objective on the characters' side by the scenario's rules
    spurred: int = 0  # what a boss adds to its attacks in this round
    warded: bool = False  # nothing can damage it

    @property
    def side(self) -> Side:
        """Whom it fights for; an obstacle with hit points counts as an enemy of the characters.  GH-TERM-04"""
        ours = self.allied or self.kind in FOR_THE_CHARACTERS
        return Side.CHARACTERS if ours is not self.turned else Side.MONSTERS

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
    quest: Pile | None = None  # its personal quest, two until one of them is kept; seen by its player.  GH-CHAR-07
    quest_fulfilled: bool = False
    deeds: dict[str, int] = {}  # what personal quests count, since it was created.  GH-PQ-01
    played: int = 0  # scenarios
    retired: bool = False  # GH-RETIRE-03
    dead: bool = False  # for good.  GH-VAR-PD-01
    used_on_the_road: list[int] = []  # items that are used up when the next scenario starts.  GH-EVENT-21
    earmarked: int = 0  # gold that goes on enhancements at once, or is gone
    blessings: int = 0  # bless cards waiting for the next scenario.  GH-SANCT-02


class Lasting(msgspec.Struct, omit_defaults=True):
    """A card in the active area.  GH-ACTIVE-02"""

    card: str
    duration: Duration
    lost: bool = False
    slots: tuple[int, ...] = ()  # the XP on each
    used: int = 0  # slots that the token has left
    half: Half = "top"
    since: int = 0  # the round it was played in, where turns to come are counted
    counted: int = 0  # of what its bonus counts, when it was played


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
    scorched: bool = False  # it has entered hazardous terrain in this turn
    once: list[int] = []  # items without a symbol that it has used in this turn
    borrowed: list[str] = []  # cards of others that it has recovered
    waiting: list[str] = []  # the pair of this round, while a turn more is taken
    doubled: list[str] = []  # the values of its moves or attacks, to the end of this turn
    tally: dict[str, int] = {}  # what battle goals count


class Party(msgspec.Struct, omit_defaults=True):
    """A party's sheet; its members stand there only while a rule looks at them, for their sheets lie with the heroes.

    GH-PARTY-01
    """

    name: str
    location: int = GLOOMHAVEN  # the last scenario, or the town
    reputation: int = 0
    achievements: list[str] = []
    members: list[CharacterSheet] = []
    at_next_start: list[str] = []  # cards that events left for the next scenario.  GH-EVENT-19
    played: int = 0  # scenarios; a party that has played none is new.  GH-PARTY-03


class Sticker(msgspec.Struct, frozen=True):
    """An enhancement on a circle of a card.  GH-ENH-02"""

    half: Half
    circle: int
    effect: str


def deck(kind: str) -> Callable[[], Pile]:
    """An empty deck of cards of a kind."""
    return partial(Pile, kind=kind)


class Realm(msgspec.Struct):
    """The campaign board and the boxes behind it; cards of decks are called by their numbers.  GH-MAP-01"""

    marks: int = 0  # of prosperity
    debt: int = 0  # losses of prosperity still to be worked off
    stock: dict[int, int] = {}  # copies of each item that are in the shop or in somebody's hands
    designs: Pile = msgspec.field(default_factory=deck("designs"))  # the deck of random designs
    side_scenarios: Pile = msgspec.field(default_factory=deck("side-scenarios"))  # the deck of random side scenarios
    looted: list[int] = []  # numbered treasures
    scenarios: list[int] = []  # placed on the map
    completed: list[int] = []
    achievements: list[str] = []
    donated: int = 0
    stickers: dict[str, dict[str, list[Sticker]]] = {}  # by class and card
    jobs: list[str] = []  # available classes
    opened: list[str] = []  # boxes and envelopes
    city_events: Pile = msgspec.field(default_factory=deck("city"))
    road_events: Pile = msgspec.field(default_factory=deck("road"))
    retired: list[str] = []  # classes, one entry a retirement
    retirements: dict[str, int] = {}  # by line of characters
    quests: Pile = msgspec.field(default_factory=deck("quests"))  # the deck of personal quests


class Visit(msgspec.Struct, omit_defaults=True):
    """What was done already during one visit."""

    begun: bool = False  # somebody has done something: the party stays the one it is
    event: bool = False
    adjourned: bool = False  # it goes on in the next match, with whoever is there then
    donors: list[str] = []
    ready: list[Seat] = []  # who waits for the others to set out
    bench: dict[Seat, str] = {}  # the card that somebody has brought to the enhancer


class Campaign(msgspec.Struct, omit_defaults=True):
    """What lasts from chapter to chapter.  GH-CAMP-01, GH-MAP-01, GH-PARTY-01"""

    realm: Realm
    parties: list[Party]
    party: int = 0  # which of them plays this chapter
    resting: list[CharacterSheet] = []  # everybody who is not at the table
    chapter: int = 1
    mode: Mode = "campaign"  # of the scenario that is being played
    visit: Visit = msgspec.field(default_factory=Visit)
    lines: int = 0  # rows of characters so far.  GH-RETIRE-08
    created: dict[str, int] = {}  # how many characters of each class there have been
    chronicle: list[str] = []  # the story so far: the chapter, what happened, and to whom
    settings: dict[str, bool | int | str] = {}  # of the table, for the next chapter
    happened: Happening | None = None  # the last event, as it was read: its page lies open until the next one


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
    ending: bool = False  # only what comes at the end of turns is left


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
    aid: int = 0  # what allies add to the attack action under way
    spared: list[str] = []  # effects of the next attack that its player leaves out.  GH-FX-03
    added: int = 0  # targets added and not yet taken
    aimed: bool = False  # the attack under way has its area or its list of targets
    harmed: int = 0  # targets of the latest attack that were damaged
    left: int = 0  # targets still to be picked
    spots: list[int] = []  # hexes of the obstacles destroyed, made or moved, or where somebody was killed
    suffered: int = 0  # damage that the latest target suffered
    treated: dict[int, str] = {}  # what each move is performed as, by entry and part
    attack: Attack | None = None  # of a monster under a player's control, or a basic one that an item betters
    move: Move | None = None
    left_out: bool = False  # its player leaves out the rest of it
    stirred: list[str] = []  # kinds of actions that lasting bonuses have been asked about: attack, move
    lent: list[Gift] = []  # lasting bonuses that work on its attacks
    owed: list[Gift] = []  # those whose actions come as its last part


class Walk(msgspec.Struct, tag=True, omit_defaults=True):
    """A move of a character or under a player's control, on its way.  GH-MOVE-01"""

    figure: str
    seat: Seat
    points: int
    jump: bool = False
    loot: bool = False
    forced: bool = False
    beside: str = ""  # it must end beside this figure
    by_obstacle: bool = False  # it must end beside an obstacle
    straight: bool = False
    heading: int = 0  # of a straight move that has begun: the step from cell to cell
    clearing: bool = False
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
    answers: list[Retaliation] = []  # retaliate for this attack alone
    mends: list[tuple[int, int]] = []  # heals that the attacker performs with it: points and range
    lender: str = ""  # whose augments work on it
    slain: bool = False  # the target is killed instead
    repels: int = 0  # PUSH of the attacker by the target's items, once the attack is over
    smash: int = 0
    crash: int = 0
    blast: int = 0  # damage for the target and the enemies beside it
    extra: bool = False  # the target was added to those of its action.  GH-FX-11
    undamaged: bool = False  # the target was
    helped: list[int] = []
    tools: list[int] = []  # items that its attacker has used on it
    by_cards: int = 0  # how many of the last effects came with its modifier cards


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
    aid: int = 0  # what allies add to the attack action under way
    used: list[int] = []  # places of elements that its type has used
    seat: Seat = -1  # who controls a monster that was turned
    extra: bool = False  # a turn more, by a boss's order


class Dying(msgspec.Struct, tag=True, omit_defaults=True):
    """The last attack of a monster that has just died; it is off the map already."""

    figure: Figure
    begun: bool = False


class Encore(msgspec.Struct, tag=True, omit_defaults=True):
    """A turn more is over: what the character had before it is there again."""

    seat: Seat
    acting: str
    acted: bool = False
    resting: bool = False
    halves: list[Half] = []
    coming: list[Element] = []


class EndTurn(msgspec.Struct, tag=True, omit_defaults=True):
    """Conditions end, elements show, characters loot.  GH-LOOT-05, GH-COND-29"""

    figure: str
    extra: bool = False


class Unlock(msgspec.Struct, tag=True):
    """A locked door opens by itself.  GH-SPECIAL-04"""

    door: int


class EndRound(msgspec.Struct, tag=True, omit_defaults=True):
    """The steps of cleanup.  GH-ENDROUND-01"""

    stage: str = "tidy"
    drawn: str = ""  # the card a short rest would lose
    seat: Seat = 0
    again: bool = False


class Finish(msgspec.Struct, tag=True):
    """The scenario is over: everything is counted.  GH-ENDSCEN-01"""


class Unpack(msgspec.Struct, tag=True):
    """A chapter begins: every deck of the campaign is shuffled.  GH-EVENT-01"""


class Town(msgspec.Struct, tag=True):
    """Before the party sets out, in Gloomhaven or where its last scenario was: everybody acts at once.  GH-CITY-01"""


class Depart(msgspec.Struct, tag=True):
    """Which scenario is played.  GH-TRAVEL-01"""


class Happening(msgspec.Struct, tag=True, omit_defaults=True):
    """A road or city event.  GH-EVENT-02"""

    deck: EventDeck
    number: int = 0  # 0: not drawn yet
    option: int | None = None
    results: list[list[int]] = []  # those that apply, by option and place
    at: int = 0  # the one that is carried out next


class Trek(msgspec.Struct, tag=True):
    """On the way to the scenario."""

    scenario: int


class Homeward(msgspec.Struct, tag=True, omit_defaults=True):
    """After the scenario: what it and its treasures give, step by step.  GH-COMPL-01"""

    stage: str = "treasures"
    at: int = 0


CampaignTask = Unpack | Town | Depart | Happening | Trek | Homeward
RoundTask = Prepare | Select | Reveal | Next | Encore | EndTurn | EndRound | Finish | Unlock
Task = RoundTask | Turn | Act | Walk | Strike | Beast | Dying | CampaignTask


class World(State, omit_defaults=True):
    """Everything on the table."""

    agenda: list[Task] = []
    scenario: int = 1
    level: int = 1
    raised: bool = False  # solo play or open information: monsters and traps are stronger.  GH-VAR-SOLO-02
    open: bool = False  # hands and plans are told openly.  GH-VAR-OPEN-01
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
    bearer: Seat = -1  # who carries the thing that the scenario asks for
    unlocking: list[int] = []  # locked doors that open before anything else goes on
    harm: int = 0  # the damage that somebody is asked about just now
    order: list[str] = []  # of those that are tied, as the players decided
    verdict: Verdict = ""
    memory: dict[str, int] = {}  # the scenario's own
    looted: list[str] = []  # treasures
    found: list[str] = []  # what they gave, as told
    shop: dict[int, int] = {}  # copies of items that nobody has taken
    campaign: Campaign | None = None  # of which this is a chapter

    def told_openly(self) -> bool:
        """GH-VAR-OPEN-01"""
        return self.open


M: TypeAlias = Match[World]
