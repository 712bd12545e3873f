"""LIMIT: how much a hero may hold; what is above goes at once."""

from __future__ import annotations

from questhall.games.runebound.content.cards import ASSETS, SKILLS
from questhall.games.runebound.content.notation import ATTRIBUTES
from questhall.games.runebound.rules import M
from questhall.games.runebound.rules.abilities import has
from questhall.games.runebound.rules.attributes import value
from questhall.games.runebound.state import Hero, Trim
from questhall.kernel import Seat

WEAPONS = 2  # of a hero who fights with two


def settle(m: M, seat: Seat) -> None:
    """After any change of cards: what is above a limit will be discarded at once."""
    if over_limit(m.state.heroes[seat]):
        m.state.agenda.append(Trim(seat))


def over_limit(hero: Hero) -> list[str]:
    """Cards of which one has to go now: of the hand, of one asset type, of one attribute's skills; [] if none."""
    if len(hero.hand.cards) > value(hero, "hand"):
        return list(hero.hand.cards)
    if double := too_many_assets(hero):
        return double
    if len(hero.skills) > 0:
        for attribute in ATTRIBUTES:
            learned = [card for card in hero.skills if SKILLS[card].attribute == attribute]
            if learned and len(learned) > value(hero, attribute):
                return learned
    return []


def too_many_assets(hero: Hero) -> list[str]:
    """Two assets of one type.  RB-ASSET-02, RB-ASSET-03, RB-GOODS-06"""
    kinds: dict[str, list[str]] = {}
    for card in hero.assets:
        kinds.setdefault(ASSETS[card].type, []).append(card)
    for kind, cards in kinds.items():
        if len(cards) > (WEAPONS if kind == "weapon" and has(hero, "two-weapons") else 1):
            return cards
    return []
