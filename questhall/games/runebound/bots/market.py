"""Shopping: what a visit promises, what to sell, buy or put away."""

from __future__ import annotations

from questhall.games.runebound.bots import power
from questhall.games.runebound.bots.mind import Mind
from questhall.games.runebound.bots.prices import GOLD
from questhall.games.runebound.content.cards import ASSETS
from questhall.games.runebound.rules.market import price
from questhall.games.runebound.state import Shop

NEW_CARD = 0.03  # the fourth card, not known before
GOODS_SHARE = 0.5  # of the profit of goods, for the way


def gain(mind: Mind, card: str) -> float:
    """What buying it brings, the gold counted; what must go for it is sold first."""
    paid = price(mind.hero, card)
    old = [] if mind.second_hand(card) else power.rivals_of(mind.hero, card)
    back = sum(ASSETS[other].price for other in old)
    if paid > mind.hero.gold + back:
        return 0.0
    if ASSETS[card].value:
        return 0.0 if old else GOODS_SHARE * mind.gold(ASSETS[card].value - paid)
    return mind.asset(card) - GOLD * 0.5 * mind.time * (paid - back)


def visiting(mind: Mind, number: int) -> float:
    """A visit to this market with the gold in hand."""
    best = max((gain(mind, card) for card in mind.state.markets[number]), default=0.0)
    spendable = min(1.0, mind.hero.gold / 8)
    return max(0.0, best) + NEW_CARD * spendable * mind.time


def shop(mind: Mind) -> str:
    """Buy the best, after selling what it replaces; else put away what is worth least to oneself."""
    number = next(task.market for task in reversed(mind.state.agenda) if isinstance(task, Shop))
    cards = mind.state.markets[number]
    best = max(cards, key=lambda card: gain(mind, card))
    if gain(mind, best) > 0:
        old = [] if mind.second_hand(best) else power.rivals_of(mind.hero, best)
        if old:
            return f"sell:{old[0]}"
        return f"buy:{best}"
    return "reject:" + min(cards, key=lambda card: mind.asset(card) + 0.001 * ASSETS[card].price)
