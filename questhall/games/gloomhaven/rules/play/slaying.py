"""ATK and BOSS: figures that die at a word, and monsters that turn on their own."""

from __future__ import annotations

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content.actions import ALL, Area, Attack, Charm, Kill
from questhall.games.gloomhaven.content.components import Half
from questhall.games.gloomhaven.rules.play.attacking import layings
from questhall.games.gloomhaven.rules.play.deeds import activate, did, group_of, picked, skipped
from questhall.games.gloomhaven.rules.play.hurting import slay
from questhall.games.gloomhaven.rules.play.purse import learn
from questhall.games.gloomhaven.rules.play.rounds import is_waiting
from questhall.games.gloomhaven.rules.play.terrain import remember
from questhall.games.gloomhaven.state import Act, Figure, Gift, M
from questhall.kernel import Ask, Choose, Flow


def kill(m: M, act: Act, actor: Figure, action: Kill) -> Flow:
    """One that the player picks, or all of them; no shield and no hit points help.  GH-ATK-12, GH-BOSS-02, GH-XP-03"""
    if action.area:
        act.area = yield from area_laid(m, act, actor, action.area)
    victims = [each for each in group_of(m.state, act, actor, action.group) if each.kind != "objective"]
    if action.group.count != ALL:
        victims = yield from picked(m, act, "kill", "target", victims, action.group.count)
    elif victims and not action.area and not (yield Choose(act.seat, "kill", {"do": True, "skip": False})):
        victims = []
    remember(act, [each.cell for each in victims])
    for each in victims:
        slay(m, each, actor)
        learn(m, actor.seat, action.xp_each)
    if victims:
        did(act)
    else:
        skipped(act)


def area_laid(m: M, act: Act, actor: Figure, area: Area) -> Ask:
    """Where the player lays it: on an enemy in sight at least.  GH-AREA-01, GH-AREA-02, GH-AREA-05"""
    ways = dict(layings(m.state, act, actor, Attack(area=area)))
    laid = (yield Choose(act.seat, "kill", {**ways, "skip": ()})) if ways else ()
    return sorted(laid)


def charm(m: M, act: Act, actor: Figure, action: Charm) -> Flow:
    """The enemy is marked till the end of the round; one that has acted, or came in this round, has no turn to give.

    GH-ACTIVE-07, GH-BOSS-02, GH-MONOTH-04
    """
    w = m.state
    reached = [each for each in group_of(w, act, actor, action.group) if is_waiting(w, each)]
    for each in (yield from picked(m, act, "charm", "target", reached, action.group.count)):
        activate(m, act)
        half: Half = "top" if act.half == "top" else "bottom"
        each.gifts = [*each.gifts, Gift(act.card, half, act.at)]
        m.tell(events.CHARMED, actor.id, each.id)
        did(act)
        return
    skipped(act)
