"""What is certain of a combat before the round is over: the chances of options that later rounds cannot change.

The round is solved twice: once as if a round to come were worth nothing to the first side, once as if it were worth
everything.  Where both come to the same, two best players never let it come to another round; their play is followed,
the first side's by the dark view, the second's by the bright one, and its chances are exact.
"""

from __future__ import annotations

from typing import Any

from questhall.games.runebound.odds.duel.actions import act
from questhall.games.runebound.odds.duel.arena import Arena, worth
from questhall.games.runebound.odds.duel.basics import CHANCE, Moves
from questhall.games.runebound.odds.duel.forecast import Prospect
from questhall.games.runebound.odds.duel.position import Position
from questhall.games.runebound.odds.duel.resolve import TASKS
from questhall.games.runebound.odds.duel.solver import ALL, DuelSearch, Spent

NOTHING, EVERYTHING = 0.0, 1.0
BUDGET = 6_500  # positions looked at for one view of a question
ALIKE = 1e-9


class Sure:
    """One question of a combat."""

    def __init__(self, arena: Arena, budget: int = BUDGET) -> None:
        self.arena = arena
        self.dark = DuelSearch(arena._replace(later=NOTHING), brief=False, budget=budget)
        self.bright = DuelSearch(arena._replace(later=EVERYTHING), brief=False, budget=budget)

    def options(self, moves: Moves) -> list[Prospect | None]:
        """Of each move what is certain, None where something is not, or where the budget ends."""
        return [self.certain(after) for _, after in moves]

    def certain(self, pos: Position) -> Prospect | None:
        try:
            low = self.dark.value(pos, ALL)
            if self.bright.value(pos, ALL, low, low + ALIKE) < low + ALIKE:
                return self.played(pos)
        except Spent:
            pass
        return None

    def played(self, pos: Position) -> Prospect | None:
        """To the fall of a side, both playing their best."""
        end = self.run(pos)
        if end.__class__ is float:
            return None  # the round would end
        if end.__class__ is Prospect:
            found: Prospect = end
            return found
        who, moves = end
        if who == CHANCE:
            parts = [(share, self.played(after)) for share, after in moves]
            return mixed([(share, found) for share, found in parts if found]) if all(f for _, f in parts) else None
        values = [((self.bright if who else self.dark).value(after, ALL), at) for at, (_, after) in enumerate(moves)]
        _, at = min(values) if who else max(values, key=lambda each: (each[0], -each[1]))
        return self.played(moves[at][1])

    def run(self, pos: Position) -> Any:
        """To where somebody decides, chance decides, the round ends (a number), or somebody falls."""
        while True:
            if not pos.stack and pos.first.passed and pos.second.passed:
                return NOTHING
            top = pos.stack[-1] if pos.stack else None
            found = TASKS[top[0]](self.arena, pos, top, False) if top else act(self.arena, pos, False)
            if found.__class__ is float:
                return fallen(self.arena, pos, found)
            if found.__class__ is not Position:
                return found
            pos = found


def fallen(arena: Arena, pos: Position, value: float) -> Prospect:
    """A combat that is decided: a fallen first side is worth nothing, a standing one what is left of its life."""
    life = arena.sides[0].life
    if value < worth(1.0, 0.0) / 2:
        return Prospect(0.0, float(life))
    return Prospect(1.0, float(pos.first.wounds))


def mixed(parts: list[tuple[float, Prospect]]) -> Prospect:
    """Chances of several outcomes together; what a win costs counts where it is won."""
    win = sum(share * one.win for share, one in parts)
    cost = sum(share * one.win * one.wounds for share, one in parts)
    return Prospect(win, cost / win if win > 1e-6 else 0.0)
