"""SPECIAL: locked doors open when somebody stands on plates, when a round begins, or when they are destroyed."""

from __future__ import annotations

from questhall.games.gloomhaven.content.scenario_rules import Opening
from questhall.games.gloomhaven.content.scenarios import scenario
from questhall.games.gloomhaven.rules.play.entering import unlock
from questhall.games.gloomhaven.rules.play.table import characters, place
from questhall.games.gloomhaven.state import M, Unlock, World
from questhall.kernel import Flow


def doors_of_plates(m: M) -> None:
    """Looked at when a turn ends, anybody's.  GH-SPECIAL-05"""
    w = m.state
    for opening in scenario(w.scenario).opens:
        if (opening.plate or opening.all_on) and is_pressed(w, opening):
            release(w, opening)


def doors_of_rounds(m: M) -> None:
    """At the start of a round."""
    w = m.state
    for opening in scenario(w.scenario).opens:
        if opening.round == w.round:
            release(w, opening)


def release(w: World, opening: Opening) -> None:
    """All locked doors of the mark open before anything else goes on."""
    w.unlocking += [cell for cell in place(w).marked(opening.door) if cell in w.locked and cell not in w.unlocking]


def is_pressed(w: World, opening: Opening) -> bool:
    """A character stands on the plate, or each of them on one of several.  GH-SPECIAL-05"""
    standing = {each.cell for each in w.figures if each.kind == "character"}
    if opening.plate:
        return bool(standing.intersection(place(w).marked(opening.plate)))
    return bool(standing) and standing <= set(plates_of(w, opening))


def plates_of(w: World, opening: Opening) -> list[int]:
    """The plates that open it, in a party of this size."""
    if opening.plate:
        return list(place(w).marked(opening.plate))
    marks = [plate.mark for plate in opening.all_on if plate.least <= characters(w)]
    return [cell for mark in marks for cell in place(w).marked(mark)]


def call_up_doors(w: World) -> None:
    """They open before anything else goes on."""
    w.agenda += [Unlock(door) for door in reversed(w.unlocking)]
    w.unlocking = []


def open_doors(m: M) -> Flow:
    """Those that are due, before the round begins."""
    w = m.state
    while w.unlocking:
        yield from unlock(m, w.unlocking.pop(0))


def step_unlock(m: M, task: Unlock) -> Flow:
    """GH-SPECIAL-04, GH-DOOR-02"""
    m.state.agenda.pop()
    yield from unlock(m, task.door)
