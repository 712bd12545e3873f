"""MOVE and DOOR: a move under a player's control, in one go or step by step, cut where a door opens."""

from __future__ import annotations

from collections.abc import Iterator

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content.equipment import Item
from questhall.games.gloomhaven.rules.combat.conditions import cannot_perform
from questhall.games.gloomhaven.rules.ground.ground import Gait
from questhall.games.gloomhaven.rules.ground.movement import barred
from questhall.games.gloomhaven.rules.play.acting import ability_of
from questhall.games.gloomhaven.rules.play.entering import enter, loot_hexes, open_door
from questhall.games.gloomhaven.rules.play.leaving import FORGO, leave, may_leave
from questhall.games.gloomhaven.rules.play.purse import act_with, items_at_hand, usable, use_item
from questhall.games.gloomhaven.rules.play.shattering import clear_way
from questhall.games.gloomhaven.rules.play.table import (
    character,
    closed_doors,
    figure,
    floor,
    hero_of,
    obstacle_mask,
    place,
    present,
    spot,
)
from questhall.games.gloomhaven.rules.play.treading import own_way
from questhall.games.gloomhaven.rules.play.ways import Ways, cannot_stand, door_ways, gait_of, ground_under
from questhall.games.gloomhaven.state import Act, Figure, M, Walk, World
from questhall.hex.bits import Mask, cells_of, mask_of
from questhall.kernel import Choose, Flow, Refusal

Step = tuple[str, int]  # what to do, and the cell


def step_walk(m: M, walk: Walk) -> Flow:
    """One leg of a move: to its end, one hex on, onto a door; or an item that betters it.

    GH-MOVE-01, GH-MOVE-12, GH-DOOR-01, GH-DOOR-09, GH-ITEM-12, GH-TURN-04, GH-TURN-07
    """
    w = m.state
    mover = figure(w, walk.figure)
    if mover is None or (refusal_to_go(mover) and not walk.moved) or cannot_perform(mover, "move"):
        arrived(m, walk)
        return
    gait = gait_of(mover, walk.jump)
    ways = Ways(ground_under(w, mover, gait), walk.points, slow=not walk.forced)
    options: dict[str, Step | Item | str | None] = dict(legs(m, walk, mover, ways))
    if not walk.forced:
        items = [*move_items(w, walk, mover), *items_at_hand(w, mover)]
        options |= {f"item:{item.id}": item for item in items}
    if may_stop(w, walk, mover):
        options["stop" if walk.moved else "skip"] = None
        if (act := below(w)) is not None and act.figure == walk.figure and may_leave(ability_of(act), act):
            options[FORGO] = FORGO
    if not options:
        arrived(m, walk)
        return
    if m.explaining:
        m.offer(walk.seat, refused_ends(w, mover, ways), lambda cell: cannot_stand(w, mover, cell, gait))
    answer = yield Choose(walk.seat, "move", options)
    if answer is None or answer == FORGO:
        act = below(w)
        if walk.aloft:
            yield from enter(m, mover, mover.cell, True, driver(w, walk))
        arrived(m, walk)
        if answer == FORGO and act is not None:
            leave(act)
    elif isinstance(answer, Item) and answer.window == "turn":
        act_with(m, mover, answer)
    elif isinstance(answer, Item):
        use_item(m, mover.seat, answer)
        walk.points += answer.adds
        walk.jump |= answer.jump
    else:
        yield from go(m, walk, mover, ways, answer)


def refusal_to_go(mover: Figure) -> Refusal | None:
    """Whether it may begin to move at all.  GH-COND-14"""
    return cannot_perform(mover, "move")


def legs(m: M, walk: Walk, mover: Figure, ways: Ways) -> Iterator[tuple[str, Step]]:
    """Where the figure can go now: every end within reach, every next hex, every door."""
    w = m.state
    if walk.straight:
        yield from straight_legs(w, walk, mover, ways)
        return
    spots = place(w).spots
    wanted = wanted_ends(w, walk)
    for _, cells in ways.ends():
        for cell in cells_of(cells & wanted):
            yield f"go:{spots[cell]}", ("go", cell)
    if mover.kind == "character" and not walk.forced and not walk.by_obstacle:
        for door in sorted(door_ways(w, ways, closed_doors(w))):
            yield f"door:{spots[door]}", ("door", door)
    if not walk.beside and not walk.by_obstacle:
        for cell in next_hexes(w, walk, mover, ways):
            yield f"step:{spots[cell]}", ("step", cell)


