"""SPECIAL: what comes by itself: damage of places and rounds, elements set anew, what turns begin with."""

from __future__ import annotations

from collections.abc import Iterator

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content.scenario_rules import Toll
from questhall.games.gloomhaven.content.scenarios import scenario
from questhall.games.gloomhaven.content.terms import STRONG, WEAK
from questhall.games.gloomhaven.rules.monsters.statistics import amount
from questhall.games.gloomhaven.rules.play.afflicting import restore
from questhall.games.gloomhaven.rules.play.arriving import is_open
from questhall.games.gloomhaven.rules.play.hurting import hurt
from questhall.games.gloomhaven.rules.play.table import characters, figure, place
from questhall.games.gloomhaven.rules.scenario.influences import at_turn_start, belongs
from questhall.games.gloomhaven.state import Figure, M, World
from questhall.kernel import Flow


def turn_tides(m: M) -> None:
    """At the start of every round some elements are strong, others inert.  GH-ELEM-01"""
    w = m.state
    for tide in scenario(w.scenario).tides:
        for element in tide.strong:
            w.elements.columns[element] = STRONG
            m.tell(events.INFUSED, element)
        for element in tide.inert:
            w.elements.columns[element] = WEAK


def take_tolls(m: M, moment: str, only: Figure | None = None) -> Flow:
    """Damage to everybody whom it is for, or at the end of a turn to whoever had it.  GH-DMG-01"""
    w = m.state
    for toll in scenario(w.scenario).tolls:
        if toll.moment != moment or w.round < toll.first or (toll.after and not is_open(w, toll.after)):
            continue
        damage = amount(toll.damage, characters(w), {"L": w.level})
        for each in list(payers(w, toll, only)):
            if figure(w, each.id) is each:
                yield from hurt(m, each, damage, "scenario")


def payers(w: World, toll: Toll, only: Figure | None) -> Iterator[Figure]:
    """Those of the crowd, perhaps on one tile."""
    on_tile = place(w).tile_mask(toll.tile) if toll.tile else -1
    for each in w.figures if only is None else [only]:
        if belongs(toll.crowd, each) and on_tile >> each.cell & 1:
            yield each


def begin_with(m: M, each: Figure) -> Flow:
    """A heal or damage that tokens give at the start of a turn."""
    heal, damage = at_turn_start(m.state, each)
    if heal:
        restore(m, each, heal, each)
    yield from hurt(m, each, damage, "scenario")
