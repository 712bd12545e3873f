"""SUMMON: the creatures that characters summon, which act like monsters on the other side."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from questhall.games.gloomhaven.content.actions import Action, Attack, Move
from questhall.games.gloomhaven.content.monster_cards import Section
from questhall.games.gloomhaven.content.terms import Kind
from questhall.games.gloomhaven.rules.monsters.statistics import have_traits
from questhall.games.gloomhaven.rules.monsters.turn import Step, steps_of
from questhall.games.gloomhaven.rules.scenario.order import Turn
from questhall.games.gloomhaven.state import Figure

EVERY_TURN: tuple[Action, ...] = (Move(0), Attack(0))


def make_summon(name: str, owner: str, section: Section, number: int) -> Figure:
    """A creature with the values and traits printed on the card; `number` counts the owner's summons.

    GH-SUMMON-02, GH-SUMMON-07
    """
    life = int(section.hit_points)
    summon = Figure("summon", name, life, life, number=number, owner=owner, arrival="summoned")
    have_traits(summon, section.traits)
    return summon


def summon_steps(summon: Figure) -> list[Step]:
    """Nobody controls it: every turn is Move +0, Attack +0 by the rules of monsters.  GH-SUMMON-06, GH-SUMMON-13"""
    return steps_of(summon, EVERY_TURN)


def acts_before(turn: Turn, summons: Iterable[Figure], summoned_now: Sequence[int] = ()) -> list[Figure]:
    """The summons that have turns of their own directly before their owner's, resting or not, in the order they were
    summoned; those of this round (by number) wait.

    GH-SUMMON-05, GH-SUMMON-07, GH-SUMMON-08, GH-SUMMON-12
    """
    own = [summon for summon in summons if summon.owner == turn.who and summon.number not in summoned_now]
    return sorted(own, key=lambda summon: summon.number)


def credited(killer: Figure) -> tuple[Kind, str]:
    """Whose kill it is: a summon's counts for its summoner.  GH-SUMMON-09"""
    return ("character", killer.owner) if killer.kind == "summon" else (killer.kind, killer.name)
