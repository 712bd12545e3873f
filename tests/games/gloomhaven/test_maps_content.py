"""All scenario maps: they load, hang together and hold what the scenario book puts there."""

from collections import Counter
from pathlib import Path

import pytest

from questhall.games.gloomhaven.content.atlas import MAPS, load, numbers
from questhall.games.gloomhaven.content.notation import maps
from questhall.games.gloomhaven.content.scenario_map import MapError, connected
from questhall.ledger import rule
from tests.games.gloomhaven import map_writer

# Scenario, hexes, walls between facing hexes; normal + elite monsters for 2, 3 and 4 characters; bosses.
FACTS = """
1 85 2 8+2 10+4 16+4 0
2 90 2 6+3 12+3 8+8 1
3 150 2 9+2 9+5 19+4 0
4 95 0 9+2 12+4 10+8 0
5 99 0 8+2 12+3 6+9 0
6 133 2 12+4 15+7 22+9 0
7 132 2 7+3 14+3 16+6 0
8 81 0 0+4 4+4 8+4 2
9 82 0 4+4 8+5 6+9 1
10 111 0 7+2 10+3 10+6 0
11 136 1 29+7 29+8 21+12 1
12 136 1 27+9 31+7 28+9 1
13 89 2 7+2 7+5 8+7 0
14 92 0 11+2 13+5 16+7 0
15 119 0 3+5 8+5 9+7 0
16 85 0 6+3 10+4 8+8 0
17 110 2 10+6 16+8 11+15 0
18 87 1 10+7 18+9 17+16 0
19 94 0 10+2 15+3 14+7 0
20 93 0 7+2 14+2 12+6 1
21 122 2 4+2 6+3 4+6 1
22 116 0 7+1 9+2 10+4 0
23 116 0 9+2 11+4 13+7 0
24 133 5 12+5 17+8 16+14 0
25 109 0 7+3 13+3 8+9 0
26 111 0 4+5 9+6 11+8 0
27 35 0 0+0 0+0 0+0 0
28 61 0 4+5 9+6 6+11 0
29 91 2 12+5 13+10 16+14 0
30 109 2 8+2 8+5 7+9 0
31 85 4 13+1 15+3 7+12 0
32 124 1 14+5 17+11 14+18 0
33 98 0 3+1 6+1 8+2 0
34 67 0 2+1 2+2 2+3 1
35 120 0 8+5 13+7 6+15 1
36 120 0 3+3 2+5 2+6 0
37 86 1 9+1 11+3 11+6 0
38 104 2 11+2 12+5 6+12 0
39 111 0 4+3 7+4 8+6 0
40 163 1 13+2 13+7 17+8 0
41 91 4 6+2 12+2 6+8 0
42 92 0 4+1 6+2 6+4 0
43 150 5 15+1 20+3 22+6 0
44 115 2 11+4 12+8 11+13 0
45 103 2 8+3 11+6 10+11 0
46 89 0 7+0 7+2 4+5 1
47 64 2 4+2 8+2 6+5 1
48 67 0 6+1 5+4 6+6 0
49 91 2 8+4 10+7 6+12 1
50 140 4 9+1 10+4 13+6 0
51 80 0 0+0 0+0 0+0 1
52 146 0 9+4 14+5 19+6 0
53 135 0 15+4 23+6 20+13 0
54 77 2 8+0 4+4 5+5 0
56 91 0 10+3 15+4 12+9 0
57 88 3 6+3 11+4 12+7 0
58 71 0 8+1 9+4 8+7 1
59 99 1 13+3 11+7 12+10 0
60 112 0 10+4 13+7 10+13 0
61 88 0 11+4 13+8 11+14 0
62 52 0 2+1 4+1 2+3 0
63 80 0 10+3 14+5 13+9 0
64 87 0 12+3 14+6 10+13 0
65 140 4 8+6 19+5 12+13 0
66 114 0 10+3 15+5 22+5 0
67 105 2 6+2 6+4 7+7 0
68 88 0 8+2 12+3 15+5 0
69 96 2 10+4 15+5 18+8 0
70 130 0 7+1 9+2 14+2 0
71 143 1 11+2 12+5 12+8 0
72 101 0 4+3 6+5 8+7 0
73 91 2 7+3 6+7 9+9 0
74 96 3 8+1 11+2 13+3 0
75 106 0 5+1 4+3 4+5 0
76 139 4 10+2 13+5 17+7 0
77 119 4 10+2 8+6 8+10 0
78 90 2 10+5 12+9 8+15 0
79 135 0 1+2 1+3 1+4 1
80 132 2 11+2 13+5 11+10 0
81 77 2 10+0 9+3 6+7 1
82 111 0 0+6 6+6 12+6 0
83 90 0 6+5 12+6 4+14 0
84 77 2 7+3 14+3 10+8 0
85 119 0 9+5 12+8 9+13 0
86 117 0 4+3 7+3 9+5 0
87 87 0 9+2 9+5 6+11 1
88 100 0 8+1 10+3 6+8 1
89 99 2 11+5 17+8 13+15 0
90 68 0 5+1 6+2 10+2 0
91 85 0 16+9 19+10 15+15 0
92 49 1 4+4 9+5 8+9 0
93 99 2 7+2 9+4 10+6 0
94 95 1 15+4 16+9 13+15 0
95 98 2 2+0 3+1 3+3 1
"""
ROWS = {int(row.split()[0]): row.split()[1:] for row in FACTS.strip().splitlines()}
# By rule of these scenarios the board falls apart: four closed sections, two rooms linked by altars.
PARTS = {52: 4, 90: 2}


