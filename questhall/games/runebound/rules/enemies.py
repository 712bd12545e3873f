"""ENEMY, VILLAIN: life and tokens of an enemy, as the hero meets it."""

from __future__ import annotations

from questhall.games.runebound.content.cards import CARDS, FOE_TOKENS, VILLAINS
from questhall.games.runebound.state import MARGATH, VORAKESH, World
from questhall.kernel import Seat


def enemy_life(state: World, card: str, seat: Seat) -> int:
    """Knowledge and allies of this opponent, zombies wherever they stand.  RB-SCEN-09, RB-SCEN-10, RB-SCEN-12"""
    found = CARDS[card]
    tokens = state.heroes[seat].tokens
    total = found.life
    if card == MARGATH:
        total -= tokens
    elif card == VORAKESH:
        total += len(state.zombies) - 2 * tokens
    else:
        total += sum(tokens if by == "+token" else 0 for by, _ in found.text.scaled)
    return max(found.least, total)


def enemy_tokens(act: int, villain: str = "") -> list[str]:
    """Five, in act 2 six, a villain's own as the seventh.  RB-ENEMY-09, RB-ENEMY-10, RB-VILLAIN-02, RB-VILLAIN-03"""
    if villain:
        return [*FOE_TOKENS, "seasoned", VILLAINS[villain].token]
    return [*FOE_TOKENS, "seasoned"] if act == 2 else list(FOE_TOKENS)
