"""The exact odds of a battle: from the values, the dice and the throws still to be won.

>>> from questhall.games.prophecy.odds import Throw, odds
>>> odds([Throw(4, 3)])
Odds(win=Fraction(7, 12), draw=Fraction(5, 36), loss=Fraction(5, 18))
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache

import msgspec

from questhall.games.prophecy.content.cards import FOES
from questhall.games.prophecy.rules import power
from questhall.games.prophecy.rules.skills import has
from questhall.games.prophecy.state import Battle, Side, World

SIDES = 6


class Throw(msgspec.Struct, frozen=True):
    """One throw: both values, how many dice each side rolls (the best counts), or what its die counts for sure."""

    mine: int
    theirs: int
    dice: int = 1
    their_dice: int = 1
    die: int = 0
    their_die: int = 0
    tough: bool = False  # lost by exactly one is a draw
    their_tough: bool = False


class Odds(msgspec.Struct, frozen=True):
    win: Fraction
    draw: Fraction
    loss: Fraction


@cache
def die(dice: int, fixed: int) -> tuple[tuple[int, Fraction], ...]:
    """What the best of so many dice shows, each with its probability."""
    if fixed:
        return ((fixed, Fraction(1)),)
    return tuple((face, Fraction(face**dice - (face - 1) ** dice, SIDES**dice)) for face in range(1, SIDES + 1))


@cache
def one(throw: Throw) -> Odds:
    """A single throw.  PR-BATTLE-11"""
    win = draw = Fraction(0)
    for light, share in die(throw.dice, throw.die):
        for dark, other in die(throw.their_dice, throw.their_die):
            margin = throw.mine + light - throw.theirs - dark
            if margin == 0 or (margin == -1 and throw.tough) or (margin == 1 and throw.their_tough):
                draw += share * other
            elif margin > 0:
                win += share * other
    return Odds(win, draw, 1 - win - draw)


def odds(throws: Sequence[Throw]) -> Odds:
    """All throws must be won in a row; the first that is not ends the battle.  PR-LIVES-02, PR-LIVES-03"""
    win, draw = Fraction(1), Fraction(0)
    for throw in throws:
        single = one(throw)
        draw += win * single.draw
        win *= single.win
    return Odds(win, draw, 1 - win - draw)


def ahead(state: World, battle: Battle) -> list[Throw]:
    """The throws still to be won, with the bonuses declared so far; what is for one throw counts for the next alone."""
    mine, theirs = battle.mine, battle.theirs
    tough = has(state.heroes[battle.seat], "toughness")
    their_tough = battle.rival >= 0 and has(state.heroes[battle.rival], "toughness")
    found = [
        Throw(
            mine=power.power(state, battle, battle.seat, mine),
            theirs=power.against(state, battle),
            dice=mine.dice,
            their_dice=theirs.dice,
            die=mine.die,
            their_die=theirs.die,
            tough=tough,
            their_tough=their_tough,
        )
    ]
    for won in range(battle.won + 1, power.throws(battle)):
        gear = [item for item in mine.gear if item not in mine.thrown]
        later = msgspec.structs.replace(
            battle,
            won=won,
            lore=battle.lore and battle.plane < 0,
            mine=Side(gear, mine.cast, mine.bonus, head=mine.head),
        )
        values = power.power(state, later, battle.seat, later.mine), power.against(state, later)
        found.append(Throw(*values, tough=tough))
    return drained(state, battle, found)


def drained(state: World, battle: Battle, throws: list[Throw]) -> list[Throw]:
    """A foe that takes a mana before each throw makes Will smaller step by step."""
    if not battle.foe or "drain-each" not in FOES[battle.foe].rules or "will" not in power.kinds_ahead(battle):
        return throws
    mana, taken = state.heroes[battle.seat].mana, "drained" in battle.mine.paid
    return [
        msgspec.structs.replace(throw, mine=throw.mine - min(mana, number + (not taken)))
        for number, throw in enumerate(throws)
    ]


def battle_odds(state: World, battle: Battle) -> Odds:
    """Of the battle on the agenda, with what has been declared so far."""
    return odds(ahead(state, battle))
