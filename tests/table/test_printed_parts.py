"""What is printed comes part by part: a room of the dungeon is on the wire when it opens, and nothing of it before."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable
from typing import Any

from questhall.games.gloomhaven.content.dungeon import Dungeon, dungeon
from questhall.hex import distance
from tests.table.served import Player, Served, every_option

BLACK_BARROW = dungeon(1)
DOOR = BLACK_BARROW.whole.hex(BLACK_BARROW.cells["H8"])


def told(player: Player) -> dict[str, Any]:
    """Every part so far; each is told once."""
    messages = [message["parts"] for message in player.heard if message["type"] == "parts"]
    names = [name for parts in messages for name in parts]
    assert len(names) == len(set(names))
    return {name: part for parts in messages for name, part in parts.items()}


def rooms(names: Iterable[str]) -> list[str]:
    return [name for name in names if name.startswith("room:")]


def closed(lair: Dungeon, rooms: list[int]) -> set[int]:
    """Cells of closed rooms."""
    return {lair.whole.cell(hex_) for at, room in enumerate(lair.map.rooms()) if at not in rooms for hex_ in room}


def check_nothing_of_closed_rooms(player: Player, lair: Dungeon) -> None:
    """No cell, no name of a hex and no type of a monster behind a closed door is in anything that was said."""
    cells = closed(lair, player.picture["view"]["rooms"])
    spots = {lair.spots[cell] for cell in cells}
    behind = {spot.name for spot in lair.map.monsters if lair.whole.cell(spot.hex) in cells}
    seen = {spot.name for spot in lair.map.monsters if lair.whole.cell(spot.hex) not in cells}
    said = " ".join(player.bytes)
    assert not spots.intersection(re.findall(r'[":]([A-Z]+\d+)(?=[":])', said))
    for type_ in behind - seen:
        assert type_ not in said
    for part in [part for part in told(player).values() if part["type"] == "room"]:
        assert not cells.intersection(hex_["cell"] for hex_ in part["hexes"])


def delver(server: Served) -> Player:
    ann = server.guest()
    return ann.connect(ann.table("gloomhaven", "me", "me"))


def until_a_door_opens(server: Served) -> Player:
    """Somebody who runs for the door; some fall on the way."""
    rng = random.Random(1)
    for _ in range(40):
        ann = delver(server)
        while len(ann.picture["view"]["rooms"]) < 2 and (asked := ann.until_asked()):
            check_nothing_of_closed_rooms(ann, BLACK_BARROW)
            options = every_option(asked)
            ann.act(min(rng.sample(options, len(options)), key=haste))
        if len(ann.picture["view"]["rooms"]) > 1:
            return ann
    raise AssertionError("nobody came to a door")


def haste(key: str) -> tuple[int, int]:
    """Through the door, else as near to it as one can, else a move; the rest is left to chance."""
    verb, _, spot = key.partition(":")
    if verb in ("go", "start"):
        return 1, distance(DOOR, BLACK_BARROW.whole.hex(BLACK_BARROW.cells[spot]))
    return {"door": 0, "move": 2}.get(verb, 3), 0


def test_a_closed_room_is_not_on_the_wire(server: Served) -> None:
    ann = delver(server)
    while not ann.picture["view"]["rooms"]:
        ann.act()
    check_nothing_of_closed_rooms(ann, BLACK_BARROW)
    assert rooms(told(ann)) == ["room:1"] == rooms(ann.picture["parts"])
    assert all(len(text) < 15_000 for text in ann.bytes if '"type":"parts"' not in text)


def test_of_classes_and_monsters_only_those_are_told_that_are_at_the_table(server: Served) -> None:
    ann = delver(server)
    while not ann.picture["view"]["rooms"]:
        ann.act()
    jobs = {f"class:{hero['sheet']['job']}" for hero in ann.picture["view"]["heroes"]}
    assert {name for name in told(ann) if name.startswith("class:")} == jobs
    types = {f"type:{each['name']}" for each in ann.picture["view"]["figures"] if each["kind"] == "monster"}
    assert {name for name in told(ann) if name.startswith("type:")} == types == {"type:bandit-guard"}


def test_a_room_is_told_once_when_its_door_opens(server: Served) -> None:
    ann = until_a_door_opens(server)
    assert rooms(told(ann)) == ["room:1", "room:2"] == rooms(ann.picture["parts"])
    check_nothing_of_closed_rooms(ann, BLACK_BARROW)
    again = Player(server, ann.id, ann.token).connect(ann.picture["table"])
    assert told(again) == {name: part for name, part in told(ann).items() if name in again.picture["parts"]}
    path = f"/api/tables/{ann.picture['table']}/replay?step="
    steps = ann.get(f"{path}0").json()["steps"]
    before, after = ann.get(f"{path}{steps - 1}").json(), ann.get(f"{path}{steps}&have=room:1").json()
    assert (rooms(before["parts"]), rooms(before["printed"])) == (["room:1"], ["room:1"])
    assert (rooms(after["parts"]), rooms(after["printed"])) == (["room:1", "room:2"], ["room:2"])
