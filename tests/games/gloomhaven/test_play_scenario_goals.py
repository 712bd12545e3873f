"""Scenarios that need a goal and a start and nothing else: each walked to its goal."""

from __future__ import annotations

from collections import Counter

import pytest

from questhall.games.gloomhaven.content.scenarios import scenario
from questhall.games.gloomhaven.rules.combat.modifiers import CHARACTER_CURSE
from questhall.games.gloomhaven.rules.play import verdicts
from questhall.games.gloomhaven.rules.play.table import place, present
from questhall.games.gloomhaven.state import Finish
from questhall.ledger import rule
from tests.games.gloomhaven.moments import on_hex
from tests.games.gloomhaven.play import Table, a_turn, prepared, rebuilt
from tests.games.gloomhaven.test_play_scenarios import again, leave_only, table_of

PARTIES = ("brute,tinkerer", "brute,tinkerer,scoundrel", "brute,tinkerer,scoundrel,mindthief")


def judged(table: Table) -> str:
    verdicts.judge(table.match)
    return table.w.verdict


def lay_open(table: Table) -> None:
    """Every room and door is open, and nobody lives there."""
    table.w.rooms = list(range(len(place(table.w).rooms)))
    table.w.doors = list(place(table.w).doors)
    leave_only(table)


# Every enemy


@rule("GH-SCEN-01")
@pytest.mark.parametrize("number", [10, 16, 17, 18, 63, 64, 93])
def test_it_is_won_when_no_enemy_is_left_and_every_room_is_open(number: int) -> None:
    table = table_of("brute,tinkerer", number)
    rooms = table.w.rooms
    lay_open(table)
    table.w.rooms = rooms
    assert judged(table) == ""
    lay_open(table)
    assert judged(table) == "won"


@pytest.mark.parametrize("number", [59, 65, 94])
def test_it_is_won_when_no_enemy_and_no_goal_treasure_is_left(number: int) -> None:
    table = table_of("brute,tinkerer", number)
    lay_open(table)
    assert judged(table) == ""
    table.w.memory[verdicts.GOALS_LOOTED] = len(place(table.w).goal_treasures)
    assert judged(table) == "won"


def test_scenario_32_asks_for_the_last_room_its_enemies_and_its_treasure() -> None:
    table = table_of("brute,tinkerer", 32)
    leave_only(table)
    table.w.memory[verdicts.GOALS_LOOTED] = 1
    assert judged(table) == ""
    lay_open(table)
    assert judged(table) == "won"


@rule("GH-SPECIAL-12")
def test_scenario_43_counts_drakes_of_both_kinds_and_nothing_else() -> None:
    table = table_of("brute,tinkerer", 43)
    table.w.memory |= {"kills": 20, "kills rending-drake": 5, "kills spitting-drake": 2}
    assert judged(table) == ""
    table.w.memory["kills spitting-drake"] = 3
    assert judged(table) == "won"


def test_scenario_24_is_won_when_the_last_door_is_open() -> None:
    table = table_of("brute,tinkerer", 24)
    doors = list(place(table.w).doors)
    table.w.doors = doors[:-1]
    assert judged(table) == ""
    table.w.doors = doors
    assert judged(table) == "won"


# Goal treasures


def beside_a_goal(number: int, where: str = "") -> Table:
    """The Brute's turn on a starting hex, with a goal treasure beside it or under its feet."""
    dungeon = place(prepared("brute,tinkerer", number).state)
    at = dungeon.starts[0]
    names = dungeon.spots
    table = a_turn("brute", "grab-and-go", scenario=number, at=names[at])
    beside = next(cell for cell in dungeon.whole.neighbours[at] if cell in names)
    table.w.treasures = {on_hex(table, names[at if where == "underfoot" else beside]): "goal"}
    return rebuilt(table)


@rule("GH-LOOT-07", "GH-OVERLAY-20")
@pytest.mark.parametrize("number", [7, 30, 32, 50, 59, 65, 94])
def test_a_loot_ability_takes_a_goal_treasure(number: int) -> None:
    table = beside_a_goal(number).do("top:grab-and-go", "do")
    assert not table.w.treasures
    (told,) = table.told("goal-looted")
    assert (told["have"], told["need"]) == (1, len(place(table.w).goal_treasures))
    assert table.hero().tally["treasures"] == 1


@rule("GH-LOOT-07", "GH-LOOT-05")
@pytest.mark.parametrize(("number", "taken"), [(7, 0), (30, 0), (50, 0), (59, 0), (32, 1), (65, 1), (94, 1)])
def test_some_goal_treasures_are_not_taken_at_the_end_of_a_turn(number: int, taken: int) -> None:
    table = beside_a_goal(number, "underfoot").do("end")
    assert table.w.memory.get(verdicts.GOALS_LOOTED, 0) == taken


