"""MARKET, WEAPON, TRAIT: what buying a card means, wherever it comes from."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from questhall.games.rollplayer.content import CARDS
from questhall.games.rollplayer.content.grid import STEP
from questhall.games.rollplayer.events import BOUGHT, DROPPED, MOVED_TOKEN, STAYED_TOKEN
from questhall.games.rollplayer.rules.attributes import allow_action
from questhall.games.rollplayer.rules.powers import POWER, PRICE, cost
from questhall.games.rollplayer.state import Hero, World
from questhall.kernel import Choose, Flow, Match, Refusal, Seat

HANDS = 2
BUY = CARDS.each(lambda card: f"buy:{card.id}")


class Bill(NamedTuple):
    """What a purchase costs, settled before weapons make room: what was promised is paid.  RP-MARKET-03"""

    gold: int
    tokens: int = 0


def bill(hero: Hero, card: str) -> Bill:
    """Charisma tokens first, for they are gone after the round; then gold.  RP-MARKET-04"""
    due = cost(hero, card)
    tokens = min(hero.charisma, due)
    return Bill(due - tokens, tokens)


def full_bill(card: str) -> Bill:
    """Without a discount of any kind.  RP-CARD-BREAKIN-02"""
    return Bill(PRICE[card])


def wishes(cards: Iterable[str]) -> list[tuple[str, str]]:
    return [(BUY[card], card) for card in cards]


def cannot_buy(m: Match[World], seat: Seat, card: str) -> Refusal | None:
    """Gold, charisma tokens and discounts have to cover the price.  RP-MARKET-03, RP-ATTR-15"""
    hero = m.state.heroes[seat]
    need, have = cost(hero, card), hero.gold + hero.charisma
    return (
        None if need <= have else Refusal("market.too-dear", "RP-MARKET-03", {"card": card, "need": need, "have": have})
    )


def make_room(m: Match[World], seat: Seat, card: str) -> Flow:
    """Before a weapon that needs more than the free hands, others are put away.  RP-WEAPON-02, RP-WEAPON-04"""
    hero = m.state.heroes[seat]
    while CARDS[card].hands and CARDS[card].hands + hands(hero) > HANDS:
        weapon = yield Choose(seat, "weapon.drop", {f"drop:{weapon}": weapon for weapon in hero.weapons})
        drop(m, seat, weapon)


def hands(hero: Hero) -> int:
    return sum(CARDS[weapon].hands for weapon in hero.weapons)


def drop(m: Match[World], seat: Seat, weapon: str) -> None:
    """To the discard pile, for nothing in return.  RP-WEAPON-03"""
    m.state.heroes[seat].weapons.remove(weapon)
    m.state.discard.append(weapon)
    m.tell(DROPPED, seat, weapon)


def buy(m: Match[World], seat: Seat, card: str, due: Bill) -> None:
    """Pay, take the card, and what follows from it.  RP-MARKET-03, RP-MARKET-06, RP-MARKET-07"""
    hero = m.state.heroes[seat]
    pay(m, seat, card, due)
    area(hero, card).append(card)
    if CARDS[card].type == "trait":
        follow_trait(m, seat, card)
    if (row := POWER[hero.job].after_buying.get(CARDS[card].type, -1)) >= 0:
        allow_action(m, seat, row)  # RP-CARD-SEEN-01


def pay(m: Match[World], seat: Seat, card: str, due: Bill) -> None:
    """To the supply.  RP-GOLD-08"""
    hero = m.state.heroes[seat]
    hero.charisma -= due.tokens
    hero.gold -= due.gold
    m.tell(BOUGHT, seat, card, due.gold, due.tokens)


def area(hero: Hero, card: str) -> list[str]:
    """The place beside the board for a card of this type.  RP-BOARD-08"""
    kind = CARDS[card].type
    if kind == "trait":
        return hero.traits
    if kind == "armour":
        return hero.armour
    return hero.skills if kind == "skill" else hero.weapons


def follow_trait(m: Match[World], seat: Seat, card: str) -> None:
    """The token moves along the arrow if it can; it has to.  RP-TRAIT-01, RP-TRAIT-02"""
    hero = m.state.heroes[seat]
    cell = STEP[CARDS[card].arrow][hero.token]
    if cell < 0:
        m.tell(STAYED_TOKEN, seat, card)
        return
    hero.token = cell
    m.tell(MOVED_TOKEN, seat, f"cell-{cell}")
