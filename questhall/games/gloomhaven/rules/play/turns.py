"""TURN, REST and ITEM: a character's turn, from its first moment to the end."""

from __future__ import annotations

from collections.abc import Iterator

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content.actions import Attack, Infuse, Later, Moment, Move, Summon
from questhall.games.gloomhaven.content.components import Half
from questhall.games.gloomhaven.content.equipment import Item
from questhall.games.gloomhaven.content.hero_cards import HALVES
from questhall.games.gloomhaven.content.terms import STRONG, Element
from questhall.games.gloomhaven.rules.combat.conditions import begin_turn
from questhall.games.gloomhaven.rules.play.afflicting import restore
from questhall.games.gloomhaven.rules.play.deeds import empty_hexes
from questhall.games.gloomhaven.rules.play.encores import begin_again, encore, encores
from questhall.games.gloomhaven.rules.play.hurting import hurt
from questhall.games.gloomhaven.rules.play.purse import (
    CARDS_TO_REST,
    act_with,
    active,
    advance,
    cannot_use_item,
    count,
    counts_as_discarded,
    discard,
    drop,
    droppable,
    items_for,
    refresh,
    rest,
    worn,
)
from questhall.games.gloomhaven.rules.play.table import character, given
from questhall.games.gloomhaven.rules.play.tolls import begin_with
from questhall.games.gloomhaven.rules.play.wearing import end_of_turn
from questhall.games.gloomhaven.state import Act, EndTurn, Figure, Gift, Hero, M, Turn, World
from questhall.kernel import Choose, Flow, Refusal

Deed = tuple[str, str]
LONG_REST_HEAL = 2


def step_turn(m: M, turn: Turn) -> Flow:
    """The start of the turn, then one thing after another until its player ends it.

    GH-TURN-01, GH-TURN-05, GH-TURN-07, GH-COND-11, GH-COND-17, GH-REST-06
    """
    w = m.state
    own = character(w, turn.seat)
    if own is None:
        w.agenda[-1] = EndTurn(w.heroes[turn.seat].sheet.job)
        return
    hero = w.heroes[turn.seat]
    if not turn.begun:
        yield from begin(m, turn, own)
        return
    if turn.ending:
        yield from close(m, turn, hero, own)
        return
    if hero.resting:
        yield from long_rest(m, turn, hero, own)
        return
    options = m.offer(turn.seat, deeds_of(hero), lambda deed: cannot_do(w, hero, own, deed))
    options["end"] = ("end", "")
    deed = yield Choose(turn.seat, "turn", options)
    do(m, turn, hero, own, deed)


def begin(m: M, turn: Turn, own: Figure) -> Flow:
    """A wound hurts before anything else; a stunned character does nothing.  GH-COND-11, GH-COND-16, GH-IX-04

    What cards count "this turn" is counted from here.
    """
    turn.begun = True
    own.acted = True
    hero = m.state.heroes[turn.seat]
    hero.moved = hero.dealt = 0  # what others made it do before counts for no effect of this turn
    hero.charged = hero.scorched = False
    hero.once, hero.doubled = [], []
    m.tell(events.TURN, own.id)
    yield from hurt(m, own, begin_turn(own), "wound")
    if character(m.state, turn.seat) is own:
        yield from begin_with(m, own)
    if "stun" in own.conditions:
        m.tell(events.STUNNED, own.id)
    if character(m.state, turn.seat) is own:
        come_now(m, own, "turn-start")


def come_now(m: M, own: Figure, moment: Moment) -> bool:
    """What cards of earlier rounds bring at this moment of the turn; each uses a slot.  GH-ACTIVE-03, GH-ACTIVE-04"""
    w = m.state
    hero = w.heroes[own.seat]
    due = [gift for gift in own.gifts if isinstance(action := given(gift), Later) and action.moment == moment]
    due = [gift for gift in due if (kept := active(hero, gift.card)) and kept.since < w.round]
    due = [gift for gift in due if is_needed(w, gift)]
    for gift in reversed(due):
        if (element := element_of(gift)) is not None:
            w.elements.coming.append(element)
            m.tell(events.INFUSED, element)
        else:
            w.agenda.append(Act(own.id, own.seat, gift.card, gift.half, granted=True))
    for gift in due:
        advance(m, own.seat, gift.card)
    return any(element_of(gift) is None for gift in due)


def element_of(gift: Gift) -> Element | None:
    """The element that it infuses at the end of turns, if that is what it does."""
    action = given(gift)
    if not isinstance(action, Later) or not isinstance(action.action, Infuse):
        return None
    assert action.action.element != "any"
    return action.action.element


def is_needed(w: World, gift: Gift) -> bool:
    """An element that is strong, or about to be, is not infused again; anything else comes always.  GH-ELEM-02"""
    element = element_of(gift)
    return element is None or (w.elements.columns[element] != STRONG and element not in w.elements.coming)


