"""SHOP, ASSET, GOODS: the three steps of a market visit."""

from __future__ import annotations

from typing import Any

from questhall.games.runebound.content.board import CITIES, MARKET
from questhall.games.runebound.content.cards import ASSETS
from questhall.games.runebound.events import BOUGHT, CAST_OFF, SOLD, STOCKED, TOOK
from questhall.games.runebound.rules import M, once
from questhall.games.runebound.rules.abilities import has
from questhall.games.runebound.rules.assets import drop_asset
from questhall.games.runebound.rules.decks import top_asset
from questhall.games.runebound.rules.limits import settle
from questhall.games.runebound.state import Hero, Shop
from questhall.kernel import Choose, Flow, Refusal, Seat

HAGGLE = 1  # gold that a haggler saves


def visit(m: M, seat: Seat) -> None:
    """Step 1: a fourth card.  RB-SHOP-01, RB-SHOP-02"""
    number = MARKET[m.state.heroes[seat].at]
    add(m, number)
    m.state.agenda.append(Shop(seat, number))


def add(m: M, number: int) -> None:
    card = top_asset(m)
    if card is not None:
        m.state.markets[number].append(card)
        m.tell(STOCKED, CITIES[number], card)


def price(hero: Hero, card: str) -> int:
    return max(0, ASSETS[card].price - (HAGGLE if has(hero, "haggle") else 0))


def cannot_buy(hero: Hero, card: str) -> Refusal | None:
    """RB-SHOP-08"""
    cost = price(hero, card)
    return Refusal("shop.gold", "RB-SHOP-08", {"need": cost, "have": hero.gold}) if cost > hero.gold else None


def step(m: M, task: Shop) -> Flow:
    """Step 2: sell any number; step 3: buy or discard exactly one.  RB-SHOP-03 to 09"""
    hero = m.state.heroes[task.seat]
    market = m.state.markets[task.market]
    options: dict[str, Any] = {f"sell:{card}": ("sell", card) for card in hero.assets}
    buys = [(f"buy:{card}", ("buy", card)) for card in market]
    options.update(m.offer(task.seat, buys, lambda value: cannot_buy(hero, value[1])))
    options.update({f"reject:{card}": ("reject", card) for card in market})
    if not options:
        m.state.agenda.pop()
        return
    options.update(once.usable(m, task.seat, once.STILL))
    verb, card = yield Choose(task.seat, "shop", options)
    if verb == "use":
        yield from once.use(m, task.seat, card)
        return
    if verb == "sell":
        sell(m, task.seat, card, ASSETS[card].price)
        settle(m, task.seat)
        return
    m.state.agenda.pop()
    market.remove(card)
    if verb == "buy":
        hero.gold -= price(hero, card)
        m.tell(BOUGHT, task.seat, card, price(hero, card))
        receive(m, task.seat, card)
    else:
        m.state.used_assets.append(card)
        m.tell(CAST_OFF, card)


def sell(m: M, seat: Seat, card: str, amount: int) -> None:
    """RB-SHOP-03, RB-SHOP-11, RB-GOODS-03"""
    drop_asset(m, seat, card)
    m.state.heroes[seat].gold += amount
    m.tell(SOLD, seat, card, amount)


def receive(m: M, seat: Seat, card: str) -> None:
    """The asset with its token; a second one of a type makes one go at once.  RB-ASSET-03, RB-ASSET-04"""
    m.state.heroes[seat].assets.append(card)
    settle(m, seat)


def take_from_market(m: M, seat: Seat, number: int, card: str) -> None:
    """Other than by shopping: the market is filled up again at once.  RB-SHOP-13"""
    m.state.markets[number].remove(card)
    add(m, number)
    m.tell(TOOK, seat, card)
    receive(m, seat, card)
