"""ATTR, XVAR: the values of a hero, printed and modified."""

from __future__ import annotations

from questhall.games.runebound.content.cards import HEROES, OWNED, Asset, HeroCard, Skill
from questhall.games.runebound.content.notation import VALUES
from questhall.games.runebound.state import Hero


def bonuses(what: str) -> dict[str, int]:
    def bonus(card: HeroCard | Skill | Asset) -> int | None:
        found = [amount for named, amount in card.text.values if named == what]
        return sum(found) if found else None

    return OWNED.each(bonus)


# What a card adds to each value; cards that add nothing are not in it.
BONUS: dict[str, dict[str, int]] = {what: bonuses(what) for what in VALUES}
SCALED = OWNED.each(lambda card: card.text.scaled or None)


def value(hero: Hero, what: str) -> int:
    """The printed value plus all modifiers.  RB-ATTR-02, RB-DICE-04, RB-WOUND-08"""
    total: int = getattr(HEROES[hero.card], what)
    bonus = BONUS[what]
    for card in hero.skills:
        if card in bonus:
            total += bonus[card]
        if card in SCALED:
            total += scaled(hero, card, what)
    for card in hero.assets:
        if card in bonus:
            total += bonus[card]
    return total


def scaled(hero: Hero, card: str, what: str) -> int:
    """`+spirit life`: X is counted anew whenever it matters; a negative value counts 0.  RB-XVAR-02, RB-ATTR-05"""
    return sum(max(0, value(hero, by[1:])) for by, named in SCALED[card] if named == what)


def effective(hero: Hero, attribute: str) -> int:
    """For resolving abilities a negative attribute counts as 0.  RB-ATTR-05"""
    return max(0, value(hero, attribute))
