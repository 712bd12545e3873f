"""DRAW: decks that are shuffled anew from their discards, and discard piles."""

from __future__ import annotations

from questhall.games.runebound.content.cards import DECK_OF
from questhall.games.runebound.events import CAST_OFF
from questhall.games.runebound.rules import M
from questhall.kernel import Pile


def top_skill(m: M) -> str | None:
    """The top card; an empty deck is made of the shuffled discards first.  RB-DRAW-01, RB-LIMIT-04"""
    state = m.state
    if not state.skills.cards:
        if not state.used_skills:
            return None
        state.skills = Pile.of(state.used_skills, "skill")
        state.used_skills = []
        state.skills.shuffle(m.chance, "skills")
    return state.skills.draw()


def top_asset(m: M) -> str | None:
    """RB-LIMIT-04"""
    state = m.state
    if not state.assets.cards:
        if not state.used_assets:
            return None
        state.assets = Pile.of(state.used_assets, "asset")
        state.used_assets = []
        state.assets.shuffle(m.chance, "assets")
    return state.assets.draw()


def cast_off(m: M, card: str) -> None:
    """An adventure card goes face up on the discard pile of its own deck.  RB-DRAW-05, RB-SPEND-04"""
    m.state.piles[DECK_OF[card]].append(card)
    m.tell(CAST_OFF, card)
