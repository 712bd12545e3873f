"""Items that wait for something: terrain, an element, neighbours, another's turn, the end of one's own."""

from __future__ import annotations

import pytest

from questhall.games.gloomhaven.rules.play.table import distance
from questhall.ledger import rule
from tests.games.gloomhaven.bandits import guards
from tests.games.gloomhaven.moments import attacked, item
from tests.games.gloomhaven.play import Table, a_turn
from tests.games.gloomhaven.test_play_items_c import state_of, with_item

GROVE = {"scenario": 59, "friends": {"D9": "scoundrel"}}  # F8 is hazardous, F7 and E8 are difficult


def in_the_grove(number: int, at: str = "G8", **position: object) -> Table:
    return a_turn("brute", "grab-and-go", items=(number,) if number else (), at=at, **GROVE, **position)  # type: ignore[arg-type]


# Terrain


@rule("GH-ITEM-07", "GH-OVERLAY-11", "GH-OVERLAY-14")
@pytest.mark.parametrize(("number", "far", "hurt"), [(0, False, True), (98, True, False), (99, False, False)])
def test_boots_against_terrain(number: int, far: bool, hurt: bool) -> None:
    """From G8 to E7 leads difficult or hazardous ground: two hexes, for a basic Move 2."""
    table = in_the_grove(number)
    card = table.hero().played[0]
    table.do(f"move:{card}")
    assert ("go:E7" in table.options) is far
    life = table.hp("brute")
    table.do("go:F8").pass_all("turn")
    assert (table.hp("brute") < life) is hurt


@rule("GH-ITEM-07", "GH-OVERLAY-11")
def test_magma_waders_heal_once_in_a_turn_with_a_step_on_hazardous_terrain() -> None:
    table = in_the_grove(99, hit_points=3)
    assert item(99) not in table.options
    assert table.why_not(item(99)) == "GH-ITEM-07"
    table.do(f"move:{table.hero().played[0]}", "go:F8")
    table.do(item(99), "do")
    assert table.hp("brute") == 5
    assert item(99) not in table.options


# Against an attack


@rule("GH-ITEM-13", "GH-ELEM-01")
@pytest.mark.parametrize(("elements", "offered"), [("ice", True), ("fire", False), ("", False)])
def test_the_wave_crest_pushes_the_attacker_while_ice_is_strong(elements: str, offered: bool) -> None:
    table = attacked(with_item(111, foes=guards("H10"), elements=elements), 2)
    assert (table.kind == "attacked-item") is offered
    if offered:
        table.do(item(111))
        table.pass_all("shove")
        assert table.told("hit")
        while table.kind == "shove":
            table.do(next(key for key in table.options if key.startswith("push")))
        cells = [table.figure(id_).cell for id_ in ("brute", "bandit-guard-1")]
        assert distance(table.w, *cells) == 3
        assert state_of(table, 111) == "ready"
        assert table.w.elements.columns["ice"] == 2


# A command


@rule("GH-TERM-15", "GH-ITEM-12")
def test_the_doomed_compass_leads_an_enemy_two_hexes_into_a_trap() -> None:
    table = with_item(124, foes=guards("H9", hp=20), traps="F9").do(item(124), "target:bandit-guard-1")
    table.do("go:F9").pass_all("turn")
    assert table.told("sprang")
    assert state_of(table, 124) == "used-up"


def test_the_doomed_compass_reaches_five_hexes() -> None:
    table = with_item(124, at="E9", foes=guards("K12"))
    table.do(item(124))
    assert table.kind == "turn"
