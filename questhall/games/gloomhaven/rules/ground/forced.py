"""FX and MOVE: PUSH and PULL, hex by hex."""

from __future__ import annotations

from enum import Enum

from questhall.games.gloomhaven.rules.ground.field import Field, Token, is_unoccupied
from questhall.hex import steps_from

Way = tuple[int, ...]


class Force(Enum):
    """The two attack effects that move a figure; the value is what one step does to its distance."""

    PUSH = 1
    PULL = -1


class Shove:
    """A figure under PUSH or PULL by an attacker. Its conditions do not matter, nor does difficult terrain.

    Distance is range: counted around walls, through figures and obstacles.
    GH-FX-05, GH-FX-06, GH-FX-09, GH-MOVE-11, GH-IX-40
    """

    def __init__(self, field: Field, force: Force, attacker: int, target: int) -> None:
        self._field = field
        self._force = force
        self._start = target
        self._figure = field.figures[target]
        self._distance = steps_from(field.grid, attacker)

    def onward(self, cell: int) -> list[int]:
        """The hexes one step farther from the attacker (PUSH) or nearer (PULL), never across a wall or a closed door.

        GH-FX-05, GH-FX-06, GH-OVERLAY-26, GH-IX-41
        """
        wanted = self._distance[cell] + self._force.value
        return [next_ for next_ in self._field.grid.neighbours[cell] if self._distance[next_] == wanted]

    def may_pass(self, cell: int) -> bool:
        """Through its allies, not through its enemies or obstacles; a flyer passes over everything.

        GH-FX-08, GH-MOVE-09, GH-IX-59
        """
        if self._figure.flying:
            return True
        other = self._field.figures.get(cell)
        return cell not in self._field.at(Token.OBSTACLE) and (other is None or other.side is self._figure.side)

    def may_stay(self, cell: int) -> bool:
        """No movement ends on another figure, and only a flyer's on an obstacle.  GH-MOVE-04, GH-MOVE-09"""
        if cell == self._start:
            return True
        return is_unoccupied(self._field, cell) and self.may_pass(cell)

    def next_hexes(self, cell: int, left: int) -> list[int]:
        """The hexes the attacker may choose for the next step, of `left` steps in all.  GH-FX-05, GH-FX-06"""
        return [next_ for next_ in self.onward(cell) if left and self._leads_on(next_, left - 1)]

    def may_end(self, cell: int, left: int) -> bool:
        """After the last step, where no hex is left, or against an obstacle or figure the attacker steers into.

        A wall is nothing to steer into.  GH-FX-07
        """
        onward, free = self.onward(cell), self.next_hexes(cell, left)
        return self.may_stay(cell) and (not onward or len(free) < len(onward))

    def _leads_on(self, cell: int, left: int) -> bool:
        """Whether a step there can be taken: it may stay there, or pass on to a hex where it may."""
        if not self.may_pass(cell):
            return False
        return self.may_stay(cell) or bool(self.next_hexes(cell, left))

    def ways(self, points: int) -> list[Way]:
        """Every legal sequence of hexes for PUSH or PULL of so many points.  GH-FX-05, GH-FX-06, GH-AMBIG-01"""
        return self._ways(self._start, points)

    def _ways(self, cell: int, left: int) -> list[Way]:
        found: list[Way] = [()] if self.may_end(cell, left) else []
        for next_ in self.next_hexes(cell, left):
            found += [(next_, *rest) for rest in self._ways(next_, left - 1)]
        return found

    def ends(self, points: int) -> list[int]:
        """Every hex where the figure can end up."""
        return sorted({way[-1] if way else self._start for way in self.ways(points)})
