"""TERM: who is a figure, whose ally, whose enemy; whom actions reach; whose modifier deck a figure draws from."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from enum import Enum

from questhall.games.gloomhaven.content.scenario_map import Rank
from questhall.games.gloomhaven.content.terms import Side
from questhall.games.gloomhaven.state import Figure
from questhall.kernel import Refusal

MONSTERS = "monsters"  # the name of the deck that all of them share

FOR_THE_CHARACTERS = frozenset({"character", "summon", "ally"})


class Whom(Enum):
    """Whom an action says it affects; most say nothing and mean enemies.  GH-TERM-03"""

    ENEMIES = "enemies"
    ALLIES = "allies"
    SELF_OR_ALLIES = "self-or-allies"
    SELF = "self"


def is_figure(fighter: Figure) -> bool:
    """A character, a monster, a summon, an ally's numbered token; an obstacle with hit points is none.  GH-TERM-01"""
    return fighter.kind != "objective"


def side_of(fighter: Figure) -> Side:
    """Whom it fights for; an obstacle with hit points counts as an enemy of the characters.  GH-TERM-04"""
    return fighter.side


def are_allies(one: Figure, other: Figure) -> bool:
    """Two different figures of one side.  GH-TERM-02"""
    if one is other or not (is_figure(one) and is_figure(other)):
        return False
    return side_of(one) is side_of(other)


def are_enemies(one: Figure, other: Figure) -> bool:
    """Of different sides; for monsters that is a character, a summon or an ally of the characters.  GH-TERM-04"""
    return side_of(one) is not side_of(other)


def is_hidden_from(observer: Figure, other: Figure) -> bool:
    """An invisible figure is hidden from its enemies, never from its allies.  GH-COND-24, GH-COND-25"""
    return "invisible" in other.conditions and are_enemies(observer, other)


def cannot_affect(actor: Figure, target: Figure, whom: Whom = Whom.ENEMIES) -> Refusal | None:
    """Why an action does not reach a figure.  GH-TERM-03, GH-ATK-02, GH-COND-24, GH-HEAL-03"""
    if is_hidden_from(actor, target):
        return Refusal("target.invisible", "GH-COND-24")
    if whom is Whom.ENEMIES:
        return None if are_enemies(actor, target) else Refusal("target.ally", "GH-TERM-03")
    if actor is target:
        return None if whom is not Whom.ALLIES else Refusal("target.self", "GH-TERM-02")
    if whom is Whom.SELF or not are_allies(actor, target):
        return Refusal("target.not-ally", "GH-TERM-03")
    return None


def affected(actor: Figure, others: Iterable[Figure], whom: Whom = Whom.ENEMIES) -> list[Figure]:
    """Those of some figures that an action reaches.  GH-TERM-03, GH-AREA-07"""
    return [other for other in others if cannot_affect(actor, other, whom) is None]


def cannot_be_of_rank(target: Figure, ranks: Collection[Rank]) -> Refusal | None:
    """An ability limited to normal or elite monsters does not work on bosses and named monsters.

    GH-IX-46, GH-BOSS-02, GH-SPECIAL-11
    """
    if target.kind == "monster" and target.rank in ranks:
        return None
    return Refusal("target.rank", "GH-SPECIAL-11")


def deck_of(fighter: Figure) -> str:
    """Its class, the class of its summoner, or the deck of all monsters.  GH-MOD-02, GH-SUMMON-06, GH-IX-16"""
    if fighter.kind == "summon":
        return fighter.owner
    return fighter.name if fighter.kind == "character" else MONSTERS
