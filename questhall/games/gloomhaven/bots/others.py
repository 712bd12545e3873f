"""Decisions about others: monsters' ties, who is first, items in a fight, where to start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from questhall.games.gloomhaven.bots.mind import Mind, far
from questhall.games.gloomhaven.bots.places import SHOOTERS
from questhall.games.gloomhaven.content.terms import Side
from questhall.games.gloomhaven.rules.play.table import figure, place
from questhall.games.gloomhaven.state import Strike

Options = Mapping[str, Any]
Weights = dict[str, float]


def start(mind: Mind, options: Options) -> Weights:
    """The sturdy in front, those who shoot behind."""
    foes = [each.cell for each in mind.w.figures if each.side is Side.MONSTERS]
    behind = mind.hero.sheet.job in SHOOTERS
    weights: Weights = {}
    for key, cell in options.items():
        away = min((far(mind.floor, foe)[cell] for foe in foes), default=0)
        weights[key] = float(away) if behind else -float(away)
    return weights


def monster(mind: Mind, options: Options) -> Weights:
    """Whatever hurts the party least: few targets, and those with most life."""
    cells = place(mind.w).cells
    weights: Weights = {}
    for key in options:
        if key == "any":
            weights[key] = -50.0
            continue
        _, where, *whom = key.split(":")
        names = whom[0].split("+") if whom else []
        pain = 0.0
        for name in names:
            each = figure(mind.w, name)
            if each is not None:
                pain += 3.0 - 2.0 * each.hit_points / max(1, each.most_hit_points)
                pain -= 1.5 if each.kind == "summon" else 0.0
        away = far(mind.floor, mind.me.cell)[cells[where]] if where in cells else 0
        weights[key] = 0.1 * away - pain
    return weights


def most_traps(mind: Mind, options: Options) -> Weights:
    """The worst trap for it."""
    cells, traps = place(mind.w).cells, mind.w.traps
    weights: Weights = {}
    for key in options:
        sprung = [traps[cells[hex_]] for hex_ in key.partition(":")[2].split("+") if hex_ in cells]
        weights[key] = float(sum((trap.damage or 3) + len(trap.conditions) for trap in sprung))
    return weights


def fewest_traps(mind: Mind, options: Options) -> Weights:
    """The least of them for whom we lead."""
    return {key: -weight for key, weight in most_traps(mind, options).items()}


def monster_target(mind: Mind, options: Options) -> Weights:
    """Whoever can bear it best."""
    weights: Weights = {}
    for key in options:
        each = figure(mind.w, key.partition(":")[2])
        weights[key] = each.hit_points / max(1, each.most_hit_points) + (each.kind == "summon") if each else 0.0
    return weights


def land(mind: Mind, options: Options) -> Weights:
    """Beside the nearest of the foes; those who shoot keep away."""
    foes = [each.cell for each in mind.w.figures if each.side is Side.MONSTERS]
    wanted = 3 if mind.hero.sheet.job in SHOOTERS else 1
    weights: Weights = {}
    for key, cell in options.items():
        away = min((far(mind.floor, foe)[cell] for foe in foes), default=0) if cell is not None else 99
        weights[key] = -abs(away - wanted) - (5.0 if cell in mind.w.traps else 0.0)
    return weights


def intervene(mind: Mind, options: Options) -> Weights:
    """Whoever can bear it well suffers in the place of somebody who can not."""
    me, harm = mind.me, mind.w.harm
    weights = {"pass": 0.0}
    for key in options:
        victim = figure(mind.w, key.partition(":")[2])
        if victim is not None:
            worse = harm + 1 >= victim.hit_points or 2 * victim.hit_points < victim.most_hit_points
            weights[key] = 1.0 if worse and 2 * (me.hit_points - harm) >= me.most_hit_points else -1.0
    return weights


def first(mind: Mind, options: Options) -> Weights:
    """Characters before monsters."""
    jobs = [hero.sheet.job for hero in mind.w.heroes]
    return {key: float(who in jobs) for key, who in options.items()}


def value(mind: Mind, options: Options) -> Weights:
    """High for us, low for them."""
    task = mind.w.agenda[-1]
    ours = isinstance(task, Strike) and task.seat >= 0
    return {key: float(number) if ours else -float(number) for key, number in options.items()}


def strike_item(mind: Mind, options: Options) -> Weights:
    """Used as soon as it works; a rest brings it back."""
    return {key: float(key.startswith("item:")) for key in options}


def attacked_item(mind: Mind, options: Options) -> Weights:
    """Against a strike of some weight."""
    task = mind.w.agenda[-1]
    heavy = isinstance(task, Strike) and (task.value >= 2 or 3 * task.value >= mind.me.hit_points)
    return {key: float(key.startswith("item:")) if heavy else float(key == "pass") for key in options}
