"""Whom one may fight, and how often a hero would win: what a combat gem may hold, as far as one knows; a rival."""

from __future__ import annotations

from questhall.games.runebound.content.board import GEM
from questhall.games.runebound.content.cards import ADVENTURES_BY_ID, DECK_OF
from questhall.games.runebound.odds.duel.forecast import enemy_duellist, forecast, hero_duellist, hurt
from questhall.games.runebound.rules.enemies import enemy_life
from questhall.games.runebound.state import World
from questhall.kernel import Seat

COMBAT = 0  # the deck of fights


def possible(view: World) -> list[str]:
    """Enemies that may lie in the deck: those of this game that lie nowhere in sight."""
    seen = {*view.piles[COMBAT], *view.removed}
    for hero in view.heroes:
        seen |= {card for pile in hero.trophies for card in pile.cards}
    return [
        card.id
        for card in ADVENTURES_BY_ID.values()
        if DECK_OF[card.id] == COMBAT
        and card.type == "enemy"
        and card.scenario in ("", view.scenario)
        and card.id not in seen
    ]


def beaten(view: World, seat: Seat) -> float | None:
    """How often this hero would beat what it meets here now, all enemies alike; None where no fight waits."""
    hero = view.heroes[seat]
    foes = possible(view) if GEM.get(hero.at) == "combat" and hero.at not in view.spent else []
    if not foes:
        return None
    mine = hero_duellist(hero)
    wins = [forecast(mine, enemy_duellist(card, enemy_life(view, card, seat), view.act), hero.wounds) for card in foes]
    return sum(found.win for found in wins) / len(wins)


def rival(view: World, seat: Seat, other: Seat) -> float:
    """How often this hero would beat that one, both as they are now."""
    mine, theirs = view.heroes[seat], view.heroes[other]
    return forecast(hero_duellist(mine), hurt(hero_duellist(theirs), theirs.wounds), mine.wounds).win
