"""BOSS: what only bosses do: open doors, order and spur others, move a throne, lay and hatch eggs."""

from __future__ import annotations

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content.actions import (
    Again,
    Hatch,
    Lay,
    OpenDoor,
    ShiftThrone,
    Spur,
)
from questhall.games.gloomhaven.content.scenarios import scenario
from questhall.games.gloomhaven.rules.combat.conditions import cannot_perform
from questhall.games.gloomhaven.rules.monsters.arrivals import standees_of
from questhall.games.gloomhaven.rules.monsters.others import monster_summon_hexes
from questhall.games.gloomhaven.rules.play.ambiguous import one_hex
from questhall.games.gloomhaven.rules.play.arriving import arrive, draw_abilities
from questhall.games.gloomhaven.rules.play.entering import open_door
from questhall.games.gloomhaven.rules.play.table import (
    allies,
    field_of,
    place,
    spot,
)
from questhall.games.gloomhaven.rules.play.throne import shift
from questhall.games.gloomhaven.rules.play.tokens import make_token, numbered, token_gone
from questhall.games.gloomhaven.state import Beast, Figure, M
from questhall.kernel import Flow


def open_next_door(m: M, beast: Beast, actor: Figure, action: OpenDoor) -> Flow:
    """The boss goes to the next of the scenario's doors, from the last again to the first, and opens it.

    GH-BOSS-03, GH-SPECIAL-04
    """
    w = m.state
    beast.at += 1
    doors = [place(w).marked(mark)[0] for mark in scenario(w.scenario).locked]
    if not doors or cannot_perform(actor, "move"):
        return
    number = w.memory.get("next door", 0)
    w.memory["next door"] = number + 1
    door = doors[number % len(doors)]
    if door in w.doors and any(each.cell == door for each in w.figures if each is not actor):
        return
    actor.cell = door
    m.tell(events.MOVED, actor.id, spot(w, door), 0)
    if door not in w.doors:
        yield from open_door(m, actor, door)


def again(m: M, beast: Beast, actor: Figure, action: Again) -> None:
    """One after another, elites first, with the card of the round; whoever has just been summoned does not act.

    GH-BOSS-03, GH-MONORD-03, GH-MONORD-04, GH-MONOTH-04
    """
    w = m.state
    beast.at += 1
    of_type = [each for each in w.figures if each.name == action.type and each.came != w.round]
    of_type.sort(key=lambda each: (each.rank != "elite", each.number), reverse=True)
    w.agenda += [Beast(each.id, extra=True) for each in of_type]


def spur(m: M, beast: Beast, actor: Figure, action: Spur) -> None:
    """GH-BOSS-03"""
    beast.at += 1
    for each in allies(m.state, actor):
        each.spurred += action.amount
        m.tell(events.SPURRED, each.id, action.amount)


def shift_throne(m: M, beast: Beast, actor: Figure, action: ShiftThrone) -> Flow:
    """GH-BOSS-03"""
    beast.at += 1
    yield from shift(m, action.ranks)


def lay(m: M, beast: Beast, actor: Figure, action: Lay) -> Flow:
    """As many as there are characters, on adjacent empty hexes as near as possible to an enemy.

    GH-BOSS-03, GH-MONOTH-02, GH-SPECIAL-06
    """
    w = m.state
    beast.at += 1
    page = scenario(w.scenario).token(action.token)
    for _ in w.heroes if page else ():
        hexes = monster_summon_hexes(field_of(w), actor.cell, 1)
        if page is None or not hexes:
            return
        cell = yield from one_hex(m, beast, "monster-summon", "summon", hexes)
        token = make_token(w, page, numbered(w, page.name) + 1, cell)
        w.figures.append(token)
        m.tell(events.SUMMONED, token.id, spot(w, cell))


def hatch(m: M, beast: Beast, actor: Figure, action: Hatch) -> None:
    """GH-BOSS-03, GH-SPECIAL-01, GH-SPECIAL-03"""
    w = m.state
    beast.at += 1
    for token in [each for each in w.figures if each.name == action.token]:
        w.figures.remove(token)
        m.tell(events.DESTROYED, token.id)
        token_gone(m, token)
        if standees_of(w.standees, action.type):
            monster = arrive(m, action.type, "normal", token.cell, "spawned")
            m.tell(events.SPAWNED, monster.id, spot(w, token.cell))
        else:
            m.tell(events.NO_STANDEE, action.type)
    draw_abilities(m)
