"""What each die within reach would bring in each row, for the seat that is about to place one."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from questhall.games.rollplayer.content import CARDS
from questhall.games.rollplayer.content.board import ROWS, room
from questhall.games.rollplayer.content.dice import DIE
from questhall.games.rollplayer.rules.gold import placement_pays
from questhall.games.rollplayer.rules.scoring import goal_values, score
from questhall.games.rollplayer.state import DiceTurn, Hero, StartDice, World
from questhall.kernel import Seat

FOR_LOW_ATTRIBUTES = ("low", "either-low")


class Placement(msgspec.Struct):
    """A die in the leftmost empty slot of a row: the attribute then, and what changes if the game ended then."""

    value: int
    stars: int
    gold: int


def placements(view: World, seat: Seat) -> dict[str, list[Placement | None]]:
    """By the die as options write it, one entry a row, None where the row is full.  RP-DICE-03, RP-DICE-04"""
    if not places_now(view, seat):
        return {}
    hero, players = view.heroes[seat], len(view.heroes)
    before = settled_stars(hero, players)
    dice = sorted({die for die in (*view.pool, *view.hand) if die})
    return {DIE[die]: [placement(hero, players, before, die, row) for row in range(ROWS)] for die in dice}


def places_now(view: World, seat: Seat) -> bool:
    top = view.agenda[-1] if view.agenda else None
    if isinstance(top, StartDice):
        return seat == (view.first + top.turn) % len(view.heroes)
    return isinstance(top, DiceTurn) and top.seat == seat


def placement(hero: Hero, players: int, before: int, die: int, row: int) -> Placement | None:
    slot = room(hero.dice, row)
    if slot < 0:
        return None
    gold = placement_pays(hero, die, slot)
    after = replace(hero, dice=[*hero.dice[:slot], die, *hero.dice[slot + 1 :]], gold=hero.gold + gold)
    return Placement(goal_values(after)[row], settled_stars(after, players) - before, gold)


def settled_stars(hero: Hero, players: int) -> int:
    """If the game ended now; but no attribute is called low while slots are empty."""
    if 0 in hero.dice:
        hero = replace(hero, traits=[card for card in hero.traits if CARDS[card].score.what not in FOR_LOW_ATTRIBUTES])
    return score(World(heroes=[hero] * players), 0)
