"""The map notation: what it means, and complaints that name file, line and word."""

import pytest

from questhall.games.gloomhaven.content.notation import maps
from questhall.games.gloomhaven.content.scenario_map import MapError, edge
from questhall.ledger import rule
from tests.games.gloomhaven import map_writer

GOOD = """\
scenario 7
en Test Cave
ru Пещера

map
  A.@     A#.
      A#.     +..
  A.g     A^.     B..
      B..     B..

tiles
  A L1a
  B M1b

passages
  + door stone mark 1

ground
  # obstacle table covers 2
  ^ trap spike

figures
  g bandit-guard - n e
"""


def changed(old: str, new: str) -> str:
    assert old in GOOD
    return GOOD.replace(old, new)


def test_a_map_is_read_and_written_back() -> None:
    cave = maps.parse(GOOD, "07.map")
    assert cave.names == {"en": "Test Cave", "ru": "Пещера"}
    assert cave.starts == ((0, 2),)
    assert [(spot.name, spot.hex, spot.ranks) for spot in cave.monsters] == [
        ("bandit-guard", (0, 1), ("none", "normal", "elite"))
    ]
    assert cave.ground[0].hexes == ((1, 1), (2, 1))
    assert cave.marks == {"1": ((3, 0),)}
    assert map_writer.write(cave) == GOOD


@rule("GH-TERM-10", "GH-TERM-11")
def test_facing_hexes_of_two_tiles_are_parted_but_not_at_a_door() -> None:
    cave = maps.parse(GOOD)
    walls = cave.thin_walls
    assert edge((0, 1), (1, 0)) in walls
    assert edge((1, 1), (1, 0)) in walls
    assert not any((3, 0) in pair for pair in walls)


@rule("GH-OVERLAY-04")
def test_a_small_letter_is_a_corridor_on_its_tile() -> None:
    text = (
        changed("  A.g     A^.", "  A.g     a^.")
        .replace("  + door", "  + door")
        .replace("passages\n", "passages\n  = corridor earth\n")
    )
    cave = maps.parse(text)
    assert (2, 0) in cave.tiles[0].hexes
    assert not any((2, 0) in pair for pair in cave.thin_walls)


def test_walls_can_be_added_and_taken_away() -> None:
    cave = maps.parse(GOOD + "\nwalls\n  wall 0,1 0,2\n  open 0,1 1,0\n")
    assert edge((0, 1), (0, 2)) in cave.thin_walls
    assert edge((0, 1), (1, 0)) not in cave.thin_walls
    assert map_writer.write(cave).endswith("walls\n  wall 0,1 0,2\n  open 0,1 1,0\n")


def test_doors_may_lie_on_a_tile() -> None:
    text = changed("+ door stone mark 1", "+ door stone on B mark 1")
    cave = maps.parse(text)
    assert (3, 0) in cave.tiles[1].hexes
    assert map_writer.write(cave) == text


MALFORMED = [
    ("A.g     A^.", "A.g     Az.", "07.map:8: unknown cell code 'Az.': 'z' is not listed under 'ground'"),
    ("A.g     A^.", "A.z     A^.", "07.map:8: unknown cell code 'A.z': 'z' is not listed under 'figures'"),
    ("A.g     A^.", "C.g     A^.", "07.map:8: unknown cell code 'C.g': 'C' is not listed under 'tiles'"),
    ("A.g     A^.", "A.g     ?^.", "07.map:8: unknown cell code '?^.': '?' is not listed under 'passages'"),
    ("A.g     A^.", "A.g     a^.", "07.map:8: unknown cell code 'a^.': 'a' is not listed under 'passages'"),
    ("A.g     A^.", "A.g     zz ", "07.map:8: unknown cell code 'zz': a hex has three signs"),
    ("A.g     A^.", "A.g    A^. ", "07.map:8: cell 'A^.' is not on a column"),
    ("A.g     A^.", "A.g A^.    ", "07.map:8: cell 'A^.' is out of step"),
    ("      A#.     +", "      A..     +", "07.map:6: cell 'A#.': table covers 2 hexes, but 1 touch here"),
    ("A.g     A^.", "A#g     A^.", "07.map:6: cell 'A#.': table covers 2 hexes, but 3 touch here"),
    ("scenario 7", "scenario seven", "07.map:1: scenario number 'seven' is not a number"),
    ("ru Пещера\n", "", "07.map:1: the header lacks 'ru'"),
    ("ru Пещера", "de Höhle", "07.map:3: expected 'scenario', 'en', 'ru' or 'doubt' with a text, found 'de Höhle'"),
    ("ru Пещера", "en Again", "07.map:3: 'en' stands twice in the header"),
    ("tiles\n", "tyles\n", "07.map:11: unknown section 'tyles'"),
    ("ground\n", "tiles\n", "07.map:18: section 'tiles' stands twice"),
    ("  B M1b", "  A M1b", "07.map:13: sign 'A' stands twice under 'tiles'"),
    ("  B M1b", "  b M1b", "07.map:13: tile sign 'b' must be a capital letter"),
    ("  B M1b", "  B M1b\n  C N1a", "07.map:14: sign 'C' is not drawn on the map"),
    ("  B M1b", "  B", "07.map:13: expected 'A L1a', found 'B'"),
    ("  B M1b", "  BB M1b", "07.map:13: 'BB' cannot be a sign"),
    ("+ door stone", "+ gate stone", "07.map:16: expected a sign, door or corridor or breakable-wall and a name"),
    ("mark 1", "mark 1 2", "07.map:16: expected 'mark' and one word"),
    ("^ trap spike", "^ trip spike", "07.map:20: unknown ground 'trip'"),
    ("^ trap spike", "^ trap", "07.map:20: cannot read ground '^ trap': trap takes one name"),
    ("^ trap spike", "^ treasure seven", "07.map:20: treasure 'seven' is not a number"),
    ("covers 2", "covers two", "07.map:19: 'two' is not a number of hexes"),
    ("- n e", "- n x", "07.map:23: unknown rank 'x' of bandit-guard"),
    ("- n e", "- n", "07.map:23: expected 'g bandit-guard - n e', found 'g bandit-guard - n'"),
    ("- n e\n", "- n e\nwalls\n  wall 0,1 9,9\n", "07.map:25: '9,9' is no hex of this map"),
    ("- n e\n", "- n e\nwalls\n  wall 0,1 2,0\n", "07.map:25: hexes 0,1 and 2,0 are not neighbours"),
    ("- n e\n", "- n e\nwalls\n  fence 0,1 0,2\n", "07.map:25: expected 'wall' or 'open', found 'fence'"),
]


@pytest.mark.parametrize(("old", "new", "complaint"), MALFORMED, ids=[row[2] for row in MALFORMED])
def test_a_malformed_map_names_the_line_and_the_word(old: str, new: str, complaint: str) -> None:
    with pytest.raises(MapError) as caught:
        maps.parse(changed(old, new), "07.map")
    assert str(caught.value).startswith(complaint)


@pytest.mark.parametrize("text", ["", "scenario 1\nen A\nru Б\n", "scenario 1\nen A\nru Б\nmap\n\n"])
def test_a_file_without_a_drawing_is_refused(text: str) -> None:
    with pytest.raises(MapError, match=r"empty\.map:\d+: .*'map'"):
        maps.parse(text, "empty.map")
