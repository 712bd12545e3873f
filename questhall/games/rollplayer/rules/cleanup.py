"""CLEAN and END: the cleanup phase and the end of the game."""

from __future__ import annotations

from questhall.games.rollplayer.content import INITIATIVE
from questhall.games.rollplayer.events import MARKET, READIED, SCORED
from questhall.games.rollplayer.rules.asides import last_round
from questhall.games.rollplayer.rules.deck import reveal
from questhall.games.rollplayer.rules.powers import POWER
from questhall.games.rollplayer.rules.scoring import score
from questhall.games.rollplayer.state import Cleanup, Roll, World
from questhall.kernel import Choose, Flow, Match, Seat


def cleanup(m: Match[World], top: Cleanup) -> Flow | None:
    """Steps 1 to 6 in their order.  RP-CLEAN-10"""
    state = m.state
    if not top.turn and not top.readied:
        forget_round(state)
    if last_round(state):
        put_away(state)
        end_game(m)
        return None
    while top.turn < len(state.heroes):
        seat = (state.first + top.turn) % len(state.heroes)
        if undecided(m, top, seat):
            return ready_one(m, top, seat)
        top.turn, top.readied = top.turn + 1, 0
    put_away(state)
    prepare_round(m)
    return None


def forget_round(state: World) -> None:
    """Step 1: charisma tokens go back, and what was done once this round may be done again.  RP-CLEAN-01"""
    for hero in state.heroes:
        hero.charisma = 0
        hero.charmed = hero.prayed = False


def undecided(m: Match[World], top: Cleanup, seat: Seat) -> bool:
    """Step 2: with no more skills than may be readied there is nothing to choose.  RP-CLEAN-02, RP-SKILL-07"""
    hero = m.state.heroes[seat]
    left = POWER[hero.job].readies - top.readied
    if len(hero.used) > left > 0:
        return True
    if left > 0:
        for card in list(hero.used):
            ready(m, seat, card)
    return False


def ready_one(m: Match[World], top: Cleanup, seat: Seat) -> Flow:
    """Step 2: which skill stands up again.  RP-CLEAN-02"""
    used = m.state.heroes[seat].used
    card = yield Choose(seat, "cleanup.ready", {f"ready:{card}": card for card in used})
    ready(m, seat, card)
    top.readied += 1


def ready(m: Match[World], seat: Seat, card: str) -> None:
    m.state.heroes[seat].used.remove(card)
    m.tell(READIED, seat, card)


def put_away(state: World) -> None:
    """Step 3: dice left in the pool and cards left in the market.  RP-CLEAN-03, RP-CLEAN-04, RP-SOLO-19"""
    for card, die in enumerate(state.pool):
        if die:
            state.bag[die // 10] += 1
            state.pool[card] = 0
    state.discard += state.market
    state.market = []


def prepare_round(m: Match[World]) -> None:
    """Steps 4 to 6: new cards, coins, the bag to the left.  RP-CLEAN-05, RP-CLEAN-07, RP-CLEAN-08, RP-CLEAN-09"""
    state = m.state
    state.market = reveal(m, len(state.pool))
    m.tell(MARKET, list(state.market))
    state.coins = list(INITIATIVE[len(state.pool) - 1].coins)
    state.first = (state.first + 1) % len(state.heroes)
    state.agenda[-1] = Roll()


def end_game(m: Match[World]) -> None:
    """The round in which the boards were filled is over.  RP-END-01, RP-END-02, RP-END-03"""
    m.state.over = True
    for seat, hero in enumerate(m.state.heroes):
        m.tell(SCORED, seat, score(m.state, seat), hero.gold)
