"""MARKET: the market phase."""

from __future__ import annotations

from typing import Any

from questhall.games.rollplayer.content import CARDS
from questhall.games.rollplayer.events import DISCARDED, TOOK_COINS
from questhall.games.rollplayer.rules.asides import DONE, PAY, Errand, asides, last_round, pay_for_action
from questhall.games.rollplayer.rules.attributes import allow_action
from questhall.games.rollplayer.rules.buying import bill, buy, cannot_buy, make_room, wishes
from questhall.games.rollplayer.rules.gold import FOR_DISCARD, gain
from questhall.games.rollplayer.rules.powers import POWER, TYPE, powers
from questhall.games.rollplayer.rules.skills import open_window, start_skill
from questhall.games.rollplayer.rules.solo import clear_market
from questhall.games.rollplayer.state import Hero, Market, MarketTurn, TurnEnd, Window, World
from questhall.kernel import Choose, Flow, Match, Refusal, Seat

DISCARD = CARDS.each(lambda card: f"discard:{card.id}")
BARDS_PURCHASES = 2
COINS = Errand("coins")
DISCARDS = CARDS.each(lambda card: Errand("discard", card.id))


def market_phase(m: Match[World], top: Market) -> Flow | None:
    """In ascending order of the initiative cards taken.  RP-MARKET-01, RP-INIT-02"""
    state = m.state
    waiting = [(hero.card, seat) for seat, hero in enumerate(state.heroes) if hero.card]
    if waiting:
        turn = MarketTurn(min(waiting)[1])
        state.agenda.append(turn)
        return market_turn(m, turn)
    state.agenda.pop()
    if len(state.heroes) == 1:
        clear_market(m)
    if last_round(state):
        count = len(state.heroes)
        state.agenda.append(Window("last", [(state.first + after) % count for after in range(count)]))
    return None


def market_turn(m: Match[World], top: MarketTurn) -> Flow | None:
    """Rivals may act on one's purse first.  RP-SKILL-06"""
    if not top.warned:
        top.warned = True
        if open_window(m, "rival market", top.seat):
            return None
    over = not may_buy_more(m, top) if top.bought else not m.state.market
    if over:
        end_turn(m, top.seat)
        return None
    return visit_market(m, top)


def buys_twice(hero: Hero, top: MarketTurn) -> bool:
    """A bard who placed a die in charisma.  RP-MARKET-11, RP-CARD-BARD-01"""
    return top.bought < BARDS_PURCHASES and hero.charmed and POWER[hero.job].effect == "charming"


def may_buy_more(m: Match[World], top: MarketTurn) -> bool:
    """The second purchase, in the same turn, while anything can be paid or a skill may yet help.  RP-CARD-BARD-02"""
    if not buys_twice(m.state.heroes[top.seat], top):
        return False
    return bool(asides(m, top.seat)) or any(cannot_buy(m, top.seat, card) is None for card in m.state.market)


def visit_market(m: Match[World], top: MarketTurn) -> Flow:
    """Buy a card, or discard one for 2 gold; there is no third way.  RP-MARKET-02, RP-MARKET-12"""
    state, seat = m.state, top.seat
    hero = state.heroes[seat]
    options: dict[str, Any] = m.offer(seat, wishes(state.market), lambda card: cannot_buy(m, seat, card))
    if m.terms["friendly"]:
        options |= m.offer(seat, [("coins", COINS)], lambda _: cannot_discard(top))
    elif not top.bought or m.explaining:
        discards = [(DISCARD[card], DISCARDS[card]) for card in state.market]
        options |= m.offer(seat, discards, lambda _: cannot_discard(top))
    if top.bought:
        options["done"] = DONE
    if hero.skills or POWER[hero.job].fee:
        options |= asides(m, seat)
    chosen = yield Choose(seat, "market.more" if top.bought else "market.visit", options)
    if isinstance(chosen, Errand):
        do_otherwise(m, seat, chosen)
        return
    if chosen in hero.skills:
        start_skill(m, seat, chosen)
        return
    due = bill(hero, chosen)
    yield from make_room(m, seat, chosen)
    state.market.remove(chosen)  # RP-MARKET-05: nothing takes its place
    top.bought += 1
    if not buys_twice(hero, top):
        end_turn(m, seat, chosen)
    buy(m, seat, chosen, due)


def cannot_discard(top: MarketTurn) -> Refusal | None:
    """A bard who buys twice, or one who bought in secret, discards nothing.  RP-CARD-BARD-04, RP-CARD-STEALTH-02"""
    return Refusal("market.bought", "RP-CARD-BARD-04") if top.bought else None


def do_otherwise(m: Match[World], seat: Seat, wish: Errand) -> None:
    """The other ways of a market turn."""
    if wish is PAY:
        pay_for_action(m, seat)
        return
    if wish is DONE:
        leave(m, seat)
        return
    end_turn(m, seat)
    if wish.verb == "discard":
        discard(m, seat, wish.card)
    elif wish is COINS:
        m.tell(TOOK_COINS, seat)  # RP-VAR-FRIENDLY-01: the card stays
    gain(m, seat, FOR_DISCARD, "discard")  # RP-GOLD-04
    after_discarding(m, seat)


def discard(m: Match[World], seat: Seat, card: str) -> None:
    """RP-MARKET-08"""
    m.state.market.remove(card)
    m.state.discard.append(card)
    m.tell(DISCARDED, seat, card)


def after_discarding(m: Match[World], seat: Seat) -> None:
    """Abilities that a discard triggers, in the friendly market too.  RP-VAR-FRIENDLY-02"""
    for power in powers(m.state.heroes[seat]):
        if power.after_discarding >= 0:
            allow_action(m, seat, power.after_discarding)


def end_turn(m: Match[World], seat: Seat, bought: str = "") -> None:
    """The initiative card goes back; then a last chance for those who have something to use.  RP-MARKET-09"""
    hero = m.state.heroes[seat]
    leave(m, seat)
    if hero.skills or POWER[hero.job].fee or (bought and TYPE[bought] == "skill"):
        m.state.agenda.append(TurnEnd(seat))


def leave(m: Match[World], seat: Seat) -> None:
    """RP-MARKET-09"""
    m.state.heroes[seat].card = 0
    m.state.agenda.pop()