def wanted_ends(w: World, walk: Walk) -> Mask:
    """The hexes where a move must end, all of them if nothing is asked."""
    if walk.beside:
        return floor(w).board.within(present(w, walk.beside).cell, 1)
    if not walk.by_obstacle:
        return -1
    around = floor(w).grid.neighbours
    return mask_of(cell for cell in floor(w).grid.cells if any(obstacle_mask(w) >> near & 1 for near in around[cell]))


def straight_legs(w: World, walk: Walk, mover: Figure, ways: Ways) -> Iterator[tuple[str, Step]]:
    """The hexes and doors of the straight lines from here, or of the line that the move has taken."""
    spots, doors = place(w).spots, closed_doors(w) if mover.kind == "character" and not walk.forced else []
    for heading in [walk.heading] if walk.heading else ways.ground.grid.steps:
        line = straight_line(ways, mover.cell, heading, walk.points)
        for cell in line:
            if ways.stops >> cell & 1:
                yield f"go:{spots[cell]}", ("go", cell)
        last = line[-1] if line else mover.cell
        points = spent(ways, line, False, walk.forced)
        if last + heading in doors and last + heading in place(w).whole.neighbours[last] and points < walk.points:
            yield f"door:{spots[last + heading]}", ("door", last + heading)


def straight_line(ways: Ways, start: int, heading: int, points: int) -> list[int]:
    """The hexes in one direction that so many points suffice for."""
    ground, line = ways.ground, list[int]()
    blocked = barred(ground)
    while True:
        last = line[-1] if line else start
        cell = last + heading
        if cell not in ground.grid.neighbours[last] or blocked >> cell & 1:
            return line
        if spent(ways, [*line, cell], False, False) > points:
            return line
        line.append(cell)


def next_hexes(w: World, walk: Walk, mover: Figure, ways: Ways) -> Iterator[int]:
    """Single steps from which the move can go on.  GH-MOVE-02, GH-MOVE-04"""
    if walk.points < 2:
        return
    ground = ways.ground
    reached = ways.reached()
    taken = ground.allies | sum(1 << cell for cell in ground.enemies) | ground.obstacles
    for cell in ground.grid.neighbours[mover.cell]:
        if not reached >> cell & 1:
            continue
        price = 1 + (ground.difficult >> cell & 1 if ground.gait is Gait.WALK and not walk.forced else 0)
        if price >= walk.points and taken >> cell & 1:
            continue
        if price < walk.points and (not taken >> cell & 1 or leads_on(w, walk, mover, cell, price)):
            yield cell


def leads_on(w: World, walk: Walk, mover: Figure, cell: int, price: int) -> bool:
    """Whether a hex that is taken can be left again with the points that remain."""
    here, mover.cell = mover.cell, cell
    ways = Ways(ground_under(w, mover, gait_of(mover, walk.jump)), walk.points - price, slow=not walk.forced)
    found = bool(ways.ends())
    mover.cell = here
    return found


def may_stop(w: World, walk: Walk, mover: Figure) -> bool:
    """A move may always end, but not on another figure or an obstacle, and landing may cost a point.

    GH-MOVE-04, GH-MOVE-07, GH-MOVE-12
    """
    if not walk.moved:
        return True
    rough = walk.aloft and floor(w).difficult >> mover.cell & 1
    return cannot_stand(w, mover, mover.cell, gait_of(mover, walk.jump)) is None and walk.points >= rough


def refused_ends(w: World, mover: Figure, ways: Ways) -> Iterator[tuple[str, int]]:
    """Hexes within reach where the move cannot end, with the reason behind each."""
    spots = place(w).spots
    ends = 0
    for _, cells in ways.ends():
        ends |= cells
    around = 0
    for cell in cells_of(ways.reached()):
        for next_ in ways.ground.grid.neighbours[cell]:
            around |= 1 << next_
    for cell in cells_of((around | ways.reached()) & ~ends):
        if cell != mover.cell:
            yield f"go:{spots[cell]}", cell


def move_items(w: World, walk: Walk, mover: Figure) -> list[Item]:
    """Items that better a move of one's own.  GH-ITEM-12"""
    hero = hero_of(w, mover)
    if hero is None or mover.kind != "character":
        return []
    return [item for item in usable(hero, mover, "move") if not (item.jump and walk.jump)]


