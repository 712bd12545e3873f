"""For clients that draw the table: what is printed on the components, and what the rules say about a view."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from questhall.games.rollplayer.content import (
    ALIGNMENTS,
    ANY_HIGH,
    BACKSTORIES,
    CARDS,
    INITIATIVE,
    JOBS,
    RACES,
    SETS,
    TYPES,
    Card,
    Job,
)
from questhall.games.rollplayer.content.board import ATTRIBUTES, row_sum
from questhall.games.rollplayer.content.dice import COLOURS, FACES
from questhall.games.rollplayer.content.grid import STEP
from questhall.games.rollplayer.face.words import about
from questhall.games.rollplayer.rules.buying import HANDS, area, hands
from questhall.games.rollplayer.rules.powers import POWER, cost, discount
from questhall.games.rollplayer.rules.scoring import (
    BACKSTORY_STARS,
    alignment_stars,
    backstory_stars,
    class_dice,
    goal_values,
    matches,
    pieces,
    score,
    set_bonus,
    trait_stars,
)
from questhall.games.rollplayer.rules.sheet import Line, rule_of, sheet, written
from questhall.games.rollplayer.rules.solo import rank
from questhall.games.rollplayer.state import Hero, World
from questhall.kernel import Seat
from questhall.kernel.texts import Texts

if TYPE_CHECKING:
    from questhall.games.rollplayer.content import Goal

Words = dict[str, str]
FOR_LOW_ATTRIBUTES = ("low", "either-low")
TYPICAL_FACE = 4  # what players put in a free slot


# -- what is printed ---------------------------------------------------------------------------------------------------


class PrintedGoal(msgspec.Struct):
    low: int
    high: int
    stars: int
    text: str
    rule: str


class PrintedClass(msgspec.Struct):
    colour: int
    goals: list[PrintedGoal]
    ability: Words
    about: Words


class PrintedSet(msgspec.Struct):
    stars: tuple[int, ...]
    colours: tuple[int, ...]


class PrintedCard(msgspec.Struct):
    """`house` names the values that Questhall designed."""

    number: int
    type: str
    rank: int
    price: int
    arrow: str
    hands: int
    set: str
    at: str
    about: Words
    house: tuple[str, ...]


class Printed(msgspec.Struct):
    """Boards, classes, stories and cards by id; sentences in every language."""

    attributes: tuple[str, ...]
    colours: tuple[str, ...]
    letters: Words
    races: dict[str, tuple[int, ...]]
    classes: dict[str, PrintedClass]
    backstories: dict[str, dict[int, int]]
    backstory_stars: tuple[int, ...]
    alignments: dict[str, tuple[int, ...]]
    sets: dict[str, PrintedSet]
    cards: dict[str, PrintedCard]
    initiative: dict[int, tuple[int, ...]]


def printed(texts: Sequence[Texts]) -> Printed:
    return Printed(
        attributes=ATTRIBUTES,
        colours=COLOURS,
        letters={each.lang: "-" + each.say("board-letters") for each in texts},
        races={race.id: race.modifiers for race in RACES.values()},
        classes={job.id: printed_class(job, texts) for job in JOBS.values()},
        backstories={story.id: story.slots for story in BACKSTORIES.values()},
        backstory_stars=BACKSTORY_STARS,
        alignments={each.id: each.stars for each in ALIGNMENTS.values()},
        sets={worn.id: PrintedSet(worn.stars, worn.colours) for worn in SETS.values()},
        cards={card.id: printed_card(card, texts) for card in CARDS.values()},
        initiative={row.players: row.coins for row in INITIATIVE.values()},
    )


def said(thing: str, texts: Sequence[Texts]) -> Words:
    return {each.lang: about(thing, each) for each in texts}


def printed_class(job: Job, texts: Sequence[Texts]) -> PrintedClass:
    goals = [PrintedGoal(goal.low, goal.high, goal.stars, written(goal), rule_of(goal)) for goal in job.goals]
    return PrintedClass(job.colour, goals, job.ability, said(job.id, texts))


def printed_card(card: Card, texts: Sequence[Texts]) -> PrintedCard:
    return PrintedCard(
        *(card.number, card.type, card.rank, card.price, card.arrow, card.hands, card.set, card.at),
        *(said(card.id, texts), card.origin),
    )


# -- what the rules say about a view -----------------------------------------------------------------------------------


class Row(msgspec.Struct):
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


class Worn(msgspec.Struct):
    """An armour set."""

    set: str
    count: int
    stars: int
    bonus: int


class Offer(msgspec.Struct):
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


class Standing(msgspec.Struct):
    """A hero as the score sheet sees it now."""

    rows: list[Row] = []
    class_dice: int = 0
    matches: int = 0
    backstory: int = 0
    alignment: int = 0
    armour: list[Worn] = []
    stars: int = 0
    rank: str = ""  # solo
    discount: dict[str, int] = {}
    sheet: list[Line] = []  # the viewer's own; everybody's when the game is over
    market: dict[str, Offer] = {}  # the viewer's own


class Hints(msgspec.Struct):
    heroes: list[Standing]


def hints(view: World, seats: Sequence[Seat]) -> Hints:
    """Every hero's standing; score sheet and market worth for the viewer's seats.  All of it is open information."""
    return Hints([standing(view, seat, seat in seats) for seat in range(len(view.heroes))])


def standing(view: World, seat: Seat, own: bool) -> Standing:
    hero = view.heroes[seat]
    if not hero.job:
        return Standing()
    found = Standing(rows=attribute_rows(hero), class_dice=class_dice(hero))
    if not hero.alignment:
        return found
    found.matches, found.backstory, found.alignment = matches(hero), backstory_stars(hero), alignment_stars(hero)
    found.armour = [
        Worn(name, count, SETS[name].stars[count], set_bonus(hero, name)) for name, count in pieces(hero).items()
    ]
    found.stars = score(view, seat)
    if len(view.heroes) == 1:
        found.rank = rank(found.stars)
    if own or view.over:
        found.sheet = sheet(view, seat)
    if own and not view.over:
        found.discount = {kind: less for kind in TYPES if (less := discount(hero, kind))}
        found.market = {card: offer(view, seat, card, found.stars) for card in view.market}
    return found


def attribute_rows(hero: Hero) -> list[Row]:
    """Sums, goals and what is still missing."""
    values, modifiers = goal_values(hero), RACES[hero.race].modifiers
    highest = FACES[-1] + sum(POWER[weapon].goal_dice > 0 or POWER[weapon].goal_class_dice for weapon in hero.weapons)
    return [
        attribute_row(hero, row, goal, values[row], modifiers[row], highest)
        for row, goal in enumerate(JOBS[hero.job].goals)
    ]


def attribute_row(hero: Hero, row: int, goal: Goal, value: int, modifier: int, highest: int) -> Row:
    dice = row_sum(hero.dice, row)
    free = hero.dice[row * 3 : row * 3 + 3].count(0)
    least = max(0, goal.low - value)
    most = None if goal.high == ANY_HIGH else goal.high - value
    return Row(
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


def offer(view: World, seat: Seat, card: str, stars: int) -> Offer:
    """What buying this card would mean."""
    hero = view.heroes[seat]
    price = cost(hero, card)
    tokens = min(hero.charisma, price)
    futures = [bought(hero, card, price - tokens, drops) for drops in dropped(hero, card)]
    best, after = max(((stars_of(future, len(view.heroes)), future) for future in futures), key=lambda pair: pair[0])
    arrow = ALIGNMENTS[hero.alignment].stars[after.token] - alignment_stars(hero)
    drops = tuple(weapon for weapon in hero.weapons if weapon not in after.weapons)
    payable = price <= hero.gold + hero.charisma
    return Offer(price, price - tokens, tokens, payable, best - stars - hasty(after, card), arrow, after.token, drops)


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