@pytest.mark.parametrize(("number", "need"), [(7, 5), (30, 1), (50, 4)])
def test_it_is_won_with_the_last_goal_treasure_whoever_is_left(number: int, need: int) -> None:
    table = beside_a_goal(number)
    table.w.memory[verdicts.GOALS_LOOTED] = need - 1
    rebuilt(table).do("top:grab-and-go", "do")
    assert table.w.verdict == "won"


def test_a_goal_treasure_of_another_scenario_stays_where_it_is() -> None:
    table = a_turn("brute", "grab-and-go")
    table.w.treasures = {on_hex(table, "H10"): "goal"}
    rebuilt(table).do("top:grab-and-go").pass_all()
    assert len(table.w.treasures) == 1


# Pressure plates


def on_plates(table: Table, count: int) -> None:
    """So many characters stand on the plates of the goal."""
    cells = verdicts.plates(table.w, scenario(table.w.scenario).goal)
    for job, cell in zip(PARTIES[-1].split(","), cells[:count], strict=False):
        present(table.w, job).cell = cell


@rule("GH-SPECIAL-05")
@pytest.mark.parametrize(
    ("number", "party", "need"), [(23, PARTIES[0], 2), (23, PARTIES[1], 3), (23, PARTIES[2], 4), (40, PARTIES[2], 2)]
)
def test_it_is_won_when_a_turn_ends_with_all_plates_occupied(number: int, party: str, need: int) -> None:
    table = table_of(party, number)
    lay_open(table)
    assert len(verdicts.plates(table.w, scenario(number).goal)) == need
    on_plates(table, need - 1)
    verdicts.after_turn(table.match, None)
    assert table.w.verdict == ""
    on_plates(table, need)
    assert judged(table) == ""
    verdicts.after_turn(table.match, None)
    assert table.w.verdict == "won"


@rule("GH-SPECIAL-05")
def test_the_plates_are_looked_at_when_the_turn_ends() -> None:
    table = table_of("brute,tinkerer", 40)
    lay_open(table)
    on_plates(table, 2)
    again(table).pass_all()
    assert table.w.verdict == ""
    table.do("end")
    assert table.w.verdict == "won"


# How they start


@rule("GH-SETUP-02", "GH-MOD-12")
@pytest.mark.parametrize("number", [23, 40])
def test_it_starts_with_three_minus_cards_for_everybody(number: int) -> None:
    decks = table_of("brute,tinkerer", number).w.decks
    assert [Counter(decks[job].draw.cards)["-1 added"] for job in ("brute", "tinkerer")] == [3, 3]


@rule("GH-SETUP-02")
def test_it_starts_with_wounds_shackles_or_curses() -> None:
    assert table_of("brute,tinkerer", 63).has("tinkerer", "wound")
    assert table_of("brute,tinkerer", 93).has("brute", "immobilize")
    decks = table_of("brute,tinkerer", 65).w.decks
    assert [decks[job].draw.cards.count(CHARACTER_CURSE) for job in ("brute", "tinkerer")] == [4, 4]


@rule("GH-SETUP-09")
@pytest.mark.parametrize(("party", "most"), [(PARTIES[0], 1), (PARTIES[1], 2), (PARTIES[2], 2)])
def test_at_most_half_of_the_party_starts_in_one_room_of_scenario_50(party: str, most: int) -> None:
    w = table_of(party, 50).w
    assert len(w.rooms) == 2
    cells = [each.cell for each in w.figures if each.kind == "character"]
    there = [sum(room >> cell & 1 for cell in cells) for room in place(w).rooms]
    assert max(there) == most


# What a victory gives


def won(number: int) -> Table:
    table = table_of("brute,tinkerer", number)
    table.w.verdict = "won"
    table.w.agenda = [Finish()]
    return again(table)


@rule("GH-ENDSCEN-12")
@pytest.mark.parametrize(
    ("number", "rewards"),
    [
        (17, [("gold", 25)]),
        (30, [("gold", 10)]),
        (50, [("prosperity", -2), ("reputation", 3)]),
        (63, [("gold", 15)]),
        (64, [("xp", 10)]),
        (65, [("design", 112)]),
        (93, [("xp", 10)]),
    ],
)
def test_a_victory_gives_what_the_page_says(number: int, rewards: list[tuple[str, int]]) -> None:
    assert [(each["what"], each["amount"]) for each in won(number).told("reward")] == rewards
