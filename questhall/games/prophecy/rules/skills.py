"""SKILL, ITEM: what a skill or an item lets its owner do at all times."""

from __future__ import annotations

from questhall.games.prophecy.content.cards import CARDS
from questhall.games.prophecy.content.notation import FLAGS
from questhall.games.prophecy.state import Hero


def givers(flag: str) -> set[str]:
    return CARDS.where(lambda card: flag in card.text.flags)


GIVERS = {flag: givers(flag) for flag in FLAGS}


def has(hero: Hero, flag: str) -> bool:
    """Whether a skill or a sound item gives this."""
    found = GIVERS[flag]
    return not found.isdisjoint(hero.skills) or not found.isdisjoint(hero.items)
