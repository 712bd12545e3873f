"""The decks of a new campaign, as far as this version knows their cards.

>>> side_scenarios()[:2]
[63, 64]
"""

from __future__ import annotations

from questhall.games.gloomhaven.content.campaign.events import events
from questhall.games.gloomhaven.content.components import EventDeck
from questhall.games.gloomhaven.content.equipment import items
from questhall.games.gloomhaven.content.scenarios import playable

EVENTS_AT_THE_START = range(1, 31)
RANDOM_DESIGNS = range(71, 96)
RANDOM_SIDE_SCENARIOS = range(63, 72)


def starting_events(deck: EventDeck) -> list[int]:
    """GH-EVENT-01"""
    return [number for number in EVENTS_AT_THE_START if number in events(deck)]


def starting_designs() -> list[int]:
    """GH-DESIGN-01"""
    return [number for number in RANDOM_DESIGNS if number in items()]


def side_scenarios() -> list[int]:
    """GH-SIDE-01"""
    return [number for number in RANDOM_SIDE_SCENARIOS if number in playable()]
