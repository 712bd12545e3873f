"""DMG: a character takes damage, or gives up cards instead; bonuses with slots come first."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from questhall.games.gloomhaven.content.components import Items
from questhall.games.gloomhaven.rules.combat.harm import suffer
from questhall.games.gloomhaven.rules.heroes.items import forced_items, use_item
from questhall.games.gloomhaven.rules.heroes.lasting import (
    DAMAGED,
    active_card,
    advance,
    discarded,
    drop,
    forced_bonuses,
)
from questhall.games.gloomhaven.rules.legal import insist
from questhall.games.gloomhaven.state import Figure, Hero
from questhall.kernel import Refusal

DISCARDED_CARDS = 2


def forced_protection(hero: Hero, figure: Figure, items: Items, damage: int) -> list[str | int]:
    """Active cards and items that cancel damage and must do so now; without damage nothing is used.

    GH-ACTIVE-04, GH-ACTIVE-05, GH-ITEM-09, GH-IX-35
    """
    if damage < 1:
        return []
    return [*forced_bonuses(hero, DAMAGED), *forced_items(hero, figure, items, DAMAGED)]


def ways_to_cancel(hero: Hero) -> list[tuple[str, ...]]:
    """One card of the hand, or two that count as discarded; the pair laid down is in no pile.

    GH-DMG-01, GH-DMG-03, GH-ACTIVE-08, GH-IX-34
    """
    return [(card,) for card in hero.hand] + list(combinations(discarded(hero), DISCARDED_CARDS))


def cannot_cancel(figure: Figure, hero: Hero, cards: Sequence[str]) -> Refusal | None:
    """Only characters give up cards, and only such cards.  GH-DMG-01, GH-DMG-03, GH-DMG-05"""
    if figure.kind != "character":
        return Refusal("damage.no-character", "GH-DMG-05")
    if any(card in hero.played for card in cards):
        return Refusal("damage.played", "GH-DMG-03")
    allowed = {tuple(sorted(way)) for way in ways_to_cancel(hero)}
    return None if tuple(sorted(cards)) in allowed else Refusal("damage.cards", "GH-DMG-01")


def cannot_suffer(hero: Hero, figure: Figure, items: Items, damage: int) -> Refusal | None:
    """Damage cannot be taken, nor cards be given up, past a protection that must be used.  GH-ACTIVE-05, GH-ITEM-09"""
    by = next(iter(forced_protection(hero, figure, items, damage)), None)
    if by is None:
        return None
    return Refusal("damage.protected", "GH-ACTIVE-05" if isinstance(by, str) else "GH-ITEM-09", {"by": by})


def cannot_protect(hero: Hero, figure: Figure, items: Items, damage: int, by: str | int) -> Refusal | None:
    """One of those that must be used now.  GH-ACTIVE-04, GH-ITEM-09"""
    forced = forced_protection(hero, figure, items, damage)
    return None if by in forced else Refusal("damage.no-protection", "GH-ACTIVE-04", {"by": by})


def take_damage(
    hero: Hero, figure: Figure, items: Items, damage: int, given: Sequence[str] = (), by: str | int | None = None
) -> None:
    """The hit points fall by the damage, or the cards given up cancel all of it, or a protection does.

    GH-DMG-01, GH-DMG-04, GH-ACTIVE-04
    """
    if by is not None:
        insist(cannot_protect(hero, figure, items, damage, by))
        _protect(hero, figure, items, by)
        return
    insist(cannot_suffer(hero, figure, items, damage))
    if given:
        insist(cannot_cancel(figure, hero, given) if damage > 0 else Refusal("damage.none", "GH-DMG-01"))
        _give_up(hero, given)
    else:
        suffer(figure, damage)


def _protect(hero: Hero, figure: Figure, items: Items, by: str | int) -> None:
    """One slot is used.  GH-ACTIVE-04, GH-ITEM-08"""
    if isinstance(by, str):
        advance(hero, by)
    else:
        use_item(hero, figure, items[by])


def _give_up(hero: Hero, cards: Sequence[str]) -> None:
    """To the lost pile; an active card's effect ends.  GH-DMG-01, GH-ACTIVE-08"""
    for card in cards:
        if active_card(hero, card):
            drop(hero, card)
        (hero.hand if card in hero.hand else hero.discard).remove(card)
        hero.lost.append(card)
