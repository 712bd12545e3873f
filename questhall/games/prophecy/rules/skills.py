"""SKILL, ITEM: what a skill or an item lets its owner do at all times."""

from __future__ import annotations

from questhall.games.prophecy.content.cards import CARDS
from questhall.games.prophecy.content.notation import FLAGS
from questhall.games.prophecy.state import Hero

GIVERS = {flag: frozenset(card.id for card in CARDS.values() if flag in card.text.flags) for flag in FLAGS}


def has(hero: Hero, flag: str) -> bool:
    """Whether a skill or a sound item gives this."""
    givers = GIVERS[flag]
    return not givers.isdisjoint(hero.skills) or not givers.isdisjoint(hero.items)
