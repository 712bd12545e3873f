"""XP, items and a hero's cards on the move: small things that many chapters need, each told."""

from __future__ import annotations

from collections.abc import Iterable

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content import equipment, hero_cards
from questhall.games.gloomhaven.content.components import ItemSymbol
from questhall.games.gloomhaven.content.equipment import Item, Window
from questhall.games.gloomhaven.rules.combat.elements import use, ways_to_use
from questhall.games.gloomhaven.state import Act, Figure, Held, Hero, ItemState, Lasting, M, World
from questhall.kernel import Ask, Choose, Refusal, Seat

AFTER_USE: dict[ItemSymbol, ItemState] = {"": "ready", "rotate": "rotated", "use-up": "used-up"}
CARDS_TO_REST = 2


def learn(m: M, seat: Seat, xp: int) -> None:
    """XP cannot be declined.  GH-XP-01, GH-XP-06"""
    if xp > 0:
        m.state.heroes[seat].xp += xp
        m.tell(events.LEARNED, seat, xp)


def count(hero: Hero, what: str, more: int = 1) -> None:
    """Something that a battle goal counts.  GH-GOAL-06"""
    hero.tally[what] = hero.tally.get(what, 0) + more


# Items


def held(hero: Hero, number: int) -> Held | None:
    """The item in the equipment; whatever else is owned stays outside.  GH-TERM-21"""
    return next((each for each in hero.equipment if each.number == number), None)


def cannot_use_item(hero: Hero, owner: Figure, item: Item) -> Refusal | None:
    """It must be ready, its owner not stunned; one without a symbol works once a turn.

    GH-ITEM-05, GH-ITEM-06, GH-ITEM-07, GH-ITEM-17
    """
    mine = held(hero, item.number)
    if mine is None:
        return Refusal("item.not-equipped", "GH-TERM-21", {"item": item.id})
    if mine.state != "ready":
        rule = "GH-ITEM-05" if mine.state == "rotated" else "GH-ITEM-06"
        return Refusal(f"item.{mine.state}", rule, {"item": item.id})
    if item.number in hero.once or (item.need and item.need.kind == "hazard-entered" and not hero.scorched):
        return Refusal("item.not-now", "GH-ITEM-07", {"item": item.id})
    stunned = "stun" in owner.conditions and not item.even_stunned
    return Refusal("condition.stun", "GH-ITEM-17") if stunned else None


def ignores(w: World, figure: Figure, terrain: str) -> bool:
    """An item keeps such terrain from doing anything to its owner.  GH-ITEM-07, GH-ITEM-17"""
    if figure.kind != "character" or "stun" in figure.conditions:
        return False
    return any(terrain in item.ignores for item in worn(w.heroes[figure.seat]))


def worn(hero: Hero) -> list[Item]:
    """The equipment, whatever its state."""
    return [equipment.item(mine.number) for mine in hero.equipment]


def is_powered(w: World, item: Item) -> bool:
    """The element it needs is there.  GH-ELEM-05"""
    return not item.element or bool(ways_to_use(w.elements, [item.element]))


def power(m: M, owner: Figure, item: Item) -> Ask:
    """The element is used; of several the player chooses.  GH-ELEM-05, GH-ELEM-13"""
    w = m.state
    if not item.element:
        return
    ways = {f"feed:{way[0]}": way[0] for way in ways_to_use(w.elements, [item.element])}
    element = yield Choose(owner.seat, "feed", ways)
    use(w.elements, [item.element], [element])
    m.tell(events.FED, owner.id, element)


def items_for(hero: Hero, window: Window) -> list[Item]:
    """The equipped items of a moment, those that nobody wants to hear of left out."""
    numbers = [mine.number for mine in hero.equipment if mine.number not in hero.muted]
    return [item for item in map(equipment.item, numbers) if item.window == window]


def usable(hero: Hero, owner: Figure, window: Window) -> list[Item]:
    """The items that may be used now."""
    return [item for item in items_for(hero, window) if cannot_use_item(hero, owner, item) is None]


def item_options(ready: Iterable[Item]) -> dict[str, Item | int]:
    """To use one of them, to pass, or to hear no more of it in this round."""
    items = list(ready)
    use: dict[str, Item | int] = {f"item:{item.id}": item for item in items}
    return {**use, "pass": 0, **{f"never:{item.id}": item.number for item in items}}


def mute(hero: Hero, number: int) -> None:
    """Its player does not want to hear of an item in this round."""
    if number:
        hero.muted.append(number)


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
    if item.window == "turn" and not item.after:
        hero.once = [*hero.once, item.number]
    count(hero, "items")
    m.tell(events.USED_ITEM, seat, item.id)


def items_at_hand(w: World, owner: Figure) -> list[Item]:
    """In its own turn a character may use items before, during and after its abilities.  GH-TURN-07, GH-ITEM-12"""
    if owner.kind != "character" or w.acting != owner.id:
        return []
    return usable(w.heroes[owner.seat], owner, "turn")


def act_with(m: M, owner: Figure, item: Item) -> None:
    """What an item does is an ability of its own.  GH-TERM-08"""
    use_item(m, owner.seat, item)
    m.state.agenda.append(Act(owner.id, owner.seat, half="item", item=item.number))


def refresh(hero: Hero, state: ItemState) -> None:
    """Items in that state can be used again, with all their slots; some stay used up.

    GH-RECOV-04, GH-RECOV-05, GH-RECOV-06, GH-ITEM-05, GH-ITEM-06
    """
    for mine in hero.equipment:
        if mine.state == state and not (state == "used-up" and equipment.item(mine.number).no_refresh):
            mine.state, mine.used = "ready", 0


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


def droppable(hero: Hero) -> dict[str, str]:
    """Before a rest its owner may end bonuses whose cards are to rest with the others.  GH-ACTIVE-08, GH-ACTIVE-09"""
    return {f"drop:{lasting.card}": lasting.card for lasting in hero.active if not lasting.lost}


def rest(m: M, seat: Seat, lost: str) -> None:
    """Exactly one card is lost, the others come back to the hand.  GH-REST-02"""
    hero = m.state.heroes[seat]
    take_from_discards(m, seat, lost)
    hero.lost.append(lost)
    hero.hand += hero.discard
    hero.discard = []
