"""STR, WILL, ECON: markers on both sides of the character card, gold and experience."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from questhall.games.prophecy import events as e
from questhall.games.prophecy.content.cards import CARDS, ITEMS, Price
from questhall.games.prophecy.content.notation import ALL, Gain
from questhall.games.prophecy.rules import death, decks
from questhall.games.prophecy.rules.characters import hero_of
from questhall.games.prophecy.state import Hero, M
from questhall.kernel import Refusal, Seat

MAX_RED, MAX_BLUE = 8, 10
FALSE_COINS = 3
PRICE_RULES = {"mana": "PR-WILL-07", "health": "PR-STR-12", "xp": "PR-ECON-03"}


def worn_value(hero: Hero, kind: str) -> int:
    """What items add to a characteristic, of those on the head only the best.  PR-CARD-CROWN-01, PR-HANDS-05"""
    total, head = 0, 0
    for item in hero.items:
        card = ITEMS[item]
        amount = card.text.strength if kind == "strength" else card.text.will
        if "head" in card.tags:
            head = max(head, amount)
        else:
            total += amount
    return total + head


def strength(hero: Hero) -> int:
    """Current Strength: right-hand red markers and what adds to the characteristic.

    PR-STR-01, PR-STR-10, PR-CARD-CROWN-03
    """
    return hero.health + worn_value(hero, "strength") + hero.strong


def will(hero: Hero) -> int:
    """Current Will.  PR-WILL-01, PR-WILL-12, PR-CARD-CROWN-03"""
    return hero.mana + worn_value(hero, "will") + hero.focused


def heal(m: M, seat: Seat, amount: int) -> None:
    """Red markers from left to right, no more than lie there.  PR-STR-05, PR-CARD-POTION-02"""
    hero = hero_of(m, seat)
    moved = hero.wounds if amount == ALL else min(amount, hero.wounds)
    hero.wounds -= moved
    hero.health += moved
    if moved:
        m.tell(e.GAINED, seat, moved, "health")


def restore(m: M, seat: Seat, amount: int) -> None:
    """Blue markers from left to right.  PR-WILL-03"""
    hero = hero_of(m, seat)
    moved = hero.spent if amount == ALL else min(amount, hero.spent)
    hero.spent -= moved
    hero.mana += moved
    if moved:
        m.tell(e.GAINED, seat, moved, "mana")


def spend(m: M, seat: Seat, amount: int) -> int:
    """Mana paid or taken: right to left, never below 0.  PR-WILL-02, PR-WILL-09, PR-CREAT-10"""
    hero = hero_of(m, seat)
    moved = min(amount, hero.mana) if amount != ALL else hero.mana
    hero.mana -= moved
    hero.spent += moved
    if moved:
        m.tell(e.LOST, seat, moved, "mana")
    return moved


def bleed(m: M, seat: Seat, amount: int) -> None:
    """Health paid: right to left; a price never kills.  PR-STR-11, PR-STR-12"""
    hero = hero_of(m, seat)
    hero.health -= amount
    hero.wounds += amount
    m.tell(e.LOST, seat, amount, "health")


def wound(m: M, seat: Seat, amount: int, killer: int = -1, plane: int = -1) -> int:
    """Health lost; beyond 0 it kills.  Returns what was lost.  PR-STR-02, PR-STR-03, PR-STR-04"""
    hero = hero_of(m, seat)
    if amount <= 0 or not hero.character:
        return 0
    lost = min(amount, hero.health)
    if lost:
        bleed(m, seat, lost)
    if lost < amount and not death.saved(m, seat):
        death.die(m, seat, killer, plane)
    return lost


def gain_strength(m: M, seat: Seat, amount: int) -> None:
    """Markers from the bank to the right side; at the cap a heal instead.  PR-STR-06, PR-STR-07, PR-STR-08"""
    hero = hero_of(m, seat)
    for _ in range(amount):
        if hero.health + hero.wounds < MAX_RED:
            hero.health += 1
            m.tell(e.GAINED, seat, 1, "strength")
        else:
            heal(m, seat, 1)


def gain_will(m: M, seat: Seat, amount: int) -> None:
    """PR-WILL-04, PR-WILL-05, PR-WILL-06"""
    hero = hero_of(m, seat)
    for _ in range(amount):
        if hero.mana + hero.spent < MAX_BLUE:
            hero.mana += 1
            m.tell(e.GAINED, seat, 1, "will")
        else:
            restore(m, seat, 1)


def lose_strength(m: M, seat: Seat) -> None:
    """A red marker from the right side to the bank.  PR-STR-09"""
    hero_of(m, seat).health -= 1
    m.tell(e.LOST, seat, 1, "strength")


def lose_will(m: M, seat: Seat) -> None:
    """A blue marker from the right side to the bank.  PR-WILL-11"""
    hero_of(m, seat).mana -= 1
    m.tell(e.LOST, seat, 1, "will")


def earn(m: M, seat: Seat, amount: int) -> None:
    """Gold from the bank.  PR-ECON-01"""
    if amount:
        hero_of(m, seat).gold += amount
        m.tell(e.GAINED, seat, amount, "gold")


def learn(m: M, seat: Seat, amount: int) -> None:
    """Experience from the bank.  PR-ECON-01"""
    if amount:
        hero_of(m, seat).xp += amount
        m.tell(e.GAINED, seat, amount, "xp")


def lose_gold(m: M, seat: Seat, amount: int) -> int:
    hero = hero_of(m, seat)
    lost = min(amount, hero.gold)
    hero.gold -= lost
    if lost:
        m.tell(e.LOST, seat, lost, "gold")
    return lost


def lose_xp(m: M, seat: Seat, amount: int) -> None:
    hero_of(m, seat).xp -= amount
    m.tell(e.LOST, seat, amount, "xp")


def swap(m: M, seat: Seat) -> None:
    """Gold and experience change places."""
    hero = hero_of(m, seat)
    more = hero.xp - hero.gold
    if more > 0:
        lose_xp(m, seat, more)
        earn(m, seat, more)
    else:
        learn(m, seat, lose_gold(m, seat, -more))


def due(hero: Hero, gold: int) -> int:
    """What a payment comes to with false coins ready.  PR-CARD-COUNTERFEIT-01, PR-CARD-COUNTERFEIT-03"""
    return max(0, gold - FALSE_COINS) if hero.discount else gold


def charge(m: M, seat: Seat, gold: int) -> None:
    """One payment in gold.  PR-ECON-02, PR-CARD-COUNTERFEIT-02"""
    if not gold:
        return
    hero = hero_of(m, seat)
    lose_gold(m, seat, due(hero, gold))
    hero.discount = False


def cannot_afford(hero: Hero, gold: int, rule: str = "PR-ECON-02") -> Refusal | None:
    need = due(hero, gold)
    return Refusal("gold", rule, {"need": need, "have": hero.gold}) if need > hero.gold else None


def cannot_pay(hero: Hero, price: Price) -> Refusal | None:
    """A price must be paid in full.  PR-STR-12, PR-WILL-07"""
    for coin, amount in price:
        if coin == "gold":
            refusal = cannot_afford(hero, amount)
        else:
            have: int = getattr(hero, coin)
            short = have < (1 if amount == ALL else amount)
            refusal = Refusal(coin, PRICE_RULES[coin], {"need": max(1, amount), "have": have}) if short else None
        if refusal:
            return refusal
    return None


def pay(m: M, seat: Seat, price: Price) -> None:
    for coin, amount in price:
        if coin == "gold":
            charge(m, seat, amount)
        elif coin == "mana":
            spend(m, seat, amount)
        elif coin == "health":
            bleed(m, seat, amount)
        else:
            lose_xp(m, seat, amount)


# -- spells ------------------------------------------------------------------------------------------------------


def discounts(hero: Hero) -> list[str]:
    """Cards that make a spell cheaper and were not used in this round.  PR-CARD-SPELLMASTER-01, PR-CARD-MAGICRING-01"""
    cards = [*hero.skills, *hero.items]
    return [card for card in cards if "spell-discount" in CARDS[card].text.flags and card not in hero.used]


def spell_cost(hero: Hero, mana: int) -> int:
    """At most one discount works on one spell.  PR-CARD-SPELLMASTER-04"""
    return mana - 1 if mana and discounts(hero) else mana


def cast(m: M, seat: Seat, card: str, mana: int) -> None:
    """The mana for a spell.  PR-SPELL-01, PR-CARD-SPELLMASTER-03"""
    hero = hero_of(m, seat)
    cheaper = discounts(hero)
    cost = spell_cost(hero, mana)
    if cheaper and mana:
        hero.used.append(cheaper[0])
    hero.cast = True
    m.tell(e.CAST, seat, card)
    spend(m, seat, cost)


# -- what cards give and take ------------------------------------------------------------------------------------


def receive(m: M, seat: Seat, gains: tuple[Gain, ...]) -> None:
    """Everything a text grants or takes, in the order it says."""
    for gain in gains:
        one(m, seat, gain)


def one(m: M, seat: Seat, gain: Gain) -> None:
    hero, what, amount = hero_of(m, seat), gain.what, gain.amount
    if gain.per:
        amount *= strength(hero) if gain.per == "strength" else will(hero)
    if what in ("common", "rare"):
        decks.find_item(m, seat, what)
    elif what == "swap":
        swap(m, seat)
    elif what == "strength-for-turn":
        hero.strong += amount
    elif what == "will-for-turn":
        hero.focused += amount
    else:
        DOES[what](m, seat, amount)


DOES: dict[str, Callable[[M, Seat, int], Any]] = {
    "heal": heal,
    "restore": restore,
    "gold": earn,
    "xp": learn,
    "strength": gain_strength,
    "will": gain_will,
    "lose-health": wound,
    "lose-mana": spend,
    "lose-gold": lose_gold,
}


def idle(hero: Hero, gains: tuple[Gain, ...]) -> bool:
    """Whether these gains would change nothing.  PR-OPP-06"""
    return all(nothing(hero, gain) for gain in gains)


def nothing(hero: Hero, gain: Gain) -> bool:
    what = gain.what
    if what == "heal":
        return not hero.wounds
    if what == "restore":
        return not hero.spent
    if what == "strength":
        return hero.health + hero.wounds >= MAX_RED and not hero.wounds
    if what == "will":
        return hero.mana + hero.spent >= MAX_BLUE and not hero.spent
    if gain.per:
        return not (strength(hero) if gain.per == "strength" else will(hero))
    return what == "swap" and hero.gold == hero.xp
