"""DOOR, SCEN and OVERLAY: closed doors, the rooms behind them, and who acts when they open."""

from collections import Counter

import pytest

from questhall.games.gloomhaven.content import atlas, bestiary
from questhall.games.gloomhaven.content.scenario_map import MonsterSpot, neighbours
from questhall.games.gloomhaven.content.terms import Kind, Side, Trap
from questhall.games.gloomhaven.rules.ground.field import Token
from questhall.games.gloomhaven.rules.ground.ground import Gait
from questhall.games.gloomhaven.rules.monsters.ability_decks import prepare, reveal
from questhall.games.gloomhaven.rules.monsters.arrivals import Quest, draw_standee
from questhall.games.gloomhaven.rules.scenario.going_on import cannot_go
from questhall.games.gloomhaven.rules.scenario.order import Standee, Turn, at_once, still_to_act
from questhall.games.gloomhaven.rules.scenario.rooms import (
    Explored,
    Reveal,
    cannot_open,
    closed_doors,
    fillings,
    first_rooms,
    how_far,
    lay_table,
    open_door,
    open_hexes,
    pieces_in,
    reveal_rooms,
    spots_in,
    up_to_door,
)
from questhall.games.gloomhaven.state import Abilities, Standees
from questhall.hex import Hex
from questhall.kernel import Chance, Refused
from questhall.ledger import rule
from tests.games.gloomhaven.fields import someone

BARROW = atlas.load(1)
DOOR: Hex = next(door.hex for door in BARROW.passages if door.sign == "+")
BRUTE = someone(Side.CHARACTERS)


class Table:
    """Scenario 1 with everything that opening doors needs."""

    def __init__(self, characters: int = 2, key: bytes = b"rooms") -> None:
        self.quest = Quest(1, 1, characters)
        self.explored = first_rooms(BARROW)
        self.standees, self.abilities, self.chance = Standees(), Abilities(), Chance(key, {})

    def open(self, door: Hex) -> Reveal:
        new = open_door(BARROW, self.explored, door)
        far = how_far(lay_table(BARROW, self.explored, {door: BRUTE}), door)
        return reveal_rooms(self.quest, new, far, self.standees, self.abilities, self.chance)


@rule("GH-SETUP-07", "GH-SETUP-15")
def test_at_first_only_the_starting_room_lies_open_and_all_doors_are_closed() -> None:
    explored = first_rooms(BARROW)
    assert set(BARROW.starts) <= open_hexes(BARROW, explored)
    tiles = {BARROW.tile_of[hex_].name for hex_ in open_hexes(BARROW, explored)}
    assert tiles == {"L1a"}
    assert len(closed_doors(BARROW, explored)) == 2
    field = lay_table(BARROW, explored, {})
    assert len(field.at(Token.CLOSED_DOOR)) == 2
    assert not field.at(Token.COIN)
    assert not field.traps  # they lie in the next room


@rule("GH-OVERLAY-01", "GH-DOOR-01", "GH-OVERLAY-03")
def test_a_door_is_flipped_and_the_room_behind_it_is_revealed_and_filled_at_once() -> None:
    table = Table()
    found = table.open(DOOR)
    assert DOOR in table.explored.doors
    field = lay_table(BARROW, table.explored, {})
    assert field.grid.cell(DOOR) in field.at(Token.OPEN_DOOR)
    assert len(field.traps) == 2
    assert Counter((fighter.name, fighter.rank) for _, fighter in found.monsters) == {
        ("bandit-archer", "elite"): 1,
        ("bandit-guard", "normal"): 2,
    }
    assert open_door(BARROW, table.explored, DOOR) == []  # it stays open, there is nothing more behind it


@rule("GH-DOOR-02", "GH-SCEN-05", "GH-SCEN-06")
@pytest.mark.parametrize(
    ("characters", "expected"),
    [
        (2, {("bandit-archer", "elite"): 1, ("bandit-guard", "normal"): 2}),
        (3, {("bandit-archer", "normal"): 2, ("bandit-archer", "elite"): 1, ("bandit-guard", "elite"): 1}),
        (
            4,
            {
                ("bandit-archer", "normal"): 2,
                ("bandit-archer", "elite"): 1,
                ("bandit-guard", "normal"): 2,
                ("bandit-guard", "elite"): 1,
            },
        ),
    ],
)
def test_the_labels_for_the_number_of_characters_decide(characters: int, expected: dict[tuple[str, str], int]) -> None:
    found = Table(characters).open(DOOR)
    assert Counter((fighter.name, fighter.rank) for _, fighter in found.monsters) == expected
    assert {hex_ for hex_, _ in found.monsters} == {spot.hex for spot, _ in spots_in(BARROW, found.rooms, characters)}


