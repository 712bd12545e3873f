"""One fixed grid a scenario: cells keep their numbers, rooms open door by door, and every map can be walked through."""

from __future__ import annotations

import pytest

from questhall.games.gloomhaven.content import atlas
from questhall.games.gloomhaven.content.dungeon import Dungeon, dungeon
from questhall.hex.bits import cells_of, mask_of
from questhall.ledger import rule

# Rooms that no door joins: boulders that come away (52), a rift that is stepped through (90).
PARTED = {52, 90}


def walked_through(place: Dungeon) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Open door after door, as far as one gets."""
    rooms, doors = place.first_rooms, ()
    while ahead := place.doors_ahead(rooms, doors):
        rooms, doors = place.opened(rooms, doors, ahead[0])
    return rooms, doors


@rule("GH-SETUP-07", "GH-SETUP-09")
@pytest.mark.parametrize("number", atlas.numbers())
def test_four_characters_can_start_in_open_rooms(number: int) -> None:
    place = dungeon(number)
    assert len(place.starts) >= 4
    assert not mask_of(place.starts) & ~place.open_cells(place.first_rooms, ())


@rule("GH-DOOR-01", "GH-OVERLAY-03")
@pytest.mark.parametrize("number", atlas.numbers())
def test_every_map_is_walked_through_all_its_doors(number: int) -> None:
    place = dungeon(number)
    rooms, doors = walked_through(place)
    assert sorted(doors) == sorted(place.doors)
    if number not in PARTED and all(way.kind != "breakable-wall" for way in place.map.passages):
        assert sorted(rooms) == list(range(len(place.rooms)))
        floor = place.floor(rooms, doors)
        whole = floor.board.rings(place.starts[0])[-1]
        assert whole == floor.board.open == mask_of(place.whole.cells)


@rule("GH-OVERLAY-02", "GH-LOS-07")
@pytest.mark.parametrize("number", [1, 3, 14, 40, 71])
def test_a_cell_is_the_same_hex_whatever_lies_open_and_a_closed_door_is_a_wall(number: int) -> None:
    place = dungeon(number)
    first = place.floor(place.first_rooms, ())
    assert all(first.grid.hex(cell) == place.whole.hex(cell) for cell in first.grid.cells)
    for door in place.doors_ahead(place.first_rooms, ()):
        assert not first.grid.is_open[door]
        assert all(door not in first.grid.neighbours[cell] for cell in first.grid.cells)


@rule("GH-TERM-16")
def test_floors_are_shared_between_matches() -> None:
    place = dungeon(1)
    rooms, doors = place.opened(place.first_rooms, (), place.doors_ahead(place.first_rooms, ())[0])
    assert place.floor(rooms, doors) is place.floor(tuple(reversed(rooms)), doors)
    assert list(cells_of(place.rooms[0])) == sorted(cells_of(place.rooms[0]))
