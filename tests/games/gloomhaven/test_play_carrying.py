"""SPECIAL: a doll that one character carries through scenario 69, and traps that a door brings."""

from __future__ import annotations

import pytest

from questhall.games.gloomhaven.rules.play.hurting import exhaust
from questhall.games.gloomhaven.rules.play.table import place, present, spot
from questhall.ledger import rule
from tests.games.gloomhaven.play import Table, rebuilt
from tests.games.gloomhaven.test_play_scenarios import leave_only, table_of
from tests.games.gloomhaven.tokens import beside, hex_of, in_scenario, moved, turn_ends


def carried_by(table: Table, seat: int) -> Table:
    table.w.bearer = seat
    return rebuilt(table)


@rule("GH-SETUP-02")
def test_the_players_choose_who_carries_the_doll() -> None:
    table = table_of("brute,tinkerer", 69)
    assert table.told("carries") == [{"seat": 0, "thing": "doll"}]
    assert table.w.bearer == 0


@rule("GH-LOOT-01")
@pytest.mark.parametrize(("near", "holder"), [(True, 0), (False, 1)])
def test_a_loot_ability_takes_it_from_somebody_in_range(near: bool, holder: int) -> None:
    table = carried_by(in_scenario(69, "brute", "grab-and-go", rooms="all"), 1)
    if near:
        moved(table, "scoundrel", beside(table, table.spot("brute")))
    else:
        far = place(table.w).spots[place(table.w).marked("b")[0]]
        moved(table, "brute", far)
    table.do("top:grab-and-go")
    assert (table.kind == "hand-over") is near
    if near:
        table.do("do")
    assert table.w.bearer == holder


def test_whoever_loots_may_leave_it() -> None:
    table = carried_by(in_scenario(69, "brute", "grab-and-go"), 1)
    moved(table, "scoundrel", beside(table, table.spot("brute"))).do("top:grab-and-go", "skip")
    assert table.w.bearer == 1


@rule("GH-EXH-01", "GH-LOOT-05")
def test_the_exhausted_leave_it_on_their_hex_and_another_takes_it_there() -> None:
    table = carried_by(in_scenario(69), 1)
    where = table.spot("scoundrel")
    exhaust(table.match, 1)
    assert table.w.bearer == -1
    assert table.w.treasures == {place(table.w).cells[where]: "doll"}
    moved(table, "brute", where)
    turn_ends(table, "brute")
    assert table.w.bearer == 0
    assert not table.w.treasures


@rule("GH-ENDSCEN-01")
@pytest.mark.parametrize(("holder", "verdict"), [(0, "won"), (1, "")])
def test_it_is_won_when_the_doll_comes_beside_the_well(holder: int, verdict: str) -> None:
    table = carried_by(in_scenario(69, rooms="all"), holder)
    goal = beside(table, hex_of(table, "a"))
    start = beside(table, goal)
    moved(table, "brute", start)
    card = table.hero().played[0]
    table.do(f"move:{card}", f"go:{goal}")
    assert table.w.verdict == verdict


@rule("GH-OVERLAY-05", "GH-SPECIAL-01")
def test_the_plate_opens_the_door_and_brings_vermlings_and_traps() -> None:
    table = table_of("brute,tinkerer", 69)
    leave_only(table)
    w, lair = table.w, place(table.w)
    hut = next(at for at, room in enumerate(lair.rooms) if room >> lair.marked("b")[0] & 1)
    w.rooms = [*w.rooms, hut] if hut not in w.rooms else w.rooms
    w.doors = [door for door in lair.doors if hut in lair.behind[door]]
    present(w, "brute").cell = lair.marked("b")[0]
    present(w, "tinkerer").cell, other = lair.marked("d")[0], lair.marked("d")[1]
    turn_ends(table, "brute")
    while table.kind not in ("cards", "damage"):
        table.do(table.options[0])
    assert [event["figure"] for event in table.told("sprang")] == ["tinkerer"]
    table.pass_all("cards")
    assert {spot(w, cell) for cell in w.traps} >= {spot(w, other)}
    told = [event["figure"].rpartition("-")[0] for event in table.told("spawned")]
    assert told == ["vermling-scout", "vermling-scout", "vermling-shaman"]
