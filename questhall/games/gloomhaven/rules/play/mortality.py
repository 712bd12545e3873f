"""VAR-PD: permanent death, where the table has agreed on it: hit points below 1 kill for good, and whoever runs out of
cards stays on the map.
"""

from __future__ import annotations

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.rules.combat.harm import is_down
from questhall.games.gloomhaven.state import Figure, M, World

MORTAL = "mortal"  # in the scenario's memory


def is_mortal(w: World) -> bool:
    """GH-VAR-PD-01"""
    return bool(w.memory.get(MORTAL))


def stays(w: World, figure: Figure) -> bool:
    """The exhausted stay on the map, can be attacked and healed, and take no turns; only the dead leave.

    GH-VAR-PD-01, GH-VAR-PD-02, GH-VAR-PD-03
    """
    return is_mortal(w) and figure.kind == "character" and not is_down(figure)


def is_spent(w: World, figure: Figure) -> bool:
    """A character that stands there without cards.  GH-VAR-PD-02"""
    return figure.kind == "character" and w.heroes[figure.seat].exhausted


def mourn(m: M, figure: Figure) -> None:
    """It is dead for good, and so is its player's part in this scenario.  GH-VAR-PD-01"""
    w = m.state
    if is_mortal(w):
        w.heroes[figure.seat].sheet.dead = True
        m.tell(events.DEAD, figure.seat)


def buried(m: M, figure: Figure) -> bool:
    """Whether somebody exhausted was killed where it stood: it leaves the map.  GH-VAR-PD-01, GH-VAR-PD-02"""
    w = m.state
    if not is_spent(w, figure):
        return False
    w.figures.remove(figure)
    m.eliminate(figure.seat)
    return True
