"""OVERLAY: traps that characters set and disarm, obstacles that they make, move and destroy."""

from __future__ import annotations

from collections.abc import Iterable

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content.actions import (
    ONE,
    Affect,
    Area,
    Attack,
    Destroy,
    DisarmTrap,
    Displace,
    Entry,
    Obstacles,
    SetTrap,
)
from questhall.games.gloomhaven.content.hero_cards import BASIC, card
from questhall.games.gloomhaven.content.terms import Trap
from questhall.games.gloomhaven.rules.ground.areas import ways_in_range
from questhall.games.gloomhaven.rules.ground.field import Field, is_empty, is_unoccupied
from questhall.games.gloomhaven.rules.ground.obstacles import cuts_off, obstacle_hexes
from questhall.games.gloomhaven.rules.play.deeds import did, empty_hex, group_of, picked, skipped
from questhall.games.gloomhaven.rules.play.entering import suffer_trap
from questhall.games.gloomhaven.rules.play.purse import count
from questhall.games.gloomhaven.rules.play.shattering import obstacles_beside
from questhall.games.gloomhaven.rules.play.table import field_of, floor, spot
from questhall.games.gloomhaven.rules.play.tokens import breakable_obstacles
from questhall.games.gloomhaven.state import Act, Figure, M, World
from questhall.hex.bits import cells_of
from questhall.kernel import Choose, Flow

Cells = list[int]


# Traps


def set_trap(m: M, act: Act, actor: Figure, action: SetTrap) -> Flow:
    """GH-OVERLAY-10"""
    w = m.state
    cell = yield from empty_hex(m, act, "trap")
    if cell is None:
        skipped(act)
        return
    w.traps[cell] = Trap(action.damage, action.conditions, action.xp, actor.seat)
    m.tell(events.TRAP_SET, actor.id, spot(w, cell))
    did(act)


def disarm_trap(m: M, act: Act, actor: Figure, action: DisarmTrap) -> Flow:
    """It is removed; perhaps an enemy suffers what it would have done.  GH-OVERLAY-07"""
    w = m.state
    near = [cell for cell in floor(w).grid.neighbours[actor.cell] if cell in w.traps]
    options = {f"disarm:{spot(w, cell)}": cell for cell in near}
    cell = (yield Choose(act.seat, "disarm", {**options, "skip": None})) if options else None
    if cell is None:
        skipped(act)
        return
    trap = w.traps.pop(cell)
    count(w.heroes[actor.seat], "traps")
    m.tell(events.TRAP_DISARMED, actor.id, spot(w, cell))
    did(act)
    if action.upon:
        for each in (yield from picked(m, act, "affect", "target", group_of(w, act, actor, action.upon), ONE)):
            yield from suffer_trap(m, each, trap, spot(w, cell), actor)


# Obstacles


def make_obstacles(m: M, act: Act, actor: Figure, action: Obstacles) -> Flow:
    """On empty hexes within range, and never so that a part of the map is cut off.  GH-OVERLAY-17, GH-OVERLAY-18"""
    w = m.state
    made: list[Cells] = []
    while len(made) < action.count:
        tokens = places_for(w, act, actor, action)
        options = {f"obstacle:{'+'.join(spot(w, cell) for cell in token)}": token for token in tokens}
        if not options:
            break
        token = yield Choose(act.seat, "obstacle", {**options, "stop" if made else "skip": None})
        if token is None:
            break
        w.obstacles.append(token)
        made.append(token)
        for cell in token:
            m.tell(events.OBSTACLE, actor.id, spot(w, cell))
    remember(act, (cell for token in made for cell in token))
    if made:
        did(act)
    else:
        skipped(act)


