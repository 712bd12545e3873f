"""DOOR, SCEN and OVERLAY: doors and the rooms behind them, in running matches.

The door of the first room of scenario 1 is on H8; a second one, F4, leads on from the room behind it.
"""

from collections import Counter

import pytest

from questhall.games.gloomhaven.content import atlas
from questhall.games.gloomhaven.game import GAME
from questhall.games.gloomhaven.rules.play.table import closed_doors, floor, place, spot
from questhall.games.gloomhaven.state import Figure, Next, Walk, World
from questhall.kernel import Keep, Match
from questhall.ledger import rule
from tests.games.gloomhaven.later import yet_to_act
from tests.games.gloomhaven.moments import at, copied, on_hex
from tests.games.gloomhaven.play import Table, a_turn, prepared, rebuilt
from tests.games.gloomhaven.test_play_maps import on_map

FRIENDS = ("scoundrel", "tinkerer", "mindthief")
AWAY = ("E13", "E12", "E11")
BARROW = {
    2: {("bandit-archer", "elite"): 1, ("bandit-guard", "normal"): 2},
    3: {("bandit-archer", "normal"): 2, ("bandit-archer", "elite"): 1, ("bandit-guard", "elite"): 1},
    4: {
        ("bandit-archer", "normal"): 2,
        ("bandit-archer", "elite"): 1,
        ("bandit-guard", "normal"): 2,
        ("bandit-guard", "elite"): 1,
    },
}


def before_the_door(characters: int = 2, at: str = "H10", **settings: object) -> Table:
    """The Brute is to move four hexes; its friends stand far away."""
    friends = dict(zip(AWAY, FRIENDS[: characters - 1], strict=False))
    return a_turn("brute", "grab-and-go", at=at, friends=friends, **settings)


def enter(table: Table, door: str = "H8") -> Table:
    return table.do("bottom:grab-and-go", f"door:{door}")


def monsters(table: Table) -> list[Figure]:
    return [each for each in table.w.figures if each.kind == "monster"]


def by_rank(table: Table) -> Counter[tuple[str, str]]:
    return Counter((each.name, each.rank) for each in monsters(table))


def where(table: Table, type_: str) -> list[str]:
    return sorted(spot(table.w, each.cell) for each in monsters(table) if each.name == type_)


def turns(table: Table) -> list[str]:
    """Everybody who has begun a turn, in order."""
    return [each["figure"] for each in table.told("turn")]


# Opening


@rule("GH-OVERLAY-01", "GH-DOOR-01", "GH-SETUP-15")
def test_a_character_that_steps_onto_a_closed_door_opens_it_and_the_room_is_filled_at_once() -> None:
    table = before_the_door()
    rooms = list(table.w.rooms)
    assert [spot(table.w, door) for door in closed_doors(table.w)] == ["H8"]
    assert (monsters(table), table.w.traps) == ([], {})
    enter(table)
    assert (table.spot("brute"), table.w.doors, len(table.w.rooms)) == ("H8", [on_hex(table, "H8")], len(rooms) + 1)
    assert by_rank(table) == BARROW[2]
    assert table.told("opened") == [{"figure": "brute", "spot": "H8"}]


@rule("GH-SETUP-15")
def test_all_doors_of_the_map_are_laid_closed_at_set_up() -> None:
    w = prepared("brute,scoundrel").state
    assert w.doors == []
    assert [spot(w, cell) for cell in place(w).doors] == ["F4", "H8"]
    assert not any(floor(w).grid.is_open[cell] for cell in place(w).doors)


@rule("GH-IX-10", "GH-DOOR-01", "GH-DOOR-09")
def test_a_door_opens_in_mid_move_and_the_rest_of_the_move_can_be_used() -> None:
    table = enter(before_the_door())
    assert table.kind == "move"
    reached = {key for key in table.options if key.startswith("go:")}
    assert {"go:H7", "go:H6", "go:G7", "go:H10"} <= reached  # two of four points are left
    assert not {"go:H5", "go:G6", "go:H11"} & reached  # three hexes away
    table.do("go:H6")
    assert (table.spot("brute"), table.kind) == ("H6", "turn")


@rule("GH-IX-10", "GH-DOOR-09")
def test_new_monsters_stand_in_the_way_of_the_rest_of_the_move() -> None:
    assert "go:H6" in enter(before_the_door(2)).options
    table = enter(before_the_door(3))
    assert where(table, "bandit-guard") == ["H6"]
    assert "go:H6" not in table.options
    assert table.why_not("go:H6") == "GH-MOVE-02"