@rule("GH-SCEN-08", "GH-IX-13", "GH-TERM-19")
def test_exhausted_characters_still_count_for_rooms_revealed_later() -> None:
    table = Table(characters=4)
    new = open_door(BARROW, table.explored, DOOR)
    alone = lay_table(BARROW, table.explored, {DOOR: BRUTE})  # the other three are exhausted and off the map
    assert len(alone.figures) == 1
    found = reveal_rooms(table.quest, new, how_far(alone, DOOR), table.standees, table.abilities, table.chance)
    assert len(found.monsters) == 6


@rule("GH-SCEN-11", "GH-DOOR-02")
def test_coins_and_tokens_come_with_their_room() -> None:
    table = Table()
    assert Counter(piece.kind for piece in table.open(DOOR).pieces) == {"trap": 2}
    last = next(hex_ for hex_ in closed_doors(BARROW, table.explored))
    found = table.open(last)
    assert Counter(piece.kind for piece in found.pieces) == {"coin": 5, "obstacle": 2, "treasure": 1}
    field = lay_table(BARROW, table.explored, {}, gone=[found.pieces[0].hexes[0]])
    assert sum(len(field.at(token)) for token in (Token.COIN, Token.OBSTACLE, Token.TREASURE)) < 5 + 4 + 1


@rule("GH-SCEN-09")
def test_the_scenario_says_what_its_traps_do() -> None:
    table = Table()
    table.open(DOOR)
    stun = Trap(damage=0, conditions=("stun",))
    assert set(lay_table(BARROW, table.explored, {}, trap=stun).traps.values()) == {stun}


@rule("GH-DOOR-03", "GH-SETUP-08")
def test_the_standees_of_a_new_room_are_shuffled() -> None:
    def numbers(key: bytes) -> tuple[int, ...]:
        return tuple(fighter.number for _, fighter in Table(4, key).open(DOOR).monsters)

    drawn = {numbers(key) for key in (b"a", b"b", b"c", b"d")}
    assert len(drawn) > 1
    assert all(len(set(each[:3])) == 3 for each in drawn)


def spot(q: int) -> MonsterSpot:
    return MonsterSpot("g", "cave-bear", (q, 0), ("normal", "normal", "normal"))


@rule("GH-DOOR-04", "GH-COMP-02", "GH-AMBIG-01")
def test_standees_that_run_out_go_to_the_spots_nearest_to_the_opener() -> None:
    spots = [spot(5), spot(1), spot(3), spot(2)]
    far = {(1, 0): 1, (2, 0): 4, (3, 0): 4, (5, 0): 6}
    chosen = {count: fillings(spots, count, far) for count in range(5)}
    assert chosen[0] == [()]
    assert chosen[1] == [(spot(1),)]
    assert [set(each) for each in chosen[2]] == [{spot(1), spot(3)}, {spot(1), spot(2)}]  # the players choose
    assert [set(each) for each in chosen[3]] == [{spot(1), spot(2), spot(3)}]
    assert [set(each) for each in chosen[4]] == [set(spots)]


@rule("GH-DOOR-04")
def test_a_room_that_lacks_standees_is_filled_from_the_door_on() -> None:
    table = Table(characters=4)
    for _ in range(4):
        draw_standee(table.standees, "bandit-archer", table.chance)  # two are left for three spots
    new = open_door(BARROW, table.explored, DOOR)
    far = how_far(lay_table(BARROW, table.explored, {DOOR: BRUTE}), DOOR)
    wanted = [one for one, _ in spots_in(BARROW, new, 4) if one.name == "bandit-archer"]
    ways = fillings(wanted, 2, far)
    found = reveal_rooms(table.quest, new, far, table.standees, table.abilities, table.chance)
    archers = {hex_ for hex_, fighter in found.monsters if fighter.name == "bandit-archer"}
    left_out = {one.hex for one in wanted} - archers
    assert len(archers) == 2
    assert all(far[out] >= far[hex_] for out in left_out for hex_ in archers)
    assert archers in [{one.hex for one in way} for way in ways]


