"""What cards, classes, monsters, items, goals and hexes are called, by the ids that options and events use."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from questhall.games.gloomhaven.content import hero_cards
from questhall.kernel import Words


@cache
def names() -> Mapping[str, Words]:
    """Every name a sentence may need."""
    return {card.id: card.names for card in hero_cards.all_cards().values()}