@rule("GH-DOOR-01")
def test_the_way_to_a_door_costs_points_like_any_other() -> None:
    for start, reached in (("H9", True), ("H11", True), ("H12", True), ("G13", False)):
        table = before_the_door(at=start).do("bottom:grab-and-go")
        assert ("door:H8" in table.options) is reached, start
    assert "door:H8" not in a_turn("brute", "grab-and-go", at="H11").do("move:grab-and-go").options


@rule("GH-OVERLAY-03")
def test_an_open_door_stays_open_and_is_walked_through() -> None:
    table = enter(before_the_door()).do("stop")
    walk = Walk("scoundrel", 1, 3)
    table.figure("scoundrel").cell = on_hex(table, "H9")
    table.figure("brute").cell = on_hex(table, "E9")
    table = at(copied(table), walk)
    assert "door:H8" not in table.options
    assert {"go:H8", "go:H7", "go:H6"} <= set(table.options)
    assert on_hex(table, "H8") in table.w.doors


@rule("GH-DOOR-10", "GH-OVERLAY-02")
def test_a_closed_door_is_a_wall_for_a_summon() -> None:
    table = a_turn("mindthief", "gnawing-horde", at="H10").do("top:gnawing-horde", "summon:H9")
    table = at(copied(table), Walk("rat-swarm-1", 0, 3))
    assert "go:G10" in table.options
    assert not {"door:H8", "go:H8", "step:H8", "go:H7"} & set(table.options)
    assert "door:H8" in at(copied(table), Walk("mindthief", 0, 3)).options


@rule("GH-DOOR-10", "GH-OVERLAY-02")
def test_a_closed_door_is_a_wall_for_a_monster() -> None:
    """The Brute stands behind a door that is closed again: nobody finds a way to it."""
    table = yet_to_act(a_turn("brute", "trample", at="G7", foes={"H9": "bandit-guard"}), "bandit-guard-1")
    table.figure("scoundrel").conditions = {"invisible": 2}
    table.w.rooms = [1, 2]
    closed = rebuilt(table).do("end")
    assert closed.told("no-focus") == [{"figure": "bandit-guard-1"}]
    table = yet_to_act(a_turn("brute", "trample", at="G7", foes={"H9": "bandit-guard"}), "bandit-guard-1")
    table.figure("scoundrel").conditions = {"invisible": 2}
    table.w.rooms, table.w.doors = [1, 2], [on_hex(table, "H8")]
    assert rebuilt(table).do("end").told("focus") == [{"figure": "bandit-guard-1", "focus": "brute"}]


# What lies behind


@rule("GH-DOOR-02", "GH-SCEN-05", "GH-SCEN-06")
@pytest.mark.parametrize("characters", [2, 3, 4])
def test_the_labels_for_the_number_of_characters_decide(characters: int) -> None:
    assert by_rank(enter(before_the_door(characters))) == BARROW[characters]


@rule("GH-SCEN-05", "GH-SCEN-06", "GH-SETUP-07")
@pytest.mark.parametrize(
    ("party", "there"),
    [
        ("brute,tinkerer", {"normal": 2, "elite": 1}),
        ("brute,tinkerer,scoundrel", {"normal": 6}),
        ("brute,tinkerer,scoundrel,mindthief", {"normal": 4, "elite": 2}),
    ],
)
def test_the_labels_of_the_first_room_decide_too(party: str, there: dict[str, int]) -> None:
    w = prepared(party).state
    assert {each.name for each in w.figures if each.kind == "monster"} == {"bandit-guard"}
    assert Counter(each.rank for each in w.figures if each.kind == "monster") == there


@rule("GH-SCEN-11", "GH-DOOR-02", "GH-SETUP-07")
def test_coins_and_tokens_come_with_their_room() -> None:
    table = before_the_door()
    w = table.w
    assert (w.obstacles, w.traps, w.coins, w.treasures) == ([], {}, {}, {})
    enter(table).do("stop")
    assert sorted(spot(w, cell) for cell in w.traps) == ["G4", "G5"]
    assert (w.obstacles, w.coins, w.treasures) == ([], {}, {})
    w.figures = [each for each in w.figures if each.kind == "character"]
    table.figure("brute").cell = on_hex(table, "G4")
    at(copied(table), Walk("brute", 0, 1)).do("door:F4")
    assert sorted(spot(w, cell) for cell in w.coins) == ["A2", "B2", "B6", "C2", "C7"]
    assert [[spot(w, cell) for cell in token] for token in w.obstacles] == [["D6", "D5"], ["D3", "D2"]]
    assert {spot(w, cell): number for cell, number in w.treasures.items()} == {"A7": "7"}


