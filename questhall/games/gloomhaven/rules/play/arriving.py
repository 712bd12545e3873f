"""COMP, INIT and SPECIAL: monsters that come to the map, and those that come by themselves."""

from __future__ import annotations

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content import bestiary
from questhall.games.gloomhaven.content.scenario_map import Rank
from questhall.games.gloomhaven.content.scenario_rules import GOALS, Spawn
from questhall.games.gloomhaven.content.scenarios import scenario
from questhall.games.gloomhaven.content.terms import Arrival
from questhall.games.gloomhaven.rules.ground.field import nearest_empty
from questhall.games.gloomhaven.rules.monsters.ability_decks import reveal
from questhall.games.gloomhaven.rules.monsters.arrivals import FEWEST_CHARACTERS, draw_standee, standees_of
from questhall.games.gloomhaven.rules.monsters.statistics import make_monster
from questhall.games.gloomhaven.rules.play.ambiguous import decider, either
from questhall.games.gloomhaven.rules.play.table import characters, field_of, place, spot, type_level
from questhall.games.gloomhaven.rules.play.verdicts import goals_left
from questhall.games.gloomhaven.rules.scenario.influences import life_added
from questhall.games.gloomhaven.state import Figure, M, Select, World
from questhall.kernel import Flow


def arrive(m: M, type_: str, label: Rank, cell: int, arrival: Arrival = "diagram") -> Figure:
    """A monster comes to the map with a random standee.  GH-COMP-02, GH-MONOTH-05, GH-ATK-15"""
    w = m.state
    card = bestiary.statistics(type_)
    number = draw_standee(w.standees, type_, m.chance)
    monster = make_monster(card, label, number, type_level(w, type_), characters(w), arrival)
    page = scenario(w.scenario)
    monster.cell, monster.flying, monster.allied = cell, card.flying, type_ in page.allies
    monster.warded = any(token.like == type_ for token in page.tokens)
    monster.most_hit_points += life_added(w, monster)
    monster.hit_points = monster.most_hit_points
    w.figures.append(monster)
    return monster


def draw_abilities(m: M) -> None:
    """One card for each type on the map that has none this round; none before the players have chosen theirs.

    GH-INIT-01, GH-DOOR-05, GH-DOOR-06
    """
    w = m.state
    if not w.round or any(isinstance(task, Select) for task in w.agenda):
        return
    types = [each.name for each in w.figures if each.kind == "monster"]
    for type_ in reveal(w.abilities, types, m.chance):
        card = bestiary.card(w.abilities.revealed[type_])
        m.tell(events.DREW_ABILITY, type_, f"ability-{card.id}", card.initiative)


# Spawns


def spawn_all(m: M, moment: str) -> Flow:
    """Monsters that the scenario brings at the start or end of a round, or with a door.

    GH-SPECIAL-01, GH-SPECIAL-02, GH-SPECIAL-03
    """
    w = m.state
    for number, spawn in enumerate(scenario(w.scenario).spawns):
        if spawn.moment == moment and is_due(w, spawn, number):
            w.memory[spawned(number)] = 1
            yield from spawn_one(m, spawn)


def spawned(number: int) -> str:
    """Where the memory keeps that an entry of the page has come."""
    return f"spawned {number}"


def is_due(w: World, spawn: Spawn, number: int) -> bool:
    """In this round, as far as doors allow it; some come but once."""
    if (spawn.until and is_open(w, spawn.until)) or (spawn.after and not is_open(w, spawn.after)):
        return False
    if spawn.once:
        done = not goals_left(w) if spawn.once == GOALS else is_open(w, spawn.once)
        return done and not w.memory.get(spawned(number))
    if spawn.numbers:
        return w.round in spawn.numbers
    return spawn.rounds == "every" or (w.round % 2 == 1) is (spawn.rounds == "odd")


def is_open(w: World, mark: str) -> bool:
    """Whether a marked door is open."""
    return any(door in w.doors for door in place(w).marked(mark))


def spawn_one(m: M, spawn: Spawn) -> Flow:
    """On its hex or the nearest empty one, as long as there are standees.  GH-SPECIAL-01, GH-COMP-02"""
    w = m.state
    label = spawn.ranks[characters(w) - FEWEST_CHARACTERS]
    if label == "none":
        return
    if not standees_of(w.standees, spawn.type):
        m.tell(events.NO_STANDEE, spawn.type)
        return
    cells = nearest_empty(field_of(w), place(w).marked(spawn.mark)[0])
    cell = cells[0]
    if len(cells) > 1 and (seat := decider(w)) >= 0:
        cell = yield either(seat, "spawn", {f"stand:{spot(w, each)}": each for each in cells})
    monster = arrive(m, spawn.type, label, cell, "spawned")
    m.tell(events.SPAWNED, monster.id, spot(w, cell))
