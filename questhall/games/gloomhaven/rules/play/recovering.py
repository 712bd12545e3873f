"""RECOV and COND: cards that come back to a hand, items that can be used again, conditions that go."""

from __future__ import annotations

from collections.abc import Iterable

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content import equipment, hero_cards
from questhall.games.gloomhaven.content.actions import ALL, ONE, Cure, Recover, Refresh
from questhall.games.gloomhaven.content.equipment import Item
from questhall.games.gloomhaven.content.terms import CONDITIONS
from questhall.games.gloomhaven.effects.chimera import recover_of_neighbour
from questhall.games.gloomhaven.rules.combat.conditions import NEGATIVE
from questhall.games.gloomhaven.rules.play.deeds import did, group_of, picked, skipped
from questhall.games.gloomhaven.rules.play.purse import active, counts_as_discarded, drop, held
from questhall.games.gloomhaven.state import Act, Figure, Hero, M
from questhall.kernel import Ask, Choose, Flow

# Cards


def recover(m: M, act: Act, actor: Figure, action: Recover) -> Flow:
    """Up to so many cards of the named pile come to the hand at once: one's own, or those of an ally who agrees.

    GH-RECOV-01, GH-RECOV-02, GH-RECOV-03, GH-RECOV-05
    """
    w = m.state
    targets = [each for each in group_of(w, act, actor, action.group) if each.kind == "character"]
    if action.group.count == ONE:
        targets = yield from picked(m, act, "recover-ally", "target", targets, ONE)
    taken = 0
    for each in targets:
        if action.of_neighbour:
            taken += yield from recover_of_neighbour(m, each)
        else:
            taken += yield from recover_cards(m, each, action)
    if taken:
        did(act)
        for each in targets:
            yield from lose_of_hand(m, each, action.losing)
    else:
        skipped(act)


def recoverable(hero: Hero, pile: str) -> list[str]:
    """Cards of a pile, active ones that count for it among them; not those that never come back.

    GH-RECOV-02, GH-RECOV-03
    """
    if pile == "discard":
        return counts_as_discarded(hero)
    lost = [*hero.lost, *(lasting.card for lasting in hero.active if lasting.lost)]
    return [card for card in lost if not hero_cards.card(card).no_recovery]


def recover_cards(m: M, whose: Figure, action: Recover) -> Ask:
    """How many the owner took."""
    hero = m.state.heroes[whose.seat]
    taken: list[str] = []
    while action.count == ALL or len(taken) < action.count:
        left = [card for card in recoverable(hero, action.pile) if card not in taken]
        if not left:
            break
        options: dict[str, Iterable[str]] = {f"recover:{card}": (card,) for card in left}
        if action.count == ALL or len(left) <= action.count - len(taken):
            options = {"all": tuple(left), **options}
        cards = yield Choose(whose.seat, "recover", {**options, "stop" if taken else "skip": ()})
        if not cards:
            break
        for card in cards:
            to_hand(m, whose, card, action.pile)
            taken.append(card)
    if taken:
        m.tell(events.RECOVERED, whose.seat, taken)
    return len(taken)


def to_hand(m: M, whose: Figure, card: str, pile: str) -> None:
    hero = m.state.heroes[whose.seat]
    if active(hero, card):
        drop(m, whose.seat, card)
    (hero.discard if pile == "discard" else hero.lost).remove(card)
    hero.hand.append(card)


def lose_of_hand(m: M, whose: Figure, cards: int) -> Flow:
    """So many cards of the hand are lost, as their owner chooses.  GH-CARD-07"""
    hero = m.state.heroes[whose.seat]
    for _ in range(min(cards, len(hero.hand))):
        card = yield Choose(whose.seat, "lose-card", {f"lose:{card}": card for card in hero.hand})
        hero.hand.remove(card)
        hero.lost.append(card)
        m.tell(events.LOST, whose.seat, card)


# Items


def refresh_items(m: M, act: Act, actor: Figure, action: Refresh) -> Flow:
    """Somebody's used items of a slot, except those that never come back.  GH-RECOV-04, GH-RECOV-05, GH-RECOV-06"""
    w = m.state
    people = [each for each in group_of(w, act, actor, action.group) if each.kind == "character"]
    people = [each for each in people if refreshable(w.heroes[each.seat], action)]
    if action.group.count == ONE:
        people = yield from picked(m, act, "refresh-ally", "target", people, ONE)
    for each in people:
        hero = w.heroes[each.seat]
        if action.count == ALL and (yield Choose(each.seat, "refresh", {"do": True, "skip": False})):
            for used in refreshable(hero, action):
                make_ready(m, each, used)
            act.done = [*act.done, act.at]
        for _ in range(action.count):
            items = {f"refresh:{item.id}": item for item in refreshable(hero, action)}
            item = (yield Choose(each.seat, "refresh", {**items, "skip": None})) if items else None
            if item is None:
                break
            make_ready(m, each, item)
            if act.at not in act.done:
                act.done.append(act.at)
    skipped(act)


def make_ready(m: M, owner: Figure, item: Item) -> None:
    """With all its slots.  GH-RECOV-06"""
    mine = held(m.state.heroes[owner.seat], item.number)
    assert mine is not None
    mine.state, mine.used = "ready", 0
    m.tell(events.REFRESHED, owner.seat, item.id)


def refreshable(hero: Hero, action: Refresh) -> list[Item]:
    """GH-RECOV-04"""
    used = [equipment.item(mine.number) for mine in hero.equipment if mine.state == action.state]
    there = [item for item in used if not action.slot or item.slot == action.slot]
    return [item for item in there if not (action.state == "used-up" and item.no_refresh)]


# Conditions


def cure(m: M, act: Act, actor: Figure, action: Cure) -> Flow:
    """Negative conditions go, as many as it says, of more the player chooses.  GH-COND-01, GH-COND-03"""
    left = [each for each in CONDITIONS if each in NEGATIVE and each in actor.conditions]
    count = len(left) if action.count == ALL else min(action.count, len(left))
    for _ in range(count):
        gone = left[0]
        if action.count != ALL:
            gone = yield Choose(act.seat, "cure", {f"cure:{each}": each for each in left})
        left.remove(gone)
        actor.conditions.pop(gone)
        m.tell(events.OVER, actor.id, gone)
    did(act) if count else skipped(act)
