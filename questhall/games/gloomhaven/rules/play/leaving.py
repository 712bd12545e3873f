"""TURN and ENDSCEN: the rest of an ability is left out, a scenario is given up."""

from __future__ import annotations

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content.actions import Action, Affect, Infuse, Suffer
from questhall.games.gloomhaven.content.hero_cards import Ability
from questhall.games.gloomhaven.rules.play.deeds import is_burden, is_cost
from questhall.games.gloomhaven.rules.play.table import living
from questhall.games.gloomhaven.state import Act, Finish, M, World
from questhall.kernel import Ask, Choose, Seat

FORGO = "forgo"
GIVE_UP = "give-up"  # the sign


# The rest of an ability


def is_due(action: Action | None) -> bool:
    """It harms the character itself or its own side, and cannot be skipped.  GH-TURN-04, GH-IX-19"""
    return isinstance(action, Suffer) or is_burden(action) or (isinstance(action, Affect) and is_cost(action))


def forgone(ability: Ability, act: Act) -> list[int]:
    """The entries still to come that leaving would skip; infusing and costs come all the same.  GH-ELEM-03"""
    later = range(act.at + 1, len(ability.entries))
    actions = {at: ability.entries[at].action for at in later}
    return [at for at, action in actions.items() if not isinstance(action, Infuse) and not is_due(action)]


def is_left(act: Act, action: Action | None) -> bool:
    """Whether an entry is passed over: all of them if nothing was done before, for then no cost is paid."""
    return act.left_out and not (act.done and is_due(action))


def may_leave(ability: Ability, act: Act) -> bool:
    """Where more than one action would be skipped; the last one is skipped by itself.  GH-TURN-04"""
    return not act.granted and not act.left_out and bool(forgone(ability, act))


def leave(act: Act) -> None:
    """On with the next entry; of those that are left only costs are carried out.  GH-TURN-04"""
    act.left_out = True
    act.at += 1
    act.part = 0
    act.ready = act.aimed = False
    act.helped, act.spared = [], []


# The whole scenario


def given_up(m: M) -> Ask:
    """Whoever gave the sign for it before the reveal wishes to give up; it is lost if all the others agree.

    GH-ENDSCEN-01, GH-ENDSCEN-02
    """
    w = m.state
    wishing = [seat for seat in living(w) if w.heroes[seat].sign == GIVE_UP]
    if not wishing:
        return False
    others = [seat for seat in living(w) if seat not in wishing]
    agreed = all((yield consents(others)).values()) if others else True
    for seat in wishing:
        w.heroes[seat].sign = ""
    if not agreed:
        m.tell(events.GOES_ON)
        return False
    m.tell(events.GAVE_UP)
    abandon(w)
    return True


def consents(seats: list[Seat]) -> list[Choose]:
    return [Choose(seat, "give-up", {"agree": True, "refuse": False}) for seat in seats]


def abandon(w: World) -> None:
    """A defeat, at once.  GH-ENDSCEN-01"""
    if not w.verdict:
        w.verdict = "lost"
    w.memory["given up"] = 1
    w.agenda = [Finish()]
