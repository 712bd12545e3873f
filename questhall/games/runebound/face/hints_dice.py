"""Dice that lie on the table: which of them count, and what they come to as they lie there."""

from __future__ import annotations

import msgspec

from questhall.games.runebound.content.board import JOKER, NAME, TERRAIN
from questhall.games.runebound.rules import dice, scenario
from questhall.games.runebound.state import Explore, March, Rest, World


class Thrown(msgspec.Struct, omit_defaults=True):
    """`amount`: wounds healed by a rest, dealt by a hunt; spaces that the villain marches, and where that ends."""

    serves: list[bool]
    amount: int
    place: str = ""


def thrown(view: World) -> Thrown | None:
    """Of dice that are counted one by one: those of a rest, a hunt, a march."""
    top = view.agenda[-1] if view.agenda else None
    if isinstance(top, Rest):
        found = counted(top.dice, TERRAIN[view.heroes[top.seat].at])
        return msgspec.structs.replace(found, amount=min(found.amount, view.heroes[top.seat].wounds))
    if isinstance(top, Explore) and top.card.startswith("combat:"):
        return counted(top.dice, TERRAIN[view.heroes[top.seat].at])
    return marching(view, top.dice) if isinstance(top, March) else None


def counted(faces: list[int], terrain: int) -> Thrown:
    """RB-REST-03, RB-DICE-05, RB-DICE-06"""
    return Thrown([dice.matches([die], terrain) > 0 for die in faces], dice.matches(faces, terrain))


def marching(view: World, faces: list[int]) -> Thrown:
    """RB-SCEN-16"""
    way = scenario.march(view.villain, faces)
    return Thrown([die == JOKER for die in faces], len(way), NAME[way[-1] if way else view.villain])
