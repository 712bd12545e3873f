"""ABIL: which cards are a hero's own, and what they give it."""

from __future__ import annotations

from collections.abc import Iterator

from questhall.games.runebound.content.cards import OWNED, Asset, HeroCard, Skill
from questhall.games.runebound.content.notation import FLAGS, WHENS, Ability
from questhall.games.runebound.state import Hero

Own = HeroCard | Skill | Asset


def last_ability(card: Own, when: str) -> Ability | None:
    return next((found for found in reversed(card.text.abilities) if found.when == when), None)


def abilities(when: str) -> dict[str, Ability]:
    return OWNED.each(lambda card: last_ability(card, when))


def givers(flag: str) -> set[str]:
    return OWNED.where(lambda card: flag in card.text.flags)


ABILITIES = {when: abilities(when) for when in WHENS}  # when -> card -> ability
GIVERS = {flag: givers(flag) for flag in FLAGS}


def owned(hero: Hero) -> list[str]:
    """Cards whose abilities this hero may use.  RB-ABIL-02, RB-SKILL-01"""
    return [hero.card, *hero.skills, *hero.assets]


def has(hero: Hero, flag: str) -> bool:
    found = GIVERS[flag]
    return hero.card in found or not found.isdisjoint(hero.skills) or not found.isdisjoint(hero.assets)


def cards_with(hero: Hero, when: str) -> Iterator[tuple[str, Ability]]:
    """Cards of the hero with an ability of this sort."""
    table = ABILITIES.get(when)
    if not table:
        return
    if hero.card in table:
        yield hero.card, table[hero.card]
    for card in hero.skills:
        if card in table:
            yield card, table[card]
    for card in hero.assets:
        if card in table:
            yield card, table[card]
