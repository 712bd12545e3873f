"""Decisions about others: monsters' ties, who is first, items in a fight, where to start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from questhall.games.gloomhaven.bots.mind import Mind, far
from questhall.games.gloomhaven.bots.scene import SHOOTERS
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


def monster_target(mind: Mind, options: Options) -> Weights:
    """Whoever can bear it best."""
    weights: Weights = {}
    for key in options:
        each = figure(mind.w, key.split(":")[1])
        weights[key] = each.hit_points / max(1, each.most_hit_points) + (each.kind == "summon") if each else 0.0
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
