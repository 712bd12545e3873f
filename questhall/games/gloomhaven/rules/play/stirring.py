"""ACTIVE: lasting bonuses that wait for whole actions: what they lend to attacks, and what comes before and after."""

from __future__ import annotations

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content.actions import Attack, Boost, Double, Doubled, Move
from questhall.games.gloomhaven.content.hero_cards import BASIC, card
from questhall.games.gloomhaven.content.terms import Element
from questhall.games.gloomhaven.rules.combat.elements import use, ways_to_use
from questhall.games.gloomhaven.rules.play.counting import is_so
from questhall.games.gloomhaven.rules.play.deeds import did
from questhall.games.gloomhaven.rules.play.purse import advance, learn
from questhall.games.gloomhaven.rules.play.table import boosts, given
from questhall.games.gloomhaven.state import Act, Figure, Gift, M, World
from questhall.kernel import Ask, Choose, Flow


def is_own(act: Act, actor: Figure) -> bool:
    """An action of the character itself, granted by nobody and made with no item."""
    return actor.kind == "character" and not act.granted and not act.item


def waiting_for(actor: Figure, kind: str, standing: str) -> list[tuple[Gift, Boost]]:
    """The bonuses of such actions that work now, whatever their range."""
    found = [(gift, boost) for gift, boost in boosts(actor) if boost.trigger == f"{kind}-action"]
    return [(gift, boost) for gift, boost in found if boost.when != "ranged" and boost.standing == standing]


def forestalled(m: M, act: Act, actor: Figure) -> bool:
    """Whether an action comes before the first attack of this one.  GH-ACTIVE-04, GH-ACTIVE-05"""
    if not is_own(act, actor) or "first" in act.stirred:
        return False
    due = waiting_for(actor, "attack", "first")
    if due:
        act.stirred = [*act.stirred, "first"]
    for gift, _ in reversed(due):
        m.state.agenda.append(Act(actor.id, actor.seat, gift.card, gift.half, granted=True))
        advance(m, actor.seat, gift.card)
    return bool(due)


def stir(m: M, act: Act, actor: Figure, kind: str) -> Flow:
    """An attack or move of one's own has begun: what works on it is used, and what follows it is owed.

    GH-ACTIVE-04, GH-ACTIVE-05, GH-XP-03
    """
    if not is_own(act, actor) or kind in act.stirred:
        return
    found = waiting_for(actor, kind, "then")
    if found:
        act.stirred = [*act.stirred, kind]
    for gift, boost in found:
        if not is_so(m.state, boost.when, actor, actor):
            continue
        if boost.deed is not None:
            act.owed = [*act.owed, gift]
        elif (yield from is_paid(m, act, actor, boost)):
            act.lent = [*act.lent, gift]
            learn(m, actor.seat, boost.bonus.xp if boost.bonus else 0)
            advance(m, actor.seat, gift.card)


def is_paid(m: M, act: Act, actor: Figure, boost: Boost) -> Ask:
    """The element that a bonus asks for, if its player likes to use it.  GH-ELEM-05, GH-ELEM-06"""
    w = m.state
    if boost.element is None:
        return True
    ways = ways_to_use(w.elements, [boost.element])
    if not ways:
        return False
    options: dict[str, Element | None] = {f"feed:{way[0]}": way[0] for way in ways}
    element = yield Choose(act.seat, "feed", {**options, "pass": None})
    if element:
        use(w.elements, [boost.element], [element])
        m.tell(events.FED, actor.id, element)
    return bool(element)


def bring_owed(m: M, act: Act) -> None:
    """Actions that bonuses make the last part of this one, if it was performed.  GH-ACTIVE-04, GH-MOVE-12"""
    if not act.owed:
        return
    entries = BASIC[act.half].entries if act.half in BASIC else card(act.card).half(act.half).entries
    performed = {type(entries[at].action) for at in act.done if at < len(entries)}
    for gift in reversed(act.owed):
        boost = given(gift)
        kind = Move if isinstance(boost, Boost) and boost.trigger == "move-action" else Attack
        if kind in performed:
            m.state.agenda.append(Act(act.figure, act.seat, gift.card, gift.half, granted=True))
            advance(m, act.seat, gift.card)


# Double values


def double(m: M, act: Act, actor: Figure, action: Double) -> None:
    """To the end of this turn.  GH-TURN-02"""
    hero = m.state.heroes[actor.seat]
    hero.doubled = [*hero.doubled, action.what]
    did(act)


def is_doubled(w: World, act: Act, what: Doubled) -> bool:
    """Of abilities that the character plays itself in this turn."""
    return not act.granted and not act.item and act.seat >= 0 and what in w.heroes[act.seat].doubled
