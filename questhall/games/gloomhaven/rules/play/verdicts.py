"""SCEN and ENDSCEN: whether the goal is met or the scenario lost; what is met first stands."""

from __future__ import annotations

from questhall.games.gloomhaven.content.scenarios import Goal, scenario
from questhall.games.gloomhaven.rules.monsters.statistics import amount
from questhall.games.gloomhaven.rules.play.table import characters, monsters, place
from questhall.games.gloomhaven.state import M, World


def judge(m: M) -> None:
    """Looked at whenever somebody falls or a room is revealed; the round goes on all the same.

    GH-ENDSCEN-01, GH-EXH-05
    """
    w = m.state
    if w.verdict:
        return
    if is_met(w, scenario(w.scenario).goal):
        w.verdict = "won"
    elif w.heroes and all(hero.exhausted for hero in w.heroes):
        w.verdict = "lost"


def is_met(w: World, goal: Goal) -> bool:
    """All that the goal asks.  GH-SCEN-01"""
    if goal.enemies and monsters(w):
        return False
    if goal.enemies == "all" and len(w.rooms) < len(place(w).rooms):
        return False
    if any(kills(w, type_) < needed(w, formula) for type_, formula in goal.kills.items()):
        return False
    return all(is_revealed(w, tile) for tile in goal.reveal)


def kills(w: World, type_: str) -> int:
    return w.memory.get("kills" if type_ == "enemies" else f"kills {type_}", 0)


def needed(w: World, formula: str) -> int:
    """GH-SPECIAL-12"""
    return amount(formula, characters(w), {"L": w.level})


def is_revealed(w: World, tile: str) -> bool:
    """Whether the room with that tile lies open."""
    dungeon = place(w)
    hexes = next(each.hexes for each in dungeon.map.tiles if each.name == tile)
    cells = dungeon.mask(frozenset(hexes) & dungeon.map.hexes)
    return any(dungeon.rooms[room] & cells for room in w.rooms)