def test_every_scenario_but_the_random_dungeon_has_a_map() -> None:
    files = sorted(int(path.stem) for path in MAPS.glob("*.map"))
    assert files == numbers() == [n for n in range(1, 96) if n != 55]
    assert sorted(ROWS) == numbers()


@pytest.mark.parametrize("number", numbers())
def test_the_written_map_is_the_file(number: int) -> None:
    path = MAPS / f"{number:02}.map"
    text = path.read_text(encoding="utf-8")
    scenario = maps.parse(text, path.name)
    assert scenario.number == number
    assert map_writer.write(scenario) == text


def test_names_are_given_in_both_languages_and_differ() -> None:
    for lang in ("en", "ru"):
        names = [load(n).names[lang] for n in numbers()]
        assert len(set(names)) == len(names)
    assert all(any("а" <= letter <= "я" for letter in load(n).names["ru"].lower()) for n in numbers())


@rule("GH-TERM-10", "GH-TERM-11")
@pytest.mark.parametrize("number", numbers())
def test_hexes_and_walls_are_as_many_as_on_the_board(number: int) -> None:
    scenario = load(number)
    assert [str(len(scenario.hexes)), str(len(scenario.thin_walls))] == ROWS[number][:2]


@pytest.mark.parametrize("number", numbers())
def test_every_hex_can_be_reached_with_all_doors_open(number: int) -> None:
    scenario = load(number)
    assert len(connected(scenario.hexes, scenario.thin_walls)) == PARTS.get(number, 1)


@rule("GH-OVERLAY-04")
@pytest.mark.parametrize("number", numbers())
def test_no_wall_stands_at_a_door_or_corridor(number: int) -> None:
    scenario = load(number)
    bridged = {passage.hex for passage in scenario.passages}
    assert not any(bridged & set(pair) for pair in scenario.thin_walls)


@pytest.mark.parametrize("number", numbers())
def test_everything_stands_on_a_hex_of_its_own(number: int) -> None:
    scenario = load(number)
    floor = scenario.hexes
    figures = [spot.hex for spot in scenario.monsters] + list(scenario.starts)
    assert set(figures) <= floor
    assert len(set(figures)) == len(figures)
    assert {h for piece in scenario.ground if piece.kind != "wall" for h in piece.hexes} <= floor
    assert {h for hexes in scenario.marks.values() for h in hexes} <= floor


