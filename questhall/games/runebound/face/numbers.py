"""Numbers of the rules that sentences use, so that each stands in one place."""

from __future__ import annotations

from questhall.games.runebound.rules import limits, market


def numbers() -> dict[str, int]:
    return {"haggle": market.HAGGLE, "weapons": limits.WEAPONS}
