"""TURN, REST and ITEM: a character's turn, from its first moment to the end."""

from __future__ import annotations

from collections.abc import Iterator

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content.actions import Summon
from questhall.games.gloomhaven.content.components import Half
from questhall.games.gloomhaven.content.equipment import Item
from questhall.games.gloomhaven.content.hero_cards import HALVES
from questhall.games.gloomhaven.rules.combat.conditions import begin_turn
from questhall.games.gloomhaven.rules.heroes.cards import CARDS_TO_REST
from questhall.games.gloomhaven.rules.heroes.items import refresh_rotated
from questhall.games.gloomhaven.rules.heroes.rest import LONG_REST_HEAL
from questhall.games.gloomhaven.rules.play.afflicting import restore
from questhall.games.gloomhaven.rules.play.deeds import empty_hexes
from questhall.games.gloomhaven.rules.play.hurting import hurt
from questhall.games.gloomhaven.rules.play.purse import (
    cannot_use_item,
    count,
    counts_as_discarded,
    discard,
    drop,
    items_for,
    take_from_discards,
    use_item,
)
from questhall.games.gloomhaven.rules.play.table import character
from questhall.games.gloomhaven.state import Act, EndTurn, Figure, Hero, M, Turn, World
from questhall.kernel import Choose, Flow, Refusal

Deed = tuple[str, str]


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
    hero.charged = False
    m.tell(events.TURN, own.id)
    yield from hurt(m, own, begin_turn(own), "wound")
    if "stun" in own.conditions:
        m.tell(events.STUNNED, own.id)


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
    if "stun" in own.conditions:
        return Refusal("condition.stun", "GH-COND-16")
    if kind == "item":
        item = next(each for each in items_for(hero, "turn") if str(each.number) == what)
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
        use_item(m, turn.seat, next(each for each in items_for(hero, "turn") if str(each.number) == what))
        m.state.agenda.append(Act(own.id, turn.seat, half="item", item=int(what)))
    else:
        hero.halves.append(half_of(kind))
        m.tell(events.BASIC if kind.startswith("basic") else events.PLAYED, turn.seat, what, half_of(kind))
        m.state.agenda.append(Act(own.id, turn.seat, what, kind))


def end(m: M, turn: Turn, hero: Hero, own: Figure) -> None:
    """Cards whose ability was not used are discarded.  GH-TURN-04, GH-COND-17"""
    for card in list(hero.played):
        hero.played.remove(card)
        discard(m, turn.seat, card)
    hero.halves = []
    m.state.agenda[-1] = EndTurn(own.id)


def long_rest(m: M, turn: Turn, hero: Hero, own: Figure) -> Flow:
    """One discarded card of the player's choice is lost, the others come back; Heal 2, and items are refreshed.

    GH-REST-06, GH-REST-08, GH-REST-09, GH-REST-10, GH-ACTIVE-08
    """
    cards = counts_as_discarded(hero)
    if len(cards) < CARDS_TO_REST:
        m.tell(events.NO_REST, turn.seat)
        hero.resting = False
        end(m, turn, hero, own)
        return
    kept = [each.card for each in hero.active if not each.lost]
    options = {f"lose:{each}": each for each in cards} | {f"drop:{each}": f"drop {each}" for each in kept}
    card = yield Choose(turn.seat, "long-rest", options)
    if card.startswith("drop "):
        drop(m, turn.seat, card.removeprefix("drop "))
        return
    hero.resting = False
    take_from_discards(m, turn.seat, card)
    hero.lost.append(card)
    hero.hand += hero.discard
    hero.discard = []
    m.tell(events.LONG_REST, turn.seat, card)
    count(hero, "long-rests")
    restore(m, own, LONG_REST_HEAL)
    refresh_rotated(hero)
    end(m, turn, hero, own)
