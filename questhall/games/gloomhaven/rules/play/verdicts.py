"""SCEN and ENDSCEN: whether the goal is met or the scenario lost; what is met first stands."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from questhall.games.gloomhaven.content.scenario_rules import Goal
from questhall.games.gloomhaven.content.scenarios import Scenario, scenario
from questhall.games.gloomhaven.rules.monsters.statistics import amount
from questhall.games.gloomhaven.rules.play.table import characters, hostile, place
from questhall.games.gloomhaven.rules.scenario.influences import destroyed
from questhall.games.gloomhaven.state import Figure, M, World
from questhall.hex.bits import mask_of

GOALS_LOOTED, PLATES = "goals looted", "plates occupied"
ARRIVED, BROUGHT, ROUNDS = "arrived", "brought", "rounds played"
GOT_OUT, LEFT_BEHIND = "exhausted on the exit", "exhausted off the exit"


class Aim(msgspec.Struct):
    """One part of what wins the scenario, and how far it is."""

    kind: str  # kill, reveal, enemies, doors, loot, plates, destroy, escort, bring, escape, survive
    done: bool
    what: str = ""  # types joined by + (or `enemies`: any), the tile, which enemies, how to loot, the token
    have: int = 0  # of enemies: those that are left on the map
    need: int = 0
    every_room: bool = False  # of all enemies: whether every room lies open


def judge(m: M) -> None:
    """Looked at whenever somebody falls, a room is revealed, a goal treasure looted or a turn ends; the round goes on
    all the same.

    GH-ENDSCEN-01, GH-EXH-05
    """
    w = m.state
    if w.verdict:
        return
    page = scenario(w.scenario)
    if all(aim.done for aim in aims(w, page.goal)):
        w.verdict = "won"
    elif is_lost(w, page) or (w.heroes and all(hero.exhausted for hero in w.heroes)):
        w.verdict = "lost"


def aims(w: World, goal: Goal) -> Iterator[Aim]:
    """All that the goal asks.  GH-SCEN-01"""
    for types, formula in goal.kills.items():
        have, need = kills(w, types), needed(w, formula)
        yield Aim("kill", have >= need, types, have, need)
    for tile in goal.reveal:
        yield Aim("reveal", is_revealed(w, tile), tile)
    if goal.enemies:
        left, open_ = len(hostile(w)), len(w.rooms) == len(place(w).rooms)
        every = goal.enemies == "all"
        yield Aim("enemies", not left and (open_ or not every), goal.enemies, left, every_room=every and open_)
    if goal.doors:
        yield Aim("doors", all(door in w.doors for door in place(w).doors))
    if goal.loot:
        have, need = w.memory.get(GOALS_LOOTED, 0), len(place(w).goal_treasures)
        yield Aim("loot", not goals_left(w), goal.loot, have, need)
    if goal.plates:
        have, need = w.memory.get(PLATES, 0), len(plates(w, goal))
        yield Aim("plates", have >= need, "", have, need)
    for name in goal.destroy:
        have, need = w.memory.get(destroyed(name), 0), how_many(w, name)
        yield Aim("destroy", have >= need, name, have, need)
    if goal.escort[0]:
        yield Aim("escort", bool(w.memory.get(ARRIVED)), goal.escort[0])
    if goal.bring[0]:
        yield Aim("bring", bool(w.memory.get(BROUGHT)), goal.bring[0])
    if goal.escape:
        have, need = escaped(w, goal.escape), characters(w)
        yield Aim("escape", have >= need, goal.escape, have, need)
    if goal.survive:
        have = w.memory.get(ROUNDS, 0)
        yield Aim("survive", have >= goal.survive, "", have, goal.survive)


def is_lost(w: World, page: Scenario) -> bool:
    """Something that loses the scenario has happened.  GH-ENDSCEN-01"""
    if any(each.dies and w.memory.get(destroyed(each.dies)) for each in page.defeats):
        return True
    return any(each.exhausted_off for each in page.defeats) and bool(w.memory.get(LEFT_BEHIND))


def why_lost(w: World) -> tuple[str, str]:
    """What lost the scenario, and who it was that died."""
    page = scenario(w.scenario)
    if w.memory.get("given up"):
        return "given-up", ""
    died = next((each.dies for each in page.defeats if each.dies and w.memory.get(destroyed(each.dies))), "")
    if died:
        return "died", died
    left = any(each.exhausted_off for each in page.defeats) and w.memory.get(LEFT_BEHIND)
    return ("left-behind" if left else "exhausted"), ""


def goals_left(w: World) -> int:
    """Goal treasures still to be looted."""
    return len(place(w).goal_treasures) - w.memory.get(GOALS_LOOTED, 0)


def how_many(w: World, name: str) -> int:
    """All tokens of that name, in closed rooms too."""
    token = scenario(w.scenario).token(name)
    return len(place(w).marked(token.mark)) if token else 0


def escaped(w: World, mark: str) -> int:
    """Characters on the exit, and those who were exhausted on it."""
    exit_ = mask_of(place(w).marked(mark))
    there = sum(each.kind == "character" and exit_ >> each.cell & 1 for each in w.figures)
    return there + w.memory.get(GOT_OUT, 0)


def note_exhausted(w: World, own: Figure) -> None:
    """Whether it was on the exit, where the scenario asks for it."""
    page = scenario(w.scenario)
    marks = {page.goal.escape, *(each.exhausted_off for each in page.defeats)} - {""}
    if marks:
        out = any(own.cell in place(w).marked(mark) for mark in marks)
        kept = GOT_OUT if out else LEFT_BEHIND
        w.memory[kept] = w.memory.get(kept, 0) + 1


def kills(w: World, types: str) -> int:
    return sum(w.memory.get("kills" if type_ == "enemies" else f"kills {type_}", 0) for type_ in types.split("+"))


def needed(w: World, formula: str) -> int:
    """GH-SPECIAL-12"""
    return amount(formula, characters(w), {"L": w.level})


def is_revealed(w: World, tile: str) -> bool:
    """Whether the room with that tile lies open."""
    dungeon = place(w)
    cells = dungeon.tile_mask(tile)
    return any(dungeon.rooms[room] & cells for room in w.rooms)


def plates(w: World, goal: Goal) -> list[int]:
    """The pressure plates that so many characters must occupy."""
    marks = [plate.mark for plate in goal.plates if plate.least <= characters(w)]
    return [cell for mark in marks for cell in place(w).marked(mark)]


def after_turn(m: M, who: Figure | None) -> None:
    """Looked at when a turn ends, anybody's: plates with a character on them, a token that has arrived, the exit.

    GH-SPECIAL-05
    """
    w = m.state
    goal = scenario(w.scenario).goal
    if goal.plates:
        standing = {each.cell for each in w.figures if each.kind == "character"}
        w.memory[PLATES] = sum(cell in standing for cell in plates(w, goal))
    if who is not None and who.name == goal.escort[0] and is_beside(w, who, goal.escort[1]):
        w.memory[ARRIVED] = 1
    if goal.plates or goal.escort[0] or goal.escape:
        judge(m)


def is_beside(w: World, who: Figure, mark: str) -> bool:
    """On a hex adjacent to a marked one.  GH-TERM-11"""
    return any(cell in place(w).whole.neighbours[who.cell] for cell in place(w).marked(mark))


def after_round(m: M) -> None:
    """One more round is over, where the scenario counts them."""
    w = m.state
    if scenario(w.scenario).goal.survive:
        w.memory[ROUNDS] = w.round
        judge(m)
