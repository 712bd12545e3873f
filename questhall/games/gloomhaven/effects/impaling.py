"""Impaling Eruption: the attack also goes at all enemies on the path to its target."""

from __future__ import annotations

from questhall.games.gloomhaven.rules.play.table import enemies, floor
from questhall.games.gloomhaven.state import Figure, World

Path = tuple[int, ...]


def paths_to(w: World, actor: Figure, target: Figure) -> list[Path]:
    """The enemies' cells on shortest paths to the target, each different set once; range is counted around walls.

    GH-TERM-12
    """
    board = floor(w).board
    taken = {each.cell for each in enemies(w, actor)}
    far = board.steps(actor.cell, target.cell)
    known: dict[int, set[Path]] = {actor.cell: {()}}
    for step in range(1, far or 1):
        ring = board.within(actor.cell, step) & ~board.within(actor.cell, step - 1)
        ring &= board.within(target.cell, (far or 1) - step)
        later: dict[int, set[Path]] = {}
        for cell, ways in known.items():
            for next_ in board.grid.neighbours[cell]:
                if ring >> next_ & 1:
                    met = {(*way, next_) if next_ in taken else way for way in ways}
                    later.setdefault(next_, set()).update(met)
        known = later
    return sorted({way for ways in known.values() for way in ways})