@rule("GH-SCEN-09", "GH-OVERLAY-09")
@pytest.mark.parametrize(("scenario", "hurt", "poisoned"), [(6, 0, True), (13, 3, False)])
def test_the_scenario_says_what_its_traps_do(scenario: int, hurt: int, poisoned: bool) -> None:
    """The traps of scenario 6 poison, those of scenario 13 deal damage."""
    table = Table(prepared("brute,tinkerer", scenario))
    w = table.w
    dungeon = place(w)
    trap = next(piece for piece in dungeon.map.ground if piece.kind == "trap")
    lies = dungeon.whole.cell(trap.hexes[0])
    room = next(number for number, cells in enumerate(dungeon.rooms) if cells >> lies & 1)
    while room not in w.rooms:
        door = next(cell for cell in closed_doors(w))
        beside = next(cell for cell in dungeon.whole.neighbours[door] if floor(w).grid.is_open[cell])
        w.figures = [each for each in w.figures if each.kind == "character"]
        w.standees.left = {}
        w.figures[0].cell = beside
        table = at(copied(table), Walk("brute", 0, 1)).do(f"door:{spot(w, door)}")
    assert lies in w.traps
    w.figures = [each for each in w.figures if each.kind == "character"]
    w.figures[0].cell = next(cell for cell in dungeon.whole.neighbours[lies] if floor(w).grid.is_open[cell])
    before = table.hp("brute")
    table = at(copied(table), Walk("brute", 0, 1)).do(f"go:{spot(w, lies)}")
    if table.kind == "damage":
        table.do("take")
    assert (before - table.hp("brute"), table.has("brute", "poison")) == (hurt, poisoned)


@rule("GH-DOOR-03", "GH-SETUP-08")
def test_the_standees_of_a_new_room_are_shuffled() -> None:
    def numbers(key: bytes) -> tuple[int, ...]:
        table = before_the_door(4)
        table.match = Match(GAME, table.match.terms, key, Keep.JOURNAL, state=table.w)
        return tuple(each.number for each in monsters(enter(table)) if each.name == "bandit-archer")

    drawn = {numbers(key) for key in (b"a", b"b", b"c", b"d")}
    assert len(drawn) > 1
    assert all(len(set(each)) == 3 for each in drawn)


# Too few standees


def short_of(type_: str, left: int) -> Table:
    """A room for four characters wants three standees of the type; only these are left."""
    table = before_the_door(4)
    table.w.standees.left[type_] = table.w.standees.left[type_][:left]
    return enter(rebuilt(table))


@rule("GH-DOOR-04", "GH-COMP-02")
@pytest.mark.parametrize(("type_", "nearest"), [("bandit-archer", "H1"), ("bandit-guard", "H6")])
def test_the_last_standee_goes_to_the_spot_nearest_to_the_opener(type_: str, nearest: str) -> None:
    table = short_of(type_, 1)
    assert (where(table, type_), table.kind) == ([nearest], "move")
    assert where(short_of(type_, 0), type_) == []


@rule("GH-DOOR-04", "GH-AMBIG-01")
def test_the_players_choose_between_equally_near_spots_and_no_farther_ones() -> None:
    table = short_of("bandit-guard", 2)
    assert (table.kind, sorted(table.options)) == ("standee", ["any", "stand:G6", "stand:I6"])
    assert where(table.do("stand:I6"), "bandit-guard") == ["H6", "I6"]
    assert where(short_of("bandit-guard", 3), "bandit-guard") == ["G6", "H6", "I6"]


# The new monsters' turns


def waiting_beside(characters: int = 3, archers: str = "archer-8") -> Table:
    """A guard of the first room has acted with 15; archers will draw this card; the Scoundrel acts at 60."""
    table = yet_to_act(before_the_door(characters, foes={"K13": "bandit-guard"}), "scoundrel")
    draw = table.w.abilities.decks["archer"].draw
    draw.take(archers)
    draw.put(archers, 0)
    table.w.abilities.revealed["bandit-guard"] = "guard-1"
    return rebuilt(table)


@rule("GH-DOOR-05", "GH-DOOR-06", "GH-IX-12")
def test_only_types_without_a_card_draw_one() -> None:
    table = enter(waiting_beside())
    assert [each["type"] for each in table.told("drew-ability")] == ["bandit-archer"]
    assert table.w.abilities.revealed == {"bandit-guard": "guard-1", "bandit-archer": "archer-8"}


