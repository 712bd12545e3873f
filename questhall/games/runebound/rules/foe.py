"""The built-in enemy, for a table where nobody sits to the hero's right: it fights as hard as it can.  RB-SPORT-03"""

from __future__ import annotations

from typing import Any

from questhall.games.runebound.rules import pool
from questhall.games.runebound.rules.common import M
from questhall.games.runebound.state import Combat, Side

GOOD = {"K": 3, "P": 3, "M": 3, "S": 2, "D": 2, "H": 2, "A": 1, "-": 0}


def pick(m: M, combat: Combat, kind: str, options: dict[str, Any]) -> Any:
    """The option it likes best; the first of equals."""
    mine, theirs = combat.sides[1], combat.sides[0]
    return max(options.items(), key=lambda option: liking(mine, theirs, kind, option[0], option[1]))[1]


def token_worth(side: Side, at: int) -> float:
    symbol, value, _ = pool.shows(side, at)
    return GOOD[symbol] * max(1, value)


def liking(mine: Side, theirs: Side, kind: str, key: str, value: Any) -> float:
    """Doubles first, then surges, agility where it gains, strikes last; it passes only with nothing useful left."""
    verb = key.partition(":")[0]
    if kind == "combat":
        return action_liking(mine, theirs, verb, value)
    if verb in ("token", "with") and isinstance(value, tuple):
        side = mine if value[0] == 1 else theirs
        return token_worth(side, value[1]) * (-1 if value[0] == 1 else 1)
    return {"take-it": 0.0, "done": 0.0, "allow": 0.0, "cancel": 1.0}.get(verb, 1.0)


def action_liking(mine: Side, theirs: Side, verb: str, value: Any) -> float:
    if verb == "double":
        return 50 + token_worth(mine, value[1]) if pool.shows(mine, value[1])[0] in "KS" else -1
    if verb == "surge":
        return 40.0 + int(value[2])
    if verb == "rethrow":
        return 10 + token_worth(theirs, value[1]) - 2 if token_worth(theirs, value[1]) >= 2 else -2
    if verb == "flip":
        return 9 if pool.shows(mine, value[1])[0] == "-" else -2
    return {"strike": 5.0, "part": -3.0, "pass": 0.0}.get(verb, 0.0)