@rule("GH-SCEN-05", "GH-SCEN-06")
@pytest.mark.parametrize("number", numbers())
def test_monsters_for_two_three_and_four_characters(number: int) -> None:
    scenario = load(number)
    for characters, expected in zip((2, 3, 4), ROWS[number][2:5], strict=True):
        ranks = Counter(rank for _, rank in scenario.monsters_for(characters))
        assert f"{ranks['normal']}+{ranks['elite']}" == expected
        assert ranks["boss"] == int(ROWS[number][5])


@pytest.mark.parametrize("number", numbers())
def test_there_are_start_hexes_for_four(number: int) -> None:
    assert len(load(number).starts) >= 4


@rule("GH-SCEN-12")
def test_black_barrow() -> None:
    barrow = load(1)
    assert [tile.name for tile in barrow.tiles] == ["L1a", "G1b", "I1b"]
    assert {spot.name for spot in barrow.monsters} == {"bandit-archer", "bandit-guard", "living-bones"}
    kinds = Counter((piece.kind, piece.name) for piece in barrow.ground)
    assert kinds == {("trap", "spike"): 2, ("obstacle", "table"): 2, ("coin", ""): 5, ("treasure", ""): 1}
    assert [piece.value for piece in barrow.ground if piece.kind == "treasure"] == ["7"]


@rule("GH-TERM-16")
def test_doors_part_the_rooms_and_corridors_join_tiles() -> None:
    assert len(load(1).rooms()) == 3
    arena = load(34)
    assert len(arena.tiles) > 1
    assert any(passage.kind == "corridor" for passage in arena.passages)
    assert len(arena.rooms()) < len(arena.tiles)


def test_no_numbered_treasure_lies_in_two_scenarios() -> None:
    numbered = [p.value for n in numbers() for p in load(n).ground if p.kind == "treasure" and p.value != "goal"]
    assert {number: count for number, count in Counter(numbered).items() if count > 1} == {}
    assert set(map(int, numbered)) <= set(range(1, 76))


def test_marks_stand_where_the_scenario_rules_need_them() -> None:
    assert set(load(2).marks) >= {"a", "b", "c", "d"}
    assert {len(load(25).marks["a"]), len(load(86).marks["villager"])} == {5, 11}
    assert load(79).marks["fish"][0] in load(79).marks["a"]


def test_a_large_obstacle_is_one_token() -> None:
    sizes = {(p.name, len(p.hexes)) for n in numbers() for p in load(n).ground if p.kind == "obstacle"}
    assert {("table", 2), ("tree", 3), ("boulder", 3), ("boulder", 1)} <= sizes


def test_wall_overlays_are_no_floor() -> None:
    cellar = load(52)
    assert len(cellar.wall_hexes) == 11
    assert not cellar.wall_hexes & cellar.hexes


@pytest.mark.parametrize("number", [0, -1, 96, 1000])
def test_an_unknown_scenario_names_the_range(number: int) -> None:
    with pytest.raises(MapError, match=f"no scenario {number}: choose 1 to 95"):
        load(number)


def test_the_random_dungeon_says_why_it_has_no_map() -> None:
    with pytest.raises(MapError, match="random dungeon"):
        load(55)


@rule("GH-SCEN-05")
def test_labels_exist_for_two_to_four_characters_only() -> None:
    with pytest.raises(MapError, match="not for 5"):
        load(1).monsters_for(5)


def test_doubtful_maps_are_listed_in_the_documentation() -> None:
    text = (Path(__file__).parents[3] / "docs" / "content-gloomhaven.md").read_text(encoding="utf-8")
    listed = text.partition("### Doubtful maps")[2]
    for number in numbers():
        assert (f"| {number} |" in listed) == bool(load(number).doubts)
