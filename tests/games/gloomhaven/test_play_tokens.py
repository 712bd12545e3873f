"""SPECIAL: tokens with hit points in a running match: attacked, broken by damage alone, lending their power."""

from __future__ import annotations

import pytest

from questhall.games.gloomhaven.content.dungeon import dungeon
from questhall.games.gloomhaven.content.scenarios import scenario
from questhall.games.gloomhaven.content.terms import STRONG, WEAK
from questhall.games.gloomhaven.rules.combat.conditions import receive
from questhall.games.gloomhaven.rules.ground.forced import Force
from questhall.games.gloomhaven.rules.play import verdicts
from questhall.games.gloomhaven.rules.play.hurting import suffer
from questhall.games.gloomhaven.rules.play.shoving import move_by_force
from questhall.games.gloomhaven.rules.play.table import (
    allies,
    distance,
    enemies,
    floor,
    obstacle_cells,
    place,
    present,
    values,
)
from questhall.games.gloomhaven.rules.play.tokens import breakable_obstacles
from questhall.ledger import rule
from tests.games.gloomhaven.play import Table, rebuilt
from tests.games.gloomhaven.staging import reveal
from tests.games.gloomhaven.test_play_scenarios import again, leave_only, table_of
from tests.games.gloomhaven.tokens import (
    away,
    beside,
    hex_of,
    in_scenario,
    moved,
    round_begins,
    round_ends,
    special,
    stands,
    turn_of,
)

WITH_TOKENS = [(22, "altar", 4), (31, "rock-column", 1), (39, "altar", 1), (45, "totem", 6), (42, "chord-1", 1)]


def broken(table: Table, *ids: str) -> None:
    for id_ in ids:
        token = present(table.w, id_)
        suffer(table.match, token, token.hit_points, "attack", present(table.w, "brute"))


@rule("GH-SPECIAL-06", "GH-SPECIAL-08")
@pytest.mark.parametrize(("number", "name", "count"), WITH_TOKENS)
def test_a_token_stands_on_its_marks_and_counts_as_an_enemy(number: int, name: str, count: int) -> None:
    table = in_scenario(number, rooms="all")
    tokens = [each for each in table.w.figures if each.name == name]
    token = scenario(number).token(name)
    assert token is not None
    assert sorted(each.cell for each in tokens) == sorted(place(table.w).marked(token.mark))
    assert len(tokens) == count
    assert set(map(id, tokens)) <= set(map(id, enemies(table.w, present(table.w, "brute"))))
    assert not allies(table.w, tokens[0])


@rule("GH-SPECIAL-12")
@pytest.mark.parametrize(
    ("number", "name", "party", "level", "hit_points"),
    [
        (22, "altar", "brute,tinkerer", 3, 4 + 2 * 3),
        (31, "rock-column", "brute,tinkerer,scoundrel", 2, (8 + 2) * 3),
        (42, "chord-1", "brute,tinkerer,scoundrel", 1, 2 + 1),
        (42, "chord-1", "brute,tinkerer,scoundrel", 3, 2 + 4),
        (45, "totem", "brute,tinkerer", 2, 1 + 2 + 2),
    ],
)
def test_hit_points_follow_the_formula(number: int, name: str, party: str, level: int, hit_points: int) -> None:
    lair = dungeon(number)
    spare = [lair.spots[cell] for cell in lair.starts[1:]]
    friends = dict(zip(spare, party.split(",")[1:], strict=False))
    table = in_scenario(number, rooms="all", friends=friends, level=level)
    assert next(each for each in table.w.figures if each.name == name).hit_points == hit_points


@rule("GH-SPECIAL-06")
def test_a_character_attacks_an_altar_and_it_is_gone_with_its_obstacle() -> None:
    table = in_scenario(22, "brute", "trample", rooms="all")
    altar = next(each for each in table.w.figures if each.name == "altar")
    altar.hit_points = 3
    moved(table, "brute", beside(table, place(table.w).spots[altar.cell]))
    table.do("top:trample", f"hit:{altar.id}").pass_all()
    assert not table.alive(altar.id)
    assert table.told("destroyed") == [{"figure": altar.id}]
    assert altar.cell not in obstacle_cells(table.w)


@rule("GH-SPECIAL-07")
def test_only_damage_removes_an_obstacle_with_hit_points() -> None:
    table = in_scenario(22, rooms="all")
    altars = {each.cell for each in table.w.figures if each.name == "altar"}
    assert altars <= set(obstacle_cells(table.w))
    assert not altars.intersection(cell for token in breakable_obstacles(table.w) for cell in token)