@rule("GH-DOOR-04")
def test_the_players_cannot_fill_a_farther_spot_instead() -> None:
    table = Table(characters=4)
    for _ in range(5):
        draw_standee(table.standees, "bandit-archer", table.chance)
    new = open_door(BARROW, table.explored, DOOR)
    far = how_far(lay_table(BARROW, table.explored, {DOOR: BRUTE}), DOOR)
    wanted = sorted(
        (one for one, _ in spots_in(BARROW, new, 4) if one.name == "bandit-archer"), key=lambda s: far[s.hex]
    )
    with pytest.raises(Refused):
        reveal_rooms(
            table.quest, new, far, table.standees, table.abilities, table.chance, {"bandit-archer": (wanted[-1],)}
        )


@rule("GH-DOOR-05", "GH-DOOR-06", "GH-IX-12")
def test_only_types_without_a_card_draw_one() -> None:
    table = Table()
    prepare(table.abilities, ["bandit-guard"], table.chance)
    reveal(table.abilities, ["bandit-guard"], table.chance)
    before = table.abilities.revealed["bandit-guard"]
    found = table.open(DOOR)
    assert found.drew == ("bandit-archer",)
    assert table.abilities.revealed["bandit-guard"] == before


@rule("GH-DOOR-07", "GH-DOOR-08", "GH-IX-11", "GH-IX-12")
def test_all_new_monsters_act_this_round_and_the_old_ones_that_acted_do_not_act_again() -> None:
    table = Table(characters=4)
    old = [draw_standee(table.standees, "bandit-guard", table.chance) for _ in range(2)]  # placed at set-up
    found = table.open(DOOR)
    cards = {type_: bestiary.card(table.abilities.revealed[type_]) for type_ in found.types}
    turns = [Turn(type_, card.initiative, Side.MONSTERS) for type_, card in cards.items()]
    for initiative in (1, 50, 98):
        opener = Turn("brute", initiative, Side.CHARACTERS)
        now = {turn.who for place in at_once(turns, opener) for turn in place}
        later = {turn.who for turn in turns if turn.initiative >= initiative}
        assert now | later == set(found.types)
        assert not now & later
    new = [fighter for _, fighter in found.monsters if fighter.name == "bandit-guard"]
    guards = [Standee(each.number, each.rank, each.hit_points) for each in new]
    waiting = {standee.number for standee in still_to_act(guards, set(old), 1)}
    assert waiting == {standee.number for standee in guards}
    assert not waiting & set(old)


# Moving on


@rule("GH-DOOR-01", "GH-IX-10")
def test_a_move_halts_at_the_door_in_mid_move() -> None:
    closed = closed_doors(BARROW, first_rooms(BARROW))
    before, beyond = (DOOR[0], DOOR[1] - 1), (DOOR[0], DOOR[1] + 1)
    assert up_to_door((before, DOOR, beyond), closed) == ((before, DOOR), (beyond,))
    assert up_to_door((before,), closed) == ((before,), ())
    assert up_to_door((before, DOOR, beyond), []) == ((before, DOOR, beyond), ())


@rule("GH-IX-10", "GH-DOOR-09")
def test_new_monsters_can_block_the_rest_of_the_way() -> None:
    table = Table()
    found = table.open(DOOR)
    foes = {hex_: someone(Side.MONSTERS) for hex_, _ in found.monsters}
    empty = lay_table(BARROW, table.explored, {DOOR: BRUTE})
    field = lay_table(BARROW, table.explored, {DOOR: BRUTE, **foes})
    blocked = freed = 0
    start = field.grid.cell(DOOR)
    for first in field.grid.neighbours[start]:
        for second in field.grid.neighbours[first]:
            for third in field.grid.neighbours[second]:
                way = (first, second, third)
                if cannot_go(empty, BRUTE, start, way, Gait.WALK, 3):
                    continue
                refusal = cannot_go(field, BRUTE, start, way, Gait.WALK, 3)
                meets = any(field.grid.hex(cell) in foes for cell in way)
                assert (refusal is not None) is meets
                blocked, freed = blocked + meets, freed + (not meets)
    assert freed
    assert blocked


