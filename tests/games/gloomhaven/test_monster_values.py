"""MONSTAT, MONMOVE and MONATK: the numbers a monster acts with."""

import pytest

from questhall.games.gloomhaven.content.actions import Reach
from questhall.games.gloomhaven.rules.monsters.values import Values, attack_range, attack_value, move_points
from questhall.ledger import rule

GUARD = Values(hit_points=5, move=2, attack=2)
ARCHER = Values(hit_points=4, move=2, attack=2, range=3)


@rule("GH-MONMOVE-01", "GH-MONSTAT-04")
def test_a_move_is_the_base_move_plus_the_cards_number() -> None:
    assert [move_points(ARCHER, bonus) for bonus in (-3, -1, 0, 1)] == [0, 1, 2, 3]


@rule("GH-MONATK-01", "GH-MONSTAT-05")
def test_an_attack_is_the_base_attack_plus_the_cards_number() -> None:
    assert [attack_value(ARCHER, bonus) for bonus in (-3, -1, 0, 2)] == [0, 1, 2, 4]


@rule("GH-MONATK-04", "GH-MONSTAT-06")
@pytest.mark.parametrize(
    ("values", "reach", "expected"),
    [
        (ARCHER, Reach(), 3),
        (ARCHER, Reach(stated=5), 5),
        (ARCHER, Reach(bonus=1), 4),
        (ARCHER, Reach(bonus=-1), 2),
        (ARCHER, Reach(bonus=-4), 1),
        (GUARD, Reach(), 0),
        (GUARD, Reach(stated=2), 2),
        (GUARD, Reach(bonus=1), 0),
    ],
)
def test_the_range_is_the_cards_or_else_the_monsters_own(values: Values, reach: Reach, expected: int) -> None:
    assert attack_range(values, reach) == expected


@rule("GH-AREA-02", "GH-MONATK-04")
def test_a_pattern_with_a_grey_hex_is_melee_even_for_an_archer() -> None:
    assert attack_range(ARCHER, pattern=((0, 0), (1, 0))) == 0
    assert attack_range(ARCHER, pattern=((1, 0), (2, 0))) == 3
