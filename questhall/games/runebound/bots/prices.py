"""Prices in power: gold, trophies, tokens, wounds, and every effect that a card can have outside combat."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from questhall.games.runebound.content.cards import CARDS
from questhall.games.runebound.odds.trials import trial

GOLD, TROPHY, DRAW, WOUND, DELAY = 0.06, 0.06, 0.015, 0.003, 0.02
DANGER = 0.03  # of the last wounds before defeat
RICH = 12  # gold beyond it buys little
ASSET_SHARE = 0.04  # what an asset of a price is worth, per gold
LITTLE = {"card": 0.04, "zombie": -0.02, "refresh": 0.01, "step": 0.01, "rumour": 0.02, "delay": -DELAY}


class Prices(NamedTuple):
    """What the worth of an effect depends on: the hero's gold, wounds and life, the time, trophies, tokens, odds."""

    gold: int
    wounds: int
    life: int
    time: float
    trophy: float
    token: float
    tests: tuple[tuple[str, int], ...]  # cards that a test reveals, by attribute
    unseen: tuple[int, int]  # skill cards that may come, and how many with a star


def gold(prices: Prices, amount: float) -> float:
    if amount < 0:
        return -GOLD * prices.time * min(prices.gold, -amount)
    plenty = max(0.0, prices.gold + amount - RICH)
    return GOLD * prices.time * (amount - 0.6 * min(amount, plenty))


def pain(hurt: float, most: int) -> float:
    """Wounds weigh little at first, more towards defeat."""
    return WOUND * hurt + DANGER * (hurt / most) ** 3


def wounds(prices: Prices, amount: float) -> float:
    then = min(prices.life, prices.wounds + amount)
    return pain(prices.wounds, prices.life) - pain(then, prices.life)


def healing(prices: Prices, amount: float) -> float:
    return pain(prices.wounds, prices.life) - pain(max(0.0, prices.wounds - amount), prices.life)


@lru_cache(maxsize=20_000)
def effect(prices: Prices, op: str) -> float:
    """One effect of a card; a branch by its odds, a choice by its best side."""
    head, branch, tail = op.partition("?")
    words = head.split()
    if branch:
        return branched(prices, words, tail)
    if words[0] == "choose":
        ways = head.removeprefix("choose").split("/")
        return max(effects(prices, [part.strip() for part in way.split("&")]) for way in ways)
    return plain(prices, words)


def effects(prices: Prices, ops: list[str] | tuple[str, ...]) -> float:
    return sum(effect(prices, op) for op in ops)


def plain(prices: Prices, words: list[str]) -> float:
    """What happens to the hero itself; what happens to all or to others is nobody's gain."""
    verb = words[0]
    amount = float(words[1]) if len(words) > 1 and words[1].lstrip("-").isdigit() else 1.0
    if verb == "gold":
        return gold(prices, amount)
    if verb == "heal":
        return healing(prices, prices.life if words[1] == "all" else amount)
    if verb == "wound":
        return wounds(prices, amount)
    if verb == "outcome":
        return prices.trophy + effects(prices, CARDS[words[1]].outcomes[int(words[2]) - 1].ops)
    if verb in ("claim", "trophy"):
        return prices.trophy
    if verb in ("draw", "exhaust"):
        return DRAW * amount * (1 if verb == "draw" else -1)
    by_amount = {"token": prices.token, "asset": ASSET_SHARE * prices.time, "learn": 0.1 * prices.time}
    return by_amount[verb] * amount if verb in by_amount else LITTLE.get(verb, 0.0)


def branched(prices: Prices, words: list[str], tail: str) -> float:
    """A test by its odds, a price where it can be paid."""
    yes, _, no = tail.partition("|")
    passed, failed = (effects(prices, [part.strip() for part in side.split(",") if part.strip()]) for side in (yes, no))
    if words[0] == "pay":
        price = int(words[1])
        return max(passed + gold(prices, -price), failed) if prices.gold >= price else failed
    if words[0] == "test":
        share = passing(prices, words[1], int(words[2]) if len(words) > 2 else 0)
        return share * passed + (1 - share) * failed
    return passed


def passing(prices: Prices, attribute: str, modifier: int = 0) -> float:
    """The odds of a test."""
    if attribute == "any":
        return max(passing(prices, each, modifier) for each, _ in prices.tests)
    return star(max(0, dict(prices.tests)[attribute] + modifier), *prices.unseen)


@lru_cache(maxsize=5_000)
def star(cards: int, unseen: int, stars: int) -> float:
    """That one of so many cards shows one."""
    return float(trial(cards, stars, unseen))