def go(m: M, walk: Walk, mover: Figure, ways: Ways, leg: Step) -> Flow:
    """Hex by hex along the least harmful way.  GH-MOVE-03, GH-MOVE-06, GH-MOVE-07"""
    w = m.state
    kind, goal = leg
    if walk.straight:
        way, points = way_of_line(ways, mover, goal, walk)
    elif kind == "step":
        way, points = [goal], spent(ways, [goal], False, walk.forced)
    else:
        way = yield from own_way(m, walk.seat, ways, goal)
        points = spent(ways, way, kind == "go", walk.forced)
    jumping, by = ways.ground.gait is Gait.JUMP, driver(w, walk)
    walk.aloft = jumping and kind != "go"
    for number, cell in enumerate(way, 1):
        last = number == len(way)
        on_foot = ways.ground.gait is Gait.WALK or (jumping and last and kind == "go")
        walk.moved = True
        note_step(w, walk, mover, cell)
        yield from enter(m, mover, cell, on_foot, by)
        if figure(w, walk.figure) is not mover:
            break
        if walk.loot:
            yield from loot_hexes(m, mover, 1 << cell)
        if cannot_perform(mover, "move"):
            break
    walk.points -= points
    m.tell(events.MOVED, walk.figure, spot(w, mover.cell), len(way))
    if kind == "go" or walk.points <= 0 or figure(w, walk.figure) is not mover:
        if walk.aloft and figure(w, walk.figure) is mover:
            yield from enter(m, mover, mover.cell, True, by)
        if kind != "door" or figure(w, walk.figure) is not mover:
            arrived(m, walk)
            return
    if kind == "door":
        yield from open_door(m, mover, goal)


def driver(w: World, walk: Walk) -> Figure | None:
    """Who made the figure go where it did not want to; what it treads on there is that one's doing.

    GH-TERM-15, GH-OVERLAY-05
    """
    if not walk.forced:
        return None
    act = below(w)
    commander = figure(w, act.commander) if act is not None and act.figure == walk.figure else None
    return commander or character(w, walk.seat)


def way_of_line(ways: Ways, mover: Figure, goal: int, walk: Walk) -> tuple[list[int], int]:
    """The hexes from here to the goal of a straight move, and the points they take."""
    grid = ways.ground.grid
    headings = [walk.heading] if walk.heading else list(grid.steps)
    for heading in headings:
        line = straight_line(ways, mover.cell, heading, walk.points)
        if goal in line or goal == (line[-1] if line else mover.cell) + heading:
            way = [*line[: line.index(goal)], goal] if goal in line else [*line, goal]
            walk.heading = heading
            return way, spent(ways, way, False, walk.forced)
    raise AssertionError(goal)


def spent(ways: Ways, way: list[int], lands: bool, forced: bool) -> int:
    """A jump pays for difficult terrain only where it lands.  GH-MOVE-01, GH-MOVE-07, GH-OVERLAY-14"""
    ground = ways.ground
    trodden = way if ground.gait is Gait.WALK else way[-1:] if lands and ground.gait is Gait.JUMP else []
    rough = 0 if forced else sum(ground.difficult >> cell & 1 for cell in trodden)
    return len(way) + rough


def note_step(w: World, walk: Walk, mover: Figure, cell: int) -> None:
    """What later parts of the ability may ask: the hexes entered, and how many in this turn."""
    act = below(w)
    if act is not None and act.figure == walk.figure:
        act.path.append(cell)
    if mover.kind == "character" and not walk.forced:
        w.heroes[mover.seat].moved += 1


def below(w: World) -> Act | None:
    """The ability that this move or attack belongs to."""
    for task in reversed(w.agenda[:-1]):
        if isinstance(task, Act):
            return task
    return None


def arrived(m: M, walk: Walk) -> None:
    """The move is over; one of at least a hex was performed.  GH-MOVE-12"""
    w = m.state
    w.agenda.pop()
    act = w.agenda[-1] if w.agenda else None
    mover = figure(w, walk.figure)
    if walk.clearing and isinstance(act, Act) and mover is not None:
        clear_way(m, act, mover)
    if isinstance(act, Act):
        if walk.moved and act.at not in act.done:
            act.done.append(act.at)
        act.part += 1