def places_for(w: World, act: Act, actor: Figure, action: Obstacles) -> list[Cells]:
    """The hexes that the next obstacle may take.  GH-OVERLAY-17, GH-LOS-04, GH-LOS-05"""
    field = field_of(w)
    if action.there:
        return [[cell] for cell in act.spots if is_unoccupied(field, cell) and not cuts_off(field, [cell])]
    if action.range == 1:
        return [[cell] for cell in obstacle_hexes(field, field.grid.neighbours[actor.cell])]
    near = list(cells_of(floor(w).board.within(actor.cell, action.range) & floor(w).seen_from(actor.cell)))
    if action.form is None:
        return [[cell] for cell in obstacle_hexes(field, near)]
    return places_of_form(field, actor, action.form, action.range, near)


def places_of_form(field: Field, actor: Figure, form: Area, reach: int, near: Cells) -> list[Cells]:
    """All hexes of the form must be empty and within range."""
    laid = (sorted(area) for area in ways_in_range(field, actor.cell, form.hexes, reach))
    whole = [cells for cells in laid if len(cells) == len(form.hexes) and set(cells) <= set(near)]
    empty = [cells for cells in whole if all(is_empty(field, cell) for cell in cells)]
    return [cells for cells in empty if not cuts_off(field, cells)]


def destroy_obstacle(m: M, act: Act, actor: Figure, action: Destroy) -> Flow:
    """The whole token is gone, or every one of which a hex is within range.  GH-OVERLAY-18"""
    w = m.state
    if action.range:
        reach = floor(w).board.within(actor.cell, action.range) & floor(w).seen_from(actor.cell)
        near = [token for token in breakable_obstacles(w) if any(reach >> cell & 1 for cell in token)]
        tokens = near if near and (yield Choose(act.seat, "destroy", {"do": True, "skip": False})) else []
    else:
        options = {f"destroy:{spot(w, token[0])}": [token] for token in obstacles_beside(w, actor)}
        tokens = (yield Choose(act.seat, "destroy", {**options, "skip": []})) if options else []
    for token in tokens:
        w.obstacles.remove(token)
        m.tell(events.SMASHED, actor.id, spot(w, token[0]))
    remember(act, (cell for token in tokens for cell in token))
    if tokens:
        did(act)
    else:
        skipped(act)


def displace(m: M, act: Act, actor: Figure, action: Displace) -> Flow:
    """It is lifted, and put down on an empty hex where it cuts off nothing.  GH-OVERLAY-17, GH-OVERLAY-18"""
    w = m.state
    places = {tuple(token): free_places(w, actor, token, action.range) for token in obstacles_beside(w, actor)}
    tokens = {f"lift:{spot(w, token[0])}": token for token, free in places.items() if len(token) == 1 and free}
    token = (yield Choose(act.seat, "lift", {**tokens, "skip": None})) if tokens else None
    if token is None:
        skipped(act)
        return
    cell = yield Choose(act.seat, "obstacle", {f"obstacle:{spot(w, cell)}": cell for cell in places[token]})
    w.obstacles[w.obstacles.index(list(token))] = [cell]
    m.tell(events.OBSTACLE, actor.id, spot(w, cell))
    remember(act, [cell])
    did(act)


def free_places(w: World, actor: Figure, token: Cells, reach: int) -> Cells:
    """Where an obstacle may be put down.  GH-OVERLAY-17, GH-TERM-13"""
    field = field_of(w)
    near = floor(w).board.within(actor.cell, reach) & floor(w).seen_from(actor.cell)
    return [cell for cell in cells_of(near) if is_empty(field, cell) and not cuts_off(field, [cell], token)]


# What later entries ask about


def remember(act: Act, cells: Iterable[int]) -> None:
    """The hexes of obstacles or of the killed, where a later entry of the card asks for them."""
    if act.card and act.half not in BASIC and any(map(asks_for_spots, card(act.card).half(act.half).entries)):
        act.spots = list(cells)


def asks_for_spots(entry: Entry) -> bool:
    action = entry.action
    if isinstance(action, Attack):
        return action.beside_spots or any(bonus.per == "hex-cleared" for bonus in action.bonuses)
    if isinstance(action, Affect):
        return action.group.where == "beside-spots"
    return isinstance(action, Obstacles) and action.there