@rule("GH-DOOR-09", "GH-OVERLAY-02", "GH-MOVE-01")
def test_a_way_must_be_steps_within_the_points_and_may_end_on_a_closed_door() -> None:
    explored = first_rooms(BARROW)
    start = (DOOR[0], DOOR[1] - 1)
    field = lay_table(BARROW, explored, {start: BRUTE})
    here, door = field.grid.cell(start), field.grid.cell(DOOR)
    assert cannot_go(field, BRUTE, here, (door,), Gait.WALK, 1) is None
    far = cannot_go(field, BRUTE, here, (door,), Gait.WALK, 0)
    assert far is not None
    assert (far.reason, far.numbers) == ("way.points", {"needed": 1, "points": 0})
    leap = cannot_go(field, BRUTE, here, (here + 2,), Gait.WALK, 5)
    assert leap is not None
    assert leap.reason == "way.no-step"


@rule("GH-DOOR-10", "GH-OVERLAY-02")
@pytest.mark.parametrize(
    ("kind", "reason"), [("character", None), ("monster", "door.not-character"), ("summon", "door.not-character")]
)
def test_only_characters_open_doors(kind: Kind, reason: str | None) -> None:
    refusal = cannot_open(first_rooms(BARROW), DOOR, kind)
    assert (refusal.reason if refusal else None) == reason


@rule("GH-DOOR-01")
def test_what_is_no_door_cannot_be_opened() -> None:
    with pytest.raises(Refused, match=r"door\.none"):
        open_door(BARROW, first_rooms(BARROW), BARROW.starts[0])


@rule("GH-SPECIAL-04")
def test_a_locked_door_is_a_wall_and_cannot_be_opened() -> None:
    explored = first_rooms(BARROW)
    explored.locked.append(DOOR)
    field = lay_table(BARROW, explored, {})
    assert field.grid.cell(DOOR) not in field.at(Token.CLOSED_DOOR)
    with pytest.raises(Refused):
        open_door(BARROW, explored, DOOR)
    explored.locked.remove(DOOR)
    assert len(open_door(BARROW, explored, DOOR)) == 1
    assert explored.doors == [DOOR]


@rule("GH-OVERLAY-19")
def test_doors_and_obstacles_of_every_look_work_alike() -> None:
    looks: dict[str, set[str]] = {"door": set(), "obstacle": set()}
    for number in atlas.numbers():
        scenario = atlas.load(number)
        explored = Explored(rooms=list(range(len(scenario.rooms()))))
        field = lay_table(scenario, explored, {})
        closed = {field.grid.hex(cell) for cell in field.at(Token.CLOSED_DOOR)}
        for door in scenario.passages:
            if door.kind == "door":
                looks["door"].add(door.name)
                assert door.hex in closed, (number, door)
        obstacles = {field.grid.hex(cell) for cell in field.at(Token.OBSTACLE)}
        for piece in pieces_in(scenario, explored.rooms):
            if piece.kind == "obstacle":
                looks["obstacle"].add(piece.name)
                assert set(piece.hexes) <= obstacles, (number, piece)
    assert looks["door"] == {"stone", "wooden", "dark-fog", "light-fog"}
    assert len(looks["obstacle"]) > 10


@rule("GH-OVERLAY-01", "GH-DOOR-02")
@pytest.mark.parametrize("characters", [2, 3, 4])
def test_in_every_scenario_opening_all_doors_places_what_the_diagram_shows(characters: int) -> None:
    for number in atlas.numbers():
        scenario = atlas.load(number)
        explored, quest = first_rooms(scenario), Quest(number, 0, characters)
        standees, abilities, chance = Standees(), Abilities(), Chance(b"all", {})
        placed = 0
        batches = [list(explored.rooms)]
        while doors := closed_doors(scenario, explored):
            reachable = open_hexes(scenario, explored)
            door = next((one for one in doors if reachable & set(neighbours(one))), doors[0])
            batches.append(open_door(scenario, explored, door))
        field = lay_table(scenario, explored, {})
        for rooms in batches:
            far = how_far(field, scenario.starts[0])
            found = reveal_rooms(quest, rooms, far, standees, abilities, chance)
            placed += len(found.monsters)
        shown = Counter(one.name for one, _ in spots_in(scenario, explored.rooms, characters))
        assert placed == sum(min(count, bestiary.statistics(name).standees) for name, count in shown.items())
        assert set(abilities.revealed) == set(shown)
