"""AMBIG: what the rules leave open for monsters is asked of the players, who may let it be any."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from questhall.games.gloomhaven.rules.play.table import figure, living, spot
from questhall.games.gloomhaven.state import Beast, M, World
from questhall.kernel import Ask, Choose, Seat


def either(seat: Seat, kind: str, options: Mapping[str, Any]) -> Choose:
    """One of several equal things; `any` is the first of them, and may stand as an answer for good.  GH-AMBIG-01"""
    return Choose(seat, kind, {**options, "any": next(iter(options.values()))})


def decider(w: World, about: str = "") -> Seat:
    """Who decides for monsters: the character it is about, else the first who is still there; -1: nobody.

    GH-AMBIG-01
    """
    whom = figure(w, about)
    if whom is not None and whom.seat >= 0 and not w.heroes[whom.seat].exhausted:
        return whom.seat
    return next(iter(living(w)), -1)


def one_hex(m: M, beast: Beast, kind: str, verb: str, cells: list[int]) -> Ask:
    """Of several equal hexes one.  GH-AMBIG-01"""
    w = m.state
    seat = decider(w, beast.focus)
    if len(cells) == 1 or seat < 0:
        return cells[0]
    return (yield either(seat, kind, {f"{verb}:{spot(w, cell)}": cell for cell in cells}))
