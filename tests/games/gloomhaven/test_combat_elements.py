"""ELEM: infusing, using and waning, for characters and for monsters."""

import pytest

from questhall.games.gloomhaven.content.effects import ANY
from questhall.games.gloomhaven.content.terms import ELEMENTS, MEDIUM, STRONG, WEAK
from questhall.games.gloomhaven.rules.combat.elements import (
    cannot_use,
    monster_uses,
    use,
    wane,
    ways_to_use,
)
from questhall.games.gloomhaven.state import ElementBoard
from questhall.kernel import Refused
from questhall.ledger import rule


def charged(**columns: int) -> ElementBoard:
    board = ElementBoard()
    board.columns.update(columns)  # type: ignore[call-overload]  # names of elements
    return board


@rule("GH-ELEM-05")
@pytest.mark.parametrize("column", [MEDIUM, STRONG])
def test_a_charged_element_can_be_used_and_is_weak_then(column: int) -> None:
    board = charged(dark=column)
    use(board, ["dark"], ["dark"])
    assert board.columns["dark"] == WEAK
    with pytest.raises(Refused, match=r"element\.weak"):
        use(board, ["dark"], ["dark"])


@rule("GH-ELEM-07")
def test_one_symbol_uses_one_element() -> None:
    board = charged(fire=STRONG, ice=STRONG)
    use(board, [ANY], ["ice"])
    assert (board.columns["fire"], board.columns["ice"]) == (STRONG, WEAK)
    assert cannot_use(charged(fire=STRONG, ice=STRONG), [ANY], ["fire", "ice"]) is not None


@rule("GH-ELEM-09")
def test_several_effects_are_paid_for_one_by_one_in_the_players_order() -> None:
    # Two effects, "fire" and "any": after one has used fire the other must find something else.
    first = charged(fire=STRONG, air=MEDIUM)
    use(first, ["fire"], ["fire"])
    assert ways_to_use(first, [ANY]) == [("air",)]
    other = charged(fire=STRONG, air=MEDIUM)
    use(other, [ANY], ["fire"])
    assert ways_to_use(other, ["fire"]) == []


@rule("GH-ELEM-10")
def test_an_effect_with_several_symbols_takes_all_of_them() -> None:
    board = charged(fire=STRONG, air=WEAK)
    assert ways_to_use(board, ["fire", "air"]) == []
    assert cannot_use(board, ["fire", "air"], ["fire"]) is not None
    assert board.columns["fire"] == STRONG
    both = charged(fire=STRONG, air=MEDIUM)
    use(both, ["fire", "air"], ["fire", "air"])
    assert [both.columns[element] for element in ELEMENTS] == [WEAK] * 6


@rule("GH-ELEM-13", "GH-ELEM-07")
def test_the_circle_is_any_charged_element_and_two_circles_are_two() -> None:
    board = charged(fire=STRONG, dark=MEDIUM)
    assert ways_to_use(board, [ANY]) == [("dark",), ("fire",)]
    assert ways_to_use(board, [ANY, ANY]) == [("dark", "fire"), ("fire", "dark")]
    assert ways_to_use(charged(fire=STRONG), [ANY, ANY]) == []
    assert ways_to_use(board, ["fire", ANY]) == [("fire", "dark")]


@rule("GH-ELEM-12", "GH-IX-28")
def test_a_type_uses_an_element_once_and_all_its_monsters_gain() -> None:
    board = charged(fire=MEDIUM)
    assert monster_uses(board, "archer", ["fire"])
    assert board.columns["fire"] == WEAK
    assert [monster_uses(board, "archer", ["fire"]) for _ in range(2)] == [True, True]
    assert not monster_uses(board, "imp", ["fire"]), "another type finds nothing left"


@rule("GH-ELEM-12")
def test_the_bonus_of_a_type_ends_with_the_round() -> None:
    board = charged(fire=STRONG)
    assert monster_uses(board, "archer", ["fire"])
    wane(board)
    assert not monster_uses(board, "archer", ["fire"])


@rule("GH-ELEM-12", "GH-ELEM-07")
def test_a_type_does_not_spend_again_what_was_infused_meanwhile() -> None:
    board = charged(fire=STRONG)
    monster_uses(board, "archer", ["fire"])
    board.columns["fire"] = STRONG
    assert monster_uses(board, "archer", ["fire"])
    assert board.columns["fire"] == STRONG


@rule("GH-ELEM-13")
def test_the_players_choose_what_monsters_use_for_a_circle() -> None:
    board = charged(fire=STRONG, dark=MEDIUM)
    assert monster_uses(board, "imp", [ANY], chosen=["fire"])
    assert (board.columns["fire"], board.columns["dark"]) == (WEAK, MEDIUM)
