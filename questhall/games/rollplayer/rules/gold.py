"""GOLD: where gold comes from and where it goes."""

from __future__ import annotations

from questhall.games.rollplayer.content.board import COLUMNS
from questhall.games.rollplayer.content.dice import GOLD
from questhall.games.rollplayer.events import GAINED
from questhall.games.rollplayer.rules.powers import POWER
from questhall.games.rollplayer.state import Hero, World
from questhall.kernel import Match, Seat

COINS = 60  # RP-COMP-02
FOR_GOLD_DIE, FOR_FULL_ROW, FOR_DISCARD = 2, 1, 2


def gain(m: Match[World], seat: Seat, gold: int, source: str) -> None:
    """From the supply, which never runs dry.  RP-COMP-02"""
    m.state.heroes[seat].gold += gold
    m.tell(GAINED, seat, gold, source)


def pay_for_die(m: Match[World], seat: Seat, die: int) -> None:
    """2 gold for a gold die put on the board, 4 for a thief.  RP-GOLD-03, RP-SETUP-30, RP-CARD-THIEF-01"""
    if gold := die_pays(m.state.heroes[seat], die):
        gain(m, seat, gold, "gold-die")


def pay_for_placement(m: Match[World], seat: Seat, die: int, slot: int) -> None:
    """All that one placement pays, added up.  RP-GOLD-02, RP-GOLD-06"""
    pay_for_die(m, seat, die)
    if gold := slot_pays(m.state.heroes[seat], slot):
        gain(m, seat, gold, "full-row")


def placement_pays(hero: Hero, die: int, slot: int) -> int:
    """What this die would pay in this slot."""
    return die_pays(hero, die) + slot_pays(hero, slot)


def die_pays(hero: Hero, die: int) -> int:
    return FOR_GOLD_DIE + POWER[hero.job].gold_die if die // 10 == GOLD else 0


def slot_pays(hero: Hero, slot: int) -> int:
    """The last slot of a row fills it: dice fill a row from the left."""
    return FOR_FULL_ROW + filling(hero) if slot % COLUMNS == COLUMNS - 1 else 0


def filling(hero: Hero) -> int:
    """What weapons add when a row is filled.  RP-CARD-SEEN-03"""
    return sum(POWER[weapon].filling for weapon in hero.weapons)


def supply(state: World) -> int:
    """All gold not owned and not on initiative cards.  RP-TERM-06, RP-GOLD-08"""
    return max(0, COINS - sum(hero.gold for hero in state.heroes) - sum(state.coins))
