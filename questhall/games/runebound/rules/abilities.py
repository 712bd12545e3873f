"""ABIL: which cards are a hero's own, and what they give it."""

from __future__ import annotations

from collections.abc import Iterator

from questhall.games.runebound.content.cards import TEXTS
from questhall.games.runebound.content.notation import Ability
from questhall.games.runebound.state import Hero

ABILITIES: dict[str, dict[str, Ability]] = {}  # when -> card -> ability
for _card, _text in TEXTS.items():
    for _ability in _text.abilities:
        ABILITIES.setdefault(_ability.when, {})[_card] = _ability
GIVERS: dict[str, frozenset[str]] = {}
for _card, _text in TEXTS.items():
    for _flag in _text.flags:
        GIVERS[_flag] = GIVERS.get(_flag, frozenset()) | {_card}


def owned(hero: Hero) -> list[str]:
    """Cards whose abilities this hero may use.  RB-ABIL-02, RB-SKILL-01"""
    return [hero.card, *hero.skills, *hero.assets]


def has(hero: Hero, flag: str) -> bool:
    givers = GIVERS.get(flag)
    return givers is not None and (
        hero.card in givers or not givers.isdisjoint(hero.skills) or not givers.isdisjoint(hero.assets)
    )


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
