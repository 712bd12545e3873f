"""What the rules say about a view that its reader would otherwise have to work out: sums, goals, stars, worths."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import msgspec
from msgspec.structs import replace

from questhall.games.rollplayer.content import (
    ALIGNMENTS,
    ANY_HIGH,
    CARDS,
    JOBS,
    RACES,
    SETS,
    TYPES,
    Goal,
)
from questhall.games.rollplayer.content.board import SLOTS, row_sum
from questhall.games.rollplayer.content.dice import COLOURS, FACES
from questhall.games.rollplayer.content.grid import STEP
from questhall.games.rollplayer.face.placing import FOR_LOW_ATTRIBUTES, Placement, placements
from questhall.games.rollplayer.rules.buying import HANDS, area, bill, hands
from questhall.games.rollplayer.rules.powers import POWER, cost, discount
from questhall.games.rollplayer.rules.scoring import (
    alignment_stars,
    backstory_stars,
    class_dice,
    goal_values,
    matches,
    pieces,
    raised_dice,
    score,
    set_bonus,
    trait_stars,
)
from questhall.games.rollplayer.rules.sheet import ScoreLine, sheet
from questhall.games.rollplayer.rules.solo import rank
from questhall.games.rollplayer.state import Hero, World
from questhall.kernel import Seat

TYPICAL_FACE = 4  # what players put in a free slot


class GoalProgress(msgspec.Struct):
    """One attribute against the goal of the class.  RP-SCORE-04"""

    dice: int
    race: int
    weapons: int
    value: int  # the three together
    met: bool  # if the game ended now
    free: int  # slots without a die
    least: int  # what the free slots still have to bring
    most: int | None  # and what they may bring at most; None where more is always welcome
    possible: bool  # whether dice alone can do it


class WornSet(msgspec.Struct):
    """An armour set."""

    set: str
    count: int
    stars: int
    bonus: int


class CardWorth(msgspec.Struct):
    """A market card to one hero, now: what it costs, and how the stars would change if the game ended then.

    One thing is looked at ahead: an attribute is not called low while its slots are empty.
    """

    price: int
    gold: int
    tokens: int
    payable: bool
    stars: int
    arrow: int  # the part of the stars that the moved alignment token makes
    cell: int  # where the token would stand
    drops: tuple[str, ...]  # weapons that would have to go
    values: tuple[int, ...]  # what the attributes would be


class HeroHints(msgspec.Struct):
    """A hero as the score sheet sees it now."""

    rows: list[GoalProgress] = []
    class_dice: int = 0
    matches: int = 0
    backstory: int = 0
    alignment: int = 0
    armour: list[WornSet] = []
    stars: int = 0
    rank: str = ""  # solo
    discount: dict[str, int] = {}
    extra: tuple[int, ...] = ()  # what weapons let a die of each colour count more for goals
    sheet: list[ScoreLine] = []  # the viewer's own; everybody's when the game is over
    market: dict[str, CardWorth] = {}  # the viewer's own
    placing: dict[str, list[Placement | None]] = {}  # the viewer's own, by the die, a row each


class Hints(msgspec.Struct):
    heroes: list[HeroHints]


def hints(view: World, seats: Sequence[Seat]) -> Hints:
    """Every hero's standing; score sheet and market worth for the viewer's seats.  All of it is open information."""
    heroes = [standing(view, seat) for seat in range(len(view.heroes))]
    dealt = [seat for seat, hero in enumerate(view.heroes) if hero.alignment]
    for seat in dealt:
        if seat in seats or view.over:
            heroes[seat].sheet = sheet(view, seat)
    for seat in [] if view.over else dealt:
        if seat in seats:
            add_market(heroes[seat], view, seat)
            heroes[seat].placing = placements(view, seat)
    return Hints(heroes)


def add_market(found: HeroHints, view: World, seat: Seat) -> None:
    """What the market means to this hero."""
    hero = view.heroes[seat]
    found.discount = {kind: less for kind in TYPES if (less := discount(hero, kind))}
    found.market = {card: worth(view, seat, card, found.stars) for card in view.market}


def standing(view: World, seat: Seat) -> HeroHints:
    """What everybody is told about a hero."""
    hero = view.heroes[seat]
    if not hero.job:
        return HeroHints()
    found = HeroHints(rows=attribute_rows(hero), class_dice=class_dice(hero), extra=extras(hero))
    if not hero.alignment:
        return found
    found.matches, found.backstory, found.alignment = matches(hero), backstory_stars(hero), alignment_stars(hero)
    found.armour = [
        WornSet(name, count, SETS[name].stars[count], set_bonus(hero, name)) for name, count in pieces(hero).items()
    ]
    found.stars = score(view, seat)
    if len(view.heroes) == 1:
        found.rank = rank(found.stars)
    return found


def extras(hero: Hero) -> tuple[int, ...]:
    """What a die of each colour counts more for goals; colours as in the dice, 0 is none.  RP-SCORE-04"""
    powers = [POWER[weapon] for weapon in hero.weapons]
    alone = (replace(hero, dice=[colour * 10 + 1, *[0] * (SLOTS - 1)]) for colour in range(len(COLOURS)))
    return tuple(sum(raised_dice(one, power)[0] for power in powers) for one in alone)


def attribute_rows(hero: Hero) -> list[GoalProgress]:
    """Sums, goals and what is still missing."""
    values, modifiers = goal_values(hero), RACES[hero.race].modifiers
    highest = FACES[-1] + sum(POWER[weapon].goal_dice > 0 or POWER[weapon].goal_class_dice for weapon in hero.weapons)
    return [
        attribute_row(hero, row, goal, values[row], modifiers[row], highest)
        for row, goal in enumerate(JOBS[hero.job].goals)
    ]


def attribute_row(hero: Hero, row: int, goal: Goal, value: int, modifier: int, highest: int) -> GoalProgress:
    dice = row_sum(hero.dice, row)
    free = hero.dice[row * 3 : row * 3 + 3].count(0)
    least = max(0, goal.low - value)
    most = None if goal.high == ANY_HIGH else goal.high - value
    return GoalProgress(
        dice=dice,
        race=modifier,
        weapons=value - dice - modifier,
        value=value,
        met=goal.low <= value <= goal.high,
        free=free,
        least=least,
        most=most,
        possible=least <= highest * free and (most is None or most >= free * FACES[0]),
    )


def worth(view: World, seat: Seat, card: str, stars: int) -> CardWorth:
    """What buying this card would mean."""
    hero = view.heroes[seat]
    price, due = cost(hero, card), bill(hero, card)
    futures = [bought(hero, card, due.gold, drops) for drops in dropped(hero, card)]
    best, after = max(((stars_of(future, len(view.heroes)), future) for future in futures), key=lambda pair: pair[0])
    arrow = ALIGNMENTS[hero.alignment].stars[after.token] - alignment_stars(hero)
    drops = tuple(weapon for weapon in hero.weapons if weapon not in after.weapons)
    payable = price <= hero.gold + hero.charisma
    gained = best - stars - hasty(after, card)
    return CardWorth(price, due.gold, due.tokens, payable, gained, arrow, after.token, drops, tuple(goal_values(after)))


def hasty(hero: Hero, card: str) -> int:
    """Stars that a trait for low attributes has only because slots are still empty."""
    score = CARDS[card].score
    if score.what not in FOR_LOW_ATTRIBUTES or CARDS[card].type != "trait" or 0 not in hero.dice:
        return 0
    return trait_stars(hero, card) - trait_stars(replace(hero, dice=[die or TYPICAL_FACE for die in hero.dice]), card)


def stars_of(hero: Hero, players: int) -> int:
    """If the game of so many players ended now."""
    return score(World(heroes=[hero] * players), 0)


def dropped(hero: Hero, card: str) -> list[tuple[str, ...]]:
    """Weapons to put away before this one, as few as it takes.  RP-WEAPON-04"""
    needed = CARDS[card].hands
    for count in range(len(hero.weapons) + 1):
        fitting = [
            drops
            for drops in combinations(hero.weapons, count)
            if not needed or needed + hands(hero) - sum(CARDS[weapon].hands for weapon in drops) <= HANDS
        ]
        if fitting:
            return fitting
    raise AssertionError(f"no hand for {card}")


def bought(hero: Hero, card: str, gold: int, drops: Sequence[str]) -> Hero:
    """The hero with the card, its arrow followed and its price paid."""
    after = replace(
        hero,
        gold=max(0, hero.gold - gold),
        weapons=[weapon for weapon in hero.weapons if weapon not in drops],
        armour=list(hero.armour),
        traits=list(hero.traits),
        skills=list(hero.skills),
    )
    area(after, card).append(card)
    if CARDS[card].type == "trait":  # RP-TRAIT-01, RP-TRAIT-02
        cell = STEP[CARDS[card].arrow][hero.token]
        after.token = hero.token if cell < 0 else cell
    return after
