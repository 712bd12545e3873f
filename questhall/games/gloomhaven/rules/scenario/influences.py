"""SPECIAL: what tokens of a scenario do to a crowd as long as they stand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from questhall.games.gloomhaven.content.dungeon import dungeon, floor_at
from questhall.games.gloomhaven.content.scenario_rules import DEMON, Crowd, Influence
from questhall.games.gloomhaven.content.scenarios import scenario
from questhall.games.gloomhaven.rules.monsters.values import Values
from questhall.games.gloomhaven.state import Figure, World

OURS = ("character", "summon")


def destroyed(name: str) -> str:
    """Where the memory counts the tokens of a name that are gone."""
    return f"destroyed {name}"


def belongs(crowd: Crowd, of: Figure) -> bool:
    """Characters count with their summons, monsters without those that are allies."""
    if crowd == "characters":
        return of.kind in OURS
    if crowd == "everybody":
        return of.kind != "objective"
    return of.kind == "monster" and not of.allied and (crowd == "monsters" or of.name.endswith(DEMON))


def at_work(w: World, of: Figure) -> Iterator[tuple[Influence, int]]:
    """What works on a figure now, and how many times."""
    for each in scenario(w.scenario).influences:
        if belongs(each.crowd, of) and (times := strength(w, of, each)):
            yield each, times


def strength(w: World, of: Figure, influence: Influence) -> int:
    """For each that is not destroyed, revealed or not; or whether one stands, perhaps near enough."""
    name = influence.token
    if influence.each:
        return left_standing(w, name)
    there = [each.cell for each in w.figures if each.kind == "objective" and each.name == name]
    if influence.within and there:
        board = floor_at(w.scenario, tuple(w.rooms), tuple(w.doors)).board
        near = board.within(of.cell, influence.within)
        there = [cell for cell in there if near >> cell & 1]
    return min(1, len(there))


def left_standing(w: World, name: str) -> int:
    """The tokens of a name that are not destroyed, in closed rooms too."""
    token = scenario(w.scenario).token(name)
    return len(dungeon(w.scenario).marked(token.mark)) - w.memory.get(destroyed(name), 0) if token else 0


def influenced(w: World, of: Figure, base: Values) -> Values:
    """The base values of a figure with what works on it; halves are rounded up, melee gets no range."""
    for each, times in at_work(w, of):
        base = replace(
            base,
            hit_points=base.hit_points + times * each.hit_points,
            move=base.move + half(times * each.move_halves),
            attack=base.attack + times * each.attack,
            range=base.range + half(times * each.range_halves) if base.range else 0,
        )
    return base


def half(count: int) -> int:
    """Rounded up."""
    return (count + 1) // 2


def attack_shift(w: World, of: Figure) -> int:
    """What is added to an attack of a figure without values of its own."""
    return sum(times * each.attack for each, times in at_work(w, of))


def luck(w: World, of: Figure) -> tuple[int, int]:
    """Advantages and disadvantages of all its attacks."""
    found = [each for each, _ in at_work(w, of)]
    return sum(each.advantage for each in found), sum(each.disadvantage for each in found)


def at_turn_start(w: World, of: Figure) -> tuple[int, int]:
    """The heal and the damage that its turns begin with."""
    found = list(at_work(w, of))
    return sum(each.heal for each, _ in found), sum(each.suffer for each, _ in found)


def life_added(w: World, of: Figure) -> int:
    """What works on the most hit points of a figure."""
    return sum(times * each.hit_points for each, times in at_work(w, of))
