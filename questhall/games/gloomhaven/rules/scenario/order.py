"""INIT, MONORD and DOOR: who acts when.

An order is a list of places; several in one place are tied, and the players decide between them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from itertools import groupby

from questhall.games.gloomhaven.content.scenario_map import Rank
from questhall.games.gloomhaven.content.terms import Side

LONG_REST = 99


@dataclass(frozen=True, slots=True)
class Turn:
    """A character, or all monsters of one type, in the order of a round.

    `other_card` is the initiative of a character's second card; monsters and long rests have none.
    """

    who: str
    initiative: int
    side: Side
    other_card: int = 0


@dataclass(frozen=True, slots=True)
class Standee:
    """One monster of a type, with the hit points it has left, and the round in which another monster summoned it."""

    number: int
    rank: Rank
    hit_points: int
    summoned_in: int = 0


def long_rest(who: str) -> Turn:
    """A character that rests acts at 99.  GH-INIT-03"""
    return Turn(who, LONG_REST, Side.CHARACTERS)


def initiative_order(turns: Iterable[Turn]) -> list[tuple[Turn, ...]]:
    """From the lowest initiative to the highest.  GH-INIT-03, GH-INIT-05, GH-INIT-07, GH-MONORD-01"""
    return [tuple(tied) for _, tied in groupby(sorted(turns, key=_place), key=_place)]


def _place(turn: Turn) -> tuple[int, bool, int]:
    """Tied characters compare their other cards; a character acts before monsters.  GH-INIT-05, GH-INIT-06"""
    return turn.initiative, turn.side is Side.MONSTERS, turn.other_card


def order_in_type(standees: Iterable[Standee]) -> list[Standee]:
    """Elites first, then the others, each by standee number.  GH-MONORD-03, GH-MONORD-04, GH-INIT-04"""
    return sorted(standees, key=lambda standee: (standee.rank != "elite", standee.number))


def still_to_act(standees: Iterable[Standee], acted: Collection[int], round_: int) -> list[Standee]:
    """The monsters of a type whose turn is yet to come, of the numbers that have not acted.

    The dead do not act, nor do those that were summoned this round.  GH-MONORD-06, GH-MONOTH-04, GH-IX-14
    """
    waiting = [standee for standee in standees if standee.number not in acted]
    return order_in_type(standee for standee in waiting if standee.hit_points > 0 and standee.summoned_in != round_)


def at_once(revealed: Iterable[Turn], opener: Turn) -> list[tuple[Turn, ...]]:
    """The types of a new room that act as soon as the opener's turn ends, in their order: those that would have been
    earlier. The others keep their place in the round.  GH-DOOR-07, GH-IX-11
    """
    return initiative_order(turn for turn in revealed if turn.initiative < opener.initiative)
