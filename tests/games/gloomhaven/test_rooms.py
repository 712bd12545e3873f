"""What is printed of a room: every hex of the map once, its walls and doors, and what lies there."""

from __future__ import annotations

import msgspec
import pytest

from questhall.games.gloomhaven.content import atlas
from questhall.games.gloomhaven.content.dungeon import dungeon
from questhall.games.gloomhaven.content.floors import TILES
from questhall.games.gloomhaven.face.rooms import room
from questhall.games.gloomhaven.game import GAME
from questhall.games.gloomhaven.state import World
from questhall.hex import neighbour

MOST_BYTES = 15_000


def test_every_side_of_a_tile_has_a_floor() -> None:
    assert {tile.name for number in atlas.numbers() for tile in atlas.load(number).tiles} <= set(TILES)


@pytest.mark.parametrize("number", atlas.numbers())
def test_the_rooms_of_a_scenario_make_its_map(number: int) -> None:
    lair = dungeon(number)
    rooms = [room(number, at) for at in range(len(lair.rooms))]
    cells = [hex_.cell for each in rooms for hex_ in each.hexes]
    doors = {hex_.cell for each in rooms for door in each.doors for hex_ in door.hexes}
    assert len(cells) == len(set(cells))
    assert set(cells) | doors == {lair.whole.cell(hex_) for hex_ in lair.map.hexes}
    assert sorted(cell for each in rooms for cell in each.starts) == sorted(lair.starts)
    assert all(len(msgspec.json.encode(each)) < MOST_BYTES for each in rooms)


def test_a_room_ends_at_walls_and_doors_alone() -> None:
    """Nothing tells whether another room lies behind a wall."""
    for number in atlas.numbers():
        lair = dungeon(number)
        for at in range(len(lair.rooms)):
            this = room(number, at)
            inside = {(hex_.q, hex_.r) for hex_ in this.hexes} | {
                (hex_.q, hex_.r) for door in this.doors for hex_ in door.hexes
            }
            for hex_ in this.hexes:
                open_ = [neighbour((hex_.q, hex_.r), way) for way in range(6) if way not in hex_.walls]
                assert inside.issuperset(open_)


def test_black_barrow_begins_with_one_room_and_its_door() -> None:
    """The first room as the book shows it: a stone floor, one stone door above it."""
    first = room(1, dungeon(1).first_rooms[0])
    assert ({hex_.tile for hex_ in first.hexes}, {hex_.floor for hex_ in first.hexes}) == ({"L1a"}, {"stone"})
    assert [(door.kind, door.look, [hex_.spot for hex_ in door.hexes]) for door in first.doors] == [
        ("door", "stone", ["H8"])
    ]
    assert len(first.starts) == 7


def test_things_that_lie_there_are_named_by_their_looks() -> None:
    looks = {(piece.kind, piece.look) for at in range(3) for piece in room(1, at).ground}
    assert looks == {("obstacle", "table"), ("trap", "spike")}


def test_a_closed_room_is_no_part() -> None:
    view = World(rooms=[1])
    assert [name for name in GAME.face.parts(view) if name.startswith("room")] == ["room:1"]
    with pytest.raises(LookupError):
        GAME.face.part(view, "room:0")
