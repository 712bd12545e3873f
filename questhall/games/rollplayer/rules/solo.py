"""SOLO: the enemy die, the trash pile and the ranks."""

from __future__ import annotations

from questhall.games.rollplayer.content.dice import GOLD
from questhall.games.rollplayer.events import ENEMY, TRASHED
from questhall.games.rollplayer.rules.deck import reveal
from questhall.games.rollplayer.state import Enemy, World
from questhall.kernel import Match

# Which market card (from 0) each face of the enemy die trashes, by cards in the market and initiative card taken.
TABLES = {
    (3, 2): {1: 0, 2: 1, 3: 2},  # RP-SOLO-10
    (3, 3): {1: 0, 2: 0, 3: 1, 4: 1, 5: 2, 6: 2},  # RP-SOLO-11
    (4, 2): {1: 0, 2: 1, 3: 2, 4: 3},  # RP-SOLO-17
    (4, 3): {1: 0, 2: 0, 3: 1, 4: 2, 5: 3, 6: 3},  # RP-SOLO-18
}
RANKS = ((38, "true-hero"), (34, "clan-leader"), (30, "celebrity"), (26, "adventurer"), (22, "mercenary"))
NPC = "npc"
SOLO_WIN = RANKS[-1][0]  # better than an NPC
GOLD_PER_STAR = 8


def set_up_enemy(m: Match[World]) -> None:
    """A gold die is set aside for good.  RP-SOLO-04"""
    m.state.bag[GOLD] -= 1
    m.state.enemy = 1


def start_trash(m: Match[World]) -> None:
    """The next card of the deck starts the trash pile.  RP-SOLO-05"""
    for card in reveal(m, 1):
        trash(m, card)


def trash(m: Match[World], card: str) -> None:
    m.state.trash.append(card)
    m.tell(TRASHED, card)


def enemy_die(m: Match[World], top: Enemy) -> None:
    """Before the market phase, by the initiative card taken.  RP-SOLO-08, RP-SOLO-09, RP-SOLO-16"""
    state = m.state
    state.agenda.pop()
    table = TABLES.get((len(state.market), state.heroes[0].card))
    if table is None:
        return
    roll = m.chance.roll("enemy")
    m.tell(ENEMY, roll)
    if roll in table:
        trash(m, state.market.pop(table[roll]))


def clear_market(m: Match[World]) -> None:
    """What is left: the leftmost card to the discard pile, others to the trash.  RP-SOLO-13, RP-SOLO-14"""
    state = m.state
    state.discard += state.market[:1]
    for card in state.market[1:]:
        trash(m, card)
    state.market = []


def rank(stars: int) -> str:
    """What a solo game made of the hero.  RP-SOLO-22 to RP-SOLO-27"""
    return next((name for least, name in RANKS if stars >= least), NPC)
