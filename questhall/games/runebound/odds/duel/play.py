"""The rules of the duel on positions: everything that can happen in a combat round after the throw.

`settle` runs a position to where somebody decides, chance decides, or the round ends.  With `brief` only actions worth
a thought are generated: no strikes in parts, no idle doubles, surges paid with the best fitting tokens.
"""

from __future__ import annotations

from typing import Any

from questhall.games.runebound.odds.duel.actions import act
from questhall.games.runebound.odds.duel.arena import Arena
from questhall.games.runebound.odds.duel.position import Position
from questhall.games.runebound.odds.duel.resolve import TASKS


def settle(arena: Arena, pos: Position, brief: bool) -> Any:
    """A float at the end of the round or combat, else `[who, moves]`; CHANCE has shares instead of moves."""
    while True:
        stack = pos.stack
        found = TASKS[stack[-1][0]](arena, pos, stack[-1], brief) if stack else act(arena, pos, brief)
        if found.__class__ is not Position:
            return found
        pos = found
