"""ITEM: what items add to the end of a turn: one more half of a card, a second turn."""

from __future__ import annotations

from typing import cast

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content import hero_cards
from questhall.games.gloomhaven.content.components import Half
from questhall.games.gloomhaven.content.equipment import Item
from questhall.games.gloomhaven.rules.play.purse import item_options, mute, usable, use_item
from questhall.games.gloomhaven.state import Act, Figure, Hero, M
from questhall.kernel import Ask, Choose

PAIR = 2


def encores(hero: Hero, own: Figure) -> list[Item]:
    """The items that give something to do at the end of this turn.  GH-ITEM-12"""
    return [item for item in usable(hero, own, "end") if (leads(hero) if item.encore == "turn" else hero.hand)]


def leads(hero: Hero) -> list[str]:
    """The cards of the hand that can lead a second turn: each later than the turn that ends.  GH-INIT-03"""
    if len(hero.hand) < PAIR:
        return []
    return [card for card in hero.hand if hero_cards.card(card).initiative > hero.initiative]


def encore(m: M, hero: Hero, own: Figure) -> Ask:
    """What its player does at the end of the turn: another half at once, a second turn to come, or nothing.

    GH-ITEM-12, GH-ITEM-06
    """
    while ready := encores(hero, own):
        item = yield Choose(own.seat, "end-item", item_options(ready))
        if not isinstance(item, Item):
            mute(hero, item)
            if item:
                continue
            return ""
        if item.encore == "turn":
            yield from second_pair(m, hero, own, item)
            return "turn"
        yield from one_more_half(m, hero, own, item)
        return "half"
    return ""


def one_more_half(m: M, hero: Hero, own: Figure, item: Item) -> Ask:
    """A card of the hand is played for its top, or its bottom, alone.  GH-CARD-05, GH-TURN-02"""
    half = cast(Half, item.encore)
    card = yield Choose(own.seat, "encore", {f"{half}:{each}": each for each in hero.hand})
    use_item(m, own.seat, item)
    hero.hand.remove(card)
    hero.played.append(card)
    m.tell(events.PLAYED, own.seat, card, half)
    m.state.agenda.append(Act(own.id, own.seat, card, half))


def second_pair(m: M, hero: Hero, own: Figure, item: Item) -> Ask:
    """Two cards for another turn of this round, at the initiative of the leading one.  GH-INIT-02, GH-INIT-03"""
    lead = yield Choose(own.seat, "encore-lead", {f"lead:{each}": each for each in leads(hero)})
    rest = [each for each in hero.hand if each != lead]
    other = yield Choose(own.seat, "encore-other", {f"other:{each}": each for each in rest})
    use_item(m, own.seat, item)
    hero.hand = [each for each in rest if each != other]
    hero.chosen = [lead, other]


def begin_again(m: M, hero: Hero, own: Figure) -> None:
    """The second pair is shown, and its owner waits for its turn.  GH-INIT-02, GH-INIT-03"""
    hero.played, hero.chosen = list(hero.chosen), []
    hero.initiative, hero.second = (hero_cards.card(card).initiative for card in hero.played)
    own.acted = False
    m.tell(events.REVEALED, own.seat, *hero.played, hero.initiative)
