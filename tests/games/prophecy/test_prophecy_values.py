"""House values: nothing of ours is plainly better than its neighbours."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from questhall.games.prophecy.content import cards
from questhall.games.prophecy.content.cards import CREATURES, OPPORTUNITIES, Creature
from questhall.kit.content import origins

FILE = Path(cards.__file__).parent / "creatures.yaml"
# Worth in gold, as docs/content-prophecy.md has it.
GOLD = {"gold": 1, "xp": 1, "common": 4, "rare": 10, "strength": 10, "will": 8}
MORE = 3  # gold that luck and surroundings may make of a difference
KINDS = ("strength", "will")
HOUSE = {card for card, ours in origins(FILE).items() if ours}


def plain(foe: Creature) -> bool:
    """Fought once, by what is printed alone."""
    return foe.lives == 1 and len(foe.loss) == 1 and not foe.rules and not foe.home and not foe.before


def strength(foe: Creature) -> dict[str, int]:
    return {kind: getattr(foe, kind) for kind, _ in foe.kinds if kind in KINDS}


def pay(foe: Creature) -> int:
    return foe.xp + sum(GOLD.get(gain.what, 0) * max(1, gain.amount) for gain in foe.reward)


def easier(one: Creature, other: Creature) -> bool:
    """In every kind of battle that the other allows."""
    mine, theirs = strength(one), strength(other)
    return bool(theirs) and all(mine.get(kind, value + 1) <= value for kind, value in theirs.items())


def test_no_plain_creature_pays_much_more_than_a_stronger_one() -> None:
    foes = [foe for foe in CREATURES.values() if plain(foe)]
    assert len(foes) > 12
    pairs = [pair for one, other in combinations(foes, 2) for pair in ((one, other), (other, one))]
    outdone = [
        (one.id, other.id)
        for one, other in pairs
        if one.id in HOUSE and easier(one, other) and pay(one) > pay(other) + MORE
    ]
    assert outdone == []


@pytest.mark.parametrize("coin", ["xp", "gold"])
def test_a_strength_never_costs_less_than_a_will(coin: str) -> None:
    prices: dict[str, list[int]] = {"strength": [], "will": []}
    for card in OPPORTUNITIES.values():
        for gain in card.gains:
            if gain.what in prices and [paid for paid, _ in card.price] == [coin]:
                prices[gain.what].append(card.price[0][1])
    if prices["strength"] and prices["will"]:
        assert min(prices["strength"]) >= min(prices["will"])
