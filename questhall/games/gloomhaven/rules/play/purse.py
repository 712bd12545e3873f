"""XP, items and a hero's cards on the move: small things that many chapters need, each told."""

from __future__ import annotations

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content import equipment, hero_cards
from questhall.games.gloomhaven.content.equipment import Item, Window
from questhall.games.gloomhaven.rules.heroes.items import AFTER_USE, held
from questhall.games.gloomhaven.state import Figure, Hero, Lasting, M, World
from questhall.kernel import Refusal, Seat


def learn(m: M, seat: Seat, xp: int) -> None:
    """XP cannot be declined.  GH-XP-01, GH-XP-06"""
    if xp > 0:
        m.state.heroes[seat].xp += xp
        m.tell(events.LEARNED, seat, xp)


def count(hero: Hero, what: str, more: int = 1) -> None:
    """Something that a battle goal counts.  GH-GOAL-06"""
    hero.tally[what] = hero.tally.get(what, 0) + more


# Items


def cannot_use_item(hero: Hero, owner: Figure, item: Item) -> Refusal | None:
    """It must be ready, its owner not stunned.  GH-ITEM-05, GH-ITEM-06, GH-ITEM-17"""
    mine = held(hero, item.number)
    if mine is None:
        return Refusal("item.not-equipped", "GH-TERM-21", {"item": item.id})
    if mine.state != "ready":
        rule = "GH-ITEM-05" if mine.state == "rotated" else "GH-ITEM-06"
        return Refusal(f"item.{mine.state}", rule, {"item": item.id})
    return Refusal("condition.stun", "GH-ITEM-17") if "stun" in owner.conditions else None


def items_for(hero: Hero, window: Window) -> list[Item]:
    """The equipped items of a moment, those that nobody wants to hear of left out."""
    numbers = [mine.number for mine in hero.equipment if mine.number not in hero.muted]
    return [item for item in map(equipment.item, numbers) if item.window == window]


def usable(hero: Hero, owner: Figure, window: Window) -> list[Item]:
    """The items that may be used now."""
    return [item for item in items_for(hero, window) if cannot_use_item(hero, owner, item) is None]


def use_item(m: M, seat: Seat, item: Item) -> None:
    """Every application is a use; off its last slot the item turns as its symbol says.

    GH-ITEM-05, GH-ITEM-06, GH-ITEM-08, GH-ITEM-16
    """
    hero = m.state.heroes[seat]
    mine = held(hero, item.number)
    assert mine is not None
    mine.used += 1
    if mine.used >= item.slots:
        mine.state, mine.used = AFTER_USE[item.after], 0
    count(hero, "items")
    m.tell(events.USED_ITEM, seat, item.id)


# Cards


def discard(m: M, seat: Seat, card: str) -> None:
    """GH-CARD-06"""
    m.state.heroes[seat].discard.append(card)
    m.tell(events.DISCARDED, seat, card)


def lose(m: M, seat: Seat, card: str) -> None:
    """GH-CARD-07"""
    m.state.heroes[seat].lost.append(card)
    m.tell(events.LOST, seat, card)


def active(hero: Hero, card: str) -> Lasting | None:
    """That card, if it lies in the active area."""
    return next((lasting for lasting in hero.active if lasting.card == card), None)


def drop(m: M, seat: Seat, card: str) -> None:
    """A lasting effect ends: its card goes to its pile, what it gave is gone, its creature leaves.

    GH-ACTIVE-06, GH-ACTIVE-07, GH-ACTIVE-09, GH-SUMMON-04
    """
    w = m.state
    lasting = active(w.heroes[seat], card)
    assert lasting is not None
    w.heroes[seat].active.remove(lasting)
    m.tell(events.ENDED, seat, card)
    (w.heroes[seat].lost if lasting.lost else w.heroes[seat].discard).append(card)
    take_gifts(w, card)
    for creature in [each for each in w.figures if each.kind == "summon" and each.card == card]:
        w.figures.remove(creature)
        m.tell(events.GONE, creature.id)


def take_gifts(w: World, card: str) -> None:
    """Nobody has anything of that card any longer."""
    for each in w.figures:
        if each.gifts:
            each.gifts = [gift for gift in each.gifts if gift.card != card]


def advance(m: M, seat: Seat, card: str) -> None:
    """The token leaves its slot and the XP printed there are gained; off the last slot the card is lost. A bonus that
    works once ends with its use.

    GH-ACTIVE-04, GH-XP-04
    """
    hero = m.state.heroes[seat]
    lasting = active(hero, card)
    if lasting is None:
        return
    if not lasting.slots:
        if hero_cards.card(card).half(lasting.half).once:
            drop(m, seat, card)
        return
    learn(m, seat, lasting.slots[lasting.used])
    lasting.used += 1
    m.tell(events.ADVANCED, seat, card, lasting.used)
    if lasting.used == len(lasting.slots):
        lasting.lost = True
        drop(m, seat, card)


def counts_as_discarded(hero: Hero) -> list[str]:
    """The discards, and the active cards without the lost symbol.  GH-ACTIVE-08"""
    return [*hero.discard, *(lasting.card for lasting in hero.active if not lasting.lost)]


def take_from_discards(m: M, seat: Seat, card: str) -> None:
    """One that counts as discarded leaves its place; the effect of an active card ends.  GH-ACTIVE-08"""
    hero = m.state.heroes[seat]
    if active(hero, card):
        drop(m, seat, card)
    hero.discard.remove(card)
