"""COMP: the dice, the bag, and that nothing is lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from questhall.games.rollplayer.content.dice import COLOURS, DICE, GOLD
from questhall.games.rollplayer.content.grid import CELLS
from questhall.games.rollplayer.rules.buying import HANDS, hands
from questhall.games.rollplayer.state import Hero, TakeClass, World
from questhall.kernel import Count, Match

CHARISMA_TOKENS = 6  # RP-COMP-07


def draw_die(m: Match[World]) -> int:
    """One die out of the bag without looking: its colour.  RP-COMP-12"""
    bag = m.state.bag
    at = m.chance.below(sum(bag), "bag")
    for colour, count in enumerate(bag):
        at -= count
        if at < 0:
            bag[colour] -= 1
            return colour
    raise AssertionError("the bag is empty")


def roll_die(m: Match[World], colour: int) -> int:
    """A die of this colour with the face that comes up."""
    return colour * 10 + 1 + m.chance.below(6, "die")


def all_dice(state: World) -> list[int]:
    """How many dice of each colour there are, wherever they lie.  RP-COMP-03"""
    count = list(state.bag)
    for hero in state.heroes:
        for die in hero.dice:
            count[die // 10] += 1
    for die in (*state.hand, *state.pool):
        count[die // 10] += 1
    for record in state.agenda:
        for colour in record.drawn if isinstance(record, TakeClass) else ():
            count[colour] += 1
    count[GOLD] += state.enemy
    return [0, *count[1:]]


def components(state: World) -> dict[str, int]:
    """Dice by colour, and every market card.  RP-COMP-03"""
    dice = dict(zip(COLOURS[1:], all_dice(state)[1:], strict=True))
    owned = [card for hero in state.heroes for card in owned_cards(hero)]
    piles = (state.market, state.discard, state.trash, state.upper.cards, state.lower.cards, owned)
    return {**dice, **Counter(card for pile in piles for card in pile)}


def counts(state: World) -> Iterator[Count]:
    """What is counted never falls below nothing nor outgrows its place.

    RP-COMP-03, RP-COMP-07, RP-ALIGN-04, RP-WEAPON-02, RP-CLEAN-08
    """
    for seat, hero in enumerate(state.heroes, 1):
        yield Count(f"gold of player {seat}", hero.gold)
        yield Count(f"charisma tokens of player {seat}", hero.charisma, most=CHARISMA_TOKENS)
        yield Count(f"alignment cell of player {seat}", hero.token, most=len(CELLS) - 1)
        yield Count(f"hands of player {seat}", hands(hero), most=HANDS)
        yield Count(f"skills used of player {seat}", len(hero.used), most=len(hero.skills))
    yield Count("charisma tokens", sum(hero.charisma for hero in state.heroes), most=CHARISMA_TOKENS)
    for colour, count in zip(COLOURS[1:], state.bag[1:], strict=True):
        yield Count(f"{colour} dice in the bag", count, most=DICE[COLOURS.index(colour)])
    for card, coins in enumerate(state.coins, 1):
        yield Count(f"gold on initiative card {card}", coins, most=1)


def owned_cards(hero: Hero) -> list[str]:
    """The market cards beside a board.  RP-BOARD-08"""
    return [*hero.weapons, *hero.armour, *hero.traits, *hero.skills]
