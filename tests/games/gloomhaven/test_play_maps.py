"""Every map of the base game is set up and walked through with all its doors, for two to four characters."""

from __future__ import annotations

import pytest

from questhall.games.gloomhaven.content import atlas, equipment
from questhall.games.gloomhaven.content.dungeon import dungeon
from questhall.games.gloomhaven.content.scenario_rules import Goal
from questhall.games.gloomhaven.content.scenarios import playable, scenario
from questhall.games.gloomhaven.game import GAME
from questhall.games.gloomhaven.rules.play.components import components, counts
from questhall.games.gloomhaven.rules.play.table import closed_doors, place
from questhall.games.gloomhaven.state import Select, Walk, World
from questhall.kernel import Keep, Match, Terms
from questhall.ledger import rule

MAPS = atlas.numbers()


def on_map(number: int, players: int) -> Match[World]:
    """A match on any map, chosen or not, at its first selection."""
    settings = {**GAME.terms(players).settings, "scenario": number}
    match: Match[World] = Match(GAME, Terms(players, settings), b"maps", Keep.NOTHING)
    while match.asked[0].kind != "cards":
        match.answer(match.asked[0].seat, match.asked[0].key_at(0))
    return match


def walked_through(match: Match[World]) -> World:
    """Somebody opens one door after another, monsters left aside."""
    w = match.state
    while doors := closed_doors(w):
        walker = next(each for each in w.figures if each.kind == "character")
        w.figures = [each for each in w.figures if each.kind == "character"]
        w.standees.left = {}
        w.obstacles, w.traps = [], {}
        lair = place(w)
        walker.cell = next(cell for cell in lair.whole.neighbours[doors[0]] if is_open(w, cell))
        w.agenda = [Select(), Walk(walker.id, walker.seat, 1)]
        step: Match[World] = Match(GAME, match.terms, match.key, Keep.NOTHING, state=w)
        while doors[0] not in w.doors or step.asked[0].kind == "standee":
            key = f"door:{lair.spots[doors[0]]}"
            choice = step.asked[0]
            step.answer(choice.seat, key if key in choice.options else choice.key_at(0))
    return w


def is_open(w: World, cell: int) -> bool:
    return bool(place(w).open_cells(tuple(w.rooms), tuple(w.doors)) >> cell & 1)


def broken_down(number: int) -> set[int]:
    """Doors that nobody opens: they have hit points."""
    tokens = scenario(number).tokens if number in playable() else ()
    return {cell for token in tokens if token.opens for cell in dungeon(number).marked(token.mark)}


@rule("GH-SETUP-01", "GH-DOOR-01", "GH-SCEN-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_map_can_be_entered_and_walked_through(players: int) -> None:
    for number in MAPS:
        w = walked_through(on_map(number, players))
        lair = place(w)
        barred = {cell for cell in lair.doors if cell in w.locked} | broken_down(number)
        behind = {
            cell for cell in lair.doors if barred and not any(is_open(w, near) for near in lair.whole.neighbours[cell])
        }
        shut = [cell for cell in lair.doors if cell not in w.doors and cell not in barred | behind]
        assert not shut, f"map {number}: doors {[lair.spots[cell] for cell in shut]} cannot be reached"


@rule("GH-SETUP-08", "GH-COMP-02")
def test_set_up_loses_nothing() -> None:
    for number in playable():
        w = on_map(number, 4).state
        assert set(components(w).values()) == {0}, number
        assert all(count.least <= count.value for count in counts(w))


@rule("GH-SCEN-01")
def test_no_scenario_that_can_be_chosen_has_an_empty_or_unread_rule() -> None:
    """Goal, locked doors, spawns, treasures and traps of every page fit its map."""
    for number in playable():
        page, dungeon_map = scenario(number), atlas.load(number)
        goal = page.goal
        assert goal != Goal(), number
        on_the_map = {each.name for each in dungeon_map.monsters}
        assert all(type_ in {*on_the_map, "enemies"} for types in goal.kills for type_ in types.split("+")), number
        assert all(any(tile.name == name for tile in dungeon_map.tiles) for name in goal.reveal), number
        for mark in (*page.locked, *(plate.mark for plate in goal.plates), *(spawn.mark for spawn in page.spawns)):
            assert mark in dungeon_map.marks, (number, mark)
        treasures = [piece.value for piece in dungeon_map.ground if piece.kind == "treasure"]
        assert all(int(value) in equipment.treasures() for value in treasures if value.isdecimal()), number
        opened = (*page.unlocks, *page.rewards.choose)
        assert all(other in MAPS for other in opened), number
