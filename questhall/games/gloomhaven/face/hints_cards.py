"""What lies in decks and hands, how long cards last, what the level means, and the battle goals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

import msgspec

from questhall.games.gloomhaven.content import equipment
from questhall.games.gloomhaven.content.classes import classes
from questhall.games.gloomhaven.face.notes import rounds_left
from questhall.games.gloomhaven.rules.monsters.statistics import amount
from questhall.games.gloomhaven.rules.play.components import left_to_draw
from questhall.games.gloomhaven.rules.play.ending import counted, is_met
from questhall.games.gloomhaven.rules.play.purse import counts_as_discarded
from questhall.games.gloomhaven.rules.play.table import (
    at_stake,
    character,
    monster_level,
)
from questhall.games.gloomhaven.state import Hero, World
from questhall.kernel import UNSEEN, Seat


class DeckHint(msgspec.Struct):
    """A modifier deck as everybody may know it: counts, never an order."""

    left: dict[str, int]  # by card, what is still to be drawn
    discarded: dict[str, int]
    top: str  # the card that was discarded last
    reshuffle: bool  # at the end of the round


class HeroHint(msgspec.Struct):
    """A character's figures: how long its cards last, and how many lie where."""

    job: str
    rounds: int  # in which it can still play cards, if every rest costs one and nothing else does
    hand: int
    discard: int  # those that count as discarded
    lost: int
    most_hand: int
    gold: int  # what its coins will be worth


class StakesHint(msgspec.Struct):
    """What the scenario level means."""

    level: int
    monsters: int  # their level
    gold: int  # for a coin
    trap: int
    hazard: int
    bonus_xp: int


class BattleGoalHint(msgspec.Struct):
    """A battle goal with its counter; its name and words are in `printed.names` by its id."""

    id: str
    counts: str  # kills, coins, items ...
    have: int
    limit: int
    bound: str  # least or most
    met: bool  # as things stand
    checkmarks: int


# -- decks and cards -----------------------------------------------------------------------------------------------


def decks(view: World) -> dict[str, DeckHint]:
    """GH-MOD-07"""
    return {owner: deck_hint(view, owner) for owner in view.decks}


def deck_hint(view: World, owner: str) -> DeckHint:
    deck = left_to_draw(view, owner)
    left, gone = deck.draw.cards, deck.discard.cards
    return DeckHint(dict(Counter(left)), dict(Counter(gone)), gone[-1] if gone else "", deck.reshuffle)


def heroes(view: World) -> list[HeroHint]:
    return [hero_hint(view, hero) for hero in view.heroes]


def hero_hint(view: World, hero: Hero) -> HeroHint:
    """GH-REST-03, GH-HAND-01"""
    hand, discards = cards_in_hand(hero), len(counts_as_discarded(hero))
    mat = classes().get(hero.sheet.job)
    return HeroHint(
        hero.sheet.job,
        0 if hero.exhausted else lasting(hand, discards),
        hand,
        discards,
        len(hero.lost),
        mat.hand_limit if mat else 0,
        hero.coins * at_stake(view).gold,
    )


def cards_in_hand(hero: Hero) -> int:
    """With those that are chosen or lie open for this round."""
    pair = 0 if hero.resting or hero.chosen[:1] == ["rest"] else len(hero.chosen)
    return len(hero.hand) + pair + len(hero.played)


@lru_cache(maxsize=512)
def lasting(hand: int, discards: int) -> int:
    return rounds_left(hand, discards)


def stakes(view: World) -> StakesHint:
    """GH-LEVEL-04"""
    row = at_stake(view)
    return StakesHint(view.level, monster_level(view), row.gold, row.trap, row.hazard, row.bonus_xp)


def battle_goals(view: World, seats: Sequence[Seat]) -> dict[int, BattleGoalHint]:
    """One's own, and all of them once they are shown.  GH-GOAL-01, GH-GOAL-04"""
    whose = range(len(view.heroes)) if view.over else seats
    kept = {seat: view.heroes[seat].goals.cards for seat in whose}
    return {
        seat: battle_goal(view, seat, cards[0])
        for seat, cards in kept.items()
        if len(cards) == 1 and cards[0] != UNSEEN and is_counted(view, seat)
    }


def is_counted(view: World, seat: Seat) -> bool:
    """Before the character stands on the map nothing is counted."""
    return character(view, seat) is not None or view.heroes[seat].exhausted


def battle_goal(view: World, seat: Seat, id_: str) -> BattleGoalHint:
    """GH-GOAL-02, GH-GOAL-06"""
    asks = equipment.goal(id_)
    bound, formula = ("least", asks.least) if asks.least else ("most", asks.most)
    limit = amount(formula, len(view.heroes), {"L": view.heroes[seat].sheet.level})
    return BattleGoalHint(
        id_, asks.counts, counted(view, seat, asks.counts), limit, bound, is_met(view, seat, asks), asks.checkmarks
    )