@rule("GH-SPECIAL-08")
def test_a_token_is_immune_to_conditions() -> None:
    table = in_scenario(45, "spellweaver", "frost-armor", rooms="all")
    totem = next(each for each in table.w.figures if each.name == "totem")
    assert not any(receive(totem, each) for each in ("poison", "wound", "stun", "disarm", "immobilize", "muddle"))  # type: ignore[arg-type]  # conditions


@pytest.mark.parametrize(("number", "name"), [(22, "altar"), (31, "rock-column"), (39, "altar"), (45, "totem")])
def test_it_is_won_when_all_of_them_are_destroyed(number: int, name: str) -> None:
    table = in_scenario(number, rooms="all")
    ids = [each.id for each in table.w.figures if each.name == name]
    broken(table, *ids[:-1])
    assert table.w.verdict == ""
    broken(table, ids[-1])
    assert table.w.verdict == "won"


def test_altars_in_closed_rooms_are_still_to_be_destroyed() -> None:
    table = table_of("brute,tinkerer", 22)
    (aim,) = verdicts.aims(table.w, scenario(22).goal)
    assert (aim.kind, aim.what, aim.have, aim.need) == ("destroy", "altar", 0, 4)


@rule("GH-SPECIAL-07", "GH-SPECIAL-08")
def test_nothing_moves_a_token() -> None:
    table = in_scenario(45, rooms="all")
    totem = next(each for each in table.w.figures if each.name == "totem")
    moved(table, "brute", beside(table, place(table.w).spots[totem.cell]))
    brute, where = present(table.w, "brute"), totem.cell
    for force in (Force.PUSH, Force.PULL):
        assert not list(move_by_force(table.match, 0, brute, totem, force, 2))
    assert totem.cell == where


# What they lend


def test_demons_are_stronger_for_every_altar_that_stands() -> None:
    table = in_scenario(22, rooms="all")
    demon = stands(table, "earth-demon", away(table, 6))
    other = stands(table, "cultist", away(table, 5))
    plain = (demon.most_hit_points - 4, values(table.w, demon).attack - 4, values(table.w, demon).move - 2)
    altars = [each.id for each in table.w.figures if each.name == "altar"]
    cultist = values(table.w, other)
    broken(table, altars[0])
    assert demon.most_hit_points == demon.hit_points == plain[0] + 3
    assert (values(table.w, demon).attack, values(table.w, demon).move) == (plain[1] + 3, plain[2] + 2)
    broken(table, *altars[1:])
    assert (demon.most_hit_points, values(table.w, demon).attack) == plain[:2]
    assert values(table.w, other) == cultist


@pytest.mark.parametrize(("type_", "more"), [("frost-demon", 0), ("wind-demon", 2)])
def test_altars_lengthen_no_melee(type_: str, more: int) -> None:
    table = in_scenario(22, rooms="all")
    demon = stands(table, type_, away(table, 6))
    before = values(table.w, demon).range
    broken(table, *(each.id for each in list(table.w.figures) if each.name == "altar"))
    assert before - values(table.w, demon).range == more


def chord(table: Table, number: int) -> Table:
    """Of the six chords this one alone stands."""
    for each in [each for each in table.w.figures if each.kind == "objective"]:
        if each.name != f"chord-{number}":
            table.w.figures.remove(each)
    return rebuilt(table)


@pytest.mark.parametrize(("number", "more"), [(1, 1), (2, 0)])
def test_the_first_chord_adds_to_monsters_attacks(number: int, more: int) -> None:
    table = in_scenario(42, rooms="all")
    demon = stands(table, "night-demon", away(table, 1))
    broken(table, *(f"chord-{each}-1" for each in (1, 2, 3, 4, 5, 6) if each != number))
    with_it = values(table.w, demon).attack
    broken(table, f"chord-{number}-1")
    assert with_it - values(table.w, demon).attack == more


def cards_of_attack(table: Table) -> int:
    return len(table.told("hit")[0]["cards"])


def test_the_second_chord_gives_monsters_advantage_and_the_fifth_takes_it_from_us() -> None:
    table = chord(in_scenario(42, rooms="all"), 2)
    demon = stands(table, "night-demon", away(table, 1))
    reveal(table, demon.name, "night-demon-3")
    turn_of(table, demon.id)
    assert cards_of_attack(table) == 2
    table = chord(in_scenario(42, "brute", "trample", rooms="all"), 5)
    foe = stands(table, "night-demon", away(table, 1))
    rebuilt(table).do("top:trample", f"hit:{foe.id}").pass_all()
    assert cards_of_attack(table) == 2