def deeds_of(hero: Hero) -> Iterator[tuple[str, Deed]]:
    """All that a turn may hold: halves, basic actions, items, ending a bonus."""
    for card in hero.played:
        for half in HALVES:
            yield f"{half}:{card}", (half, card)
    for card in hero.played:
        yield f"attack:{card}", ("basic-top", card)
        yield f"move:{card}", ("basic-bottom", card)
    for item in items_for(hero, "turn"):
        yield f"item:{item.id}", ("item", str(item.number))
    for lasting in hero.active:
        yield f"drop:{lasting.card}", ("drop", lasting.card)


def cannot_do(w: World, hero: Hero, own: Figure, deed: Deed) -> Refusal | None:
    """One top and one bottom of different cards; nothing while stunned.  GH-CARD-05, GH-TURN-01, GH-COND-16"""
    kind, what = deed
    if kind == "drop":
        return None
    item = next((each for each in items_for(hero, "turn") if kind == "item" and str(each.number) == what), None)
    if "stun" in own.conditions and not (item and item.even_stunned):
        return Refusal("condition.stun", "GH-COND-16")
    if item:
        return cannot_use_item(hero, own, item) or cannot_summon(w, own, item)
    half = half_of(kind)
    return Refusal("ability.half", "GH-CARD-05", {"half": half}) if half in hero.halves else None


def cannot_summon(w: World, own: Figure, item: Item) -> Refusal | None:
    """An item that summons needs an empty hex beside its owner.  GH-SUMMON-01"""
    summons = any(isinstance(entry.action, Summon) for entry in item.entries)
    return Refusal("summon.no-hex", "GH-SUMMON-01") if summons and not empty_hexes(w, own) else None


def half_of(kind: str) -> Half:
    return "top" if kind.endswith("top") else "bottom"


def do(m: M, turn: Turn, hero: Hero, own: Figure, deed: Deed) -> None:
    """What its player has chosen."""
    kind, what = deed
    if kind == "end":
        end(m, turn, hero, own)
    elif kind == "drop":
        drop(m, turn.seat, what)
    elif kind == "item":
        act_with(m, own, next(each for each in items_for(hero, "turn") if str(each.number) == what))
    else:
        hero.halves.append(half_of(kind))
        m.tell(events.BASIC if kind.startswith("basic") else events.PLAYED, turn.seat, what, half_of(kind))
        m.state.agenda.append(bettered(hero, Act(own.id, turn.seat, what, kind)))


def bettered(hero: Hero, act: Act) -> Act:
    """Items better the basic actions.  GH-TURN-05, GH-ITEM-07"""
    if act.half == "basic-top" and (attack := max([0, *(item.basic_attack for item in worn(hero))])):
        act.attack = Attack(attack)
    if act.half == "basic-bottom" and (move := max([0, *(item.basic_move for item in worn(hero))])):
        act.move = Move(move)
    return act


def end(m: M, turn: Turn, hero: Hero, own: Figure) -> None:
    """What cards bring at the end, and what items may.  GH-COND-17, GH-ACTIVE-03, GH-ITEM-12"""
    turn.ending = True
    if not come_now(m, own, "turn-end") and not encores(hero, own):
        leave_off(m, turn, hero, own)


def close(m: M, turn: Turn, hero: Hero, own: Figure) -> Flow:
    """Items that go on with the turn, or begin another, are asked about before it is over.  GH-ITEM-12"""
    more = yield from encore(m, hero, own)
    if more == "half":
        return
    leave_off(m, turn, hero, own)
    if more == "turn":
        begin_again(m, hero, own)


def leave_off(m: M, turn: Turn, hero: Hero, own: Figure) -> None:
    """Cards whose ability was not used are discarded.  GH-TURN-04, GH-COND-17"""
    for card in list(hero.played):
        hero.played.remove(card)
        discard(m, turn.seat, card)
    hero.halves, hero.doubled = [], []
    end_of_turn(m, own)
    m.state.agenda[-1] = EndTurn(own.id)


def long_rest(m: M, turn: Turn, hero: Hero, own: Figure) -> Flow:
    """One discarded card of the player's choice is lost, the others come back; Heal 2, and items are refreshed.

    GH-REST-06, GH-REST-08, GH-REST-09, GH-REST-10, GH-ACTIVE-08
    """
    cards = counts_as_discarded(hero)
    if len(cards) < CARDS_TO_REST:
        hero.resting = False
        m.tell(events.NO_REST, turn.seat)
        end(m, turn, hero, own)
        return
    losses = {f"lose:{each}": ("lose", each) for each in cards}
    drops = {key: ("drop", each) for key, each in droppable(hero).items()}
    deed, card = yield Choose(turn.seat, "long-rest", {**losses, **drops})
    if deed == "drop":
        drop(m, turn.seat, card)
        return
    hero.resting = False
    rest(m, turn.seat, card)
    m.tell(events.LONG_REST, turn.seat, card)
    count(hero, "long-rests")
    restore(m, own, LONG_REST_HEAL, own)
    refresh(hero, "rotated")
    end(m, turn, hero, own)
