"""The shape of what is told about options; each part is left out where it has nothing to say."""

from __future__ import annotations

import msgspec


class Peril(msgspec.Struct, omit_defaults=True):
    """A hex that hurts whoever sets foot on it."""

    cell: int
    kind: str  # trap or hazard
    damage: int = 0
    conditions: tuple[str, ...] = ()


class Way(msgspec.Struct, omit_defaults=True):
    """A move, or one hex of a move or a shove."""

    path: list[int]  # the hexes entered, the last one its end
    points: int = 0  # what it costs
    left: int = 0  # points that remain where the move can go on: steps and doors
    perils: list[Peril] = []  # those that strike on this way
    coins: int = 0  # that are picked up at the end of the turn there
    treasure: str = ""
    opens: int = -1  # the cell of the door that it opens, and ends on
    beside: list[str] = []  # enemies adjacent to its end


class Chance(msgspec.Struct):
    """How likely a damage is."""

    damage: int
    chance: float


class Odds(msgspec.Struct, omit_defaults=True):
    """One attack on one target, exactly, by the cards that the deck still holds."""

    attacker: str
    target: str
    value: int  # with all bonuses that hold, before the modifier card
    chances: list[Chance]  # by damage that gets through
    mean: float
    kill: float  # how likely it kills
    fortune: str = ""  # advantage or disadvantage
    shield: int = 0  # of the target
    pierce: int = 0
    poisoned: bool = False  # +1 in the value
    retaliate: int = 0  # what comes back if the target survives, from here
    undoes: bool = False  # that much would bring the attacker down
    effects: list[str] = []  # conditions, push 2 ... that it inflicts


class Laying(msgspec.Struct):
    """An area as it lies: other places and turns are asked for by `area:<spot>:<turn>`."""

    at: int  # the hex under the pattern's origin; of a melee area the attacker's own
    turn: int  # 0 to 5 counter-clockwise; 6 to 11 the mirror image, turned


class Outlook(msgspec.Struct, omit_defaults=True):
    """What a half, a basic action or an item could do from here."""

    moves: list[int] = []  # cells where its first move could end
    targets: list[str] = []  # whom its attack could be made on from here; after a move, from where it could end
    after: bool = False  # the targets are those within reach after the move
    coins: int = 0  # that it could loot from here
    helps: list[str] = []  # whom it heals or shields from here
    idle: bool = False  # it could do nothing from here


class Price(msgspec.Struct):
    """What a way to negate damage costs: rounds in which cards could still be played, before and after."""

    rounds: int
    after: int
    life: int = 0  # hit points left with it


class OptionHint(msgspec.Struct, omit_defaults=True):
    """All there is to tell of one option."""

    cells: list[int] = []  # the hexes that its key names; that of a way is its end, and stands there
    figures: list[str] = []  # the figures that its key names, or that an area covers
    way: Way | None = None
    odds: list[Odds] = []  # of the target; those of all whom an area may cover stand in the decision, by figure
    laying: Laying | None = None
    outlook: Outlook | None = None
    price: Price | None = None


class Decision(msgspec.Struct, omit_defaults=True):
    """One open decision of a seat that looks, and what its options come to; an option that is not here has nothing to
    show on the map.  What any `lose:` and any `burn:` costs stands once, under the verb."""

    seat: int
    kind: str
    options: dict[str, OptionHint] = {}
    figure: str = ""  # who acts: a character, a summon, a monster
    target: str = ""  # of the attack that it is about
    card: str = ""  # the ability that is carried out
    half: str = ""  # top, bottom, basic-top, basic-bottom, item
    item: int = 0
    entry: int = -1  # which of its deeds
    points: int = 0  # of a move, those left
    jump: bool = False
    reached: dict[str, list[int]] = {}  # of a move, by enemy that still acts this round: ends where it could attack
    range: int = 0  # of an attack; 0: melee
    targets: int = 0  # how many may still be picked
    shape: list[tuple[int, int]] = []  # an area's hexes around its origin, before turning
    melee: bool = False  # of the area
    odds: dict[str, Odds] = {}  # against everybody whom the area may cover
    harm: int = 0  # the damage at stake
    rounds: int = 0  # the cards would still last so many rounds
    rest: list[int] = []  # deeds of the ability that have not come yet, forfeited by `forgo`