@rule("GH-DOOR-07", "GH-DOOR-08", "GH-IX-11", "GH-IX-12")
def test_new_monsters_that_are_earlier_act_after_the_opener_and_the_others_at_their_place() -> None:
    table = enter(waiting_beside())
    fresh = {each.id for each in monsters(table)} - {"bandit-guard-1"}
    assert turns(table) == []  # not at the moment of opening
    table.do("stop", "end").pass_all("cards")
    archers = [each for each in turns(table) if each.startswith("bandit-archer")]
    guard = next(each for each in fresh if each.startswith("bandit-guard"))
    assert turns(table) == [guard, "scoundrel", *archers]  # 15 now, 60, 68; the guard of the first room has acted
    assert {guard, *archers} == fresh


@rule("GH-DOOR-07", "GH-IX-11")
def test_several_new_types_act_in_the_order_of_their_initiative() -> None:
    table = enter(waiting_beside(archers="archer-1")).do("stop", "end").pass_all("cards")
    kinds = [each.rpartition("-")[0] or each for each in turns(table)]
    assert kinds == ["bandit-archer"] * 3 + ["bandit-guard", "scoundrel"]  # 14, 15, 60


# Tokens


@rule("GH-OVERLAY-04", "GH-TERM-16")
def test_a_corridor_joins_tiles_into_one_room_and_is_walked_like_any_hex() -> None:
    table = Table(prepared("brute,tinkerer", 3))
    w = table.w
    corridors = {way.hex for way in place(w).map.passages if way.kind == "corridor"}
    w.figures, w.obstacles = [each for each in w.figures if each.kind == "character"], []
    table.figure("brute").cell = on_hex(table, "I11")
    before, beyond = (place(w).map.tile_of[place(w).whole.hex(on_hex(table, at))].name for at in ("I11", "I9"))
    table = at(copied(table), Walk("brute", 0, 2))
    assert place(w).whole.hex(on_hex(table, "I10")) in corridors
    assert before != beyond
    assert {"go:I10", "go:I9"} <= set(table.options)


LOOKS = {"stone": 1, "wooden": 8, "dark-fog": 14, "light-fog": 10}


@rule("GH-OVERLAY-19")
@pytest.mark.parametrize("look", LOOKS)
def test_doors_of_every_look_are_closed_until_a_character_steps_onto_them(look: str) -> None:
    match = on_map(LOOKS[look], 2)
    w, dungeon = match.state, place(match.state)
    assert any(way.kind == "door" and way.name == look for way in dungeon.map.passages)
    door = closed_doors(w)[0]
    w.figures = [each for each in w.figures if each.kind == "character"]
    w.figures[0].cell = next(cell for cell in dungeon.whole.neighbours[door] if floor(w).grid.is_open[cell])
    table = at(Table(Match(GAME, match.terms, match.key, Keep.JOURNAL, state=w)), Walk(w.figures[0].id, 0, 1))
    assert f"go:{spot(w, door)}" not in table.options
    table.do(f"door:{spot(w, door)}")
    assert door in w.doors
    assert {way.name for n in atlas.numbers() for way in atlas.load(n).passages if way.kind == "door"} == set(LOOKS)


def obstacles_by_look(w: World) -> dict[str, int]:
    """One hex of an obstacle of each look that lies open."""
    laid = {cell for token in w.obstacles for cell in token}
    pieces = [piece for piece in place(w).map.ground if piece.kind == "obstacle"]
    cells = {piece.name: place(w).whole.cell(piece.hexes[0]) for piece in pieces}
    return {name: cell for name, cell in cells.items() if cell in laid}


@rule("GH-OVERLAY-19")
def test_obstacles_of_every_look_cannot_be_walked_onto() -> None:
    tried: set[str] = set()
    for number in atlas.numbers():
        if {piece.name for piece in atlas.load(number).ground if piece.kind == "obstacle"} <= tried:
            continue
        match = on_map(number, 2)
        w = match.state
        w.figures = [each for each in w.figures if each.kind == "character"]
        for name, cell in obstacles_by_look(w).items():
            blocked = {each for token in w.obstacles for each in token}
            free = [each for each in floor(w).grid.neighbours[cell] if each not in blocked]
            if name in tried or not free:
                continue
            w.figures[0].cell = free[0]
            w.agenda = [Next(), Walk(w.figures[0].id, 0, 1)]
            table = Table(Match(GAME, match.terms, match.key, Keep.JOURNAL, state=w))
            assert f"go:{spot(w, cell)}" not in table.options, (number, name)
            tried.add(name)
    assert len(tried) > 10


@rule("GH-SPECIAL-10", "GH-SPECIAL-01")
def test_a_mark_on_the_map_is_the_place_where_a_scenarios_monsters_come() -> None:
    match = prepared("brute,tinkerer,scoundrel", 3)
    (guard,) = [each for each in match.state.figures if each.arrival == "spawned"]
    assert guard.cell in place(match.state).marked("a")