def test_the_third_chord_heals_monsters_and_the_fourth_hurts_us_as_turns_begin() -> None:
    table = chord(in_scenario(42, rooms="all"), 3)
    demon = stands(table, "night-demon", away(table, 3))
    demon.hit_points -= 1
    turn_of(table, demon.id)
    assert demon.hit_points == demon.most_hit_points
    table = chord(in_scenario(42, rooms="all"), 4)
    table.w.agenda[-1].begun = False  # type: ignore[union-attr]  # the Brute's turn
    before = table.hp("brute")
    rebuilt(table)
    while table.kind == "damage":
        table.do("take")
    assert table.hp("brute") == before - 1
    assert table.told("hurt")[-1]["cause"] == "scenario"


def test_the_sixth_chord_weakens_our_attacks() -> None:
    table = chord(in_scenario(42, "brute", "trample", rooms="all"), 6)
    foe = stands(table, "night-demon", away(table, 1))
    rebuilt(table).do("top:trample", f"hit:{foe.id}").pass_all()
    assert table.told("aims")[0]["value"] == 2


@pytest.mark.parametrize(("steps", "healed"), [(2, 2), (3, 0)])
def test_a_totem_heals_monsters_within_two_hexes(steps: int, healed: int) -> None:
    table = in_scenario(45, rooms="all")
    others = [each.cell for each in table.w.figures if each.name == "totem"]
    free = [cell for cell in floor(table.w).grid.cells if cell not in obstacle_cells(table.w)]
    at = next(cell for cell in free if min(distance(table.w, cell, other) for other in others) == steps)
    hound = stands(table, "hound", place(table.w).spots[at])
    hound.hit_points = 1
    hound.conditions = {"stun": 1}
    turn_of(table, hound.id)
    assert hound.hit_points == 1 + healed


# Elements and spawns


@rule("GH-ELEM-01")
@pytest.mark.parametrize(("number", "strong", "inert"), [(31, "dark", "light"), (39, "ice", "fire")])
def test_elements_are_set_anew_at_the_start_of_every_round(number: int, strong: str, inert: str) -> None:
    table = in_scenario(number)
    table.w.elements.columns[inert] = STRONG  # type: ignore[index]  # an element
    round_begins(table, 2)
    columns = table.w.elements.columns
    assert (columns[strong], columns[inert]) == (STRONG, WEAK)  # type: ignore[index]  # elements


@rule("GH-SPECIAL-01")
@pytest.mark.parametrize(("number", "mark"), [(1, "b"), (2, "c")])
def test_night_demons_come_once_the_last_door_of_scenario_31_is_open(number: int, mark: str) -> None:
    table = in_scenario(31)
    leave_only(table)
    round_ends(table, number)
    assert not table.told("spawned")
    table = in_scenario(31, rooms="all")
    round_ends(table, number)
    (told,) = table.told("spawned")
    assert told["spot"] == hex_of(table, mark)


# Eggs of the Winged Horror


def horror(number: int) -> tuple[Table, str]:
    """Scenario 46 with the boss far from the Brute, about to use one of its specials."""
    table = in_scenario(46, rooms="all")
    boss = stands(table, "winged-horror", away(table, 8))
    special(table, boss.name, number)
    return table, boss.id


@rule("GH-BOSS-03", "GH-SPECIAL-06", "GH-SPECIAL-12")
def test_the_horror_lays_an_egg_for_each_character() -> None:
    table, boss = horror(2)
    turn_of(table, boss)
    eggs = [each for each in table.w.figures if each.name == "egg"]
    assert [egg.hit_points for egg in eggs] == [2 + 1, 2 + 1]
    around = place(table.w).whole.neighbours[table.figure(boss).cell]
    assert all(egg.cell in around for egg in eggs)


@rule("GH-BOSS-03", "GH-SPECIAL-01")
def test_all_eggs_hatch_where_they_lie() -> None:
    table, boss = horror(2)
    turn_of(table, boss)
    cells = {each.cell for each in table.w.figures if each.name == "egg"}
    table = again(table)
    special(table, "winged-horror", 1)
    turn_of(table, boss)
    assert not any(each.name == "egg" for each in table.w.figures)
    hatched = [each for each in table.w.figures if each.name == "night-demon"]
    assert {each.cell for each in hatched} <= cells or table.told("moved")
    assert {(each.rank, each.arrival) for each in hatched} == {("normal", "spawned")}
    assert len(hatched) == 2
