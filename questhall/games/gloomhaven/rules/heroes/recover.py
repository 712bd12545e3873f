"""RECOV: cards come back to the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from questhall.games.gloomhaven.content.components import HeroCards
from questhall.games.gloomhaven.rules.heroes.lasting import active_card, active_losses, discarded, drop
from questhall.games.gloomhaven.rules.legal import insist
from questhall.games.gloomhaven.state import Hero
from questhall.kernel import Refusal

PileName = Literal["discard", "lost"]


def recoverable(hero: Hero, cards: HeroCards, pile: PileName) -> list[str]:
    """The cards of the named pile, active ones that count for it among them; some never leave the lost pile.

    GH-RECOV-02, GH-RECOV-03, GH-RECOV-05, GH-IX-36
    """
    if pile == "discard":
        return discarded(hero)
    return [card for card in hero.lost + active_losses(hero) if not cards[card].no_recovery]


def cannot_recover(hero: Hero, cards: HeroCards, pile: PileName, most: int, chosen: Sequence[str]) -> Refusal | None:
    """Up to the stated number of different cards.  GH-RECOV-01, GH-RECOV-02, GH-RECOV-03"""
    if len(chosen) > most:
        return Refusal("recover.number", "GH-RECOV-01", {"most": most, "chosen": len(chosen)})
    for card in chosen:
        if pile == "lost" and card in hero.lost + active_losses(hero) and cards[card].no_recovery:
            return Refusal("recover.never", "GH-RECOV-03", {"card": card})
        if card not in recoverable(hero, cards, pile) or chosen.count(card) > 1:
            return Refusal("recover.pile", "GH-RECOV-05", {"card": card, "pile": pile})
    return None


def recover(hero: Hero, cards: HeroCards, pile: PileName, most: int, chosen: Sequence[str]) -> None:
    """They come to the hand at once; the effect of an active card ends.  GH-RECOV-01, GH-RECOV-02, GH-CARD-09"""
    insist(cannot_recover(hero, cards, pile, most, chosen))
    for card in chosen:
        if active_card(hero, card):
            drop(hero, card)
        (hero.discard if pile == "discard" else hero.lost).remove(card)
        hero.hand.append(card)
