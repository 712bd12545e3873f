"""Scenario 21: the altar that the Prime Demon's life hangs on leaps from place to place."""

from __future__ import annotations

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content.scenario_map import Ranks
from questhall.games.gloomhaven.content.scenarios import scenario
from questhall.games.gloomhaven.rules.ground.field import nearest_empty
from questhall.games.gloomhaven.rules.monsters.arrivals import FEWEST_CHARACTERS, standees_of
from questhall.games.gloomhaven.rules.play.ambiguous import decider, either
from questhall.games.gloomhaven.rules.play.arriving import arrive, draw_abilities
from questhall.games.gloomhaven.rules.play.entering import unlock
from questhall.games.gloomhaven.rules.play.table import characters, field_of, place, spot
from questhall.games.gloomhaven.state import Figure, M, World
from questhall.kernel import Ask, Flow

MOVES = "throne moves"
DEMONS = {
    "a": "frost-demon",
    "b": "wind-demon",
    "c": "night-demon",
    "d": "earth-demon",
    "e": "flame-demon",
    "f": "sun-demon",
}


def shift(m: M, ranks: Ranks) -> Flow:
    """The altar leaps to its next place, which opens with all doors before it; then it summons the demon of the place.

    GH-BOSS-03, GH-SPECIAL-01
    """
    w = m.state
    marks = scenario(w.scenario).throne
    altar = next((each for each in w.figures if each.kind == "objective"), None)
    if altar is None:
        return
    w.memory[MOVES] = w.memory.get(MOVES, 0) + 1
    mark = marks[w.memory[MOVES] % len(marks)]
    cell = place(w).marked(mark)[0]
    yield from lay_open(m, cell)
    yield from make_room(m, cell, altar)
    put(w, altar, cell)
    m.tell(events.MOVED, altar.id, spot(w, cell), 0)
    yield from summon_there(m, altar, DEMONS[mark], ranks)


def put(w: World, altar: Figure, cell: int) -> None:
    """The obstacle goes with it."""
    w.obstacles = [token for token in w.obstacles if altar.cell not in token]
    altar.cell = cell
    w.obstacles.append([cell])


def lay_open(m: M, cell: int) -> Flow:
    """A closed room is revealed, and every door between it and other open rooms is open."""
    w = m.state
    dungeon = place(w)
    room = next(number for number, cells in enumerate(dungeon.rooms) if cells >> cell & 1)
    if room in w.rooms:
        return
    for door in dungeon.doors_ahead(tuple(w.rooms), tuple(w.doors)):
        if room in dungeon.behind[door] and door not in w.doors:
            yield from unlock(m, door)


def make_room(m: M, cell: int, altar: Figure) -> Flow:
    """Whoever stands there, and whatever lies there, goes to the nearest empty hex; the players choose between several.

    GH-SPECIAL-01, GH-AMBIG-01
    """
    w = m.state
    standing = next((each for each in w.figures if each.cell == cell and each is not altar), None)
    if standing is not None:
        standing.cell = yield from nearest(m, cell)
        m.tell(events.SHOVED, standing.id, spot(w, standing.cell))
    if cell in w.coins:
        to = yield from nearest(m, cell)
        w.coins[to] = w.coins.pop(cell)
    if cell in w.traps:
        to = yield from nearest(m, cell)
        w.traps[to] = w.traps.pop(cell)
    if cell in w.treasures:
        to = yield from nearest(m, cell)
        w.treasures[to] = w.treasures.pop(cell)


def nearest(m: M, cell: int) -> Ask:
    w = m.state
    cells = [each for each in nearest_empty(field_of(w), cell) if each != cell]
    if len(cells) > 1 and (seat := decider(w)) >= 0:
        return (yield either(seat, "spawn", {f"stand:{spot(w, each)}": each for each in cells}))
    return cells[0]


def summon_there(m: M, altar: Figure, type_: str, ranks: Ranks) -> Flow:
    """On an empty hex beside it, if a standee is left; it does not act in this round.  GH-MONOTH-02, GH-MONOTH-04"""
    w = m.state
    if not standees_of(w.standees, type_):
        m.tell(events.NO_STANDEE, type_)
        return
    cell = yield from nearest(m, altar.cell)
    monster = arrive(m, type_, ranks[characters(w) - FEWEST_CHARACTERS], cell, "summoned")
    monster.came = w.round
    m.tell(events.SUMMONED, monster.id, spot(w, cell))
    draw_abilities(m)
