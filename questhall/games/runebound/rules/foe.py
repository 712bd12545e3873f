"""The enemy where nobody sits to the hero's right: it fights as hard as the solver can.  RB-SPORT-03"""

from __future__ import annotations

from typing import Any

from questhall.games.runebound.odds.duel.answer import answer
from questhall.games.runebound.rules import M

BUDGET = 40  # positions looked at for one answer


def pick(m: M, kind: str, options: dict[str, Any]) -> Any:
    """The best option, found by looking ahead at what lies open."""
    return options[answer(m.state, kind, options, BUDGET)]
