"""Exact odds for the reader's own heroes: reaching a space with the next roll, meeting a quest's requirement."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import msgspec

from questhall.games.runebound.content.board import NAME
from questhall.games.runebound.odds.dice import MOST_DICE, reach
from questhall.games.runebound.odds.trials import quest_odds
from questhall.games.runebound.rules.abilities import has
from questhall.games.runebound.rules.attributes import value
from questhall.games.runebound.state import World
from questhall.kernel import Seat


class Outlook(msgspec.Struct):
    """Of one hero, in percent: to come to each space with the next roll, and by quest each of its outcomes."""

    reach: dict[str, int]
    quests: dict[str, list[int]]


class Hints(msgspec.Struct):
    heroes: dict[int, Outlook] = {}  # the reader's own


def hints(view: World, seats: Sequence[Seat]) -> Hints:
    found = Hints()
    for seat in seats:
        hero = view.heroes[seat]
        if hero.at < 0 or not hero.card:
            continue
        chances = reach(hero.at, min(MOST_DICE, value(hero, "speed")), has(hero, "dry-feet"))
        found.heroes[seat] = Outlook(
            {NAME[cell]: percent(share) for cell, share in chances.items() if share < 1},
            {card: [percent(share) for share in quest_odds(view, seat, card)] for card in hero.quests},
        )
    return found


def percent(share: Fraction) -> int:
    return round(float(share) * 100)
