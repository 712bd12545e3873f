"""ENEMY, VILLAIN: life and tokens of an enemy, as the hero meets it."""

from __future__ import annotations

from questhall.games.runebound.content.cards import CARDS, FOE_TOKENS, VILLAINS
from questhall.games.runebound.state import MARGATH, World
from questhall.kernel import Seat

ALLY = 2  # life that an ally takes from Vorakesh


def enemy_life(state: World, card: str, seat: Seat) -> int:
    """Knowledge and allies of this opponent, zombies wherever they stand.  RB-SCEN-09, RB-SCEN-10, RB-SCEN-12"""
    found, tokens = CARDS[card], state.heroes[seat].tokens
    if card in VILLAINS:
        return villain_life(state, card, tokens)
    return max(found.least, found.life + sum(tokens if by == "+token" else 0 for by, _ in found.text.scaled))


def villain_life(state: World, card: str, tokens: int) -> int:
    """Against a hero with so many tokens: knowledge weakens Margath, an ally outweighs Vorakesh's zombies."""
    found = CARDS[card]
    more = -tokens if card == MARGATH else len(state.zombies) - ALLY * tokens
    return max(found.least, found.life + more)


def enemy_tokens(act: int, villain: str = "") -> list[str]:
    """Five, in act 2 six, a villain's own as the seventh.  RB-ENEMY-09, RB-ENEMY-10, RB-VILLAIN-02, RB-VILLAIN-03"""
    if villain:
        return [*FOE_TOKENS, "seasoned", VILLAINS[villain].token]
    return [*FOE_TOKENS, "seasoned"] if act == 2 else list(FOE_TOKENS)
