"""Chimeric Formula: somebody recovers a card that another one has lost, and has it in hand from now on."""

from __future__ import annotations

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content import hero_cards
from questhall.games.gloomhaven.rules.play.table import allies, beside
from questhall.games.gloomhaven.state import Figure, Hero, M
from questhall.kernel import Ask, Choose


def recover_of_neighbour(m: M, taker: Figure) -> Ask:
    """One lost card of a character beside the taker; how many were taken.  GH-RECOV-01, GH-RECOV-03"""
    w = m.state
    owners = [each for each in allies(w, taker) if each.kind == "character" and beside(w, taker, each)]
    found = {card: w.heroes[each.seat] for each in owners for card in w.heroes[each.seat].lost}
    options = {f"recover:{card}": card for card in found if not hero_cards.card(card).no_recovery}
    card = (yield Choose(taker.seat, "recover", {**options, "skip": None})) if options else None
    if card is None:
        return 0
    change_hands(found[card], w.heroes[taker.seat], card)
    m.tell(events.RECOVERED, taker.seat, [card])
    return 1


def change_hands(owner: Hero, taker: Hero, card: str) -> None:
    """The card is the taker's for the rest of the scenario."""
    owner.lost.remove(card)
    taker.hand.append(card)
    if card in owner.borrowed:
        owner.borrowed = [each for each in owner.borrowed if each != card]
    if hero_cards.card(card).job != taker.sheet.job:
        taker.borrowed = [*taker.borrowed, card]
