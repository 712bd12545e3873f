"""What class and weapons do for a hero.  RP-CLASS-03, RP-WEAPON-01, RP-CARD-GENERAL-01"""

from __future__ import annotations

from collections.abc import Iterator

from questhall.games.rollplayer.content import CARDS, JOBS, Job, MarketCard
from questhall.games.rollplayer.content.notation import Power
from questhall.games.rollplayer.state import Hero
from questhall.kernel import Joined

POWER: dict[str, Power] = Joined[str, Job | MarketCard](JOBS, CARDS).each(
    lambda card: card.power if isinstance(card, Job) or card.type == "weapon" else None
)
PRICE = CARDS.each(lambda card: card.price)
TYPE = CARDS.each(lambda card: card.type)


def powers(hero: Hero) -> Iterator[Power]:
    """Of the class first, then of the weapons."""
    yield POWER[hero.job]
    for weapon in hero.weapons:
        yield POWER[weapon]


def discount(hero: Hero, kind: str) -> int:
    """Gold less for a card of this type.  RP-CARD-CROSSBOW-01"""
    less = POWER[hero.job].discount.get(kind, 0)
    for weapon in hero.weapons:
        less += POWER[weapon].discount.get(kind, 0)
    return less


def cost(hero: Hero, card: str) -> int:
    """The price after discounts, before charisma tokens; never below 0."""
    if not hero.weapons and not POWER[hero.job].discount:
        return PRICE[card]
    return max(0, PRICE[card] - discount(hero, TYPE[card]))
